package import AutoLayout
package import Diagnosis
package import Prose

/// `sweep HANDLE from A to B`: from one break point to the next what moves and how fast, what breaks
/// and what is ambiguous. Nothing has changed.
package enum SweepReport {
  /// - Parameter line: What was asked, as it can be typed again.
  package static func make(
    _ sweep: Sweep, from start: Double, to end: Double, asked line: String, in document: Document
  ) -> Report {
    let handle = document.handleText(sweep.swept.handle)
    let now = document.number(at: sweep.swept) ?? 0
    var report: Report = [
      .row(
        Phrase(en: "sweep", ja: "スイープ"),
        Phrase(
          en: "\(handle) from \(start) to \(end); now it is \(now)",
          ja: "\(handle) を \(start) から \(end) まで（今は \(now)）"))
    ]
    let pieces = sweep.pieces.map { self.report(of: $0, asked: line, in: document) }
    report.append(.abridged(abridged(pieces, asked: line)))
    if sweep.isCut {
      report.append(
        .row(
          "",
          Phrase(
            en: "there are more break points than were followed: sweep a part of it",
            ja: "変わり目が多すぎて追い切れません。範囲を狭めてください")))
    }
    report.append(.row("", Phrase(en: "nothing is changed", ja: "レイアウトは変更していません")))
    return report
  }

  // MARK: What a screen has room for

  private static let mostRows = 18
  private static let mostMovements = 4

  /// As many pieces as fit.
  private static func abridged(_ pieces: [Report], asked line: String) -> Report.Abridged {
    var (rows, count) = (0, 0)
    for piece in pieces {
      rows += piece.rowCount
      if rows > mostRows { break }
      count += 1
    }
    return Report.Abridged(pieces).limited(to: max(1, count)) { rest in
      RestWords.more(rest, see: Text("\(line) --json", as: .command))
    }
  }

  // MARK: A piece

  private static func report(
    of piece: Sweep.Piece, asked line: String, in document: Document
  ) -> Report {
    let label = piece.isPoint ? "\(piece.start)" : Text("\(piece.start) → \(piece.end)")
    let head = Report.Block.row(Phrase(label), state(of: piece, in: document))
    let views = piece.movements.map(\.view)
    let rows = views.enumerated().filter { $0 == 0 || views[$0 - 1] != $1 }.map { _, view in
      let parts = piece.movements.filter { $0.view == view }.map(phrase(for:))
        .joined(separator: Phrase(en: ", ", ja: "、"))
      return Report.Row(detail: Phrase(document.text(of: view)), [parts])
    }
    if rows.isEmpty { return [head] }
    let group = Report.RowGroup(rows)
      .limited(to: mostMovements) {
        RestWords.more($0, see: Text("\(line) of VIEW", as: .command))
      }
    return [head, .rows(group)]
  }

  /// `x  0 → 60 (×1)`; what is at once somewhere else says so.
  private static func phrase(for movement: Sweep.Movement) -> Phrase {
    let name = Phrase(Text(movement.part.name))
    let (start, end) = (movement.start, movement.end)
    let rate = Text(movement.rate.asFactor, as: .number)
    guard let before = movement.jumpedFrom else {
      return Phrase(
        en: "\(name)  \(start) → \(end) (×\(rate))", ja: "\(name)  \(start) → \(end)（×\(rate)）")
    }
    if start.inPoints == end.inPoints {
      return Phrase(
        en: "\(name)  \(before) → \(end) at once", ja: "\(name)  \(before) → \(end)（一度に）")
    }
    return Phrase(
      en: "\(name)  \(start) → \(end) (×\(rate); \(before) just before)",
      ja: "\(name)  \(start) → \(end)（×\(rate)、直前は \(before)）")
  }

  /// What leaves the screen, and what is off it.
  private static func outside(_ all: [Sweep.Outside], in document: Document) -> [Phrase] {
    let gone = all.filter { $0.extent == .throughout }.map(\.view)
    let names = document.list(gone, upTo: 3)
    let passing = all.compactMap { outside -> Phrase? in
      let name = document.text(of: outside.view)
      return switch outside.extent {
      case .throughout: nil
      case .leaves(at: let number):
        Phrase(
          en: "\(name) leaves the screen at \(number)", ja: "\(name) は \(number) から画面の外に出る")
      case .returns(at: let number):
        Phrase(
          en: "\(name) is back on the screen at \(number)", ja: "\(name) は \(number) で画面の中に戻る")
      }
    }
    return passing
      + (gone.isEmpty ? [] : [Phrase(en: "off the screen: \(names)", ja: "画面の外：\(names)")])
  }

  /// What is not in order there, and whether nothing moves.
  private static func state(of piece: Sweep.Piece, in document: Document) -> Phrase {
    guard piece.isKnown else {
      return Phrase(
        en: "not followed: too many break points, or too much rounding",
        ja: "追えません：変わり目が多すぎるか、丸め誤差が大きすぎます")
    }
    var parts: [Phrase] = []
    if !piece.broken.isEmpty {
      parts.append(Phrase(en: "broken: ", ja: "除外：") + document.list(piece.broken, upTo: 4))
    }
    if !piece.free.isEmpty {
      let names = piece.free.map { Phrase(document.text(of: $0.part, of: $0.item)) }
      parts.append(Phrase(en: "ambiguous: ", ja: "曖昧：") + Document.list(names))
    }
    if !piece.missed.isEmpty {
      parts.append(Phrase(en: "missed: ", ja: "未達：") + document.list(piece.missed, upTo: 4))
    }
    parts += outside(piece.outside, in: document)
    if piece.movements.isEmpty, !piece.isPoint {
      parts.append(Phrase(en: "nothing moves", ja: "何も動かない"))
    }
    return parts.isEmpty ? .ok : parts.joined(separator: .listsSeparator)
  }
}

extension Report {
  /// How many lines it takes, if none is wrapped.
  fileprivate var rowCount: Int {
    blocks.reduce(0) { count, block in
      guard case .rows(let group) = block else { return count + 1 }
      return count + (group.cut.map { $0.limit + 1 } ?? group.rows.count)
    }
  }
}

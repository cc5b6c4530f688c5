package import AutoLayout
package import Diagnosis
package import Prose

/// `torutsume label`: between what the view stands, and the ways of closing up, each with the line
/// that does it and what comes of that.
package enum TorutsumeReport {
  /// - Parameter first: The number of the first way, by which `fix` applies it.
  package static func make(
    _ torutsume: Torutsume, from first: Int, in document: Document
  ) -> Report {
    let words = TorutsumeWords(torutsume: torutsume, document: document)
    var report = Report(words.situation)
    let rows = torutsume.ways.enumerated().flatMap { offset, way in
      let line = Report.Row(
        Phrase(Text(way.kind.rawValue, as: .command)),
        ["\(first + offset)", Phrase(EditCode.line(for: way.edits, in: document))])
      let outcome = words.outcome(at: offset, from: first)
      return [line] + (outcome.map { [Report.Row("", ["", $0])] } ?? [])
    }
    if !rows.isEmpty {
      report.append(.rows(Report.RowGroup(rows, columns: [.right])))
      report.append(.row("", TorutsumeWords.howToGo(first, of: torutsume.ways.count)))
    }
    return report
  }
}

/// What is said of the ways to close up.
struct TorutsumeWords {
  let torutsume: Torutsume
  let document: Document

  // MARK: The situation

  var situation: [Report.Block] {
    let label = Phrase(en: "closing", ja: "詰め方")
    let name = document.text(of: torutsume.view)
    switch torutsume.situation {
    case .between(let places):
      return places.enumerated().map { offset, place in
        .row(offset == 0 ? label : "", between(place, name))
      }
    case .arranged(in: let stack, let place): return [.row(label, arranged(stack, place, name))]
    default: return [.row(label, obstacle(name))]
    }
  }

  private func between(_ place: Torutsume.Place, _ name: Text) -> Phrase {
    let (before, behind) = (document.text(of: place.before), document.text(of: place.behind))
    let goal = EquationText(place.goal, in: document).line.styled(.hint)
    return Phrase(
      en: "\(name) is between \(before) and \(behind); without it \(goal)",
      ja: "\(name) は \(before) と \(behind) の間。取り外した後は \(goal) にします")
  }

  private func arranged(_ stack: ViewID, _ place: Torutsume.Place?, _ name: Text) -> Phrase {
    let stack = document.text(of: stack)
    guard let place else {
      return Phrase(
        en: "\(stack) arranges \(name) at an end, where no spacing stays",
        ja: "\(name) は \(stack) の端にあるので、詰めても間隔は残りません")
    }
    let (before, behind) = (document.text(of: place.before), document.text(of: place.behind))
    return Phrase(
      en: "\(stack) arranges \(name) between \(before) and \(behind), \(place.goal.constant) apart",
      ja: "\(stack) が \(before) と \(behind) の間に並べた \(name)。間隔は \(place.goal.constant)")
  }

  private func obstacle(_ name: Text) -> Phrase {
    switch torutsume.situation {
    case .nothingBefore(let items):
      let list = document.list(items)
      return Phrase(
        en:
          "\(list) \(items.count, one: "is", many: "are") tied to where \(name) ends, but \(name) "
          + "begins at no fixed distance from anything: there is no place to close up to",
        ja: "\(list) は \(name) の後ろに続きますが、\(name) の手前の間隔が一定でないので、"
          + "詰める先がありません")
    case .looseBehind(let items):
      let list = document.list(items)
      return Phrase(
        en:
          "\(list) \(items.count, one: "keeps", many: "keep") no fixed distance from where \(name) "
          + "ends, only a limit (>= or <=); nothing closes up without ==",
        ja: "\(name) とその後ろの \(list) の間隔は >= か <= だけで、一定ではありません。"
          + "== の制約がなければ詰められません")
    case .inLine(let item):
      return Phrase(
        en:
          "\(name) begins in line with \(document.text(of: item)) and ends at the edge of what it "
          + "lies in; nothing can close up",
        ja: "\(name) は \(document.text(of: item)) と揃って始まり、親ビューの端で終わるので、詰めるものはありません")
    case .hangingOn(let item):
      let item = document.text(of: item)
      return Phrase(
        en:
          "where \(name) begins depends on \(item), but not on where that ends, and \(name) ends at "
          + "the edge of what it lies in; nothing can close up",
        ja: "\(name) の位置は \(item) を基準にしますが、その末尾の端や下端には続いていません。"
          + "\(name) は親ビューの端で終わるので、詰めるものはありません")
    case .alone:
      return Phrase(
        en: "\(name) reaches from one edge of what it lies in to the other; nothing can close up",
        ja: "\(name) は親ビューの端から端まで届いていて、詰めるものはありません")
    case .framed:
      return Phrase(
        en: "\(name) is placed by its frame, which nothing follows; constraints or a stack view "
          + "close up",
        ja: "\(name) はフレームで置かれていて、連動するものがありません。詰めるには制約かスタックビューが必要です")
    default:
      return Phrase(
        en: "nothing keeps a fixed distance from where \(name) ends, so nothing has to close up",
        ja: "\(name) の後ろに一定の間隔で続くビューがないので、詰めるものはありません")
    }
  }

  // MARK: What comes of a way

  static func howToGo(_ number: Int, of count: Int) -> Phrase {
    let way =
      count == 1
      ? Phrase(
        en: "\("fix \(number)", as: .command) does it",
        ja: "\("fix \(number)", as: .command) で実行します")
      : Phrase(
        en: "\("fix \(number)", as: .command) does it the first way, \("fix N", as: .code) another",
        ja: "\("fix \(number)", as: .command) で先頭の方法を、\("fix N", as: .code) で番号の方法を実行します")
    return way + others(before: number)
  }

  /// The repairs that are numbered before the ways, which `fix` lists.
  private static func others(before number: Int) -> Phrase {
    let list = Text("fix", as: .command)
    return switch number {
    case 1: Phrase(en: ".", ja: "。")
    case 2:
      Phrase(
        en: "; 1 repairs what is told already: \(list)", ja: "（1 は表示済みの問題の修正案：\(list)）")
    default:
      Phrase(
        en: "; 1 to \(number - 1) repair what is told already: \(list)",
        ja: "（1 から \(number - 1) は表示済みの問題の修正案：\(list)）")
    }
  }

  /// Said once of all ways that end alike, at the first of them, so that ten ways fit on a screen; `nil`
  /// for the others.
  ///
  /// - Parameter first: The number of the first way.
  func outcome(at offset: Int, from first: Int) -> Phrase? {
    let outcome = torutsume.ways[offset].outcome
    let alike = torutsume.ways.indices.filter { torutsume.ways[$0].outcome.isSame(as: outcome) }
    guard alike.first == offset else { return nil }
    let parts =
      [effect(of: outcome)]
      + [priorities(outcome.priorities), alsoSo(alike.dropFirst().map { first + $0 })]
      .compactMap(\.self)
    return parts.joined(separator: Phrase(en: "; ", ja: "。"))
  }

  private func alsoSo(_ numbers: [Int]) -> Phrase? {
    guard !numbers.isEmpty else { return nil }
    let list = numbers.map { Phrase("\($0)") }.listed()
    return Phrase(
      en: "the same with \(list)", ja: "\(list) も同じ結果")
  }

  private func effect(of outcome: Torutsume.Outcome) -> Phrase {
    let moves = moves(outcome.movements)
    switch outcome.verdict {
    case .closes:
      return torutsume.situation.places.isEmpty
        ? moves : Phrase(en: "\("closes", as: .good): \(moves)", ja: "\("詰まる", as: .good)：\(moves)")
    case .closesWithRemarks, .leavesSpace, .hidesContent:
      let remains = outcome.remainders.map(remainder).joined(separator: Phrase(en: ", ", ja: "、"))
      let remarks = remarks(on: outcome)
      return [
        moves, remains, remarks.isEmpty ? "" : Phrase(en: "but \(remarks)", ja: "ただし \(remarks)"),
      ].filter { !$0.isEmpty }.joined(separator: Phrase(en: "; ", ja: "。"))
    case .ambiguous:
      return FixWords.ambiguous(outcome.ambiguous, in: document).joined()
    case .conflicts:
      let list = Document.list(outcome.broken.map(name))
      return Phrase(en: "\(list) cannot hold then", ja: "\(list) が成り立たなくなる")
    }
  }

  /// What looks like a mistake then; not of space that is left, which may be why.
  private func remarks(on outcome: Torutsume.Outcome) -> Phrase {
    let told =
      outcome.remainders.isEmpty
      ? outcome.suspicions : outcome.suspicions.filter(\.hidesContent)
    let shown = told.prefix(Self.mostRemarks).map { suspicion in
      FixWords.crushed([suspicion], in: document).first
        ?? SuspicionWords(document: document).phrase(for: suspicion)
    }.joined(separator: Phrase(en: ", ", ja: "、"))
    let rest = told.count - Self.mostRemarks
    return rest > 0
      ? Phrase(en: "\(shown) and \(rest) more", ja: "\(shown) ほか \(rest) 件") : shown
  }

  private static let mostRemarks = 2

  private func name(of broken: Torutsume.Outcome.Broken) -> Phrase {
    switch broken {
    case .present(let handle): Phrase(document.handleText(handle))
    case .made(let equation): Phrase(EquationText(equation, in: document).line)
    }
  }

  private func remainder(_ remainder: Torutsume.Outcome.Remainder) -> Phrase {
    let before = document.text(of: remainder.place.before)
    let behind = document.text(of: remainder.place.behind)
    let amount = remainder.amount.magnitude
    return remainder.amount > 0
      ? Phrase(
        en: "\(amount) too much between \(before) and \(behind)",
        ja: "\(before) と \(behind) の間が \(amount) 余る")
      : Phrase(
        en: "\(before) and \(behind) come \(amount) too close",
        ja: "\(before) と \(behind) が \(amount) 近すぎる")
  }

  private func priorities(_ range: ClosedRange<Int>?) -> Phrase? {
    guard let range else { return nil }
    return Phrase(
      en: "any priority from \(range.lowerBound) to \(range.upperBound) will do",
      ja: "優先度は \(range.lowerBound) から \(range.upperBound) まで使える")
  }

  private static let mostMoves = 2

  private func moves(_ movements: [Change.Movement]) -> Phrase {
    if movements.isEmpty { return Phrase(en: "nothing moves", ja: "何も動かない") }
    let shown = movements.prefix(Self.mostMoves).map(move)
      .joined(separator: Phrase(en: ", ", ja: "、"))
    let rest = movements.count - Self.mostMoves
    return rest > 0
      ? Phrase(en: "\(shown) and \(rest) more", ja: "\(shown) ほか \(rest) 件") : shown
  }

  private func move(_ movement: Change.Movement) -> Phrase {
    "\(document.text(of: movement.view)) \(MovementRows.phrase(for: movement, free: FreeParts([])))"
  }
}

extension Torutsume.Outcome {
  /// But for what can be chosen.
  fileprivate func isSame(as other: Self) -> Bool {
    var copy = other
    copy.priorities = priorities
    return copy == self
  }
}

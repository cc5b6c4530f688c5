package import Prose

/// What leads someone who has never been here to a first layout, and to a conflict explained and
/// repaired: each answer is followed by the line that comes next, for as long as they follow. The
/// view may have a name of their own.
package struct Tour: Sendable {
  struct Stop: Sendable {
    /// Of a view that is called `title`.
    let line: String
    /// What stands over the line; ends in a colon.
    let invitation: Phrase
    /// The same in a list.
    let meaning: Phrase
  }

  /// Where the lines stand that were typed.
  private var done: Set<Int> = []
  private var isOver = false
  /// What the view is called in the lines that were typed; `nil` before there is one.
  private var name: String?

  package init() {}

  /// The first screen.
  package static var greeting: Report {
    var report: Report = [.paragraph(welcome)]
    for stop in stops.prefix(linesOfFirstLayout) { report.append(block(for: stop.line)) }
    report.append(.paragraph(keys))
    return report
  }

  /// What to type after `line`, if it was the one to be typed and did what it should.
  package mutating func advice(after line: String, _ turn: Turn) -> Report? {
    guard !isOver, !turn.isRefused, let (place, typedName) = Self.place(of: line),
      let name = typedName ?? name
    else { return nil }
    guard turn.broughtConflict == (place == Self.conflict), done.insert(place).inserted else {
      return nil
    }
    self.name = name
    guard let next = next(after: place) else {
      isOver = true
      return [.paragraph(Self.end)]
    }
    let stop = Self.stops[next]
    return [.paragraph(stop.invitation), Self.block(for: stop.line(naming: name))]
  }

  /// The next line that was not typed yet; without its two sides nothing conflicts with a width.
  private func next(after place: Int) -> Int? {
    let next = Self.stops.indices.first { $0 > place && !done.contains($0) }
    return next == Self.conflict && !done.contains(Self.pinning) ? Self.pinning : next
  }

  /// For someone who has come to a conflict in another way.
  package static let firstConflict: Report = [
    .paragraph(
      Phrase(
        en:
          "\("fix 1", as: .code) takes the first repair, \("undo", as: .code) the last line back; "
          + "\("help conflict", as: .code) explains.",
        ja: "\("fix 1", as: .code) で一つ目の修正案を使い、\("undo", as: .code) で直前の行を戻します。"
          + "説明は \("help conflict", as: .code)。"))
  ]

  /// Which of the lines it is, and the name in it where that has one.
  private static func place(of line: String) -> (place: Int, name: String?)? {
    let typed = line.split(separator: " ").joined(separator: " ")
    for (place, stop) in stops.enumerated() {
      if stop.line == typed, !stop.hasName { return (place, nil) }
      if let name = stop.name(in: typed) { return (place, name) }
    }
    return nil
  }

  private static func block(for line: String) -> Report.Block {
    .paragraph("\(line, as: .code)", indent: 2)
  }

  private static let linesOfFirstLayout = 3
  /// Where the line stands that pins both sides.
  private static let pinning = 1
  /// Where the line stands that cannot hold.
  private static let conflict = 4
}

extension Tour.Stop {
  private static let name = "title"

  fileprivate var hasName: Bool { line.contains(Self.name) }

  fileprivate func line(naming name: String) -> String { line.replacing(Self.name, with: name) }

  /// What stands in the place of the name; `nil` where the line is another one. A text may be any, or
  /// none.
  fileprivate func name(in typed: String) -> String? {
    if typed.hasSuffix("\""), !line.hasSuffix("\"") { return nil }
    let (pattern, typed) = (Self.withoutText(line), Self.withoutText(typed))
    let parts = pattern.split(
      separator: Self.name, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, typed.hasPrefix(parts[0]), typed.hasSuffix(parts[1]) else {
      return nil
    }
    let name = typed.dropFirst(parts[0].count).dropLast(parts[1].count)
    let isWord = name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    return name.isEmpty || !isWord ? nil : String(name)
  }

  private static func withoutText(_ line: String) -> String {
    String(line.prefix { $0 != "\"" }).trimmed
  }
}

// MARK: Words

extension Tour {
  private static let welcome = Phrase(
    en: "Tsume is a debugger for Auto Layout. For a first layout, type these three lines:",
    ja: "Tsume は Auto Layout のデバッガーです。まず、次の三行を入力してみてください：")

  private static let keys = Phrase(
    en: "Tab completes, \("help", as: .command) lists everything, Ctrl-D ends.",
    ja: "Tab で補完、\("help", as: .command) で一覧、Ctrl-D で終了します。")

  static let stops: [Stop] = [
    Stop(
      line: "add label title \"Hello\"", invitation: Phrase(en: "Make a view:", ja: "ビューを作ります："),
      meaning: Phrase(en: "makes a view", ja: "ビューを作る")),
    Stop(
      line: "H:|-16-[title]-16-|",
      invitation: Phrase(en: "Next, pin it to both sides:", ja: "次に、左右に固定します："),
      meaning: Phrase(en: "pins it to both sides", ja: "左右に固定する")),
    Stop(
      line: "title.top == view.safeArea.top + 8",
      invitation: Phrase(en: "Then place it below the status bar:", ja: "続けて、上の位置を決めます："),
      meaning: Phrase(en: "below the status bar", ja: "上の位置を決める")),
    Stop(
      line: "draw",
      invitation: Phrase(en: "Nothing is ambiguous. Look at it:", ja: "曖昧な所がなくなりました。見てみます："),
      meaning: Phrase(en: "shows it", ja: "描いて見る")),
    Stop(
      line: "title.width == 500",
      invitation: Phrase(en: "Now ask for what cannot be:", ja: "では、成り立たない制約を加えます："),
      meaning: Phrase(en: "cannot hold: a conflict", ja: "成り立たない（矛盾）")),
    Stop(
      line: "fix 1",
      invitation: Phrase(
        en: "The sum proves it. Take the first repair:", ja: "足し算が証明です。一つ目の修正案を使います："),
      meaning: Phrase(en: "takes the first repair", ja: "一つ目の修正案を使う")),
    Stop(
      line: "why title.width",
      invitation: Phrase(en: "Ask where a value comes from:", ja: "値の理由を聞きます："),
      meaning: Phrase(en: "asks where a value comes from", ja: "値の理由を調べる")),
  ]

  private static let end = Phrase(
    en:
      "That is how it goes. \("undo", as: .code) takes a line back, \("save NAME", as: .code) keeps "
      + "them all, \("help start", as: .code) shows these again.",
    ja: "これで一通りです。\("undo", as: .code) で戻し、\("save NAME", as: .code) で保存できます。"
      + "今の手順は \("help start", as: .code) で見られます。")
}

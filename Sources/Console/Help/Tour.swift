import Patience
package import Prose

/// What leads someone who has never been here to a first layout, and to a conflict explained and
/// repaired: who has come as far as the next stop is told what is missing then. How far that is, the
/// layout says, however the lines were spelt; the view may have a name of their own.
package struct Tour: Sendable {
  /// What a line of it leads to, in its order.
  enum Goal: Sendable { case view, sides, place, picture, conflict, repair, reason }

  struct Stop: Sendable {
    let goal: Goal
    /// Of a view that is called `title`.
    let line: String
    /// What stands over the line; ends in a colon.
    let invitation: Phrase
    /// The same in a list.
    let meaning: Phrase
  }

  private var reached: Set<Goal> = []
  private var isOver = false
  /// What was last said to come next.
  private var told: Goal?

  package init() {}

  /// The first screen.
  package static var greeting: Report {
    var report: Report = [.paragraph(welcome)]
    for stop in stops.prefix(linesOfFirstLayout) { report.append(block(for: stop.line)) }
    report.append(.paragraph(keys))
    return report
  }

  /// What to type after `line`, if that has led to something new, and nobody stops it: lines are tried to
  /// find that out.
  package mutating func advice(
    after line: String, _ turn: Turn, in session: Session
  ) -> Report? {
    guard !isOver, !turn.isRefused else { return nil }
    let before = self
    return LineWork.of(session.surroundings.isInterrupted) {
      guard let place = TourPlace(in: session) else { return nil }
      let advice = self.advice(after: line, turn, at: place)
      if !LineWork.wasCutShort { return advice }
      self = before
      return nil
    }
  }

  private mutating func advice(
    after line: String, _ turn: Turn, at place: TourPlace
  ) -> Report? {
    let before = reached
    for stop in Self.stops where !reached.contains(stop.goal) {
      if isReached(stop, by: line, turn, at: place) { reached.insert(stop.goal) }
    }
    if reached == before { return nil }
    let onlyAsks = reached.subtracting(before).isSubset(of: [.picture, .reason])
    let isWithinConflict = place.session.hasConflict && !turn.broughtConflict
    for stop in Self.stops where isMissing(stop.goal, at: place) {
      guard let line = place.line(of: stop) else { continue }
      // Whoever only asks, or is in the conflict still, has been told what comes next.
      if told == stop.goal, onlyAsks || isWithinConflict { return nil }
      told = stop.goal
      return [.paragraph(stop.invitation), Self.block(for: line)]
    }
    isOver = reached.contains(.reason)
    return isOver ? [.paragraph(Self.end)] : nil
  }

  private func isReached(
    _ stop: Stop, by line: String, _ turn: Turn, at place: TourPlace
  ) -> Bool {
    switch stop.goal {
    case .view: true
    case .sides, .place: !place.session.hasConflict && !isUnsettled(stop.goal, at: place)
    case .picture, .reason: place.session.withWholeWord(line).firstWord == stop.line.firstWord
    case .conflict: turn.broughtConflict
    case .repair: reached.contains(.conflict) && !place.session.hasConflict
    }
  }

  /// While there is a conflict nothing is but its repair.
  private func isMissing(_ goal: Goal, at place: TourPlace) -> Bool {
    if place.session.hasConflict { return goal == .repair }
    return isUnsettled(goal, at: place)
  }

  /// Without sides that are fixed no width conflicts. Who has settled everything already, as by a
  /// paste, is not asked to fix more.
  private func isUnsettled(_ goal: Goal, at place: TourPlace) -> Bool {
    switch goal {
    case .sides:
      place.hasAmbiguity(about: goal)
        || !place.isSettled && !reached.contains(.conflict)
          && !Self.stops.contains {
            $0.goal == .conflict && place.line(of: $0) != nil
          }
    case .place: place.hasAmbiguity(about: goal)
    default: !reached.contains(goal)
    }
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

  private static func block(for line: String) -> Report.Block {
    .paragraph("\(line, as: .code)", indent: 2)
  }

  private static let linesOfFirstLayout = 3
}

// MARK: Words

extension Tour {
  private static let welcome = Phrase(
    en: "Tsume is a debugger for Auto Layout. For a first layout, type these three lines:",
    ja: "Tsume は Auto Layout のデバッガーです。まず、次の三行を入力してみてください：")

  private static let keys = Phrase(
    en:
      "Tab completes, \("help", as: .command) lists everything, \("lesson", as: .command) teaches, Ctrl-D ends.",
    ja: "Tab で補完、\("help", as: .command) で一覧、\("lesson", as: .command) で学習、Ctrl-D で終了します。")

  static let stops: [Stop] = [
    Stop(
      goal: .view, line: "add label title \"Hello\"",
      invitation: Phrase(en: "Make a view:", ja: "ビューを作ります："),
      meaning: Phrase(en: "makes a view", ja: "ビューを作る")),
    Stop(
      goal: .sides, line: "H:|-16-[title]-16-|",
      invitation: Phrase(en: "Next, pin it to both sides:", ja: "次に、左右に固定します："),
      meaning: Phrase(en: "pins it to both sides", ja: "左右に固定する")),
    Stop(
      goal: .place, line: "title.top == view.safeArea.top + 8",
      invitation: Phrase(en: "Then place it below the status bar:", ja: "続けて、上の位置を決めます："),
      meaning: Phrase(en: "below the status bar", ja: "上の位置を決める")),
    Stop(
      goal: .picture, line: "draw",
      invitation: Phrase(en: "Nothing is ambiguous. Look at it:", ja: "曖昧なところがなくなりました。見てみます："),
      meaning: Phrase(en: "shows it", ja: "描いて見る")),
    Stop(
      goal: .conflict, line: "title.width == 500",
      invitation: Phrase(en: "Now ask for what cannot be:", ja: "では、成り立たない制約を加えます："),
      meaning: Phrase(en: "cannot hold: a conflict", ja: "成り立たない（矛盾）")),
    Stop(
      goal: .repair, line: "fix 1",
      invitation: Phrase(
        en: "The sum proves it. Take the first repair:", ja: "この足し算が、成り立たないことの証明です。一つ目の修正案を使います："),
      meaning: Phrase(en: "takes the first repair", ja: "一つ目の修正案を使う")),
    Stop(
      goal: .reason, line: "why title.width",
      invitation: Phrase(en: "Ask where a value comes from:", ja: "値の理由を調べます："),
      meaning: Phrase(en: "asks where a value comes from", ja: "値の理由を調べる")),
  ]

  private static let end = Phrase(
    en:
      "That is how it goes. \("undo", as: .code) takes a line back, \("save NAME", as: .code) keeps "
      + "them all, \("help start", as: .code) shows these again.",
    ja: "これで一通りです。\("undo", as: .code) で戻し、\("save NAME", as: .code) で保存できます。"
      + "この流れは \("help start", as: .code) で見られます。")
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// `save layout.tsume`: the lines on the path from the start to now.
struct SaveCommand: Command {
  static let signature = Signature(
    "save", .sessions, usage: ["[FILE [replace]]"],
    summary: Phrase(
      en: "Writes the lines from the start to now into a session file.",
      ja: "最初から今までの入力をセッションファイルに書き出します。"),
    details: Phrase(
      en: "Of a file that was replayed, comments, blank lines, questions and | lines stay as well. "
        + "What is no session, or leads out of its folder, is never written over. A session that is "
        + "replayed writes nothing. What an expect line expects in vain is marked as failing. "
        + "fix 3 is saved as what it did, and a number with what it stands for (see \("help handles", as: .command)).",
      ja: "再生したファイルのコメント、空行、質問の行、| の行も残ります。セッションでないファイルや、"
        + "フォルダーの外につながるリンクには上書きしません。再生中のセッションは何も書き込みません。"
        + "成り立たない expect には failing の印を付けます。fix 3 は行った変更として、"
        + "番号は制約の内容を添えて保存します（\("help handles", as: .command)）。"),
    options: [
      .init(
        "FILE",
        means: Phrase(en: "without it, the file that was saved last", ja: "省くと、前に保存したファイル")),
      .init(
        "replace",
        means: Phrase(
          en: "also in the place of another session", ja: "別のセッションのファイルにも上書きする")),
    ],
    parameters: [.fileEnding([".tsume"]), .word(["replace"])],
    examples: [.init("save layout.tsume", after: ["add label title"])],
    related: ["replay", "allow", "files"])

  private let path: String?
  private let replaces: Bool
  private let range: SourceRange?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.next?.range
    path =
      arguments.isAtEnd
      ? nil : try arguments.path(toWrite: ".tsume", with: Self.signature.word)
    replaces = arguments.skip("replace")
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let path = path ?? snapshot.savedPath else { throw .objection(CommandWords.saveWhere) }
    return Outcome(effect: .save(path: path, replaces: replaces, at: range))
  }
}

/// `replay layout.tsume`: runs a session from an empty document, up to a breakpoint.
struct ReplayCommand: Command {
  static let signature = Signature(
    "replay", .sessions, usage: ["FILE"],
    summary: Phrase(
      en: "Runs a session file from an empty document, on a branch of its own.",
      ja: "セッションファイルを、空の状態から別の枝で実行します。"),
    details: Phrase(
      en:
        "Of a file with more than 500 lines, only the last line is told; goto and diff show every "
        + "step.",
      ja: "500 行を超えるファイルでは、最後の行の結果だけを表示します。各手順は goto と diff で見られます。"),
    parameters: [.fileEnding([".tsume"])],
    examples: [.init("replay layout.tsume", after: ["add label title", "save layout.tsume"])],
    related: ["step", "continue", "break", "save", "allow", "files"])

  private let path: String
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    path = try arguments.path()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .replay(path: Self.found(path, on: snapshot), at: range))
  }

  /// `save layout` has written `layout.tsume`.
  private static func found(_ path: String, on snapshot: Snapshot) -> String {
    let ended = "\(path).tsume"
    guard case .failure(.missing) = snapshot.read(path), case .success = snapshot.read(ended) else {
      return path
    }
    return ended
  }
}

/// `step`: the next line of the session that is being replayed.
struct StepCommand: Command {
  static let signature = Signature(
    "step", .sessions,
    summary: Phrase(en: "Replays one more line.", ja: "再生を一行だけ進めます。"),
    examples: [
      .init(
        "step",
        after: ["add label title", "add label note", "save a.tsume", "break 1", "replay a.tsume"])
    ], counterpart: "lldb: next", related: ["replay", "back", "continue"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .replayStep) }
}

/// `back`: one line back in the session that is being replayed.
struct BackCommand: Command {
  static let signature = Signature(
    "back", .sessions,
    summary: Phrase(en: "Goes one line back in a replay.", ja: "再生を一行だけ戻します。"),
    details: Phrase(
      en: "After undo, too, step takes the line that was undone. In a lesson it goes a task back.",
      ja: "undo で戻ったときも、step は取り消した行から進みます。レッスンでは前の課題に戻ります。"),
    examples: [
      .init(
        "back",
        after: ["add label title", "add label note", "save a.tsume", "break 1", "replay a.tsume"])
    ], counterpart: "lldb: reverse-next", related: ["replay", "step", "undo"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .replayBack) }
}

/// `continue`: on to the next breakpoint.
struct ContinueCommand: Command {
  static let signature = Signature(
    "continue", .sessions,
    summary: Phrase(en: "Replays on to the next breakpoint.", ja: "次のブレークポイントまで再生します。"),
    examples: [
      .init(
        "continue",
        after: ["add label title", "add label note", "save a.tsume", "break 1", "replay a.tsume"])
    ], counterpart: "lldb: continue", related: ["replay", "step", "break"])

  init(_ arguments: inout Arguments) throws(LineFailure) { try arguments.end() }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome { Outcome(effect: .replayOn) }
}

/// `break 4`, `break expect`, `break conflict`, `break title.width < 40`: where a replay stops.
struct BreakCommand: Command {
  static let signature = Signature(
    "break", .sessions, usage: ["N|expect|conflict|ambiguity|CONDITION", "none"],
    summary: Phrase(
      en: "Says where a replay is to stop.",
      ja: "再生の停止位置を決めます。"),
    options: [
      .init(
        "N",
        means: Phrase(en: "behind that line of the file", ja: "ファイルのその行の後")),
      .init(
        "expect",
        means: Phrase(en: "where an expectation fails", ja: "期待が外れたところ")),
      .init(
        "conflict",
        means: Phrase(en: "at a new conflict", ja: "矛盾が出たところ")),
      .init(
        "ambiguity",
        means: Phrase(en: "where something becomes ambiguous", ja: "曖昧になったところ")),
      .init(
        "CONDITION",
        means: Phrase(en: "when it holds: title.width < 40", ja: "条件が成り立つところ（title.width < 40 など）")),
      .init(
        "none",
        means: Phrase(en: "nowhere any more", ja: "どこでも止めない")),
    ],
    parameters: [.either([.word(words), .comingLine, .condition])],
    following: ["conflict": [], "ambiguity": [], "expect": [], "none": []],
    examples: [.init("break conflict"), .init("break 4"), .init("break view.width < 400")],
    counterpart: "lldb: breakpoint set", related: ["replay", "continue"])

  private let effect: SessionEffect

  init(_ arguments: inout Arguments) throws(LineFailure) {
    effect =
      arguments.remainder == "none"
      ? .clearBreakpoints : .setBreakpoint(try Self.breakpoint(&arguments))
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    var outcome = Outcome(effect: effect)
    if case .setBreakpoint(.condition(let condition)) = effect {
      let names = condition.awaitedNames(in: snapshot.document)
      if !names.isEmpty { outcome.reports = [NoteReport.make([SessionWords.awaited(names)])] }
    }
    return outcome
  }

  static let words = ["expect"] + Condition.words + ["none"]

  /// A line's number, or a condition that can be asked now or when its views are there.
  private static func breakpoint(_ arguments: inout Arguments) throws(LineFailure) -> Breakpoint {
    let first = arguments.alone
    if let part = first, part.number != nil {
      guard let line = Int(part.text), line > 0 else {
        throw .objection(CommandWords.notAStep(part))
      }
      return .line(line)
    }
    if first?.text == "expect" {
      _ = arguments.takeRemainder()
      return .expectation
    }
    do throws(LineFailure) {
      let condition = try arguments.condition(CommandWords.breakpoint)
      if condition.awaitedNames(in: arguments.document).isEmpty {
        _ = try condition.holds(on: arguments.snapshot)
      }
      return .condition(condition)
    } catch {
      let near = first.map { Spelling.suggestions(for: $0.text, among: Self.words) } ?? []
      guard let first, !near.isEmpty else { throw error }
      throw .objection(CommandWords.unknownBreakpoint(first))
    }
  }
}

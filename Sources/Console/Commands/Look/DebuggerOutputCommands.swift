import AutoLayout
import Prose
import Reporting

/// `trace`, `trace title`: the views as `_autolayoutTrace` prints them.
struct TraceCommand: Command {
  static let signature = Signature(
    "trace", .look, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Prints the views as UIKit's _autolayoutTrace does.",
      ja: "UIKit の _autolayoutTrace と同じ形でビューを出力します。"),
    details: Phrase(
      en:
        "* is laid out by constraints, • holds constraints, + has a frame that constraints reckon "
        + "with. Addresses are made up; \("tree", as: .command) has the names, in the same order.",
      ja: "* は制約で配置されるビュー、• は制約を持つ親、+ は制約から参照される、フレームで配置したビューです。"
        + "アドレスは仮のもので、名前は \("tree", as: .command) に同じ順序で出ます。"),
    parameters: [.view],
    examples: [
      .init("trace", after: ["add label title \"Hello\"", "title.top == view.top + 60"]),
      .init("trace title", after: ["add label title \"Hello\""]),
    ],
    counterpart: "lldb: po [[UIWindow keyWindow] _autolayoutTrace]",
    related: ["tree", "dump", "ambiguity", "ambiguous"])

  private let top: ViewID

  init(_ arguments: inout Arguments) throws(LineFailure) {
    top = arguments.isAtEnd ? .window : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [TraceReport.make(snapshot.state, from: top)])
  }
}

/// `dump`, `dump card`: the views as `recursiveDescription` prints them.
struct DumpCommand: Command {
  static let signature = Signature(
    "dump", .look, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Prints the views as UIKit's recursiveDescription does.",
      ja: "UIKit の recursiveDescription と同じ形でビューを出力します。"),
    details: Phrase(
      en: "Frames are (x y; width height). Addresses are made up; \("tree", as: .command) has the "
        + "names, in the same order.",
      ja: "フレームは (x y; 幅 高さ) です。アドレスは仮のもので、名前は \("tree", as: .command) に同じ順序で出ます。"),
    parameters: [.view],
    examples: [
      .init("dump", after: ["add label title \"Hello\""]),
      .init("dump card", after: ["add view card", "card.isHidden = true"]),
    ],
    counterpart: "lldb: po view.value(forKey: \"recursiveDescription\")!",
    related: ["tree", "frames", "trace"])

  private let top: ViewID

  init(_ arguments: inout Arguments) throws(LineFailure) {
    top = arguments.isAtEnd ? .window : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [DumpReport.make(snapshot.solution, from: top)])
  }
}

/// `log`, `log card`: the conflicts as Xcode's console prints them.
struct LogCommand: Command {
  static let signature = Signature(
    "log", .look, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Prints the conflicts as Xcode's console does.",
      ja: "矛盾を Xcode のコンソールと同じ形で出力します。"),
    details: Phrase(
      en:
        "With a view, those that speak of it. Addresses are made up: that of c7 ends in 7. What is "
        + "printed can be pasted again.",
      ja: "ビューを指定すると、それに関わるものだけを出力します。アドレスは仮のもので、c7 なら末尾が 7 です。"
        + "出力はそのまま貼り付けて読み込めます。"),
    parameters: [.view],
    examples: [
      .init("log", after: ["add view box", "box.width == 100", "box.width == 200"])
    ],
    counterpart: "Unable to simultaneously satisfy constraints.",
    related: ["conflicts", "conflict", "logs"])

  private let subject: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    subject = arguments.isAtEnd ? nil : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(reports: [LogReport.make(snapshot.state, about: subject)])
  }
}

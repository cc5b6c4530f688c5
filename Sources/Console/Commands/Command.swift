package import Prose

/// One word of the command language: what it takes, declared, and what it does.
///
/// Help, usage, completion and error wording are derived from the signature; its examples are run
/// as tests.
package protocol Command: Sendable {
  static var signature: Signature { get }
  /// Reads everything that follows the word. Throws with the place of what does not fit.
  init(_ arguments: inout Arguments) throws(LineFailure)
  /// What the command wants. Pure: it changes nothing by itself.
  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome
}

/// What a command is called, what it takes and what for.
package struct Signature: Sendable {
  package let word: String
  package let group: CommandGroup
  /// What follows the word, one line for each way: `NAME|WxH[@SCALE]|none`.
  package let usage: [String]
  package let summary: Phrase
  package let parameters: [Parameter]
  /// What comes behind words of the command's own, wherever they stand: `in` a view.
  let following: [String: [Parameter]]
  package let examples: [Example]
  /// What does the same in UIKit or lldb, if anything.
  package let counterpart: String?
  package let related: [String]

  init(
    _ word: String, _ group: CommandGroup, usage: [String] = [""], summary: Phrase,
    parameters: [Parameter] = [], following: [String: [Parameter]] = [:], examples: [Example],
    counterpart: String? = nil,
    related: [String] = []
  ) {
    self.word = word
    self.group = group
    self.usage = usage
    self.summary = summary
    self.parameters = parameters
    self.following = following
    self.examples = examples
    self.counterpart = counterpart
    self.related = related
  }

  /// A line that works after the lines before it.
  package struct Example: Sendable {
    package let setUp: [String]
    package let line: String

    init(_ line: String, after setUp: [String] = []) {
      self.line = line
      self.setUp = setUp
    }
  }
}

/// The parts into which `help` divides the commands, in its order.
package enum CommandGroup: Int, CaseIterable, Sendable {
  case build
  case look
  case understand
  case explore
  case time
  case sessions
  case exchange
  case teach
  case shell

  /// Whether its commands answer questions, with reports that can be had as JSON.
  var hasReports: Bool {
    switch self {
    case .look, .understand, .time: true
    default: false
    }
  }
}

/// What may stand at a place behind a command, for completion. The last one repeats.
package enum Parameter: Hashable, Sendable {
  case view
  case removableView
  case handle
  case constraint
  case anchor
  case kind
  case device
  case newName
  case text
  case number
  case priority
  case expression
  case relation
  case file
  case mark
  case command
  case word([String])
  /// Any of these.
  case either([Parameter])
}

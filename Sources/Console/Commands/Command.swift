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
  package let usage: [Usage]
  /// What it is for, in one line of a list.
  package let summary: Phrase
  /// What else there is to know, for its own page; may be empty.
  let details: Phrase
  /// What words and placeholders of the usage mean, where they are the command's own.
  let options: [Option]
  package let parameters: [Parameter]
  /// What comes behind words of the command's own, wherever they stand: `in` a view.
  let following: [String: [Parameter]]
  package let examples: [Example]
  /// What does the same in UIKit, lldb or Xcode, if anything.
  package let counterpart: String?
  /// Commands and topics of the help.
  package let related: [String]
  /// Whether it answers with a report that can be had as JSON.
  let hasReport: Bool
  /// Whether it changes the layout: what `try` can try.
  let makesStep: Bool

  init(
    _ word: String, _ group: CommandGroup, usage: [Usage] = [""], summary: Phrase,
    details: Phrase = "", options: [Option] = [],
    parameters: [Parameter] = [], following: [String: [Parameter]] = [:], examples: [Example],
    counterpart: String? = nil,
    related: [String] = [], hasReport: Bool? = nil, makesStep: Bool? = nil
  ) {
    self.word = word
    self.group = group
    self.usage = usage
    self.summary = summary
    self.details = details
    self.options = options
    self.parameters = parameters
    self.following = following
    self.examples = examples
    self.counterpart = counterpart
    self.related = related
    self.hasReport = hasReport ?? group.hasReports
    self.makesStep = makesStep ?? [.build, .screen].contains(group)
  }

  /// One way to write what follows the word; what it means, where a command has many ways.
  package struct Usage: Sendable, ExpressibleByStringLiteral {
    package let form: String
    let meaning: Phrase

    init(_ form: String, _ meaning: Phrase) {
      self.form = form
      self.meaning = meaning
    }

    package init(stringLiteral form: String) { self.init(form, "") }
  }

  /// A word of a usage, or words that go together, and what it means.
  struct Option: Sendable {
    let words: [String]
    let meaning: Phrase

    init(_ words: String..., means meaning: Phrase) { self.init(words, means: meaning) }

    init(_ words: [String], means meaning: Phrase) {
      self.words = words
      self.meaning = meaning
    }
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
  case screen
  case look
  case understand
  case explore
  case time
  case sessions
  case exchange
  case teach
  case shell

  /// Whether its commands answer questions, with reports that can be had as JSON.
  fileprivate var hasReports: Bool {
    switch self {
    case .look, .understand, .explore, .time: true
    default: false
    }
  }
}

/// What may stand at a place behind a command, for completion.
package indirect enum Parameter: Hashable, Sendable {
  case view
  case shownView
  case hiddenView
  case removableView
  /// One that is in the window and can be taken out.
  case placedView
  /// How the view before it can be taken out.
  case way
  /// One that was taken out of its superview.
  case removedView
  case superview
  /// `in`, behind a file that does not say where its views go.
  case insertion
  /// Another subview of the same superview.
  case sibling
  /// One that can be given a content.
  case contentView
  /// What fits the view before it: a text, `auto`, `font`.
  case content
  case handle
  /// A constraint of the layout whose constant can be another one.
  case sweptConstant
  case constraint
  case activeConstraint
  case inactiveConstraint
  /// `{c1 c2}`
  case set
  case anchor
  case kind
  case device
  case newName
  case text
  case count
  /// A side of a range.
  case bound
  /// What a constant could be.
  case number
  /// The number of a repair.
  case fix
  /// The number of a session that waits to be resumed.
  case interrupted
  /// The number of a line that a replay will come to.
  case comingLine
  /// A step or a mark.
  case mark
  /// What can be set.
  case path
  /// What the path before it can be set to.
  case value
  /// The other end of a distance, of the sort of the one before it.
  case otherEnd
  case condition
  /// How a condition goes on behind its first operand; `is` where that is a constraint.
  case comparison
  case relation
  /// What a constraint says.
  case constraintLine
  case file
  /// One whose name ends in any of these, where there is one.
  case fileEnding([String])
  case exportFormat
  /// A scene of the Interface Builder file that is open.
  case scene
  /// A class that the last paste declares.
  case pastedClass
  /// A course or a lesson that comes with Tsume.
  case lesson
  /// What code leaves open, and a value for the one before it.
  case assumedName
  case assumedValue
  /// A line of code that a layout loop goes through.
  case codeLine
  case helpWord
  /// A whole line of any kind.
  case line
  /// Something that is set, with what it is set to.
  case statement
  /// Also a free layer.
  case viewOrLayer
  case word([String])
  /// Words that throw something away: none is the answer where nothing is typed yet.
  case destructiveWord([String])
  /// Any of these.
  case either([Parameter])
  /// To the end of the line.
  case repeated(Parameter)
}

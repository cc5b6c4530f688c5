package import AutoLayout
package import Prose

/// A session as a page: one file that needs nothing else, with the layout of every step, what was
/// said of it, and a slider to go through them. It speaks both languages.
package struct SessionPage: Sendable {
  /// What a moment is called in the list of steps.
  package struct Heading: Sendable {
    /// The session's number for it.
    package var number: Int
    /// What was typed; empty for a start.
    package var line: String
    /// How many branches it is away from the first way, and the step that it was begun from, if it begins one.
    package var branch: (depth: Int, from: Int?)
    /// The names that the user gave this moment.
    package var marks: [String]

    package init(
      number: Int, line: String, branch: (depth: Int, from: Int?) = (0, nil), marks: [String]
    ) {
      self.number = number
      self.line = line
      self.branch = branch
      self.marks = marks
    }
  }

  /// A moment on the way from the start to the present.
  package struct Step: Sendable {
    package var heading: Heading
    package var solution: Solution
    package var findings: Scene.Findings
    /// The sums of the conflicts.
    package var sums: [SumStrip]
    /// What the session tells there, and what the step says.
    package var told: Report
    package var said: Report

    package init(
      heading: Heading, solution: Solution, findings: Scene.Findings, sums: [SumStrip] = [],
      told: Report, said: Report
    ) {
      self.heading = heading
      self.solution = solution
      self.findings = findings
      self.sums = sums
      self.told = told
      self.said = said
    }
  }

  /// A constraint in the list beside the picture.
  package struct Row: Hashable, Sendable {
    package var handle: Handle
    package var name: String
    package var equation: Text
    /// What is out of the ordinary about it; empty for one that holds.
    package var state: Phrase
    package var items: [ViewID]

    package init(
      handle: Handle, name: String, equation: Text, state: Phrase, items: [ViewID]
    ) {
      self.handle = handle
      self.name = name
      self.equation = equation
      self.state = state
      self.items = items
    }
  }

  /// What the session is called.
  let title: String
  /// The language that the page opens in.
  let language: Language
  let words: Words
  /// Told above the list of steps.
  package var notice: Phrase?
  /// The lesson that the steps belong to.
  package var lesson: Lesson?
  private(set) var index: [Entry] = []
  /// The steps before, of which the page has no layouts.
  private(set) var earlier: [Earlier] = []
  private(set) var data = PageData()
  private var last: (solution: Solution, before: Solution?, findings: Scene.Findings)?

  /// What the page keeps of a step besides its picture: as markup, which is far smaller than what it
  /// is made from.
  struct Entry {
    let number: Int
    /// The line of the list that leads to it.
    let item: String
    /// What was told and said; empty on a long page.
    var article: String
    /// The same for the script of a long page.
    let said: String
  }

  /// A step with its line of the list alone.
  struct Earlier {
    let number: Int
    let item: String
  }

  /// About how many bytes it takes.
  private(set) var size = 0
  package var stepCount: Int { index.count }

  /// Whether there are more steps than anybody reads one after the other: then the script makes what
  /// is shown of one when it is shown.
  var isLong: Bool { index.count > Self.mostAtOnce }

  private static let mostAtOnce = 500

  /// Whether the page itself holds what every step shows and says. One that follows has only the present step,
  /// since a class waits for it: what was before is asked for when somebody looks back.
  func holdsEverything(_ following: Following?) -> Bool { !isLong && following == nil }

  package init(title: String, language: Language, words: Words) {
    self.title = title
    self.language = language
    self.words = words
  }

  /// Lists what was done before, without its layouts.
  mutating func list(_ headings: [Heading], _ notice: Phrase?) {
    earlier = headings.map { Earlier(number: $0.number, item: $0.item([], words).markup) }
    self.notice = notice
  }

  /// Adds what comes next. Of its picture only what differs from the one before is kept.
  ///
  /// - Parameter row: Of the constraint in the list beside the picture; `nil` for one that is gone. It
  ///   is asked for those of which something else may be told than at the step before.
  /// - Complexity: O(what differs).
  package mutating func append(_ step: Step, row: (ConstraintID) -> Row?) {
    let isBranch = step.heading.branch.from != nil
    data.append(
      step.solution, step.findings, sums: step.sums, tellsMovement: !isBranch,
      row: row)
    let entry = Entry(step, signs: data.signs, words)
    index.append(entry)
    if index.count == Self.mostAtOnce + 1 {
      for place in index.indices { index[place].article = "" }
    } else if isLong {
      index[index.count - 1].article = ""
    }
    size += entry.item.utf8.count + entry.said.utf8.count + (data.steps.last?.utf8.count ?? 0)
    last = (step.solution, isBranch ? nil : last?.solution, step.findings)
  }

  /// The picture of the last step.
  var picture: ScenePicture? {
    guard let last else { return nil }
    let scene = Scene(
      of: last.solution, findings: last.findings, since: last.before,
      drawing: Array(last.solution.document.constraints.values))
    let equations = Dictionary(
      data.lastRows.map { ($0.handle, "\($0.name)  \($0.equation.string)") },
      uniquingKeysWith: { first, _ in first })
    return ScenePicture(of: scene, equations: equations, labelSize: PageStyle.labelSize)
  }

  /// By which a file is known to be one of ours.
  package static let generator = "Tsume"
}

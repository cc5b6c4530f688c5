package import AutoLayout
package import Prose

/// A session as a page: one file that needs nothing else, with the layout of every step, what was
/// said of it, and a slider to go through them. It speaks both languages.
package struct SessionPage {
  /// A moment on the way from the start to the present.
  package struct Step: Sendable {
    /// The session's number for it.
    package var number: Int
    /// What was typed; empty for a start.
    package var line: String
    /// The names that the user gave this moment.
    package var marks: [String]
    package var scene: Scene
    package var constraints: [Row]
    /// What the session tells there, and what the step says.
    package var told: Report
    package var said: Report

    package init(
      number: Int, line: String, marks: [String], scene: Scene, constraints: [Row], told: Report,
      said: Report
    ) {
      self.number = number
      self.line = line
      self.marks = marks
      self.scene = scene
      self.constraints = constraints
      self.told = told
      self.said = said
    }
  }

  /// A constraint in the list beside the picture.
  package struct Row: Sendable {
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
  private(set) var index: [Entry] = []
  private(set) var data = PageData()
  private(set) var last: ScenePicture?

  /// What the page keeps of a step besides its picture.
  struct Entry {
    let number: Int
    let line: String
    let marks: [String]
    let signs: [SVGPicture.Sign]
    let told: Report
    let said: Report
  }

  package init(title: String, language: Language, words: Words) {
    self.title = title
    self.language = language
    self.words = words
  }

  /// Adds what comes next. Of its picture only what differs from the one before is kept.
  ///
  /// - Complexity: O(views + constraints).
  package mutating func append(_ step: Step) {
    let equations = Dictionary(
      step.constraints.map { ($0.handle, "\($0.name)  \($0.equation.string)") },
      uniquingKeysWith: { first, _ in first })
    let picture = ScenePicture(of: step.scene, equations: equations, labelSize: PageStyle.labelSize)
    data.append(picture, step.constraints)
    index.append(
      Entry(
        number: step.number, line: step.line, marks: step.marks, signs: step.scene.signs,
        told: step.told, said: step.said))
    last = picture
  }

  /// By which a file is known to be one of ours.
  package static let generator = "Tsume"
}

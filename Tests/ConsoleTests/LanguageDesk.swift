import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting
import Testing

@testable import Console

/// A document to write lines on, and what they did: the door through which the tests of the
/// language go.
///
/// On a device of 320×480 points: `title` (a label), `photo` (an image view of 60×40) and `card`
/// with `badge` in it, all ready for constraints; `gap`, a guide of the root view; `old`, a view
/// with a frame of (10, 20, 100, 50); `spare`, a view without a superview.
struct LanguageDesk {
  private(set) var document: Document
  private let engine = LayoutEngine()

  init() throws {
    document = try Document(device: Device(size: Size(width: 320, height: 480))).applying(
      [
        .addView(Self.view(.label, "title")), .addView(Self.view(.imageView, "photo")),
        .addView(Self.view(.view, "card")),
        .addView(Self.view(.view, "badge", in: ViewID(4))),
        .addView(Self.view(.guide, "gap")), .addView(Self.framed), .addView(Self.spare),
      ])
  }

  /// Whether what `question` asks is true of a document of its own into which `code` was pasted.
  static func holds(_ code: String, _ question: String) throws -> Bool {
    var desk = try LanguageDesk()
    try desk.type(code, asPaste: true)
    return try desk.answer(to: "? \(question)") == ["true"]
  }

  private static func view(
    _ kind: ViewKind, _ name: String, in superview: ViewID = .root
  ) -> NewView {
    var view = NewView.added(kind, name: name, in: superview, step: 1)
    if kind == .imageView { view.content.setImage(Size(width: 60, height: 40)) }
    if kind == .label { view.content.setText("Name") }
    return view
  }

  private static var framed: NewView {
    var view = NewView.made(.view, name: "old", step: 1)
    view.superview = .root
    view.frameLayout = FrameLayout(
      frame: Rect(x: 10, y: 20, width: 100, height: 50),
      superviewSize: Size(width: 320, height: 480))
    return view
  }

  private static var spare: NewView {
    var view = NewView.added(.view, name: "spare", in: .root, step: 1)
    view.superview = nil
    return view
  }
}

// MARK: Lines

extension LanguageDesk {
  /// What a line comes to, on the document as it is.
  func outcome(of line: String, asPaste isPaste: Bool = false) throws -> Outcome {
    let raw = RawText(line)
    let session = try session
    let reading = isPaste ? try session.interpretPaste(raw) : try session.interpret(raw)
    let outcome = reading.outcome
    // The edits are all that becomes of the draft.
    if let result = outcome.result {
      #expect(try document.applying(outcome.edits) == result, "\(line)")
    }
    return outcome
  }

  /// A session that has come as far as the document.
  private var session: Session {
    get throws {
      var session = try Session(language: .english, surroundings: .none)
      session.state = LaidOutDocument(
        document: document, solution: try engine.layout(of: document), findings: Findings())
      return session
    }
  }

  /// Carries out a line for good, and returns the English of the remarks on it.
  @discardableResult
  mutating func type(_ line: String, asPaste isPaste: Bool = false) throws -> [String] {
    let outcome = try outcome(of: line, asPaste: isPaste)
    document = try document.applying(outcome.edits)
    return outcome.notes.map { $0.english.string }
  }

  /// What a question prints, line by line.
  func answer(to line: String) throws -> [String] {
    let page = Page.standard(.english)
    return try outcome(of: line).reports.flatMap { page.lines(of: $0) }
      .map { $0.spans.map(\.content).joined() }
  }

  /// Every constraint as lists print it, inactive ones in parentheses.
  var constraints: [String] {
    document.constraints.values.map { constraint in
      let line =
        "\(document.handle(of: constraint))  "
        + EquationText(constraint.equation, in: document).listing.string
      return constraint.isActive ? line : "(\(line))"
    }
  }

  func view(_ name: String) throws -> View { try #require(document.view(named: name)) }
}

// MARK: Refusals

/// Why a line was refused, and the part of it that the caret stands under.
struct Refusal {
  let words: String
  let place: String

  init(_ failure: LineFailure, line: String) {
    switch failure {
    case .objection(let objection):
      words = ([objection.reason] + objection.hints).map(\.english.string).joined(separator: " ")
      place = objection.range.map { String($0.excerpt(of: line)) } ?? ""
    case .edit(let failure, let range, _):
      words = "\(failure)"
      place = range.map { String($0.excerpt(of: line)) } ?? ""
    case .syntax(let failure):
      words = "\(failure.kind)"
      place = String(failure.range.excerpt(of: line))
    case .layout(let failure):
      words = "\(failure)"
      place = ""
    case .file(let failure, _, _):
      words = "\(failure)"
      place = ""
    }
  }
}

/// A line that is refused, the place that it is refused at, and a part of the reason.
struct WrongLine: CustomTestStringConvertible, Sendable {
  let line: String
  let place: String
  let reason: String
  let setUp: [String]
  var testDescription: String { line }

  init(_ line: String, at place: String, _ reason: String, after setUp: String...) {
    self.line = line
    self.place = place
    self.reason = reason
    self.setUp = setUp
  }
}

func expectRefusal(of wrong: WrongLine) throws {
  try expectRefusal(of: wrong.line, after: wrong.setUp, at: wrong.place, wrong.reason)
}

/// Carries out `setUp`, then expects `line` to be refused for something like `reason`, with the
/// caret under `place`.
func expectRefusal(
  of line: String, after setUp: [String] = [], at place: String, _ reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var desk = try LanguageDesk()
  for earlier in setUp { try desk.type(earlier) }
  try expectRefusal(of: line, on: desk, at: place, reason, sourceLocation: sourceLocation)
}

/// The same on a desk where things are laid out already.
///
/// - Parameter place: `nil` where it does not matter.
func expectRefusal(
  of line: String, on desk: LanguageDesk, at place: String? = nil, _ reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  do {
    _ = try desk.outcome(of: line)
    Issue.record("\(line) was accepted", sourceLocation: sourceLocation)
  } catch let failure as LineFailure {
    let refusal = Refusal(failure, line: line)
    #expect(refusal.words.contains(reason), "\(refusal.words)", sourceLocation: sourceLocation)
    guard let place else { return }
    #expect(refusal.place == place, "\(refusal.words)", sourceLocation: sourceLocation)
  }
}

import AutoLayout
import Console
import ConsoleSupport
import Diagnosis
import Drawing
import Foundation
import Prose
import Reporting
import TestSupport
import Testing

/// What a page knows at a step, put together from the differences, is what a page that has only
/// this step says at once.
@Suite struct PageCourseTests {
  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 300 : 1))
  func aStepShowsWhatItsLayoutAloneWouldShow(seed: UInt64) throws {
    var writer = ScriptWriter(seed: seed)
    var session = try Session(language: .english, surroundings: MemoryFiles().surroundings)
    for _ in 0..<60 {
      let line = writer.line(for: session)
      _ = line.isPaste ? session.executePaste(line.text) : session.execute(line.text)
    }
    try check(session.history.moments.map(\.document), "seed \(seed)")
  }

  @Test func whatIsCrowdedIsShownAlike() throws {
    let size = LongTests.areWanted ? 120 : 40
    var conversation = try Conversation()
    conversation.mustSay(
      (0..<size).flatMap { ["add label v\($0) \"\($0)\"", "v\($0).top == view.top + \($0)"] }
        + (0..<size).map { "v\($0).leading == view.leading" }
        + ["c3.constant = 40", "hide v7", "v9.layer.zPosition = 3", "rename v8 other", "remove v5"])
    let moments = conversation.session.history.moments
    try check(
      moments.map(\.document).enumerated().filter { $0.offset % 40 < 2 || $0.offset > 3 * size - 5 }
        .map(\.element), "crowded")
  }

  private func check(_ documents: [Document], _ comment: Comment) throws {
    let engine = LayoutEngine()
    var state = PageState()
    var page = SessionPage(title: "", language: .english, words: .silent)
    for document in documents {
      let step = try Depiction(of: document, by: engine)
      page.append(step)
    }
    let present = try page.present
    for (document, json) in zip(documents, try page.steps) {
      state.take(json)
      var alone = SessionPage(title: "", language: .english, words: .silent)
      alone.append(try Depiction(of: document, by: LayoutEngine()))
      var expected = PageState()
      for json in try alone.steps { expected.take(json) }
      #expect(state == expected, comment)
      if state != expected { return }
    }
    var whole = PageState()
    whole.take(present)
    #expect(whole == state, comment)
  }
}

/// What the page's script keeps of a step, but for what stood elsewhere before.
private struct PageState: Equatable {
  private var plane: [String: NSObject] = [:]
  private var order: [String] = []
  private var parts: [String: [String: [String: NSObject]]] = [:]

  mutating func take(_ step: [String: NSObject]) {
    for key in ["b", "w"] { plane[key] = step[key] ?? plane[key] }
    if let change = step["o"] as? [NSObject], let start = change[0] as? Int,
      let count = change[1] as? Int, let ids = change[2] as? [String]
    {
      order.replaceSubrange(start..<(start + count), with: ids)
    }
    for key in ["v", "n", "s", "r"] {
      for (id, fields) in step[key] as? [String: NSObject] ?? [:] {
        guard let fields = fields as? [String: NSObject] else {
          parts[key]?[id] = nil
          continue
        }
        let known = parts[key]?[id] ?? [:]
        parts[key, default: [:]][id] = known.merging(fields) { $1 }.filter { $0.value != NSNull() }
      }
    }
    parts = parts.filter { !$0.value.isEmpty }
  }
}

extension Depiction {
  fileprivate convenience init(of document: Document, by engine: LayoutEngine) throws {
    let solution = try engine.layout(of: document)
    self.init(
      document: document, solution: solution,
      findings: try Examination(of: solution, with: engine).findings())
  }
}

extension SessionPage {
  fileprivate mutating func append(_ state: Depiction) {
    let conflicting = state.findings.conflicts.flatMap { $0.members.map(\.handle) }
    let step = Step(
      heading: SessionPage.Heading(number: 0, line: "", marks: []), solution: state.solution,
      findings: Scene.Findings(
        ambiguous: Set(state.findings.ambiguities.map(\.item.view)),
        conflicting: Set(conflicting.compactMap(\.generatedView)),
        broken: Set(state.solution.broken), losers: Set(state.findings.ties.map(\.loser)),
        nearer: Set(state.findings.ties.map(\.nearer))),
      told: [], said: [])
    let states = ConstraintsReport.states(in: state)
    append(step) { id in
      state.document.constraint(id).map { constraint in
        Row(
          handle: .constraint(id), name: state.document.handle(of: constraint),
          equation: EquationText(constraint.equation, in: state.document).listing,
          state: states(constraint), items: constraint.items.map(\.view))
      }
    }
  }

  fileprivate var steps: [[String: NSObject]] { get throws { try Self.steps(in: text) } }

  /// The last step whole, as a page that follows begins with it.
  fileprivate var present: [String: NSObject] {
    get throws {
      let steps = try Self.steps(in: text(following: Following(place: 0, present: 0)))
      return try #require(steps.first)
    }
  }

  private static func steps(in text: String) throws -> [[String: NSObject]] {
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    let members = try #require(data as? [String: Any])
    return try #require(members["steps"] as? [[String: NSObject]])
  }
}

extension Handle {
  fileprivate var generatedView: ViewID? {
    if case .generated(let view, _) = self { view } else { nil }
  }
}

extension SessionPage.Words {
  static let silent = SessionPage.Words(
    steps: "", picture: "", report: "", constraints: "", previous: "", next: "", names: "",
    ghosts: "", help: "", close: "", showAll: "", moreRows: "", emptyDocument: "", needsScript: "",
    hints: "",
    solution: "", lessonIsOver: "", follow: "", isLost: "", branch: { _ in "" }, keys: [],
    meaning: { _ in "" }, moreLines: { _ in "" })
}

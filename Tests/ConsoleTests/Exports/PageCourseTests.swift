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

  /// What moves together is told once, with how far it went, and on from there.
  @Test(arguments: [8.0, 1 / 3.0])
  func whatOnlyMovesIsShownAlike(distance: Double) throws {
    let size = 120
    let relations = (0..<size).map { number in
      "v\(number).leading == box.leading + 4; v\(number).width <= 0.5 * view.width; "
        + "v\(number).top == \(number == 0 ? "box.top" : "v\(number - 1).bottom") + 4"
    }
    var conversation = try Conversation()
    conversation.mustSay(
      ["add view box", "box.leading == view.leading + 20", "box.top == view.top + 40 as head"]
        + (0..<size).map { "add label v\($0) \"\($0)\" in box" }
        + stride(from: 0, to: size, by: 10).map {
          relations[$0..<$0 + 10].joined(separator: "; ")
        }
        + (1...3).map { "head.constant = \(40 + Double($0) * distance)" }
        + ["v3.isHidden = true", "head.constant = 2"])
    let documents = conversation.session.history.moments.map(\.document).suffix(6)
    try check(Array(documents), "moved by \(distance)")
    var page = SessionPage(title: "", language: .english, words: .silent)
    for document in documents { page.append(try LaidOutDocument(of: document, by: LayoutEngine())) }
    let groups = try page.steps[1]["m"] as? [[NSObject]]
    let moved = groups?.compactMap { $0[2] as? [String: [String]] } ?? []
    #expect(moved.flatMap { $0["v"] ?? [] }.count >= size)
    #expect(distance != 8 || moved.flatMap { $0["s"] ?? [] }.count >= 2 * size)
  }

  private func check(_ documents: [Document], _ comment: Comment) throws {
    let engine = LayoutEngine()
    var state = PageState()
    var page = SessionPage(title: "", language: .english, words: .silent)
    for document in documents {
      let step = try LaidOutDocument(of: document, by: engine)
      page.append(step)
    }
    let present = try page.present
    for (document, json) in zip(documents, try page.steps) {
      state.take(json)
      var alone = SessionPage(title: "", language: .english, words: .silent)
      alone.append(try LaidOutDocument(of: document, by: LayoutEngine()))
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
    for group in step["m"] as? [[NSObject]] ?? [] { move(group) }
    parts = parts.filter { !$0.value.isEmpty }
  }

  /// What only went so far to the right and down.
  private mutating func move(_ group: [NSObject]) {
    guard let x = group[0] as? Double, let y = group[1] as? Double,
      let moved = group[2] as? [String: [String]]
    else { return }
    for (key, ids) in moved {
      for id in ids {
        for (name, value) in parts[key]?[id] ?? [:] where ["f", "p", "d", "e"].contains(name) {
          parts[key]?[id]?[name] = Self.moved(value, [x, y])
        }
      }
    }
  }

  private static func moved(_ value: NSObject, _ offset: [Double]) -> NSObject {
    if let box = value as? [Double], box.count == 4 {
      let place = [box[0] + offset[0], box[1] + offset[1]].map { ($0 * 1000).rounded() / 1000 + 0 }
      return (place + box[2...]) as NSArray
    }
    guard let path = value as? String else { return value }
    let moved = path.replacing(/([A-Z])([^A-Z]+)/) { match in
      let first = match.1 == "V" ? 1 : 0
      let numbers = match.2.split(separator: " ").enumerated().map { place, text in
        ((Double(text) ?? 0) + offset[first + place]).inPoints
      }
      return match.1 + numbers.joined(separator: " ")
    }
    return moved as NSString
  }
}

extension LaidOutDocument {
  fileprivate convenience init(of document: Document, by engine: LayoutEngine) throws {
    let solution = try engine.layout(of: document)
    self.init(
      document: document, solution: solution,
      findings: try Examination(of: solution, with: engine).findings())
  }
}

extension SessionPage {
  fileprivate mutating func append(_ state: LaidOutDocument) {
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

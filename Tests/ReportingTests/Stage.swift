import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

/// A document that is worked on edit by edit, laid out and examined after each step as the console
/// does it.
struct Stage {
  private(set) var layout: LaidOutDocument
  private(set) var step = 0
  let engine = LayoutEngine()

  var document: Document { layout.document }

  var examination: Examination { Examination(of: layout.solution, with: engine) }

  init(device: Device? = Device(size: Size(width: 320, height: 480))) throws {
    layout = try Self.layout(of: Document(device: device), engine)
  }

  /// A label with 16 points at each side, as `c1` and `c2`; nothing fixes it vertically.
  static func withTitleBetweenTheEdges() throws -> Stage {
    var stage = try Stage()
    try stage.add(.label, "title", size: Size(width: 42, height: 20.5))
    try stage.constrain("title.leading", .equal, "view.leading", 16)
    try stage.constrain("title.trailing", .equal, "view.trailing", -16)
    return stage
  }

  /// The same, with the title at the top and an image below it that nothing fixes horizontally.
  static func withPhotoBelowTitle() throws -> Stage {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.safeArea.top", 8, named: "gap")
    try stage.add(.imageView, "photo", size: Size(width: 44, height: 44))
    try stage.constrain("photo.top", .equal, "title.bottom", 8)
    return stage
  }

  private static func layout(
    of document: Document, _ engine: LayoutEngine
  ) throws -> LaidOutDocument {
    let solution = try engine.layout(of: document)
    let examination = Examination(of: solution, with: engine)
    return LaidOutDocument(
      document: document, solution: solution,
      findings: try examination.completed(examination.findings()))
  }

  /// Makes the edits as one step and says what they did.
  @discardableResult
  mutating func perform(_ edits: [Edit]) throws -> Report {
    let old = layout
    layout = try Self.layout(of: old.document.applying(edits), engine)
    step += 1
    let findings = FindingChanges(from: old.findings, to: layout.findings)
    return StepReport.make(
      .step(step), headline: EditSummary.phrase(for: edits, from: old.document, to: document),
      notes: StepNotes.notes(on: edits, from: old.solution, to: layout.solution),
      from: old.document,
      movement: Change(from: old.solution, to: layout.solution), findings: findings,
      to: layout)
  }

  /// Adds a view as `add` does; a natural size makes it independent of text metrics.
  mutating func add(
    _ kind: ViewKind, _ name: String, size: Size? = nil, in superview: ViewID = .root
  ) throws {
    var view = NewView.added(kind, name: name, in: superview, step: step + 1)
    if let size { view.content.give(NaturalSize(size)) }
    try perform([.addView(view)])
  }

  func view(_ name: String) throws -> ViewID { try #require(document.view(named: name)).id }

  /// `title.leading`, `view.safeArea.top`.
  func anchor(_ path: String) throws -> Anchor {
    let parts = path.split(separator: ".").map(String.init)
    let attribute = try #require(parts.last.flatMap { Attribute(name: $0) })
    let guide = parts.count == 3 ? SystemGuide(rawValue: parts[1]) : nil
    return Anchor(Item(try view(parts[0]), guide: guide), attribute)
  }

  func constraint(
    _ first: String, _ relation: Relation, _ second: String?, _ constant: Double = 0,
    at priority: Double = 1000, named name: String? = nil
  ) throws -> NewConstraint {
    var new = NewConstraint(
      try anchor(first), relation, try second.map(anchor), origin: .typed(step: step + 1))
    new.constant = constant
    new.priority = try #require(Priority(rawValue: priority))
    new.name = name
    return new
  }

  @discardableResult
  mutating func constrain(
    _ first: String, _ relation: Relation, _ second: String?, _ constant: Double = 0,
    at priority: Double = 1000, named name: String? = nil
  ) throws -> Report {
    try perform([
      .addConstraint(
        try constraint(first, relation, second, constant, at: priority, named: name))
    ])
  }
}

/// Expects what a report prints, as a whole text, and that it stays within the page.
func expectPage(
  _ report: Report, in language: Language = .english, columns: Int = 80, prints expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let page = Page(language: language, columns: columns, drawing: .unicode)
  let lines = PlainRenderer().lines(of: report, on: page)
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  for line in lines {
    #expect(TextWidth.inCells(of: line) <= columns, "\(line)", sourceLocation: sourceLocation)
  }
}

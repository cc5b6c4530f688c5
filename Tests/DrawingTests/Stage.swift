import AutoLayout
import Drawing
import Testing

/// A document of 320 × 480 points that is worked on edit by edit and drawn.
struct Stage {
  private(set) var document = Document(device: Device(size: Size(width: 320, height: 480)))
  private(set) var solution: Solution
  private let engine = LayoutEngine()

  init() throws { solution = try engine.layout(of: document) }

  mutating func perform(_ edits: [Edit]) throws {
    document = try document.applying(edits)
    solution = try engine.layout(of: document)
  }

  func id(_ name: String) throws -> ViewID { try #require(document.view(named: name)).id }

  /// A view laid out by its frame.
  mutating func add(_ name: String, frame: Rect, in superview: String = "view") throws {
    let above = try id(superview)
    try perform([.addView(.added(.view, name: name, in: above, step: 1))])
    let size = try #require(solution.frame(of: above)).size
    let layout = FrameLayout(frame: frame, superviewSize: size)
    try perform([.change(try id(name), .frameLayout(layout))])
  }

  /// A label laid out by constraints.
  mutating func addLabel(_ name: String, size: Size) throws {
    var view = NewView.added(.label, name: name, in: .root, step: 1)
    view.content.give(NaturalSize(size))
    try perform([.addView(view)])
  }

  /// `title.leading` against `view.leading`, or a size against a number.
  mutating func constrain(
    _ first: String, _ relation: Relation, _ second: String?, _ constant: Double,
    multiplier: Double = 1, priority: Double = 1000
  ) throws {
    var new = NewConstraint(
      try anchor(first), relation, try second.map(anchor), origin: .typed(step: 1))
    new.constant = constant
    new.multiplier = multiplier
    new.priority = try #require(Priority(rawValue: priority))
    try perform([.addConstraint(new)])
  }

  private func anchor(_ path: String) throws -> Anchor {
    let parts = path.split(separator: ".").map(String.init)
    return Anchor(try id(parts[0]), try #require(Attribute(name: parts[1])))
  }

  /// With all constraints.
  func scene(since earlier: Solution? = nil) -> Scene {
    Scene(of: solution, since: earlier, drawing: Array(document.constraints.values))
  }
}

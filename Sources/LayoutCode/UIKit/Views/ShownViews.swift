import AutoLayout
import Interchange

/// Views that are shown without being put into another one: what a playground shows, what stands in a
/// bar or above the keyboard.
enum ShownViewMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "PlaygroundPage", older: ["XCPlaygroundPage"], superclass: "NSObject", isInert: true,
      members: [
        .property("current", older: ["currentPage"], type: "PlaygroundPage", isStatic: true) {
          evaluator, _, _ in .object(evaluator.heap.make(Object(type: "PlaygroundPage")))
        },
        .shown("liveView", on: .screen),
      ])
  ]
}

extension Member {
  /// A view that somebody else shows, and that stands on the stage here.
  static func shown(_ name: String, on place: StagePlace) -> Member {
    .property(
      name, type: "UIView",
      read: { evaluator, value, _ in evaluator.stored(name, of: value) ?? .absent },
      write: { (evaluator, value, operand) throws(Stop) in
        evaluator.store(name, operand.value, in: value)
        try evaluator.show(operand, on: place)
      })
  }
}

/// Where on the screen the stage is.
enum StagePlace: Sendable {
  /// In the middle of the safe area.
  case screen
  /// Where a navigation bar has its title: above the safe area.
  case titleBar
  /// Where the keyboard begins, as long as there is none.
  case keyboardTop

  struct Part: Sendable {
    let attribute: Attribute
    var relation = Relation.equal
    let other: Anchor?
    let priority: Priority
  }

  /// Its constraints. The sizes yield to whatever the view asks for, but a long text makes no view wider
  /// than the safe area: an app's own views limit it, too.
  var parts: [Part] {
    let safeArea = Item(.root, guide: .safeArea)
    let height = Part(attribute: .height, other: nil, priority: Self.yielding(49))
    let width = Part(
      attribute: .width, other: Anchor(safeArea, .width), priority: Self.yielding(50))
    let centre = Part(
      attribute: .centerX, other: Anchor(safeArea, .centerX), priority: .required)
    let vertical: (Attribute, Attribute) =
      switch self {
      case .screen: (.centerY, .centerY)
      case .titleBar: (.bottom, .top)
      case .keyboardTop: (.bottom, .bottom)
      }
    let place = Part(
      attribute: vertical.0, other: Anchor(safeArea, vertical.1), priority: .required)
    let widest = Part(
      attribute: .width, relation: .lessThanOrEqual, other: Anchor(safeArea, .width),
      priority: Self.yielding(999))
    return [centre, place, width, height, widest]
  }

  private static func yielding(_ number: Double) -> Priority {
    Priority(rawValue: number) ?? .fittingSizeLevel
  }
}

extension Evaluator {
  /// Shows a view, or a controller by its view, that stands nowhere yet.
  fileprivate mutating func show(_ operand: Operand, on place: StagePlace) throws(Stop) {
    if operand.value == .absent { return }
    if case .controller? = object(operand.value)?.peer {
      let view = try viewMeant(by: operand)
      guard view != .root, draft.view(view)?.superview == nil else { return }
      return try fillScreen(with: view, at: operand.range)
    }
    let view = try viewMeant(by: operand)
    try stage(view, on: place, at: operand.range)
    if place == .keyboardTop { try widen(view, at: operand.range) }
  }

  /// What a controller has above the keyboard, by an `inputAccessoryView` of its own class.
  mutating func showInputAccessory(of id: ObjectID, at range: SourceRange) throws(Stop) {
    let name = "inputAccessoryView"
    guard property(name, of: heap[id].type) != nil || hasAccessor(name, of: heap[id].type),
      let bar = try declaredMember(name, of: .object(id), at: range), isView(bar)
    else { return }
    try show(Operand(bar, at: range), on: .keyboardTop)
  }

  /// Whether an Objective-C class has a method for a property.
  private mutating func hasAccessor(_ name: String, of type: TypeName) -> Bool {
    lineage(of: type).contains { program.types[$0]?.accessor(name) != nil }
  }

  /// As wide as the screen, and as high as it was made, above the keyboard.
  private mutating func widen(_ view: ViewID, at range: SourceRange) throws(Stop) {
    guard let window = draft.windowSize, let frame = draft.view(view)?.frameLayout?.frame,
      frame.height > 0
    else { return }
    let y = window.height - draft.rootSafeArea.bottom - frame.height
    let layout = FrameLayout(
      frame: Rect(x: 0, y: y, width: window.width, height: frame.height), superviewSize: window)
    try apply(.change(view, .keptFrame(layout)), at: range)
    try apply(.change(view, .autoresizingMask([.flexibleWidth, .flexibleTopMargin])), at: range)
  }

  /// Puts a view into the root view, as large as that.
  mutating func fillScreen(with view: ViewID, at range: SourceRange) throws(Stop) {
    let size = draft.windowSize ?? .zero
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    try apply(.insert(view, into: .root, at: .front, step: step), at: range)
    try apply(
      .change(view, .frameLayout(FrameLayout(frame: frame, superviewSize: size))), at: range)
    try apply(.change(view, .autoresizingMask([.flexibleWidth, .flexibleHeight])), at: range)
  }
}

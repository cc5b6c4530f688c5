import AutoLayout
import Interchange

/// What a change to the document is to the app: a rotation, other traits, a keyboard.
struct ScreenChange {
  let turns: Bool
  /// What the types of the traits are called that change.
  let traits: Set<String>
  let hasOtherSafeArea: Bool
  let keyboard: (old: Rect, new: Rect)?
  private let old: Document
  private let new: Document

  init(from old: Document, to new: Document) {
    (self.old, self.new) = (old, new)
    turns = old.windowSize != new.windowSize
    let traits = [
      ("HorizontalSizeClass", old.sizeClasses.horizontal != new.sizeClasses.horizontal),
      ("VerticalSizeClass", old.sizeClasses.vertical != new.sizeClasses.vertical),
      ("LayoutDirection", old.direction != new.direction),
      ("PreferredContentSizeCategory", old.contentSizeCategory != new.contentSizeCategory),
      ("DisplayScale", old.scale != new.scale),
    ]
    self.traits = Set(traits.filter(\.1).map { "UITrait" + $0.0 })
    hasOtherSafeArea = old.rootSafeArea != new.rootSafeArea
    let frames = (Self.keyboard(of: old), Self.keyboard(of: new))
    keyboard = frames.0 == frames.1 ? nil : frames
  }

  var hasOtherTraits: Bool { !traits.isEmpty }

  /// Whether code has anything to do at it besides laying out.
  var isEvent: Bool { turns || hasOtherTraits || hasOtherSafeArea || keyboard != nil }

  private static func keyboard(of document: Document) -> Rect {
    let window = document.windowSize ?? .zero
    let height = document.bars.keyboardHeight
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// What is told of the traits before, as code reads them.
  var earlierTraits: Value { Self.traits(of: old) }

  var newTraits: Value { Self.traits(of: new) }

  private static func traits(of document: Document) -> Value {
    let sizeClass = { (size: SizeClass) in
      Value.choice(size.rawValue, of: "UIUserInterfaceSizeClass")
    }
    return .structure(
      Value.Structure(
        type: "UITraitCollection",
        fields: [
          "horizontalSizeClass": sizeClass(document.sizeClasses.horizontal),
          "verticalSizeClass": sizeClass(document.sizeClasses.vertical),
          "displayScale": .real(document.scale),
          "preferredContentSizeCategory": .choice(
            document.contentSizeCategory.rawValue, of: "UIContentSizeCategory"),
        ]))
  }

  var newSize: Value {
    let size = new.windowSize ?? .zero
    return Shape.size.value([size.width, size.height])
  }
}

extension Evaluator {
  /// Runs what the app runs at a change, around the edits that make it, in UIKit's order.
  mutating func answer(
    _ change: ScreenChange, making edits: [Edit], at range: SourceRange
  ) throws(Stop) {
    let coordinator = Value.object(heap.make(Object(type: Transition.coordinator)))
    if change.hasOtherTraits {
      try tellAll("willTransition", [change.newTraits, coordinator], at: range)
    }
    if change.turns {
      try tellAll("viewWillTransition", [change.newSize, coordinator], at: range)
    }
    for edit in edits { try apply(edit, at: range) }
    if change.hasOtherTraits { try tellTraits(change, at: range) }
    if change.hasOtherSafeArea { try tellSafeArea(at: range) }
    try tellKeyboard(change, isOver: false, at: range)
    for function in transition.alongside { try callTelling(function, [coordinator], at: range) }
  }

  /// What comes when the layout at the end of it has been.
  mutating func end(_ change: ScreenChange, at range: SourceRange) throws(Stop) {
    let context = Value.object(heap.make(Object(type: Transition.coordinator)))
    for function in transition.completions { try callTelling(function, [context], at: range) }
    transition = Transition()
    try tellKeyboard(change, isOver: true, at: range)
    try runPending()
  }

  private mutating func tellTraits(_ change: ScreenChange, at range: SourceRange) throws(Stop) {
    let earlier = change.earlierTraits
    try tellAll("traitCollectionDidChange", [earlier], at: range)
    for observer in observers {
      guard case .traits(let wanted) = observer.event,
        wanted.isEmpty || !wanted.isDisjoint(with: change.traits)
      else { continue }
      try run(observer, [observer.target, earlier], at: range)
    }
  }

  /// Controllers and views hear that their safe area is another one.
  mutating func tellSafeArea(at range: SourceRange) throws(Stop) {
    try tellAll("viewSafeAreaInsetsDidChange", [], at: range)
    try tellAll("safeAreaInsetsDidChange", [], at: range)
  }

  private mutating func tellKeyboard(
    _ change: ScreenChange, isOver: Bool, at range: SourceRange
  ) throws(Stop) {
    guard let (old, new) = change.keyboard else { return }
    let notification = NotificationMembers.notification(from: old, to: new)
    let moment = isOver ? "Did" : "Will"
    let names = [new.height > 0 ? "Show" : "Hide", "ChangeFrame"]
    for name in isOver ? names : names.reversed() {
      try post("keyboard\(moment)\(name)", notification, at: range)
    }
  }

  /// Calls a method of everything that is shown and has it.
  private mutating func tellAll(
    _ name: String, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) {
    for id in declaredObjects where isShown(id) {
      try send(name, to: id, arguments, at: range)
    }
  }
}

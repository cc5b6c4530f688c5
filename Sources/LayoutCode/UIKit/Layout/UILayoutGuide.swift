import AutoLayout
import Interchange

/// Guides: those of one's own, and those that UIKit gives views and controllers.
enum UILayoutGuideMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "UILayoutGuide", older: ["UILayoutSupport"], superclass: "NSObject",
      members: AnchorMembers.ofGuides + members),
    MemberTable(
      "UIFocusGuide", superclass: "UILayoutGuide",
      inert: ["preferredFocusEnvironments", "isEnabled"]),
    MemberTable(
      "UITrackingLayoutGuide", superclass: "UILayoutGuide",
      members: [
        .passing("setConstraints"), .passing("constraintsActive"),
        .passing("removeAllTrackedConstraints"),
      ]),
    MemberTable(
      "UIKeyboardLayoutGuide", superclass: "UITrackingLayoutGuide", members: ofKeyboard),
  ]

  private static let members: [Member] = [
    .initializer { (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeGuide(receiver, at: arguments.range)
    },
    .property("owningView", type: "UIView") { evaluator, value, _ in
      guard let item = evaluator.item(of: value) else { return .absent }
      let owner = item.guide == nil ? evaluator.draft.view(item.view)?.superview : item.view
      return owner.map { evaluator.value(for: $0) } ?? .absent
    },
    .property("layoutFrame", type: "CGRect") { (evaluator, value, range) throws(Stop) in
      let item = try evaluator.itemMeant(by: Operand(value, at: range))
      guard evaluator.draft.isInWindow(item.view) else { return Shape.rect.zero }
      return .rect(try evaluator.currentSolution().rect(of: item) ?? .zero)
    },
    .ofView(
      "identifier", type: "String",
      read: { view, _ in view.identifier.map { .text($0) } ?? .absent },
      change: { (evaluator, _, operand) throws(Stop) in
        try evaluator.text(operand).value.map { .identifier($0) }
      }),
    .constant("hasAmbiguousLayout", type: "Bool", isStatic: false, .boolean(false)),
    .property("length", type: "CGFloat") { (evaluator, value, range) throws(Stop) in
      let item = try evaluator.itemMeant(by: Operand(value, at: range))
      let insets = try evaluator.safeAreaInsets(of: item.view, at: range)
      return .real(item.guide == .bottomLayoutGuide ? insets.bottom : insets.top)
    },
  ]

  private static let ofKeyboard: [Member] = [
    keyboard(
      "usesBottomSafeArea", type: "Bool", actsOnLayout: true,
      read: { .boolean($0.usesBottomSafeArea) },
      set: { (evaluator, tracking, operand) throws(Stop) in
        tracking.usesBottomSafeArea =
          try evaluator.knownTruth(operand) ?? tracking.usesBottomSafeArea
      }),
    keyboard(
      "followsUndockedKeyboard", type: "Bool", read: { .boolean($0.followsUndockedKeyboard) },
      set: { (evaluator, tracking, operand) throws(Stop) in
        tracking.followsUndockedKeyboard =
          try evaluator.knownTruth(operand) ?? tracking.followsUndockedKeyboard
      }),
    keyboard(
      "keyboardDismissPadding", type: "CGFloat", read: { .real($0.keyboardDismissPadding) },
      set: { (evaluator, tracking, operand) throws(Stop) in
        tracking.keyboardDismissPadding =
          try evaluator.knownNumber(operand) ?? tracking.keyboardDismissPadding
      }),
  ]

  /// - Parameter actsOnLayout: Whether frames depend on it while keyboards are docked, as they are here.
  private static func keyboard(
    _ name: String, type: TypeName, actsOnLayout: Bool = false,
    read: @escaping @Sendable (KeyboardTracking) -> Value,
    set: @escaping @Sendable (inout Evaluator, inout KeyboardTracking, Operand) throws(Stop) -> Void
  ) -> Member {
    .property(
      name, type: type,
      read: { evaluator, value, _ in
        let view = evaluator.item(of: value).flatMap { evaluator.draft.view($0.view) }
        return read(view?.keyboard ?? KeyboardTracking())
      },
      write: { (evaluator, value, operand) throws(Stop) in
        guard let view = evaluator.item(of: value).flatMap({ evaluator.draft.view($0.view) })
        else { return }
        var tracking = view.keyboard
        try set(&evaluator, &tracking, operand)
        try evaluator.apply(.change(view.id, .keyboard(tracking)), at: operand.range)
        if !actsOnLayout { evaluator.noteTyped(UIKitWords.keyboardIsDocked(name)) }
      })
  }
}

extension Evaluator {
  fileprivate mutating func makeGuide(
    _ receiver: Value, at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .object(let id) = receiver else { return try makeGuide(at: range) }
    guard heap[id].peer == .none else { return receiver }
    let made = try makeGuide(at: range)
    if let guide = viewID(of: made) {
      heap[id].peer = .view(guide)
      objectOfView[guide] = id
    }
    return receiver
  }
}

/// The guides that UIKit gives a view.
extension ViewMembers {
  static let guides: [Member] = [
    guide("safeAreaLayoutGuide", .safeArea), guide("layoutMarginsGuide", .layoutMargins),
    guide("readableContentGuide", .readableContent), guide("keyboardLayoutGuide", .keyboard),
  ]

  static func guide(_ name: String, _ guide: SystemGuide) -> Member {
    .property(name, type: "UILayoutGuide") { (evaluator, value, range) throws(Stop) in
      let view = try evaluator.viewMeant(by: Operand(value, at: range))
      return evaluator.value(for: Item(view, guide: guide))
    }
  }
}

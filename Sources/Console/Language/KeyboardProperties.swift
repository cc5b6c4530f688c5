import AutoLayout
import Interchange

/// What a view's `keyboardLayoutGuide` has beside its anchors.
struct KeyboardProperty: Sendable {
  let name: String
  let read: @Sendable (KeyboardTracking) -> Value
  let write: @Sendable (inout KeyboardTracking, Operand) throws(LineFailure) -> Void
  /// Whether frames depend on it while keyboards are docked.
  let actsOnLayout: Bool

  static let all: [KeyboardProperty] = [
    isOn("usesBottomSafeArea", \.usesBottomSafeArea, actsOnLayout: true),
    isOn("followsUndockedKeyboard", \.followsUndockedKeyboard),
    KeyboardProperty(
      name: "keyboardDismissPadding", read: { .number($0.keyboardDismissPadding) },
      write: { (tracking, operand) throws(LineFailure) in
        tracking.keyboardDismissPadding = try operand.length()
      }, actsOnLayout: false),
  ]

  static func named(_ name: String) -> KeyboardProperty? { all.first { $0.name == name } }

  private static func isOn(
    _ name: String, _ path: WritableKeyPath<KeyboardTracking, Bool> & Sendable,
    actsOnLayout: Bool = false
  ) -> KeyboardProperty {
    KeyboardProperty(
      name: name, read: { .boolean($0[keyPath: path]) },
      write: { (tracking, operand) throws(LineFailure) in
        tracking[keyPath: path] = try operand.boolean()
      }, actsOnLayout: actsOnLayout)
  }
}

extension Evaluator {
  /// `nil` for what no keyboard guide has, and for other guides.
  func keyboardMember(_ name: String, of item: Item) -> Value? {
    guard item.guide == .keyboard, let property = KeyboardProperty.named(name) else { return nil }
    return document.view(item.view).map { property.read($0.keyboard) }
  }
}

extension Interpreter {
  /// `false` for what no keyboard guide has, and for other guides.
  mutating func setKeyboard(
    _ name: String, of item: Item, _ operand: Operand
  ) throws(LineFailure) -> Bool {
    guard item.guide == .keyboard, let property = KeyboardProperty.named(name),
      let view = draft.view(item.view)
    else { return false }
    var tracking = view.keyboard
    try property.write(&tracking, operand)
    try change(view, .keyboard(tracking), operand)
    if !property.actsOnLayout { note(LanguageWords.keyboardIsDocked(name)) }
    return true
  }
}

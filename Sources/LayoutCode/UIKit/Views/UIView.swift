import AutoLayout
import Interchange

/// `UIView`, put together of what its parts say.
enum ViewMembers {
  static let table = MemberTable(
    "UIView", superclass: "NSObject", inert: inert,
    members: initializers + hierarchy + placing + layout + geometry + spaces + looks + animation
      + constraintMethods + AnchorMembers.ofViews + guides + callbacks)

  /// No layout depends on them.
  private static let inert: Set<String> = [
    "accessibilityActivationPoint", "accessibilityAttributedLabel", "accessibilityContainerType",
    "accessibilityCustomActions", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityFrame", "accessibilityHint", "accessibilityIgnoresInvertColors",
    "accessibilityLabel", "accessibilityLanguage", "accessibilityNavigationStyle",
    "accessibilityPath", "accessibilityRespondsToUserInteraction", "accessibilityTraits",
    "accessibilityUserInputLabels", "accessibilityValue", "accessibilityViewIsModal",
    "activityItemsConfiguration", "addAction", "addGestureRecognizer", "addInteraction",
    "addMotionEffect", "backgroundStyle", "becomeFirstResponder",
    "canBecomeFirstResponder", "clearsContextBeforeDrawing", "contentScaleFactor",
    "drawHierarchy", "endEditing", "focusEffect", "focusGroupIdentifier", "focusGroupPriority",
    "gestureRecognizerShouldBegin", "gestureRecognizers", "inputAccessoryView",
    "inputAssistantItem", "inputView", "interactions", "isAccessibilityElement",
    "isExclusiveTouch", "isFirstResponder", "isMultipleTouchEnabled", "isOpaque",
    "largeContentImage", "largeContentTitle", "mask", "maskView", "motionEffects", "next",
    "reloadInputViews", "removeGestureRecognizer",
    "removeInteraction", "removeMotionEffect", "resignFirstResponder", "restorationIdentifier",
    "scalesLargeContentImage", "setNeedsDisplay", "shouldGroupAccessibilityChildren",
    "showsLargeContentViewer", "snapshotView", "tintColor",
    "tintColorDidChange", "traitOverrides", "transform3D", "undoManager", "userActivity",
    "viewForBaselineLayout", "accessibilityPerformEscape", "accessibilityActivate",
    "keyboardLayoutGuideUsesSafeArea", "cornerConfiguration", "hoverStyle",
  ]

  private static let initializers: [Member] = [
    .initializer(["frame?: CGRect"]) { (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeView(receiver, arguments)
    },
    .initializer(["coder"]) { (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeView(receiver, arguments)
    },
    .method("appearance", ["**"], isStatic: true, hasPartInLayout: false) { _, value, arguments in
      .unknown(Unknown("appearance()", at: arguments.range))
    },
  ]
}

extension Evaluator {
  /// The view that an initializer makes, or that `super.init` goes on with.
  mutating func madeView(
    _ receiver: Value, at range: SourceRange
  ) throws(Stop) -> (value: Value, view: View) {
    let made: Value
    switch receiver {
    case .type(let type):
      made = try makeView(kind(of: type), className: type.text, at: range)
    case .object(let id) where heap[id].peer == .none:
      let type = heap[id].type
      let new = try makeView(kind(of: type), className: type.text, at: range)
      if let view = viewID(of: new) {
        heap[id].peer = .view(view)
        objectOfView[view] = id
      }
      made = receiver
    default: made = receiver
    }
    guard let view = view(of: made) else {
      throw wanted(UIKitWords.view, Operand(made, at: range))
    }
    return (made, view)
  }

  /// With its frame, if one is given; what UIKit makes to fit is as large as it asks to be.
  mutating func makeView(
    _ receiver: Value, _ arguments: CallArguments, fits: Bool = false
  ) throws(Stop) -> Value {
    let (made, view) = try madeView(receiver, at: arguments.range)
    if let operand = arguments["frame"], view.frameLayout != nil,
      let frame = try rect(operand), frame != .zero, !frame.isNull
    {
      try apply(
        .change(view.id, .frameLayout(FrameLayout(frame: frame, superviewSize: .zero))),
        at: operand.range)
    } else if fits || view.kind == .pickerView || view.kind == .datePicker {
      try sizeToFit(view.id, at: arguments.range)
    }
    return made
  }

  /// Gives a view the frame that its content asks for.
  mutating func sizeToFit(_ id: ViewID, at range: SourceRange) throws(Stop) {
    guard let view = draft.view(id) else { return }
    let (natural, insets) = (draft.naturalSize(of: view), view.alignmentInsets)
    guard natural != .noMetric else { return }
    let old = try presentFrame(of: id, at: range)
    let size = Size(
      width: natural.width.map { $0 + insets.left + insets.right } ?? old.width,
      height: natural.height.map { $0 + insets.top + insets.bottom } ?? old.height)
    try setFrame(
      of: view, to: Rect(x: old.x, y: old.y, width: size.width, height: size.height), at: range)
  }
}

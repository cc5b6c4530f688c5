import AutoLayout
import Interchange

/// What is seen of a view besides its place.
extension ViewMembers {
  static let looks: [Member] =
    LayerProperty.all.filter { $0.viewName != nil }.map {
      LayerMembers.member($0, named: $0.viewName ?? $0.name)
    }
    + [
      .property("layer", type: "CALayer") { evaluator, value, range in
        guard let view = evaluator.viewID(of: value) else {
          return .unknown(Unknown("layer", at: range, type: "CALayer"))
        }
        return evaluator.layer(of: view)
      },
      .kept("overrideUserInterfaceStyle", type: "UIUserInterfaceStyle"),
      .kept("tintAdjustmentMode", type: "UIView.TintAdjustmentMode"),
      .constant("layerClass", type: "CALayer", .type("CALayer")),
      .ofView(
        "contentMode", type: "UIView.ContentMode",
        read: { view, _ in .choice(view.contentMode.rawValue, of: "UIView.ContentMode") },
        change: { (evaluator, _, operand) throws(Stop) in
          try evaluator.choice(operand, of: "UIView.ContentMode").value
            .map { .contentMode(ContentMode(rawValue: $0) ?? .scaleToFill) }
        }),
    ]
}

/// What is called when something changes, as `super` is from overrides: nothing is done by it.
extension ViewMembers {
  static let callbacks: [Member] =
    [
      "layoutSubviews", "setNeedsLayout", "updateConstraints",
      "updateConstraintsIfNeeded", "invalidateIntrinsicContentSize",
      "didMoveToSuperview", "didMoveToWindow", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
      "prepareForReuse", "prepareForInterfaceBuilder", "awakeFromNib", "updateFocusIfNeeded",
      "setNeedsFocusUpdate", "updateTraitsIfNeeded",
    ].map { request($0) }
    + [
      request("willMove", ["toSuperview|toWindow: UIView"]),
      request("didAddSubview", ["_: UIView"]), request("willRemoveSubview", ["_: UIView"]),
      request("draw", ["_"]), request("traitCollectionDidChange", ["_"]),
      request("layoutSublayers", ["of"]), request("encode", ["with"]),
      request("apply", ["_"]), request("prepare"),
      needsUpdateConstraints, .traitRegistration, .passing("touchesBegan"),
      .passing("touchesMoved"),
      .passing("touchesEnded"), .passing("touchesCancelled"), .passing("pressesBegan"),
    ]

  private static let needsUpdateConstraints = Member.method("setNeedsUpdateConstraints") {
    evaluator, value, _ in
    evaluator.needsUpdateOfConstraints(value)
    return .void
  }

  /// What has its part in the layout by itself, and says nothing when it is called.
  static func request(_ name: String, _ parameters: [MemberParameter] = []) -> Member {
    .method(name, parameters, hasPartInLayout: false) { _, _, _ in .void }
  }
}

/// Animations run their closures: what they set is what there is in the end.
extension ViewMembers {
  static let animation: [Member] = [
    .method(
      "animate",
      [
        "withDuration|duration?", "delay?", "usingSpringWithDamping|dampingRatio?",
        "initialSpringVelocity?", "springDuration?", "bounce?", "options?",
        "animations|changes: Function", "completion?: Function",
      ], older: ["animateWithDuration"], isStatic: true, call: animate),
    .method(
      "animateKeyframes",
      ["withDuration", "delay", "options?", "animations: Function", "completion?: Function"],
      isStatic: true, call: animate),
    .method(
      "addKeyframe",
      ["withRelativeStartTime", "relativeDuration", "animations: Function"], isStatic: true,
      call: animate),
    .method(
      "transition",
      ["with", "duration", "options?", "animations?: Function", "completion?: Function"],
      isStatic: true, call: animate),
    .method("performWithoutAnimation", ["_: Function"], isStatic: true, call: animate),
    .method(
      "transition", ["from", "to", "duration", "options?", "completion?: Function"],
      isStatic: true, call: animate),
    .method(
      "modifyAnimations", ["withRepeatCount", "autoreverses", "animations: Function"],
      isStatic: true, call: animate),
    .passing("setAnimationsEnabled", ["_"], isStatic: true),
    .constant("areAnimationsEnabled", type: "Bool", .boolean(true)),
    .method("userInterfaceLayoutDirection", ["for", "relativeTo?"], isStatic: true) {
      evaluator, _, _ in
      .choice("\(evaluator.draft.direction)", of: "UIUserInterfaceLayoutDirection")
    },
  ]

  /// The completion comes after the layout that follows.
  private static let animate: Member.Call = { (evaluator, _, arguments) throws(Stop) in
    if evaluator.policy == .typedLine { evaluator.findings.note(UIKitWords.animationEnds) }
    for (label, operand) in zip(arguments.labels, arguments.operands) {
      guard case .function(let function) = operand.value else { continue }
      if label == "completion" {
        evaluator.later(function)
      } else {
        _ = try evaluator.call(function, [], at: operand.range)
      }
    }
    return .void
  }
}

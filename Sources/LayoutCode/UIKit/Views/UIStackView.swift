import AutoLayout
import Interchange

/// `UIStackView` (UIKit stack view).
enum UIStackViewMembers {
  static let table = MemberTable(
    "UIStackView", superclass: "UIView",
    members: properties + methods + [
      .constant("spacingUseDefault", type: "CGFloat", .real(useDefault)),
      .constant("spacingUseSystem", type: "CGFloat", .real(useSystem)),
    ])

  /// UIKit's own numbers for them.
  static let useDefault = Double(Float.greatestFiniteMagnitude)
  static let useSystem = Double(Float.leastNormalMagnitude)

  private static let properties: [Member] = [
    .property("arrangedSubviews", type: "Array") { evaluator, value, range in
      guard let view = evaluator.viewID(of: value) else {
        return .unknown(Unknown("arrangedSubviews", at: range, type: "Array"))
      }
      return .list(
        evaluator.draft.arrangedSubviews(of: view).map { evaluator.value(for: $0.id) })
    },
    .stack(
      "axis", type: "NSLayoutConstraint.Axis",
      read: { .choice($0.axis.rawValue, of: "NSLayoutConstraint.Axis") },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        arrangement.axis = try evaluator.axis(operand) ?? arrangement.axis
      }),
    .stack(
      "distribution", type: "UIStackView.Distribution",
      read: { .choice($0.distribution.rawValue, of: "UIStackView.Distribution") },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        let name = try evaluator.choice(operand, of: "UIStackView.Distribution").value
        guard let name else { return }
        arrangement.distribution = StackArrangement.Distribution(rawValue: name) ?? .fill
      }),
    .stack(
      "alignment", type: "UIStackView.Alignment",
      read: { .choice($0.alignment.name(along: $0.axis), of: "UIStackView.Alignment") },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        let name = try evaluator.choice(operand, of: "UIStackView.Alignment").value
        guard let name else { return }
        arrangement.alignment = StackArrangement.Alignment(uikitName: name)
      }),
    .stack(
      "spacing", type: "CGFloat", read: { .real($0.spacing) },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        guard let spacing = try evaluator.knownNumber(operand) else { return }
        arrangement.spacing = Self.spacing(spacing) ?? 0
      }),
    .stack(
      "isBaselineRelativeArrangement", older: ["baselineRelativeArrangement"], type: "Bool",
      read: { .boolean($0.isBaselineRelative) },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        arrangement.isBaselineRelative =
          try evaluator.knownTruth(operand) ?? arrangement.isBaselineRelative
      }),
    .stack(
      "isLayoutMarginsRelativeArrangement", older: ["layoutMarginsRelativeArrangement"],
      type: "Bool",
      read: { .boolean($0.isLayoutMarginsRelative) },
      set: { (evaluator, arrangement, operand) throws(Stop) in
        arrangement.isLayoutMarginsRelative =
          try evaluator.knownTruth(operand) ?? arrangement.isLayoutMarginsRelative
      }),
  ]

  private static let methods: [Member] = [
    .initializer(["arrangedSubviews"]) { (evaluator, receiver, arguments) throws(Stop) in
      let (made, view) = try evaluator.madeView(receiver, at: arguments.range)
      for subview in try evaluator.viewsMeant(by: arguments.first) {
        try evaluator.apply(
          .arrange(subview, in: view.id, at: nil, step: evaluator.step), at: arguments.range)
        try evaluator.tellMoved(subview, at: arguments.range)
      }
      return made
    },
    .onView("addArrangedSubview", ["_: UIView"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.arrange(arguments.first, in: view.id, at: nil)
    },
    // No method of UIKit's, but one that most projects give themselves.
    .onView("addArrangedSubviews", ["_*: UIView"]) { (evaluator, view, arguments) throws(Stop) in
      for operand in arguments.operands {
        guard case .list(let values) = operand.value else {
          _ = try evaluator.arrange(operand, in: view.id, at: nil)
          continue
        }
        for value in values {
          _ = try evaluator.arrange(Operand(value, at: operand.range), in: view.id, at: nil)
        }
      }
      return .void
    },
    .onView("insertArrangedSubview", ["_: UIView", "at|atIndex: Int"]) {
      (evaluator, view, arguments) throws(Stop) in
      let place = try arguments["at"].flatMapStop { (operand) throws(Stop) in
        try evaluator.knownWhole(operand)
      }
      return try evaluator.arrange(arguments.first, in: view.id, at: place)
    },
    .onView("removeArrangedSubview", ["_: UIView"]) { (evaluator, view, arguments) throws(Stop) in
      let subview = try evaluator.viewMeant(by: arguments.first)
      guard view.stack?.arranged.contains(subview) == true else {
        try evaluator.refuseTyped(.notArranged(subview, in: view.id), at: arguments.first.range)
        return .void
      }
      try evaluator.apply(.stopArranging(subview, in: view.id), at: arguments.range)
      return .void
    },
    .onView("setCustomSpacing", ["_: CGFloat", "after|afterView: UIView"]) {
      (evaluator, view, arguments) throws(Stop) in
      guard let operand = arguments["after"],
        case let subview = try evaluator.viewMeant(by: operand), var arrangement = view.stack
      else { return .void }
      guard arrangement.arranged.contains(subview) else {
        try evaluator.refuseTyped(.notArranged(subview, in: view.id), at: operand.range)
        evaluator.noteUnarranged(operand, subview, by: view)
        return .void
      }
      guard let spacing = try evaluator.knownNumber(arguments.first) else { return .void }
      arrangement.customSpacing[subview] = Self.spacing(spacing)
      try evaluator.apply(.change(view.id, .stack(arrangement)), at: arguments.range)
      return .void
    },
    .onView("customSpacing", ["after|afterView: UIView"], gives: "CGFloat") {
      (evaluator, view, arguments) throws(Stop) in
      let subview = try evaluator.viewMeant(by: arguments.first)
      return .real(view.stack?.customSpacing[subview] ?? useDefault)
    },
  ]

  /// `nil` for the spacing that the stack view has for all.
  private static func spacing(_ number: Double) -> Double? {
    switch number {
    case useDefault: nil
    case useSystem: 8
    default: number
    }
  }
}

extension StackArrangement.Alignment {
  init(uikitName name: String) {
    switch name {
    case "top": self = .leading
    case "bottom": self = .trailing
    default: self = StackArrangement.Alignment(rawValue: name) ?? .fill
    }
  }
}

extension Evaluator {
  /// A space behind what a stack view does not arrange is nowhere. What is not known may be arranged.
  fileprivate mutating func noteUnarranged(_ operand: Operand, _ subview: ViewID, by stack: View) {
    guard !unknownViews.contains(subview), !unknownViews.contains(stack.id) else { return }
    findings.note(
      UIKitWords.spacesNothing(
        sourceName(operand.range), by: nameInCode(of: stack),
        line: program.file(of: operand.range)?.line(of: operand.range)))
  }

  /// As the code calls it that makes it, which has no name of its own yet.
  func nameInCode(of view: View) -> String {
    objectOfView[view.id].flatMap(names.name) ?? view.name
  }

  mutating func arrange(
    _ operand: Operand, in stack: ViewID, at place: Int?
  ) throws(Stop) -> Value {
    let view = try viewMeant(by: operand)
    try apply(.arrange(view, in: stack, at: place, step: step), at: operand.range)
    try tellMoved(view, at: operand.range)
    return .void
  }
}

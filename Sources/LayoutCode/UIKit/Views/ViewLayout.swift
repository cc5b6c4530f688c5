import AutoLayout
import Interchange
import Prose

/// What the layout goes by, besides constraints.
extension ViewMembers {
  static let layout: [Member] = [
    .truth("isHidden", older: ["hidden"], read: \.isHidden) { .isHidden($0) },
    .ofView(
      "translatesAutoresizingMaskIntoConstraints", type: "Bool",
      read: { view, _ in .boolean(view.translatesAutoresizingMaskIntoConstraints) },
      change: { (evaluator, view, operand) throws(Stop) in
        guard let translates = try evaluator.knownTruth(operand) else { return nil }
        return try evaluator.translation(of: view, translates, at: operand.range)
      }),
    .ofView(
      "autoresizingMask", type: "UIView.AutoresizingMask",
      read: { view, _ in
        .list(
          AutoresizingMask.named.filter { view.autoresizingMask.contains($0.bit) }
            .map { .choice($0.name, of: "UIView.AutoresizingMask") })
      },
      change: { (evaluator, view, operand) throws(Stop) in
        let options = try evaluator.options(operand, of: "UIView.AutoresizingMask").value
        guard let options else { return nil }
        // The mask answers to what changes from now on: the present frame is where it starts.
        if view.frameLayout != nil { try evaluator.startAgain(view, at: operand.range) }
        return .autoresizingMask(AutoresizingMask(names: options))
      }),
    .truth("autoresizesSubviews", read: \.autoresizesSubviews) { .autoresizesSubviews($0) },
    .truth("insetsLayoutMarginsFromSafeArea", read: \.insetsLayoutMarginsFromSafeArea) {
      .insetsLayoutMarginsFromSafeArea($0)
    },
    .truth("preservesSuperviewLayoutMargins", read: \.preservesSuperviewLayoutMargins) {
      .preservesSuperviewLayoutMargins($0)
    },
    .ofView(
      "semanticContentAttribute", type: "UISemanticContentAttribute",
      read: { view, _ in
        .choice(view.semanticDirection.rawValue, of: "UISemanticContentAttribute")
      },
      change: { (evaluator, _, operand) throws(Stop) in
        try evaluator.choice(operand, of: "UISemanticContentAttribute").value
          .map { .semanticDirection(SemanticDirection(rawValue: $0) ?? .unspecified) }
      }),
    .ofView(
      "effectiveUserInterfaceLayoutDirection", type: "UIUserInterfaceLayoutDirection",
      read: { view, document in
        .choice("\(document.direction(of: view.id))", of: "UIUserInterfaceLayoutDirection")
      }),
    identifier("accessibilityIdentifier"), identifier("identifier"),
    .ofView(
      "tag", type: "Int", read: { view, _ in .whole(Double(view.tag)) },
      change: { (evaluator, _, operand) throws(Stop) in
        try evaluator.knownWhole(operand).map { .tag($0) }
      }),
    .truth(
      "isUserInteractionEnabled", older: ["userInteractionEnabled"],
      read: \.isUserInteractionEnabled
    ) { .isUserInteractionEnabled($0) },
    margins, directionalMargins,
    .property("safeAreaInsets", type: "UIEdgeInsets") { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.viewID(of: value) else {
        return .unknown(Unknown("safeAreaInsets", at: range, type: "UIEdgeInsets"))
      }
      return .insets(try evaluator.safeAreaInsets(of: view, at: range))
    },
    .property("traitCollection", type: "UITraitCollection") { _, _, _ in
      TraitMembers.current
    },
    .constant("requiresConstraintBasedLayout", type: "Bool", .boolean(true)),
    .constant("noIntrinsicMetric", type: "CGFloat", .real(-1)),
    .constant("layoutFittingCompressedSize", type: "CGSize", Shape.size.zero),
    .constant(
      "layoutFittingExpandedSize", type: "CGSize", Shape.size.value([10000.0, 10000.0])),
    priority("contentHuggingPriority", { $0.hugging[$1] }),
    priority("contentCompressionResistancePriority", { $0.resistance[$1] }),
    setPriority("setContentHuggingPriority") { .hugging($0, $1) },
    setPriority("setContentCompressionResistancePriority") { .resistance($0, $1) },
  ]

  private static func identifier(_ name: String) -> Member {
    .ofView(
      name, type: "String", read: { view, _ in view.identifier.map { .text($0) } ?? .absent },
      change: { (evaluator, _, operand) throws(Stop) in
        guard let text = try evaluator.text(operand).value else { return nil }
        return .identifier(text)
      })
  }

  private static func priority(
    _ name: String, _ read: @escaping @Sendable (View, Axis) -> Priority
  ) -> Member {
    .onView(name, ["for|forAxis: NSLayoutConstraint.Axis"], gives: "UILayoutPriority") {
      (evaluator, view, arguments) throws(Stop) in
      .real(read(view, try evaluator.axis(arguments.first) ?? .horizontal).rawValue)
    }
  }

  /// What is not known of a priority leaves it as it is.
  private static func setPriority(
    _ name: String, _ change: @escaping @Sendable (Axis, Priority) -> ViewChange
  ) -> Member {
    .onView(name, ["_: UILayoutPriority", "for|forAxis: NSLayoutConstraint.Axis"]) {
      (evaluator, view, arguments) throws(Stop) in
      guard
        let axis = try arguments["for"].flatMapStop({ (operand) throws(Stop) in
          try evaluator.axis(operand)
        }), let priority = try evaluator.priority(arguments.first).value
      else { return .void }
      try evaluator.apply(.change(view.id, change(axis, priority)), at: arguments.range)
      return .void
    }
  }
}

// MARK: Margins

extension ViewMembers {
  fileprivate static let margins = Member.property(
    "layoutMargins", type: "UIEdgeInsets",
    read: { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.viewID(of: value) else {
        return .unknown(Unknown("layoutMargins", at: range, type: "UIEdgeInsets"))
      }
      return .insets(try evaluator.layoutMargins(of: view, at: range))
    },
    write: { (evaluator, value, operand) throws(Stop) in
      let view = try evaluator.viewMeant(by: Operand(value, at: operand.range))
      guard let insets = try evaluator.insets(operand) else { return }
      try evaluator.apply(.change(view, .margins(.absolute(insets))), at: operand.range)
    })

  fileprivate static let directionalMargins = Member.property(
    "directionalLayoutMargins", type: "NSDirectionalEdgeInsets",
    read: { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.viewID(of: value) else {
        return .unknown(
          Unknown("directionalLayoutMargins", at: range, type: "NSDirectionalEdgeInsets"))
      }
      let margins = try evaluator.layoutMargins(of: view, at: range)
      let isMirrored = evaluator.draft.direction(of: view) == .rightToLeft
      let (leading, trailing) =
        isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
      return Shape.directionalInsets.value([margins.top, leading, margins.bottom, trailing])
    },
    write: { (evaluator, value, operand) throws(Stop) in
      let view = try evaluator.viewMeant(by: Operand(value, at: operand.range))
      guard let numbers = try evaluator.numbers(operand, .directionalInsets).value else { return }
      let margins = Margins.directional(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
      try evaluator.apply(.change(view, .margins(margins)), at: operand.range)
    })
}

extension AutoresizingMask {
  init(names: [String]) {
    self = Self.named.filter { names.contains($0.name) }
      .reduce(into: []) { $0.formUnion($1.bit) }
  }
}

extension Evaluator {
  /// `nil` where nothing changes.
  fileprivate mutating func translation(
    of view: View, _ translates: Bool, at range: SourceRange
  ) throws(Stop) -> ViewChange? {
    if view.id.isInitial {
      if !translates { findings.note(UIKitWords.rootIsSized) }
      return nil
    }
    guard translates != view.translatesAutoresizingMaskIntoConstraints else { return nil }
    if view.isContentView, !translates {
      findings.note(UIKitWords.contentViewTranslates(nameInCode(of: view)))
    }
    let frame = try presentFrame(of: view.id, at: range)
    guard translates else {
      // Until the first layout it stays where it was.
      store("frame", .rect(frame), in: value(for: view.id))
      return .frameLayout(nil)
    }
    return .frameLayout(
      FrameLayout(frame: frame, superviewSize: try superviewSize(of: view, at: range)))
  }

  fileprivate mutating func startAgain(_ view: View, at range: SourceRange) throws(Stop) {
    let layout = FrameLayout(
      frame: try presentFrame(of: view.id, at: range),
      superviewSize: try superviewSize(of: view, at: range), source: view.frameLayout?.source)
    if layout != view.frameLayout { try apply(.change(view.id, .keptFrame(layout)), at: range) }
  }

  mutating func superviewSize(of view: View, at range: SourceRange) throws(Stop) -> Size {
    guard let superview = view.superview else { return .zero }
    return try presentFrame(of: superview, at: range).size
  }
}

import AutoLayout
import Interchange

/// The enums and option sets that a layout goes by, with UIKit's numbers.
extension UIKitTables {
  package static let layoutEnumerations: [MemberTable] = [
    // UIKit constraints, section 1.1.
    .enumeration(
      "NSLayoutConstraint.Attribute", older: ["NSLayoutAttribute"],
      cases: Attribute.allCases.map { ($0.name, $0.rawValue) }
        + [("baseline", Attribute.lastBaseline.rawValue), ("notAnAttribute", 0)]),
    .enumeration(
      "NSLayoutConstraint.Relation", older: ["NSLayoutRelation"],
      cases: Relation.allCases.map { ("\($0)", $0.rawValue) }),
    .enumeration(
      "NSLayoutConstraint.Axis", older: ["UILayoutConstraintAxis"],
      counted: Axis.allCases.map(\.rawValue)),
    // UIKit visual format, section 3.
    .enumeration(
      "NSLayoutConstraint.FormatOptions", older: ["NSLayoutFormatOptions"],
      cases: VisualFormat.Option.allCases.map { ($0.rawValue, $0.bit) }
        + [("alignAllBaseline", VisualFormat.Option.alignAllLastBaseline.bit)],
      isOptionSet: true),
    // UIKit geometry and layers, section 2.
    .enumeration(
      "UIView.ContentMode", older: ["UIViewContentMode"],
      counted: ContentMode.allCases.map(\.rawValue)),
    // UIKit autoresizing, section 1.
    .enumeration(
      "UIView.AutoresizingMask", older: ["UIViewAutoresizing"],
      cases: AutoresizingMask.named.map { ($0.name, $0.bit.rawValue) }, isOptionSet: true),
    .enumeration(
      "UISemanticContentAttribute", counted: SemanticDirection.allCases.map(\.rawValue)),
    .enumeration("UIUserInterfaceLayoutDirection", counted: ["leftToRight", "rightToLeft"]),
    // UIKit stack view, section 1.
    .enumeration(
      "UIStackView.Distribution", older: ["UIStackViewDistribution"],
      counted: StackArrangement.Distribution.allCases.map(\.rawValue)),
    .enumeration(
      "UIStackView.Alignment", older: ["UIStackViewAlignment"],
      cases: [
        ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3),
        ("trailing", 4), ("bottom", 4), ("lastBaseline", 5),
      ]),
    .enumeration(
      "UIScrollView.ContentInsetAdjustmentBehavior",
      older: ["UIScrollViewContentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustment"],
      counted: Scrolling.Adjustment.allCases.map(\.rawValue)),
    // UIKit sizing, section 3.
    .enumeration(
      "UITableViewCell.SeparatorStyle", older: ["UITableViewCellSeparatorStyle"],
      counted: ["none", "singleLine", "singleLineEtched"]),
  ]
}

extension VisualFormat.Option {
  /// An alignment's is that of its attribute's number.
  fileprivate var bit: Int {
    switch self {
    case .alignAllLeft: 1 << Attribute.left.rawValue
    case .alignAllRight: 1 << Attribute.right.rawValue
    case .alignAllTop: 1 << Attribute.top.rawValue
    case .alignAllBottom: 1 << Attribute.bottom.rawValue
    case .alignAllLeading: 1 << Attribute.leading.rawValue
    case .alignAllTrailing: 1 << Attribute.trailing.rawValue
    case .alignAllCenterX: 1 << Attribute.centerX.rawValue
    case .alignAllCenterY: 1 << Attribute.centerY.rawValue
    case .alignAllLastBaseline: 1 << Attribute.lastBaseline.rawValue
    case .alignAllFirstBaseline: 1 << Attribute.firstBaseline.rawValue
    case .directionLeadingToTrailing, .spacingEdgeToEdge: 0
    case .directionLeftToRight: 1 << 16
    case .directionRightToLeft: 1 << 17
    case .spacingBaselineToBaseline: 1 << 19
    }
  }
}

import AutoLayout
import Interchange

/// One of UIKit's enumerations or option sets, with UIKit's numbers.
///
/// A value of it is a name behind a dot, of an option set a list of such names; which type it is of
/// is known only where it comes from.
struct Enumeration: Sendable {
  /// As Swift writes it: `UIView.ContentMode`.
  let name: String
  /// As Swift wrote it up to its version 4: `UIViewContentMode`.
  let oldName: String
  /// The properties that are of this type.
  let properties: [String]
  /// What may be several of its names at once, each a bit.
  let isOptionSet: Bool
  /// Of names with one number the first is the one that the number is read as.
  let cases: [(name: String, rawValue: Int)]

  private init(
    _ name: String, _ oldName: String, of properties: String..., isOptionSet: Bool = false,
    cases: [(name: String, rawValue: Int)]
  ) {
    self.name = name
    self.oldName = oldName
    self.properties = properties
    self.isOptionSet = isOptionSet
    self.cases = cases
  }

  var names: [String] { cases.map(\.name) }
}

// MARK: All of them

extension Enumeration {
  static let all = [
    attribute, relation, axis, formatOptions, contentMode, autoresizingMask, semanticContent,
    distribution, alignment, insetAdjustment, separatorStyle,
  ]

  /// UIKit constraints, section 1.1.
  static let attribute = Enumeration(
    "NSLayoutConstraint.Attribute", "NSLayoutAttribute", of: "firstAttribute", "secondAttribute",
    cases: Attribute.allCases.map { ($0.name, $0.rawValue) }
      + [("baseline", Attribute.lastBaseline.rawValue), ("notAnAttribute", 0)])

  /// UIKit constraints, section 1.
  static let relation = Enumeration(
    "NSLayoutConstraint.Relation", "NSLayoutRelation", of: "relation",
    cases: Relation.allCases.map { ($0.name, $0.rawValue) })

  /// UIKit stack view, section 1.
  static let axis = Enumeration(
    "NSLayoutConstraint.Axis", "UILayoutConstraintAxis", of: "axis",
    cases: counted(Axis.allCases.map(\.rawValue)))

  /// UIKit visual format, section 3.
  static let formatOptions = Enumeration(
    "NSLayoutConstraint.FormatOptions", "NSLayoutFormatOptions", isOptionSet: true,
    cases: VisualFormat.Option.allCases.map { ($0.rawValue, $0.bit) }
      + [("alignAllBaseline", VisualFormat.Option.alignAllLastBaseline.bit)])

  /// UIKit geometry and layers, section 2.
  static let contentMode = Enumeration(
    "UIView.ContentMode", "UIViewContentMode", of: "contentMode",
    cases: counted(ContentMode.allCases.map(\.rawValue)))

  /// UIKit autoresizing, section 1.
  static let autoresizingMask = Enumeration(
    "UIView.AutoresizingMask", "UIViewAutoresizing", of: "autoresizingMask", isOptionSet: true,
    cases: AutoresizingMask.named.map { ($0.name, $0.bit.rawValue) })

  /// UIKit constraints, section 1.3.
  static let semanticContent = Enumeration(
    "UISemanticContentAttribute", "UISemanticContentAttribute", of: "semanticContentAttribute",
    cases: counted(SemanticDirection.allCases.map(\.rawValue)))

  /// UIKit stack view, section 1.
  static let distribution = Enumeration(
    "UIStackView.Distribution", "UIStackViewDistribution", of: "distribution",
    cases: counted(StackArrangement.Distribution.allCases.map(\.rawValue)))

  /// UIKit stack view, section 1, where leading and top are one, and trailing and bottom.
  static let alignment = Enumeration(
    "UIStackView.Alignment", "UIStackViewAlignment", of: "alignment",
    cases: [
      ("fill", 0), ("leading", 1), ("top", 1), ("firstBaseline", 2), ("center", 3),
      ("trailing", 4), ("bottom", 4), ("lastBaseline", 5),
    ])

  /// UIKit scroll view.
  static let insetAdjustment = Enumeration(
    "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
    of: "contentInsetAdjustmentBehavior",
    cases: counted(Scrolling.Adjustment.allCases.map(\.rawValue)))

  /// UIKit sizing, section 3.
  static let separatorStyle = Enumeration(
    "UITableViewCell.SeparatorStyle", "UITableViewCellSeparatorStyle", of: "separatorStyle",
    cases: counted(["none", "singleLine", "singleLineEtched"]))

  /// Numbered from 0 in their order.
  private static func counted(_ names: [String]) -> [(name: String, rawValue: Int)] {
    names.enumerated().map { ($0.element, $0.offset) }
  }

  /// By the whole name of the type.
  static func named(_ path: String) -> Enumeration? {
    all.first { $0.name == path || $0.oldName == path }
  }

  /// The type that an expression shows what it comes to is of: by the type before the point, the one
  /// that it is made by, or the property that it is.
  static func meant(by tree: ExpressionTree) -> Enumeration? {
    switch tree.form {
    case .member(let owner, let member):
      named(ExpressionWriter.write(owner))
        ?? all.first { $0.properties.contains(member.text) }
    case .call(let callee, _): made(by: callee)
    case .forced(let inner), .optionalChain(let inner): meant(by: inner)
    case .cast(_, let type): named(type.text)
    default: nil
    }
  }

  /// The type that a call makes something of: `UIView.AutoresizingMask`, `UIView.ContentMode.init`.
  static func made(by callee: ExpressionTree) -> Enumeration? {
    if case .member(let type, let name) = callee.form, name.text == "init" {
      return named(ExpressionWriter.write(type))
    }
    return named(ExpressionWriter.write(callee))
  }
}

// MARK: Numbers

extension Enumeration {
  /// The number of a name, of several names that of their bits; `nil` for what is of another type.
  func rawValue(of value: Value) -> Int? {
    switch value {
    case .choice(let name): return cases.first { $0.name == name }?.rawValue
    case .list(let values) where isOptionSet:
      var bits = 0
      for value in values {
        guard case .choice = value, let bit = rawValue(of: value) else { return nil }
        bits |= bit
      }
      return bits
    default: return nil
    }
  }

  /// What has a number; `nil` for a number that nothing has.
  func value(of rawValue: Int) -> Value? {
    guard isOptionSet else {
      return cases.first { $0.rawValue == rawValue }.map { .choice($0.name) }
    }
    var (rest, names) = (rawValue, [String]())
    for (name, bit) in cases where bit != 0 && rest & bit == bit {
      names.append(name)
      rest &= ~bit
    }
    return rest == 0 ? .list(names.map { .choice($0) }) : nil
  }

  /// The types in which a value has a number, where nothing says which one is meant.
  static func numbering(_ value: Value) -> [(type: Enumeration, rawValue: Int)] {
    if case .list(let values) = value, values.isEmpty { return [] }
    return all.compactMap { type in type.rawValue(of: value).map { (type, $0) } }
  }
}

extension VisualFormat.Option {
  /// An alignment's is that of its attribute's number (UIKit visual format, section 3).
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

import AutoLayout
import Interchange

/// The anchors of views and guides.
enum AnchorMembers {
  /// What has an anchor of its own: the margins have not.
  static let attributes = Attribute.allCases.filter { $0.withinMargins == nil }

  static let names = attributes.map(name)

  static let ofViews = attributes.map(member)

  static let ofGuides = attributes.filter { !$0.isBaseline }.map(member)

  static func name(_ attribute: Attribute) -> String { attribute.name + "Anchor" }

  private static func member(_ attribute: Attribute) -> Member {
    .property(name(attribute), type: attribute.typeName) { (evaluator, value, range) throws(Stop) in
      try evaluator.awaken(value, at: range)
      let item = try evaluator.itemMeant(by: Operand(value, at: range))
      return .anchor(Anchor(item, attribute))
    }
  }
}

extension Attribute {
  /// UIKit's type of its anchor.
  var typeName: TypeName {
    switch kind {
    case .horizontalLocation: "NSLayoutXAxisAnchor"
    case .verticalLocation: "NSLayoutYAxisAnchor"
    case .size: "NSLayoutDimension"
    }
  }
}

extension Evaluator {
  /// An anchor; an unknown is a view with the attribute that it is held against.
  mutating func anchor(_ operand: Operand, like attribute: Attribute) throws(Stop) -> Anchor {
    if case .anchor(let anchor) = operand.value { return anchor }
    guard case .unknown = operand.value else { throw wanted(UIKitWords.anchor, operand) }
    return Anchor(try itemMeant(by: operand), attribute)
  }
}

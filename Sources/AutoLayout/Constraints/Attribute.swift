/// What of an item a constraint speaks of, with UIKit's raw values (UIKit constraints, section 1.1).
package enum Attribute: Int, Hashable, Sendable, CaseIterable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20

  /// UIKit's name: `leading`, `centerXWithinMargins`.
  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let match = Self.byName[name] else { return nil }
    self = match
  }

  private static let byName: [String: Attribute] = {
    var names = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    names["baseline"] = .lastBaseline
    return names
  }()

  /// The three kinds between which constraints cannot mediate (UIKit constraints, section 1.2).
  package enum Kind: Hashable, Sendable {
    case horizontalLocation
    case verticalLocation
    case size
  }

  package var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalLocation
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalLocation
    }
  }

  package var axis: Axis {
    switch kind {
    case .horizontalLocation: .horizontal
    case .verticalLocation: .vertical
    case .size: self == .width ? .horizontal : .vertical
    }
  }

  /// Follows the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Left or right whatever the reading direction.
  package var isAbsoluteHorizontalEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same attribute of the layout margins guide, for the margin attributes.
  package var withinMargins: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

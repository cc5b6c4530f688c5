import AutoLayout

/// Which end of an item an attribute is.
enum LogSide {
  case near
  case centre
  case far
}

extension ConsoleLog.Attribute {
  /// Neither a size nor a baseline has one. Margins count as the edges they belong to.
  var side: LogSide? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY:
      .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .midX, .midY: .centre
    case .width, .height, .contentWidth, .contentHeight, .baseline, .firstBaseline, .lastBaseline:
      nil
    }
  }

  package var isHorizontal: Bool { inDocument?.axis == .horizontal }

  var isSize: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: true
    default: false
    }
  }

  var isLocation: Bool { !isSize }

  /// Of what a scroll view scrolls, not of the view itself.
  var isOfContent: Bool { self == .contentWidth || self == .contentHeight }

  /// What it becomes in a document. The names that only UIKit itself uses are edges and centres;
  /// `contentWidth` is the width of what a scroll view scrolls.
  var inDocument: Attribute? {
    switch self {
    case .minX: .left
    case .midX: .centerX
    case .maxX: .right
    case .minY: .top
    case .midY: .centerY
    case .maxY: .bottom
    case .contentWidth: .width
    case .contentHeight: .height
    default: Attribute(name: rawValue)
    }
  }
}

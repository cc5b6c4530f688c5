extension ConsoleLog {
  /// A constraint as one line of the log describes it.
  package struct Constraint: Sendable, Equatable {
    package var line: Int
    /// As printed, with the module where there is one: `SnapKit.LayoutConstraint`.
    package var className: String
    package var reference: Reference
    package var identifier: String?
    /// Where the constraint was made, which SnapKit prints.
    package var source: SourceLocation?
    /// The letters of a constraint that stands for an autoresizing mask.
    package var mask: Mask?
    package var relation: Relation
    /// `nil` where the line prints none, which means required.
    package var priority: Double?
    /// Hugging and compression resistance, printed behind content size constraints.
    package var contentPriorities: ContentPriorities?
    /// What `'|'` stands for, also where the body does not mention it: the superview of the item.
    package var superview: Item?
    package var isActive: Bool
    /// Whether nothing but the relation is printed, in the form of an equation.
    package var isBare = false
  }

  /// Where in the app's sources it was made, as SnapKit prints it.
  package struct SourceLocation: Sendable, Equatable {
    package var file: String
    package var line: Int
  }

  /// `h=-&- v=--&`: what of a frame follows its superview, from the least to the greatest edge.
  package struct Mask: Sendable, Equatable {
    package var horizontal: Letters
    package var vertical: Letters

    package struct Letters: Sendable, Equatable {
      package var isMinimumMarginFlexible: Bool
      package var isSizeFlexible: Bool
      package var isMaximumMarginFlexible: Bool
    }
  }

  /// What a content size line says besides the size.
  package struct ContentPriorities: Sendable, Equatable {
    package var hugging: Double
    package var compressionResistance: Double
  }

  /// `first REL multiplier · second + constant`, whatever form the line printed it in.
  package struct Relation: Sendable, Equatable {
    package var first: Anchor
    package var comparison: Comparison
    package var multiplier: Double = 1
    package var second: Anchor?
    package var constant: Double = 0
  }

  /// The sign between the sides.
  package enum Comparison: String, Sendable, Equatable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// An item and what of it.
  package struct Anchor: Sendable, Equatable {
    package var item: Item
    package var attribute: Attribute
  }

  /// A view or guide as a line names it. Two of them are the same thing when their addresses are.
  package struct Item: Sendable, Equatable {
    package var className: String?
    package var address: Address?
    /// The text that the view shows, perhaps cut short; of a guide, its identifier.
    package var text: String?
    /// A name given by the author: an accessibility identifier, a Masonry key, a SnapKit label.
    package var name: String?
    /// Whether the line says `|`.
    package var isSuperview = false

    package var isGuide: Bool {
      guard let className else { return false }
      return className.hasSuffix("LayoutGuide") || className.hasSuffix("LayoutSpacer")
    }
  }

  /// What of an item a constraint holds, the private attributes of printed constraints included.
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case minX, midX, maxX, minY, midY, maxY
    case contentWidth, contentHeight
  }
}

/// How strongly a constraint insists: above 0 up to 1000, which is required. Fractions are legal,
/// and each distinct value is a level of its own (UIKit constraints, section 1.4).
package struct Priority: Hashable, Comparable, Sendable {
  package let rawValue: Double

  /// `nil` for what UIKit refuses: zero, negative, above 1000, not a number.
  package init?(rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(legal rawValue: Double) { self.rawValue = rawValue }

  package static let required = Priority(legal: 1000)
  /// The highest whole one that gives way.
  package static let almostRequired = Priority(legal: 999)
  package static let defaultHigh = Priority(legal: 750)
  package static let dragThatCanResizeScene = Priority(legal: 510)
  package static let sceneSizeStayPut = Priority(legal: 500)
  /// Between what content asks for by itself and what it gives up.
  package static let betweenDefaults = Priority(legal: 500)
  package static let dragThatCannotResizeScene = Priority(legal: 490)
  /// What Interface Builder writes for the hugging of labels and image views.
  package static let interfaceBuilderHugging = Priority(legal: 251)
  package static let defaultLow = Priority(legal: 250)
  package static let fittingSizeLevel = Priority(legal: 50)
  /// The lowest whole one.
  package static let lowest = Priority(legal: 1)

  package var isRequired: Bool { self == .required }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A priority for each axis.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Priority
  package var vertical: Priority

  package init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package init(both priority: Priority) {
    self.init(horizontal: priority, vertical: priority)
  }

  package subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

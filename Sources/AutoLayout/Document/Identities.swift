/// A view's or a guide's place in the document. The window is 0, the root view 1.
package struct ViewID: TableKey {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  package static let window = ViewID(0)
  package static let root = ViewID(1)

  /// Whether it is there from the start, and always stays: the window or the root view.
  package var isInitial: Bool { self == .window || self == .root }
}

/// A constraint's number: `c3` is number 3. Never given twice.
package struct ConstraintID: TableKey {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Where something in the document came from.
package enum Origin: Hashable, Sendable {
  /// There from the start: the window and the root view.
  case initial
  /// Typed as a command or a relation, at this step.
  case typed(step: Int)
  /// Made by a Swift statement, at this step, with UIKit's own defaults.
  case swift(step: Int)
  /// Read from foreign text, at this line of it. Two texts may have the same line.
  case imported(line: Int)

  package var isImported: Bool { if case .imported = self { true } else { false } }
}

/// What has a number, a name and an origin.
package protocol Identified {
  associatedtype Name: Equatable
  var origin: Origin { get }
  var name: Name { get }
}

extension Identified {
  /// Whether a number stands for one and the same thing in two documents, as what one step made does.
  package func isSame(as other: Self) -> Bool {
    origin == other.origin && (!origin.isImported || name == other.name)
  }
}

extension View: Identified {}

extension Constraint: Identified {}

/// What a name stands for.
package enum Entity: Hashable, Sendable {
  case view(ViewID)
  case constraint(ConstraintID)
  case value(NamedValue)
}

/// What a `let` that is neither a view nor one constraint keeps.
package indirect enum NamedValue: Hashable, Sendable {
  case number(Double)
  /// Of what Swift counts with: `let rows = 3`.
  case whole(Double)
  case text(String)
  case boolean(Bool)
  /// One of UIKit's names: `.scaleAspectFit`.
  case choice(String)
  case tuple(NamedNumbers)
  /// A view, guide or constraint that has a name of its own, by another one.
  case item(Item)
  case anchor(Anchor)
  case constraint(ConstraintID)
  case list([NamedValue])
  case dictionary([Entry])
  case other(KeptValue)

  /// `nil` for what is none.
  package var number: Double? {
    switch self {
    case .number(let number), .whole(let number): number
    default: nil
    }
  }

  package struct Entry: Hashable, Sendable {
    package var key: NamedValue
    package var value: NamedValue

    package init(key: NamedValue, value: NamedValue) {
      self.key = key
      self.value = value
    }
  }
}

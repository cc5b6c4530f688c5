package import AutoLayout

/// What an expression comes to: known, or a named unknown that spreads.
package indirect enum Value: Hashable, Sendable {
  case number(Number)
  case boolean(Bool)
  case text(String)
  /// `nil`
  case absent
  /// `()` is the empty one.
  case tuple([Field])
  /// Arrays and sets alike.
  case list([Value])
  /// In the order in which it was written.
  case dictionary([Entry])
  case range(lower: Value?, upper: Value?, isClosed: Bool)
  /// Of a struct: one of the program's, or one of UIKit's (`CGRect`, `UIFont`, `UIEdgeInsets`, …).
  case structure(Structure)
  /// A case of an enum, of the program's or of UIKit's: `.vertical`. Its type is `nil` where nothing
  /// said yet what it is of.
  case choice(Choice)
  /// What has an identity: views, guides, constraints, controllers, instances of classes.
  case object(ObjectID)
  /// `title.topAnchor`, `view.safeAreaLayoutGuide.widthAnchor`
  case anchor(Anchor)
  case function(Callable)
  /// `UILabel`, `Metrics`, `Pair<A, B>`
  case type(TypeName)
  case unknown(Unknown)

  package struct Field: Hashable, Sendable {
    package var label: String?
    package var value: Value

    package init(label: String?, value: Value) {
      self.label = label
      self.value = value
    }
  }

  package struct Entry: Hashable, Sendable {
    package var key: Value
    package var value: Value

    package init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// A struct's value. Fields that were never given a value are not there.
  package struct Structure: Hashable, Sendable {
    package var type: TypeName
    package var fields: [String: Value]
    /// Of a rectangle: what it was read from, if it was from frames. It is no part of the value.
    var source: FrameExpression?

    package init(type: TypeName, fields: [String: Value]) {
      self.type = type
      self.fields = fields
    }

    package static func == (one: Structure, other: Structure) -> Bool {
      one.type == other.type && one.fields == other.fields
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(fields)
    }
  }

  package struct Choice: Hashable, Sendable {
    package var type: TypeName?
    package var name: String
    package var associated: [Field] = []

    package init(type: TypeName? = nil, _ name: String, associated: [Field] = []) {
      self.type = type
      self.name = name
      self.associated = associated
    }
  }
}

/// The name by which a type is looked up, `Outer.Inner` for one within another.
package struct TypeName: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }
}

/// A number of code: exact, or one that follows the layout.
package enum Number: Hashable, Sendable {
  /// As Swift counts: `items.count`, a literal without a point where nothing says that it is a length.
  case whole(Double)
  case real(Double)
  /// What depends on frames that are known only when everything is laid out, inside layout callbacks.
  case length(LengthExpression)

  /// `nil` for what follows the layout.
  package var known: Double? {
    switch self {
    case .whole(let number), .real(let number): number
    case .length(let length): length.number
    }
  }

  package var isWhole: Bool { if case .whole = self { true } else { false } }
}

extension Value {
  package static func real(_ number: Double) -> Value { .number(.real(number)) }
  package static func whole(_ number: Double) -> Value { .number(.whole(number)) }
  package static let void = Value.tuple([])

  package static func choice(_ name: String, of type: TypeName? = nil) -> Value {
    .choice(Choice(type: type, name))
  }

  package var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
}

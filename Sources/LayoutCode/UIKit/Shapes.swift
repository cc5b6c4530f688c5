import AutoLayout

/// UIKit's structs of several numbers.
enum Shape: Sendable, CaseIterable {
  case point, size, rect, vector, insets, directionalInsets, offset, transform

  var type: TypeName {
    switch self {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .vector: "CGVector"
    case .insets: "UIEdgeInsets"
    case .directionalInsets: "NSDirectionalEdgeInsets"
    case .offset: "UIOffset"
    case .transform: "CGAffineTransform"
    }
  }

  /// What its numbers are called, in their order; of a rectangle those of its two parts.
  var labels: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: Shape.point.labels + Shape.size.labels
    case .vector: ["dx", "dy"]
    case .insets: ["top", "left", "bottom", "right"]
    case .directionalInsets: ["top", "leading", "bottom", "trailing"]
    case .offset: ["horizontal", "vertical"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    }
  }

  /// - MemberParameter values: As many as there are labels; numbers, or what is not known.
  func value(_ values: [Value]) -> Value {
    if case .rect = self {
      return .structure(
        Value.Structure(
          type: type,
          fields: [
            "origin": Shape.point.value(Array(values.prefix(2))),
            "size": Shape.size.value(Array(values.dropFirst(2))),
          ]))
    }
    let fields = Dictionary(zip(labels, values), uniquingKeysWith: { first, _ in first })
    return .structure(Value.Structure(type: type, fields: fields))
  }

  func value(_ numbers: [Number]) -> Value { value(numbers.map { Value.number($0.asReal) }) }

  func value(_ numbers: [Double]) -> Value { value(numbers.map { Value.real($0) }) }

  var zero: Value { value(labels.map { _ in 0.0 }) }

  /// The values in such a struct; `nil` for another.
  func parts(of value: Value) -> [Value]? {
    guard case .structure(let structure) = value, structure.type == type else { return nil }
    if case .rect = self {
      guard let origin = structure.fields["origin"].flatMap(Shape.point.parts),
        let size = structure.fields["size"].flatMap(Shape.size.parts)
      else { return nil }
      return origin + size
    }
    let parts = labels.compactMap { structure.fields[$0] }
    return parts.count == labels.count ? parts : nil
  }
}

extension Value {
  static func rect(_ rect: Rect) -> Value {
    Shape.rect.value([rect.x, rect.y, rect.width, rect.height])
  }

  /// What the rectangle was read from, if it was from frames.
  var frameSource: FrameExpression? {
    get { if case .structure(let structure) = self { structure.source } else { nil } }
    set {
      guard case .structure(var structure) = self else { return }
      structure.source = newValue
      self = .structure(structure)
    }
  }

  static func size(_ size: Size) -> Value { Shape.size.value([size.width, size.height]) }

  static func point(_ point: Point) -> Value { Shape.point.value([point.x, point.y]) }

  static func insets(_ insets: Insets) -> Value {
    Shape.insets.value([insets.top, insets.left, insets.bottom, insets.right])
  }
}

extension Rect {
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Insets {
  init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

// MARK: Numbers that may follow the layout

extension Number {
  /// The same where a length is meant, which is no count.
  var asReal: Number { if case .whole(let number) = self { .real(number) } else { self } }

  var expression: LengthExpression {
    if case .length(let length) = self { length } else { LengthExpression(known ?? 0) }
  }

  func plus(_ other: Number) -> Number {
    combined(other, { $0 + $1 }, { $0 + $1 })
  }

  func minus(_ other: Number) -> Number {
    combined(other, { $0 - $1 }, { $0 - $1 })
  }

  func times(_ factor: Double) -> Number {
    known.map { .real(factor * $0) } ?? .length(factor * expression)
  }

  private func combined(
    _ other: Number, _ ofNumbers: (Double, Double) -> Double,
    _ ofLengths: (LengthExpression, LengthExpression) -> LengthExpression
  ) -> Number {
    if let one = known, let two = other.known { return .real(ofNumbers(one, two)) }
    return .length(ofLengths(expression, other.expression))
  }

  /// What a function makes of numbers: whole where all are.
  static func of(_ function: NumberFunction, _ numbers: [Number]) -> Number {
    let known = numbers.compactMap(\.known)
    guard known.count == numbers.count else {
      return .length(LengthExpression(function, of: numbers.map(\.expression)))
    }
    let result = function.value(of: known)
    return numbers.allSatisfy(\.isWhole) ? .whole(result) : .real(result)
  }
}

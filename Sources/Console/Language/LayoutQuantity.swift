import AutoLayout
import Interchange

/// What an expression in a layout callback stands for, before the layout is known.
enum LayoutQuantity {
  case length(LengthExpression)
  /// Of what Swift counts with; it divides by others of its kind without a rest.
  case whole(Double)
  /// A point or a size.
  case pair(LengthExpression, LengthExpression)
  case rect(FrameExpression)
  /// `.zero`, of any shape.
  case zero

  static func tuple(_ numbers: [LengthExpression]) -> LayoutQuantity? {
    switch numbers.count {
    case 1: .length(numbers[0])
    case 2: .pair(numbers[0], numbers[1])
    case 4:
      .rect(FrameExpression(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: nil
    }
  }

  /// A number that stays what it is.
  init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self = .length(LengthExpression(number))
    if case .whole = value { self = .whole(number) }
  }

  /// A property of a view or a layer that has to do with its place.
  init?(_ property: String, of view: ViewID) {
    let frame = FrameExpression.frame(of: view)
    switch property {
    case "frame": self = .rect(frame)
    case "bounds": self = .rect(.bounds(of: view))
    case "center", "position":
      self = .pair(frame.x + 0.5 * frame.width, frame.y + 0.5 * frame.height)
    default: return nil
    }
  }

  var length: LengthExpression? {
    switch self {
    case .length(let length): length
    case .whole(let number): LengthExpression(number)
    default: nil
    }
  }

  /// - Parameter tree: What was read: a literal beside a whole number is one, too.
  func wholeNumber(from tree: ExpressionTree) -> Double? {
    switch self {
    case .whole(let number): return number
    case .length(let length):
      guard case .number = tree.form, let number = length.number, number == number.rounded() else {
        return nil
      }
      return number
    default: return nil
    }
  }

  var isWhole: Bool { if case .whole = self { true } else { false } }

  func whole(if isWhole: Bool) -> LayoutQuantity {
    guard isWhole, case .length(let length) = self, let number = length.number else { return self }
    return .whole(number.rounded(.towardZero))
  }

  var numbers: [LengthExpression] {
    switch self {
    case .length(let length): [length]
    case .whole(let number): [LengthExpression(number)]
    case .pair(let first, let second): [first, second]
    case .rect(let rect): rect.numbers
    case .zero: []
    }
  }

  /// The views whose frames are read.
  var views: [ViewID] {
    let nothing = LengthExpression(0)
    return numbers.flatMap { number in
      FrameExpression(x: number, y: nothing, width: nothing, height: nothing).views
    }
  }

  /// `width` of a rectangle or a size, `midX`, `origin`.
  func part(_ name: String) -> LayoutQuantity? {
    switch self {
    // The sides of a rectangle of a given ratio are no sums.
    case .rect(let rect): rect.ratio == nil ? rect.part(name) : nil
    case .pair(let first, let second):
      ["x", "width"].contains(name)
        ? .length(first) : ["y", "height"].contains(name) ? .length(second) : nil
    case .length, .whole, .zero: nil
    }
  }
}

extension FrameExpression {
  fileprivate func part(_ name: String) -> LayoutQuantity? {
    switch name {
    case "x", "minX": .length(x)
    case "y", "minY": .length(y)
    case "width": .length(width)
    case "height": .length(height)
    case "midX": .length(x + 0.5 * width)
    case "midY": .length(y + 0.5 * height)
    case "maxX": .length(x + width)
    case "maxY": .length(y + height)
    case "origin": .pair(x, y)
    case "size": .pair(width, height)
    default: nil
    }
  }

  /// Whether a layer's frame follows from the property of that name.
  static func isSettable(_ property: String?) -> Bool {
    ["frame", "bounds", "position", "center"].contains(property)
  }

  /// With another value for a property, or for a part of one; `nil` where the value does not fit.
  func setting(_ path: [String], to value: LayoutQuantity) -> FrameExpression? {
    switch path.first {
    case "frame": return setting(part: path.dropFirst(), to: value)
    case "bounds":
      if case .rect(let rect) = value, rect.ratio != nil { return nil }
      // About the centre, as in UIKit.
      let zero = LengthExpression(0)
      let bounds = FrameExpression(x: zero, y: zero, width: width, height: height)
      guard let sized = bounds.setting(part: path.dropFirst(), to: value) else { return nil }
      return sized.moved(
        dx: x + 0.5 * (width - sized.width) - sized.x,
        dy: y + 0.5 * (height - sized.height) - sized.y)
    case "position", "center":
      guard path.count == 1, case .pair(let middleX, let middleY) = value.asPair else { return nil }
      return FrameExpression(
        x: middleX - 0.5 * width, y: middleY - 0.5 * height, width: width, height: height)
    default: return nil
    }
  }

  /// - Parameter path: Behind the rectangle itself, such as `size.width`; none for all of it.
  private func setting(
    part path: ArraySlice<String>, to value: LayoutQuantity
  ) -> FrameExpression? {
    var result = self
    switch (path.first, path.dropFirst().first) {
    case (nil, _):
      guard case .rect(let new) = value.asRect else { return nil }
      return new
    case ("origin", nil):
      guard case .pair(let x, let y) = value.asPair else { return nil }
      (result.x, result.y) = (x, y)
    case ("size", nil):
      guard case .pair(let width, let height) = value.asPair else { return nil }
      (result.width, result.height) = (width, height)
    case ("origin", "x"): return setting(\.x, to: value)
    case ("origin", "y"): return setting(\.y, to: value)
    case ("size", "width"): return setting(\.width, to: value)
    case ("size", "height"): return setting(\.height, to: value)
    default: return nil
    }
    return result
  }

  private func setting(
    _ part: WritableKeyPath<FrameExpression, LengthExpression>, to value: LayoutQuantity
  ) -> FrameExpression? {
    guard let length = value.length else { return nil }
    var result = self
    result[keyPath: part] = length
    return result
  }
}

extension LayoutQuantity {
  private static var nothing: LengthExpression { LengthExpression(0) }

  fileprivate var asRect: LayoutQuantity {
    guard case .zero = self else { return self }
    let zero = Self.nothing
    return .rect(FrameExpression(x: zero, y: zero, width: zero, height: zero))
  }

  var asPair: LayoutQuantity {
    if case .zero = self { .pair(Self.nothing, Self.nothing) } else { self }
  }
}

import AutoLayout
import Interchange

/// What an expression stands for.
indirect enum Value: Hashable, Sendable {
  case number(Double)
  /// Of what Swift counts with: a place in a list, `items.count`, `Int(…)`.
  case whole(Double)
  /// `.init(rawValue: 18)`: a number where one is wanted, or what has it in the type that is wanted.
  case raw(Double)
  case boolean(Bool)
  case text(String)
  /// `nil`
  case absent
  case tuple(Tuple)
  /// A view, a guide of one's own, or one of the system's guides.
  case item(Item)
  case anchor(Anchor)
  case distance(AnchorDistance)
  /// `layoutMargins`: insets by themselves, the guide's with an attribute behind them.
  case margins(ViewID)
  /// `frame` of a scroll view: a rectangle by itself, the frame guide's with an attribute behind it.
  case frame(ViewID)
  /// With what it says, as far as there is such a constraint now.
  case constraint(Handle, Equation?)
  /// The beginning of generated handles: `title.hug`.
  case rules(ViewID, prefix: String)
  case list([Value])
  /// Several that are not all numbers: `(title, 8)`.
  case group(Group)
  case dictionary([Entry])
  /// `.defaultHigh`: what it means depends on where it stands.
  case choice(String)
  /// `UILabel`, `NSLayoutConstraint`.
  case type(String)
  case font(Font)
  case image(Size)
  case color(Color)
  /// The layer of a view, or a free layer.
  case layer(ViewID)
  /// `traitCollection`, which every view has alike.
  case traits
  /// Something of a view that has no part in the layout: `title.tintColor`.
  case inert(String)
  /// Made and not yet in the document.
  case newConstraint(NewConstraint)
  case newView(NewView)

  struct Entry: Hashable, Sendable {
    var key: Value
    var value: Value
  }
}

extension Value {
  static let mostElements = 10_000
  /// How many values may stand within one another: more than anybody means.
  static let deepest = 64

  /// How many bytes, numbers or things it may hold.
  var limit: Int? {
    switch self {
    case .text: 100_000
    case .tuple: 64
    case .list, .dictionary, .group: Self.mostElements
    default: nil
    }
  }

  /// The values that stand in it; `nil` for what holds none.
  private var held: [Value]? {
    switch self {
    case .list(let values): values
    case .group(let group): group.values
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    default: nil
    }
  }

  /// Whether values stand within one another deeper than that.
  func isDeeper(than depth: Int) -> Bool {
    guard let held else { return false }
    return depth == 0 || held.contains { $0.isDeeper(than: depth - 1) }
  }

  /// Whether it holds more than so many, those in what it holds included. What is more is not counted.
  func holdsMore(than most: Int) -> Bool {
    var room = most
    take(&room)
    return room < 0
  }

  private func take(_ room: inout Int) {
    guard let held else {
      switch self {
      case .text(let text): room -= text.utf8.count
      case .tuple(let tuple): room -= tuple.numbers.count
      default: room -= 1
      }
      return
    }
    for value in held where room >= 0 {
      let before = room
      value.take(&room)
      if room == before { room -= 1 }
    }
  }
}

/// A value and the place in the line that it comes from.
struct Operand {
  var value: Value
  var range: SourceRange
  /// Whether a number is surely none of Swift's whole ones: it is no literal.
  var isFraction = false

  init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// What Swift takes a literal without a point for, where nothing says that it is a length.
  func whole(if isWhole: Bool) -> Operand {
    guard isWhole, case .number(let number) = value else { return self }
    return Operand(.whole(number.rounded(.towardZero)), at: range)
  }
}

/// When values count as equal.
enum ValueComparison {
  /// In points: lengths nearer to one another print alike.
  private static let tolerance = 0.000_5

  static func areEqual(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) <= tolerance
  }

  /// `nil` for values that cannot be compared: a number with a text.
  static func areEqual(_ first: Value, _ second: Value) -> Bool? {
    if let one = first.number, let other = second.number { return areEqual(one, other) }
    switch (first, second) {
    case (.absent, _), (_, .absent): return first == second
    case (.tuple(let one), .tuple(let other)): return areEqual(one, other)
    case (.tuple(let tuple), let other) where other.isNamedZero,
      (let other, .tuple(let tuple)) where other.isNamedZero:
      return tuple.numbers.allSatisfy { areEqual($0, 0) }
    case (.tuple(let tuple), let other) where other.isNamedNull,
      (let other, .tuple(let tuple)) where other.isNamedNull:
      return tuple.rect?.isNull
    case (.list(let one), .list(let other)): return areEqual(one, other)
    case (.group(let one), .group(let other)): return areEqual(one.values, other.values)
    case (.group(let group), .tuple(let tuple)), (.tuple(let tuple), .group(let group)):
      return group.numbers.flatMap { areEqual($0, tuple) }
    // One bit of an option set needs no brackets.
    case (.list(let one), .choice): return areEqual(one, [second])
    case (.choice, .list(let other)): return areEqual([first], other)
    case (.constraint(let one, _), .constraint(let other, _)): return one == other
    case (.boolean, .boolean), (.text, .text), (.item, .item), (.choice, .choice), (.font, .font),
      (.image, .image), (.layer, .layer), (.color, .color):
      return first == second
    case (.color(let color), .choice(let name)), (.choice(let name), .color(let color)):
      return Color.named(name) == color
    default: return nil
    }
  }

  private static func areEqual(_ first: Tuple, _ second: Tuple) -> Bool? {
    guard first.numbers.count == second.numbers.count else { return nil }
    return zip(first.numbers, second.numbers).allSatisfy { areEqual($0, $1) }
  }

  private static func areEqual(_ first: [Value], _ second: [Value]) -> Bool? {
    if let one = optionSet(first), let other = optionSet(second) { return one == other }
    guard first.count == second.count else { return false }
    for (one, other) in zip(first, second) {
      guard let isEqual = areEqual(one, other) else { return nil }
      if !isEqual { return false }
    }
    return true
  }

  /// The names of a list that has nothing else: an option set, which has no order.
  private static func optionSet(_ values: [Value]) -> Set<String>? {
    var names: Set<String> = []
    for value in values {
      guard case .choice(let name) = value else { return nil }
      names.insert(name)
    }
    return names
  }
}

extension Value {
  /// `.zero`, and what older code writes for it: a tuple of any shape.
  var isNamedZero: Bool {
    switch self {
    case .choice("zero"), .type("CGRectZero"), .type("CGPointZero"), .type("CGSizeZero"): true
    default: false
    }
  }

  /// `.null`, and what older code writes for it: the rectangle that is none.
  var isNamedNull: Bool { self == .choice("null") || self == .type("CGRectNull") }

  /// The number that it is, or that a name of Swift's or UIKit's stands for, as those of priorities do.
  var number: Double? {
    switch self {
    case .number(let number), .whole(let number), .raw(let number): number
    case .choice(let name): Self.namedNumbers[name] ?? Priority.named(name)?.rawValue
    default: nil
    }
  }

  /// As lengths: the greatest there is stands for no limit.
  private static let namedNumbers: [String: Double] = [
    "pi": .pi, "greatestFiniteMagnitude": Limits.length,
  ]
}

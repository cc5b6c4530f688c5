import AutoLayout
import Interchange
import Prose
import Reporting

/// What the tables want of a value: what is known of it, or the unknown that it is. What is of
/// another kind cannot be carried out.
extension Evaluator {
  mutating func wanted(_ what: Phrase, _ operand: Operand) -> Stop {
    .objection(UIKitWords.wanted(what), at: operand.range, hints: [])
  }

  /// What is known of a number; `nil`, and told of, where it is not.
  mutating func knownNumber(_ operand: Operand) throws(Stop) -> Double? {
    try number(settled(operand, as: "CGFloat")).value
  }

  mutating func knownTruth(_ operand: Operand) throws(Stop) -> Bool? {
    try truth(settled(operand, as: "Bool")).value
  }

  mutating func knownWhole(_ operand: Operand) throws(Stop) -> Int? {
    guard let number = try knownNumber(operand) else { return nil }
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }

  /// How many elements are meant.
  mutating func knownCount(_ operand: Operand) throws(Stop) -> Int? {
    let count = try knownWhole(operand)
    if let count, count < 0 { throw .crash(UIKitWords.negativeCount, at: operand.range) }
    return count
  }

  /// A number that may follow the layout or be unknown, as it is.
  mutating func numeric(_ operand: Operand) throws(Stop) -> Value {
    let operand = try settled(operand, as: "CGFloat")
    switch operand.value {
    case .number(let number): return .number(number.asReal)
    case .unknown(let unknown):
      findings.use(unknown, as: .number)
      return operand.value
    default: throw wanted(UIKitWords.number, operand)
    }
  }

  mutating func priority(_ operand: Operand) throws(Stop) -> Meant<Priority> {
    switch try number(settled(operand, as: "UILayoutPriority")) {
    case .unknown(let unknown): return .unknown(unknown)
    case .known(let number):
      guard let priority = Priority(rawValue: number) else {
        throw .refused(.priorityOutOfRange(number), at: operand.range)
      }
      return .known(priority)
    }
  }

  /// The case of an enum that a value is; also by its number.
  mutating func choice(_ operand: Operand, of type: TypeName) throws(Stop) -> Meant<String> {
    let operand = try settled(operand, as: type)
    switch operand.value {
    case .choice(let choice): return .known(choice.name)
    case .number(let number):
      let choices = UIKitTables.table(type)?.choices ?? []
      if let match = choices.first(where: { Double($0.rawValue) == number.known }) {
        return .known(match.name)
      }
      throw wanted(UIKitWords.choice(of: type), operand)
    case .unknown(let unknown):
      findings.use(unknown, as: .anything)
      return .unknown(unknown)
    default: throw wanted(UIKitWords.choice(of: type), operand)
    }
  }

  /// The options that a value is: one, several in brackets, or none.
  mutating func options(_ operand: Operand, of type: TypeName) throws(Stop) -> Meant<[String]> {
    guard case .list(let values) = operand.value else {
      if operand.value == .absent || operand.value == .whole(0) { return .known([]) }
      switch try choice(operand, of: type) {
      case .known(let name): return .known([name])
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    var names: [String] = []
    for value in values {
      switch try options(Operand(value, at: operand.range), of: type) {
      case .known(let some): names += some
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    return .known(names)
  }

  mutating func axis(_ operand: Operand) throws(Stop) -> Axis? {
    try choice(operand, of: "NSLayoutConstraint.Axis").value.map {
      $0 == Axis.vertical.rawValue ? .vertical : .horizontal
    }
  }

  /// The numbers of a struct as they are, each known or not.
  mutating func parts(_ operand: Operand, _ shape: Shape) throws(Stop) -> Meant<[Value]> {
    let operand = try settled(operand, as: shape.type)
    if case .unknown(let unknown) = operand.value {
      findings.use(unknown, as: .anything)
      return .unknown(unknown)
    }
    if let parts = shape.parts(of: operand.value) { return .known(parts) }
    throw wanted(UIKitWords.structure(shape.type), operand)
  }

  /// The numbers of a struct, all known.
  mutating func numbers(_ operand: Operand, _ shape: Shape) throws(Stop) -> Meant<[Double]> {
    switch try parts(operand, shape) {
    case .unknown(let unknown): return .unknown(unknown)
    case .known(let parts):
      var numbers: [Double] = []
      for part in parts {
        switch try number(Operand(part, at: operand.range)) {
        case .unknown(let unknown): return .unknown(unknown)
        case .known(let number):
          // What is as large as a number can be is as large as anything can be here.
          numbers.append(
            number.isInfinite ? number : min(max(number, -Limits.length), Limits.length))
        }
      }
      return .known(numbers)
    }
  }

  mutating func rect(_ operand: Operand) throws(Stop) -> Rect? {
    try numbers(operand, .rect).value.map { Rect($0) }
  }

  mutating func size(_ operand: Operand) throws(Stop) -> Size? {
    try numbers(operand, .size).value.map { Size(width: $0[0], height: $0[1]) }
  }

  mutating func point(_ operand: Operand) throws(Stop) -> Point? {
    try numbers(operand, .point).value.map { Point(x: $0[0], y: $0[1]) }
  }

  mutating func insets(_ operand: Operand) throws(Stop) -> Insets? {
    try numbers(operand, .insets).value.map { Insets($0) }
  }

  /// What a list of views, guides or unknowns stands for.
  mutating func viewsMeant(by operand: Operand) throws(Stop) -> [ViewID] {
    guard let values = try list(operand).value else { return [] }
    var views: [ViewID] = []
    for value in values where value != .absent {
      views.append(try viewMeant(by: Operand(value, at: operand.range)))
    }
    return views
  }

  /// The texts of a list; one that is not known is a short one.
  mutating func texts(_ operand: Operand) throws(Stop) -> [String] {
    guard let values = try list(operand).value else { return [] }
    var texts: [String] = []
    for value in values { texts.append(try shownText(Operand(value, at: operand.range)) ?? "") }
    return texts
  }

  /// A text as it is shown: one that is not known is a short one, which is said of the view that shows it.
  mutating func shownText(_ operand: Operand) throws(Stop) -> String? {
    if case .structure = operand.value { return try styledText(operand).text }
    switch try text(operand) {
    case .known(let text): return text
    case .unknown:
      findings.meetUnknownText()
      return UIKitWords.placeholderText
    }
  }
}

extension Meant {
  /// What is known; `nil` for an unknown.
  var value: T? { if case .known(let value) = self { value } else { nil } }
}

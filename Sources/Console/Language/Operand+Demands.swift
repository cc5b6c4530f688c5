import AutoLayout
import Interchange
import LayoutCode
import Prose

/// What a place asks of a value, or an objection that says so.
extension Operand {
  func number() throws(LineFailure) -> Double {
    guard let number = numberMeant else { throw wanted(LanguageWords.number) }
    return number
  }

  /// The number that it is; `nil` for what is none.
  var numberMeant: Double? { value.number }

  /// A coordinate or a size, in points.
  func length() throws(LineFailure) -> Double {
    let number = try number()
    guard abs(number) <= Limits.length else {
      throw .edit(.coordinateOutOfRange(number, limit: Limits.length), at: range)
    }
    return number
  }

  func wholeNumber() throws(LineFailure) -> Int {
    let number = try number()
    guard number.rounded() == number else {
      throw .objection(LanguageWords.notWhole(number, at: range))
    }
    guard abs(number) <= Limits.length else {
      throw .objection(Objection(EvaluationWords.countsNoFurther(Int(Limits.length)), at: range))
    }
    return Int(number)
  }

  /// One that nothing is counted by.
  func integer() throws(LineFailure) -> Int {
    let number = try number()
    if let integer = Int(exactly: number) { return integer }
    throw .objection(
      number.rounded() == number
        ? LanguageWords.tooManyBits(at: range)
        : LanguageWords.notWhole(number, at: range))
  }

  /// The whole numbers from this one on; `last` is one of them where the range is closed.
  func range(
    to last: Operand, isClosed: Bool, at range: SourceRange
  ) throws(LineFailure) -> Range<Int> {
    let (low, high) = (try wholeNumber(), try last.wholeNumber())
    guard low <= high else {
      throw .objection(Objection(EvaluationWords.rangeBackwards(low, high), at: range))
    }
    return low..<(isClosed ? high + 1 : high)
  }

  func boolean() throws(LineFailure) -> Bool {
    switch value {
    case .boolean(let boolean): return boolean
    case .type(let word): throw wanted(LanguageWords.boolean, hint: TruthMeant.advice(on: word))
    default: throw wanted(LanguageWords.boolean)
    }
  }

  func text() throws(LineFailure) -> String {
    guard case .text(let text) = value else { throw wanted(LanguageWords.text) }
    return text
  }

  func optionalText() throws(LineFailure) -> String? {
    value == .absent ? nil : try text()
  }

  func priority() throws(LineFailure) -> Priority {
    guard let number = value.number else { throw wanted(LanguageWords.priority) }
    guard let priority = Priority(rawValue: number) else {
      throw .edit(.priorityOutOfRange(number), at: range)
    }
    return priority
  }

  /// `.zero` is a tuple of any shape.
  func tuple(_ shape: Tuple.Shape) throws(LineFailure) -> Tuple {
    switch value {
    case .tuple(let tuple):
      if let shaped = tuple.shaped(shape) { return try checked(shaped) }
    case .group(let group):
      if let shaped = group.numbers?.shaped(shape) { return try checked(shaped) }
    case let value where value.isNamedZero:
      return Tuple(shape, shape.labels.map { _ in 0 })
    default: break
    }
    throw wanted(LanguageWords.tuple(shape))
  }

  private func checked(_ tuple: Tuple) throws(LineFailure) -> Tuple {
    for number in tuple.numbers where !(abs(number) <= Limits.length) {
      throw .edit(.coordinateOutOfRange(number, limit: Limits.length), at: range)
    }
    return tuple
  }

  func item() throws(LineFailure) -> Item {
    guard case .item(let item) = value else { throw wanted(LanguageWords.item) }
    return item
  }

  /// A view that can have a place in the hierarchy.
  func view() throws(LineFailure) -> ViewID {
    switch value {
    case .item(let item) where item.guide == nil: return item.view
    case .newView: throw .objection(LanguageWords.unnamedView(at: range))
    default: throw wanted(LanguageWords.view)
    }
  }

  func anchor() throws(LineFailure) -> Anchor {
    guard case .anchor(let anchor) = value else { throw wanted(LanguageWords.anchor) }
    return anchor
  }

  /// The name behind the dot of an implicit member.
  func choice(among names: [String]) throws(LineFailure) -> String {
    guard let name = chosenName, names.contains(name) else {
      throw .objection(LanguageWords.notAmong(value, names, at: range))
    }
    return name
  }

  /// `UIViewContentMode.ScaleAspectFit` is how Swift 2 wrote `.scaleAspectFit`.
  private var chosenName: String? {
    switch value {
    case .choice(let name): name
    case .type(let name): name.prefix(1).lowercased() + name.dropFirst()
    default: nil
    }
  }

  /// The names of an option set: one, several in brackets, or none.
  func choices(among names: [String]) throws(LineFailure) -> [String] {
    guard case .list(let values) = value else { return [try choice(among: names)] }
    var result: [String] = []
    for value in values {
      result.append(try Operand(value, at: range).choice(among: names))
    }
    return result
  }

  func axis() throws(LineFailure) -> Axis {
    let name = try choice(of: "NSLayoutConstraint.Axis")
    return name == Axis.vertical.rawValue ? .vertical : .horizontal
  }

  func wanted(_ what: Phrase, hint: Phrase? = nil) -> LineFailure {
    var objection = LanguageWords.wanted(what, found: value, at: range)
    if let hint { objection.hints = [hint] }
    return .objection(objection)
  }
}

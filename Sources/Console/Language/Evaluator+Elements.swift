import AutoLayout
import Interchange

/// What square brackets behind a value ask for.
extension Evaluator {
  /// `rows[0]`, `rows[1..<3]`, `views["title"]`, `gaps["top", default: 8]`.
  mutating func element(
    of base: ExpressionTree, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) -> Value {
    guard let index = ExpressionTree.index(of: arguments) else {
      throw .objection(LanguageWords.oneIndex(at: range))
    }
    switch try value(of: base) {
    case .list(let values):
      return try counting(true) { (evaluator) throws(LineFailure) in
        try evaluator.element(of: values, arguments, index)
      }
    case .dictionary(let entries):
      if let place = entries.place(of: try value(of: index)) { return entries[place].value }
      guard arguments.count > 1, let standard = arguments.last else { return .absent }
      return try value(of: standard.value)
    case let value:
      throw .objection(LanguageWords.notIndexed(value, at: base.range))
    }
  }

  private mutating func element(
    of values: [Value], _ arguments: [ExpressionTree.Argument], _ index: ExpressionTree
  ) throws(LineFailure) -> Value {
    if case .range(let low, let high, let isClosed) = index.form {
      let start = low.form == .absent ? Operand(.whole(0), at: low.range) : try operand(low)
      let isOpen = high.form == .absent
      let count = Operand(.whole(Double(values.count)), at: high.range)
      let places = try start.range(
        to: isOpen ? count : operand(high), isClosed: isClosed && !isOpen, at: index.range)
      guard places.lowerBound >= 0, places.upperBound <= values.count else {
        let place = places.lowerBound < 0 ? places.lowerBound : places.upperBound - 1
        throw .objection(LanguageWords.noElement(place, of: values.count, at: index.range))
      }
      return .list(Array(values[places]))
    }
    // What many have in an extension of lists.
    if arguments.first?.label?.text == "safe" {
      let place = try operand(index).wholeNumber()
      return values.indices.contains(place) ? values[place] : .absent
    }
    return values[try place(index, in: values)]
  }

  /// Where an element is that is there.
  mutating func place(
    _ index: ExpressionTree, in values: [Value]
  ) throws(LineFailure) -> Int {
    let place = try operand(index).wholeNumber()
    guard values.indices.contains(place) else {
      throw .objection(LanguageWords.noElement(place, of: values.count, at: index.range))
    }
    return place
  }
}

extension [Value.Entry] {
  /// Where what a key leads to is; `nil` where there is nothing.
  func place(of key: Value) -> Int? {
    firstIndex { ValueComparison.areEqual($0.key, key) ?? ($0.key == key) }
  }
}

extension ExpressionTree {
  /// What stands in brackets, but for what a dictionary has to give where it has nothing.
  static func index(of arguments: [Argument]) -> ExpressionTree? {
    let others = arguments.dropFirst()
    return others.isEmpty || others.count == 1 && others.first?.label?.text == "default"
      ? arguments.first?.value : nil
  }
}

import Interchange

/// Texts with places for values, as C's functions fill them.
extension Evaluator {
  /// `String(format: "%.2f of %d", price, count)`; not known where one of them is not.
  mutating func formatted(_ arguments: CallArguments) throws(Stop) -> Value {
    guard let format = try text(arguments.first).value ?? nil else { return arguments.first.value }
    let values = arguments.operands.dropFirst().map(\.value)
    if let unknown = values.first(where: { $0.unknown != nil }) { return unknown }
    var (result, place, next) = ("", FormatPlace?.none, 0)
    for character in format {
      guard var begun = place else {
        if character == "%" { place = FormatPlace() } else { result.append(character) }
        continue
      }
      place = begun.take(character) ? begun : nil
      if place != nil { continue }
      guard character != "%" else {
        result.append(character)
        continue
      }
      let index = begun.position ?? next
      next += 1
      if values.indices.contains(index) { result += begun.shown(values[index], character) }
      guard result.utf8.count <= ValueLimits.textBytes else { throw .textTooLong }
    }
    return .text(result)
  }
}

extension FormatPlace {
  fileprivate func shown(_ value: Value, _ letter: Character) -> String {
    if case .number(let number) = value, let known = number.known,
      let text = text(of: known, letter)
    {
      return padded(text)
    }
    return padded(value.shown)
  }
}

import Interchange
import LayoutCode
import Prose

/// Texts with places for values, as C's functions fill them.
extension Evaluator {
  /// `String(format: "%.2f of %d", price, count)`
  mutating func formatted(_ call: Call) throws(LineFailure) -> Value {
    var values: [Value] = []
    for argument in call.arguments {
      let value = try settled(argument.value)
      if case .inert = value { return value }
      values.append(value)
    }
    guard let first = values.first else { return .text("") }
    let format = try Operand(first, at: call.range).text()
    values.removeFirst()
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
      if values.indices.contains(index) { result += text(of: values[index], in: begun, character) }
      try checkText(ofBytes: result.utf8.count, at: call.range)
    }
    return try limited(.text(result), at: call.range)
  }

  private func text(of value: Value, in place: FormatPlace, _ letter: Character) -> String {
    if case .text(let text) = value { return place.padded(text) }
    guard let number = value.number, let text = place.text(of: number, letter) else {
      return place.padded(value.text(in: document).string)
    }
    return place.padded(text)
  }
}

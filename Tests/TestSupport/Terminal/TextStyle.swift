/// The look of a character on a terminal, in words.
struct TextStyle: Equatable, CustomStringConvertible {
  private var isBold = false
  private var isDim = false
  private var isUnderlined = false
  private var isReversed = false
  private var colour: String?

  private static let colours = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  var description: String {
    let words = [
      isBold ? "bold" : nil, isDim ? "dim" : nil, isUnderlined ? "underlined" : nil,
      isReversed ? "reversed" : nil, colour,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// ECMA-48, section 8.3.117 (SGR).
  mutating func select(_ parameters: [Int]) {
    for parameter in parameters.isEmpty ? [0] : parameters {
      switch parameter {
      case 0: self = TextStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 22: (isBold, isDim) = (false, false)
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 30...37: colour = Self.colours[parameter - 30]
      case 39: colour = nil
      default: preconditionFailure("the screen of the tests does not know the style \(parameter)")
      }
    }
  }
}

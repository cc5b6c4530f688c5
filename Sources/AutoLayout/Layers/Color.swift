/// A colour: by UIKit's name as it is in light appearance, or by its components in sRGB.
package struct Color: Hashable, Sendable {
  /// As UIKit calls it: `systemGreen`; `nil` for one that was mixed.
  package let name: String?
  package let components: Components

  /// Each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }

  /// - Parameters: Each is brought into the range from 0 to 1, as UIKit does for what is drawn.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    name = nil
    components = Components(
      red: red.asPart, green: green.asPart, blue: blue.asPart, alpha: alpha.asPart)
  }

  /// - Parameter hue: A full turn is 1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let (turn, share, bright) = (hue.asPart * 6, saturation.asPart, brightness.asPart)
    // How far each of red, green and blue is from its own place on the circle of six.
    let parts = [0.0, 4, 2].map { start in
      let place = (turn + start).truncatingRemainder(dividingBy: 6)
      return bright * (1 - share + share * (abs(place - 3) - 1).asPart)
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// `#34C759`, or with the alpha behind: `#34C75980`.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let (rgb, alpha) = digits.count == 6 ? (number, 1) : (number >> 8, Self.part(number, at: 0))
    name = nil
    components = Components(rgb, alpha: alpha)
  }

  init(_ name: String, _ rgb: UInt32, alpha: Double = 1) {
    self.name = name
    components = Components(rgb, alpha: alpha)
  }

  package func withAlpha(_ alpha: Double) -> Color {
    Color(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Whether nothing of it is seen.
  package var isClear: Bool { components.alpha == 0 }
  /// Whether nothing is seen through it.
  package var isOpaque: Bool { components.alpha == 1 }

  /// `#34C759`; without its alpha.
  package var hexadecimal: String {
    let bytes = [components.red, components.green, components.blue].map(Self.byte)
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  private static func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }

  fileprivate static func part(_ number: UInt32, at byte: UInt32) -> Double {
    Double((number >> (8 * byte)) & 0xFF) / 255
  }
}

extension Color.Components {
  fileprivate init(_ rgb: UInt32, alpha: Double) {
    self.init(
      red: Color.part(rgb, at: 2), green: Color.part(rgb, at: 1), blue: Color.part(rgb, at: 0),
      alpha: alpha)
  }
}

extension Double {
  fileprivate var asPart: Double { Swift.min(Swift.max(self, 0), 1) }
}

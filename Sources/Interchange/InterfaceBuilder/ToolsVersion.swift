/// The version of Interface Builder that saved a file last, by which its canvas behaves (interface
/// builder, section 2).
struct ToolsVersion: Hashable, Comparable, Sendable {
  let number: Int

  /// - Parameter text: `toolsVersion`, of which the first number counts: `14490.70`.
  init(_ text: String?) {
    let number = text.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
    // A mark that stands for no version: such files come from late Xcode 15.
    self.number = number >= 30000 ? 22685 : number
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
  static func < (lhs: Self, rhs: Int) -> Bool { lhs.number < rhs }
  static func >= (lhs: Self, rhs: Int) -> Bool { lhs.number >= rhs }

  /// The version of iOS that the canvas shows.
  var system: Int {
    switch number {
    case ..<6000: 7
    case ..<8000: 8
    case ..<11000: 9
    case ..<13000: 10
    case ..<14000: 11
    case ..<14800: 12
    case ..<17000: 13
    case ..<19000: 14
    case ..<21000: 15
    case ..<22000: 16
    case ..<23000: 17
    case ..<24000: 18
    default: 26
    }
  }

  /// The canvas counts every safe area twice.
  var doublesSafeArea: Bool { number >= 23700 }

  /// Devices without a notch have no status bar on the canvas.
  var hidesStatusBar: Bool { 14500..<21600 ~= number }
}

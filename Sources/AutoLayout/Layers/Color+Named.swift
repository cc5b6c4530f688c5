/// UIKit's colours, as they are in light appearance.
extension Color {
  package static func named(_ name: String) -> Color? { byName[name] }

  package static let black = Color("black", 0x000000)

  /// In the order in which lists show them.
  package static let named: [Color] = [
    Color("systemRed", 0xFF3B30), Color("systemOrange", 0xFF9500),
    Color("systemYellow", 0xFFCC00), Color("systemGreen", 0x34C759),
    Color("systemMint", 0x00C7BE), Color("systemTeal", 0x30B0C7), Color("systemCyan", 0x32ADE6),
    Color("systemBlue", 0x007AFF), Color("systemIndigo", 0x5856D6),
    Color("systemPurple", 0xAF52DE), Color("systemPink", 0xFF2D55),
    Color("systemBrown", 0xA2845E), Color("systemGray", 0x8E8E93),
    Color("systemGray2", 0xAEAEB2), Color("systemGray3", 0xC7C7CC),
    Color("systemGray4", 0xD1D1D6), Color("systemGray5", 0xE5E5EA),
    Color("systemGray6", 0xF2F2F7),
    Color("red", 0xFF0000), Color("orange", 0xFF8000), Color("yellow", 0xFFFF00),
    Color("green", 0x00FF00), Color("cyan", 0x00FFFF), Color("blue", 0x0000FF),
    Color("purple", 0x800080), Color("magenta", 0xFF00FF), Color("brown", 0x996633),
    black, Color("darkGray", 0x555555), Color("gray", 0x808080), Color("lightGray", 0xAAAAAA),
    Color("white", 0xFFFFFF), Color("clear", 0x000000, alpha: 0),
    Color("label", 0x000000), Color("secondaryLabel", 0x3C3C43, alpha: 0.6),
    Color("tertiaryLabel", 0x3C3C43, alpha: 0.3), Color("quaternaryLabel", 0x3C3C43, alpha: 0.18),
    Color("placeholderText", 0x3C3C43, alpha: 0.3), Color("link", 0x007AFF),
    Color("separator", 0x3C3C43, alpha: 0.29), Color("opaqueSeparator", 0xC6C6C8),
    Color("systemBackground", 0xFFFFFF), Color("secondarySystemBackground", 0xF2F2F7),
    Color("tertiarySystemBackground", 0xFFFFFF), Color("systemGroupedBackground", 0xF2F2F7),
    Color("secondarySystemGroupedBackground", 0xFFFFFF),
    Color("tertiarySystemGroupedBackground", 0xF2F2F7),
    Color("systemFill", 0x787880, alpha: 0.2), Color("secondarySystemFill", 0x787880, alpha: 0.16),
    Color("tertiarySystemFill", 0x767680, alpha: 0.12),
    Color("quaternarySystemFill", 0x747480, alpha: 0.08),
    Color("darkText", 0x000000), Color("lightText", 0xFFFFFF, alpha: 0.6),
  ]

  private static let byName: [String: Color] = Dictionary(
    named.compactMap { color in color.name.map { ($0, color) } },
    uniquingKeysWith: { first, _ in first })
}

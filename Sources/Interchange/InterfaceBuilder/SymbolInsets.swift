import AutoLayout

/// How a symbol of the system lies in the rectangle that constraints see: at its natural size most
/// leave some of it free above and below, so that what is drawn is smaller (interface builder,
/// section 8).
enum SymbolInsets {
  /// `nil` for symbols of which nothing is known.
  static func insets(of name: String) -> Insets? {
    known[name].map { Insets(top: -$0.top, left: 0, bottom: -$0.bottom, right: 0) }
      ?? (isInCircle(name) ? Insets(top: -0.6, left: 0, bottom: -0.6, right: 0) : nil)
  }

  /// `questionmark.circle.fill`: what stands in a circle is alike, as in six symbols of five
  /// repositories.
  private static func isInCircle(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().first == "circle"
  }

  /// What each leaves free.
  private static let known: [String: (top: Double, bottom: Double)] = [
    "applelogo": (0.33, 1.33),
    "arrow.right": (3, 2.67),
    "chevron.right": (2, 1.5),
    "circle.fill": (1, 0.33),
    "circlebadge.fill": (3, 3),
    "homekit": (-0.33, 1),
    "pencil.circle": (1, 0.33),
    "photo": (1.67, 1.33),
    "triangle.fill": (1.33, 1),
  ]
}

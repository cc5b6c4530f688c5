/// The advances of the characters that the estimates cover, by weight and cut.
struct GlyphAdvances: Sendable {
  /// Ten numbers a row, in the order of `table`.
  private let advances: [Double]
  private let rows: [Unicode.Scalar: Int]

  static let fitted = GlyphAdvances(parsing: table)

  /// Where the columns of a weight begin in a row, and what to add for a weight between or beyond
  /// those of the table (system font metrics, section 1, other weights).
  struct Columns: Sendable {
    let first: Int
    var addedToText = 0.0
    var addedToDisplay = 0.0

    init(of weight: FontWeight) {
      switch weight {
      case .ultraLight: (first, addedToText, addedToDisplay) = (0, -16.2, -32)
      case .thin: (first, addedToText, addedToDisplay) = (0, -5.6, -25.9)
      case .light: first = 0
      case .regular: first = 2
      case .medium: first = 4
      case .semibold: first = 6
      case .bold: first = 8
      case .heavy: (first, addedToText, addedToDisplay) = (8, 19.5, 18.9)
      case .black: (first, addedToText, addedToDisplay) = (8, 36.7, 33.3)
      }
    }
  }

  /// The advance in thousandths of an em, without tracking; `nil` for a character that the
  /// estimates do not cover.
  func advance(of scalar: Unicode.Scalar, columns: Columns, displayShare: Double) -> Double? {
    guard let row = rows[scalar] else { return nil }
    let start = row * Self.columnCount + columns.first
    let text = advances[start] + columns.addedToText
    let display = advances[start + 1] + columns.addedToDisplay
    return (1 - displayShare) * text + displayShare * display
  }
}

extension GlyphAdvances {
  private static let columnCount = 10

  private init(parsing table: String) {
    var advances: [Double] = []
    var rows: [Unicode.Scalar: Int] = [:]
    for (row, line) in table.split(separator: "\n").enumerated() {
      let fields = line.split(separator: " ")
      guard let name = fields.first?.unicodeScalars.first, fields.count == Self.columnCount + 1
      else { preconditionFailure("a row of advances is a character and ten numbers: \(line)") }
      rows[name.standingForBlank] = row
      advances += fields.dropFirst().compactMap { Double($0) }
    }
    precondition(advances.count == rows.count * Self.columnCount, "every advance is a number")
    self.advances = advances
    self.rows = rows
  }
}

extension Unicode.Scalar {
  /// The blank that a visible sign stands for in the tables, where blanks part the fields.
  var standingForBlank: Unicode.Scalar {
    switch self {
    case "␣": " "
    case "⍽": "\u{A0}"
    default: self
    }
  }
}

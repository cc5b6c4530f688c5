/// The advances of the characters that the estimates cover, by weight and cut.
struct GlyphAdvances: Sendable {
  /// Ten numbers a row, in the order of `table`.
  private let advances: [Double]
  /// By scalar value, up to the highest that is covered; `noRow` where none is.
  private let rows: [UInt8]

  /// Read on first use, so that starting up without measuring text costs nothing.
  static let fitted = GlyphAdvances(parsing: table)

  /// How many characters are covered.
  var rowCount: Int { advances.count / Self.columnCount }

  /// The number of a covered character, from 0 up; `nil` for any other.
  func row(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    guard value < rows.count, rows[value] != Self.noRow else { return nil }
    return Int(rows[value])
  }

  /// The advance in thousandths of an em, without tracking.
  func advance(ofRow row: Int, columns: Columns, displayShare: Double) -> Double {
    let start = row * Self.columnCount + columns.first
    let text = advances[start] + columns.addedToText
    let display = advances[start + 1] + columns.addedToDisplay
    return (1 - displayShare) * text + displayShare * display
  }
}

extension GlyphAdvances {
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
}

extension GlyphAdvances {
  private static let columnCount = 10
  private static let noRow = UInt8.max

  private init(parsing table: String) {
    var advances: [Double] = []
    var rows: [UInt8] = []
    for (row, line) in table.unicodeScalars.split(separator: "\n").enumerated() {
      let fields = line.split(separator: " ")
      guard fields.count == Self.columnCount + 1, let scalar = fields.first?.first,
        row < Int(Self.noRow)
      else { preconditionFailure("a row of advances is a character and ten numbers: \(line)") }
      let value = Int(scalar.standingForBlank.value)
      if value >= rows.count {
        rows += repeatElement(Self.noRow, count: value + 1 - rows.count)
      }
      rows[value] = UInt8(row)
      advances += fields.dropFirst().compactMap { Double(Substring($0)) }
    }
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

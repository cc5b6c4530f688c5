/// What neighbours add to or take from a line's width.
struct Kerning: Sendable {
  /// One value for every two rows of the advances, in thousandths of an em.
  private let values: [Int16]
  private let rowCount: Int

  private static let regular = Kerning(parsing: regularTable, glyphs: .fitted)
  private static let bold = Kerning(parsing: boldTable, glyphs: .fitted)

  /// Two tables serve all weights: one up to medium, one from semibold.
  static func table(for weight: FontWeight) -> Kerning {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: regular
    case .semibold, .bold, .heavy, .black: bold
    }
  }

  /// In thousandths of an em, for two characters given by their rows in the advances; zero for most.
  func between(row left: Int, row right: Int) -> Double {
    Double(values[left * rowCount + right])
  }
}

extension Kerning {
  private init(parsing table: String, glyphs: GlyphAdvances) {
    let rowCount = glyphs.rowCount
    func row(of scalar: Unicode.Scalar) -> Int {
      guard let row = glyphs.row(of: scalar.standingForBlank) else {
        preconditionFailure("every character that is kerned has an advance: \(scalar)")
      }
      return row
    }
    var values = [Int16](repeating: 0, count: rowCount * rowCount)
    for line in table.unicodeScalars.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard let left = fields.first?.first, !fields.count.isMultiple(of: 2) else {
        preconditionFailure("a row of kerning is a character and pairs of fields: \(line)")
      }
      let start = row(of: left) * rowCount
      for index in stride(from: 1, to: fields.count, by: 2) {
        guard let value = Int16(Substring(fields[index])) else {
          preconditionFailure("a kerning value is a whole number: \(line)")
        }
        for right in fields[index + 1] { values[start + row(of: right)] = value }
      }
    }
    self.values = values
    self.rowCount = rowCount
  }
}

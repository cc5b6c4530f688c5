/// What neighbours add to or take from a line's width.
struct Kerning: Sendable {
  private let pairs: [Pair: Double]

  private static let regular = Kerning(parsing: regularTable)
  private static let bold = Kerning(parsing: boldTable)

  /// Two tables serve all weights: one up to medium, one from semibold.
  static func table(for weight: FontWeight) -> Kerning {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: regular
    case .semibold, .bold, .heavy, .black: bold
    }
  }

  /// In thousandths of an em; zero for most pairs.
  func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    pairs[Pair(left: left, right: right)] ?? 0
  }
}

extension Kerning {
  private struct Pair: Hashable {
    let left: Unicode.Scalar
    let right: Unicode.Scalar
  }

  private init(parsing table: String) {
    var pairs: [Pair: Double] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard let left = fields.first?.unicodeScalars.first, !fields.count.isMultiple(of: 2) else {
        preconditionFailure("a row of kerning is a character and pairs of fields: \(line)")
      }
      for index in stride(from: 1, to: fields.count, by: 2) {
        guard let value = Double(fields[index]) else {
          preconditionFailure("a kerning value is a number: \(line)")
        }
        for right in fields[index + 1].unicodeScalars {
          pairs[Pair(left: left.standingForBlank, right: right.standingForBlank)] = value
        }
      }
    }
    self.pairs = pairs
  }
}

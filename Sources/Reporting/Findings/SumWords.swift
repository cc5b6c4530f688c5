package import Diagnosis
package import Prose

/// The sum that proves a conflict: `2 × 100 + 8 = 208, which is 8 more than 200`, or `16 + 40 = 56, which is
/// 140.5 less than 196.5`.
package enum SumWords {
  /// The whole sum, and by how much it is more than there is room for.
  package static func phrase(for sum: Sum) -> Phrase {
    let asked = side(sum.left, total: sum.leftTotal)
    let room = side(sum.right, total: sum.rightTotal)
    let gap = sum.gap.inFinePoints
    // No size is below 0.
    if sum.left.isEmpty {
      let isSingle = sum.right.count == 1 && sum.right.first?.factor == 1
      return Phrase(
        en: "\(room), which is \(gap) less than 0",
        ja: isSingle ? "\(room) は 0 より \(gap) 小さい値です" : "\(room) となり、0 に \(gap) 足りません")
    }
    // What is added up comes first, and the one number that it is held against behind it.
    if sum.left.count == 1, sum.right.count > 1 {
      return Phrase(
        en: "\(room), which is \(gap) less than \(asked)",
        ja: "\(room) となり、\(asked) に \(gap) 足りません")
    }
    if sum.left.count <= 1, sum.left.allSatisfy({ $0.factor == 1 }) {
      return Phrase(
        en: "\(asked), which is \(gap) more than \(room)",
        ja: "\(asked) と \(room) では \(gap) の差があります")
    }
    return Phrase(
      en: "\(asked), which is \(gap) more than \(room)",
      ja: "\(asked) となり、\(room) を \(gap) 超えます")
  }

  /// One member's part of it: `2 × 100`.
  package static func part(_ term: Sum.Term) -> String {
    written([(term.factor, term.number)], \.inFinePoints).string
  }

  /// `16 + 500 + 16 = 532`; a single number stands for itself.
  private static func side(_ terms: [Sum.Term], total: Double) -> Text {
    guard let first = terms.first else { return "\(0)" }
    if terms.count == 1, first.factor == 1 { return "\(first.number.inFinePoints)" }
    return written(terms.map { ($0.factor, $0.number) }, \.inFinePoints)
      + " = \(total.inFinePoints)"
  }

  /// `16 + 2 × 100 - 8`.
  ///
  /// - Parameter length: How a number is written. A proof has those of its members, which may be less
  ///   than a thousandth.
  static func written(
    _ terms: [(factor: Double, number: Double)], _ length: (Double) -> String = \.inPoints
  ) -> Text {
    var text = Text()
    for (position, term) in terms.enumerated() {
      let isNegative = term.factor * term.number < 0
      if position > 0 {
        text += isNegative ? " - " : " + "
      } else if isNegative {
        text += "-"
      }
      let factor = term.factor.magnitude
      if factor.asFactor != "1" { text += "\(factor.asRatio) × " }
      text += "\(length(term.number.magnitude))"
    }
    return text
  }
}

import Interchange

/// What a Japanese keyboard or a text editor put in the place of a quote, a number or a sign of code. It is
/// read as it was meant, and told: no compiler takes it.
struct LookAlike {
  /// Behind it; of a text, behind its opening quote.
  let end: Int
  let meant: String
  let form: Form

  enum Form {
    /// A quote that one of these closes, the first at `place`.
    case quote(closing: Set<Unicode.Scalar>, place: Int)
    case number
    case sign
  }
}

extension SourceBytes {
  /// What begins at `place` where something of code is expected.
  func lookAlike(at place: Int) -> LookAlike? {
    guard self[place] >= 0x80 else { return nil }
    let scalar = scalar(at: place)
    let end = place + UTF8.width(scalar)
    if let closing = LookAlikes.quotesInCode(closing: scalar) {
      return self.place(of: closing, from: end).map {
        LookAlike(end: end, meant: "\"", form: .quote(closing: closing, place: $0))
      }
    }
    guard let meant = LookAlikes.signInCode(scalar) else { return nil }
    if meant.isDigitOfCode { return number(at: place) }
    guard meant.isOperatorOfCode else {
      return LookAlike(end: end, meant: String(meant), form: .sign)
    }
    return run(from: place, { $0.isOperatorOfCode }, as: .sign)
  }

  /// The first of `scalars` on the line.
  private func place(of scalars: Set<Unicode.Scalar>, from start: Int) -> Int? {
    var place = start
    while place < count, !self[place].isLineEnd {
      let scalar = scalar(at: place)
      if scalars.contains(scalar) { return place }
      place += UTF8.width(scalar)
    }
    return nil
  }

  /// Digits and points between them; what a name goes on behind is part of the name.
  private func number(at place: Int) -> LookAlike? {
    var found = run(from: place, { $0.isDigitOfCode }, as: .number)
    let point = scalar(at: found.end)
    let behind = found.end + UTF8.width(point)
    let fraction = scalar(at: behind)
    if (LookAlikes.signInCode(point) ?? point) == ".",
      (LookAlikes.signInCode(fraction) ?? fraction).isDigitOfCode
    {
      let digits = run(from: behind, { $0.isDigitOfCode }, as: .number)
      found = LookAlike(end: digits.end, meant: "\(found.meant).\(digits.meant)", form: .number)
    }
    return found.end < count && scalar(at: found.end).isPartOfSwiftName ? nil : found
  }

  private func run(
    from start: Int, _ belongs: (Unicode.Scalar) -> Bool, as form: LookAlike.Form
  ) -> LookAlike {
    var (end, meant) = (start, "")
    while end < count {
      let scalar = scalar(at: end)
      let sign = LookAlikes.signInCode(scalar) ?? scalar
      guard belongs(sign) else { break }
      meant.unicodeScalars.append(sign)
      end += UTF8.width(scalar)
    }
    return LookAlike(end: end, meant: meant, form: form)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigitOfCode: Bool { "0" <= self && self <= "9" }
  fileprivate var isOperatorOfCode: Bool { "!%&*+-/<=>?^|~".unicodeScalars.contains(self) }
}

/// Reads visual formats by Apple's grammar. Blanks between the parts are accepted, as UIKit's own
/// reader does; names may be any identifiers.
package struct VisualFormatReader {
  let source: SourceText
  var offset: Int
  private(set) var notes: [VisualFormat.Note] = []

  private init(_ source: SourceText) {
    self.source = source
    offset = source.skippingBlanks(from: source.startOffset)
  }

  /// The format that `raw` is, up to a comment at its end.
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> VisualFormat {
    let whole = SourceText(raw)
    let end = whole.commentStart(from: whole.startOffset, onlyBehindBlanks: false)
    var reader = VisualFormatReader(SourceText(whole.raw(whole.startOffset, end)))
    return try reader.format()
  }

  private mutating func format() throws(SyntaxFailure) -> VisualFormat {
    let start = offset
    guard !isAtEnd else { throw problem(.empty) }
    let orientation = try orientation()
    let (views, closing) = try views()
    let range = SourceRange(start, closing?.range.upperBound ?? offset)
    let suffix = try suffix()
    try check(suffix.options, along: orientation, aligning: views.count)
    return VisualFormat(
      orientation: orientation, views: views, closing: closing,
      options: suffix.options.map(\.option), metrics: suffix.metrics,
      notes: notes + idleOptions(among: suffix.options.map(\.option), along: orientation),
      range: range)
  }

  private mutating func orientation() throws(SyntaxFailure) -> VisualFormat.Orientation {
    guard let word = source.identifier(at: offset) else { return .horizontal }
    let end = source.skippingBlanks(from: word.range.upperBound)
    guard let orientation = VisualFormat.Orientation(rawValue: word.text) else {
      throw SyntaxFailure(.visualFormat(.unknownOrientation(word.text)), at: word.range)
    }
    guard source.hasByte(":", at: end) else {
      offset = end
      throw problem(.expectedColon(orientation: word.text))
    }
    offset = source.skippingBlanks(from: end + 1)
    return orientation
  }

  private mutating func views() throws(SyntaxFailure) -> (
    [VisualFormat.View], VisualFormat.Connection?
  ) {
    var views: [VisualFormat.View] = []
    var connection = try opening()
    repeat {
      views.append(try view(behind: connection))
      guard let next = try self.connection() else { return (views, nil) }
      if let bar = take("|") {
        return (views, VisualFormat.Connection(spacing: next.spacing, range: next.range.union(bar)))
      }
      connection = next
    } while true
  }

  /// `|` and the connection to the first view, or nothing.
  private mutating func opening() throws(SyntaxFailure) -> VisualFormat.Connection? {
    guard let bar = take("|") else { return nil }
    guard !isAtEnd, !isAt("|") else { throw problem(.loneSuperview) }
    guard let connection = try connection() else { throw problem(.expectedView) }
    return VisualFormat.Connection(
      spacing: connection.spacing, range: bar.union(connection.range))
  }

  private mutating func view(
    behind connection: VisualFormat.Connection?
  ) throws(SyntaxFailure) -> VisualFormat.View {
    guard let opening = take("[") else {
      throw problem(isAtEnd ? .expectedMoreInput : .expectedView)
    }
    guard let name = takeName() else { throw problem(isAtEnd ? .expectedMoreInput : .expectedView) }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") != nil { predicates = try predicateList(orElse: .viewPredicatesNotClosed) }
    guard let closing = take("]") else {
      throw problem(predicates.isEmpty ? .viewNotClosed : .viewPredicatesNotClosed)
    }
    return VisualFormat.View(
      name: name, connection: connection, predicates: predicates,
      range: SourceRange(opening.lowerBound, closing.upperBound))
  }

  /// What connects to the next view or to `|`; `nil` where the format ends.
  private mutating func connection() throws(SyntaxFailure) -> VisualFormat.Connection? {
    let start = offset
    guard let first = take("-") else {
      let here = SourceRange(start, start)
      if isAt("[") || isAt("|") { return VisualFormat.Connection(spacing: .flush, range: here) }
      return nil
    }
    if isAt("[") || isAt("|") { return VisualFormat.Connection(spacing: .standard, range: first) }
    guard !isAtEnd else { throw problem(.expectedMoreInput) }
    guard !isAt("-") else { throw problem(.ambiguousMinus) }
    let predicates = try connectionPredicates()
    guard let last = take("-") else {
      throw problem(isAtEnd ? .expectedMoreInput : .connectionNotClosed)
    }
    guard !isAt("-") else { throw problem(.ambiguousMinus) }
    guard !isAtEnd else { throw problem(.expectedMoreInput) }
    return VisualFormat.Connection(
      spacing: .predicates(predicates), range: SourceRange(start, last.upperBound))
  }
}

// MARK: - Predicates

extension VisualFormatReader {
  private mutating func connectionPredicates() throws(SyntaxFailure) -> [VisualFormat.Predicate] {
    guard take("(") == nil else {
      return try predicateList(orElse: .connectionPredicatesNotClosed)
    }
    guard !isAt("@"), !isAt("<"), !isAt(">"), !isAt("=") else {
      throw problem(.expectedNumberOrName)
    }
    return [try predicate(allowsMinus: false)]
  }

  /// The predicates up to and with `)`.
  private mutating func predicateList(
    orElse unclosed: VisualFormat.Problem
  ) throws(SyntaxFailure) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(allowsMinus: true)) } while take(",") != nil
    guard take(")") != nil else { throw problem(unclosed) }
    return predicates
  }

  private mutating func predicate(
    allowsMinus: Bool
  ) throws(SyntaxFailure) -> VisualFormat.Predicate {
    let start = offset
    let relation = try relation()
    let object = try quantity(allowsMinus: allowsMinus)
    let priority = try take("@").map { _ throws(SyntaxFailure) in
      try quantity(allowsMinus: allowsMinus)
    }
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority,
      range: SourceRange(start, source.trimmingBlanks(before: offset)))
  }

  private mutating func relation() throws(SyntaxFailure) -> RelationSyntax.Sign {
    for sign in RelationSyntax.Sign.allCases
    where source.text(offset, offset + 2) == sign.rawValue {
      offset = source.skippingBlanks(from: offset + 2)
      return sign
    }
    guard !isAt("="), !isAt("<"), !isAt(">") else { throw problem(.unknownRelation) }
    return .equal
  }

  /// A number or a name. UIKit cannot tell a minus from a bar outside parentheses.
  private mutating func quantity(
    allowsMinus: Bool
  ) throws(SyntaxFailure) -> VisualFormat.Quantity {
    if let name = takeName() { return .name(name) }
    guard !isAtEnd else { throw problem(.expectedMoreInput) }
    let number = try number(allowsMinus: allowsMinus, orElse: .expectedNumberOrName)
    return .number(number)
  }

  private mutating func number(
    allowsMinus: Bool, orElse other: VisualFormat.Problem
  ) throws(SyntaxFailure) -> Double {
    let start = offset
    var end = start
    if allowsMinus, isAt("-") || isAt("+") { end += 1 }
    end = source.endOfNumber(from: end)
    let text = source.text(start, end)
    guard let value = Double(text), text.utf8.count <= 400 else { throw problem(other) }
    guard value.isFinite else {
      throw SyntaxFailure(.visualFormat(.numberOutOfRange), at: SourceRange(start, end))
    }
    offset = source.skippingBlanks(from: end)
    return value
  }

  mutating func value(of metric: NameSyntax) throws(SyntaxFailure) -> Double {
    try number(allowsMinus: true, orElse: .metricWithoutNumber(metric.text))
  }
}

// MARK: - Characters

extension VisualFormatReader {
  var isAtEnd: Bool { offset >= source.endOffset }

  func isAt(_ character: Unicode.Scalar) -> Bool { source.hasByte(character, at: offset) }

  /// Steps over `character` and the blanks behind it.
  mutating func take(_ character: Unicode.Scalar) -> SourceRange? {
    guard isAt(character) else { return nil }
    let range = SourceRange(offset, offset + 1)
    offset = source.skippingBlanks(from: offset + 1)
    return range
  }

  mutating func takeName() -> NameSyntax? {
    guard let name = source.identifier(at: offset) else { return nil }
    offset = source.skippingBlanks(from: name.range.upperBound)
    remark(on: name)
    return name
  }

  /// Notes a name that UIKit would not take, the first time.
  private mutating func remark(on name: NameSyntax) {
    guard !name.text.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    let isKnown = notes.contains { note in
      if case .nameForeignToUIKit(let known) = note { known.text == name.text } else { false }
    }
    if !isKnown { notes.append(.nameForeignToUIKit(name)) }
  }

  /// The failure at the present place.
  func problem(_ problem: VisualFormat.Problem) -> SyntaxFailure {
    let width = source.scalar(at: offset).map { UTF8.width($0) } ?? 0
    return SyntaxFailure(.visualFormat(problem), at: SourceRange(offset, offset + width))
  }
}

extension SourceText {
  /// Where the digits, point and exponent that begin at `start` end, as C reads them.
  func endOfNumber(from start: Int) -> Int {
    var end = end(of: \.isDigit, from: start)
    if hasByte(".", at: end) { end = self.end(of: \.isDigit, from: end + 1) }
    guard hasByte("e", at: end) || hasByte("E", at: end) else { return end }
    let isSigned = hasByte("+", at: end + 1) || hasByte("-", at: end + 1)
    let digits = end + (isSigned ? 2 : 1)
    return scalar(at: digits)?.isDigit == true ? self.end(of: \.isDigit, from: digits) : end
  }

  /// The end of what stands before `offset`, blanks apart.
  func trimmingBlanks(before offset: Int) -> Int {
    var end = offset
    while end > startOffset, byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}

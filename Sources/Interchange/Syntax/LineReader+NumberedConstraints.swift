/// A constraint that a line calls by its number, `c4`, perhaps with what it says behind that:
/// `c4(title.width == 200)`.
package struct NumberedConstraint: Hashable, Sendable {
  package let name: String
  /// Where all of it stands.
  package let range: SourceRange
  /// What it says, if the line tells that.
  package let relation: String?
}

extension LineReader {
  /// The constraints that a text calls by their numbers, in their order; none of what it declares itself,
  /// nor of the names of files.
  package static func numberedConstraints(in raw: RawText) -> [NumberedConstraint] {
    guard mayNumberConstraint(raw.text), !raw.text.hasPrefix("import ") else { return [] }
    let tokens = Lexer.tokens(of: raw)
    var own: Set<String> = []
    var found: [NumberedConstraint] = []
    for (index, token) in tokens.enumerated() {
      guard let name = token.word, isNumber(name) else { continue }
      if isDeclaration(at: index, of: tokens) { own.insert(name) }
      if index > 0, tokens[index - 1].isSymbol(.dot) { continue }
      let next = tokens[index + 1]
      guard next.isSymbol(.openParenthesis), !next.hasBlankBefore else {
        found.append(NumberedConstraint(name: name, range: token.range, relation: nil))
        continue
      }
      guard let end = endOfRelation(behind: index + 1, of: tokens) else { continue }
      let inner = SourceRange(next.range.upperBound, tokens[end].range.lowerBound)
      found.append(
        NumberedConstraint(
          name: name, range: SourceRange(token.range.lowerBound, tokens[end].range.upperBound),
          relation: raw.part(inner).text))
    }
    return found.filter { !own.contains($0.name) }
  }

  /// Whether a `c` stands before a digit anywhere: most lines have none.
  private static func mayNumberConstraint(_ text: String) -> Bool {
    var isBehindLetter = false
    for byte in text.utf8 {
      if isBehindLetter, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) { return true }
      isBehindLetter = byte == UInt8(ascii: "c")
    }
    return false
  }

  private static func isNumber(_ name: String) -> Bool {
    name.first == "c" && name.utf8.count > 1
      && name.unicodeScalars.dropFirst().allSatisfy(\.isDigit)
  }

  /// `let c1`, `func f(c1: Int)`, `{ c1 in`
  private static func isDeclaration(at index: Int, of tokens: [Token]) -> Bool {
    let (before, next) = (index > 0 ? tokens[index - 1] : nil, tokens[index + 1])
    return ["let", "var", "func", "for", "case"].contains(before?.word) || next.isWord("in")
      || next.isSymbol(.colon) && !next.hasBlankBefore
  }

  private static let relations: [Symbol] = [.equal, .lessOrEqual, .greaterOrEqual]

  /// Where the parentheses close again, if a relation stands in them.
  private static func endOfRelation(behind start: Int, of tokens: [Token]) -> Int? {
    var depth = 0
    var hasRelation = false
    for index in start..<tokens.count {
      let token = tokens[index]
      if token.isSymbol(.openParenthesis) { depth += 1 }
      if token.isSymbol(.closeParenthesis) { depth -= 1 }
      if depth == 1, relations.contains(where: token.isSymbol) {
        hasRelation = true
      }
      if depth == 0 { return hasRelation ? index : nil }
    }
    return nil
  }
}

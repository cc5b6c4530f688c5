extension LineReader {
  /// Where `_` stands for the value that was shown last, and not for a name that nobody wants: in
  /// `_ = a`, `let (_, b) = pair`, `for _ in`, `{ _, b in`, `f(_:)`, `func f(_ a: Int)`.
  package static func lastValues(in raw: RawText) -> [SourceRange] {
    if isVisualFormat(raw.text) { return [] }
    let tokens = Lexer.tokens(of: raw)
    return tokens.indices.compactMap { index in
      guard tokens[index].isWord("_"), !isUnwantedName(at: index, of: tokens) else { return nil }
      return tokens[index].range
    }
  }

  private static func isUnwantedName(at index: Int, of tokens: [Token]) -> Bool {
    let (before, after) = (tokens[..<index], tokens[(index + 1)...])
    if after.first?.isSymbol(.colon) == true { return true }
    if let word = after.first?.word, !["as", "is", "in"].contains(word) { return true }
    let isSet = after.contains { $0.isSymbol(.assign) }
    let isHanded = after.contains { $0.isWord("in") }
    let declares = before.contains { ["let", "var", "case"].contains($0.word ?? "") }
    let opens = before.contains { $0.isSymbol(.openBrace) || $0.isWord("for") }
    let isTarget = before.allSatisfy { $0.isSymbol(.openParenthesis) || $0.isSymbol(.comma) }
    return isSet && (declares || isTarget) || isHanded && opens
  }
}

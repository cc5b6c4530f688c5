/// Whether a text that arrives line by line can be read, or goes on.
package enum Completeness {
  /// False while a bracket or a quote on the last line is open, and while a console log or an
  /// Interface Builder file has not come to its end.
  package static func isComplete(_ text: String) -> Bool {
    if isInterfaceBuilderFile(text) { return text.contains("</document>") }
    if let rest = consoleLogBehindHeader(text) { return isLogComplete(rest) }
    return !hasOpenEnd(text)
  }

  private static func isInterfaceBuilderFile(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    return start.hasPrefix("<?xml") || start.hasPrefix("<document")
  }

  private static func consoleLogBehindHeader(_ text: String) -> Substring? {
    for header in [
      "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    ] {
      if let range = text.firstRange(of: header) { return text[range.upperBound...] }
    }
    return nil
  }

  /// A log ends with the constraint that was broken, on the line that announces it or the next.
  private static func isLogComplete(_ text: Substring) -> Bool {
    guard let announcement = text.firstRange(of: "recover by breaking") else { return false }
    return text[announcement.upperBound...].contains(">")
  }

  /// Closing brackets that nothing opened do not count: the reader will say what is wrong with
  /// them.
  private static func hasOpenEnd(_ text: String) -> Bool {
    let tokens = Lexer.tokens(of: RawText(text)).dropLast()
    if let last = tokens.last, isOpen(last, in: text) { return true }
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .symbol(.openParenthesis), .symbol(.openBracket), .symbol(.openBrace): depth += 1
      case .symbol(.closeParenthesis), .symbol(.closeBracket), .symbol(.closeBrace):
        depth = max(0, depth - 1)
      default: break
      }
    }
    return depth > 0
  }

  /// Whether a string goes on behind the end of the text; only the last token can be one that does.
  private static func isOpen(_ token: Token, in text: String) -> Bool {
    let rest = SourceText(RawText(text)).text(token.range.upperBound, text.utf8.count)
    switch token.kind {
    case .invalid(.unclosedString): return !rest.contains("\n")
    case .invalid(.notRead(.multilineString)): return !rest.contains("\"\"\"")
    default: return false
    }
  }
}

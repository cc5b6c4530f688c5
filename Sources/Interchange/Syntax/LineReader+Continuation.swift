extension LineReader {
  /// Whether a line of code goes on with what the one above says: an operator stands between blanks at
  /// its beginning, as code is indented there, or at the end of the line above, be it before a comment.
  ///
  /// What Objective-C begins its methods with, and the output of a session, is not indented.
  package static func goesOn(_ line: RawText, after above: RawText) -> Bool {
    beginsWithOperator(line) || endsInOperator(above)
  }

  /// Whether a name is declared whose value stands on the next line: `let y =`.
  static func awaitsValue(_ line: RawText, _ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.isWord("let") || first.isWord("var") else { return false }
    return endsInOperator(line)
  }

  private static func beginsWithOperator(_ line: RawText) -> Bool {
    let text = line.text.drop { $0.isWhitespace }
    guard text.startIndex > line.text.startIndex, let first = text.unicodeScalars.first,
      operatorSigns.contains(first) || first == "a", let token = Lexer.tokens(of: line).first
    else { return false }
    return token.isWord("as") || token.hasBlankAfter && token.joins
  }

  private static func endsInOperator(_ line: RawText) -> Bool {
    guard let last = line.text.last(where: { !$0.isWhitespace })?.unicodeScalars.first,
      operatorSigns.contains(last) || line.text.contains(where: "/#".contains),
      !isVisualFormat(line.text), command(in: line) == nil
    else { return false }
    let tokens = Lexer.tokens(of: line).dropLast()
    guard tokens.count > 1, let token = tokens.last else { return false }
    return token.hasBlankBefore && token.joins
  }

  private static let operatorSigns = Set("+-*/%<>&|^=!?:".unicodeScalars)
}

extension Token {
  /// Whether it stands between two parts of one expression or statement.
  fileprivate var joins: Bool {
    BinaryOperator(self) != nil || Statement.Assignment.Sign(self) != nil
      || isSymbol(.question) || isSymbol(.colon)
  }
}

/// The cases of enums, where they are declared.
extension StatementReader {
  /// `small = 8, large = 32`, `detail(String), none`: a comma goes on on the next line.
  mutating func choices() -> [Statement.Choice] {
    reader.cursor.advance()
    var choices: [Statement.Choice] = []
    repeat {
      var ahead = self
      if let choice = try? ahead.declaredChoice() {
        self = ahead
        choices.append(choice)
      } else {
        choices.append(unreadChoice())
      }
    } while reader.cursor.take(.comma) != nil
    return choices
  }

  private mutating func declaredChoice() throws(SyntaxFailure) -> Statement.Choice {
    let name = try reader.cursor.takeName()
    if reader.cursor.current.isSymbol(.openParenthesis) { reader.cursor.skipParentheses() }
    let value = reader.cursor.take(.assign) == nil ? nil : try reader.expression()
    guard isAtEndOfLine || reader.cursor.current.isSymbol(.comma) else {
      throw reader.cursor.unexpected(.endOfStatement)
    }
    return Statement.Choice(name: name, rawValue: value)
  }

  /// What is not read, up to the next comma: `mask = 1 << 2`. What it counts for is not known.
  private mutating func unreadChoice() -> Statement.Choice {
    let start = reader.cursor.current
    repeat {
      if reader.cursor.current.isSymbol(.openParenthesis) {
        reader.cursor.skipParentheses()
      } else {
        reader.cursor.advance()
      }
    } while !isAtEndOfLine && !reader.cursor.current.isSymbol(.comma)
    return Statement.Choice(
      name: start.name ?? NameSyntax("", start.range),
      rawValue: ExpressionTree(.absent, start.range))
  }
}

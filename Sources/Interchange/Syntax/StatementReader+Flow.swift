/// What goes on while something holds, and what leaves it.
extension StatementReader {
  /// `while a { … }` and `repeat { … } while a`, from the keyword on.
  mutating func repetition() throws(SyntaxFailure) -> Statement.Loop {
    let keyword = reader.cursor.advance()
    let isTestedLast = keyword.isWord("repeat")
    var conditions = isTestedLast ? [] : try conditions()
    guard let opening = reader.cursor.take(.openBrace) else {
      throw reader.cursor.unexpected(.loopBody)
    }
    let body = try body(in: opening)
    if isTestedLast {
      guard reader.cursor.current.isWord("while") else {
        throw reader.cursor.unexpected(.whileWord)
      }
      reader.cursor.advance()
      conditions = try self.conditions()
    }
    return Statement.Loop(
      names: [], source: .repeating(conditions, keyword.range, isTestedLast: isTestedLast),
      body: try Self.statements(body.items), range: keyword.range.union(body.closing.range))
  }

  /// `do { … } catch { … }`: what its braces hold, for nothing fails here.
  mutating func block() throws(SyntaxFailure) -> Statement.Conditional {
    let keyword = reader.cursor.advance()
    let (code, closing) = try reader.cursor.takeCode()
    while reader.cursor.current.isWord("catch") {
      while !reader.cursor.current.isSymbol(.openBrace), !reader.cursor.current.isEnd {
        reader.cursor.advance()
      }
      _ = try reader.cursor.takeCode()
    }
    return Statement.Conditional(
      branches: [.init(conditions: [], body: code)], otherwise: nil, isGuard: false,
      range: keyword.range.union(closing.range))
  }

  /// `break`, `continue` and their like, which are words of Swift only between braces.
  mutating func jump() -> Statement? {
    guard place == .code || bodyDepth > 0, let word = reader.cursor.current.word,
      let jump = Statement.Jump(rawValue: word)
    else { return nil }
    var ahead = self
    let range = ahead.reader.cursor.advance().range
    if jump == .throw, (try? ahead.reader.expression()) == nil { return nil }
    guard ahead.isAtEndOfLine || ahead.reader.cursor.current.isSymbol(.closeBrace) else {
      return nil
    }
    self = ahead
    return .jump(jump, range)
  }
}

/// Key paths, which stand for a closure that asks for what they lead to.
extension ExpressionReader {
  /// `\.title` and `\Row.title` as `{ $0.title }`; `\.self` as `{ $0 }`.
  mutating func keyPath() throws(SyntaxFailure) -> ExpressionTree {
    let sign = cursor.advance()
    // `Row` before the point is what the elements are anyway.
    if cursor.current.word != nil { cursor.advance() }
    let start = cursor.current
    guard start.isSymbol(.dot) else { throw cursor.unexpected(.operand) }
    cursor.advance()
    var range = start.range.union(try cursor.takeName().range)
    while cursor.current.isSymbol(.dot) || cursor.current.isSymbol(.question) {
      let token = cursor.advance()
      range = range.union(token.isSymbol(.dot) ? try cursor.takeName().range : token.range)
    }
    let path = cursor.text(range)
    let code = path == ".self" ? "$0" : "$0" + path
    // So that a place in it is the place in the line.
    let offset = max(0, start.range.lowerBound - 2)
    return ExpressionTree(.closure(RawText(code, offset: offset)), sign.range.union(range))
  }
}

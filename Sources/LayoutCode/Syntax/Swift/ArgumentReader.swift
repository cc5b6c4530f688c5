import Interchange

/// What stands in the brackets of a call, and the closures behind them.
extension SwiftReader {
  /// From the opening bracket to the closing one.
  mutating func readArguments(closing: String) throws(ReadingStop) -> [Expression.Argument] {
    try inBrackets { reader throws(ReadingStop) in
      reader.advance()
      var arguments: [Expression.Argument] = []
      while !reader.current.isMark(closing) {
        arguments.append(try reader.readArgument())
        if !reader.take(",") { break }
      }
      try reader.expect(closing)
      return arguments
    }
  }

  mutating func readArgument() throws(ReadingStop) -> Expression.Argument {
    var label: NameSyntax?
    if token(1).isMark(":") {
      if current.kind == .placeholder {
        label = NameSyntax("_", range(of: current))
        advance()
      } else {
        label = takeName()
      }
      if label != nil { advance() }
    }
    // `init(frame: , style: )` of a listing in which something is to be filled in.
    return Expression.Argument(label: label, value: try readExpression())
  }

  /// The labels of `makeRow(title:_:)`; `nil` where it is a call.
  mutating func takeReferenceLabels() -> [String?]? {
    let end = behind(index) - 1
    guard end - index >= 3, end - index <= 60, (end - index) % 2 == 1 else { return nil }
    var labels: [String?] = []
    for place in stride(from: index + 1, to: end, by: 2) {
      let name = tokens[place]
      guard name.kind == .word || name.kind == .quotedWord, tokens[place + 1].isMark(":") else {
        return nil
      }
      labels.append(name.text == "_" ? nil : name.text)
    }
    go(to: end + 1)
    return labels
  }

  /// `{ … }` and then `label: { … }`, as often as there are any.
  mutating func readTrailingClosures() throws(ReadingStop) -> [Expression.Argument] {
    try inBrackets { reader throws(ReadingStop) in
      var closures = [Expression.Argument(label: nil, value: try reader.readClosure())]
      while reader.current.kind == .word, reader.token(1).isMark(":"), reader.token(2).isMark("{"),
        reader.current.text != "default"
      {
        let label = reader.takeName()
        reader.advance()
        closures.append(Expression.Argument(label: label, value: try reader.readClosure()))
      }
      return closures
    }
  }

  /// Whether the brace that comes next is a closure's, and neither that of a body nor of accessors.
  var beginsTrailingClosure: Bool {
    if beginsAccessors || token(1).isWord("case") && braceIsBody { return false }
    guard braceIsBody else { return true }
    let next = tokens[min(behind(index), tokens.endIndex - 1)]
    switch next.kind {
    case .mark where next.text == "{" || next.text == ",": return true
    case .mark where next.text == "(" || next.text == "[" || next.text == ".",
      .infixOperator, .postfixOperator:
      return !next.startsLine
    case .word where next.text == "where": return true
    case .word where next.text == "is" || next.text == "as": return !next.startsLine
    default: return false
    }
  }

  /// Types in angle brackets, where they can be nothing else; empty where none are. The sign for "less"
  /// has blanks on both sides or on none.
  mutating func takeGenericArguments() -> [TypeSyntax] {
    guard opensAngle, current.text == "<", !current.hasBlankBefore || !token(1).hasBlankBefore
    else {
      return []
    }
    let place = here
    let outer = genericsEnd
    genericsEnd = min(outer, index + Self.longestGenerics)
    defer { genericsEnd = outer }
    if let types = try? readGenericArguments(), followsGenericArguments { return types }
    goBack(to: place)
    return []
  }

  /// What is longer than this between angle brackets is no list of types.
  private static var longestGenerics: Int { 300 }

  private var followsGenericArguments: Bool {
    switch current.kind {
    case .end, .interpolationEnd, .postfixOperator: true
    case .mark:
      switch current.text {
      case "(", "[": !current.startsLine
      case ")", "]", "{", "}", ".", ",", ";", ":", "=": true
      default: false
      }
    case .infixOperator: current.text == "&"
    default: current.startsLine
    }
  }
}

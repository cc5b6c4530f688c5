import Interchange

/// Functions, initialisers, subscripts.
extension SwiftReader {
  mutating func readFunction() throws(ReadingStop) -> Declaration.Function {
    let word = NameSyntax(current.text, range(of: current))
    advance()
    switch word.text {
    case "deinit":
      if current.isMark("(") { go(to: behind(index)) }
      skipEffects()
      let body = current.isMark("{") ? try readBlock() : nil
      return Declaration.Function(
        kind: .deinitializer, name: word, parameters: [], result: nil, body: body)
    case "init":
      let isFailable =
        current.isOperator && (current.text.hasPrefix("?") || current.text.hasPrefix("!"))
      if isFailable { split(after: 1) }
      return try readFunction(named: word, kind: .initializer, isFailable: isFailable)
    case "subscript": return try readFunction(named: word, kind: .subscript, isFailable: false)
    default:
      let name = try readFunctionName()
      return try readFunction(named: name, kind: .function, isFailable: false)
    }
  }

  /// A name, or an operator: `==<T>` ends before its angle bracket.
  private mutating func readFunctionName() throws(ReadingStop) -> NameSyntax {
    guard current.isOperator || current.isMark("=") else {
      guard let name = takeName() else { throw stop(.name) }
      return name
    }
    let token = current
    var text = token.text
    if text.count > 1, text.hasSuffix("<"), self.token(1).kind == .word,
      !self.token(1).hasBlankBefore
    {
      text.removeLast()
      split(after: text.utf8.count)
    } else {
      advance()
    }
    return NameSyntax(text, range(of: token))
  }

  private mutating func readFunction(
    named name: NameSyntax, kind: Declaration.Function.Kind, isFailable: Bool
  ) throws(ReadingStop) -> Declaration.Function {
    let generics = try readGenericParameters()
    guard current.isMark("(") else { throw stop(.mark("(")) }
    var parameters = try readParameters()
    // `func add(a: Int)(b: Int)`, as the first Swift had it.
    while current.isMark("("), !current.startsLine { parameters += try readParameters() }
    skipEffects()
    var result: TypeSyntax?
    if take("->") {
      _ = readAttributes()
      result = try readType()
    }
    skipEffects()
    if current.isWord("where") { try readRequirements() }
    var accessors = Accessors()
    if current.isMark("{") {
      accessors.getter = nil
      if kind == .subscript, beginsAccessors {
        accessors = try readAccessorBlock()
      } else {
        accessors.getter = try readBlock()
      }
    }
    var function = Declaration.Function(
      kind: kind, name: name, generics: generics, parameters: parameters, result: result,
      body: accessors.getter)
    function.setter = accessors.setter
    function.isFailable = isFailable
    return function
  }

  /// From the opening parenthesis to the closing one.
  mutating func readParameters() throws(ReadingStop) -> [Parameter] {
    try inBrackets { reader throws(ReadingStop) in
      reader.advance()
      var parameters: [Parameter] = []
      while !reader.current.isMark(")") {
        if reader.current.isOperator("...") || reader.current.isOperator("…") {
          reader.advance()
        } else {
          parameters.append(try reader.readParameter())
        }
        if !reader.take(",") { break }
      }
      try reader.expect(")")
      return parameters
    }
  }

  private static let parameterWords: Set<String> = [
    "inout", "var", "let", "isolated", "__owned", "__shared", "borrowing", "consuming", "sending",
    "_const", "nonisolated",
  ]

  private mutating func readParameter() throws(ReadingStop) -> Parameter {
    let attributes = readAttributes()
    while current.kind == .word, Self.parameterWords.contains(current.text),
      token(1).kind == .word || token(1).kind == .quotedWord || token(1).kind == .hashWord
    {
      advance()
    }
    let (label, name) = try readParameterNames()
    var type: TypeSyntax?
    if take(":") { type = try readType() }
    let isVariadic = current.isOperator("...")
    if isVariadic { advance() }
    let standard = take("=") ? try readExpression() : nil
    var parameter = Parameter(
      label: label, name: name, type: type, standard: standard, isVariadic: isVariadic)
    parameter.attribute = attributes.last?.name.text
    return parameter
  }

  /// `title`, `to title`, `_ title`, and `#title` of the first Swift.
  private mutating func readParameterNames() throws(ReadingStop) -> (String?, NameSyntax) {
    if current.kind == .hashWord {
      let name = NameSyntax(current.text, range(of: current))
      advance()
      return (name.text, name)
    }
    let first: NameSyntax
    if current.kind == .placeholder {
      first = try expectName()
    } else {
      guard let name = takeName() else { throw stop(.name) }
      first = name
    }
    let label = first.text == "_" ? nil : first.text
    guard current.kind == .word || current.kind == .quotedWord || current.kind == .placeholder
    else {
      return (label, first)
    }
    if current.kind == .placeholder { return (label, try expectName()) }
    return (label, takeName() ?? first)
  }
}

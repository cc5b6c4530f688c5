import Interchange

/// Patterns: what `case`, `for` and `let` take apart.
extension SwiftReader {
  /// Behind `case`, `catch` and `for case`.
  mutating func readPattern() throws(ReadingStop) -> Pattern {
    try readPattern(binds: false)
  }

  /// Behind `let`, `var` and `for`: a name, `_`, or a tuple of such.
  mutating func readBindingPattern() throws(ReadingStop) -> Pattern {
    let unread = Pattern.wildcard(range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.readNames()
    }
  }

  private mutating func readNames() throws(ReadingStop) -> Pattern {
    if current.isWord("_") {
      let range = range(of: current)
      advance()
      return .wildcard(range)
    }
    if current.isWord("let") || current.isWord("var") {
      advance()
      return try readBindingPattern()
    }
    guard current.isMark("(") else { return .name(try expectName()) }
    advance()
    var elements: [(label: String?, pattern: Pattern)] = []
    while !current.isMark(")") {
      let label = takeLabel()
      elements.append((label, try readBindingPattern()))
      if !take(",") { break }
    }
    try expect(")")
    if elements.count == 1, let only = elements.first { return only.pattern }
    return .tuple(elements)
  }

  private mutating func takeLabel() -> String? {
    guard token(1).isMark(":"), let name = takeName() else { return nil }
    advance()
    return name.text
  }

  private mutating func readPattern(binds: Bool) throws(ReadingStop) -> Pattern {
    let unread = Pattern.wildcard(range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      var pattern = try reader.readBarePattern(binds: binds)
      while reader.isPostfix("?") {
        reader.split(after: 1)
        pattern = .optional(pattern)
        if reader.hasTooManySigns() { return unread }
      }
      if reader.takeWord("as") { pattern = .type(pattern, try reader.readType()) }
      return pattern
    }
  }

  private mutating func hasTooManySigns() -> Bool {
    height += 1
    return isTooHigh()
  }

  private mutating func readBarePattern(binds: Bool) throws(ReadingStop) -> Pattern {
    if current.isWord("let") || current.isWord("var") {
      let isVariable = current.isWord("var")
      advance()
      let inner = try nested(skipping: .wildcard(range(of: current))) {
        reader throws(ReadingStop) in
        try reader.readBarePattern(binds: true)
      }
      return .binding(isVariable: isVariable, inner)
    }
    if takeWord("is") { return .type(nil, try readType()) }
    if current.isWord("_"), endsPattern(token(1)) {
      let range = range(of: current)
      advance()
      return .wildcard(range)
    }
    if binds, isName, endsPattern(token(1)), let name = takeName() { return .name(name) }
    let place = here
    if let pattern = try? readCompoundPattern(binds: binds), endsPattern(current) { return pattern }
    goBack(to: place)
    return .expression(try readExpressionBeforeBody())
  }

  /// Whether nothing more of an expression can follow.
  private func endsPattern(_ token: Token) -> Bool {
    switch token.kind {
    case .mark: [",", ":", ")", "=", "{", "}"].contains(token.text)
    case .word: ["where", "in", "as"].contains(token.text)
    case .postfixOperator: token.text.hasPrefix("?")
    case .end: true
    default: false
    }
  }

  /// A tuple, or an enum's case.
  private mutating func readCompoundPattern(binds: Bool) throws(ReadingStop) -> Pattern {
    if current.isMark("(") {
      let elements = try readPatternElements(binds: binds)
      if elements.count == 1, let only = elements.first, only.label == nil { return only.pattern }
      return .tuple(elements)
    }
    let start = current.lowerBound
    var parts: [NameSyntax] = []
    if !current.isMark(".") {
      guard isName else { throw stop(.name) }
      parts.append(try expectName())
      if opensAngle, !current.hasBlankBefore { _ = try readGenericArguments() }
    }
    while take(".") {
      guard let name = takeName() else { throw stop(.name) }
      parts.append(name)
      if opensAngle, !current.hasBlankBefore { _ = takeGenericArguments() }
    }
    guard let name = parts.popLast(), tokens[max(index - 1, 0)].kind != .end,
      !parts.isEmpty || isCase(from: start)
    else { throw stop(.name) }
    let type: TypeSyntax? =
      parts.isEmpty
      ? nil
      : TypeSyntax(
        .named(parts.map(\.text), generics: []),
        parts.dropFirst().reduce(parts.first?.range ?? name.range) { $0.union($1.range) })
    let elements = current.isMark("(") ? try readPatternElements(binds: binds) : nil
    return .enumCase(type: type, name, elements)
  }

  /// `.small`, and not a name by itself.
  private func isCase(from start: Int) -> Bool { source.has(".", at: start) }

  private mutating func readPatternElements(
    binds: Bool
  ) throws(ReadingStop) -> [(label: String?, pattern: Pattern)] {
    try inBrackets { reader throws(ReadingStop) in
      try reader.expect("(")
      var elements: [(label: String?, pattern: Pattern)] = []
      while !reader.current.isMark(")") {
        let label = reader.takeLabel()
        elements.append((label, try reader.readPattern(binds: binds)))
        if !reader.take(",") { break }
      }
      try reader.expect(")")
      return elements
    }
  }
}

import Interchange

/// What an operand begins with.
extension SwiftReader {
  mutating func readPrimary() throws(ReadingStop) -> Expression {
    let token = current
    switch token.kind {
    case .number: return readNumber()
    case .textStart: return try readText()
    case .word, .quotedWord: return try readWord()
    case .hashWord: return try readMacro()
    case .placeholder:
      advance()
      return Expression(.unreadable, range(of: token))
    case .regex:
      advance()
      let pattern = Expression(.text([.text(token.text)]), range(of: token))
      return Expression(
        .macro(
          NameSyntax("regex", range(of: token)),
          [Expression.Argument(label: nil, value: pattern)]), range(of: token))
    case .mark: return try readMarked()
    default: throw stop(.expression)
    }
  }

  private mutating func readMarked() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    switch current.text {
    case "(": return try readTuple()
    case "[": return try readList()
    case "{": return try readClosure()
    case "\\": return try readKeyPath()
    case "@":
      // An attribute before a closure's type says nothing of its value.
      _ = readAttributes()
      return try readPrimary()
    case ".":
      advance()
      guard let name = takeName() else { throw stop(.name) }
      _ = takeGenericArguments()
      return Expression(.implicitMember(name), range(from: start))
    default: throw stop(.expression)
    }
  }

  private mutating func readNumber() -> Expression {
    let token = current
    advance()
    let text = token.text.filter { $0 != "_" }
    guard let value = NumberLiteral.value(of: text) else {
      return Expression(.unreadable, range(of: token))
    }
    return Expression(.number(value, isWhole: NumberLiteral.isWhole(text)), range(of: token))
  }

  private mutating func readWord() throws(ReadingStop) -> Expression {
    let token = current
    if token.kind == .word {
      switch token.text {
      case "true", "false":
        advance()
        return Expression(.boolean(token.text == "true"), range(of: token))
      case "nil":
        advance()
        return Expression(.absent, range(of: token))
      case "if", "switch", "do":
        return try readStatementAsExpression()
      case "any", "some":
        if isWordBeforeName(token.text) {
          let type = try readType()
          return Expression(.type(type), type.range)
        }
      case _ where SwiftWords.reserved.contains(token.text): throw stop(.expression)
      default: break
      }
    }
    advance()
    let generics = takeGenericArguments()
    return Expression(.name(token.text, generics: generics), range(from: token.lowerBound))
  }

  private mutating func readStatementAsExpression() throws(ReadingStop) -> Expression {
    let statement = try inBrackets { reader throws(ReadingStop) in
      try reader.readFlow()
    }
    guard let statement else { throw stop(.expression) }
    return Expression(.statement(statement), statement.range)
  }

  /// `#selector(…)`, `#colorLiteral(…)`, macros with their closures.
  private mutating func readMacro() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    let name = NameSyntax(current.text, range(of: current))
    advance()
    _ = takeGenericArguments()
    var arguments: [Expression.Argument] = []
    if current.isMark("("), !current.startsLine {
      arguments = readArgumentsOrSkip()
    }
    if current.isMark("{"), beginsTrailingClosure { arguments += try readTrailingClosures() }
    return Expression(.macro(name, arguments), range(from: start))
  }

  /// What cannot be read in the parentheses of an attribute or a macro is its own business.
  mutating func readArgumentsOrSkip() -> [Expression.Argument] {
    let place = here
    let end = behind(index)
    if let arguments = try? readArguments(closing: ")"), index == end { return arguments }
    goBack(to: place)
    go(to: end)
    return []
  }

  private mutating func readTuple() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    let arguments = try readArguments(closing: ")")
    if arguments.count == 1, let only = arguments.first, only.label == nil {
      return Expression(only.value.form, range(from: start))
    }
    return Expression(.tuple(arguments), range(from: start))
  }

  private mutating func readList() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    return try inBrackets { reader throws(ReadingStop) in
      reader.advance()
      if reader.take(":") {
        try reader.expect("]")
        return Expression(.dictionary([]), reader.range(from: start))
      }
      // `[#Color(…)#]`, as the first Swift had it.
      let isOldLiteral = reader.current.kind == .hashWord
      var elements: [Expression] = []
      var entries: [Expression.Entry] = []
      while !reader.current.isMark("]") {
        let element = try reader.readExpression()
        if reader.take(":") {
          entries.append(Expression.Entry(key: element, value: try reader.readExpression()))
        } else {
          elements.append(element)
        }
        if isOldLiteral, reader.current.kind == .unknown { reader.advance() }
        if !reader.take(",") { break }
      }
      try reader.expect("]")
      let range = reader.range(from: start)
      if entries.isEmpty, isOldLiteral, elements.count == 1, let only = elements.first,
        reader.tokens[max(reader.index - 2, 0)].kind == .unknown
      {
        return Expression(only.form, range)
      }
      return Expression(entries.isEmpty ? .list(elements) : .dictionary(entries), range)
    }
  }

  /// A name with its types, `[Int]`, or `(A, B)`.
  private mutating func skipRootOfKeyPath() {
    if takeName() != nil {
      _ = takeGenericArguments()
    } else if current.opensBracket {
      go(to: behind(index))
    }
  }

  /// `\.title`, `\Card.title?.text`; what is asked for by index is read over.
  private mutating func readKeyPath() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    advance()
    if !current.isMark("."), !current.hasBlankBefore { skipRootOfKeyPath() }
    var names: [NameSyntax] = []
    while true {
      if current.isMark("."), !current.startsLine || !names.isEmpty {
        advance()
        if isPostfix("?") || isPostfix("!") || current.isMark("[") { continue }
        guard current.kind == .number || current.kind == .word || current.kind == .quotedWord
        else { break }
        names.append(NameSyntax(current.text, range(of: current)))
        advance()
        _ = takeGenericArguments()
      } else if current.isMark("["), !current.hasBlankBefore {
        go(to: behind(index))
      } else if current.isMark("("), !current.hasBlankBefore {
        go(to: behind(index))
      } else if isPostfix("?") || isPostfix("!") {
        split(after: 1)
      } else {
        break
      }
    }
    return Expression(.keyPath(names), range(from: start))
  }
}

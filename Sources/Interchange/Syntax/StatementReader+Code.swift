/// Conditions, functions and types, whose braces are stepped over.
extension StatementReader {
  /// The statements of braces that are carried out, where a lone expression is what they return.
  package static func read(code raw: RawText) throws(SyntaxFailure) -> [Statement] {
    let items = try items(of: raw, in: .code)
    if let only = items.first, items.count == 1, case .expression(let tree) = only {
      return [.result(tree, tree.range)]
    }
    return try statements(items)
  }

  /// The statement that begins with this word.
  mutating func item(
    beginning construct: DeclarationKeywords.Construct, _ modifiers: Modifiers
  ) throws(SyntaxFailure) -> [Item] {
    let keyword = reader.cursor.current
    switch construct {
    case .condition:
      let conditional = keyword.isWord("switch") ? try selection() : try conditional()
      return [.statement(.conditional(conditional))]
    case .function: return try function(modifiers).map { [.statement($0)] } ?? []
    case .type: return try typeDeclaration().map { [.statement($0)] } ?? []
    case .result:
      if place == .top, bodyDepth == 0 {
        throw SyntaxFailure(.notRead(.returnStatement), at: keyword.range)
      }
      reader.cursor.advance()
      let next = reader.cursor.current
      let isAlone =
        next.isEnd || next.startsLine || next.isSymbol(.semicolon)
        || next.isSymbol(.closeBrace)
      return [.statement(.result(isAlone ? nil : try reader.expression(), keyword.range))]
    case .enumCase:
      throw SyntaxFailure(.notRead(.enumCase), at: keyword.range)
    case .repetition: return [.statement(.loop(try repetition()))]
    case .block: return [.statement(.conditional(try block()))]
    case .deferred:
      reader.cursor.advance()
      return [.statement(.deferred(try reader.cursor.takeCode().code, keyword.range))]
    }
  }

  var isAtEndOfLine: Bool {
    let token = reader.cursor.current
    return token.isEnd || token.startsLine || token.isSymbol(.semicolon)
  }
}

// MARK: - Conditions

extension StatementReader {
  /// `if a { … } else if b { … } else { … }`, `guard a else { … }`.
  private mutating func conditional() throws(SyntaxFailure) -> Statement.Conditional {
    let keyword = reader.cursor.advance()
    let isGuard = keyword.isWord("guard")
    var branches: [Statement.Conditional.Branch] = []
    var conditions = try conditions()
    if isGuard {
      try take("else")
      let (code, closing) = try reader.cursor.takeCode()
      branches.append(.init(conditions: conditions, body: code.emptied))
      return Statement.Conditional(
        branches: branches, otherwise: code, isGuard: true,
        range: keyword.range.union(closing.range))
    }
    var (code, closing) = try reader.cursor.takeCode()
    branches.append(.init(conditions: conditions, body: code))
    while reader.cursor.current.isWord("else"), reader.cursor.following.isWord("if") {
      reader.cursor.advance()
      reader.cursor.advance()
      conditions = try self.conditions()
      (code, closing) = try reader.cursor.takeCode()
      branches.append(.init(conditions: conditions, body: code))
    }
    var otherwise: RawText?
    if reader.cursor.current.isWord("else") {
      reader.cursor.advance()
      (code, closing) = try reader.cursor.takeCode()
      otherwise = code
    }
    return Statement.Conditional(
      branches: branches, otherwise: otherwise, isGuard: false,
      range: keyword.range.union(closing.range))
  }

  private mutating func take(_ word: String) throws(SyntaxFailure) {
    guard reader.cursor.current.isWord(word) else { throw reader.cursor.unexpected(.loopBody) }
    reader.cursor.advance()
  }

  mutating func conditions() throws(SyntaxFailure) -> [Statement.Conditional.Condition] {
    let outer = reader.takesClosures
    reader.takesClosures = false
    defer { reader.takesClosures = outer }
    var conditions: [Statement.Conditional.Condition] = []
    repeat { conditions.append(try condition()) } while reader.cursor.take(.comma) != nil
    return conditions
  }

  private mutating func condition() throws(SyntaxFailure) -> Statement.Conditional.Condition {
    if let isThere = availability {
      return .holds(ExpressionTree(.boolean(isThere), reader.cursor.advance().range))
    }
    if DeclarationKeywords.beginsBinding(reader.cursor) {
      reader.cursor.advance()
      if reader.cursor.current.isSymbol(.openParenthesis) { return try matching(boundRow()) }
      let name = try reader.cursor.takeName()
      if reader.cursor.take(.colon) != nil { _ = try reader.type() }
      // `if let title` is `if let title = title`.
      let value =
        reader.cursor.take(.assign) == nil
        ? ExpressionTree(.name(name.text), name.range) : try reader.expression()
      return .binding(name, value)
    }
    if reader.cursor.current.isWord("case") {
      reader.cursor.advance()
      return try matching(casePattern())
    }
    return .holds(try reader.expression())
  }

  private mutating func matching(
    _ pattern: Statement.Pattern
  ) throws(SyntaxFailure) -> Statement.Conditional.Condition {
    guard reader.cursor.take(.assign) != nil else { throw reader.cursor.unexpected(.equalsSign) }
    return .matches(try reader.expression(), [pattern])
  }

  /// What `#available(iOS 15, *)` comes to: the newest system is the one that is laid out for.
  private var availability: Bool? {
    guard case .string(let text) = reader.cursor.current.kind, text.hasSuffix(")") else {
      return nil
    }
    if text.hasPrefix("#available(") { return true }
    return text.hasPrefix("#unavailable(") ? false : nil
  }

  /// `switch style { case .incoming: … default: … }`
  private mutating func selection() throws(SyntaxFailure) -> Statement.Conditional {
    let keyword = reader.cursor.advance()
    let outer = reader.takesClosures
    reader.takesClosures = false
    defer { reader.takesClosures = outer }
    let subject = try reader.expression()
    guard let opening = reader.cursor.take(.openBrace) else {
      throw reader.cursor.unexpected(.loopBody)
    }
    var branches: [Statement.Conditional.Branch] = []
    var otherwise: RawText?
    while reader.cursor.current.isWord("case") || reader.cursor.current.isWord("default") {
      let isDefault = reader.cursor.advance().isWord("default")
      let patterns = isDefault ? [] : try casePatterns()
      guard let colon = reader.cursor.take(.colon) else {
        throw reader.cursor.unexpected(.colon)
      }
      let body = reader.cursor.takeCase(behind: colon)
      if isDefault {
        otherwise = body
      } else {
        branches.append(.init(conditions: [.matches(subject, patterns)], body: body))
      }
    }
    let closing = try reader.cursor.close(opening, with: .closeBrace)
    return Statement.Conditional(
      branches: branches, otherwise: otherwise, isGuard: false, isSwitch: true,
      range: keyword.range.union(closing.range))
  }
}

// MARK: - Functions

extension StatementReader {
  /// `nil` for one without braces, as in a protocol, and for `deinit` and `subscript`, which nothing
  /// calls here.
  private mutating func function(_ modifiers: Modifiers) throws(SyntaxFailure) -> Statement? {
    let keyword = reader.cursor.advance()
    if keyword.isWord("deinit") || keyword.isWord("subscript") {
      while !reader.cursor.current.isSymbol(.openBrace), !reader.cursor.current.isEnd {
        reader.cursor.advance()
      }
      _ = try reader.cursor.takeCode()
      return nil
    }
    let isInitializer = keyword.isWord("init")
    let name = isInitializer ? NameSyntax("init", keyword.range) : try functionName()
    if isInitializer, reader.cursor.take(.question) == nil { _ = reader.cursor.take(.exclamation) }
    reader.cursor.skipGenericParameters()
    let parameters = try parameters()
    var givesValue = false
    var resultType: String?
    while !reader.cursor.current.isSymbol(.openBrace) {
      if isAtEndOfLine, !continuesSignature { return nil }
      if reader.cursor.advance().isSymbol(.arrow) {
        givesValue = !isNothing
        resultType = typeAhead
      }
    }
    let kind: Statement.Function.Kind =
      isInitializer ? .initializer : modifiers.isHandler ? .handler : .method
    return .function(
      Statement.Function(
        name: name, parameters: parameters, body: try reader.cursor.takeCode().code, kind: kind,
        givesValue: givesValue, resultType: resultType))
  }

  /// The type that comes next, which is not stepped over.
  private var typeAhead: String? {
    var ahead = reader
    return (try? ahead.type()).map(reader.cursor.text)
  }

  /// Whether the type that comes next has no values: `Void`, `()`.
  private var isNothing: Bool {
    reader.cursor.current.isWord("Void")
      || reader.cursor.current.isSymbol(.openParenthesis)
        && reader.cursor.following.isSymbol(.closeParenthesis)
  }

  /// What comes behind the parameters may stand on lines of its own.
  private var continuesSignature: Bool {
    let token = reader.cursor.current
    return token.isSymbol(.arrow)
      || ["where", "throws", "rethrows", "async"].contains(where: token.isWord)
  }

  /// Operators have no name: `static func == (…)`.
  private mutating func functionName() throws(SyntaxFailure) -> NameSyntax {
    let token = reader.cursor.current
    if case .symbol = token.kind {
      reader.cursor.advance()
      return NameSyntax("operator", token.range)
    }
    return try reader.cursor.takeName()
  }

  private mutating func parameters() throws(SyntaxFailure) -> [Statement.Function.Parameter] {
    guard let opening = reader.cursor.take(.openParenthesis) else {
      throw reader.cursor.unexpected(.loopBody)
    }
    var parameters: [Statement.Function.Parameter] = []
    while !reader.cursor.current.isSymbol(.closeParenthesis), !reader.cursor.current.isEnd {
      parameters.append(try parameter())
      guard reader.cursor.take(.comma) != nil else { break }
    }
    _ = try reader.cursor.close(opening, with: .closeParenthesis)
    return parameters
  }

  private mutating func parameter() throws(SyntaxFailure) -> Statement.Function.Parameter {
    let first = try reader.cursor.takeName()
    let second = reader.cursor.current.name
    if second != nil { reader.cursor.advance() }
    guard reader.cursor.take(.colon) != nil else { throw reader.cursor.unexpected(.type) }
    let isInOut = reader.cursor.current.isWord("inout")
    let type = reader.cursor.text(try reader.composedType())
    let isVariadic = reader.cursor.take(.closedRange) != nil
    let standard = reader.cursor.take(.assign) == nil ? nil : try reader.expression()
    return Statement.Function.Parameter(
      label: first.text == "_" ? nil : first.text, name: second ?? first, isVariadic: isVariadic,
      standard: standard, isFunction: type.contains("->"), givesValue: type.isFunctionWithResult,
      type: type, isInOut: isInOut)
  }
}

// MARK: - Types

extension StatementReader {
  /// `nil` for what makes nothing by itself: a protocol, another name for a type.
  private mutating func typeDeclaration() throws(SyntaxFailure) -> Statement? {
    let keyword = reader.cursor.advance()
    let nameRange = try reader.type()
    let written = reader.cursor.text(nameRange)
    let name = NameSyntax(written.withoutGenerics, nameRange)
    if keyword.isWord("typealias") {
      repeat { reader.cursor.advance() } while !isAtEndOfLine
      return nil
    }
    let inherited = try inheritedTypes()
    // `where Element: UIView`
    while !reader.cursor.current.isSymbol(.openBrace), !reader.cursor.current.isEnd {
      reader.cursor.advance()
    }
    let code = try reader.cursor.takeCode().code
    if keyword.isWord("protocol") { return nil }
    return .type(
      Statement.TypeDeclaration(
        name: name, isExtension: keyword.isWord("extension"),
        inherited: inherited.map(\.withoutGenerics), body: code))
  }

  /// Behind the colon, if there is one.
  private mutating func inheritedTypes() throws(SyntaxFailure) -> [String] {
    guard reader.cursor.take(.colon) != nil else { return [] }
    var types: [String] = []
    repeat {
      types.append(reader.cursor.text(try reader.type()))
      while reader.cursor.take(.ampersand) != nil { _ = try reader.type() }
    } while reader.cursor.take(.comma) != nil
    return types
  }
}

extension RawText {
  /// Nothing, where the text begins.
  fileprivate var emptied: RawText { RawText("", offset: offset) }
}

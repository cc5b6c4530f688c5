extension StatementReader {
  /// `for view in [a, b] { … }`, from the keyword on.
  mutating func forLoop() throws(SyntaxFailure) -> Statement.Loop {
    let keyword = reader.cursor.advance()
    let pattern = beginsLoopPattern ? try loopPattern() : nil
    let names = pattern == nil ? try self.pattern() : []
    guard reader.cursor.current.isWord("in") else { throw reader.cursor.unexpected(.loopWord) }
    reader.cursor.advance()
    let source = try loopSource()
    let filter = try loopFilter()
    guard let opening = reader.cursor.take(.openBrace) else {
      throw reader.cursor.unexpected(.loopBody)
    }
    var loop = try loop(named: names, over: source, in: opening, from: keyword.range)
    loop.pattern = pattern
    loop.filter = filter
    return loop
  }

  /// The loop that `tree` is or begins: `list.forEach { … }`, `list.forEach(view.addSubview)`.
  mutating func forEach(_ tree: ExpressionTree) throws(SyntaxFailure) -> Statement.Loop? {
    switch tree.form {
    case .member(let list, let name) where name.text == "forEach":
      guard let opening = reader.cursor.take(.openBrace) else { return nil }
      return try forEach(over: Self.source(list), in: opening, from: tree.range)
    case .call(let callee, let arguments):
      guard case .member(let list, let name) = callee.form, name.text == "forEach",
        let method = arguments.first?.value, arguments.count == 1
      else { return nil }
      return try forEach(over: Self.source(list), calling: method, at: tree.range)
    default: return nil
    }
  }
}

// MARK: - What a loop runs over

extension StatementReader {
  private mutating func loopSource() throws(SyntaxFailure) -> Statement.Loop.Source {
    let outer = reader.takesClosures
    reader.takesClosures = false
    defer { reader.takesClosures = outer }
    let first = try reader.side()
    if let range = try reader.range(from: first) { return Self.source(range) }
    return Self.source(try reader.expression(after: first, .fallback))
  }

  /// Whether only elements of some kind get a round: `for case let label as UILabel in …`.
  private var beginsLoopPattern: Bool {
    reader.cursor.current.isWord("case") && reader.cursor.following.word != "in"
  }

  private mutating func loopPattern() throws(SyntaxFailure) -> Statement.Pattern {
    reader.cursor.advance()
    return try casePattern()
  }

  /// `where view.isHidden` in front of a loop's braces.
  private mutating func loopFilter() throws(SyntaxFailure) -> ExpressionTree? {
    guard reader.cursor.current.isWord("where") else { return nil }
    reader.cursor.advance()
    let outer = reader.takesClosures
    reader.takesClosures = false
    defer { reader.takesClosures = outer }
    return try reader.expression()
  }

  private static func source(_ list: ExpressionTree) -> Statement.Loop.Source {
    if case .range(let low, let high, let isClosed) = list.form {
      return .numbers(low, high, isClosed: isClosed)
    }
    guard case .call(let callee, let arguments) = list.form, arguments.isEmpty,
      case .member(let base, let name) = callee.form, name.text == "enumerated"
    else { return .elements(list) }
    return .enumerated(base)
  }
}

// MARK: - What is done in each round

extension StatementReader {
  private mutating func forEach(
    over source: Statement.Loop.Source, in opening: Token, from start: SourceRange
  ) throws(SyntaxFailure) -> Statement.Loop {
    let named = closureNames()
    let count = source.isOfNumbers ? 1 : max(1, reader.cursor.restOfBraces.placeholderCount)
    let names = named.isEmpty ? Self.anonymous(count, at: opening.range) : named
    var loop = try loop(named: names, over: source, in: opening, from: start)
    loop.isClosure = true
    return loop
  }

  /// A method by its name takes each element.
  private func forEach(
    over source: Statement.Loop.Source, calling method: ExpressionTree, at range: SourceRange
  ) throws(SyntaxFailure) -> Statement.Loop {
    let names = Self.anonymous(1, at: method.range)
    try check(names, for: source)
    let element = ExpressionTree(.name(Self.placeholder(0)), method.range)
    let call = method.called(with: [element])
    var loop = Statement.Loop(
      names: names, source: source, body: [.call(try reader.node(call.form, call.range))],
      range: range)
    loop.namesFunction = true
    return loop
  }

  private mutating func loop(
    named names: [NameSyntax], over source: Statement.Loop.Source, in opening: Token,
    from start: SourceRange
  ) throws(SyntaxFailure) -> Statement.Loop {
    try check(names, for: source)
    let body = try body(in: opening)
    return Statement.Loop(
      names: names, source: source, body: try Self.statements(body.items),
      range: start.union(body.closing.range))
  }

  private func check(
    _ names: [NameSyntax], for source: Statement.Loop.Source
  ) throws(SyntaxFailure) {
    guard let first = names.first, names.count > 1, source.isOfNumbers else { return }
    throw SyntaxFailure(.loopNames, at: names.reduce(first.range) { $0.union($1.range) })
  }

  static func anonymous(_ count: Int, at range: SourceRange) -> [NameSyntax] {
    (0..<count).map { NameSyntax(placeholder($0), range) }
  }

  static func placeholder(_ place: Int, at range: SourceRange) -> NameSyntax {
    NameSyntax(placeholder(place), range)
  }

  private static func placeholder(_ place: Int) -> String { "$\(place)" }
}

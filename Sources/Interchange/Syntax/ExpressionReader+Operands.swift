extension ExpressionReader {
  /// An operand with what follows it directly: members, calls, indices, `?` and `!`.
  mutating func postfixed() throws(SyntaxFailure) -> ExpressionTree {
    var tree = try primary()
    while !cursor.isAtNewStatement, let longer = try extended(tree) { tree = longer }
    return tree
  }

  /// `tree` with one more postfix, or `nil` where none follows.
  private mutating func extended(
    _ tree: ExpressionTree
  ) throws(SyntaxFailure) -> ExpressionTree? {
    let token = cursor.current
    switch token.kind {
    case .symbol(.dot):
      cursor.advance()
      let place = cursor.takePlace()
      let name = if let place { place } else { try cursor.takeName() }
      return try node(.member(tree, name), tree.range.union(name.range))
    case .symbol(.openParenthesis) where !token.hasBlankBefore:
      if let labels = cursor.takeLabels() {
        let isPlain = labels.allSatisfy { $0 == nil }
        return isPlain ? tree : try node(.reference(tree, labels), tree.range)
      }
      let (arguments, range) = try bracketed(with: .closeParenthesis)
      return try node(.call(tree, arguments), tree.range.union(range))
    case .symbol(.openBracket) where !token.hasBlankBefore:
      let (arguments, range) = try bracketed(with: .closeBracket)
      return try node(.index(tree, arguments), tree.range.union(range))
    case .symbol(.question) where !token.hasBlankBefore && continuesChain(cursor.following):
      cursor.advance()
      // What is carried out has not gone away: `[weak self] in self?.setUp()`.
      if tree.form == .name("self") { return tree }
      return try node(.optionalChain(tree), tree.range.union(token.range))
    case .symbol(.exclamation) where !token.hasBlankBefore:
      cursor.advance()
      return try node(.forced(tree), tree.range.union(token.range))
    case .symbol(.less) where !token.hasBlankBefore && skipGenericArguments(behind: tree):
      return tree
    case .symbol(.openBrace) where takesClosures && takesClosure(tree):
      return try calling(tree)
    default:
      return nil
    }
  }

  /// `UIView.animate(withDuration: 0.3) { … } completion: { … }`
  private mutating func calling(_ tree: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree {
    var (callee, arguments, range) = (tree, [ExpressionTree.Argument](), tree.range)
    if case .call(let base, let before) = tree.form { (callee, arguments) = (base, before) }
    var label: NameSyntax?
    repeat {
      let closure = try closure()
      arguments.append(ExpressionTree.Argument(label: label, value: closure))
      range = range.union(closure.range)
      label = nil
      if !cursor.current.startsLine, let name = cursor.current.name,
        cursor.following.isSymbol(.colon), cursor.isBrace(after: 2)
      {
        cursor.advance()
        cursor.advance()
        label = name
      }
    } while label != nil
    return try node(.call(callee, arguments), range)
  }

  private mutating func closure() throws(SyntaxFailure) -> ExpressionTree {
    let opening = cursor.current
    let (code, closing) = try cursor.takeCode()
    return ExpressionTree(.closure(code), opening.range.union(closing.range))
  }

  /// `a?` is a chain only if something hangs on it; else the `?` belongs to a conditional.
  private func continuesChain(_ token: Token) -> Bool {
    switch token.kind {
    case .symbol(.dot): true
    case .symbol(.openParenthesis), .symbol(.openBracket), .symbol(.question),
      .symbol(.exclamation):
      !token.hasBlankBefore
    default: false
    }
  }

  private mutating func primary() throws(SyntaxFailure) -> ExpressionTree {
    let token = cursor.current
    switch token.kind {
    case .number(let value):
      let isWhole = cursor.text(token.range).isWholeNumber
      return ExpressionTree(.number(value), cursor.advance().range, isWholeNumber: isWhole)
    case .string(let value): return leaf(.string(value))
    case .interpolation(let pieces): return try interpolated(pieces)
    case .identifier("true"): return leaf(.boolean(true))
    case .identifier("false"): return leaf(.boolean(false))
    case .identifier("nil"): return leaf(.absent)
    case .identifier(let word) where !Self.operatorWords.contains(word): return leaf(.name(word))
    case .symbol(.dot): return try implicitMember()
    case .symbol(.backslash): return try keyPath()
    case .symbol(.openParenthesis): return try parenthesized()
    case .symbol(.openBracket): return try bracketLiteral()
    case .symbol(.openBrace) where takesClosures: return try closure()
    default: throw cursor.unexpected(.operand)
    }
  }

  /// Words that cannot be names, because they stand between or before operands.
  static let operatorWords: Set<String> = ["and", "or", "not", "as"]

  private mutating func leaf(_ form: ExpressionTree.Form) -> ExpressionTree {
    ExpressionTree(form, cursor.advance().range)
  }

  /// `"Row \(i)"` is `"Row " + String(i)`.
  private mutating func interpolated(
    _ pieces: [Token.Piece]
  ) throws(SyntaxFailure) -> ExpressionTree {
    let token = cursor.advance()
    var tree = ExpressionTree(.string(""), token.range)
    for piece in pieces where piece != .text("") {
      let part = try nested(in: token) { reader throws(SyntaxFailure) in
        try reader.tree(of: piece, in: token.range)
      }
      let isFirst = tree.form == .string("")
      tree = isFirst ? part : try node(.binary(tree, .add, part), token.range)
    }
    return tree
  }

  private func tree(
    of piece: Token.Piece, in range: SourceRange
  ) throws(SyntaxFailure) -> ExpressionTree {
    switch piece {
    case .text(let text): return ExpressionTree(.string(text), range)
    case .expression(let raw):
      let value = try Self.read(raw, depth: cursor.depth)
      let maker = ExpressionTree(.name("String"), value.range)
      return try node(
        .call(maker, [ExpressionTree.Argument(label: nil, value: value)]), value.range)
    }
  }

  private mutating func implicitMember() throws(SyntaxFailure) -> ExpressionTree {
    let dot = cursor.advance()
    let name = try cursor.takeName()
    return ExpressionTree(.implicitMember(name), dot.range.union(name.range))
  }

  /// A tuple, or the expression that is only held together by the parentheses.
  private mutating func parenthesized() throws(SyntaxFailure) -> ExpressionTree {
    let (elements, range) = try bracketed(with: .closeParenthesis)
    if let only = elements.first, elements.count == 1, only.label == nil {
      return ExpressionTree(only.value.form, range, isWholeNumber: only.value.isWholeNumber)
    }
    return try node(.tuple(elements), range)
  }
}

// MARK: - Brackets

extension ExpressionReader {
  /// The values between the bracket that comes next and `closing`, and the range of both brackets.
  private mutating func bracketed(
    with closing: Symbol
  ) throws(SyntaxFailure) -> ([ExpressionTree.Argument], SourceRange) {
    let opening = cursor.advance()
    let outer = takesClosures
    takesClosures = true
    defer { takesClosures = outer }
    var arguments: [ExpressionTree.Argument] = []
    while !cursor.current.isSymbol(closing), !cursor.current.isEnd {
      arguments.append(
        try nested(in: opening) { reader throws(SyntaxFailure) in
          try reader.range(from: reader.argument())
        })
      guard cursor.take(.comma) != nil else { break }
    }
    let end = try cursor.close(opening, with: closing)
    return (arguments, opening.range.union(end.range))
  }

  /// The range that a value in parentheses begins, or the value alone.
  private mutating func range(
    from low: ExpressionTree.Argument
  ) throws(SyntaxFailure) -> ExpressionTree.Argument {
    guard let tree = try range(from: low.value) else { return low }
    return ExpressionTree.Argument(label: low.label, value: tree)
  }

  /// `..<3` or `...3` behind a value; `nil` where neither is there. Behind `1...` may be no end.
  mutating func range(from low: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree? {
    let isClosed = cursor.current.isSymbol(.closedRange)
    guard isClosed || cursor.current.isSymbol(.halfOpenRange) else { return nil }
    let sign = cursor.advance()
    let isOpen = isClosed && cursor.isAtEndOfRange
    let high = isOpen ? ExpressionTree(.absent, sign.range) : try expression(.addition)
    return try node(.range(low, high, isClosed: isClosed), low.range.union(high.range))
  }

  /// Before `..<3` and `...3`, of which the beginning is open.
  mutating func openBeginning() -> ExpressionTree? {
    let token = cursor.current
    guard token.isSymbol(.closedRange) || token.isSymbol(.halfOpenRange) else { return nil }
    return ExpressionTree(.absent, token.range)
  }

  private mutating func argument() throws(SyntaxFailure) -> ExpressionTree.Argument {
    if let open = openBeginning() { return ExpressionTree.Argument(label: nil, value: open) }
    if let sign = operatorAlone() { return ExpressionTree.Argument(label: nil, value: sign) }
    guard let label = cursor.current.name, cursor.following.isSymbol(.colon) else {
      return ExpressionTree.Argument(label: nil, value: try expression())
    }
    cursor.advance()
    cursor.advance()
    if let sign = operatorAlone() { return ExpressionTree.Argument(label: label, value: sign) }
    return ExpressionTree.Argument(label: label, value: try expression())
  }

  /// `<` in `sorted(by: <)`: a function by its name.
  private mutating func operatorAlone() -> ExpressionTree? {
    guard case .symbol(let symbol) = cursor.current.kind,
      BinaryOperator(rawValue: symbol.rawValue) != nil,
      cursor.following.isSymbol(.closeParenthesis) || cursor.following.isSymbol(.comma)
    else { return nil }
    return ExpressionTree(.name(symbol.rawValue), cursor.advance().range)
  }

  /// `[a, b]`, `["a": a]`, `[]`, `[:]`.
  private mutating func bracketLiteral() throws(SyntaxFailure) -> ExpressionTree {
    let opening = cursor.advance()
    if cursor.take(.colon) != nil {
      let end = try cursor.close(opening, with: .closeBracket)
      return ExpressionTree(.dictionary([]), opening.range.union(end.range))
    }
    var elements: [(key: ExpressionTree, value: ExpressionTree?)] = []
    while !cursor.current.isSymbol(.closeBracket), !cursor.current.isEnd {
      let element = try nested(in: opening) { reader throws(SyntaxFailure) in try reader.element() }
      try checkMixture(of: element, with: elements.first)
      elements.append(element)
      guard cursor.take(.comma) != nil else { break }
    }
    let range = try opening.range.union(cursor.close(opening, with: .closeBracket).range)
    let entries = elements.compactMap { element in
      element.value.map { ExpressionTree.Entry(key: element.key, value: $0) }
    }
    return try node(entries.isEmpty ? .list(elements.map(\.key)) : .dictionary(entries), range)
  }

  private mutating func element() throws(SyntaxFailure) -> (
    key: ExpressionTree, value: ExpressionTree?
  ) {
    let key = try expression()
    guard cursor.take(.colon) != nil else { return (key, nil) }
    return (key, try expression())
  }

  private func checkMixture(
    of element: (key: ExpressionTree, value: ExpressionTree?),
    with first: (key: ExpressionTree, value: ExpressionTree?)?
  ) throws(SyntaxFailure) {
    guard let first, (first.value == nil) != (element.value == nil) else { return }
    throw SyntaxFailure(.mixedDictionary, at: element.key.range)
  }
}

extension String {
  /// Whether a literal has neither a point nor a power: `1_000`, `0xFF`.
  fileprivate var isWholeNumber: Bool {
    ["0x", "0b", "0o"].contains(where: hasPrefix)
      || allSatisfy { ("0"..."9").contains($0) || $0 == "_" }
  }
}

extension ExpressionReader {
  /// Whether the braces behind `tree` are its closure. Those of `forEach` are a loop's, and those
  /// behind a property's first value observe it.
  private func takesClosure(_ tree: ExpressionTree) -> Bool {
    let token = cursor.following
    if token.isWord("didSet") || token.isWord("willSet") { return false }
    switch tree.form {
    case .call: return true
    // `Task { … }`
    case .name(let name): return isInCode || name.first?.isUppercase == true
    case .member(_, let name): return name.text != "forEach"
    default: return false
    }
  }
}

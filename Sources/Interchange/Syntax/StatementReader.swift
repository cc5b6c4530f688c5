import AutoLayout

/// Reads statements: several on one line separated by `;`, and pasted Swift on several lines.
package struct StatementReader {
  var reader: ExpressionReader
  /// In how many loops and closures the reader is.
  var bodyDepth = 0
  /// What the statements are a part of.
  let place: Place

  enum Place { case top, code }

  init(_ raw: RawText, in place: Place) {
    reader = ExpressionReader(raw)
    reader.isInCode = true
    self.place = place
  }

  /// What stands between two `;` or line ends.
  enum Item {
    case statement(Statement)
    case expression(ExpressionTree)
  }

  /// The statements of a pasted block. Expressions that do nothing are refused.
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> [Statement] {
    try statements(items(of: raw))
  }

  static func statements(_ items: [Item]) throws(SyntaxFailure) -> [Statement] {
    var statements: [Statement] = []
    for item in items {
      switch item {
      case .statement(let statement): statements.append(statement)
      case .expression(let tree): throw SyntaxFailure(.hasNoEffect, at: tree.range)
      }
    }
    return statements
  }

  static func items(of raw: RawText, in place: Place = .top) throws(SyntaxFailure) -> [Item] {
    var reader = StatementReader(raw, in: place)
    var items: [Item] = []
    // `[weak self] in`
    if place == .code { _ = reader.closureNames() }
    while !reader.reader.cursor.current.isEnd {
      if reader.reader.cursor.take(.semicolon) != nil { continue }
      items += try reader.item()
      try reader.checkEnd()
    }
    return items
  }

  func checkEnd() throws(SyntaxFailure) {
    let token = reader.cursor.current
    let isEndOfBody = bodyDepth > 0 && token.isSymbol(.closeBrace)
    guard token.isEnd || token.isSymbol(.semicolon) || token.startsLine || isEndOfBody else {
      throw reader.cursor.unexpected(.endOfStatement)
    }
  }

  mutating func item() throws(SyntaxFailure) -> [Item] {
    if try skipImport() { return [] }
    if let jump = jump() { return [.statement(jump)] }
    let modifiers = skipModifiers()
    if DeclarationKeywords.beginsLoop(reader.cursor) { return [.statement(.loop(try forLoop()))] }
    if let construct = DeclarationKeywords.construct(reader.cursor) {
      return try item(beginning: construct, modifiers)
    }
    if DeclarationKeywords.beginsBinding(reader.cursor) {
      return try bindings().map { .statement($0.modified(by: modifiers)) }
    }
    return [try plainItem()]
  }

  /// A relation, an assignment, a call, or another expression: they differ behind the first side.
  private mutating func plainItem() throws(SyntaxFailure) -> Item {
    let left = try reader.side()
    if let loop = try forEach(left) { return .statement(.loop(loop)) }
    if !reader.cursor.isAtNewStatement {
      if let sign = Statement.Assignment.Sign(reader.cursor.current) {
        return .statement(.assignment(try assignment(to: left, sign)))
      }
      if let sign = RelationSyntax.Sign(reader.cursor.current) {
        return try relationOrComparison(left, sign)
      }
      if left.isAssignable, let setting = try prioritySetting(of: left) {
        return .statement(.assignment(setting))
      }
    }
    // `===` compares; between anchors, on a line of its own, it is a slip for `==`.
    if place == .top, bodyDepth == 0, case .invalid = reader.cursor.current.kind {
      return .expression(try identity(of: left))
    }
    let tree = try reader.expression(after: left)
    return tree.isCall ? .statement(.call(tree)) : .expression(tree)
  }

  /// `title.superview === view`
  private mutating func identity(of left: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree {
    let slip = reader.cursor.unexpected(.endOfStatement)
    guard BinaryOperator(reader.cursor.current) != nil, !left.isOfLength,
      let tree = try? reader.expression(after: left), case .binary(_, _, let right) = tree.form,
      !right.isOfLength
    else { throw slip }
    return tree
  }

  private mutating func assignment(
    to target: ExpressionTree, _ sign: Statement.Assignment.Sign
  ) throws(SyntaxFailure) -> Statement.Assignment {
    guard target.isAssignable || sign == .set && target.isAssignableRow else {
      throw SyntaxFailure(.notAssignable, at: target.range)
    }
    reader.cursor.advance()
    return Statement.Assignment(target: target, sign: sign, value: try reader.expression())
  }

  /// `c9 @999`, as constraints are listed and advice writes it, is `c9.priority = 999`.
  private mutating func prioritySetting(
    of handle: ExpressionTree
  ) throws(SyntaxFailure) -> Statement.Assignment? {
    guard let priority = try reader.priority() else { return nil }
    let name = NameSyntax("priority", priority.range)
    let target = try reader.node(.member(handle, name), handle.range.union(priority.range))
    return Statement.Assignment(
      target: target, sign: .set, value: ExpressionTree(priority.form, priority.range))
  }

  /// `a == b` makes a constraint; `a == b and c` and `a == b ? c : d` can only be asked.
  private mutating func relationOrComparison(
    _ left: ExpressionTree, _ sign: RelationSyntax.Sign
  ) throws(SyntaxFailure) -> Item {
    let signToken = reader.cursor.advance()
    let right = try reader.side()
    let next = reader.cursor.current
    let isCondition = next.isSymbol(.question) && next.hasBlankBefore
    let isJoined =
      BinaryOperator(next).map { $0.precedence < .comparison } ?? isCondition
    guard isJoined, let comparison = BinaryOperator(signToken) else {
      return .statement(.relation(try reader.relation(left, sign, signToken.range, right)))
    }
    let tree = try reader.node(.binary(left, comparison, right), left.range.union(right.range))
    return .expression(try reader.expression(after: tree))
  }
}

extension ExpressionTree {
  /// Whether it is an anchor, or a number that stands there as one.
  fileprivate var isOfLength: Bool {
    switch form {
    case .number: true
    case .member(_, let name): Attribute(name: name.text) != nil
    default: false
    }
  }
}

extension PrioritySyntax {
  private static let words: Set<String> = [
    "required", "high", "low", "fittingSize", "defaultHigh", "defaultLow", "fittingSizeLevel",
  ]

  /// As it would be assigned: the names of priorities have a dot there.
  fileprivate var form: ExpressionTree.Form {
    switch value {
    case .number(let number): .number(number)
    case .name(let word) where !Self.words.contains(word): .name(word)
    case .name(let word), .implicitMember(let word): .implicitMember(NameSyntax(word, range))
    }
  }
}

// MARK: - Declarations

extension StatementReader {
  /// `import UIKit`, `@testable import App` in a pasted file say nothing about a layout.
  private mutating func skipImport() throws(SyntaxFailure) -> Bool {
    var cursor = reader.cursor
    if cursor.current.isSymbol(.at) { _ = DeclarationKeywords.skipModifier(&cursor) }
    guard cursor.current.isWord("import"), cursor.following.word != nil else { return false }
    cursor.advance()
    // `import struct Foundation.Date`
    if cursor.current.word.map(LineReader.importedKinds.contains) == true,
      cursor.following.word != nil, !cursor.following.startsLine
    {
      cursor.advance()
    }
    reader.cursor = cursor
    _ = try reader.type()
    return true
  }

  /// What the words before a declaration say of it, as far as it matters.
  struct Modifiers {
    var isHandler = false
    var isOutlet = false
  }

  /// Steps over `private lazy` and the like where a declaration follows.
  private mutating func skipModifiers() -> Modifiers {
    var modifiers = Modifiers()
    while DeclarationKeywords.isModifier(reader.cursor) {
      let word = DeclarationKeywords.skipModifier(&reader.cursor)
      if word.isWord("objc") || word.isWord("IBAction") { modifiers.isHandler = true }
      if word.isWord("IBOutlet") { modifiers.isOutlet = true }
    }
    return modifiers
  }

  /// `let a = 1, b: CGFloat = 2`, from the keyword on.
  private mutating func bindings() throws(SyntaxFailure) -> [Statement] {
    let isVariable = reader.cursor.advance().isWord("var")
    var declarations: [Statement] = []
    repeat {
      declarations += try binding(isVariable: isVariable)
    } while reader.cursor.take(.comma) != nil
    return isVariable ? declarations.map(\.asVariable) : declarations
  }

  private mutating func binding(isVariable: Bool) throws(SyntaxFailure) -> [Statement] {
    if reader.cursor.current.isSymbol(.openParenthesis) { return try matchedBindings() }
    let name = try reader.cursor.takeName()
    var type: NameSyntax?
    if reader.cursor.take(.colon) != nil {
      let range = try reader.composedType()
      type = NameSyntax(reader.cursor.text(range), range)
    }
    guard reader.cursor.take(.assign) != nil else {
      return try withoutValue(name, type, isVariable: isVariable)
    }
    if reader.cursor.current.isSymbol(.openBrace), isCalledAtOnce {
      return [.construction(try construction(of: name, type))]
    }
    let value = try reader.expression()
    let declaration = Statement.Declaration(
      name: name, type: type, value: value,
      isWhole: type.map { $0.text == "Int" } ?? reader.cursor.text(value.range).isOfWholeNumbers)
    return [.declaration(declaration)] + (try observers(of: name))
  }

  /// `(row, column) = (i / 3, i % 3)`: each name for the value in its place.
  private mutating func matchedBindings() throws(SyntaxFailure) -> [Statement] {
    let range = reader.cursor.current.range
    let names = try pattern()
    let types = try typesOfPattern()
    guard reader.cursor.take(.assign) != nil else {
      throw SyntaxFailure(.notRead(.tuplePattern), at: range)
    }
    let value = try reader.expression()
    guard case .tuple(let values) = value.form else {
      return [.unpacking(.init(names: names, value: value))]
    }
    guard values.count == names.count else {
      throw SyntaxFailure(.notRead(.tuplePattern), at: range)
    }
    return names.indices.filter { names[$0].text != "_" }.map { place in
      let type = types.indices.contains(place) ? types[place] : nil
      return .declaration(.init(name: names[place], type: type, value: values[place].value))
    }
  }

  /// `: (UILabel, UILabel)` behind the names, if it stands there.
  private mutating func typesOfPattern() throws(SyntaxFailure) -> [NameSyntax] {
    guard reader.cursor.take(.colon) != nil else { return [] }
    let range = try reader.composedType()
    let places = reader.cursor.text(range).tuplePlaces ?? []
    return places.map { NameSyntax($0.type, range) }
  }

  /// Whether `()` stands behind the braces that begin here.
  private var isCalledAtOnce: Bool {
    var ahead = self
    return (try? ahead.reader.cursor.takeCode()) == nil
      || ahead.reader.cursor.current.isSymbol(.openParenthesis)
  }

  /// A property that is worked out each time, or a name whose value comes later.
  private mutating func withoutValue(
    _ name: NameSyntax, _ type: NameSyntax?, isVariable: Bool
  ) throws(SyntaxFailure) -> [Statement] {
    let token = reader.cursor.current
    if token.isSymbol(.openBrace), !token.startsLine, let type {
      return try property(name, type)
    }
    guard isAtEndOfBinding else { throw reader.cursor.unexpected(.equalsSign) }
    // An optional is nil until it is given a value; any variable may get its value later.
    guard let type,
      place != .top || isVariable || type.text.hasSuffix("?") || type.text.hasSuffix("!")
    else {
      throw SyntaxFailure(.declarationWithoutValue(name.text), at: name.range)
    }
    return [.promise(Statement.Promise(name: name, type: type, isLocal: place == .code))]
  }

  private var isAtEndOfBinding: Bool {
    let token = reader.cursor.current
    return token.isEnd || token.startsLine || token.isSymbol(.semicolon)
      || token.isSymbol(.comma) || token.isSymbol(.closeBrace)
  }
}

extension Statement {
  /// With what stands before it: `@IBOutlet weak var card: UIView!`.
  fileprivate func modified(by modifiers: StatementReader.Modifiers) -> Statement {
    guard case .promise(var promise) = self else { return self }
    promise.isOutlet = modifiers.isOutlet
    return .promise(promise)
  }

  fileprivate var asVariable: Statement {
    switch self {
    case .declaration(var declaration):
      declaration.isVariable = true
      return .declaration(declaration)
    case .unpacking(var unpacking):
      unpacking.isVariable = true
      return .unpacking(unpacking)
    default: return self
    }
  }
}

extension String {
  /// Whether nothing but whole numbers and signs between them stands there; `9 / 16` is most often
  /// meant as it looks.
  fileprivate var isOfWholeNumbers: Bool {
    allSatisfy { ("0"..."9").contains($0) || "_ +-*()".contains($0) }
  }
}

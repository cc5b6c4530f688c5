import Interchange

/// Functions and variables of C, and what names types.
extension ObjectiveCReader {
  /// What can stand outside classes: a declaration, or a statement of a listing, which ends with its
  /// semicolon.
  mutating func readOutsideStatement() throws(ReadingStop) -> [Statement] {
    if current.isWord("typedef") { return try readTypedef() }
    if beginsNamedType { return try readNamedType() }
    if isFunction { return try readFunction() }
    if isDeclaration { return try readOutsideVariables() }
    let start = index
    let read = try readStatement()
    let last = tokens[max(start, index - 1)]
    guard last.isMark(";") || last.isMark("}") || current.kind == .end else {
      throw stop(.mark(";"))
    }
    return read
  }

  /// Of variables outside functions only those that this text gives a value, or that nobody else can.
  private mutating func readOutsideVariables() throws(ReadingStop) -> [Statement] {
    let isOwn = current.isWord("static")
    let start = index
    let variables = try readDeclarators(withValues: true)
    guard take(";") else { throw stop(.mark(";")) }
    return variables.filter { $0.value != nil || isOwn }.map {
      declaration(of: $0, at: range(from: start))
    }
  }

  // MARK: - Variables

  struct Declarator {
    let name: NameSyntax
    let type: TypeSyntax
    var value: Expression?
  }

  func declaration(of declarator: Declarator, at range: SourceRange) -> Statement {
    let variable = Declaration.Variable(
      pattern: .name(declarator.name), type: declarator.type, value: declarator.value,
      isVariable: true)
    // With the value, so that whoever looks for a call within it finds the way there.
    let name = declarator.name.range
    let whole = SourceRange(name.lowerBound, declarator.value?.range.upperBound ?? name.upperBound)
    return Statement(.declaration(Declaration(.variable(variable), whole)), range)
  }

  /// Whether a type and a name behind it come next.
  var isDeclaration: Bool {
    var probe = self
    return probe.skipsTypeBeforeName()
  }

  private mutating func skipsTypeBeforeName() -> Bool {
    guard readType() != nil else { return false }
    if current.isMark("("), token(1).isOperator("^") || token(1).isOperator("*") {
      return token(2).kind == .word && token(3).isMark(")") || token(2).isWord("const")
    }
    guard current.kind == .word, !CTypeWords.statements.contains(current.text) else { return false }
    let next = token(1)
    return ["=", ";", ",", "[", ":"].contains { next.isMark($0) || next.isOperator($0) }
      || next.isWord("in")
  }

  /// `UILabel *title = …, *subtitle;`, `CGFloat w, h;`, `void (^done)(BOOL)`, `int rows[3]`.
  mutating func readDeclarators(
    withValues hasValues: Bool = false
  ) throws(ReadingStop) -> [Declarator] {
    let start = index
    guard let type = readType() else { throw stop(.type) }
    var declarators: [Declarator] = []
    repeat {
      while take("*") || take("^") {}
      _ = takeWord("const")
      var declarator = try readDeclarator(type, from: start)
      if hasValues, take("=") { declarator.value = try readInitializer(of: declarator.type) }
      declarators.append(declarator)
    } while take(",")
    return declarators
  }

  private mutating func readDeclarator(
    _ type: CType, from start: Int
  ) throws(ReadingStop) -> Declarator {
    if current.isMark("("), token(1).isOperator("^") || token(1).isOperator("*") {
      index += 2
      while current.isWord("const") || current.isOperator("*") { advance() }
      let name = try expectName()
      while current.kind != .end, !take(")") { index = behind(index) }
      if current.isMark("(") { index = behind(index) }
      return Declarator(name: name, type: functionType(giving: type, range(from: start)))
    }
    let name = try expectName()
    var syntax = type.syntax
    while current.isMark("[") {
      index = behind(index)
      syntax = TypeSyntax(.list(syntax), range(from: start))
    }
    // A bit field.
    if current.isMark(":"), token(1).kind == .number { index = min(index + 2, tokens.endIndex - 1) }
    return Declarator(name: name, type: syntax)
  }

  /// What a variable begins with: `{0, 0, 320, 44}` is of the type that it has.
  private mutating func readInitializer(of type: TypeSyntax) throws(ReadingStop) -> Expression {
    guard current.isMark("{") else { return try readAssignment() }
    return try readBraces(of: type)
  }

  // MARK: - Functions

  private var isFunction: Bool {
    var probe = self
    guard probe.readType() != nil, probe.current.kind == .word, probe.token(1).isMark("("),
      !CTypeWords.statements.contains(probe.current.text)
    else { return false }
    probe.index = probe.behind(probe.index + 1)
    return probe.current.isMark("{") || probe.current.isMark(";")
  }

  private mutating func readFunction() throws(ReadingStop) -> [Statement] {
    let start = index
    guard let result = readType() else { throw stop(.type) }
    let name = try expectName()
    let parameters = try readParameters()
    let signature = range(from: start)
    guard current.isMark("{") else {
      _ = take(";")
      return []
    }
    let body = try readBlock()
    let function = Declaration.Function(
      kind: .function, name: NameSyntax(name.text, signature), parameters: parameters,
      result: result.isVoid ? nil : result.syntax, body: body)
    let range = range(from: start)
    return [Statement(.declaration(Declaration(.function(function), range)), range)]
  }

  /// `(UIView *view, CGFloat gap)` of a function or a block.
  mutating func readParameters() throws(ReadingStop) -> [Parameter] {
    let end = behind(index) - 1
    guard take("(") else { return [] }
    var parameters: [Parameter] = []
    while index < end {
      let start = index
      if let type = readType() {
        let syntax =
          current.isMark("(") ? functionType(giving: type, range(from: start)) : type.syntax
        if let name = parameterName(before: end) {
          parameters.append(Parameter(label: nil, name: name, type: syntax))
        } else if !type.isVoid {
          parameters.append(
            Parameter(label: nil, name: NameSyntax("_", range(from: start)), type: syntax))
        }
      }
      while index < end, !take(",") { index = behind(index) }
    }
    index = end + 1
    return parameters
  }

  private func parameterName(before end: Int) -> NameSyntax? {
    // `void (^done)(BOOL)` has its name within.
    let place = current.isMark("(") ? index + 2 : index
    guard place < end, tokens[place].kind == .word else { return nil }
    return NameSyntax(tokens[place].text, range(of: tokens[place]))
  }

  // MARK: - Names of types

  private var beginsNamedType: Bool { isEnumMacro(current) || beginsStruct }

  /// `struct Pair {`, `enum {`, `union Value;`
  var beginsStruct: Bool {
    guard current.isWord("enum") || current.isWord("struct") || current.isWord("union") else {
      return false
    }
    // `struct node;` only says that there is one.
    return token(1).isMark("{") || token(1).isMark(":")
      || token(1).kind == .word
        && (token(2).isMark("{") || token(2).isMark(":") || token(2).isMark(";"))
  }

  private func isEnumMacro(_ token: Token) -> Bool {
    token.kind == .word && token.text.hasPrefix("NS_")
      || token.kind == .word && token.text.hasPrefix("CF_")
  }

  /// `typedef NS_ENUM(NSInteger, Style) { StylePlain, … };`, `typedef struct { … } Pair;`,
  /// `typedef void (^Done)(BOOL);`
  private mutating func readTypedef() throws(ReadingStop) -> [Statement] {
    let start = index
    advance()
    if beginsNamedType { return try readNamedType() }
    guard let type = readType() else { throw stop(.type) }
    if current.isMark("(") {
      let name = token(2)
      skipToSemicolon()
      known.types.insert(name.text)
      return [alias(name, functionType(giving: type, range(from: start)), at: range(from: start))]
    }
    let name = current
    guard name.kind == .word else { throw stop(.name) }
    skipToSemicolon()
    known.types.insert(name.text)
    if type.syntax.name == "Int" { known.numbers.insert(name.text) }
    return [alias(name, type.syntax, at: range(from: start))]
  }

  private func alias(_ name: Token, _ type: TypeSyntax, at whole: SourceRange) -> Statement {
    Statement(
      .declaration(Declaration(.alias(NameSyntax(name.text, range(of: name)), type), whole)), whole)
  }

  mutating func readNamedType() throws(ReadingStop) -> [Statement] {
    let start = index
    let isEnum = !current.isWord("struct") && !current.isWord("union")
    var name: String?
    if isEnumMacro(current) {
      advance()
      if current.isMark("(") {
        name = tokens[max(index, behind(index) - 2)].text
        index = behind(index)
      }
    } else {
      advance()
      if current.kind == .word {
        name = current.text
        advance()
      }
      if take(":") { _ = readType() }
    }
    guard current.isMark("{") else {
      skipToSemicolon()
      return []
    }
    let open = index
    index = behind(index)
    while current.isOperator("*") { advance() }
    if current.kind == .word, !current.startsLine || name == nil { name = current.text }
    skipToSemicolon()
    let end = index
    defer { index = end }
    return isEnum
      ? try readCases(of: name, from: open)
      : try readFields(of: name, from: open, at: range(from: start))
  }

  /// The cases of an enum are numbers.
  private mutating func readCases(
    of name: String?, from open: Int
  ) throws(ReadingStop) -> [Statement] {
    if let name {
      known.types.insert(name)
      known.numbers.insert(name)
    }
    let end = behind(open) - 1
    index = open + 1
    var (cases, last, distance) = ([Statement](), Expression?.none, 0.0)
    while index < end {
      let name = try expectName()
      if take("=") {
        last = try readConditional()
        distance = 0
      }
      while index < end, !current.isMark(",") { index = behind(index) }
      _ = take(",")
      let number = Expression(.number(distance, isWhole: true), name.range)
      let value = last.map { distance == 0 ? $0 : Expression(.binary($0, "+", number), name.range) }
      let variable = Declaration.Variable(
        pattern: .name(name), type: TypeSyntax(.named(["Int"], generics: []), name.range),
        value: value ?? number, isVariable: false)
      cases.append(
        Statement(.declaration(Declaration(.variable(variable), name.range)), name.range))
      distance += 1
    }
    return cases
  }

  private mutating func readFields(
    of name: String?, from open: Int, at whole: SourceRange
  ) throws(ReadingStop) -> [Statement] {
    guard let name else { return [] }
    known.types.insert(name)
    let end = behind(open) - 1
    index = open + 1
    var fields: [Declaration] = []
    while index < end {
      let start = index
      do throws(ReadingStop) {
        // A struct within has no part in a layout.
        if beginsNamedType {
          _ = try readNamedType()
          continue
        }
        for one in try readDeclarators() {
          let variable = Declaration.Variable(
            pattern: .name(one.name), type: one.type, value: nil, isVariable: true)
          fields.append(Declaration(.variable(variable), one.name.range))
        }
        try expect(";")
      } catch {
        leaveOut(from: start, before: end, error)
      }
    }
    known.structs[name] = fields.compactMap {
      if case .variable(let variable) = $0.form { variable.pattern.names.first } else { nil }
    }
    return [.type(.struct, NameSyntax(name, whole), [], fields, at: whole)]
  }
}

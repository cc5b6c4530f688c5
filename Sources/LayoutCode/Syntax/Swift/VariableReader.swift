import Interchange

/// `let` and `var`, with what code they have.
extension SwiftReader {
  /// One declaration for each of the patterns.
  mutating func readVariables(_ head: Head) throws(ReadingStop) -> [Declaration] {
    let isVariable = current.isWord("var")
    advance()
    var declarations: [Declaration] = []
    var start = head.start
    repeat {
      let variable = try readVariable(isVariable: isVariable)
      declarations.append(
        Declaration(
          .variable(variable), attributes: head.attributes, modifiers: head.modifiers,
          range(from: start)))
      start = token(1).lowerBound
    } while take(",")
    return withSharedTypes(declarations)
  }

  private mutating func readVariable(isVariable: Bool) throws(ReadingStop) -> Declaration.Variable {
    let pattern = try readBindingPattern()
    let type = take(":") ? try readType() : nil
    var value: Expression?
    if take("=") {
      value = try readExpression()
    }
    var variable = Declaration.Variable(
      pattern: pattern, type: type, value: value, isVariable: isVariable)
    if current.isMark("{"), !braceIsBody { try readAccessors(of: &variable) }
    return variable
  }

  /// `var x, y: Double`: what has no type of its own and no value has that of the next.
  private func withSharedTypes(_ declarations: [Declaration]) -> [Declaration] {
    guard declarations.count > 1 else { return declarations }
    var shared: TypeSyntax?
    let mended = declarations.reversed().map { declaration -> Declaration in
      guard case .variable(let variable) = declaration.form else { return declaration }
      if variable.type != nil || variable.value != nil {
        shared = variable.value == nil || variable.type != nil ? variable.type : nil
        return declaration
      }
      let typed = Declaration.Variable(
        pattern: variable.pattern, type: shared, value: nil, isVariable: variable.isVariable)
      return Declaration(
        .variable(typed), attributes: declaration.attributes, modifiers: declaration.modifiers,
        declaration.range)
    }
    return mended.reversed()
  }

  // MARK: - Accessors

  /// Whether the brace that comes next opens `get`, `set` or observers.
  var beginsAccessors: Bool {
    guard current.isMark("{") else { return false }
    var place = index + 1
    func at(_ place: Int) -> Token { tokens[min(place, tokens.endIndex - 1)] }
    while at(place).isMark("@")
      || at(place).kind == .word
        && SwiftWords.modifiers.contains(at(place).text) && at(place).text != "init"
    {
      if at(place).isMark("@") {
        place += 2
      } else {
        place += 1
      }
      if at(place).isMark("("), !at(place).hasBlankBefore { place = behind(place) }
    }
    let word = at(place)
    guard word.kind == .word, SwiftWords.accessors.contains(word.text) else { return false }
    let next = at(place + 1)
    if next.isMark("(") {
      guard word.text != "get", word.text != "init" || !next.hasBlankBefore else { return false }
      return at(behind(place + 1)).isMark("{") && word.text != "init"
    }
    if ["read", "modify", "borrow", "mutate"].contains(word.text) { return next.isMark("{") }
    return next.isMark("{") || next.isMark("}") || next.isMark(";")
      || next.kind == .word
        && (SwiftWords.accessors.contains(next.text) || ["async", "throws"].contains(next.text)
          || SwiftWords.modifiers.contains(next.text))
  }

  private mutating func readAccessors(of variable: inout Declaration.Variable) throws(ReadingStop) {
    guard beginsAccessors else {
      variable.getter = try readBlock()
      return
    }
    let accessors = try readAccessorBlock()
    variable.getter = accessors.getter
    variable.setter = accessors.setter
    variable.willSet = accessors.willSet
    variable.didSet = accessors.didSet
  }

  struct Accessors {
    var getter: [Statement]?
    var setter: Declaration.Variable.Observer?
    var willSet: Declaration.Variable.Observer?
    var didSet: Declaration.Variable.Observer?
  }

  mutating func readAccessorBlock() throws(ReadingStop) -> Accessors {
    advance()
    var accessors = Accessors()
    while !current.isMark("}"), current.kind != .end {
      if take(";") { continue }
      let start = index
      do throws(ReadingStop) {
        try readAccessor(into: &accessors)
      } catch {
        leaveOut(from: start, error)
      }
      if index == start { advance() }
    }
    try expect("}")
    return accessors
  }

  private mutating func readAccessor(into accessors: inout Accessors) throws(ReadingStop) {
    _ = readAttributes()
    while current.kind == .word, SwiftWords.modifiers.contains(current.text) {
      advance()
      if current.isMark("(") { go(to: behind(index)) }
    }
    guard current.kind == .word, SwiftWords.accessors.contains(current.text) else {
      throw stop(.word("get"))
    }
    let word = current.text
    advance()
    let standard = word == "didSet" ? "oldValue" : "newValue"
    var parameter = standard
    if current.isMark("(") {
      if token(1).kind == .word || token(1).kind == .quotedWord { parameter = token(1).text }
      go(to: behind(index))
    }
    skipEffects()
    guard current.isMark("{") else { return }
    let observer = Declaration.Variable.Observer(parameter: parameter, body: try readBlock())
    switch word {
    case "get": accessors.getter = observer.body
    case "_read", "read", "borrow", "unsafeAddress":
      accessors.getter = accessors.getter ?? observer.body
    case "set": accessors.setter = observer
    case "willSet": accessors.willSet = observer
    case "didSet": accessors.didSet = observer
    default: break
    }
  }
}

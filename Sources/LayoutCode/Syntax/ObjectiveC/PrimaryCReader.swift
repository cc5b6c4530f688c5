import Interchange

/// Names, literals, blocks, parentheses and calls of functions.
extension ObjectiveCReader {
  mutating func readPrimary() throws(ReadingStop) -> Expression {
    let start = index
    switch current.kind {
    case .number:
      defer { advance() }
      return literal(current)
    case .text: return readTexts()
    case .word: return try readWord()
    case .mark:
      switch current.text {
      case "[": return try readMessage()
      case "(": return try readParentheses()
      case "@": return try readBoxed()
      default: break
      }
    case .infixOperator where current.text == "^":
      advance()
      return try readBlockLiteral(from: start)
    default: break
    }
    throw stop(.expression)
  }

  /// A number or a text.
  func literal(_ token: Token) -> Expression {
    let range = range(of: token)
    guard token.kind == .number else {
      return Expression(.text(token.text.isEmpty ? [] : [.text(token.text)]), range)
    }
    return Expression(
      .number(CNumber.value(of: token.text) ?? 0, isWhole: CNumber.isWhole(token.text)), range)
  }

  /// Texts one behind the other are one.
  private mutating func readTexts() -> Expression {
    let start = index
    var text = ""
    while current.kind == .text {
      text += current.text
      advance()
    }
    return Expression(.text(text.isEmpty ? [] : [.text(text)]), range(from: start))
  }

  private mutating func readWord() throws(ReadingStop) -> Expression {
    let (start, word) = (index, current.text)
    switch word {
    case "YES", "true", "TRUE", "@YES", "@true": return take(.boolean(true))
    case "NO", "false", "FALSE", "@NO", "@false": return take(.boolean(false))
    case "nil", "NULL", "Nil", "nullptr": return take(.absent)
    case "@selector": return try readSelector()
    case "@available": return takeWithParentheses(.boolean(true))
    case "@encode": return takeWithParentheses(.text([]))
    case "@protocol": return takeWithParentheses(.name("Protocol", generics: []))
    default: break
    }
    if CTypeWords.statements.contains(word), word != "self", word != "super" {
      throw stop(.expression)
    }
    advance()
    let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
    return Expression(.name(BridgedNames.today[name] ?? name, generics: []), range(from: start))
  }

  private mutating func take(_ form: Expression.Form) -> Expression {
    defer { advance() }
    return Expression(form, range(of: current))
  }

  private mutating func takeWithParentheses(_ form: Expression.Form) -> Expression {
    let start = index
    advance()
    if current.isMark("(") { index = behind(index) }
    return Expression(form, range(from: start))
  }

  /// `@selector(tapped:)`
  private mutating func readSelector() throws(ReadingStop) -> Expression {
    let start = index
    advance()
    guard current.isMark("(") else { throw stop(.mark("(")) }
    let end = behind(index) - 1
    let text = tokens[(index + 1)..<max(index + 1, end)].map(\.text).joined()
    index = end + 1
    let name = SwiftImport.name(of: Selector(text)).base
    let range = range(from: start)
    return Expression(
      .macro(
        NameSyntax("selector", range),
        [Expression.Argument(label: nil, value: Expression(.name(name, generics: []), range))]),
      range)
  }

  /// `(a + b)`, and `({ …; value; })`, which comes to its last statement.
  private mutating func readParentheses() throws(ReadingStop) -> Expression {
    let start = index
    advance()
    if current.isMark("{") {
      var body = try readBlock()
      if case .expression(let last)? = body.last?.form {
        body[body.count - 1] = Statement(.return(last), last.range)
      }
      try expect(")")
      let closure = Expression(
        .closure(Expression.Closure(captures: [], parameters: [], result: nil, body: body)),
        range(from: start))
      return Expression(.call(closure, []), range(from: start))
    }
    let value = try nested { reader throws(ReadingStop) in try reader.readCommaExpression() }
    try expect(")")
    return value
  }

  // MARK: - Blocks

  /// `^{ … }`, `^(UIView *view, BOOL *stop) { … }`, `^CGFloat(int row) { … }`
  private mutating func readBlockLiteral(from start: Int) throws(ReadingStop) -> Expression {
    if !current.isMark("{"), !current.isMark("(") { _ = readType() }
    let parameters = current.isMark("(") ? try readParameters() : []
    guard current.isMark("{") else { throw stop(.mark("{")) }
    let outer = links
    let body = try readBlock()
    links = outer
    return Expression(
      .closure(Expression.Closure(captures: [], parameters: parameters, result: nil, body: body)),
      range(from: start))
  }

  // MARK: - Behind an at sign

  /// `@[a, b]`, `@{@"a": a}`, `@(width)`, `@44`
  private mutating func readBoxed() throws(ReadingStop) -> Expression {
    let start = index
    advance()
    if take("[") {
      let values = try readValues(before: "]")
      return Expression(.list(values), range(from: start))
    }
    if take("{") {
      var entries: [Expression.Entry] = []
      while !current.isMark("}"), current.kind != .end {
        let key = try readConditional()
        try expect(":")
        entries.append(Expression.Entry(key: key, value: try readConditional()))
        if !take(",") { break }
      }
      try expect("}")
      return Expression(.dictionary(entries), range(from: start))
    }
    if current.isMark("(") { return try readParentheses() }
    return try nested { reader throws(ReadingStop) in try reader.readUnary() }
  }

  /// Values behind commas up to a bracket, which is taken.
  mutating func readValues(before mark: String) throws(ReadingStop) -> [Expression] {
    var values: [Expression] = []
    while !current.isMark(mark), current.kind != .end {
      // As Swift has it, and macros pass it over: `NSLocalizedString(@"title", comment: "")`.
      if current.kind == .word, token(1).isMark(":") { index += 2 }
      values.append(try readAssignment())
      if !take(",") { break }
    }
    try expect(mark)
    return values
  }

  // MARK: - Functions

  mutating func readCall(
    of function: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    // A type stands among its values.
    if case .name("va_arg", _) = function.form {
      index = behind(index)
      return Expression(.call(function, []), range(from: start))
    }
    advance()
    if case .name("NSDictionaryOfVariableBindings", _) = function.form {
      return try readBindings(from: start)
    }
    let outer = links
    let values = try readValues(before: ")")
    links = outer
    var arguments = values.map { Expression.Argument(label: nil, value: $0) }
    if case .name("NSLocalizedString", _) = function.form, arguments.count == 2 {
      arguments[1] = Expression.Argument(
        label: NameSyntax("comment", arguments[1].value.range), value: arguments[1].value)
    }
    return Expression(.call(function, arguments), range(from: start))
  }

  /// Each by its own text: `self.title` is called so, `_title`, too.
  private mutating func readBindings(from start: Int) throws(ReadingStop) -> Expression {
    var entries: [Expression.Entry] = []
    while !current.isMark(")"), current.kind != .end {
      let place = index
      let value = try readAssignment()
      let text = tokens[place..<index].map(\.text).joined()
      let key = Expression(.text([.text(text)]), range(from: place))
      entries.append(Expression.Entry(key: key, value: value))
      if !take(",") { break }
    }
    try expect(")")
    return Expression(.dictionary(entries), range(from: start))
  }

  // MARK: - Structs

  /// `{0, 0, 320, 44}`, `{{0, 0}, {320, 44}}`, `{.width = 44}`: a struct's value, or a list of C.
  mutating func readBraces(of type: TypeSyntax) throws(ReadingStop) -> Expression {
    let start = index
    try expect("{")
    let fields = type.name.flatMap { CStructs.fields[$0] ?? known.structs[$0] }
    var (labels, values) = ([String?](), [Expression]())
    while !current.isMark("}"), current.kind != .end {
      var label: String?
      // `.width = 44`, `.size.width = 44`
      if current.isMark("."), token(2).isOperator("=") || token(2).isMark(".") {
        index += token(2).isMark(".") ? 2 : 0
        label = token(1).text
        index += 2
        guard take("=") else { throw stop(.mark("=")) }
      }
      labels.append(label)
      let inner = type.name.flatMap { CStructs.parts[$0]?[values.count == 0 ? 0 : 1] }
      if current.isMark("{") {
        let part = TypeSyntax(.named([inner ?? "Any"], generics: []), type.range)
        values.append(
          try nested { reader throws(ReadingStop) in try reader.readBraces(of: part) })
      } else {
        values.append(try readAssignment())
      }
      if !take(",") { break }
    }
    try expect("}")
    let range = range(from: start)
    guard let fields, let name = type.name else { return Expression(.list(values), range) }
    return CStructs.value(of: name, fields, labels, values, range)
  }
}

/// UIKit's structs, whose values C writes without labels.
enum CStructs {
  static let fields: [String: [String]] = [
    "CGRect": ["x", "y", "width", "height"], "CGSize": ["width", "height"], "CGPoint": ["x", "y"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"], "NSRange": ["location", "length"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "CGVector": ["dx", "dy"], "UIOffset": ["horizontal", "vertical"],
  ]

  /// What a struct is made of that are structs themselves.
  static let parts: [String: [String]] = ["CGRect": ["CGPoint", "CGSize"]]

  /// Of which of its parts a rectangle has them.
  private static let owners = ["x": "origin", "y": "origin", "width": "size", "height": "size"]

  static func value(
    of name: String, _ fields: [String], _ labels: [String?], _ values: [Expression],
    _ range: SourceRange
  ) -> Expression {
    let zero = Expression(.number(0, isWhole: true), range)
    var fields = fields
    if name == "CGRect", values.count == 2, labels[0] == nil, case .call = values[0].form {
      fields = ["origin", "size"]
    }
    let arguments = fields.enumerated().map { place, field in
      let named = labels.firstIndex { $0 == field }
      let owner = name == "CGRect" && named == nil ? Self.owners[field] : nil
      if let owner, let place = labels.firstIndex(where: { $0 == owner }) {
        let part = Expression(.member(values[place], NameSyntax(field, range)), range)
        return Expression.Argument(label: NameSyntax(field, range), value: part)
      }
      let plain = values.indices.contains(place) && labels[place] == nil ? place : nil
      let value = (named ?? plain).map { values[$0] } ?? zero
      return Expression.Argument(label: NameSyntax(field, range), value: value)
    }
    return Expression(.call(Expression(.name(name, generics: []), range), arguments), range)
  }
}

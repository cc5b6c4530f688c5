import Interchange

/// Types.
extension SwiftReader {
  mutating func readType() throws(ReadingStop) -> TypeSyntax {
    let unread = TypeSyntax(.unreadable, range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.readWholeType()
    }
  }

  /// With attributes and words before it, and what makes it a function.
  private mutating func readWholeType() throws(ReadingStop) -> TypeSyntax {
    let start = current.lowerBound
    var words: [String] = []
    while true {
      if current.isMark("@") {
        let name = token(1).text
        skipTypeAttribute()
        words.append("@" + name)
      } else if current.kind == .word, SwiftWords.typeQualifiers.contains(current.text),
        !token(1).isMark("."), !token(1).isMark(","), !token(1).isMark(")")
      {
        words.append(current.text)
        advance()
        if words.last == "nonisolated", current.isMark("(") { go(to: behind(index)) }
      } else {
        break
      }
    }
    let type = try readFunctionOrSum(from: current.lowerBound)
    guard !words.isEmpty else { return type }
    return TypeSyntax(.qualified(words, type), range(from: start))
  }

  /// `@escaping (Int) -> Void`: the parentheses are the function's, but for attributes that take some.
  private mutating func skipTypeAttribute() {
    advance()
    let name = current.text
    if current.kind == .word { advance() }
    while current.isMark("."), !current.hasBlankBefore {
      advance()
      advance()
    }
    let takesArguments = ["convention", "isolated", "differentiable", "_opaqueReturnTypeOf"]
    if current.isMark("("), takesArguments.contains(name) { go(to: behind(index)) }
  }

  private mutating func readFunctionOrSum(from start: Int) throws(ReadingStop) -> TypeSyntax {
    var type = try readSimpleType()
    if current.isOperator("&"), current.kind == .infixOperator {
      var types = [type]
      while current.isOperator("&") {
        advance()
        types.append(try readSimpleType())
      }
      type = TypeSyntax(.composition(types), range(from: start))
    }
    let place = here
    if current.kind == .word, case .tuple = type.form { skipEffects() }
    guard current.isMark("->") else {
      goBack(to: place)
      return type
    }
    advance()
    let parameters: [TypeSyntax.Element] =
      if case .tuple(let elements) = type.form { elements } else {
        [TypeSyntax.Element(label: nil, type: type)]
      }
    let result = try readType()
    return TypeSyntax(.function(parameters: parameters, result: result), range(from: start))
  }

  /// A name, a list, a tuple, with `?`, `!` and `.Type` behind it.
  mutating func readSimpleType() throws(ReadingStop) -> TypeSyntax {
    let start = current.lowerBound
    var type = try readBareType()
    while true {
      if isPostfix("?") || isPostfix("!") {
        let isImplicit = isPostfix("!")
        split(after: 1)
        type = grown(TypeSyntax(.optional(type, isImplicit: isImplicit), range(from: start)))
      } else if current.isMark("."), token(1).kind == .word, !current.startsLine {
        advance()
        type = try readMemberType(of: type, from: start)
      } else {
        return type
      }
    }
  }

  private mutating func readMemberType(
    of type: TypeSyntax, from start: Int
  ) throws(ReadingStop) -> TypeSyntax {
    if current.isWord("Type") || current.isWord("Protocol") {
      advance()
      return grown(TypeSyntax(.metatype(type), range(from: start)))
    }
    let name = try expectName()
    let generics = opensAngle ? try readGenericArguments() : []
    guard case .named(let parts, _) = type.form else {
      return TypeSyntax(.named([name.text], generics: generics), range(from: start))
    }
    return TypeSyntax(.named(parts + [name.text], generics: generics), range(from: start))
  }

  private mutating func grown(_ type: TypeSyntax) -> TypeSyntax {
    height += 1
    guard isTooHigh() else { return type }
    height = 0
    return TypeSyntax(.unreadable, type.range)
  }

  private mutating func readBareType() throws(ReadingStop) -> TypeSyntax {
    let start = current.lowerBound
    if current.isMark("(") {
      return TypeSyntax(try readTupleType(), range(from: start))
    }
    if current.isMark("[") { return try readListType() }
    if current.isOperator("~") {
      advance()
      return try readSimpleType()
    }
    if current.kind == .placeholder || current.isOperator("...") || current.isOperator("…") {
      advance()
      return TypeSyntax(.unreadable, range(from: start))
    }
    // `Buffer<3, Int>`
    if current.kind == .number {
      advance()
      return TypeSyntax(.unreadable, range(from: start))
    }
    // `protocol<A, B>`, as the first Swift had it.
    let isOldSum = current.isWord("protocol")
    guard isName || isOldSum, let name = takeName() else { throw stop(.type) }
    let generics = opensAngle ? try readGenericArguments() : []
    let form: TypeSyntax.Form =
      isOldSum ? .composition(generics) : .named([name.text], generics: generics)
    return TypeSyntax(form, range(from: start))
  }

  /// `[UIView]`, `[String: UIView]`, `[3 of Int]`
  private mutating func readListType() throws(ReadingStop) -> TypeSyntax {
    let start = current.lowerBound
    advance()
    let first = try readType()
    if takeWord("of") {
      let element = try readType()
      try expect("]")
      return TypeSyntax(.list(element), range(from: start))
    }
    let value = take(":") ? try readType() : nil
    try expect("]")
    let form: TypeSyntax.Form = value.map { .dictionary(first, $0) } ?? .list(first)
    return TypeSyntax(form, range(from: start))
  }

  /// `(Int, label: String)`; one without a label is what stands in it, unless a function follows.
  private mutating func readTupleType() throws(ReadingStop) -> TypeSyntax.Form {
    let behind = tokens[min(self.behind(index), tokens.endIndex - 1)]
    try expect("(")
    var elements: [TypeSyntax.Element] = []
    while !current.isMark(")") {
      elements.append(try readTypeElement())
      if !take(",") { break }
    }
    try expect(")")
    let isOfFunction = behind.isMark("->") || ["throws", "async", "rethrows"].contains(behind.text)
    if elements.count == 1, let only = elements.first, only.label == nil, !isOfFunction {
      return only.type.form
    }
    return .tuple(elements)
  }

  private mutating func readTypeElement() throws(ReadingStop) -> TypeSyntax.Element {
    var label: String?
    if token(1).isMark(":"), let name = takeName() {
      label = name.text
      advance()
    } else if token(2).isMark(":"), token(1).kind == .word || token(1).kind == .quotedWord,
      let name = takeName()
    {
      label = name.text == "_" ? nil : name.text
      advance()
      advance()
    }
    let type = try readType()
    if current.isOperator("...") { advance() }
    // A value that stands for what is left out.
    if take("=") { _ = try readExpression() }
    return TypeSyntax.Element(label: label, type: type)
  }

  /// From the opening angle bracket to the closing one.
  mutating func readGenericArguments() throws(ReadingStop) -> [TypeSyntax] {
    split(after: 1)
    var types: [TypeSyntax] = []
    while !closesAngle {
      guard index < genericsEnd else { throw stop(.mark(">")) }
      types.append(try readType())
      if !take(",") { break }
    }
    guard closesAngle else { throw stop(.mark(">")) }
    split(after: 1)
    return types
  }

  /// `<T: View, each U>` behind what is declared: the names.
  mutating func readGenericParameters() throws(ReadingStop) -> [String] {
    guard opensAngle else { return [] }
    split(after: 1)
    var names: [String] = []
    while !closesAngle {
      _ = readAttributes()
      if current.isWord("each") || current.isWord("let") { advance() }
      names.append(try expectName().text)
      if take(":") || takeSign("==") { _ = try readType() }
      if !take(",") { break }
    }
    if current.isWord("where") { try readRequirements() }
    guard closesAngle else { throw stop(.mark(">")) }
    split(after: 1)
    return names
  }

  /// `where T: View, T.Element == Int`
  mutating func readRequirements() throws(ReadingStop) {
    guard takeWord("where") else { return }
    repeat {
      _ = try readType()
      if take(":") || takeSign("==") { _ = try readType() }
    } while take(",")
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard current.isOperator(sign) else { return false }
    advance()
    return true
  }
}

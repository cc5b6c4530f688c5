import Interchange

/// Declarations, with the attributes and words before them.
extension SwiftReader {
  /// What stands before a declaration's own word.
  struct Head {
    let start: Int
    var attributes: [Declaration.Attribute] = []
    var modifiers: Set<String> = []
  }

  /// Whether a declaration comes next: its word behind attributes and modifiers.
  var beginsDeclaration: Bool {
    var place = index
    while place < tokens.endIndex {
      let token = tokens[place]
      if token.isMark("@") {
        place = behindAttribute(at: place)
        continue
      }
      guard token.kind == .word else { return false }
      let next = tokens[min(place + 1, tokens.endIndex - 1)]
      if token.text == "class", next.kind == .word, Self.behindClass.contains(next.text) {
        place += 1
      } else if Self.isDeclarationWord(token, next) {
        return true
      } else if SwiftWords.modifiers.contains(token.text) {
        guard
          next.kind == .word || next.kind == .quotedWord || next.isMark("@")
            || next.isMark("(") && !next.hasBlankBefore
        else { return false }
        place = next.isMark("(") ? behind(place + 1) : place + 1
      } else {
        return false
      }
    }
    return false
  }

  private static let behindClass: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "dynamic", "open",
  ]

  private static func isDeclarationWord(_ token: Token, _ next: Token) -> Bool {
    guard SwiftWords.declarations.contains(token.text) else { return false }
    switch token.text {
    case "init":
      return next.isMark("(")
        || next.isOperator && ["?", "!", "<"].contains { next.text.hasPrefix($0) }
    case "deinit": return true
    case "actor", "macro", "precedencegroup":
      return next.kind == .word && !next.startsLine || next.kind == .quotedWord
    case "operator": return next.isOperator
    case "subscript": return next.isMark("(") || next.isOperator
    case "case": return false
    default: return true
    }
  }

  private func behindAttribute(at place: Int) -> Int {
    var next = place + 2
    func at(_ place: Int) -> Token { tokens[min(place, tokens.endIndex - 1)] }
    while at(next).isMark("."), !at(next).hasBlankBefore { next += 2 }
    if at(next).isOperator, at(next).text.hasPrefix("<"), !at(next).hasBlankBefore {
      let limit = min(next + 40, tokens.endIndex - 1)
      while next < limit, !(at(next).isOperator && at(next).text.hasSuffix(">")) { next += 1 }
      next += 1
    }
    if at(next).isMark("("), !at(next).hasBlankBefore {
      next = behind(min(next, tokens.endIndex - 1))
    }
    return next
  }

  /// The attributes that come next: `@objc`, `@available(iOS 15, *)`.
  mutating func readAttributes() -> [Declaration.Attribute] {
    var attributes: [Declaration.Attribute] = []
    while current.isMark("@") {
      let end = behindAttribute(at: index)
      advance()
      guard var name = takeName() else { continue }
      while current.isMark("."), !current.hasBlankBefore {
        advance()
        if let last = takeName() { name = NameSyntax(last.text, name.range.union(last.range)) }
      }
      var arguments: [Expression.Argument] = []
      if opensAngle, !current.hasBlankBefore { _ = try? readGenericArguments() }
      if index < end, current.isMark("(") { arguments = readArgumentsOrSkip() }
      attributes.append(Declaration.Attribute(name: name, arguments: arguments))
    }
    return attributes
  }

  private mutating func readHead() -> Head {
    var head = Head(start: current.lowerBound)
    while true {
      if current.isMark("@") {
        head.attributes += readAttributes()
      } else if current.kind == .word, SwiftWords.modifiers.contains(current.text),
        !(current.text == "class"
          && !(token(1).kind == .word && Self.behindClass.contains(token(1).text)))
      {
        var word = current.text
        advance()
        if current.isMark("(") {
          if token(1).isWord("set") { word += "(set)" }
          go(to: behind(index))
        }
        head.modifiers.insert(word)
      } else {
        return head
      }
    }
  }

  /// What is declared here; `nil` where nothing is.
  mutating func readDeclarations(inType: Bool) throws(ReadingStop) -> [Declaration]? {
    guard beginsDeclaration || beginsCases(inType: inType) else { return nil }
    let head = readHead()
    let word = current.text
    if word == "let" || word == "var" { return try readVariables(head) }
    let form: Declaration.Form
    switch word {
    case "func", "init", "deinit", "subscript": form = .function(try readFunction())
    case "typealias", "associatedtype": form = try readAlias()
    case "import": form = try readImport()
    case "operator", "precedencegroup", "macro": form = try readOperator()
    case "case": form = .cases(try readEnumCases())
    default: form = .type(try readTypeDeclaration())
    }
    return [
      Declaration(
        form, attributes: head.attributes, modifiers: head.modifiers, range(from: head.start))
    ]
  }

  /// In an enum; elsewhere `case` is a choice's.
  private func beginsCases(inType: Bool) -> Bool {
    guard inType else { return false }
    var place = index
    while place < tokens.endIndex, tokens[place].isMark("@") { place = behindAttribute(at: place) }
    place = min(place, tokens.endIndex - 1)
    let next = tokens[min(place + 1, tokens.endIndex - 1)]
    return tokens[place].isWord("case") || tokens[place].isWord("indirect") && next.isWord("case")
  }
}

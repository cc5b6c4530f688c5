/// The words with which Swift's declarations and control flow begin. They are words of the language
/// only where they cannot be names: a view may be called `switch`, and `switch.isOn` speaks of it.
enum DeclarationKeywords {
  /// What a word begins.
  enum Construct: Equatable {
    case condition, function, type, result, enumCase, repetition, block, deferred
  }

  /// What the current word begins.
  static func construct(_ cursor: TokenCursor) -> Construct? {
    guard let word = cursor.current.word, isFollowedByItsOwn(cursor, word) else { return nil }
    return constructs[word]
  }

  /// Whether `let` or `var` comes next, and not a name that happens to be spelled so.
  static func beginsBinding(_ cursor: TokenCursor) -> Bool {
    guard cursor.current.isWord("let") || cursor.current.isWord("var") else { return false }
    if case .symbol(let symbol) = cursor.following.kind { return symbol == .openParenthesis }
    return true
  }

  /// Whether a `for` loop comes next.
  static func beginsLoop(_ cursor: TokenCursor) -> Bool {
    cursor.current.isWord(loop) && isFollowedByItsOwn(cursor, loop)
  }

  /// Whether a `return` comes next.
  static func beginsReturn(_ cursor: TokenCursor) -> Bool {
    construct(cursor) == .result
  }

  private static let loop = "for"

  /// Whether the current token is a modifier or an attribute of a declaration that follows.
  static func isModifier(_ cursor: TokenCursor) -> Bool {
    if cursor.current.isSymbol(.at) { return cursor.following.word != nil }
    if cursor.current.isWord("class") {
      return ["func", "var", "let"].contains(where: cursor.following.isWord)
    }
    let next = cursor.following
    let isOpen = next.isSymbol(.openParenthesis) && !next.hasBlankBefore
    guard isOpen || next.word != nil || next.isSymbol(.at) else { return false }
    return cursor.current.word.map(modifiers.contains) ?? false
  }

  /// Steps over a modifier or an attribute, with what stands in its parentheses: `private(set)`,
  /// `@available(iOS 15, *)`, `@Kit.Clamped<Int>(0...10)`. Returns its word.
  static func skipModifier(_ cursor: inout TokenCursor) -> Token {
    let isAttribute = cursor.take(.at) != nil
    while isAttribute, cursor.skipQualifier() { cursor.advance() }
    let word = cursor.advance()
    if isAttribute, !cursor.current.hasBlankBefore { cursor.skipGenericArguments() }
    let next = cursor.current
    if next.isSymbol(.openParenthesis), !next.hasBlankBefore { cursor.skipParentheses() }
    return word
  }

  /// Whether a line has nothing but attributes, whose declaration stands below: `@MainActor`.
  static func areAttributes(_ line: RawText) -> Bool {
    var cursor = TokenCursor(line)
    guard cursor.current.isSymbol(.at) else { return false }
    while isModifier(cursor) { _ = skipModifier(&cursor) }
    return cursor.current.isEnd
  }

  /// Whether `word`, without blanks at its ends the first word of a line, can only be Swift there.
  /// `open` is what people type to open a file, too: `next`, the word behind it, tells them apart.
  static func begins(_ word: String, before next: String?) -> Bool {
    if word == "open" { return next.map { $0 != word && begins($0, before: nil) } ?? false }
    if operatorPlaces.contains(word) { return next == "operator" }
    if [loop, "let", "var"].contains(word) { return true }
    return constructs[word] != nil || modifiers.contains(word)
  }

  /// Whether a type or a function begins on a line whose header goes on on the next: `class Card:`.
  static func areOpenHeader(_ line: RawText, _ tokens: [Token]) -> Bool {
    guard let last = tokens.last(where: { !$0.isEnd }),
      last.isSymbol(.colon) || last.isSymbol(.comma)
    else { return false }
    var cursor = TokenCursor(line)
    while isModifier(cursor) { _ = skipModifier(&cursor) }
    switch construct(cursor) {
    case .type, .function: return true
    default: return false
    }
  }

  /// The words before `operator`, where that is declared.
  private static let operatorPlaces: Set = ["infix", "prefix", "postfix"]

  private static func isFollowedByItsOwn(_ cursor: TokenCursor, _ word: String) -> Bool {
    let next = cursor.following
    switch next.kind {
    case .symbol(.dot), .symbol(.assign), .symbol(.equal), .symbol(.lessOrEqual),
      .symbol(.greaterOrEqual), .symbol(.addAssign), .symbol(.subtractAssign):
      // `return .zero` and `case .top` against `title.width`.
      return next.isSymbol(.dot) && next.hasBlankBefore
    case .symbol(.openParenthesis):
      return next.hasBlankBefore || word == "init" || word == "subscript"
    default: return true
    }
  }

  private static let constructs: [String: Construct] = [
    "class": .type, "struct": .type, "enum": .type, "extension": .type, "protocol": .type,
    "typealias": .type, "precedencegroup": .type, "func": .function, "init": .function,
    "deinit": .function,
    "subscript": .function,
    "if": .condition, "guard": .condition, "switch": .condition, "case": .enumCase,
    "return": .result, "while": .repetition, "repeat": .repetition, "do": .block,
    "defer": .deferred,
  ]

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "static", "lazy", "weak", "unowned",
    "final", "override", "required", "convenience", "mutating", "open", "nonisolated", "indirect",
    "dynamic",
  ]
}

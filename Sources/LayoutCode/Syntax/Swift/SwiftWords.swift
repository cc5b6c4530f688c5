/// Swift's words, by what they can begin.
enum SwiftWords {
  /// Words that are no names where an expression is wanted.
  static let reserved: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "subscript",
    "typealias", "associatedtype", "import", "operator", "case", "default", "else", "guard", "for",
    "while", "repeat", "do", "return", "break", "continue", "fallthrough", "throw", "defer", "in",
    "is", "as", "where", "catch", "rethrows", "throws", "inout", "static", "private", "fileprivate",
    "internal", "public", "deinit",
  ]

  /// Words behind which an operand stands.
  static let beforeOperands: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "throw", "where", "try", "await",
    "else", "is", "as",
  ]

  /// What begins a declaration when a name or its own mark follows.
  static let declarations: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "actor", "init",
    "deinit", "subscript", "typealias", "associatedtype", "import", "operator", "precedencegroup",
    "macro", "case",
  ]

  /// What may stand before a declaration's own word.
  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "infix", "prefix", "postfix", "nonisolated", "isolated",
    "distributed", "async", "borrowing", "consuming", "__consuming", "__owned", "__shared",
    "__setter_access", "_const", "unsafe", "reasync",
  ]

  static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
    "unsafeMutableAddress", "addressWithOwner", "init", "mutableAddressWithOwner", "borrow",
    "mutate",
  ]

  /// What begins a statement and no expression.
  static let statements: Set<String> = [
    "guard", "for", "while", "repeat", "do", "return", "break", "continue", "fallthrough", "throw",
    "defer", "if", "switch",
  ]

  /// Words before a type: `some View`, `inout T`.
  static let typeQualifiers: Set<String> = [
    "some", "any", "inout", "borrowing", "consuming", "__owned", "__shared", "sending", "isolated",
    "repeat", "each", "nonisolated", "_const", "transferring",
  ]
}

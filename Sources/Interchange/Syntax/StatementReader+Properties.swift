/// What stands in braces behind a property, and closures that are called by a name.
extension StatementReader {
  /// `{ 44 }`, `{ get { … } set { … } }` or `{ didSet { … } }` behind a type.
  mutating func property(
    _ name: NameSyntax, _ type: NameSyntax
  ) throws(SyntaxFailure) -> [Statement] {
    let code = try reader.cursor.takeCode().code
    let accessors = Self.accessors(in: code)
    if accessors.contains(where: \.observes) {
      return [.promise(Statement.Promise(name: name, type: type))]
        + accessors.map { .function($0.function(of: name)) }
    }
    let all = accessors.isEmpty ? [Accessor(.property, code)] : accessors
    return all.map { .function($0.function(of: name, type: type.text)) }
  }

  /// `{ didSet { … } }` behind a first value.
  mutating func observers(of name: NameSyntax) throws(SyntaxFailure) -> [Statement] {
    guard reader.cursor.current.isSymbol(.openBrace), !reader.cursor.current.startsLine else {
      return []
    }
    return Self.accessors(in: try reader.cursor.takeCode().code)
      .map { .function($0.function(of: name)) }
  }

  /// Each with its braces' text; none where the braces hold the getter itself.
  private static func accessors(in code: RawText) -> [Accessor] {
    var cursor = TokenCursor(code)
    var accessors: [Accessor] = []
    while let word = cursor.current.word, let kind = Accessor.kinds[word] {
      cursor.advance()
      var accessor = Accessor(kind, code)
      if cursor.current.isSymbol(.openParenthesis) {
        accessor.parameter = cursor.following.name
        cursor.skipParentheses()
      }
      while ["throws", "async"].contains(where: cursor.current.isWord) { cursor.advance() }
      guard let body = try? cursor.takeCode().code else { return [] }
      accessor.body = body
      accessors.append(accessor)
    }
    return accessors
  }
}

/// One of the braces in a property's braces: `set(side) { … }`.
private struct Accessor {
  let kind: Statement.Function.Kind
  var body: RawText
  /// What the code calls the value that it is handed, where it says so.
  var parameter: NameSyntax?

  init(_ kind: Statement.Function.Kind, _ body: RawText) { (self.kind, self.body) = (kind, body) }

  static let kinds: [String: Statement.Function.Kind] = [
    "get": .property, "set": .setter, "willSet": .willSet, "didSet": .didSet,
  ]

  var observes: Bool { kind == .willSet || kind == .didSet }

  func function(of name: NameSyntax, type: String? = nil) -> Statement.Function {
    let label = kind == .didSet ? "oldValue" : "newValue"
    let value = Statement.Function.Parameter(
      label: label, name: parameter ?? NameSyntax(label, name.range), isVariadic: false,
      standard: nil)
    return Statement.Function(
      name: name, parameters: kind == .property ? [] : [value], body: body, kind: kind,
      givesValue: kind == .property, resultType: kind == .property ? type : nil)
  }
}

// MARK: - Closures

extension Statement.Function {
  /// A closure by the name that it is called by; `nil` for what is none.
  package init?(closure tree: ExpressionTree, named name: NameSyntax, givesValue: Bool) {
    guard case .closure(let code) = tree.form else { return nil }
    let parameters = StatementReader.closureNames(in: code).map { name in
      Statement.Function.Parameter(label: nil, name: name, isVariadic: false, standard: nil)
    }
    self.init(
      name: name, parameters: parameters, body: code, kind: .handler, givesValue: givesValue)
  }
}

extension String {
  /// Whether it is the type of functions that return something: `(CGFloat) -> CGFloat`.
  var isFunctionWithResult: Bool {
    guard let arrow = lastIndex(of: ">") else { return false }
    let result = self[index(after: arrow)...].drop { $0 == " " }
    return contains("->") && !result.isEmpty && !result.hasPrefix("Void") && !result.hasPrefix("()")
  }
}

/// What stands in braces behind a property, and closures that are called by a name.
extension StatementReader {
  /// `{ 44 }`, `{ get { … } set { … } }` or `{ didSet { … } }` behind a type.
  mutating func property(
    _ name: NameSyntax, _ type: NameSyntax
  ) throws(SyntaxFailure) -> [Statement] {
    let code = try reader.cursor.takeCode().code
    let accessors = Self.accessors(in: code)
    if accessors["didSet"] != nil || accessors["willSet"] != nil {
      return [.promise(Statement.Promise(name: name, type: type))]
        + Self.observer(of: name, in: accessors)
    }
    return [
      .function(
        Statement.Function(
          name: name, parameters: [], body: accessors["get"] ?? code, kind: .property,
          givesValue: true))
    ]
  }

  /// `{ didSet { … } }` behind a first value.
  mutating func observer(of name: NameSyntax) throws(SyntaxFailure) -> [Statement] {
    guard reader.cursor.current.isSymbol(.openBrace), !reader.cursor.current.startsLine else {
      return []
    }
    return Self.observer(of: name, in: Self.accessors(in: try reader.cursor.takeCode().code))
  }

  private static func observer(
    of name: NameSyntax, in accessors: [String: RawText]
  ) -> [Statement] {
    guard let code = accessors["didSet"] else { return [] }
    let old = Statement.Function.Parameter(
      label: "oldValue", name: NameSyntax("oldValue", name.range), isVariadic: false, standard: nil)
    return [
      .function(Statement.Function(name: name, parameters: [old], body: code, kind: .observer))
    ]
  }

  /// Each with its braces' text; none where the braces hold the getter itself.
  private static func accessors(in code: RawText) -> [String: RawText] {
    var cursor = TokenCursor(code)
    var accessors: [String: RawText] = [:]
    while let word = cursor.current.word, ["get", "set", "didSet", "willSet"].contains(word) {
      cursor.advance()
      if cursor.current.isSymbol(.openParenthesis) { cursor.skipParentheses() }
      while ["throws", "async"].contains(where: cursor.current.isWord) { cursor.advance() }
      guard let body = try? cursor.takeCode().code else { return [:] }
      accessors[word] = body
    }
    return accessors
  }
}

// MARK: - Closures by name

extension Statement.Declaration {
  /// `let add = { (view: UIView) in … }`: what a call of `add` carries out, as far as it is that.
  package var closure: Statement.Function? {
    Statement.Function(
      closure: value, named: name, givesValue: type?.text.isFunctionWithResult == true)
  }
}

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

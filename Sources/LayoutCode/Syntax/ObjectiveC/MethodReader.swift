import Interchange

/// Methods, named as Swift imports them.
extension ObjectiveCReader {
  /// `- (instancetype)initWithTitle:(NSString *)title { … }`; `nil` for one that is only announced.
  mutating func readMethod() throws(ReadingStop) -> Declaration? {
    let start = index
    let isStatic = current.isOperator("+")
    advance()
    let result = readTypeInParentheses()
    let (selector, parameters) = try readSignature()
    while current.kind != .end, !current.isMark("{"), !current.isMark(";"), !isMemberStart {
      index = behind(index)
    }
    // `- (void)layout; { … }` is how some write it.
    if current.isMark(";"), token(1).isMark("{") { advance() }
    guard current.isMark("{") else {
      _ = take(";")
      return nil
    }
    let signature = range(from: start)
    let body = try readBlock()
    return declaration(
      of: selector, parameters, giving: result, body, isStatic: isStatic, signature,
      at: range(from: start))
  }

  private func declaration(
    of selector: Selector, _ names: [(name: NameSyntax, type: TypeSyntax?)],
    giving result: TypeSyntax?, _ body: [Statement], isStatic: Bool, _ signature: SourceRange,
    at range: SourceRange
  ) -> Declaration {
    let imported = SwiftImport.name(of: selector)
    let isInitializer = imported.base == "init" && !isStatic
    let name = imported.base == "init" && isStatic ? selector.pieces[0] : imported.base
    var modifiers: Set<String> = ["message"]
    if isStatic { modifiers.insert("static") }
    if !isStatic, names.isEmpty, Self.overriddenProperties.contains(name) {
      var variable = Declaration.Variable(
        pattern: .name(NameSyntax(name, signature)), type: result, value: nil, isVariable: true)
      variable.getter = body
      return Declaration(.variable(variable), modifiers: ["override"], range)
    }
    let parameters = names.enumerated().map { place, one in
      Parameter(
        label: imported.labels.indices.contains(place) ? imported.labels[place] : nil,
        name: one.name, type: one.type)
    }
    let isVoid = result?.name == "Void" || result?.name == "IBAction"
    let function = Declaration.Function(
      kind: isInitializer ? .initializer : .function, name: NameSyntax(name, signature),
      parameters: parameters, result: isVoid || isInitializer ? nil : result, body: body)
    return Declaration(.function(function), modifiers: modifiers, range)
  }

  /// What UIKit asks views and controllers for as a property, in Swift.
  private static let overriddenProperties: Set<String> = [
    "intrinsicContentSize", "layerClass", "alignmentRectInsets", "preferredStatusBarStyle",
    "prefersStatusBarHidden", "canBecomeFirstResponder", "inputAccessoryView",
    "collectionViewContentSize", "supportedInterfaceOrientations", "preferredContentSize",
    "safeAreaInsets", "layoutMargins",
  ]

  private mutating func readSignature() throws(ReadingStop) -> (
    Selector, [(name: NameSyntax, type: TypeSyntax?)]
  ) {
    var pieces: [String] = []
    var parameters: [(name: NameSyntax, type: TypeSyntax?)] = []
    var piece = ""
    if current.kind == .word {
      piece = current.text
      advance()
    }
    while take(":") {
      let type = readTypeInParentheses()
      parameters.append((try expectName(), type))
      pieces.append(piece)
      if current.kind == .word, token(1).isMark(":") {
        piece = current.text
        advance()
      } else if current.isMark(":") {
        piece = ""
      } else {
        break
      }
    }
    if take(",") { _ = take("...") }
    guard !piece.isEmpty || !pieces.isEmpty else { throw stop(.name) }
    let hasArguments = !parameters.isEmpty
    return (Selector(hasArguments ? pieces : [piece], hasArguments: hasArguments), parameters)
  }
}

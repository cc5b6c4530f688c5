import AutoLayout
import Interchange
import Prose

/// Parts of arguments that are written in the language of lines: anchors, handles, expressions.
extension Arguments {
  /// All that is left, as one expression.
  mutating func expression() throws(LineFailure) -> ExpressionTree {
    let raw = takeRemainder()
    return try LineFailure.reading { () throws(SyntaxFailure) in try ExpressionReader.read(raw) }
  }

  /// All that is left, as a relation.
  mutating func relation() throws(LineFailure) -> RelationSyntax {
    if isAtEnd { throw .objection(CommandWords.missing(CommandWords.relation, endRange)) }
    let raw = takeRemainder()
    return try LineFailure.reading { () throws(SyntaxFailure) in try RelationReader.read(raw) }
  }

  /// One part, as an anchor or a number of a rectangle: `title.width`, `title.x`.
  mutating func measure() throws(LineFailure) -> ExpectationForm.NamedMeasure {
    let part = try take(CommandWords.anchor)
    let tree = try tree(of: part)
    return ExpectationForm.NamedMeasure(
      measure: try Interpreter(snapshot).measure(tree), source: part.text)
  }

  /// A number of the view that the next part names: `x`.
  mutating func measure(of property: String) throws(LineFailure) -> ExpectationForm.NamedMeasure {
    let part = try take(CommandWords.view)
    let source = "\(part.text).\(property)"
    let tree = try LineFailure.reading { () throws(SyntaxFailure) in
      try ExpressionReader.read(RawText(source, offset: part.range.lowerBound))
    }
    return ExpectationForm.NamedMeasure(
      measure: try Interpreter(snapshot).measure(tree), source: source)
  }

  /// One part, as an expression.
  mutating func partAsExpression(_ what: Phrase) throws(LineFailure) -> ExpressionTree {
    let part = try take(what)
    return try tree(of: part)
  }

  /// One part, as a handle: `c3`, `title.hug.h`, `window.w`.
  mutating func handle() throws(LineFailure) -> Handle {
    let part = try take(CommandWords.handle)
    let tree = try tree(of: part)
    return try Interpreter(snapshot).handle(tree)
  }

  /// What the system makes can be neither removed nor switched: `deactivate row.spacing.2`.
  func refuseGenerated(_ part: CommandArgument) throws(LineFailure) {
    guard part.text.contains("."), !part.isQuoted, let tree = try? tree(of: part),
      let handle = try? Interpreter(snapshot).handle(tree), case .generated = handle
    else { return }
    throw .objection(LanguageWords.generatedIsFixed(handle, at: part.range, in: document))
  }

  /// A side of a range; `nil` for `-`.
  mutating func bound() throws(LineFailure) -> Double? {
    skip("-") ? nil : try number(CommandWords.number)
  }

  mutating func wholeNumber() throws(LineFailure) -> Int {
    let part = try take(CommandWords.number)
    guard let number = Int(part.text) else { throw .objection(CommandWords.notANumber(part)) }
    return number
  }

  /// Takes the word in front and reads on.
  mutating func after<Element>(
    _ read: (inout Arguments) throws(LineFailure) -> Element
  ) throws(LineFailure) -> Element {
    _ = try take(CommandWords.expectation)
    return try read(&self)
  }

  func tree(of part: CommandArgument) throws(LineFailure) -> ExpressionTree {
    try LineFailure.reading { () throws(SyntaxFailure) in
      try ExpressionReader.read(raw.part(part.range))
    }
  }
}

import Interchange
import Testing

/// What a line was read as, in one line of text.
func reading(of line: String) -> String {
  do throws(SyntaxFailure) {
    return describe(try LineReader.read(line))
  } catch {
    return "\(error.range.column(in: line)): \(error.kind)"
  }
}

func describe(_ line: LineSyntax) -> String {
  switch line {
  case .blank: "blank"
  case .output(let text): "output <\(text.text)>"
  case .relation(let relation): "relation " + describe(relation)
  case .visualFormat(let format): "format " + constraints(of: format).joined(separator: "; ")
  case .statements(let statements): "do " + statements.map(describe).joined(separator: "; ")
  case .command(let word, let arguments): "command \(word.text) <\(arguments.text)>"
  case .expression(let tree): "value " + ExpressionWriter.write(tree)
  case .question(let tree): "ask " + ExpressionWriter.write(tree)
  case .joined(let parts): "joined " + parts.map(describe).joined(separator: " | ")
  }
}

func describe(_ relation: RelationSyntax) -> String {
  var text = ExpressionWriter.write(relation.left) + " \(relation.sign.rawValue) "
  text += ExpressionWriter.write(relation.right)
  switch relation.priority?.value {
  case nil: break
  case .number(let value): text += " @\(value)"
  case .name(let name): text += " @\(name)"
  case .implicitMember(let name): text += " @.\(name)"
  }
  if let name = relation.name { text += " as \(name.text)" }
  return text
}

func describe(_ statement: Statement) -> String {
  switch statement {
  case .assignment(let assignment):
    "\(ExpressionWriter.write(assignment.target)) \(assignment.sign.rawValue) "
      + ExpressionWriter.write(assignment.value)
  case .call(let tree): ExpressionWriter.write(tree)
  case .declaration(let declaration):
    "let \(declaration.name.text)" + (declaration.type.map { ": " + $0.text } ?? "") + " = "
      + ExpressionWriter.write(declaration.value)
  case .unpacking(let unpacking):
    "let (\(unpacking.names.map(\.text).joined(separator: ", "))) = "
      + ExpressionWriter.write(unpacking.value)
  case .construction(let construction):
    "let \(construction.name.text)" + (construction.type.map { ": " + $0.text } ?? "") + " = { "
      + (construction.body.map(describe) + ["return " + ExpressionWriter.write(construction.result)])
      .joined(separator: "; ") + " }()"
  case .loop(let loop):
    (loop.names.isEmpty ? "" : "for \(loop.names.map(\.text).joined(separator: ", ")) in ")
      + (loop.pattern.map { "for case \(describe($0)) in " } ?? "")
      + "\(describe(loop.source)) "
      + (loop.filter.map { "where \(ExpressionWriter.write($0)) " } ?? "") + "{ "
      + loop.body.map(describe).joined(separator: "; ") + " }"
  case .relation(let relation): describe(relation)
  case .conditional(let conditional): describe(conditional)
  case .function(let function):
    "\(function.kind) \(function.name.text)("
      + function.parameters.map { parameter in
        (parameter.label ?? "_") + " " + parameter.name.text + (parameter.isVariadic ? "..." : "")
          + (parameter.standard.map { " = " + ExpressionWriter.write($0) } ?? "")
      }.joined(separator: ", ") + ") {\(function.body.text)}"
  case .type(let type):
    (type.isExtension ? "extension " : "type ") + type.name.text
      + (type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", "))
      + " {\(type.body.text)}"
  case .promise(let promise): "let \(promise.name.text): \(promise.type.text)"
  case .result(let tree, _): "return" + (tree.map { " " + ExpressionWriter.write($0) } ?? "")
  case .jump(let jump, _): jump.rawValue
  case .deferred(let code, _): "defer {\(code.text)}"
  }
}

private func describe(_ conditional: Statement.Conditional) -> String {
  var branches = conditional.branches.map { branch in
    branch.conditions.map(describe).joined(separator: ", ") + " {\(branch.body.text)}"
  }
  if let otherwise = conditional.otherwise { branches.append("else {\(otherwise.text)}") }
  return (conditional.isGuard ? "guard " : "if ") + branches.joined(separator: " ")
}

private func describe(_ condition: Statement.Conditional.Condition) -> String {
  switch condition {
  case .holds(let tree): ExpressionWriter.write(tree)
  case .binding(let name, let value): "let \(name.text) = " + ExpressionWriter.write(value)
  case .matches(let subject, let patterns):
    ExpressionWriter.write(subject) + " is "
      + patterns.map(describe).joined(separator: " or ")
  }
}

private func describe(_ pattern: Statement.Pattern) -> String {
  switch pattern {
  case .value(let tree): ExpressionWriter.write(tree)
  case .name(let name): name.text
  case .present(let inner): describe(inner) + "?"
  case .cast(let inner, let type): describe(inner) + " as " + type.text
  case .row(let parts): describe(parts)
  case .choice(let tree, let parts): ExpressionWriter.write(tree) + describe(parts)
  case .filtered(let inner, let condition):
    describe(inner) + " where " + ExpressionWriter.write(condition)
  }
}

private func describe(_ parts: [Statement.Pattern]) -> String {
  "(\(parts.map(describe).joined(separator: ", ")))"
}

private func describe(_ source: Statement.Loop.Source) -> String {
  switch source {
  case .elements(let list): ExpressionWriter.write(list)
  case .enumerated(let list): ExpressionWriter.write(list) + " numbered"
  case .numbers(let low, let high, let isClosed):
    ExpressionWriter.write(low) + (isClosed ? "..." : "..<") + ExpressionWriter.write(high)
  case .repeating(let conditions, _, let isTestedLast):
    (isTestedLast ? "until not " : "while ") + conditions.map(describe).joined(separator: ", ")
  }
}

/// The constraints that a format stands for, written as relations; `|` is the superview.
func constraints(
  of format: VisualFormat, hasBaselines: (String) -> Bool = { _ in true }
) -> [String] {
  format.constraints(hasBaselines: hasBaselines).map { constraint in
    var text = "\(describe(constraint.first)).\(constraint.firstAttribute) "
    text += constraint.relation.rawValue
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      text += " \(describe(second)).\(attribute) +"
    }
    switch constraint.amount {
    case .number(let value): text += " \(value.formattedPlainly)"
    case .metric(let name): text += " metric \(name.text)"
    case .metricOrView(let name): text += " \(name.text)"
    case .standardSpacing: text += " standard"
    }
    switch constraint.priority {
    case nil: break
    case .number(let value): text += " @\(value.formattedPlainly)"
    case .name(let name): text += " @\(name.text)"
    }
    return text
  }
}

private func describe(_ item: VisualFormat.Item) -> String {
  switch item {
  case .view(let name): name.text
  case .superview: "|"
  }
}

extension Double {
  fileprivate var formattedPlainly: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}

/// The place of a failure under the line it is about.
func caret(under line: String) -> String? {
  do throws(SyntaxFailure) {
    _ = try LineReader.read(line)
    return nil
  } catch {
    return String(repeating: " ", count: error.range.column(in: line) - 1) + "^"
  }
}

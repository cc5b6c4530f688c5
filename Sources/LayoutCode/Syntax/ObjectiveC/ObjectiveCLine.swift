import Interchange

/// A line of Objective-C as it is typed at the prompt.
package struct ObjectiveCLine {
  private let code: String

  /// `nil` for a line that is none.
  package init?(_ line: String) {
    let code = String(line.drop { $0 == " " || $0 == "\t" })
    // A comment or output of a session says nothing.
    guard code.first != "#", code.first != "|", !code.hasPrefix("//") else { return nil }
    guard ObjectiveCSigns.areIn(line: code) else { return nil }
    self.code = code
  }

  /// The same in Swift: `title.isHidden = true` of `[title setHidden:YES];`; `nil` for what takes more
  /// than a line of it.
  package var swift: String? {
    let isClosed = code.last { !$0.isWhitespace }.map { ";}".contains($0) } ?? true
    let closed = isClosed ? code : code + ";"
    guard var statements = Self.statements(of: closed) else { return nil }
    // A file leaves out `CGRect frame;`, unless the variable is its own.
    if statements.isEmpty { statements = Self.statements(of: "static " + closed) ?? [] }
    return statements.isEmpty ? nil : SwiftLineWriter.line(statements)
  }

  /// `nil` where not all of it can be read.
  private static func statements(of code: String) -> [Statement]? {
    var known = ObjectiveCNames()
    let file = ObjectiveCReader.read(
      code, name: "", offset: 0, known: &known, isCancelled: { false })
    return file.notes.allSatisfy(\.isOfBlank) ? file.statements : nil
  }
}

/// Writes what one line of Objective-C can say as Swift.
private enum SwiftLineWriter {
  static func line(_ statements: [Statement]) -> String? {
    joined(statements.map(text), by: "; ")
  }

  private static func joined(_ parts: [String?], by sign: String) -> String? {
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.joined(separator: sign) : nil
  }

  private static func text(_ statement: Statement) -> String? {
    switch statement.form {
    case .expression(let expression):
      // What is sent alone may be asked for.
      if case .call(let function, let arguments) = expression.form, arguments.isEmpty,
        case .member(_, let name) = function.form, SpelledToday.isProperty(name.text)
      {
        return text(function)
      }
      return text(expression)
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.form,
        let value = variable.value.map(text) ?? beginning(of: variable.type)
      else { return nil }
      let name = variable.pattern.names.first ?? "_"
      return "var \(name) = \(value)"
    default: return nil
    }
  }

  /// What a variable of C is that is filled part by part.
  private static func beginning(of type: TypeSyntax?) -> String? {
    switch type?.name {
    case "CGRect"?, "CGPoint"?, "CGSize"?, "UIEdgeInsets"?: type?.name.map { "\($0).zero" }
    case "Bool"?: "false"
    case "CGFloat"?, "Int"?, "UInt"?, "Double"?, "Float"?: "0"
    default: nil
    }
  }

  // MARK: Expressions

  private static func text(_ expression: Expression) -> String? {
    switch expression.form {
    case .number(let number, _):
      return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    case .text(let pieces): return text(pieces)
    case .boolean(let truth): return "\(truth)"
    case .absent: return "nil"
    case .name(let name, _): return SpelledToday.constant(name) ?? name
    case .member(let base, let name):
      return text(base).map { "\($0).\(SpelledToday.property(name.text))" }
    case .call(let function, let arguments): return call(function, arguments)
    case .index(let base, let arguments):
      return text(base).flatMap { base in list(arguments).map { "\(base)[\($0)]" } }
    case .optionalChain(let inner), .forced(let inner): return text(inner)
    case .cast(let inner, _, _): return text(inner)
    case .list(let values): return joined(values.map(text), by: ", ").map { "[\($0)]" }
    case .dictionary(let entries):
      let pairs = entries.map { entry in joined([text(entry.key), text(entry.value)], by: ": ") }
      return entries.isEmpty ? "[:]" : joined(pairs, by: ", ").map { "[\($0)]" }
    case .macro(let name, let arguments):
      guard name.text == Expression.truth || name.text == "each", let inner = arguments.first
      else { return nil }
      return text(inner.value)
    case .prefix, .binary, .conditional, .assignment: return operation(expression)
    default: return nil
    }
  }

  private static func text(_ pieces: [Expression.TextPiece]) -> String? {
    let parts = pieces.map { piece -> String? in
      guard case .text(let text) = piece else { return nil }
      return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    }
    return joined(parts, by: "").map { "\"\($0)\"" }
  }

  private static func call(_ function: Expression, _ arguments: [Expression.Argument]) -> String? {
    if case .member(let base, let name) = function.form, arguments.count == 1,
      let property = SpelledToday.propertySet(by: name.text)
    {
      return joined([text(base).map { "\($0).\(property)" }, text(arguments[0].value)], by: " = ")
    }
    let called =
      if case .member(let base, let name) = function.form {
        text(base).map { "\($0).\(name.text)" }
      } else {
        text(function)
      }
    return called.flatMap { called in list(arguments).map { "\(called)(\($0))" } }
  }

  private static func list(_ arguments: [Expression.Argument]) -> String? {
    joined(
      arguments.map { argument in
        guard let value = text(argument.value) else { return nil }
        guard let label = argument.label?.text else { return value }
        // No options are 0 in C.
        return "\(label): \(label == "options" && value == "0" ? "[]" : value)"
      }, by: ", ")
  }

  private static func operation(_ expression: Expression) -> String? {
    switch expression.form {
    case .prefix(let sign, let inner): return operand(inner).map { sign + $0 }
    case .binary(_, "|", _):
      return joined(options(in: expression).map(text), by: ", ").map { "[\($0)]" }
    case .binary(let left, let sign, let right):
      return joined([operand(left), operand(right)], by: " \(sign) ")
    case .conditional(let condition, let one, let other):
      return joined(
        [joined([operand(condition), operand(one)], by: " ? "), operand(other)], by: " : ")
    case .assignment(let target, let sign, let value):
      return joined([text(target), text(value)], by: " \(sign) ")
    default: return nil
    }
  }

  private static func options(in expression: Expression) -> [Expression] {
    guard case .binary(let left, "|", let right) = expression.form else { return [expression] }
    return options(in: left) + [right]
  }

  private static func operand(_ expression: Expression) -> String? {
    switch expression.form {
    case .binary, .conditional, .assignment: text(expression).map { "(\($0))" }
    default: text(expression)
    }
  }
}

/// What members and constants that are known by older names are called today.
enum SpelledToday {
  /// `isHidden` of `hidden`
  static func property(_ name: String) -> String { properties[name] ?? name }

  /// Also where a method of that name takes something: `frame`.
  static func isProperty(_ name: String) -> Bool {
    properties[name] != nil || all.contains { $0.name == name }
  }

  /// `isHidden` of `setHidden`; `nil` where a method is called so.
  static func propertySet(by name: String) -> String? {
    guard !methods.contains(name), let bare = name.propertySet else { return nil }
    if let today = properties[bare] { return today }
    return all.contains { $0.name == bare } ? bare : nil
  }

  /// `.centerX` of `NSLayoutAttributeCenterX`
  static func constant(_ name: String) -> String? { constants[name] }

  private static let all = UIKitTables.all.flatMap(\.members).filter {
    $0.parameters == nil && !$0.isStatic
  }

  private static let methods = Set(
    UIKitTables.all.flatMap(\.members).filter { $0.parameters != nil }.map(\.name))

  /// By older names that are nobody's name today.
  private static let properties: [String: String] = {
    let names = Set(all.map(\.name))
    let pairs = all.flatMap { member in member.olderNames.map { ($0, member.name) } }
    return Dictionary(
      pairs.filter { !names.contains($0.0) }, uniquingKeysWith: { first, _ in first })
  }()

  private static let constants: [String: String] = {
    let priorities = [
      "UILayoutPriorityRequired": ".required", "UILayoutPriorityDefaultHigh": ".defaultHigh",
      "UILayoutPriorityDefaultLow": ".defaultLow",
      "UILayoutPriorityFittingSizeLevel": ".fittingSizeLevel",
    ]
    return priorities.merging(EnumerationConstants.choices) { first, _ in first }
  }()
}

/// Writes a tree in the one way that handles and messages use: reading it gives the tree back.
package enum ExpressionWriter {
  /// The tree as text that reads back as the same tree, places apart.
  package static func write(_ tree: ExpressionTree) -> String {
    switch tree.form {
    case .number(let value): text(of: value)
    case .string(let value): quoted(value)
    case .boolean(let value): value ? "true" : "false"
    case .absent: "nil"
    // Behind `$` stands what only tells values apart that are written alike.
    case .name(let name): name.hasPrefix("$") ? name : String(name.prefix { $0 != "$" })
    case .implicitMember(let name): "." + name.text
    case .member(let base, let name): held(base, .prefix, isBase: true) + "." + name.text
    case .call(let base, let arguments): held(base, .prefix, isBase: true) + "(\(list(arguments)))"
    case .index(let base, let arguments): held(base, .prefix, isBase: true) + "[\(list(arguments))]"
    case .reference(let base, let labels):
      held(base, .prefix, isBase: true) + "(\(labels.map { ($0?.text ?? "_") + ":" }.joined()))"
    case .optionalChain(let base): held(base, .prefix, isBase: true) + "?"
    case .forced(let base): forced(base)
    case .cast(let base, let type): held(base, .cast) + " as? " + type.text
    case .tuple(let elements): "(\(list(elements)))"
    case .list(let elements): "[" + elements.map(write).joined(separator: ", ") + "]"
    case .dictionary(let entries): dictionary(entries)
    case .prefix(.minus, let base): "-" + held(base, .prefix)
    case .prefix(.complement, let base): "~" + held(base, .prefix)
    case .prefix(.not, let base): "not " + held(base, .comparison)
    case .binary(let left, let binary, let right): infix(left, binary, right)
    case .conditional(let condition, let first, let second):
      "\(held(condition, .disjunction)) ? \(write(first)) : \(write(second))"
    case .closure(let code): "{\(code.text)}"
    case .range(let low, let high, let isClosed):
      isClosed ? "(\(end(low))...\(end(high)))" : "(\(end(low))..<\(held(high, .addition)))"
    }
  }

  private static func forced(_ base: ExpressionTree) -> String {
    guard case .cast(let tree, let type) = base.form else {
      return held(base, .prefix, isBase: true) + "!"
    }
    return held(tree, .cast) + " as" + "! " + type.text
  }

  /// Of a range; nothing where that is open.
  private static func end(_ tree: ExpressionTree) -> String {
    tree.form == .absent ? "" : held(tree, .addition)
  }

  /// The tree as an operand of something that holds as tightly as `precedence`, in parentheses
  /// where it would fall apart; a base (of a member, a call …) holds tighter than any prefix.
  private static func held(
    _ tree: ExpressionTree, _ precedence: Precedence, isBase: Bool = false
  ) -> String {
    let text = write(tree)
    let isLoose =
      switch tree.form {
      case .binary(_, let binary, _): binary.precedence < precedence
      case .prefix(.not, _): .negation < precedence
      case .conditional: true
      case .cast: .cast < precedence
      case .forced(let base): base.isCast && .cast < precedence
      case .prefix(.minus, _), .prefix(.complement, _), .number: isBase
      default: false
      }
    return isLoose ? "(\(text))" : text
  }

  private static func infix(
    _ left: ExpressionTree, _ binary: BinaryOperator, _ right: ExpressionTree
  ) -> String {
    // Operators of one precedence group from the left, comparisons not at all.
    let comparison = binary.precedence == .comparison
    let before = held(left, comparison ? binary.precedence.next : binary.precedence)
    return "\(before) \(binary.rawValue) \(held(right, binary.precedence.next))"
  }

  private static func list(_ arguments: [ExpressionTree.Argument]) -> String {
    arguments.map { argument in
      (argument.label.map { $0.text + ": " } ?? "") + write(argument.value)
    }.joined(separator: ", ")
  }

  private static func dictionary(_ entries: [ExpressionTree.Entry]) -> String {
    guard !entries.isEmpty else { return "[:]" }
    let pairs = entries.map { "\(write($0.key)): \(write($0.value))" }
    return "[" + pairs.joined(separator: ", ") + "]"
  }

  /// The shortest digits that read back as the same number; this is source text, not a length for
  /// the reader of a report.
  static func text(of value: Double) -> String {
    let digits = value.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// The string as a literal.
  package static func quoted(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.isReplacement:
        literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension ExpressionTree {
  fileprivate var isCast: Bool { if case .cast = form { true } else { false } }
}

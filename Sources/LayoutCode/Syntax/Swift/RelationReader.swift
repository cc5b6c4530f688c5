import AutoLayout
import Interchange

/// Relations of the prompt among statements: `title.leading == view.leading + 8 @750 as gap`.
extension SwiftReader {
  /// A relation with a priority or a name behind it; `nil` for any other expression.
  mutating func readRelation(
    _ expression: Expression, from start: Int
  ) throws(ReadingStop) -> Statement? {
    guard expression.isRelation else { return nil }
    let (unnamed, cast) = expression.withoutName
    var name = cast
    let priority = try readPriority()
    if priority != nil, current.isWord("as"), !current.startsLine {
      advance()
      name = try expectName()
    }
    if priority == nil, name == nil { return nil }
    return Statement(
      .relation(Statement.Relation(unnamed ?? expression, priority: priority, name: name)),
      range(from: start))
  }

  /// `@750`, `@.defaultHigh`, `@high`
  private mutating func readPriority() throws(ReadingStop) -> Expression? {
    guard current.isMark("@"), !current.startsLine, !token(1).startsLine else { return nil }
    advance()
    return try readOperand()
  }
}

extension Expression {
  /// Whether it relates anchors as the prompt writes them, where Swift would only compare.
  var isRelation: Bool {
    guard case .binary(let left, let sign, let right) = form, Relation(sign: sign) != nil else {
      return false
    }
    return left.speaksOfAnchors || right.speaksOfAnchors
  }

  /// `title.leading`, and sums of such.
  private var speaksOfAnchors: Bool {
    switch form {
    case .member(_, let name): Attribute(name: name.text) != nil
    case .binary(let left, let sign, let right) where ["+", "-", "*", "/"].contains(sign):
      left.speaksOfAnchors || right.speaksOfAnchors
    case .prefix("-", let inner): inner.speaksOfAnchors
    case .cast(let inner, .as, let type) where type.nameGiven != nil: inner.speaksOfAnchors
    default: false
    }
  }

  /// The relation in `title.width == 40 as wide`, where Swift would cast the number, and its name.
  fileprivate var withoutName: (Expression?, NameSyntax?) {
    guard case .binary(let left, let sign, let right) = form,
      case .cast(let inner, .as, let type) = right.form, let name = type.nameGiven
    else { return (nil, nil) }
    let range = left.range.union(inner.range)
    return (Expression(.binary(left, sign, inner), range), NameSyntax(name, type.range))
  }
}

extension TypeSyntax {
  /// What a constraint is called by a word that Swift would take for a type.
  fileprivate var nameGiven: String? {
    guard case .named(let parts, let generics) = form, parts.count == 1, generics.isEmpty else {
      return nil
    }
    return parts.first.flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }
}

extension Relation {
  init?(sign: String) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

import AutoLayout
import Interchange
import LayoutCode

/// One of UIKit's enumerations or option sets, with UIKit's numbers, as the tables have it.
///
/// A value of it is a name behind a dot, of an option set a list of such names; which type it is of
/// is known only where it comes from.
struct Enumeration: Sendable {
  private let table: MemberTable

  /// As Swift writes it: `UIView.ContentMode`.
  var name: String { table.type.text }
  /// What may be several of its names at once, each a bit.
  var isOptionSet: Bool { table.isOptionSet }
  /// Of names with one number the first is the one that the number is read as.
  var cases: [EnumerationCase] { table.choices }
  var names: [String] { cases.map(\.name) }

  /// Without any name for other types.
  init(_ type: TypeName) { table = UIKitTables.table(type) ?? MemberTable(type) }
}

// MARK: All of them

extension Enumeration {
  /// Those that a layout goes by: of others nobody asks for the numbers.
  static let all = UIKitTables.layoutEnumerations.map { Enumeration($0.type) }

  /// By the whole name of the type, also as Swift wrote it up to its version 4: `UIViewContentMode`.
  static func named(_ path: String) -> Enumeration? {
    let name = UIKitTables.typeToday(TypeName(path)).text
    return all.first { $0.name == name }
  }

  /// What views and constraints have of this type.
  var properties: [String] { Self.properties[name] ?? [] }

  private static let properties: [String: [String]] = {
    let tables =
      UIKitTables.viewTables + [UIKitTables.table("NSLayoutConstraint")].compactMap(\.self)
    let members = tables.flatMap(\.members).filter { !$0.isStatic && $0.parameters == nil }
    return members.reduce(into: [:]) { names, member in
      if let type = member.type { names[type.text, default: []].append(member.name) }
    }
  }()

  /// The type that an expression shows what it comes to is of: by the type before the point, the one
  /// that it is made by, or the property that it is.
  static func meant(by tree: ExpressionTree) -> Enumeration? {
    switch tree.form {
    case .member(let owner, let member):
      named(ExpressionWriter.write(owner))
        ?? all.first { $0.properties.contains(member.text) }
    case .call(let callee, _): made(by: callee)
    case .forced(let inner), .optionalChain(let inner): meant(by: inner)
    case .cast(_, let type): named(type.text)
    default: nil
    }
  }

  /// The type that a call makes something of: `UIView.AutoresizingMask`, `UIView.ContentMode.init`.
  static func made(by callee: ExpressionTree) -> Enumeration? {
    if case .member(let type, let name) = callee.form, name.text == "init" {
      return named(ExpressionWriter.write(type))
    }
    return named(ExpressionWriter.write(callee))
  }
}

// MARK: Numbers

extension Enumeration {
  /// The number of a name, of several names that of their bits; `nil` for what is of another type.
  func rawValue(of value: Value) -> Int? {
    switch value {
    case .choice(let name): return cases.first { $0.name == name }?.rawValue
    case .list(let values) where isOptionSet:
      var bits = 0
      for value in values {
        guard case .choice = value, let bit = rawValue(of: value) else { return nil }
        bits |= bit
      }
      return bits
    default: return nil
    }
  }

  /// What has a number; `nil` for a number that nothing has.
  func value(of rawValue: Int) -> Value? {
    guard isOptionSet else {
      return cases.first { $0.rawValue == rawValue }.map { .choice($0.name) }
    }
    var (rest, names) = (rawValue, [String]())
    for option in cases where option.rawValue != 0 && rest & option.rawValue == option.rawValue {
      names.append(option.name)
      rest &= ~option.rawValue
    }
    return rest == 0 ? .list(names.map { .choice($0) }) : nil
  }

  /// The types in which a value has a number, where nothing says which one is meant.
  static func numbering(_ value: Value) -> [(type: Enumeration, rawValue: Int)] {
    if case .list(let values) = value, values.isEmpty { return [] }
    return all.compactMap { type in type.rawValue(of: value).map { (type, $0) } }
  }
}

/// How names of types are found: from within a type outward, then among all, then UIKit's.
extension Program {
  /// The type that a name stands for at a place within `owner`; `nil` where nothing is called so.
  func type(_ parts: [String], from owner: TypeName?, depth: Int = 0) -> TypeName? {
    guard let first = parts.first, depth < 8 else { return nil }
    guard let start = type(first, from: owner, depth: depth) else {
      let whole = TypeName(parts.joined(separator: "."))
      if UIKitTables.table(whole) != nil { return whole }
      // `UIKit.UILabel`
      return parts.count > 1 && types[whole] == nil
        ? type(Array(parts.dropFirst()), from: owner, depth: depth + 1) : nil
    }
    var found = start
    for part in parts.dropFirst() {
      guard let inner = nested(part, in: found, depth: depth) else {
        return TypeName(found.text + "." + part)
      }
      found = inner
    }
    return found
  }

  private func type(_ name: String, from owner: TypeName?, depth: Int) -> TypeName? {
    var outer = owner
    while let current = outer {
      if current.text == name || current.text.hasSuffix("." + name) { return current }
      if let meant = meaning(of: name, in: current, depth: depth) { return meant }
      if let found = nested(name, in: current, depth: depth) { return found }
      outer = current.outer
    }
    if let alias = aliases[name] { return typeName(alias, from: nil, depth: depth + 1) }
    let plain = TypeName(name)
    if types[plain] != nil { return plain }
    if UIKitTables.table(plain) != nil { return UIKitTables.typeToday(plain) }
    return libraries.lazy.compactMap { $0.type(name) }.first
  }

  /// The type that a generic class leaves to what is made from it: of `class Base<V: UIView>` what
  /// `class Screen: Base<CardView>` says. `nil` where nothing says it, or several say different ones.
  private func meaning(of name: String, in type: TypeName, depth: Int) -> TypeName? {
    guard depth < 8, let place = types[type]?.generics.firstIndex(of: name) else { return nil }
    var meanings: Set<TypeName> = []
    for (heir, declared) in types {
      for inherited in declared.inherited {
        guard case .named(let parts, let arguments) = inherited.form, parts.last == type.last,
          arguments.indices.contains(place),
          let meant = typeName(arguments[place], from: heir, depth: depth + 1),
          types[meant]?.kind != nil || UIKitTables.table(meant) != nil
        else { continue }
        meanings.insert(meant)
      }
    }
    return meanings.count == 1 ? meanings.first : nil
  }

  /// A type within another or one of its ancestors.
  private func nested(_ name: String, in type: TypeName, depth: Int) -> TypeName? {
    for ancestor in lineage(of: type) {
      let inner = TypeName("\(ancestor.text).\(name)")
      if types[inner] != nil || UIKitTables.table(inner) != nil { return inner }
      if let alias = types[ancestor]?.aliases[name] {
        return typeName(alias, from: ancestor.outer, depth: depth + 1)
      }
    }
    return nil
  }

  /// The name of a plain type, looked up where it is written; as it is written where nothing is known
  /// of it.
  func typeName(_ syntax: TypeSyntax, from owner: TypeName?, depth: Int = 0) -> TypeName? {
    switch syntax.form {
    case .named(let parts, _):
      type(parts, from: owner, depth: depth) ?? TypeName(parts.last ?? "")
    case .optional(let type, _), .qualified(_, let type), .metatype(let type):
      typeName(type, from: owner, depth: depth)
    case .composition(let types): types.lazy.compactMap { typeName($0, from: owner) }.first
    case .list: "Array"
    case .dictionary: "Dictionary"
    case .tuple, .function, .unreadable: nil
    }
  }

  /// A type as it is wanted of a value.
  func valueType(_ syntax: TypeSyntax, from owner: TypeName?) -> ValueType? {
    switch syntax.form {
    case .named(let parts, let generics):
      if let element = generics.last,
        ["Array", "Set", "Optional", "ContiguousArray"].contains(parts.last)
      {
        return valueType(element, from: owner).map {
          switch parts.last {
          case "Optional": .optional($0)
          case "Set": .set($0)
          default: .list($0)
          }
        }
      }
      if let alias = alias(parts, from: owner) { return valueType(alias, from: owner) }
      return typeName(syntax, from: owner).map { .named($0) }
    case .optional(let type, _): return .optional(valueType(type, from: owner) ?? .named("Any"))
    case .qualified(_, let type): return valueType(type, from: owner)
    case .list(let element): return .list(valueType(element, from: owner) ?? .named("Any"))
    case .dictionary(let key, let value):
      return .dictionary(
        valueType(key, from: owner) ?? .named("Any"), valueType(value, from: owner) ?? .named("Any")
      )
    case .tuple(let parts):
      if parts.count == 1, let only = parts.first { return valueType(only.type, from: owner) }
      return .tuple(
        parts.map { valueType($0.type, from: owner) }, labels: parts.map(\.label))
    case .function(let parameters, let result):
      return .function(
        parameters: parameters.map { valueType($0.type, from: owner) },
        result: valueType(result, from: owner))
    case .composition(let types): return types.lazy.compactMap { valueType($0, from: owner) }.first
    case .metatype, .unreadable: return nil
    }
  }

  /// An alias of something that is no plain type: `typealias Handler = (Bool) -> Void`.
  private func alias(_ parts: [String], from owner: TypeName?) -> TypeSyntax? {
    guard parts.count == 1, let name = parts.first else { return nil }
    let found = owner.flatMap { types[$0]?.aliases[name] } ?? aliases[name]
    guard let found else { return nil }
    if case .named = found.form { return nil }
    return found
  }
}

extension TypeName {
  /// The type that it stands in.
  var outer: TypeName? {
    text.lastIndex(of: ".").map { TypeName(String(text[..<$0])) }
  }

  /// Its own name without those around it.
  var last: String { text.split(separator: ".").last.map(String.init) ?? text }
}

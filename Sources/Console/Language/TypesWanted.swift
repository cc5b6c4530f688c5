import AutoLayout
import Interchange

/// What begins with a dot where it is known of which type a value is wanted.
extension ExpressionTree {
  /// `.large` as `Space.large`, `.init(title: "A")` as `Row(title: "A")`, `.make()` as
  /// `UILabel.make()`, in lists and dictionaries, too.
  func naming(_ type: String?, in code: PastedCode) -> ExpressionTree {
    guard let type else { return self }
    switch form {
    case .tuple(let elements):
      guard let places = type.tuplePlaces, places.count == elements.count else { return self }
      return ExpressionTree(
        .tuple(
          zip(elements, places).map { element, place in
            Argument(
              label: element.label ?? place.label.map { NameSyntax($0, element.value.range) },
              value: element.value.naming(place.type, in: code))
          }), range)
    case .list(let elements):
      guard let element = type.elementType else { return self }
      return ExpressionTree(.list(elements.map { $0.naming(element, in: code) }), range)
    case .dictionary(let entries):
      guard let (key, value) = type.entryTypes else { return self }
      return ExpressionTree(
        .dictionary(
          entries.map { entry in
            Entry(key: entry.key.naming(key, in: code), value: entry.value.naming(value, in: code))
          }), range)
    case .conditional(let condition, let first, let second):
      return ExpressionTree(
        .conditional(condition, first.naming(type, in: code), second.naming(type, in: code)), range)
    case .implicitMember, .call: return code.typeName(in: type).map { of($0, in: code) } ?? self
    default: return self
    }
  }

  /// Whether a type can say what it means.
  var awaitsType: Bool {
    switch form {
    case .implicitMember, .list, .dictionary, .conditional: true
    case .call(let callee, _): if case .implicitMember = callee.form { true } else { false }
    default: false
    }
  }

  private func of(_ type: String, in code: PastedCode) -> ExpressionTree {
    switch form {
    case .implicitMember(let member) where code.gives(member.text, ofType: type):
      return ExpressionTree(.member(ExpressionTree(.name(type), range), member), range)
    case .call(let callee, let arguments):
      guard case .implicitMember(let member) = callee.form else { return self }
      let base = ExpressionTree(.name(type), callee.range)
      if member.text == "init" {
        return code.makes(type) ? ExpressionTree(.call(base, arguments), range) : self
      }
      guard code.plainType(named: type) != nil || code.makes(type, by: member.text, arguments)
      else { return self }
      return ExpressionTree(
        .call(ExpressionTree(.member(base, member), callee.range), arguments), range)
    default: return self
    }
  }
}

extension PastedCode {
  /// The name that a type as it is written comes to; `nil` where it is a part of one of UIKit's:
  /// `NSLayoutConstraint.Axis` is not an `Axis` of the paste's own.
  fileprivate func typeName(in type: String) -> String? {
    let path = type.unwrappedType.split(separator: ".").map(String.init)
    guard let name = path.last, path.dropLast().allSatisfy({ self.type(named: $0) != nil }) else {
      return nil
    }
    return name
  }

  /// Whether something is made by the name of a type alone.
  fileprivate func makes(_ type: String) -> Bool {
    self.type(named: type)?.isDeclared == true || ViewKind.ofClass(type) != nil
  }

  /// Whether a pasted function makes something of a type, or one of its superclasses.
  fileprivate func makes(
    _ type: String, by name: String, _ arguments: [ExpressionTree.Argument]
  ) -> Bool {
    let methods = members(named: name).filter {
      $0.function.kind == .method && $0.function.takes(arguments)
    }
    return member(among: methods, ofType: type) != nil
  }

  /// Whether a type gives something by that name that is of its own type, as far as anybody can
  /// tell.
  fileprivate func gives(_ name: String, ofType type: String) -> Bool {
    if let plain = plainType(named: type), plain.gives(name) { return true }
    let properties = members(named: name).filter { $0.function.kind == .property }
    return member(among: properties, ofType: type) != nil
  }

  /// The type that a property of the code's own was declared with.
  func declaredType(of tree: ExpressionTree) -> String? {
    let name: String
    switch tree.form {
    case .name(let own): name = own
    case .member(let base, let own) where base.isSelf: name = own.text
    default: return nil
    }
    return object.flatMap { declaredType(of: name, in: $0.type) }
  }

  fileprivate func declaredType(of property: String, in type: String) -> String? {
    line(of: type).lazy.compactMap { $0.typeWritten(of: property) }.first
  }
}

extension Workspace {
  /// The same of anything's property: `header.model = .init(name: "A")`.
  func declaredType(of tree: ExpressionTree) -> String? {
    if let own = code.declaredType(of: tree) { return own }
    var evaluator = Evaluator(self)
    guard case .member(let base, let name) = tree.form, let owner = try? evaluator.value(of: base)
    else { return nil }
    let type: String? =
      switch owner {
      case .item(let item) where item.guide == nil: document.view(item.view)?.className
      case .instance(let instance): instance.type
      case .type(let type): type
      default: nil
      }
    return type.flatMap { code.declaredType(of: name.text, in: $0) }
  }
}

extension PastedType {
  fileprivate func typeWritten(of name: String) -> String? {
    for property in properties where property.declaredName == name {
      switch property {
      case .declaration(let declaration): return declaration.type?.text
      case .promise(let promise): return promise.type.text
      case .construction(let construction): return construction.type?.text
      default: continue
      }
    }
    return nil
  }
}

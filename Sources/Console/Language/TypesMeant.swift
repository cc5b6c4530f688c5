import Interchange

/// Names of types that mean another one in each code: `Self`, and those that a class leaves to what is
/// made from it, as `class BaseController<V: UIView>: UIViewController` does.
extension PastedCode {
  /// The type that a name stands for in the code that is carried out.
  func typeMeant(by name: String) -> String {
    guard parameters.contains(name), let object else { return name }
    var found: String?
    var given: [String] = []
    for type in line(of: object.type) {
      let meant = Dictionary(
        zip(type.parameters, given), uniquingKeysWith: { first, _ in first })
      if let meaning = meant[name], found == nil || type.name == place { found = meaning }
      given = type.arguments.map { meant[$0] ?? $0 }
    }
    return found ?? typesGiven[name] ?? name
  }

  /// What `Self` is in the code that is carried out; a function by itself has none.
  var typeOfSelf: String? {
    typeAsked ?? object.flatMap { $0.type.isEmpty ? nil : $0.type }
  }

  /// The type of which something is made by a name.
  func typeMade(by name: String) -> String {
    name == "Self" ? typeOfSelf ?? name : typeMeant(by: name)
  }

  /// Whether `self.init` or `Self.init` makes another one: of an object `self.init` is what its own
  /// initializer goes on with.
  func makesItself(_ base: ExpressionTree, by name: NameSyntax) -> Bool {
    name.text == "init" && (base.form == .name("Self") || typeAsked != nil && base.isSelf)
  }
}

extension ExpressionTree {
  /// `self.init()` in a function of a type as `Self()`.
  func makingItself(in code: PastedCode) -> ExpressionTree {
    guard case .call(let callee, let arguments) = form,
      case .member(let base, let name) = callee.form,
      code.makesItself(base, by: name)
    else { return self }
    return ExpressionTree(.call(ExpressionTree(.name("Self"), callee.range), arguments), range)
  }
}

extension [PastedType] {
  /// Those of which something can be made, or else all.
  var concrete: [PastedType] {
    let concrete = filter(\.parameters.isEmpty)
    return concrete.isEmpty ? self : concrete
  }
}

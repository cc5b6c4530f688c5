import Interchange

/// What a text does with its names: of those that nothing declares this is all that says what they are.
struct NameUses: Sendable {
  /// The members that are used of a name, `text` of `title`, and those of them that are called.
  private var members: [String: Set<String>] = [:]
  private var called: [String: Set<String>] = [:]
  /// The names that are put into a view.
  private var inserted: Set<String> = []

  init(_ statements: [Statement]) {
    for case .expression(let expression) in SyntaxWalk(statements) {
      switch expression.form {
      case .member(let base, let member):
        guard let name = base.nameOfOwn else { continue }
        members[name, default: []].insert(member.text)
      case .call(let function, let arguments):
        if case .member(let base, let member) = function.form, let name = base.nameOfOwn {
          called[name, default: []].insert(member.text)
        }
        guard let method = function.lastName, Self.insertions.contains(method) else { continue }
        inserted.formUnion(arguments.flatMap(\.value.namesOfOwn))
      default: continue
      }
    }
  }

  /// The class that a name is used as an object of; `nil` where nothing shows that it is a view, or where
  /// any view can be used so.
  func viewClass(of name: String) -> TypeName? {
    let used = members[name] ?? []
    let isView = used.contains { UIKitTables.typeImplied(by: $0) != nil }
    guard isView || inserted.contains(name) else { return nil }
    let methods = called[name] ?? []
    // `[title setText:@"Hi"]`
    let properties = used.subtracting(methods).union(methods.compactMap(\.propertySet))
    return UIKitTables.viewClass(using: properties, calling: methods)
  }

  private static let insertions: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews",
    "addArrangedSubviews", "UIStackView",
  ]
}

extension Expression {
  /// `title` of `title`, `self.title` and `title?`.
  fileprivate var nameOfOwn: String? {
    switch form {
    case .name(let name, _): name
    case .member(let base, let name): base.plainName == "self" ? name.text : nil
    case .optionalChain(let value), .forced(let value): value.nameOfOwn
    default: nil
    }
  }

  /// The same of a list's elements.
  fileprivate var namesOfOwn: [String] {
    if case .list(let elements) = form { return elements.compactMap(\.nameOfOwn) }
    return nameOfOwn.map { [$0] } ?? []
  }
}

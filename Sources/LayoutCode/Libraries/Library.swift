import AutoLayout

/// A library that lays out with constraints, read as code that runs: the types that it declares, and
/// what it adds to those of UIKit.
///
/// One more helper of a library is one more `Member` in its file. One more library is one more file,
/// and its name in `all`.
package struct Library: Sendable {
  /// As it is imported.
  package let name: String
  /// Whether what it adds cannot be anybody else's: then its members are known in files that do not
  /// import it, too, as Swift knows them when another file of the module does.
  let isUnmistakable: Bool
  /// Whether it counts only where a file imports it: what it adds may be anybody's.
  let isByNameOnly: Bool
  /// Names that tell it in a text without imports, beside which its other names can be anybody's.
  let marks: Set<String>
  /// Its own types, called `SnapKit.Constraint`.
  let types: [MemberTable]
  /// What it calls types of UIKit's, and its own by the names that one table stands for.
  let aliases: [String: TypeName]
  /// The operators that it declares.
  let operators: [LibraryOperator]
  /// What stands before `==` where that makes a constraint.
  let relations: Relations?
  /// What it adds to types of UIKit, by their names of today and the members' names.
  private let additions: [TypeName: [String: [Member]]]
  /// The names of its calls that make constraints.
  let constraintCalls: Set<String>

  init(
    _ name: String, isUnmistakable: Bool = false, isByNameOnly: Bool = false,
    marks: Set<String> = [],
    types: [MemberTable] = [], aliases: [String: TypeName] = [:],
    additions: [MemberTable], operators: [LibraryOperator] = [], relations: Relations? = nil
  ) {
    self.name = name
    self.isUnmistakable = isUnmistakable
    self.isByNameOnly = isByNameOnly
    self.marks = marks
    self.aliases = aliases
    (self.types, self.operators, self.relations) = (types, operators, relations)
    self.additions = Dictionary(
      additions.map { ($0.type, $0.membersByName) },
      uniquingKeysWith: { one, other in one.merging(other) { $0 + $1 } })
    constraintCalls = Set(
      (types + additions).flatMap(\.members).filter(\.makesConstraints)
        .flatMap { [$0.name] + $0.olderNames })
  }

  /// Members that make constraints by being related, and the call within whose closure they do.
  struct Relations: Sendable {
    let members: Set<String>
    var block: String?
    /// Whether they make none but as statements.
    var standAlone = false
  }

  /// What it adds to a type under a name.
  func additions(to type: TypeName, named name: String) -> [Member] {
    additions[type]?[name] ?? []
  }

  /// Everything that it adds to a type.
  func additions(to type: TypeName) -> [Member] { (additions[type] ?? [:]).values.flatMap { $0 } }

  /// Whether the type is one of its own, of which every member is known.
  func declares(_ type: TypeName) -> Bool { types.contains { $0.type == type } }

  /// The type that code calls so where the library is imported.
  func type(_ name: String) -> TypeName? {
    let own = TypeName("\(self.name).\(name)")
    return types.contains { $0.type == own } ? own : aliases[name]
  }

  /// What extensions of one of its types may call that.
  func names(of type: TypeName) -> [TypeName] {
    guard declares(type) else { return [] }
    return [TypeName(type.last)]
      + aliases.filter { $0.value == type }.keys.sorted().map { TypeName($0) }
  }
}

extension Library {
  package static let all: [Library] = [
    .snapKit, .masonry, .masonryShorthand, .pureLayout, .tinyConstraints, .anchorage, .cartography,
    .easyPeasy, .stevia, .then,
  ]

  /// The prompt's relations, where pasted code is mixed with them.
  static let prompt = Library(
    "Tsume", additions: [],
    relations: Relations(
      members: Set(Attribute.allCases.map(\.name) + ["baseline"]), standAlone: true))

  /// Those that a program with such imports can mean, the imported ones first. A text without imports
  /// may be a piece of any file: it means the libraries of which it calls something that tells them.
  static func meant(by imports: [String], calling names: Set<String> = []) -> [Library] {
    let imported = imports.compactMap { name in all.first { $0.name == name } }
    return imported
      + all.filter { library in
        !imports.contains(library.name) && !library.isByNameOnly
          && (library.isUnmistakable || imports.isEmpty && !library.marks.isDisjoint(with: names))
      }
  }

  /// The names in a text that tell a library.
  static func marks(in statements: [Statement]) -> Set<String> {
    var found: Set<String> = []
    for case .expression(let expression) in SyntaxWalk(statements) {
      if let name = expression.lastName { found.insert(name) }
    }
    return found.intersection(allMarks)
  }

  private static let allMarks = all.reduce(into: Set<String>()) { $0.formUnion($1.marks) }

  /// Members that nothing but a library has, whatever it adds them to.
  static let words: Set<String> = Set(
    all.filter(\.isUnmistakable).flatMap { library in
      library.additions.filter { $0.key != UIKitTables.globals }.flatMap { $0.value.keys }
    })

  /// Methods of the constraints that libraries make, which UIKit's do not have: `update(offset:)`.
  static let callsOnConstraints: Set<String> = Set(
    all.flatMap(\.types).filter { $0.type.last.hasSuffix("Constraint") }.flatMap(\.members)
      .filter { if case .method = $0.form { true } else { false } }
      .flatMap { [$0.name] + $0.olderNames })

  /// Members that only views have: what has one is a view.
  static let wordsOfViews: Set<String> = Set(
    all.filter(\.isUnmistakable).flatMap { $0.additions["UIView"]?.keys.map { $0 } ?? [] })
}

extension Member {
  /// The same under another name, where something else stands before the point.
  func called(_ name: String, on receiver: @escaping @Sendable (Value) -> Value) -> Member {
    let form: Form
    switch self.form {
    case .property(let read, let write):
      var writeHere: Write?
      if let write {
        writeHere = { (evaluator, value, operand) throws(Stop) in
          try write(&evaluator, receiver(value), operand)
        }
      }
      form = .property(
        read: { (evaluator, value, range) throws(Stop) in
          try read(&evaluator, receiver(value), range)
        }, write: writeHere)
    case .method(let parameters, let call):
      form = .method(parameters) { (evaluator, value, arguments) throws(Stop) in
        try call(&evaluator, receiver(value), arguments)
      }
    case .mutating: form = self.form
    }
    return Member(
      name: name, olderNames: [], type: type, form: form, isStatic: isStatic,
      hasPartInLayout: hasPartInLayout, makesConstraints: makesConstraints, summary: summary)
  }
}

extension Evaluator {
  /// What a property of UIKit's that a library sets or calls does.
  @discardableResult
  mutating func callTable(
    _ name: String, of type: TypeName, on value: Value, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard let found = UIKitTables.method(name, arguments, of: type, isStatic: false),
      case .method(_, let call) = found.member.form
    else { return .void }
    return try call(&self, value, found.arguments)
  }

  /// What a constraint is called by the property that holds it, or the library's that made it.
  func propertyName(ofConstraint id: ObjectID) -> String? {
    if let name = names.propertyName(of: id) { return name }
    guard case .object(let holder)? = heap[id].fields[Self.holder] else { return nil }
    return names.propertyName(of: holder)
  }
}

import AutoLayout

/// All tables of members, and how something in them is found.
package enum UIKitTables {
  package static let all: [MemberTable] =
    viewTables + layoutTables + controllerTables + valueTables + languageTables + foundationTables
    + Library.all.flatMap(\.types)

  /// Free functions and constants are members of no type.
  package static let globals: TypeName = ""

  /// The table of a type, by its name of today or by an older one.
  package static func table(_ type: TypeName) -> MemberTable? { byName[type]?.table }

  /// The type as it is called today.
  package static func typeToday(_ type: TypeName) -> TypeName { byName[type]?.table.type ?? type }

  /// Whether a type is `ancestor` or one of its subclasses.
  package static func isA(_ type: TypeName, _ ancestor: TypeName) -> Bool {
    lineage(of: type).contains { $0.table.type == ancestor }
  }

  ///
  /// - Parameter libraries: Those whose additions count, too.
  package static func property(
    _ name: String, of type: TypeName, isStatic: Bool, with libraries: [Library] = []
  ) -> Member? {
    first(in: type) { entry in
      entry.members(named: name, with: libraries).first {
        $0.isStatic == isStatic && $0.parameters == nil
      }
    }
  }

  /// The method that is called so with such labels, and the arguments with the labels of today.
  package static func method(
    _ name: String, _ arguments: CallArguments, of type: TypeName, isStatic: Bool,
    with libraries: [Library] = []
  ) -> (member: Member, arguments: CallArguments)? {
    first(in: type) { entry in
      for member in entry.members(named: name, with: libraries) where member.isStatic == isStatic {
        guard let parameters = member.parameters, let matched = arguments.matched(to: parameters)
        else { continue }
        return (member, matched)
      }
      return nil
    }
  }

  /// The method of that name today that changes what it is called on: `list.sort()`, as a list in order was
  /// asked for once.
  static func change(
    _ name: String, _ arguments: CallArguments, of type: TypeName
  ) -> (member: Member, arguments: CallArguments)? {
    first(in: type) { entry in
      for member in entry.members[name] ?? [] where member.name == name {
        guard case .mutating(let parameters, _) = member.form,
          let matched = arguments.matched(to: parameters)
        else { continue }
        return (member, matched)
      }
      return nil
    }
  }

  /// Every form of a method, for messages, help and completion.
  package static func methods(
    _ name: String, of type: TypeName, isStatic: Bool, with libraries: [Library] = []
  ) -> [Member] {
    lineage(of: type).flatMap { $0.members(named: name, with: libraries) }
      .filter { $0.isStatic == isStatic && $0.parameters != nil }
  }

  /// Whether something of such a type can be told so.
  package static func hasMethod(_ name: String, of type: TypeName) -> Bool {
    !methods(name, of: type, isStatic: false).isEmpty
  }

  /// The property that `setHidden(true)` sets, as Objective-C and early Swift called it.
  package static func setter(_ name: String, of type: TypeName) -> Member? {
    guard let property = name.propertySet,
      let member = self.property(property, of: type, isStatic: false),
      case .property(_, .some) = member.form
    else { return nil }
    return member
  }

  /// Whether a member of that name has no part in the layout and is not modelled: it passes.
  package static func isInert(_ name: String, of type: TypeName) -> Bool {
    lineage(of: type).contains { $0.table.isInert || $0.table.inert.contains(name) }
  }

  /// Whether the tables know a member of that name as one without part in the layout.
  package static func passes(_ name: String, of type: TypeName) -> Bool {
    lineage(of: type).contains { entry in
      entry.table.type != "NSObject" && entry.table.inert.contains(name)
        || entry.members[name]?.contains { !$0.isStatic && !$0.hasPartInLayout } == true
    }
  }

  /// Methods of views without part in the layout, and everything else of them that has none.
  package static let passingNames: (methods: Set<String>, others: Set<String>) = {
    let members = viewTables.flatMap(\.members).filter { !$0.isStatic && !$0.hasPartInLayout }
    let properties = members.filter { $0.parameters == nil }.map(\.name)
    return (
      Set(members.filter { $0.parameters != nil }.map(\.name)),
      viewTables.reduce(into: Set(properties)) { $0.formUnion($1.inert) }
    )
  }()

  /// What properties of views without part in the layout can be, where that is one of a few names.
  package static let passingChoices: [String: [String]] = {
    var choices: [String: [String]] = [:]
    for member in viewTables.flatMap(\.members) where !member.isStatic && !member.hasPartInLayout {
      let names = member.type.flatMap(table)?.choices.map(\.name) ?? []
      if member.parameters == nil, !names.isEmpty { choices[member.name] = names }
    }
    return choices
  }()

  /// Everything that what is made of a type has itself or from its ancestors, its own first, but for what any
  /// object or value has.
  static func members(of type: TypeName, isStatic: Bool = false) -> [Member] {
    lineage(of: type).map(\.table).filter { !["NSObject", "Any"].contains($0.type) }
      .flatMap(\.members).filter { $0.isStatic == isStatic && $0.name != "init" }
  }

  /// The names of that, older ones as well.
  static func memberNames(of type: TypeName, with libraries: [Library]) -> Set<String> {
    lineage(of: type).reduce(into: []) { names, entry in
      names.formUnion(entry.members.keys)
      for library in libraries {
        names.formUnion(library.additions(to: entry.table.type).map(\.name))
      }
    }
  }

  /// What anything of the tables is called today or was before.
  static let memberNames: Set<String> = Set(
    all.flatMap(\.members).flatMap { [$0.name] + $0.olderNames })

  /// Methods that are called without arguments, and that no property is called as.
  static let bareMethodNames: Set<String> = {
    let members = all.flatMap(\.members)
    let names = { (some: [Member]) in Set(some.flatMap { [$0.name] + $0.olderNames }) }
    let methods = members.filter { $0.parameters?.isEmpty == true && $0.name != "init" }
    return names(methods).subtracting(names(members.filter { $0.parameters == nil }))
  }()

  /// Whether a class itself has a method without arguments of that name, and no property.
  static func isBareMethod(_ name: String, ofClass type: TypeName) -> Bool {
    property(name, of: type, isStatic: true) == nil
      && methods(name, of: type, isStatic: true).contains { $0.parameters?.isEmpty == true }
  }

  private static func first<Found>(in type: TypeName, _ find: (Entry) -> Found?) -> Found? {
    for entry in lineage(of: type) { if let found = find(entry) { return found } }
    return nil
  }
}

// MARK: The index

extension UIKitTables {
  fileprivate struct Entry {
    let table: MemberTable
    let members: [String: [Member]]

    init(_ table: MemberTable) {
      self.table = table
      members = table.membersByName
    }

    /// Its own before those that libraries add.
    func members(named name: String, with libraries: [Library]) -> [Member] {
      libraries.reduce(members[name] ?? []) { $0 + $1.additions(to: table.type, named: name) }
    }
  }

  private static let byName: [TypeName: Entry] = {
    var entries: [TypeName: Entry] = [:]
    for table in all {
      let entry = Entry(table)
      for name in [table.type] + table.olderNames { entries[name] = entry }
    }
    return entries
  }()

  /// From the type itself up to its first ancestor.
  private static func lineage(of type: TypeName) -> [Entry] {
    var (result, next) = ([Entry](), byName[type])
    while let entry = next {
      result.append(entry)
      next = entry.table.superclass.flatMap { byName[$0] }
    }
    return result
  }
}

// MARK: Where a value's members are

extension UIKitTables {
  /// The type in whose table a value's members are; `nil` for what has none.
  package static func type(of value: Value, in heap: Heap) -> TypeName? {
    switch value {
    case .number(let number): number.isWhole ? "Int" : "CGFloat"
    case .boolean: "Bool"
    case .text: "String"
    case .absent: "Optional"
    case .list: "Array"
    case .dictionary: "Dictionary"
    case .range: "Range"
    case .structure(let structure): structure.type
    case .choice(let choice): choice.type
    case .object(let id): heap[id].type
    case .anchor(let anchor): anchor.attribute.typeName
    case .function: MemberParameter.functionType
    case .type(let type): type
    case .tuple, .unknown: nil
    }
  }

  /// What has members of a view and of nothing else: what an unknown becomes of which one is used.
  package static func typeImplied(by member: String) -> TypeName? {
    if viewWords.contains(member) || Library.wordsOfViews.contains(member) { return "UIView" }
    return stackWords.contains(member) ? "UIStackView" : nil
  }

  /// The first class of views that has most of some members; `nil` where they are those of any view.
  static func viewClass(
    using properties: Set<String>, calling methods: Set<String>
  ) -> TypeName? {
    let used =
      properties.subtracting(wordsOfManyViews).map { ($0, isCalled: false) }
      + methods.map { ($0, isCalled: true) }
    let telling = used.filter { !has($0, "UIView", isCalled: $1) }
    var best: (type: TypeName, count: Int)?
    for table in viewTables {
      let count = telling.count { has($0, table.type, isCalled: $1) }
      if count > best?.count ?? 0 { best = (table.type, count) }
    }
    return best?.type
  }

  private static func has(_ member: String, _ type: TypeName, isCalled: Bool) -> Bool {
    lineage(of: type).contains { entry in
      entry.members[member]?.contains { !$0.isStatic && ($0.parameters != nil) == isCalled } == true
    }
  }

  /// These do not tell one class from another.
  private static let wordsOfManyViews: Set<String> = [
    "delegate", "dataSource", "isEnabled", "enabled", "isHighlighted", "highlighted", "title",
  ]

  private static let viewWords: Set<String> = Set(
    [
      "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront",
      "sendSubviewToBack", "addLayoutGuide", "addConstraint", "addConstraints",
      "translatesAutoresizingMaskIntoConstraints", "setContentHuggingPriority",
      "setContentCompressionResistancePriority", "safeAreaLayoutGuide", "layoutMarginsGuide",
      "readableContentGuide", "keyboardLayoutGuide", "intrinsicContentSize",
    ] + AnchorMembers.names)

  private static let stackWords: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "arrangedSubviews",
    "setCustomSpacing", "isLayoutMarginsRelativeArrangement",
  ]
}

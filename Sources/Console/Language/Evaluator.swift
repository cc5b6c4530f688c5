import AutoLayout
import Diagnosis
import Interchange
import LayoutCode

/// Works out what expressions stand for, on one version of a document. Changes nothing.
struct Evaluator {
  private let shared: Shared
  /// The quantities of the layout that went into the values.
  private(set) var reads: [Measure] = []
  /// What the other side of a relation says, of which one side is read.
  var otherSide: OtherSide?
  /// Whether `7` is what Swift counts with, because nothing says that a length is wanted.
  var countsWhole = false

  init(_ workspace: Workspace) { shared = Shared(workspace) }

  var workspace: Workspace { shared.workspace }
  var document: Document { shared.workspace.document }

  /// By reference: expressions are walked recursively, and a copy of it stands in every frame.
  private final class Shared {
    let workspace: Workspace
    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Asked in its place: every name is, and a document is large.
    func entity(named name: String) -> Entity? { workspace.document.entity(named: name) }
  }

  mutating func note(_ measures: [Measure]) { reads += measures }

  /// - Parameter countsWhole: Whether `7` is what Swift counts with there, or a length.
  mutating func counting<Answer>(
    _ countsWhole: Bool, _ ask: (inout Evaluator) throws(LineFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    let outer = self.countsWhole
    self.countsWhole = countsWhole
    defer { self.countsWhole = outer }
    return try ask(&self)
  }
}

extension Evaluator {
  /// What the tree stands for, anchors and tuples still with where they come from.
  mutating func value(of tree: ExpressionTree) throws(LineFailure) -> Value {
    switch tree.form {
    case .number(let number):
      return countsWhole && tree.isWholeNumber ? .whole(number) : .number(number)
    case .string(let text): return .text(text)
    case .boolean(let boolean): return .boolean(boolean)
    case .absent: return .absent
    case .name(let name): return try named(name, at: tree.range)
    case .implicitMember(let name): return .choice(name.text)
    case .member(let base, let name): return try member(name, of: base)
    case .call(let callee, let arguments):
      return try call(callee, arguments, at: tree.range)
    case .index(let base, let arguments): return try element(of: base, arguments, at: tree.range)
    case .optionalChain(let base): return try value(of: base)
    case .reference(let callee, let labels): return try named(callee, labels)
    case .forced, .cast: return try marked(value(of: tree.withoutMarks), as: tree)
    case .tuple(let elements): return try limited(tuple(elements), at: tree.range)
    case .list(let elements): return try limited(list(elements), at: tree.range)
    case .dictionary(let entries): return try limited(dictionary(entries), at: tree.range)
    case .prefix(let prefix, let base): return try applied(prefix, to: base, at: tree.range)
    case .binary(let left, let binary, let right):
      return try joined(left, binary, right, at: tree.range)
    case .conditional(let condition, let first, let second):
      let condition = try operand(condition)
      if case .inert = condition.value { return condition.value }
      return try value(of: condition.boolean() ? first : second)
    case .closure: return .inert("{ … }")
    case .range(let low, let high, let isClosed):
      return try limited(numbers(low, high, isClosed: isClosed, at: tree.range), at: tree.range)
    }
  }

  /// The value as it is printed, compared and kept: an anchor as the number that it has now.
  mutating func settled(_ tree: ExpressionTree) throws(LineFailure) -> Value {
    try settled(value(of: tree), at: tree.range)
  }

  mutating func operand(_ tree: ExpressionTree) throws(LineFailure) -> Operand {
    Operand(try settled(tree), at: tree.range)
  }

  /// Without turning anchors into numbers.
  mutating func rawOperand(_ tree: ExpressionTree) throws(LineFailure) -> Operand {
    Operand(try value(of: tree), at: tree.range)
  }

  mutating func settled(_ value: Value, at range: SourceRange) throws(LineFailure) -> Value {
    switch value {
    case .anchor(let anchor): return .number(try position(of: anchor, at: range))
    case .distance(let distance): return .number(try length(of: distance, at: range))
    case .margins(let view): return try read(view, at: range) { Tuple($0.layoutMargins(of: $1)) }
    case .frame(let view): return try settled(.tuple(scrollFrame(of: view, at: range)), at: range)
    case .tuple(let tuple):
      note(tuple.measures)
      return value
    case .group(let group): return try settled(group, at: range)
    default: return value
    }
  }

  /// In points, in the window.
  mutating func position(
    of anchor: Anchor, at range: SourceRange
  ) throws(LineFailure) -> Double {
    if let moment = workspace.moment {
      throw .objection(LanguageWords.momentReadsFrames(moment.phase, at: range))
    }
    guard let value = try workspace.solution().value(of: anchor) else {
      throw .objection(LanguageWords.notInWindow(anchor.item.view, at: range, in: document))
    }
    note([.anchor(anchor)])
    return value
  }

  /// What the layout knows of a view that is in the window.
  func read(
    _ view: ViewID, at range: SourceRange, _ ask: (Solution, ViewID) -> Tuple?
  ) throws(LineFailure) -> Value {
    guard let tuple = ask(try workspace.solution(), view) else {
      throw .objection(LanguageWords.notInWindow(view, at: range, in: document))
    }
    return .tuple(tuple)
  }

  func name(of view: ViewID) -> String { document.view(view)?.name ?? "?" }
}

extension Tuple {
  fileprivate init?(_ insets: Insets?) {
    guard let insets else { return nil }
    self.init(insets)
  }
}

// MARK: Names

extension Evaluator {
  private mutating func named(_ name: String, at range: SourceRange) throws(LineFailure) -> Value {
    if let local = workspace.locals[name] { return present(local) }
    if let entity = shared.entity(named: name) { return value(of: entity) }
    // In the code of a view or its controller, the root view is what `self` comes to.
    if name == "self" { return .item(Item(.root)) }
    if let own = try ownOfController(name, at: range) { return own }
    if name == ContentView.name, let content = document.ownContentView {
      return .item(Item(content))
    }
    if TypeNames.isType(name) { return .type(name) }
    if workspace.isOfController(name) { return .inert(name) }
    if name == "traitCollection" { return .item(Item(.root)) }
    if name.hasPrefix("$") { throw .objection(LanguageWords.noPlaceholder(name, at: range)) }
    throw .objection(UnknownNameWords.objection(name, at: range, in: workspace))
  }

  /// A constraint says what it says now, whenever it got its name.
  private func present(_ value: Value) -> Value {
    switch value {
    case .constraint(.constraint(let id), _): constraint(id)
    default: value
    }
  }

  func value(of entity: Entity) -> Value {
    switch entity {
    case .view(let id):
      document.isLayer(id) ? .layer(id) : .item(Item(id))
    case .constraint(let id): constraint(id)
    case .value(let kept): value(of: kept) ?? .absent
    }
  }

  func constraint(_ id: ConstraintID) -> Value {
    .constraint(.constraint(id), document.constraint(id)?.equation)
  }
}

// MARK: Brackets

extension Evaluator {
  /// Refuses more than anybody means: put together with itself again and again a value doubles.
  func limited(_ value: Value, at range: SourceRange) throws(LineFailure) -> Value {
    if let most = value.limit, value.holdsMore(than: most) {
      throw .objection(LanguageWords.holdsTooMuch(value, most: most, at: range))
    }
    guard value.isDeeper(than: Value.deepest) else { return value }
    throw .objection(Objection(EvaluationWords.nestsTooDeep, at: range))
  }

  /// The same of a text of so many bytes, before it is made.
  func checkText(ofBytes count: Int, at range: SourceRange) throws(LineFailure) {
    let text = Value.text("")
    guard let most = text.limit, count > most else { return }
    throw .objection(LanguageWords.holdsTooMuch(text, most: most, at: range))
  }

  private mutating func list(_ elements: [ExpressionTree]) throws(LineFailure) -> Value {
    var values: [Value] = []
    for element in elements { values.append(try value(of: element)) }
    return .list(values)
  }

  /// The numbers of a range; one more than a list can hold where there are too many.
  private mutating func numbers(
    _ low: ExpressionTree, _ high: ExpressionTree, isClosed: Bool, at range: SourceRange
  ) throws(LineFailure) -> Value {
    let numbers = try operand(low).range(to: operand(high), isClosed: isClosed, at: range)
    return .list(numbers.prefix(Value.mostElements + 1).map { .whole(Double($0)) })
  }

  /// What stands behind the dot of a list without brackets.
  static let listProperties = ["count", "first", "indices", "isEmpty", "last"]
  static let dictionaryProperties = listProperties + ["keys", "values"]

  /// The methods of lists.
  static let listMethods = UIKitTables.methodNames(of: "Array")

  static func member(_ name: String, of values: [Value]) -> Value? {
    switch name {
    case "count": .whole(Double(values.count))
    case "isEmpty": .boolean(values.isEmpty)
    case "first": values.first ?? .absent
    case "last": values.last ?? .absent
    case "indices": .list(values.indices.map { .whole(Double($0)) })
    case "lazy": .list(values)
    default: nil
    }
  }

  static func member(_ name: String, of entries: [Value.Entry]) -> Value? {
    switch name {
    case "keys": .list(entries.map(\.key))
    case "values": .list(entries.map(\.value))
    default: member(name, of: entries.map { .group(Group($0)) })
    }
  }

  private mutating func dictionary(
    _ entries: [ExpressionTree.Entry]
  ) throws(LineFailure) -> Value {
    var pairs: [Value.Entry] = []
    var known: Set<Value> = []
    for entry in entries {
      let key = try value(of: entry.key)
      // Beside `1.0` the other numbers are of its type.
      let isNew = known.insert(key.number.map { .number($0) } ?? key).inserted
      guard isNew || !key.isKnownKey else {
        throw .objection(LanguageWords.keyStandsTwice(key, at: entry.key.range, in: document))
      }
      pairs.append(Value.Entry(key: key, value: try value(of: entry.value)))
    }
    return .dictionary(pairs)
  }
}

extension Value {
  /// Whether two of them that are equal are one key in the app, too: of what is not known here the
  /// name alone is.
  fileprivate var isKnownKey: Bool {
    switch self {
    case .text, .number, .whole, .boolean, .choice, .item, .constraint: true
    default: false
    }
  }
}

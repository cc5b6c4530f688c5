import AutoLayout
import Interchange

/// Making something of a type.
extension Evaluator {
  /// `Card(title: "Hi")`
  mutating func construct(
    _ type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    findings.make(type)
    switch program.types[type]?.kind {
    case .enum: return try constructCase(of: type, arguments, at: range)
    case .struct: return try constructStruct(type, arguments, at: range)
    case .class, .actor:
      return try initialize(.object(makeObject(type)), as: type, arguments, at: range)
    case .protocol, .extension, nil: break
    }
    return try constructBuiltIn(type, arguments, at: range)
  }

  /// `models.map(Row.init)`: with the labels of the initializer that takes as many values.
  mutating func construct(
    _ type: TypeName, with values: [Value], at range: SourceRange
  ) throws(Stop) -> Value {
    let outer = frame
    frame = CallFrame(scope: heap.make(Scope(parent: outer.scope)), owner: outer.owner)
    defer { frame = outer }
    let labels = labels(ofInitializerOf: type, taking: values.count)
    var arguments: [Expression.Argument] = []
    for (place, value) in values.enumerated() {
      heap[frame.scope].names["$\(place)"] = value
      arguments.append(
        Expression.Argument(
          label: labels.indices.contains(place) ? labels[place].map { NameSyntax($0, range) } : nil,
          value: Expression(.name("$\(place)", generics: []), range)))
    }
    return try construct(type, arguments, at: range)
  }

  private mutating func labels(ofInitializerOf type: TypeName, taking count: Int) -> [String?] {
    for ancestor in lineage(of: type) {
      let fitting = program.types[ancestor]?.written
        .first { $0.function.parameters.count == count }
      if let fitting { return fitting.function.parameters.map { $0.label } }
    }
    guard let declared = program.types[type], declared.kind == .struct else { return [] }
    return declared.stored.prefix(count).map(\.name)
  }

  private mutating func constructBuiltIn(
    _ type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    for ancestor in lineage(of: type) {
      let candidates = program.types[ancestor]?.initializers ?? []
      if let chosen = choose(among: candidates, arguments) {
        return try runConvenience(chosen, of: type, arguments, at: range)
      }
    }
    if UIKitTables.table(type) != nil {
      if let made = try callBuiltIn("init", of: .type(type), type: type, nil, arguments, at: range)
      {
        return made
      }
      if program.isView(type) {
        _ = try self.arguments(arguments, as: [])
        return try makeView(kind(of: type), className: type.text, at: range)
      }
      return try unknownMade(type, arguments, at: range)
    }
    guard type.baseByName != nil || program.types[type] != nil, program.isView(type) else {
      return try unknownMade(type, arguments, at: range)
    }
    // A view of a class that is not there: of the nearest kind, with no natural size.
    if policy == .typedLine {
      throw .objection(EvaluationWords.notKnown(type.text), at: range, hints: [])
    }
    let given = try self.arguments(arguments, as: [])
    let unknown = Unknown("\(type.text)()", at: range, type: type)
    findings.use(unknown, as: .view, hasConsequences: given.operands.contains { isView($0.value) })
    let made = try makeUnknownView(type: type, name: nil, at: range)
    // What every view takes has its meaning for this one, too.
    if let operand = given["frame"], let view = view(of: made), view.frameLayout != nil,
      let frame = try rect(operand), !frame.isNull
    {
      try setFrame(of: view, to: frame, at: operand.range)
    }
    return made
  }

  private mutating func unknownMade(
    _ type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .unknown(let unknown) = try callUnknown(type.text, arguments, at: range) else {
      return .void
    }
    return .unknown(Unknown(unknown.name, at: range, type: type, call: unknown.call))
  }

  /// An initializer that an extension gives one of UIKit's types.
  private mutating func runConvenience(
    _ initializer: DeclaredFunction, of type: TypeName, _ arguments: [Expression.Argument],
    at range: SourceRange
  ) throws(Stop) -> Value {
    guard base(of: type).map({ UIKitTables.isA($0, "NSObject") }) == true || program.isView(type)
    else {
      let empty = Value.structure(Value.Structure(type: type, fields: [:]))
      return try runInitializer(initializer, on: empty, arguments, at: range)
    }
    return try runInitializer(initializer, on: .object(makeObject(type)), arguments, at: range)
  }

  // MARK: Classes

  mutating func makeObject(_ type: TypeName) -> ObjectID {
    let peer: Object.Peer = program.isController(type) ? .controller(view: nil) : .none
    return heap.make(Object(type: type, peer: peer))
  }

  /// Runs the initializer that a call means, of the class or inherited, down to UIKit's.
  mutating func initialize(
    _ own: Value, as type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .object(let id) = own else { return own }
    if initializing.insert(id).inserted {
      defer { initializing.remove(id) }
      try initializeProperties(of: id)
      let made = try runInitializers(of: type, id, arguments, at: range)
      try completeView(id, at: range)
      return made
    }
    return try runInitializers(of: type, id, arguments, at: range)
  }

  /// `Card()`, `RoundButton(type: .system)`: where the program has no such initializer, UIKit's calls the
  /// designated one of the object's class, which the program may have.
  private mutating func runInitializers(
    of type: TypeName, _ id: ObjectID, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    let declared = lineage(of: type).contains { ancestor in
      choose(among: program.types[ancestor]?.written ?? [], arguments) != nil
    }
    let made = try runInitializers(from: lineage(of: type), of: id, arguments, at: range)
    guard !declared, Self.callingDesignated.contains(arguments.map { $0.label?.text ?? "_" }),
      let designated = lineage(of: type).lazy.compactMap({ [program] in
        program.types[$0]?.written.first(where: \.isDesignatedOfUIKit)
      }).first
    else { return made }
    return try runInitializer(
      designated, on: .object(id), screenArguments(of: designated, at: range))
  }

  /// The labels of UIKit's initializers that call a designated one.
  private static let callingDesignated: Set<[String]> = [[], ["type"], ["arrangedSubviews"]]

  private mutating func runInitializers(
    from lineage: [TypeName], of id: ObjectID, _ arguments: [Expression.Argument],
    at range: SourceRange
  ) throws(Stop) -> Value {
    for ancestor in lineage {
      guard let chosen = choose(among: program.types[ancestor]?.written ?? [], arguments) else {
        continue
      }
      return try runInitializer(chosen, on: .object(id), arguments, at: range)
    }
    try initializeBase(of: id, arguments, at: range)
    return .object(id)
  }

  mutating func runInitializer(
    _ initializer: DeclaredFunction, on own: Value, _ arguments: [Expression.Argument],
    at range: SourceRange
  ) throws(Stop) -> Value {
    let given = try self.arguments(
      arguments, as: parameterTypes(of: initializer, for: arguments), at: range)
    let places =
      initializer.places(for: given.labels, trailing: arguments.trailingPlace)
      ?? Array(given.operands.indices)
    var operands: [Int: [Operand]] = [:]
    for (operand, place) in zip(given.operands, places) {
      operands[place, default: []].append(operand)
    }
    return try runInitializer(initializer, on: own, operands)
  }

  mutating func runInitializer(
    _ initializer: DeclaredFunction, on own: Value, _ operands: [Int: [Operand]]
  ) throws(Stop) -> Value {
    let (result, changed, _) = try carryOut(initializer, on: own, operands)
    if initializer.function.isFailable, result == .absent { return .absent }
    return changed ?? own
  }

  /// What the class of UIKit above does with a call: a view gets its view.
  private mutating func initializeBase(
    of id: ObjectID, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) {
    guard let base = base(of: heap[id].type), UIKitTables.table(base) != nil, program.isView(base),
      heap[id].peer == .none
    else {
      _ = try self.arguments(arguments, as: [])
      return
    }
    if try callBuiltInInitializer(of: id, base, arguments, at: range) == nil {
      try completeView(id, at: range)
    }
  }

  private mutating func callBuiltInInitializer(
    of id: ObjectID, _ base: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    let forms = UIKitTables.methods("init", of: base, isStatic: true)
    let given = try self.arguments(arguments, as: Self.types(in: forms, for: arguments), at: range)
    guard let found = UIKitTables.method("init", given, of: base, isStatic: true),
      case .method(_, let call) = found.member.form
    else { return nil }
    return try call(&self, .object(id), found.arguments)
  }

  mutating func callSuperInitializer(
    of own: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .object(let id) = own else { return .void }
    _ = try runInitializers(from: ancestors(above: frame.owner), of: id, arguments, at: range)
    try completeView(id, at: range)
    return own
  }

  /// What is a view by its class is one when it is made, whatever its code calls.
  mutating func completeView(_ id: ObjectID, at range: SourceRange) throws(Stop) {
    guard heap[id].peer == .none, program.isView(heap[id].type) else { return }
    let type = heap[id].type
    let made = try makeView(kind(of: type), className: type.text, at: range)
    guard let view = viewID(of: made) else { return }
    heap[id].peer = .view(view)
    objectOfView[view] = id
  }

  /// Gives the stored properties of all its classes their first values, from the top down.
  mutating func initializeProperties(of id: ObjectID) throws(Stop) {
    for ancestor in lineage(of: heap[id].type).reversed() {
      for variable in program.types[ancestor]?.stored ?? []
      where variable.variable.value != nil && !variable.isLazy {
        // `let (title, mark) = (UILabel(), UIView())` gives all its names values at once.
        let isGiven = variable.variable.pattern.singleName == nil
        if isGiven, heap[id].fields[variable.name] != nil { continue }
        try initialize(variable, of: id)
      }
    }
  }

  mutating func initialize(_ variable: DeclaredVariable, of id: ObjectID) throws(Stop) {
    guard let initial = variable.variable.value else { return }
    let outer = enter(owner: variable.owner, own: .object(id))
    defer { frame = outer }
    let type = variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
    var value = try guarded(initial, as: type, name: variable.name)
    if let holder = try wrapped(value, by: variable, at: initial.range) {
      heap[id].fields["_" + variable.name] = holder
      value = try unwrapped(holder, of: variable, at: initial.range)
    }
    try bind(value, to: variable.variable.pattern, at: initial.range)
    for name in variable.variable.pattern.names {
      guard let value = heap[frame.scope].names[name] else { continue }
      heap[id].fields[name] = value
      let isAlone = variable.variable.pattern.singleName != nil
      names.property(isAlone ? variable.givenName : name, value)
    }
  }

  /// A first value; one that cannot be carried out is not known.
  mutating func guarded(
    _ initial: Expression, as type: ValueType?, name: String
  ) throws(Stop) -> Value {
    do throws(Stop) {
      return try evaluate(initial, as: type).settledNumber(as: type)
    } catch {
      switch error {
      case .crash, .refused, .objection:
        if policy == .typedLine { throw error }
        findings.record(error, in: initial.range)
        return .unknown(Unknown(name, at: initial.range, type: type?.name))
      default: throw error
      }
    }
  }
}

extension Evaluator {
  /// A view of a class of the program as UIKit or other code would make it, with parameters that are not
  /// known.
  mutating func makeScreenView(_ type: TypeName, at range: SourceRange) throws(Stop) -> Value {
    let id = makeObject(type)
    try initializeScreen(id, at: range)
    return .object(id)
  }

  /// Runs the designated initializer of an object's class: that of UIKit's own parameters if it has it,
  /// else the first of its own.
  mutating func initializeScreen(_ id: ObjectID, at range: SourceRange) throws(Stop) {
    findings.make(heap[id].type)
    guard initializing.insert(id).inserted else { return }
    defer { initializing.remove(id) }
    try initializeProperties(of: id)
    for ancestor in lineage(of: heap[id].type) {
      guard let chosen = program.types[ancestor]?.screenInitializer else { continue }
      do throws(Stop) {
        _ = try runInitializer(chosen, on: .object(id), screenArguments(of: chosen, at: range))
      } catch {
        try tell(error, at: chosen.range)
      }
      break
    }
    try completeView(id, at: range)
  }

  /// UIKit's own parameters are what UIKit hands over.
  private func screenArguments(
    of initializer: DeclaredFunction, at range: SourceRange
  ) -> [Int: [Operand]] {
    var operands: [Int: [Operand]] = [:]
    for (place, parameter) in initializer.function.parameters.enumerated() {
      switch parameter.label {
      case "nibName", "bundle", "reuseIdentifier": operands[place] = [Operand(.absent, at: range)]
      case "style": operands[place] = [Operand(.choice("default"), at: range)]
      case "frame":
        operands[place] = [Operand(.choice("zero"), at: range)]
      default: break
      }
    }
    return operands
  }
}

extension DeclaredType {
  /// Those that can be carried out.
  var written: [DeclaredFunction] {
    initializers.filter { $0.function.body != nil && !$0.onlyEnds }
  }

  /// The initializer by which a screen is made.
  fileprivate var screenInitializer: DeclaredFunction? {
    let all = written
    let own = all.filter { !$0.isCoder }
    let designated = own.filter { !$0.isConvenience }
    // Objective-C does not say which is designated: mostly the one that takes all that there is.
    let most = designated.filter(\.isMessage)
      .max { $0.function.parameters.count < $1.function.parameters.count }
    return designated.first { $0.function.parameters.contains(where: \.isSystems) }
      ?? most ?? designated.first ?? own.first ?? all.first
  }
}

extension DeclaredFunction {
  /// `fatalError()` and nothing else: never called.
  var onlyEnds: Bool {
    if isMessage, function.kind == .initializer {
      return !calls(initializerOf: "super") && !calls(initializerOf: "self")
    }
    guard let body = function.body, body.count == 1, case .expression(let only) = body[0].form
    else {
      return false
    }
    return only.lastName == "fatalError" || only.lastName == "preconditionFailure"
  }

  /// `init(frame:)`, `init(style:reuseIdentifier:)`, `init(nibName:bundle:)`
  fileprivate var isDesignatedOfUIKit: Bool {
    let labels = function.parameters.map(\.label)
    return labels == ["frame"] || labels == ["style", "reuseIdentifier"]
      || labels == ["nibName", "bundle"]
  }

  var isCoder: Bool { function.parameters.contains { $0.label == "coder" } }
}

extension Parameter {
  fileprivate var isSystems: Bool {
    label.map { ["frame", "nibName", "reuseIdentifier", "style"].contains($0) } ?? false
  }
}

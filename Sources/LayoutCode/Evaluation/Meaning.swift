package import AutoLayout
import Interchange

/// What a value is where something of one kind is wanted, for the tables.
extension Evaluator {
  package mutating func number(
    _ operand: Operand, as what: Unknown.Wanted = .number
  ) throws(Stop) -> Meant<Double> {
    switch operand.value {
    case .number(let number):
      if let known = number.known { return .known(known) }
      return .known(try presentValue(of: number, at: operand.range))
    case .unknown(let unknown):
      findings.use(unknown, as: what)
      return .unknown(unknown)
    case .boolean(let truth): return .known(truth ? 1 : 0)
    case .absent where program.hasMessages: return .known(0)
    case .function: return .unknown(leftUncalled(operand))
    case .text(let text):
      if let number = Double(text) { return .known(number) }
    default: break
    }
    throw .objection(EvaluationWords.noNumber, at: operand.range, hints: [])
  }

  /// A function where its result is wanted: `"Hi".localized` of somebody's extension.
  private mutating func leftUncalled(_ operand: Operand) -> Unknown {
    Unknown(sourceName(operand.range), at: operand.range)
  }

  package mutating func truth(_ operand: Operand) throws(Stop) -> Meant<Bool> {
    switch operand.value {
    case .boolean(let truth): return .known(truth)
    case .unknown(let unknown):
      findings.use(unknown, as: .truth)
      return .unknown(unknown)
    case .number(let number): return .known(number.known != 0)
    case .function: return .unknown(leftUncalled(operand))
    default: throw .objection(EvaluationWords.noTruth, at: operand.range, hints: [])
    }
  }

  package mutating func text(_ operand: Operand) throws(Stop) -> Meant<String?> {
    switch operand.value {
    case .text(let text): return .known(text)
    case .absent: return .known(nil)
    case .number: return .known(operand.value.shown)
    case .function: return .unknown(leftUncalled(operand))
    case .unknown(let unknown):
      findings.use(unknown, as: .text)
      return .unknown(unknown)
    default: throw .objection(EvaluationWords.noText, at: operand.range, hints: [])
    }
  }

  package mutating func list(_ operand: Operand) throws(Stop) -> Meant<[Value]> {
    switch operand.value {
    case .list(let values): return .known(values)
    case .absent: return .known([])
    case .unknown(let unknown):
      findings.use(unknown, as: .list)
      return .unknown(unknown)
    default: return .known(try elements(of: operand.value, at: operand.range))
    }
  }

  package mutating func length(_ operand: Operand) throws(Stop) -> Meant<LengthExpression> {
    if case .number(let number) = operand.value { return .known(number.length) }
    switch try number(operand) {
    case .known(let number): return .known(LengthExpression(number))
    case .unknown(let unknown): return .unknown(unknown)
    }
  }

  /// The view that a value is: an unknown becomes one of its name, a controller is its view.
  package mutating func viewMeant(by operand: Operand) throws(Stop) -> ViewID {
    try awaken(operand.value, at: operand.range)
    if let view = viewID(of: operand.value) { return view }
    switch operand.value {
    case .unknown(let unknown):
      let type = unknown.type.flatMap { program.isView($0) ? $0 : nil }
      let made = try makeView(of: unknown, type: type ?? "UIView", at: operand.range)
      if let view = viewID(of: made) { return view }
    case .object(let id):
      if case .controller = heap[id].peer { return try loadedView(of: id, at: operand.range) }
      if case .layer(let view) = heap[id].peer { return view }
      try completeView(id, at: operand.range)
      if let view = viewID(of: operand.value) { return view }
      if heap[id].peer == .none, program.isOpen(heap[id].type) || base(of: heap[id].type) == nil {
        return try viewUsed(as: id, at: operand.range)
      }
    case .absent: throw .crash(EvaluationWords.nothingInsteadOfView, at: operand.range)
    default: break
    }
    throw .objection(EvaluationWords.noView, at: operand.range, hints: [])
  }

  /// An object of a class of which nothing says that it is a view, and that is used as one.
  private mutating func viewUsed(as id: ObjectID, at range: SourceRange) throws(Stop) -> ViewID {
    let made = try makeView(.view, className: heap[id].type.text, at: range)
    guard let view = viewID(of: made) else {
      throw .objection(EvaluationWords.noView, at: range, hints: [])
    }
    heap[id].peer = .view(view)
    objectOfView[view] = id
    return view
  }

  /// What constraints can speak of.
  package mutating func itemMeant(by operand: Operand) throws(Stop) -> Item {
    if let item = item(of: operand.value) { return item }
    return Item(try viewMeant(by: operand))
  }

  /// The constraints in a value: one, or those of lists and dictionaries; what is not known is none.
  package mutating func constraintsMeant(by operand: Operand) throws(Stop) -> [ObjectID] {
    switch operand.value {
    case .object(let id):
      switch heap[id].peer {
      case .constraint, .madeConstraint: return [id]
      default: throw .objection(EvaluationWords.noConstraint, at: operand.range, hints: [])
      }
    case .list(let values):
      var found: [ObjectID] = []
      for value in values { found += try constraintsMeant(by: Operand(value, at: operand.range)) }
      return found
    case .dictionary(let entries):
      return try constraintsMeant(by: Operand(.list(entries.map(\.value)), at: operand.range))
    case .unknown(let unknown):
      findings.use(unknown, as: .list)
      return []
    case .absent: return []
    default: throw .objection(EvaluationWords.noConstraint, at: operand.range, hints: [])
    }
  }
}

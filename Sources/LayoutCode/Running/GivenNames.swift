/// What views, guides and constraints are called in the code: by the property that holds them, else by
/// the outermost variable.
struct GivenNames: Sendable {
  private var properties: [ObjectID: String] = [:]
  private var locals: [ObjectID: (name: String, depth: Int)] = [:]
  /// Properties that hold what is not known yet as a view.
  private var ofUnknowns: [Unknown: String] = [:]

  /// A variable of a function that runs so deep within others.
  mutating func local(_ name: String, _ value: Value, depth: Int = 0) {
    switch value {
    case .object(let id):
      if let known = locals[id], known.depth <= depth { return }
      locals[id] = (name, depth)
    case .list(let values): each(values, name) { $0.local($1, $2, depth: depth) }
    default: break
    }
  }

  /// The first property that holds it.
  mutating func property(_ name: String, _ value: Value) {
    switch value {
    case .object(let id): if properties[id] == nil { properties[id] = name }
    case .unknown(let unknown):
      if unknown.call != nil, ofUnknowns[unknown] == nil { ofUnknowns[unknown] = name }
    case .list(let values): each(values, name) { $0.property($1, $2) }
    default: break
    }
  }

  private mutating func each(
    _ values: [Value], _ name: String, _ give: (inout GivenNames, String, Value) -> Void
  ) {
    for (place, value) in values.enumerated() {
      guard case .object(let id) = value, self.name(of: id) == nil else { continue }
      give(&self, "\(name)\(place + 1)", value)
    }
  }

  /// What a property of an object calls it.
  func propertyName(of id: ObjectID) -> String? { properties[id] }

  func name(of id: ObjectID) -> String? { properties[id] ?? locals[id]?.name }

  func name(of unknown: Unknown) -> String? { ofUnknowns[unknown] }
}

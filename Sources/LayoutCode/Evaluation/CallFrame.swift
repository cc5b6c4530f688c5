/// Where the code stands that is being carried out.
struct CallFrame: Sendable {
  /// The innermost scope; `self`, where there is one, is among its names.
  var scope: ScopeID
  /// The type in whose code it stands: names are looked up from there outward, and `super` goes up
  /// from it.
  var owner: TypeName?
  /// What the function gives back, so that `return .zero` is understood.
  var result: ValueType?
  /// Whether it is an initializer, where observers are silent.
  var isInitializer = false
  /// What gathers the values that stand alone, in the body of a result builder.
  var builder: ResultBuilder?
}

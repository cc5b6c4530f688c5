import Interchange

/// The methods of an object's classes that lay something out and that nothing reached.
struct UnreachedMethods {
  /// Those to run all the same, callers first.
  let toRun: [DeclaredFunction]
  /// Those that code calls where it is not taken now.
  let notTaken: [DeclaredFunction]
  /// What each of them calls in turn of the others.
  private let called: [SyntaxID: [DeclaredFunction]]

  struct NotRun: Sendable {
    let function: DeclaredFunction
    /// The method that was run in its place, since both call the same set-up.
    var repeating: DeclaredFunction?
  }

  /// - Parameter notTaken: The names of what is called in code that the run came to and did not carry out.
  init(
    _ methods: [DeclaredFunction], notTaken names: Set<String>,
    _ laysOut: (DeclaredFunction) -> Bool
  ) {
    let laying = LayingFunctions(methods, laysOut)
    called = laying.outerFirst.reduce(into: [:]) { $0[$1.id] = laying.called(by: $1) }
    notTaken = laying.outerFirst.filter { names.contains($0.function.name.text) }
    let left = Set((notTaken + notTaken.flatMap { laying.called(by: $0) }).map(\.id))
    toRun = laying.outerFirst.filter { !left.contains($0.id) }
  }

  /// The set-up that a method calls, directly or in turn.
  func setUp(of method: DeclaredFunction) -> [DeclaredFunction] { called[method.id] ?? [] }
}

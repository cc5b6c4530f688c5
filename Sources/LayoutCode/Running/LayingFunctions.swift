import Interchange

/// Which of some functions lay something out, by themselves or by those that they call.
struct LayingFunctions {
  /// Those that no other of them calls first, each part in the order of the text: `setUp()` before the
  /// steps that it goes through.
  let outerFirst: [DeclaredFunction]
  private let calledNames: [SyntaxID: Set<String>]

  init(_ functions: [DeclaredFunction], _ laysOut: (DeclaredFunction) -> Bool) {
    let names = Set(functions.map(\.function.name.text))
    let called = functions.map { function in
      function.calledNames.intersection(names).subtracting([function.function.name.text])
    }
    var laying = functions.map(laysOut)
    var namesLaying = Set(
      functions.indices.filter { laying[$0] }.map { functions[$0].function.name.text })
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for place in functions.indices
      where !laying[place] && !called[place].isDisjoint(with: namesLaying) {
        laying[place] = true
        hasGrown = namesLaying.insert(functions[place].function.name.text).inserted || hasGrown
      }
    }
    let callers = functions.indices.filter { laying[$0] }
    let isCalled = callers.reduce(into: Set<String>()) { $0.formUnion(called[$1]) }
    let outer = callers.filter { !isCalled.contains(functions[$0].function.name.text) }
    let inner = callers.filter { isCalled.contains(functions[$0].function.name.text) }
    outerFirst = (outer + inner).map { functions[$0] }
    calledNames = functions.indices.reduce(into: [:]) { $0[functions[$1].id] = called[$1] }
  }

  /// Those that a function calls, and those that these call in turn.
  func called(by function: DeclaredFunction) -> [DeclaredFunction] {
    var (names, next) = (Set<String>(), calledNames[function.id] ?? [])
    while !next.isEmpty {
      names.formUnion(next)
      let further = outerFirst.filter { next.contains($0.function.name.text) }
        .flatMap { calledNames[$0.id] ?? [] }
      next = Set(further).subtracting(names)
    }
    return outerFirst.filter { names.contains($0.function.name.text) && $0.id != function.id }
  }
}

extension DeclaredFunction {
  /// What its text calls of `self`: `setUp()`, `self.setUp()`.
  fileprivate var calledNames: Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in SyntaxWalk(function.body ?? []) {
      guard case .call(let called, _) = expression.form else { continue }
      switch called.form {
      case .name(let name, _): names.insert(name)
      case .member(let base, let name) where base.plainName == "self": names.insert(name.text)
      default: break
      }
    }
    return names
  }
}

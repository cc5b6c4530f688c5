import Interchange

/// Where the texts call functions, by their names: for the reason why one did not run.
struct Callers {
  struct Call {
    let range: SourceRange
    /// Whether `#selector` names it, so that a control or a notification calls it.
    let isByEvent: Bool
  }

  private var calls: [String: [Call]] = [:]
  private let functions: [DeclaredFunction]

  init(_ program: Program) {
    functions = program.functionsByPlace.values.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    for file in program.files {
      for case .expression(let expression) in SyntaxWalk(file.statements) { add(expression) }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.form {
    case .call(let function, _): add(function.lastName, expression.range, isByEvent: false)
    case .macro(let name, let arguments) where name.text == "selector":
      add(arguments.first?.value.lastName, expression.range, isByEvent: true)
    default: break
    }
  }

  private mutating func add(_ name: String?, _ range: SourceRange, isByEvent: Bool) {
    guard let name else { return }
    calls[name, default: []].append(Call(range: range, isByEvent: isByEvent))
  }

  /// The calls of a function, without those in itself.
  func calls(of function: DeclaredFunction) -> [Call] {
    (calls[function.function.name.text] ?? []).filter { !function.range.encloses($0.range) }
  }

  /// The function in which a call stands; `nil` outside all.
  func function(around call: Call) -> DeclaredFunction? {
    functions.last { $0.range.encloses(call.range) }
  }
}

extension SourceRange {
  func encloses(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

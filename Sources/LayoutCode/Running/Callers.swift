import Interchange

/// Where the texts call functions, by their names: for the reason why one did not run.
struct Callers {
  struct Call {
    let range: SourceRange
    let kind: Kind
    /// The labels of its arguments.
    fileprivate let labels: [String?]
    /// Which argument is a closure behind the parentheses.
    fileprivate let trailing: Int?

    enum Kind {
      /// `setUp()`, `self.setUp()`
      case own
      case ofAncestor
      case ofOther
      /// `#selector(setUp)`: a control or a notification calls it.
      case byEvent
    }
  }

  private var calls: [String: [Call]] = [:]
  private let functions: [DeclaredFunction]
  private let program: Program

  init(_ program: Program) {
    self.program = program
    functions = program.functionsByPlace.values.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    for file in program.files {
      for case .expression(let expression) in SyntaxWalk(file.statements) { add(expression) }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.form {
    case .call(let function, let arguments):
      guard let name = function.lastName else { return }
      calls[name, default: []].append(
        Call(
          range: expression.range, kind: function.kindOfCall,
          labels: arguments.map { $0.label?.text }, trailing: arguments.trailingPlace))
    case .macro(let name, let arguments) where name.text == "selector":
      guard let name = arguments.first?.value.lastName else { return }
      calls[name, default: []].append(
        Call(range: expression.range, kind: .byEvent, labels: [], trailing: nil))
    default: break
    }
  }

  /// The calls that can mean a function, without those in itself.
  func calls(of function: DeclaredFunction) -> [Call] {
    (calls[function.function.name.text] ?? []).filter { call in
      if function.range.encloses(call.range) { return false }
      switch call.kind {
      case .byEvent: return true
      case .ofOther: return takes(call, function)
      case .own, .ofAncestor: return takes(call, function) && isOfFamily(call, function)
      }
    }
  }

  private func takes(_ call: Call, _ function: DeclaredFunction) -> Bool {
    function.isMessage || function.takes(call.labels, trailing: call.trailing)
  }

  /// Whether a call of `self` can mean a function: within its type, its ancestors or what is made from it.
  private func isOfFamily(_ call: Call, _ function: DeclaredFunction) -> Bool {
    guard let owner = function.owner, let caller = self.function(around: call)?.owner else {
      return true
    }
    if program.types[owner]?.kind == .protocol || program.types[caller]?.kind == .protocol {
      return true
    }
    return program.lineage(of: caller).contains(owner)
      || call.kind == .own && program.lineage(of: owner).contains(caller)
  }

  /// The function in which a call stands; `nil` outside all.
  func function(around call: Call) -> DeclaredFunction? {
    var (next, end) = (0, functions.count)
    while next < end {
      let middle = (next + end) / 2
      if functions[middle].range.lowerBound > call.range.lowerBound {
        end = middle
      } else {
        next = middle + 1
      }
    }
    return functions[..<next].suffix(Self.deepest).last { $0.range.encloses(call.range) }
  }

  /// Functions within types within functions stand so deep.
  private static let deepest = 8
}

extension Expression {
  /// Of the function that is called.
  fileprivate var kindOfCall: Callers.Call.Kind {
    switch form {
    case .name, .implicitMember: .own
    case .member(let base, _):
      switch base.plainName {
      case "self", "Self": .own
      case "super": .ofAncestor
      default: .ofOther
      }
    default: .ofOther
    }
  }
}

extension SourceRange {
  func encloses(_ other: SourceRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

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

  private var calls: [String: Calls] = [:]
  private let functions: [DeclaredFunction]
  private let program: Program
  /// What each type whose functions call is made from, and the other way round.
  private var lineages: [TypeName: Set<TypeName>] = [:]
  private var descendants: [TypeName: [TypeName]] = [:]

  /// The calls of one name.
  private struct Calls {
    /// Of `self`, by the type within which they are; of which only a relative's functions can be meant.
    var own: [TypeName: [Call]] = [:]
    /// Those that can mean anybody's.
    var others: [Call] = []
  }

  init(_ program: Program) {
    self.program = program
    functions = program.functionsByPlace.values.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    for file in program.files {
      for case .expression(let expression) in SyntaxWalk(file.statements) { add(expression) }
    }
    for type in Set(calls.values.flatMap(\.own.keys) + functions.compactMap(\.owner)) {
      let lineage = Set(program.lineage(of: type))
      lineages[type] = lineage
      for ancestor in lineage { descendants[ancestor, default: []].append(type) }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.form {
    case .call(let function, let arguments):
      guard let name = function.lastName else { return }
      let call = Call(
        range: expression.range, kind: function.kindOfCall,
        labels: arguments.map { $0.label?.text }, trailing: arguments.trailingPlace)
      add(call, of: name)
    case .macro(let name, let arguments) where name.text == "selector":
      guard let name = arguments.first?.value.lastName else { return }
      add(Call(range: expression.range, kind: .byEvent, labels: [], trailing: nil), of: name)
    default: break
    }
  }

  private mutating func add(_ call: Call, of name: String) {
    switch call.kind {
    case .own, .ofAncestor:
      guard let owner = function(around: call)?.owner, !isProtocol(owner) else { break }
      calls[name, default: Calls()].own[owner, default: []].append(call)
      return
    case .ofOther, .byEvent: break
    }
    calls[name, default: Calls()].others.append(call)
  }

  private func isProtocol(_ type: TypeName) -> Bool { program.types[type]?.kind == .protocol }

  /// The calls that can mean a function, without those in itself, in their order.
  func calls(of function: DeclaredFunction) -> [Call] {
    guard let calls = calls[function.function.name.text] else { return [] }
    var some = calls.others
    if let owner = function.owner, !isProtocol(owner) {
      let relatives = lineages[owner, default: []].union(descendants[owner] ?? [])
      for relative in relatives {
        some += (calls.own[relative] ?? []).filter { isOfFamily($0, within: relative, owner) }
      }
    } else {
      some += calls.own.values.joined()
    }
    return some.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { call in
      if function.range.encloses(call.range) { return false }
      return call.kind == .byEvent || takes(call, function)
    }
  }

  private func takes(_ call: Call, _ function: DeclaredFunction) -> Bool {
    function.isMessage || function.takes(call.labels, trailing: call.trailing)
  }

  /// Whether a call of `self` can mean a function of `owner`: within that, its ancestors or what is made from
  /// it.
  private func isOfFamily(_ call: Call, within caller: TypeName, _ owner: TypeName) -> Bool {
    lineages[caller]?.contains(owner) == true
      || call.kind == .own && lineages[owner]?.contains(caller) == true
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

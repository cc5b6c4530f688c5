import Interchange

/// One turn of a loop, as code within it can tell it from the others.
struct LoopTurn {
  /// `label == body`, and the same for all others: `label != body`.
  let isIt: String
  let isAnother: String

  /// What a loop calls each element, its place in the list, and the list.
  struct Loop {
    let element: String?
    let place: String?
    let list: Expression

    /// `for label in [title, body]`, `for (i, label) in labels.enumerated()`
    init?(_ pattern: Pattern, in sequence: Expression) {
      let names: [String?]
      switch pattern.unbound {
      case .name(let name): names = [name.text]
      case .tuple(let parts): names = parts.map(\.pattern.name)
      default: return nil
      }
      if case .call(let function, _) = sequence.form,
        case .member(let list, let name) = function.form, name.text == "enumerated",
        names.count == 2
      {
        (self.list, place, element) = (list, names[0], names[1])
      } else {
        guard names.count == 1 else { return nil }
        (list, place, element) = (sequence.listOfTurns, nil, names[0])
      }
    }

    /// `labels.forEach { $0… }`
    init?(_ closure: Expression.Closure, of call: Expression) {
      guard case .call(let function, _) = call.form,
        case .member(let list, let name) = function.form, name.text == "forEach",
        closure.parameters.count < 2
      else { return nil }
      (self.list, place) = (list, nil)
      element = closure.parameters.first.map(\.name.text) ?? "$0"
    }
  }

  /// `nil` where nothing in the loop says which turn it is.
  init?(_ number: Int, of loop: Loop, in file: CodeFile) {
    let other: String
    let own = loop.element == "_" ? nil : loop.element
    switch loop.list.form {
    case .list(let elements):
      guard elements.indices.contains(number) else { return nil }
      other = file.excerpt(elements[number].range)
    case .name, .member: other = "\(file.excerpt(loop.list.range))[\(number)]"
    case .range(let first?, _, _):
      guard let start = first.literal else { return nil }
      other = (start + Double(number)).plain
    default: return nil
    }
    if let place = loop.place, own == nil || other.hasSuffix("]") {
      (isIt, isAnother) = ("\(place) == \(number)", "\(place) != \(number)")
    } else if let own {
      (isIt, isAnother) = ("\(own) == \(other)", "\(own) != \(other)")
    } else {
      return nil
    }
  }
}

extension Expression {
  /// Objective-C's `for (… in labels)` asks for each of its list.
  fileprivate var listOfTurns: Expression {
    guard case .macro(let name, let values) = form, name.text == "each", values.count == 1 else {
      return self
    }
    return values[0].value
  }
}

extension Pattern {
  fileprivate var unbound: Pattern {
    switch self {
    case .binding(_, let inner), .type(let inner?, _): inner.unbound
    default: self
    }
  }

  fileprivate var name: String? {
    if case .name(let name) = unbound { name.text } else { nil }
  }
}

package import Interchange

/// A function of the program, with where it was declared.
package struct DeclaredFunction: Sendable {
  package let function: Declaration.Function
  package let modifiers: Set<String>
  package let range: SourceRange
  /// The type or extended type that it stands in; `nil` outside types.
  package let owner: TypeName?
  var attributes: [Declaration.Attribute] = []

  /// Where it stands, by which values speak of it.
  var id: SyntaxID { SyntaxID(range.lowerBound) }
  var isMutating: Bool { modifiers.contains("mutating") }
  var isConvenience: Bool {
    modifiers.contains("convenience") || isMessage && calls(initializerOf: "self")
  }
  /// Whether it answers to a message of Objective-C.
  var isMessage: Bool { modifiers.contains("message") }
  /// Whether a point before its name calls it.
  var isAccessor: Bool { isMessage && function.parameters.isEmpty && function.body != nil }

  /// Whether its code calls an initializer of `self` or `super`.
  func calls(initializerOf receiver: String) -> Bool {
    SyntaxWalk(function.body ?? []).contains { node in
      if case .expression(let expression) = node, case .member(let base, let name) = expression.form
      {
        name.text == "init" && base.plainName == receiver
      } else {
        false
      }
    }
  }

  /// `configure(with:)`
  package var title: String {
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "\(function.name.text)(\(labels))"
  }

  /// Whether a call with such labels can mean it: parameters with standard values may be left out, and
  /// what follows a variadic one without a label belongs to it.
  func takes(_ labels: [String?], trailing: Int? = nil) -> Bool {
    places(for: labels, trailing: trailing) != nil
  }

  /// To which parameter each argument goes; `nil` where the labels are those of another function.
  func places(for labels: [String?], trailing: Int? = nil) -> [Int]? {
    let parameters = function.parameters
    var (places, next) = ([Int](), 0)
    for (position, label) in labels.enumerated() {
      let isTrailing = position == trailing
      if let last = places.last, parameters[last].isVariadic, label == nil, !isTrailing {
        places.append(last)
        continue
      }
      guard
        let place = (next..<max(next, parameters.count)).first(where: {
          isTrailing ? parameters[$0].takesFunction : parameters[$0].label == label
        })
      else { return nil }
      if parameters[next..<place].contains(where: { !$0.mayBeLeftOut }) {
        if !isTrailing { return nil }
        guard parameters[next..<place].allSatisfy({ $0.mayBeLeftOut || $0.takesFunction }) else {
          return nil
        }
      }
      places.append(place)
      next = place + 1
    }
    let isComplete = parameters[min(next, parameters.count)...].allSatisfy(\.mayBeLeftOut)
    return isComplete ? places : nil
  }
}

extension [DeclaredFunction] {
  /// Adds a function, in the place of those that say the same and stand before a place.
  mutating func replace(by function: DeclaredFunction, from offset: Int?) {
    if let offset {
      removeAll { $0.range.lowerBound < offset && $0.isCalled(like: function) }
    }
    append(function)
  }
}

extension DeclaredFunction {
  /// Whether another has the same labels and types.
  fileprivate func isCalled(like other: DeclaredFunction) -> Bool {
    function.parameters.map(\.label) == other.function.parameters.map(\.label)
      && function.parameters.map(\.type?.name) == other.function.parameters.map(\.type?.name)
  }
}

extension Parameter {
  var mayBeLeftOut: Bool { standard != nil || isVariadic }

  var isInOut: Bool { type?.isInOut ?? false }

  /// Whether a closure behind the parentheses can be meant for it.
  var takesFunction: Bool { type?.mayBeFunction ?? true }
}

extension TypeSyntax {
  var isInOut: Bool {
    if case .qualified(let words, let type) = form {
      words.contains("inout") || type.isInOut
    } else {
      false
    }
  }

  /// A function, or a name that may be one's.
  var mayBeFunction: Bool {
    switch form {
    case .function: true
    case .optional(let type, _), .qualified(_, let type): type.mayBeFunction
    case .named(let parts, _):
      !(parts.last.map {
        ["String", "CGFloat", "Int", "Bool", "Double", "UIView", "UIColor", "CGRect"].contains($0)
      } ?? false)
    case .tuple(let elements): elements.count == 1 && elements[0].type.mayBeFunction
    case .list, .dictionary, .composition, .metatype, .unreadable: false
    }
  }

  /// `UILabel!`: what nothing gave a value yet is `nil`, and taken for granted.
  var isImplicitlyForced: Bool {
    switch form {
    case .optional(_, let isImplicit): isImplicit
    case .qualified(_, let type): type.isImplicitlyForced
    default: false
    }
  }
}

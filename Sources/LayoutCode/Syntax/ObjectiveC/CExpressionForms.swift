import Interchange

/// What C leaves implicit and the syntax tree spells out: messages to `nil`, conditions that are no truths.
extension Expression {
  /// The name that it is and nothing else.
  var plainName: String? { if case .name(let name, _) = form { name } else { nil } }

  var isAbsent: Bool { if case .absent = form { true } else { false } }

  /// Whether it is a name that begins with a capital, as classes do and variables do not.
  var isClassName: Bool { classMeant != nil }

  /// The class that messages to it go to.
  var classMeant: String? {
    guard let name = plainName, let first = name.first, first.isUppercase,
      name.contains(where: \.isLowercase)
    else { return nil }
    return name
  }

  /// What is sent to `nil` comes to `nil`.
  var asReceiver: Expression {
    switch form {
    case .name("self", _), .name("super", _), .optionalChain, .list, .dictionary, .text, .number:
      return self
    case .call(let function, _) where function.isClassName: return self
    default: return isClassName ? self : Expression(.optionalChain(self), range)
    }
  }

  /// Of what is no truth by itself whether it is there and not 0.
  var asTruth: Expression {
    switch form {
    case .boolean, .prefix("!", _): return self
    case .binary(_, let sign, _) where Self.truths.contains(sign): return self
    case .macro(let name, _) where name.text == Self.truth: return self
    default:
      let argument = Argument(label: nil, value: self)
      return Expression(.macro(NameSyntax(Self.truth, range), [argument]), range)
    }
  }

  /// What a macro is called that asks for the truth of something.
  static let truth = "truth"

  private static let truths: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]

  /// As a statement: what is read alone is a message that is sent, `i++` adds, and an object that makes
  /// itself anew is made.
  var carriedOut: Expression {
    switch form {
    case .member(let base, let name):
      return Expression(.call(Expression(.member(base, name), range), []), range)
    case .postfix(let place, let sign) where sign == "++" || sign == "--",
      .prefix(let sign, let place) where sign == "++" || sign == "--":
      let one = Expression(.number(1, isWhole: true), range)
      return Expression(.assignment(place, sign == "++" ? "+=" : "-=", one), range)
    default: return initializerCall ?? self
    }
  }

  /// The call in `self = [super init]`.
  var initializerCall: Expression? {
    guard case .assignment(let target, "=", let value) = form, target.plainName == "self",
      case .call(let function, _) = value.form, case .member(_, let name) = function.form,
      name.text == "init"
    else { return nil }
    return value
  }
}

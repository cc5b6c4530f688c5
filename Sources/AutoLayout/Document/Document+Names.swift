import Patience

extension Document {
  /// What a name stands for; `c3` stands for the third constraint as long as that has no name.
  package func entity(named name: String) -> Entity? {
    if let entity = names[name] { return entity }
    guard let number = Self.constraintNumber(in: name), let constraint = constraints[number],
      constraint.name == nil
    else { return nil }
    return .constraint(number)
  }

  /// The view or guide of that name.
  package func view(named name: String) -> View? {
    guard case .view(let id) = entity(named: name) else { return nil }
    return views[id]
  }

  /// The constraint of that name or number.
  package func constraint(named name: String) -> Constraint? {
    guard case .constraint(let id) = entity(named: name) else { return nil }
    return constraints[id]
  }

  /// `c` and digits without a leading zero: the constraint's number.
  static func constraintNumber(in name: String) -> ConstraintID? {
    guard name.first == "c", name.utf8.count < 10, let number = Int(name.dropFirst()),
      String(number) == name.dropFirst(), number > 0
    else { return nil }
    return ConstraintID(number)
  }

  /// Whether a name is longer than any may be, whatever bears it.
  package static func objection(toLengthOf name: String) -> EditFailure? {
    let isLong =
      name.utf8.count > Limits.name
      && (name.utf8.count > 4 * Limits.name || name.count > Limits.name)
    return isLong ? .nameTooLong(limit: Limits.name) : nil
  }

  /// Why `name` cannot be given to something new.
  package func objection(toName name: String) -> EditFailure? {
    if let failure = Self.objection(toLengthOf: name) { return failure }
    if !Self.isIdentifier(name) { return .illegalName(name) }
    if name == "view" || name == "window" { return .reservedName(name) }
    if Self.literals.contains(name) || Self.operators.contains(name) { return .reservedName(name) }
    if let holder = entity(named: name) { return .nameTaken(name, by: holder) }
    // `c12` would shadow the twelfth constraint when that comes.
    if let number = Self.constraintNumber(in: name), number >= nextConstraint {
      return .reservedName(name)
    }
    return nil
  }

  /// The same of a name that somebody types; what a file brings may be called like a keyword.
  package func objection(toTypedName name: String) -> EditFailure? {
    objection(toName: name) ?? (Self.keywords.contains(name) ? .reservedName(name) : nil)
  }

  /// What lines could never speak of, since these are values.
  package static let literals: Set<String> = ["true", "false", "nil"]

  /// What lines would take for an operator.
  package static let operators: Set<String> = ["and", "or", "not", "as"]

  /// Swift's reserved words: legal in a file of Interface Builder or a log, refused where a line
  /// gives a name.
  package static let keywords: Set<String> = [
    "_", "Any", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "Self",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "try",
    "typealias", "var", "where", "while",
  ]

  /// Letters, digits, underscores and emoji of any script, not beginning with a digit, as in Swift.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    if name.utf8.allSatisfy(\.isPlainInIdentifiers) { return true }
    guard let first = name.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart || first.isPictograph
    else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue || $0.isPictograph
    }
  }

  /// `name`, or `name2`, `name3`, … if that is taken; a long one is cut.
  package func freeName(like name: String) -> String { freeName(like: name, after: 0).name }

  /// The same where the names up to that with `number` are known to be taken, with the number of what
  /// was found; that of `name` itself is 1.
  package func freeName(like name: String, after number: Int) -> (name: String, number: Int) {
    if number == 0, objection(toName: name) == nil { return (name, 1) }
    return numberedName(like: name, from: max(number, 1) + 1)
  }

  /// The free name with a number from `start` on, with that number: the lowest where few are taken.
  /// Behind many the next one is behind some that is taken, so that nobody counts thousands for each of
  /// thousands.
  ///
  /// - Complexity: O(log *n*) names are looked at where *n* are taken.
  package func numberedName(like name: String, from start: Int) -> (name: String, number: Int) {
    let stem = Self.stem(of: name)
    func isTaken(_ number: Int) -> Bool {
      !LineWork.isStopped() && objection(toName: "\(stem)\(number)") != nil
    }
    var (taken, free, stride) = (start - 1, start, 1)
    while isTaken(free) {
      if free - start >= Self.countedOneByOne { stride *= 2 }
      (taken, free) = (free, free + stride)
    }
    while free - taken > 1 {
      let middle = taken + (free - taken) / 2
      if isTaken(middle) { taken = middle } else { free = middle }
    }
    return ("\(stem)\(free)", free)
  }

  private static let countedOneByOne = 20

  /// What gives a name with any number behind it: with room for the number, and with a `_` where that
  /// would otherwise be a constraint's.
  private static func stem(of name: String) -> String {
    var stem = String(name.prefix(Limits.name - 10))
    while stem.utf8.count > 4 * Limits.name - 10 { stem.unicodeScalars.removeLast() }
    if !isIdentifier(stem) { return "name" }
    return constraintNumber(in: stem + "2") == nil ? stem : stem + "_"
  }

  /// What the user calls a constraint: its name, or `c` and its number.
  package func handle(of constraint: Constraint) -> String {
    constraint.name ?? "c\(constraint.id.rawValue)"
  }
}

extension Unicode.Scalar {
  /// An emoji that Swift takes in identifiers; those below are operators there, as arrows are.
  package var isPictograph: Bool { 0x1F000...0x1FAFF ~= value && properties.isEmoji }
}

extension UInt8 {
  /// An ASCII letter, a digit or an underscore.
  fileprivate var isPlainInIdentifiers: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}

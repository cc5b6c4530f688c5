import AutoLayout
import Interchange

/// What Swift called by other names up to version 2. UIKit's methods had the words of Objective-C:
/// `UIFont.systemFontOfSize(12)`, `view.insertSubview(card, atIndex: 0)`, `UIColor.redColor()`. They go
/// by the rules and the table by which messages get the names of today.
enum EarlySwift {
  /// What a call is called today; `nil` for one that is called so still.
  static func today(
    _ name: String, _ labels: [String?], ofClass type: TypeName?
  ) -> ImportedName? {
    guard labels.first.map({ $0 == nil }) ?? (type != nil) else { return nil }
    let selector = Selector(
      [name] + labels.dropFirst().map { $0 ?? "" }, hasArguments: !labels.isEmpty)
    var today = SwiftImport.name(of: selector)
    if let type {
      if let making = SwiftImport.factoryName(of: selector, on: type.text) {
        today = making
      } else if labels.isEmpty {
        today = ImportedName(SwiftImport.classProperty(name, of: type.text), [])
      }
    }
    return today == ImportedName(name, labels) ? nil : today
  }

  /// Whether the outermost name of an expression is not one of today: `.CenterX`, `title.hidden`,
  /// `UIColor.redColor()`, `CGRectGetWidth(frame)`.
  static func isSpelled(in expression: Expression) -> Bool {
    switch expression.form {
    case .implicitMember(let name): return name.text.first?.isUppercase == true
    case .member(let base, let name):
      return olderNames.contains(name.text)
        || base.typeName.map(isEnumeration) == true && name.text.first?.isUppercase == true
    case .call(let function, let arguments):
      switch function.form {
      case .name(let name, _): return functionNames.contains(name)
      case .member(let base, let name):
        let isSetter = SpelledToday.propertySet(by: name.text) != nil
        return isSetter && arguments.count == 1 && arguments[0].label == nil
          || today(name.text, arguments.map { $0.label?.text }, ofClass: base.typeName) != nil
      default: return false
      }
    default: return false
    }
  }

  /// Whether constraints of a text are written so: `.Leading`, `constraintEqualToAnchor(…)`.
  static func isWritten(in statements: [Statement]) -> Bool {
    SyntaxWalk(statements).contains { node in
      guard case .expression(let expression) = node else { return false }
      switch expression.form {
      case .implicitMember(let name): return constraintWords.contains(name.text)
      case .member(let base, let name):
        return base.typeName.map(isEnumeration) == true && constraintWords.contains(name.text)
          || methodStarts.contains(where: name.text.hasPrefix)
      default: return false
      }
    }
  }

  private static let constraintWords = Set(
    (Attribute.allCases.map(\.name) + Relation.allCases.map { "\($0)" }).map(\.capitalizedFirst))

  private static let methodStarts = [
    "constraintEqualTo", "constraintLessThanOrEqualTo", "constraintGreaterThanOrEqualTo",
    "constraintsWithVisualFormat",
  ]

  /// What else stands behind a type with a capital is a type within it: `UITextField.ViewMode`.
  private static func isEnumeration(_ type: TypeName) -> Bool {
    UIKitTables.table(type)?.choices.isEmpty == false
  }

  private static let functionNames = Set(functions.map(\.name))

  /// What no member of today is called.
  private static let olderNames: Set<String> = {
    let members = UIKitTables.all.flatMap(\.members)
    return Set(members.flatMap(\.olderNames)).subtracting(members.map(\.name))
  }()

  /// Functions that stood alone.
  static let functions: [Member] = ofFirst.map { function($0, as: $1, $2) } + equalities

  /// What is a member of the first argument today, with the labels of the others.
  private static let ofFirst: [(name: String, member: String, labels: [String?])] = [
    ("enumerate", "enumerated", []), ("countElements", "count", []), ("count", "count", []),
    ("reverse", "reversed", []), ("sorted", "sorted", ["by"]), ("map", "map", [nil]),
    ("filter", "filter", [nil]), ("contains", "contains", [nil]),
    ("CGRectGetWidth", "width", []), ("CGRectGetHeight", "height", []),
    ("CGRectGetMinX", "minX", []), ("CGRectGetMidX", "midX", []), ("CGRectGetMaxX", "maxX", []),
    ("CGRectGetMinY", "minY", []), ("CGRectGetMidY", "midY", []), ("CGRectGetMaxY", "maxY", []),
    ("CGRectInset", "insetBy", ["dx", "dy"]), ("CGRectOffset", "offsetBy", ["dx", "dy"]),
    ("CGRectUnion", "union", [nil]), ("CGRectIntersection", "intersection", [nil]),
    ("CGRectIntegral", "integral", []), ("CGRectStandardize", "standardized", []),
    ("CGRectContainsPoint", "contains", [nil]), ("CGRectContainsRect", "contains", [nil]),
    ("CGRectIntersectsRect", "intersects", [nil]), ("CGRectIsEmpty", "isEmpty", []),
    ("CGRectIsNull", "isNull", []), ("UIEdgeInsetsInsetRect", "inset", ["by"]),
  ]

  private static let equalities: [Member] = [
    ("CGRectEqualToRect", Shape.rect), ("CGSizeEqualToSize", .size),
    ("CGPointEqualToPoint", .point), ("UIEdgeInsetsEqualToEdgeInsets", .insets),
  ].map { name, shape in
    let parameter = MemberParameter("_: \(shape.type.text)")
    return .method(name, [parameter, parameter], gives: "Bool", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      guard let other = arguments[1] else { return .boolean(false) }
      let one = try evaluator.settled(arguments.first, as: shape.type)
      return try evaluator.combined(one, "==", evaluator.settled(other, as: shape.type)).value
    }
  }

  private static func function(_ name: String, as member: String, _ labels: [String?]) -> Member {
    let first: MemberParameter = name.contains("Rect") ? "_: CGRect" : "_"
    let others = labels.map { _ in MemberParameter("_?") }
    return .method(name, [first] + others, isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      let own = arguments.first
      let rest = CallArguments(
        operands: Array(arguments.operands.dropFirst()),
        labels: Array(labels.prefix(arguments.operands.count - 1)), range: arguments.range)
      return try evaluator.callKnown(member, of: own, rest)
    }
  }
}

extension Evaluator {
  /// A call by the name that it had in an earlier Swift; `nil` where nothing was called so.
  mutating func callByEarlierName(
    _ name: String, of value: Value, type: TypeName, _ place: Place?,
    _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard type != UIKitTables.globals else { return nil }
    let owner: TypeName? = if case .type = value { type } else { nil }
    guard let today = EarlySwift.today(name, arguments.map { $0.label?.text }, ofClass: owner)
    else {
      return nil
    }
    let relabelled = zip(arguments, today.labels).map { argument, label in
      Expression.Argument(
        label: label.map { NameSyntax($0, argument.value.range) }, value: argument.value)
    }
    if today.base == "init", case .type(let made) = value {
      return try construct(made, relabelled, at: range)
    }
    let libraries = program.libraries
    if arguments.isEmpty {
      guard
        case .property(let read, _)? = UIKitTables.property(
          today.base, of: type, isStatic: owner != nil, with: libraries)?.form
      else { return nil }
      return try read(&self, value, range)
    }
    guard today.base != name,
      !UIKitTables.methods(today.base, of: type, isStatic: owner != nil, with: libraries).isEmpty
    else { return nil }
    return try callBuiltIn(today.base, of: value, type: type, place, relabelled, at: range)
  }

  /// A member of the tables' of a value, called or read, with arguments that are worked out already.
  mutating func callKnown(
    _ name: String, of own: Operand, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    guard let type = tableType(of: own.value),
      let found = UIKitTables.method(name, arguments, of: type, isStatic: false),
      case .method(_, let call) = found.member.form
    else { return try read(name, of: own.value, at: own.range) }
    return try call(&self, own.value, found.arguments)
  }
}

extension Expression {
  /// Of a name that a type may have.
  fileprivate var typeName: TypeName? {
    guard case .name(let name, _) = form, name.first?.isUppercase == true else { return nil }
    return TypeName(name)
  }
}

import AutoLayout
import Interchange
import LayoutCode

/// A call, with what is called and what for: `setTitle("Go", for: .normal)`.
struct Call {
  let name: NameSyntax
  let arguments: [ExpressionTree.Argument]
  /// All of it.
  let range: SourceRange

  /// Which of the forms the labels fit, with the arguments' values. A form is written as Swift
  /// writes it: `insertSubview(_:at:)`.
  func form(
    among forms: [String]
  ) throws(LineFailure) -> (form: String, values: [ExpressionTree]) {
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard let form = forms.first(where: { Self.labels(of: $0) == labels }) else {
      throw .objection(LanguageWords.wrongArguments(self, forms: forms))
    }
    return (form, arguments.map(\.value))
  }

  /// The values by label, where any of `labels` may be left out.
  func values(
    labeled labels: [String], usage: String
  ) throws(LineFailure) -> [String: ExpressionTree] {
    var values: [String: ExpressionTree] = [:]
    for argument in arguments {
      guard let label = argument.label?.text, labels.contains(label), values[label] == nil else {
        throw .objection(LanguageWords.wrongArguments(self, forms: [usage]))
      }
      values[label] = argument.value
    }
    return values
  }

  /// The values of those of `labels` that are there.
  func values(amongOthers labels: [String]) -> [String: ExpressionTree] {
    var values: [String: ExpressionTree] = [:]
    for argument in arguments {
      if let label = argument.label?.text, labels.contains(label) { values[label] = argument.value }
    }
    return values
  }

  /// `["_", "at"]` of `insertSubview(_:at:)`.
  static func labels(of form: String) -> [String] {
    guard let open = form.firstIndex(of: "(") else { return [] }
    return form[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}

// MARK: Calls that give a value

extension Evaluator {
  mutating func call(
    _ callee: ExpressionTree, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) -> Value {
    switch callee.form {
    case .name(let name):
      let call = Call(name: NameSyntax(name, callee.range), arguments: arguments, range: range)
      if name == "NSLocalizedString", let key = arguments.first { return try value(of: key.value) }
      guard TypeNames.isType(name), document.entity(named: name) == nil else {
        let isTaken = workspace.locals[name] != nil || document.entity(named: name) != nil
        if !isTaken, let value = try valueOfTables(call) { return value }
        throw .objection(LanguageWords.unknownFunction(call, in: workspace))
      }
      return try made(by: call)
    case .member(let base, let name):
      let call = Call(name: name, arguments: arguments, range: range)
      return try answer(to: call, of: base)
    case .forced(let inner), .optionalChain(let inner):
      return try self.call(inner, arguments, at: range)
    case .implicitMember(let name):
      let call = Call(name: name, arguments: arguments, range: range)
      if name.text == "random" { return .inert(name.text) }
      guard name.text == "init" else { return try made(by: call, of: "UIFont") }
      if call.arguments.map({ $0.label?.text }) == ["rawValue"] {
        return .raw(try operand(call.arguments[0].value).number())
      }
      guard let type = call.impliedType else {
        throw .objection(LanguageWords.wrongArguments(call, forms: Call.impliedForms))
      }
      return try made(by: call.renamed(type))
    // `[NSLayoutConstraint]()`
    case .list where arguments.isEmpty: return .list([])
    case .dictionary where arguments.isEmpty: return .dictionary([])
    default: throw .objection(LanguageWords.notCallable(at: callee.range))
    }
  }

  private mutating func answer(
    to call: Call, of base: ExpressionTree
  ) throws(LineFailure) -> Value {
    // Text sizes are those of a device that nobody has changed.
    if ["scaledFont", "scaledValue"].contains(call.name.text), let first = call.arguments.first {
      return try value(of: first.value)
    }
    let receiver = try rawOperand(base)
    switch receiver.value {
    case .inert(let path): return .inert("\(path).\(call.name.text)")
    case .absent where base.hasOptionalChain: return .absent
    case .type("Swift"): if let value = try valueOfTables(call) { return value }
    case .type(let type):
      let callee = ExpressionTree(.member(base, call.name), call.range)
      if let type = Enumeration.made(by: callee) { return try made(type, by: call) }
      if TypeNames.isType(call.name.text) {
        return isWithinType(type) ? .inert("\(type).\(call.name.text)") : try made(by: call)
      }
      if call.name.text == "init" { return try made(by: call.renamed(type)) }
      return try made(by: call, of: type)
    case .anchor(let anchor) where call.name.text == "anchorWithOffset":
      return try distance(from: anchor, call)
    case .distance(let distance):
      return try counting(false) { (evaluator) throws(LineFailure) in
        .newConstraint(try evaluator.constraint(from: distance, call))
      }
    case .anchor(let anchor):
      return try counting(false) { (evaluator) throws(LineFailure) in
        .newConstraint(try evaluator.constraint(from: anchor, call))
      }
    case .item(let item) where item.guide == nil:
      guard let view = document.view(item.view) else { break }
      return try answer(to: call, of: view)
    case .list, .dictionary, .color, .choice, .tuple, .frame, .text, .font, .number, .whole,
      .boolean:
      if let answer = try answerOfTables(from: receiver, call) { return answer }
    default: break
    }
    // `UserDefaults.standard.bool(forKey: "isCompact")`
    if base.typeAtStart.map(TypeNames.isOfNoView) == true,
      base.isOfUnknownType
    {
      return .inert("\(ExpressionWriter.write(base)).\(call.name.text)")
    }
    throw .objection(LanguageWords.noMethod(call, of: receiver.value))
  }

  /// What a view answers. Only the prompt knows of constraints that the system makes.
  private mutating func answer(to call: Call, of view: View) throws(LineFailure) -> Value {
    if call.name.text == "constraintsAffectingLayout" {
      let (_, arguments) = try call.form(among: ["constraintsAffectingLayout(for:)"])
      let handles = try workspace.affecting(view.id, along: operand(arguments[0]).axis())
      return .list(handles.map { .constraint($0, nil) })
    }
    if let answer = try answerOfTables(from: view, call) { return answer }
    throw .objection(
      UIKitTables.hasMethod(call.name.text, of: view.typeInTables)
        ? LanguageWords.notAValue(call)
        : KindsMeant.calling(call.name.text).members.isEmpty
          ? LanguageWords.noMethod(call, of: .item(Item(view.id)))
          : LanguageWords.noMethod(call.name, of: view, .calling(call.name.text)))
  }
}

extension Call {
  /// The types that `.init(…)` can mean, told by the labels.
  private static let impliedShapes: [(type: String, shape: Tuple.Shape)] = [
    ("CGPoint", .point), ("CGSize", .size), ("CGRect", .rect), ("UIEdgeInsets", .insets),
    ("NSDirectionalEdgeInsets", .directionalInsets),
  ]

  fileprivate static let impliedForms = impliedShapes.map { type, shape in
    "\(type)(\(shape.labels.map { $0 + ":" }.joined()))"
  }

  private static let impliedColors: Set<[String]> = [
    ["white", "alpha"], ["red", "green", "blue", "alpha"],
    ["hue", "saturation", "brightness", "alpha"],
  ]

  fileprivate var impliedType: String? {
    let labels = arguments.map { $0.label?.text ?? "_" }
    if labels == ["origin", "size"] { return "CGRect" }
    if Self.impliedColors.contains(labels) { return "UIColor" }
    if labels.first == "systemName" { return "UIImage" }
    if labels == ["_"] { return "UILayoutPriority" }
    return Self.impliedShapes.first { $0.shape.labels == labels }?.type
  }

  func renamed(_ name: String) -> Call {
    Call(name: NameSyntax(name, self.name.range), arguments: arguments, range: range)
  }
}

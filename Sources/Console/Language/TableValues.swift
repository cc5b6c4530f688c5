import AutoLayout
import Interchange
import LayoutCode
import Prose

/// Values that the tables of code make and answer about: rectangles, transforms, colours, and what the
/// screen is.
extension Evaluator {
  /// Made by the name of its type, or by a function that stands alone: `CGRectMake(0, 0, 320, 416)`; `nil`
  /// for what the tables do not make.
  mutating func valueOfTables(_ call: Call) throws(LineFailure) -> Value? {
    let type = TypeName(call.name.text)
    if UIKitTables.plainTypes.contains(type) {
      return try counting(true) { (evaluator) throws(LineFailure) in
        try evaluator.answer(to: call, "init", of: type, on: .type(type))
      }
    }
    guard UIKitTables.valueTypes.contains(type) else {
      let alone = UIKitTables.globals
      return try answer(to: call, call.name.text, of: alone, on: .type(alone))
    }
    return try answer(to: call, "init", of: type, on: .type(type)) ?? .inert(type.text)
  }

  /// What a type makes by a method of its own: `UIFont.systemFont(ofSize: 15)`; `nil` likewise.
  mutating func valueOfTables(_ call: Call, of type: String) throws(LineFailure) -> Value? {
    let type = TypeName(type)
    return try answer(to: call, call.name.text, of: type, on: .type(type))
  }

  /// What a value answers: `frame.insetBy(dx: 1, dy: 1)`; `nil` where it has no such method.
  mutating func answerOfTables(
    from receiver: Operand, _ call: Call
  ) throws(LineFailure) -> Value? {
    var tables = workspace.tables
    var value = try settled(receiver.value, at: receiver.range)
    if call.arguments.isEmpty, case .list(let values) = value,
      ["sorted", "min", "max"].contains(call.name.text)
    {
      value = .list(try comparable(values, call.name))
    }
    guard let own = LayoutCode.Value(value, in: &tables), let type = tables.type(of: own) else {
      return nil
    }
    if let answer = try answer(to: call, call.name.text, of: type, on: own, by: &tables) {
      return answer
    }
    guard case .dictionary = own else { return nil }
    return try answer(to: call, call.name.text, of: "Array", on: own, by: &tables)
  }

  /// Numbers, or texts, which have an order by themselves; anchors are where they are.
  private mutating func comparable(
    _ values: [Value], _ method: NameSyntax
  ) throws(LineFailure) -> [Value] {
    var all: [Value] = []
    for value in values { all.append(try settled(value, at: method.range)) }
    let numbers = all.count { $0.number != nil }
    let texts = all.count { if case .text = $0 { true } else { false } }
    guard numbers == all.count || texts == all.count else {
      throw .objection(LanguageWords.noOrder(method))
    }
    return all
  }

  /// What a view answers. Between the spaces of views it hangs on the frames of all that are above it.
  mutating func answerOfTables(from view: View, _ call: Call) throws(LineFailure) -> Value? {
    if ["convert", "hitTest"].contains(call.name.text) {
      try noteFrames(upFrom: view, at: call.range)
    }
    var tables = workspace.tables
    let own = tables.value(for: Item(view.id))
    return try answer(to: call, call.name.text, of: view.typeInTables, on: own, by: &tables)
  }

  private mutating func noteFrames(
    upFrom view: View, at range: SourceRange
  ) throws(LineFailure) {
    if let moment = workspace.moment {
      throw .objection(LanguageWords.momentReadsFrames(moment.phase, at: range))
    }
    var view = view
    while let superview = view.superview.flatMap(document.view) {
      note(try frame(of: view, at: range).measures)
      view = superview
    }
  }

  mutating func answer(
    to call: Call, _ name: String, of type: TypeName, on receiver: LayoutCode.Value
  ) throws(LineFailure) -> Value? {
    var tables = workspace.tables
    return try answer(to: call, name, of: type, on: receiver, by: &tables)
  }

  /// `nil` for what does something to the document, too.
  private mutating func answer(
    to call: Call, _ name: String, of type: TypeName, on receiver: LayoutCode.Value,
    by tables: inout TableAnswers
  ) throws(LineFailure) -> Value? {
    let result = try result(of: call, name, of: type, on: receiver, by: &tables, isAsked: true)
    guard let result, tables.changesNothing else { return nil }
    if case .unknown = result { return .inert(call.name.text) }
    return tables.answer(result)
  }

  /// What comes of a call, in the document as well; `nil` for what the type does not have.
  ///
  /// - Parameter isAsked: Whether only its value is wanted: what is not known is of no use for that, but
  ///   does no harm.
  mutating func result(
    of call: Call, _ name: String, of type: TypeName, on receiver: LayoutCode.Value,
    by tables: inout TableAnswers, isAsked: Bool = false
  ) throws(LineFailure) -> LayoutCode.Value? {
    let isStatic = if case .type = receiver { true } else { false }
    let labels = call.arguments.map(\.label?.text)
    guard let found = TableCall(name, labels, of: type, isStatic: isStatic) else {
      let forms = TableCall.forms(name, of: type, isStatic: isStatic)
      if forms.isEmpty { return nil }
      throw .objection(LanguageWords.wrongArguments(call, forms: forms))
    }
    var arguments: [LayoutCode.Operand] = []
    for (argument, wanted) in zip(call.arguments, found.types) {
      let operand = try operand(argument.value, as: wanted)
      if isAsked, case .inert(let path) = operand.value {
        return .unknown(Unknown(path, at: operand.range))
      }
      if wanted == "CGFloat", found.gives == "UIFont" { _ = try operand.fontSize() }
      arguments.append(
        LayoutCode.Operand(try value(operand, as: wanted, in: &tables), at: operand.range))
    }
    do throws(TypedRun.Failure) {
      return try tables.value(of: found, on: receiver, arguments, at: call.range)
    } catch {
      // What gives a text and takes no more than that can only have made one too long.
      if case .exhausted = error.stop, found.gives == "String" {
        try checkText(ofBytes: .max, at: call.range)
      }
      throw LineFailure(error, in: workspace)
    }
  }

  /// What stands for a length is none that Swift counts with: `CGSize(width: 7 / 2, height: 4)`.
  private mutating func operand(
    _ tree: ExpressionTree, as wanted: TypeName?
  ) throws(LineFailure) -> Operand {
    let isLength = wanted.map { TypeNames.fractions.contains($0.text) } == true
    return try counting(countsWhole && !isLength) { (evaluator) throws(LineFailure) in
      try evaluator.operand(tree)
    }
  }

  /// What is handed to the tables, which refuse what is not of their type.
  func value(
    _ operand: Operand, as wanted: TypeName?, in tables: inout TableAnswers
  ) throws(LineFailure) -> LayoutCode.Value {
    if let taken = wanted.flatMap(ValueTaken.init) {
      return try taken.value(of: operand, in: &tables)
    }
    for value in operand.value.elements ?? [operand.value] {
      guard case .constraint(let handle, _) = value, case .generated = handle else { continue }
      throw .objection(LanguageWords.generatedIsFixed(handle, at: operand.range, in: document))
    }
    if case .inert = operand.value { throw operand.wanted(LanguageWords.knownValue) }
    return LayoutCode.Value(operand.value, in: &tables, at: operand.range)
      ?? .text(operand.value.text(in: document).string)
  }

  /// What a text has behind its dot.
  func member(_ name: String, ofText text: String) -> Value? {
    var tables = workspace.tables
    return tables.member(name, of: .text(text)).flatMap { Value(ofCode: $0) }
  }

  /// Functions of Swift's that make one number of others.
  static let functions = NumberFunction.allCases.map(\.rawValue) + ["sqrt", "pow"]

  /// The methods of texts.
  static let textMethods =
    UIKitTables.table("String")?.members.filter { !$0.isStatic && $0.parameters != nil }
    .map(\.name) ?? []

  /// How `UIFont` makes fonts.
  static let fontForms =
    (UIKitTables.table("UIFont")?.members ?? []).filter { $0.isStatic && $0.name != "init" }
    .flatMap { TableCall.forms($0.name, of: "UIFont", isStatic: true) }

  /// How values are made by the names of their types.
  static let makingForms: [String: [String]] = {
    let others = [
      "UIImage": ["UIImage(width:height:)", "UIImage(size:)"], "AVMakeRect": [aspectFitForm],
    ]
    return UIKitTables.valueTypes.reduce(into: others) { forms, type in
      forms[type.text] = TableCall.forms("init", of: type, isStatic: true)
    }
  }()
}

// MARK: Rectangles

extension Evaluator {
  private static let rectangleMembers =
    UIKitTables.table("CGRect")?.members.filter { !$0.isStatic } ?? []

  /// Methods of `CGRect` that give another, or answer a question.
  static let rectangleForms = rectangleMembers.flatMap { member -> [String] in
    TableCall.forms(member.name, of: "CGRect", isStatic: false)
  }

  /// What stands behind the dot without brackets, besides the parts.
  static let rectangleProperties = rectangleMembers.filter { $0.parameters == nil }.map(\.name)
    .filter { !Tuple.Shape.rect.partNames.contains($0) }

  /// `frame.integral`; `nil` for what is no rectangle, or another name.
  mutating func derived(_ name: String, from tuple: Tuple) -> Value? {
    guard tuple.shape == .rect, Self.rectangleProperties.contains(name),
      let own = LayoutCode.Value(.tuple(tuple))
    else { return nil }
    note(tuple.measures)
    var tables = workspace.tables
    return tables.member(name, of: own).flatMap { Value(ofCode: $0) }
  }
}

extension Operand {
  /// The null rectangle, too, which is no frame.
  func rectangle() throws(LineFailure) -> Rect {
    if isNullRectangle { return .null }
    guard let rect = try tuple(.rect).rect else { throw wanted(LanguageWords.tuple(.rect)) }
    return rect
  }

  var isNullRectangle: Bool {
    if case .tuple(let tuple) = value { tuple.rect?.isNull == true } else { value.isNamedNull }
  }

  /// `nil` for a rectangle. `.zero` may be either for Swift, and is a point.
  var pointMeant: Point? {
    if value == .choice("zero") || value == .type("CGPointZero") { return .zero }
    guard case .tuple(let tuple) = value, tuple.shape != .rect else { return nil }
    return tuple.shaped(.point)?.point
  }
}

// MARK: Between the prompt and code

extension Workspace {
  /// The tables of code, asked about the document.
  var tables: TableAnswers { tables() }

  /// - Parameter remembers: Whether they know what code has left.
  func tables(remembering remembers: Bool = false) -> TableAnswers {
    TableAnswers(
      on: document, step: step, engine, remembers: remembers, isCancelled: isCancelled)
  }
}

extension TableAnswers {
  /// What the prompt has for an answer; `nil` where it has nothing.
  func answer(_ value: LayoutCode.Value) -> Value? {
    switch thing(value) {
    case .item(let item): return .item(item)
    case .layer(let view): return .layer(view)
    case .constraint(let id): return draftEquation(of: id)
    case .made(let new): return .newConstraint(new)
    case nil: return Value(ofCode: value, answer)
    }
  }

  private func draftEquation(of id: ConstraintID) -> Value {
    .constraint(.constraint(id), document.constraint(id)?.equation)
  }
}

extension LayoutCode.Value {
  /// `nil` for what only the prompt has.
  init?(
    _ value: Console.Value, in tables: inout TableAnswers, at range: SourceRange = SourceRange(0, 0)
  ) {
    switch value {
    case .item(let item): self = tables.value(for: item)
    case .layer(let view): self = tables.value(forLayerOf: view)
    case .constraint(.constraint(let id), _): self = tables.value(for: id)
    case .newConstraint(let new): self = tables.value(making: new, at: range)
    case .type(let name): self = .type(TypeName(name))
    case .list(let values):
      guard let all = Self.all(values, in: &tables, at: range) else { return nil }
      self = .list(all)
    case .group(let group):
      guard let all = Self.all(group.values, in: &tables, at: range) else { return nil }
      self = .tuple(zip(group.labels, all).map { Field(label: $0, value: $1) })
    case .dictionary(let entries):
      guard let keys = Self.all(entries.map(\.key), in: &tables, at: range),
        let values = Self.all(entries.map(\.value), in: &tables, at: range)
      else { return nil }
      self = .dictionary(zip(keys, values).map { Entry(key: $0, value: $1) })
    case .inert(let path): self = .unknown(Unknown(path, at: range))
    default: self.init(value)
    }
  }

  /// `nil` where one of them is only the prompt's.
  private static func all(
    _ values: [Console.Value], in tables: inout TableAnswers, at range: SourceRange
  ) -> [LayoutCode.Value]? {
    var all: [LayoutCode.Value] = []
    for value in values {
      // Within others numbers in parentheses are what they are, and no point.
      if case .tuple(let tuple) = value, tuple.shape == .plain {
        all.append(.tuple(tuple.numbers.map { Field(label: nil, value: .real($0)) }))
      } else if let own = LayoutCode.Value(value, in: &tables, at: range) {
        all.append(own)
      } else {
        return nil
      }
    }
    return all
  }

  fileprivate init?(_ value: Console.Value) {
    switch value {
    case .whole(let number): self = .whole(number)
    case .absent: self = .absent
    case .color(let color): self = .color(color)
    case .font(let font): self = .font(font)
    case .choice("identity"): self.init(.tuple(AffineTransform.identity.numbers, .transform))
    case .choice(let name):
      self = Color.named(name).map { .color($0) } ?? .choice(name)
    case .tuple(let tuple): self.init(.tuple(tuple.numbers, tuple.shapeMeant))
    default:
      guard let kept = value.kept else { return nil }
      self.init(kept)
    }
  }
}

extension NamedValue {
  fileprivate static func tuple(_ numbers: [Double], _ shape: NumberShape) -> NamedValue {
    .tuple(NamedNumbers(shape, numbers))
  }
}

extension Tuple {
  /// Of just numbers the shape that as many of them make.
  fileprivate var shapeMeant: Shape {
    guard shape == .plain else { return shape }
    return [.point, .rect, .transform].first { $0.labels.count == numbers.count } ?? .plain
  }
}

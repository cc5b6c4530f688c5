import AutoLayout
import Interchange
import LayoutCode

/// Properties that the document keeps of views: the tables of code say what they are, and the prompt reads
/// and sets them by these.
extension ViewProperties {
  static let kept: [ViewProperty] = DocumentProperty.all.compactMap(ViewProperty.init(kept:))
}

extension ViewProperty {
  /// `nil` for what takes values that the prompt does not have.
  fileprivate init?(kept property: DocumentProperty) {
    guard let taken = ValueTaken(property.type) else { return nil }
    let name = property.name
    let isOfAll = DocumentProperty(name, of: "UIView") != nil
    let write: Write = { (interpreter, view, operand) throws(LineFailure) in
      let property = DocumentProperty(name, of: view) ?? property
      try interpreter.set(property, of: view, to: taken.value(of: operand), operand)
    }
    self.init(
      name, of: isOfAll ? .all : .having(name), choices: taken.choices,
      read: { evaluator, view, _ in
        let property = DocumentProperty(name, of: view) ?? property
        return Value(ofCode: property.value(of: view, in: evaluator.document)) ?? .absent
      },
      write: property.isSettable ? write : nil)
  }
}

extension ViewProperty {
  /// A property as the tables of code have it of `owner`; `nil` for what takes values that the prompt does
  /// not have.
  init?(
    _ name: String, inTables type: TypeName, of kinds: KindsMeant = .all,
    typeOf: (@Sendable (View) -> TypeName)? = nil,
    _ owner: @escaping @Sendable (View) -> Value
  ) {
    guard let property = TableProperty(name, of: type) else { return nil }
    if property.isPart {
      self.init(name, of: kinds, read: { _, view, _ in .inert("\(view.name).\(name)") })
      return
    }
    let taken = property.type.flatMap(ValueTaken.init)
    if property.isSettable, taken == nil, !property.isStyle { return nil }
    let write: Write = { (interpreter, view, operand) throws(LineFailure) in
      try interpreter.set(name, of: owner(view), in: typeOf?(view) ?? type, to: operand)
    }
    self.init(
      name, of: kinds, choices: taken?.choices ?? [],
      read: { evaluator, view, _ in
        let property = typeOf.flatMap { TableProperty(name, of: $0(view)) } ?? property
        return evaluator.value(of: property, of: owner(view)) ?? .absent
      },
      write: property.isSettable ? write : nil)
  }

  func renamed(_ name: String) -> ViewProperty {
    ViewProperty(
      name, of: kinds, ofGuides: isOfGuides, choices: choices, read: read, write: write)
  }

  /// Set as code sets it, with what that does beside.
  static func byTables(_ name: String) -> Write {
    { (interpreter, view, operand) throws(LineFailure) in
      try interpreter.set(name, of: .item(Item(view.id)), in: view.typeInTables, to: operand)
    }
  }
}

extension Interpreter {
  /// Sets a property of something as the tables of code have it.
  ///
  /// - Parameters:
  ///   - taken: What it takes, if that is not what its type says.
  ///   - range: Where it is refused, if not at its value.
  mutating func set(
    _ name: String, of owner: Value, in type: TypeName, to operand: Operand,
    as taken: ValueTaken? = nil, at range: SourceRange? = nil
  ) throws(LineFailure) {
    guard let property = TableProperty(name, of: type) else { return }
    var tables = workspace.tables(remembering: property.holdsView)
    guard let own = LayoutCode.Value(owner, in: &tables) else { return }
    let evaluator = Evaluator(workspace)
    let value: LayoutCode.Value
    if let taken {
      value = try taken.value(of: operand)
    } else {
      value = try evaluator.value(operand, as: property.type, in: &tables)
    }
    do throws(TypedRun.Failure) {
      try tables.set(property, of: own, to: LayoutCode.Operand(value, at: range ?? operand.range))
    } catch {
      throw LineFailure(error, in: workspace)
    }
    take(tables)
    if property.holdsView { try apply(tables.memory, at: operand.range) }
  }
}

extension Evaluator {
  func value(of property: TableProperty, of owner: Value) -> Value? {
    var tables = workspace.tables(remembering: property.holdsView)
    guard let own = LayoutCode.Value(owner, in: &tables),
      let value = tables.value(of: property, of: own)
    else { return nil }
    if case .unknown(let unknown) = value { return .inert(unknown.name) }
    return tables.answer(value)
  }
}

extension DocumentProperty {
  init?(_ name: String, of view: View) { self.init(name, of: view.typeInTables) }
}

extension Interpreter {
  fileprivate mutating func set(
    _ property: DocumentProperty, of view: View, to value: LayoutCode.Value, _ operand: Operand
  ) throws(LineFailure) {
    let change: ViewChange?
    do throws(TypedRun.Failure) {
      change = try property.change(
        of: view, to: value, at: operand.range, in: draft, step: workspace.step)
    } catch {
      throw LineFailure(error, in: workspace)
    }
    guard let change else { return }
    try self.change(view, change, operand)
    if case .stack(let arrangement?) = change { noteMissingBaselines(of: view, arrangement) }
  }
}

// MARK: Values

/// What something of one of UIKit's types takes.
enum ValueTaken: Sendable {
  case truth, count, number, length, text, priority, font, color, view, guide, layer
  case numbers(NumberShape)
  case choice(TypeName)
  case options(TypeName)

  /// `nil` for other types.
  init?(_ type: TypeName) {
    switch type.text {
    case "Bool": self = .truth
    case "Int": self = .count
    case "CGFloat", "Double", "Float": self = .length
    case "String": self = .text
    case TypeNames.priority: self = .priority
    case "UIFont": self = .font
    case "UIColor": self = .color
    case "UIView": self = .view
    case "UILayoutGuide": self = .guide
    case "CALayer": self = .layer
    default:
      if let shape = Evaluator.shapes[type.text] {
        self = .numbers(shape)
      } else {
        let enumeration = Enumeration(type)
        guard !enumeration.names.isEmpty else { return nil }
        self = enumeration.isOptionSet ? .options(type) : .choice(type)
      }
    }
  }

  /// The names that it can be, without their dots.
  var choices: [String] {
    switch self {
    case .choice(let type), .options(let type): Enumeration(type).names
    case .color: Color.named.compactMap(\.name)
    case .truth, .count, .number, .length, .text, .priority, .font, .view, .guide, .layer, .numbers:
      []
    }
  }

  /// The same, of views, guides and layers as well.
  func value(
    of operand: Operand, in tables: inout TableAnswers
  ) throws(LineFailure) -> LayoutCode.Value {
    switch self {
    case .view: break
    case .layer: return tables.value(forLayerOf: try operand.layer())
    case .guide:
      guard case .item(let item) = operand.value, tables.document.view(item.view)?.isGuide == true
      else { throw operand.wanted(LanguageWords.guide) }
      return tables.value(for: item)
    default: return try value(of: operand)
    }
    if operand.value == .absent { return .absent }
    guard case .list(let values) = operand.value else {
      return tables.value(for: Item(try operand.view()))
    }
    var views: [LayoutCode.Value] = []
    for value in values {
      views.append(tables.value(for: Item(try Operand(value, at: operand.range).view())))
    }
    return .list(views)
  }

  /// As code has it, or an objection that says what is wanted.
  func value(of operand: Operand) throws(LineFailure) -> LayoutCode.Value {
    switch self {
    case .view: throw operand.wanted(LanguageWords.view)
    case .guide: throw operand.wanted(LanguageWords.guide)
    case .layer: throw operand.wanted(LanguageWords.layer)
    case .color: try operand.color().map { .color($0) } ?? .absent
    case .truth: .boolean(try operand.boolean())
    case .count: .whole(Double(try operand.wholeNumber()))
    case .number: .real(try operand.number())
    case .length:
      if let spacing = operand.namedSpacing { .real(spacing) } else { .real(try operand.length()) }
    case .text: try operand.optionalText().map { .text($0) } ?? .absent
    case .font: .font(try operand.font())
    case .priority: .real(try operand.priority().rawValue)
    case .numbers(.rect) where operand.isNullRectangle:
      LayoutCode.Value(.tuple(NamedNumbers(.rect, Tuple(Rect.null).numbers))) ?? .absent
    case .numbers(let shape):
      LayoutCode.Value(.tuple(NamedNumbers(shape, try operand.tuple(shape).numbers))) ?? .absent
    case .choice(let type): .choice(try operand.choice(of: type), of: type)
    case .options(let type): .list(try operand.choices(of: type).map { .choice($0, of: type) })
    }
  }
}

extension Operand {
  /// `UIStackView.spacingUseDefault`, by its number.
  fileprivate var namedSpacing: Double? {
    guard case .choice(let name) = value else { return nil }
    return UIKitTables.namedSpacings[name]
  }
}

extension Value {
  /// What the prompt has for a value of code; `nil` where it has nothing.
  init?(ofCode value: LayoutCode.Value) {
    self.init(ofCode: value) { (part: LayoutCode.Value) -> Value? in Value(ofCode: part) }
  }

  /// - Parameter part: The same for what stands in it.
  init?(ofCode value: LayoutCode.Value, _ part: (LayoutCode.Value) -> Value?) {
    switch value {
    case .number(let number):
      guard let known = number.known else { return nil }
      if let name = UIKitTables.namedSpacings.first(where: { $0.value == known })?.key {
        self = .choice(name)
        return
      }
      self = number.isWhole ? .whole(known) : .number(known)
    case .boolean(let truth): self = .boolean(truth)
    case .text(let text): self = .text(text)
    case .anchor(let anchor): self = .anchor(anchor)
    case .absent: self = .absent
    case .choice(let choice) where choice.associated.isEmpty: self = .choice(choice.name)
    case .list(let values):
      let all = values.compactMap(part)
      guard all.count == values.count else { return nil }
      self = .list(all)
    case .tuple(let fields) where !fields.isEmpty:
      let all = fields.compactMap { part($0.value) }
      guard all.count == fields.count else { return nil }
      self = .group(Group(all, labels: fields.map(\.label)))
    case .dictionary(let entries):
      let all = entries.compactMap { entry in
        part(entry.key).flatMap { key in part(entry.value).map { Entry(key: key, value: $0) } }
      }
      guard all.count == entries.count else { return nil }
      self = .dictionary(all)
    case .type(let name): self = .type(name.text)
    case .structure(let structure) where structure.type == "UITraitCollection": self = .traits
    case .structure:
      if let color = value.color {
        self = .color(color)
        return
      }
      if let font = value.font {
        self = .font(font)
        return
      }
      guard let numbers = NamedNumbers(value) else { return nil }
      self = .tuple(Tuple(numbers.shape, numbers.numbers))
    default: return nil
    }
  }
}

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

extension DocumentProperty {
  init?(_ name: String, of view: View) { self.init(name, of: view.typeInTables) }
}

extension View {
  /// The class that it is of, or else the one of UIKit's that it counts as.
  var typeInTables: TypeName {
    let own = TypeName(className)
    return UIKitTables.table(own) == nil ? TypeName(kind.className) : own
  }
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
  case truth, count, length, text, priority, font
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
    case .truth, .count, .length, .text, .priority, .font, .numbers: []
    }
  }

  /// As code has it, or an objection that says what is wanted.
  func value(of operand: Operand) throws(LineFailure) -> LayoutCode.Value {
    switch self {
    case .truth: .boolean(try operand.boolean())
    case .count: .whole(Double(try operand.wholeNumber()))
    case .length: .real(try operand.length())
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

extension Value {
  /// What the prompt has for a value of code; `nil` where it has nothing.
  init?(ofCode value: LayoutCode.Value) {
    switch value {
    case .number(let number):
      guard let known = number.known else { return nil }
      self = number.isWhole ? .whole(known) : .number(known)
    case .boolean(let truth): self = .boolean(truth)
    case .text(let text): self = .text(text)
    case .absent: self = .absent
    case .choice(let choice) where choice.associated.isEmpty: self = .choice(choice.name)
    case .list(let values):
      let all = values.compactMap { Value(ofCode: $0) }
      guard all.count == values.count else { return nil }
      self = .list(all)
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

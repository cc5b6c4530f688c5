package import AutoLayout
package import Interchange

/// What the tables answer about values, with no program around them: for the prompt.
package struct TableAnswers {
  private var evaluator: Evaluator

  /// - Parameter engine: What has laid out the document, or will.
  package init(
    on document: Document, step: Int = 0, _ engine: LayoutEngine = LayoutEngine(),
    isCancelled: @escaping () -> Bool = { false }
  ) {
    evaluator = Evaluator(
      program: Program(), document: document, step: step, policy: .typedLine, engine: engine,
      isCancelled: isCancelled)
    evaluator.isLaidOut = true
  }

  /// What stands for a view or a guide in a call.
  package mutating func value(for item: Item) -> Value { evaluator.value(for: item) }

  /// The view or guide that an answer is.
  package func item(of value: Value) -> Item? { evaluator.item(of: value) }

  /// Whether nothing that was asked has changed the document.
  package var changesNothing: Bool { evaluator.edits.isEmpty }

  /// What a type has by itself: `CGRect.zero`.
  package mutating func constant(_ name: String, of type: TypeName) -> Value? {
    read(UIKitTables.property(name, of: type, isStatic: true), of: .type(type))
  }

  /// In whose table a value's members are.
  package func type(of value: Value) -> TypeName? {
    UIKitTables.type(of: value, in: evaluator.heap)
  }

  /// What a value has behind its dot: `frame.integral`.
  package mutating func member(_ name: String, of value: Value) -> Value? {
    guard let type = type(of: value) else { return nil }
    return read(UIKitTables.property(name, of: type, isStatic: false), of: value)
  }

  private mutating func read(_ member: Member?, of value: Value) -> Value? {
    guard case .property(let read, _)? = member?.form else { return nil }
    return try? read(&evaluator, value, SourceRange(0, 0))
  }

  /// - Parameter value: On which it is called; the type itself for what makes one.
  package mutating func value(
    of call: TableCall, on value: Value, _ operands: [Operand], at range: SourceRange
  ) throws(TypedRun.Failure) -> Value {
    do throws(Stop) {
      return try call.call(
        &evaluator, value, CallArguments(operands: operands, labels: call.labels, range: range))
    } catch {
      throw TypedRun.Failure(
        stop: error, range: error.range ?? range, document: evaluator.draft, unknownName: nil)
    }
  }
}

/// A method or an initializer of the tables that is called with such labels.
package struct TableCall: Sendable {
  fileprivate let call: Member.Call
  fileprivate let labels: [String?]
  /// What comes of it, where the tables say it.
  package let gives: TypeName?
  /// What it takes at each place, likewise.
  package let types: [TypeName?]

  /// `nil` for what the type does not have, or not with these labels.
  package init?(_ name: String, _ labels: [String?], of type: TypeName, isStatic: Bool) {
    let arguments = CallArguments(
      operands: labels.map { _ in Operand(.void, at: SourceRange(0, 0)) }, labels: labels,
      range: SourceRange(0, 0))
    guard let found = UIKitTables.method(name, arguments, of: type, isStatic: isStatic),
      case .method(let parameters, let call) = found.member.form,
      !parameters.contains(where: \.isAnything),
      // A label that Swift left out once is there today.
      zip(labels, found.arguments.labels).allSatisfy({ $0 != nil || $1 == nil })
    else { return nil }
    self.call = call
    gives = name == "init" ? type : found.member.type
    self.labels = found.arguments.labels
    var rest = parameters[...]
    types = self.labels.map { label in
      guard let place = rest.firstIndex(where: { $0.label == label }) else { return nil }
      defer { rest = rest[(place + 1)...] }
      return rest[place].type
    }
  }

  /// The forms of a method as Swift writes them, those of `init` by the name of the type; not those that take
  /// nothing or anything.
  package static func forms(_ name: String, of type: TypeName, isStatic: Bool) -> [String] {
    UIKitTables.methods(name, of: type, isStatic: isStatic).flatMap { member -> [String] in
      let parameters = member.parameters ?? []
      if parameters.isEmpty || parameters.contains(where: { $0.isAnything || $0.isRepeated }) {
        return []
      }
      let needed = parameters.prefix { !$0.isOptional }.count
      return (max(1, needed)...parameters.count).map { count in
        let labels = parameters.prefix(count).map { ($0.label ?? "_") + ":" }.joined()
        return "\(name == "init" ? type.text : name)(\(labels))"
      }
    }
  }
}

extension UIKitTables {
  /// The types of plain values that a line makes by their names: structs of numbers, colours and fonts.
  package static let valueTypes: [TypeName] =
    (GeometryMembers.tables + UIColorMembers.tables + [UIFontMembers.table]).map(\.type)
}

package import AutoLayout
package import Interchange
package import Prose

/// What the tables answer about values, with no program around them: for the prompt.
package struct TableAnswers {
  private var evaluator: Evaluator

  /// - Parameters:
  ///   - engine: What has laid out the document, or will.
  ///   - remembers: Whether what code has left is known: which view was given to which.
  package init(
    on document: Document, step: Int = 0, _ engine: LayoutEngine = LayoutEngine(),
    remembers: Bool = false, isCancelled: @escaping () -> Bool = { false }
  ) {
    evaluator = Evaluator(
      program: Program(), document: document, step: step, policy: .typedLine, engine: engine,
      isCancelled: isCancelled)
    if remembers, let state = CodeState(of: document) { evaluator.take(state) }
    evaluator.isLaidOut = true
  }

  /// What has to be kept for following lines, beside what was done to the document.
  package var memory: Edit {
    let earlier = CodeState(of: evaluator.start)
    let state = CodeState(evaluator, program: earlier?.program ?? evaluator.program)
    return .keepCodeState(state.kept, evaluator.draft.layoutLoop)
  }

  /// What stands for a view or a guide in a call.
  package mutating func value(for item: Item) -> Value { evaluator.value(for: item) }

  /// The same for what else a line speaks of: a constraint, one that it has just made, the layer of a view.
  package mutating func value(for constraint: ConstraintID) -> Value {
    evaluator.value(for: constraint)
  }

  package mutating func value(making new: NewConstraint, at range: SourceRange) -> Value {
    evaluator.made(new, at: range)
  }

  package mutating func value(forLayerOf view: ViewID) -> Value { evaluator.layer(of: view) }

  /// What a line speaks of by an answer.
  package enum Thing: Sendable {
    case item(Item)
    case layer(of: ViewID)
    case constraint(ConstraintID)
    case made(NewConstraint)
  }

  /// `nil` for a plain value.
  package func thing(_ value: Value) -> Thing? {
    switch evaluator.object(value)?.peer {
    case .view(let view): evaluator.draft.isLayer(view) ? .layer(of: view) : .item(Item(view))
    case .guide(let item): .item(item)
    case .layer(let view): .layer(of: view)
    case .constraint(let id): .constraint(id)
    case .madeConstraint(let new): .made(new)
    default: nil
    }
  }

  package var document: Document { evaluator.draft }

  /// What was done to the document by all that was called and set.
  package var edits: [Edit] { evaluator.edits }

  package var changesNothing: Bool { evaluator.edits.isEmpty }

  /// Remarks on it.
  package var notes: [Phrase] { evaluator.findings.notes }

  /// What was set or called and has no part in the layout.
  package var passedOver: [String] { evaluator.findings.passedOver }

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
      let result = try call.call(
        &evaluator, value, CallArguments(operands: operands, labels: call.labels, range: range))
      try evaluator.checkSize(of: result)
      return result
    } catch {
      throw TypedRun.Failure(
        stop: error, range: error.range ?? range, document: evaluator.draft, unknownName: nil)
    }
  }
}

extension TableAnswers {
  /// `nil` for what cannot be read now.
  package mutating func value(of property: TableProperty, of value: Value) -> Value? {
    try? property.read(&evaluator, value, SourceRange(0, 0))
  }

  package mutating func set(
    _ property: TableProperty, of value: Value, to operand: Operand
  ) throws(TypedRun.Failure) {
    do throws(Stop) {
      try property.write?(&evaluator, value, operand)
    } catch {
      throw TypedRun.Failure(
        stop: error, range: error.range ?? operand.range, document: evaluator.draft,
        unknownName: nil)
    }
  }
}

/// A property of the tables that acts on the layout.
package struct TableProperty: Sendable {
  fileprivate let read: Member.Read
  fileprivate let write: Member.Write?
  package let type: TypeName?

  /// `nil` for what the type does not have.
  package init?(_ name: String, of type: TypeName) {
    guard let member = UIKitTables.property(name, of: type, isStatic: false),
      member.name == name, member.hasPartInLayout, case .property(let read, let write) = member.form
    else { return nil }
    (self.read, self.write, self.type) = (read, write, member.type)
  }

  package var isSettable: Bool { write != nil }

  /// Whether it holds a view that is given to it, and which lies in the view then.
  package var holdsView: Bool { type == "UIView" && isSettable }

  /// Whether it is a text with attributes, or a button's configuration.
  package var isStyle: Bool { type == "NSAttributedString" || type == "UIButton.Configuration" }

  /// Whether it is a view that UIKit makes within the view, of which only code can speak.
  package var isPart: Bool {
    guard let type, isSettable, !holdsView else { return false }
    return UIKitTables.isA(type, "UIView")
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
  /// anything, nor of `init` that which takes nothing.
  package static func forms(_ name: String, of type: TypeName, isStatic: Bool) -> [String] {
    UIKitTables.methods(name, of: type, isStatic: isStatic).flatMap { member -> [String] in
      let parameters = member.parameters ?? []
      if parameters.contains(where: \.isAnything) { return [] }
      if parameters.isEmpty { return name == "init" ? [] : ["\(name)()"] }
      let needed = parameters.prefix { !$0.isOptional && !$0.isRepeated }.count
      return (max(1, needed)...parameters.count).map { count in
        let labels = parameters.prefix(count).map { ($0.label ?? "_") + ":" }.joined()
        return "\(name == "init" ? type.text : name)(\(labels))"
      }
    }
  }
}

extension View {
  /// The class that it is of, or else the one of UIKit's that it counts as.
  package var typeInTables: TypeName {
    let own = TypeName(className)
    return UIKitTables.table(own) == nil ? TypeName(kind.className) : own
  }
}

extension UIKitTables {
  /// The methods of what is made of a type that have part in the layout, its own first, each once.
  package static func methodNames(of type: TypeName) -> [String] {
    var known: Set<String> = []
    return members(of: type).filter {
      $0.hasPartInLayout && $0.parameters?.contains(where: \.isAnything) == false
    }
    .map(\.name).filter { known.insert($0).inserted }
  }

  /// The properties likewise.
  package static func propertyNames(of type: TypeName) -> [String] {
    var known: Set<String> = []
    return members(of: type).filter { $0.hasPartInLayout && $0.parameters == nil }.map(\.name)
      .filter { known.insert($0).inserted }
  }

  /// Those of its methods that change what they are called on.
  package static func changingNames(of type: TypeName) -> Set<String> {
    Set(
      members(of: type).filter { if case .mutating = $0.form { true } else { false } }.map(\.name))
  }

  /// What a type has by itself, each once: `red` of `UIColor`, `vertical` of an axis, and its methods with what
  /// they take.
  package static func staticNames(of type: TypeName) -> [(name: String, forms: [String])] {
    var known: Set<String> = []
    let cases = table(type)?.choices.map { (name: $0.name, forms: [String]()) } ?? []
    let others = members(of: type, isStatic: true).map { member in
      (
        name: member.name,
        forms: member.parameters == nil
          ? [] : TableCall.forms(member.name, of: type, isStatic: true)
      )
    }
    return (cases + others).filter { known.insert($0.name).inserted }
  }

  /// What can stand behind a dot as an argument: `system` of `UIButton(type:)`.
  ///
  /// - Parameter label: `nil` for an argument without one.
  package static func choices(
    of label: String?, in name: String, of type: TypeName, isStatic: Bool
  ) -> [String] {
    let types = methods(name, of: type, isStatic: isStatic).flatMap { $0.parameters ?? [] }
      .filter { $0.label == label }.compactMap(\.type)
    return types.lazy.compactMap(table).map { $0.choices.map(\.name) }.first { !$0.isEmpty } ?? []
  }

  /// The classes that are views, in the order of their tables: a table's controller is none.
  package static let viewClasses = viewTables.map(\.type).filter { isA($0, "UIView") }

  /// The same of everything that is a view, in the order of the tables.
  package static let methodNamesOfViews: [String] = {
    var known: Set<String> = []
    return viewClasses.flatMap { methodNames(of: $0) }.filter { known.insert($0).inserted }
  }()

  /// The same of everything that is a view, in the order of the tables.
  package static let propertyNamesOfViews: [String] = {
    var known: Set<String> = []
    return viewClasses.flatMap { propertyNames(of: $0) }.filter { known.insert($0).inserted }
  }()

  /// Distances in stack views that have names.
  package static let namedSpacings = [
    "spacingUseDefault": UIStackViewMembers.useDefault,
    "spacingUseSystem": UIStackViewMembers.useSystem,
  ]

  /// Whether a method of views gives something.
  package static func givesValue(_ name: String) -> Bool {
    viewTables.contains { table in
      table.members.contains { $0.name == name && $0.parameters != nil && $0.type != nil }
    }
  }

  /// The types of what a line makes by their names: structs of numbers, colours, fonts and constraints.
  package static let valueTypes: [TypeName] =
    (GeometryMembers.tables + UIColorMembers.tables + [
      UIFontMembers.table, NSLayoutConstraintMembers.table,
    ]).map(\.type)

  /// Swift's own types, likewise. Texts tell of what only the prompt has, too.
  package static let plainTypes: Set<TypeName> = {
    let tables =
      NumberMembers.tables + ListMembers.tables
      + CollectionMembers.tables.filter {
        $0.type == "Dictionary"
      }
    return Set(tables.flatMap { [$0.type] + $0.olderNames })
  }()
}

extension UIKitTables {
  /// Methods of lists, dictionaries and texts that change them, leave something to chance, or do nothing
  /// without a function.
  package static let methodsOfCode = methodsOfCode(of: ["Array", "Dictionary", "String"])

  /// Whether lists have a method of that name which can be given a closure.
  package static func asksClosure(_ name: String) -> Bool {
    methods(name, of: "Array", isStatic: false).contains { method in
      method.parameters?.contains { $0.type == MemberParameter.functionType } == true
    }
  }

  private static func methodsOfCode(of types: [TypeName]) -> Set<String> {
    let members = types.compactMap { table($0) }.flatMap(\.members).filter { !$0.isStatic }
    let ofFunctions = Dictionary(grouping: members, by: \.name).filter { _, forms in
      forms.allSatisfy { form in
        form.parameters?.contains { $0.type == MemberParameter.functionType && !$0.isOptional }
          == true
      }
    }
    let changing = members.filter { if case .mutating = $0.form { true } else { false } }
    return Set(ofFunctions.keys).union(changing.map(\.name)).union(["randomElement", "shuffled"])
  }
}

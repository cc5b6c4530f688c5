import AutoLayout
import Interchange

/// What the text does not say: named as people would write it, given where the user gave it, and a view
/// where it is used as one.
extension Evaluator {
  /// Something that is not known. What the user gave for its name is its value; a typed line is refused.
  mutating func unknown(
    _ name: String, at range: SourceRange, type: TypeName? = nil, sum: UnknownSum? = nil,
    call: Int? = nil, truth: TruthForm? = nil
  ) throws(Stop) -> Value {
    if let known = assumed[name] { return known }
    if policy == .typedLine, program.file(of: range)?.isTyped != false, !Self.isOperator(name) {
      throw .objection(EvaluationWords.notKnown(name), at: range, hints: [])
    }
    let short = name.count > ValueLimits.name ? name.prefix(ValueLimits.name - 1) + "…" : name[...]
    return .unknown(
      Unknown(String(short), at: range, sum: sum, type: type, call: call, truth: truth))
  }

  /// A name that nothing declares: of the class that the text uses it as.
  mutating func undeclared(_ name: String, at range: SourceRange) throws(Stop) -> Value {
    let value = try unknown(name, at: range)
    guard case .unknown(var unknown) = value, let file = program.file(of: range) else {
      return value
    }
    let uses = nameUses[file.offset] ?? NameUses(file.statements)
    nameUses[file.offset] = uses
    unknown.type = uses.viewClass(of: name)
    unknown.isUndeclared = true
    return .unknown(unknown)
  }

  /// A call of something that is not there. Given a view, it may make constraints.
  mutating func callUnknown(
    _ name: String, _ arguments: [Expression.Argument], receiver: Value? = nil,
    at range: SourceRange
  ) throws(Stop) -> Value {
    let given = try self.arguments(arguments, as: [], at: range)
    if let built = try build(by: name, given, receiver: receiver) { return built }
    try callHelper(name, given)
    let text = arguments.map { argument in
      let value = sourceName(argument.value.range)
      return argument.label.map { "\($0.text): \(value)" } ?? value
    }.joined(separator: ", ")
    let whole = "\(name)(\(text.count > 60 ? "…" : text))"
    unknownCalls += 1
    let value = try unknown(whole, at: range, call: unknownCalls)
    let concerned = given.operands.map(\.value) + [receiver].compactMap { $0 }
    if case .unknown(let unknown) = value {
      holdBack(given, by: name, for: unknown)
      if concerned.contains(where: isView),
        !OtherLayouts.isCalled(by: name, in: program.file(of: range))
      {
        findings.use(unknown, as: .function, hasConsequences: true)
        for value in concerned { leaveMaskOpen(of: value) }
        for operand in given.operands { leavePlaceOpen(of: operand.value) }
      }
    }
    return value
  }

  /// Helpers that constrain a view see to its mask as well.
  private mutating func leaveMaskOpen(of value: Value) {
    if case .list(let values) = value {
      for value in values { leaveMaskOpen(of: value) }
    } else if case .anchor(let anchor) = value {
      if !anchor.item.view.isInitial { viewsOfOpenClasses.insert(anchor.item.view) }
    } else if let view = viewID(of: value), !view.isInitial {
      viewsOfOpenClasses.insert(view)
    }
  }

  /// Helpers that are given a view may put it somewhere: `add(badge, to: icon)`.
  private mutating func leavePlaceOpen(of value: Value) {
    guard case .object = value, let view = view(of: value), view.superview == nil, !view.isGuide
    else { return }
    unknownViews.insert(view.id)
  }

  /// Whether a value is a view, an anchor of one, or a list that holds some.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .anchor: true
    case .object: viewID(of: value).map { draft.view($0)?.isGuide == false } ?? false
    case .list(let values): values.contains { isView($0) }
    default: false
    }
  }

  /// The text at a place on one line, short enough for a name.
  func sourceName(_ range: SourceRange) -> String {
    let whole = program.text(at: range).utf8
    // Longer than its blanks can be on one line.
    if whole.count > 400 { return "…" }
    let text = whole.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }
      .joined(separator: " ")
    return text.count > 60 ? "…" : text
  }

  /// What a value is called in the name of what hangs on it.
  func nameOf(_ value: Value, at range: SourceRange) -> String {
    if case .object(let id) = value {
      if let view = viewID(of: value).flatMap(draft.view), view.id.isInitial { return view.name }
      if let name = names.name(of: id) { return name }
    }
    if case .type(let type) = value { return type.text }
    if case .unknown(let unknown) = value { return unknown.name }
    let text = sourceName(range)
    return text.isEmpty ? "…" : text
  }

  /// `title.font` for the member `font` of `title`, `font` for one of `self`. The text at `range` may
  /// already end with the member.
  func nameOfMember(_ name: String, of value: Value, at range: SourceRange) -> String {
    if case .object = value, value == ownValue { return name }
    let owner = nameOf(value, at: range)
    if owner.hasSuffix(".\(name)") { return owner }
    // `[self title` of a message.
    guard owner.hasSuffix(" \(name)") else { return "\(owner).\(name)" }
    return "\(owner.dropLast(name.count + 1).drop { $0 == "[" }).\(name)"
  }

  // MARK: As views

  /// The view that an unknown is, where its declaration names a view's class or a member is used that
  /// only views have.
  mutating func viewOf(
    _ unknown: Unknown, usedFor member: String, at range: SourceRange
  ) throws(Stop) -> Value? {
    if let known = viewOfUnknown[unknown] { return .object(known) }
    let implied = UIKitTables.typeImplied(by: member)
    if let type = unknown.type {
      guard program.isView(type), type.text != "UIView" || implied != nil else { return nil }
      return try makeView(of: unknown, type: type, at: range)
    }
    guard let implied else { return nil }
    return try makeView(of: unknown, type: implied, at: range)
  }

  /// The view that something unknown has become, or becomes since nothing declares it and the text uses it
  /// as one: what is set of it is set of that.
  mutating func viewShown(
    by value: Value, for member: String, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard case .unknown(let unknown) = value,
      viewOfUnknown[unknown] != nil || unknown.isUndeclared && unknown.type != nil
    else { return nil }
    return try viewOf(unknown, usedFor: member, at: range)
  }

  /// The same view each time.
  mutating func makeView(
    of unknown: Unknown, type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value {
    if let known = viewOfUnknown[unknown] { return .object(known) }
    findings.use(unknown, as: .view)
    findings.takeUp(unknown.viewName)
    if unknown.isUndeclared { findings.suppose(unknown, is: type) }
    let made: Value
    if program.types[type]?.kind == .class, calls < Self.callLimit / 2 {
      made = try makeScreenView(type, at: range)
    } else {
      made = try makeUnknownView(type: type, name: unknown.viewName, at: range)
    }
    if case .object(let id) = made {
      viewOfUnknown[unknown] = id
      if let view = viewID(of: made) { unknownViews.insert(view) }
      if let given = names.name(of: unknown) { names.property(given, made) }
      names.local(unknown.viewName, made, depth: calls)
    }
    return made
  }

  /// A view of which nothing but its class is known; of no natural size where that is not UIKit's own.
  mutating func makeUnknownView(
    type: TypeName, name: String?, at range: SourceRange
  ) throws(Stop) -> Value {
    let made = try makeView(kind(of: type), className: type.text, at: range)
    if let name { names.local(name, made, depth: calls) }
    if let view = viewID(of: made) { viewsOfOpenClasses.insert(view) }
    return made
  }

  /// The kind by which the document has a class.
  func kind(of type: TypeName) -> ViewKind {
    var next: TypeName? = program.base(of: type) ?? type
    while let current = next {
      if let kind = ViewKind.ofClass(current.text) { return kind }
      next = UIKitTables.table(current)?.superclass
    }
    return .view
  }
}

extension Unknown {
  /// What a view is called that it turns out to be: by the last part of its name, without what it was
  /// given.
  var viewName: String {
    let bare = name.prefix { $0 != "(" && $0 != "[" }
    let last = bare.split(separator: ".").last.map(String.init) ?? "view"
    let letters = last.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = letters.first else { return "item" }
    return first.lowercased() + letters.dropFirst()
  }
}

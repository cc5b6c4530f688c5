import AutoLayout
import Diagnosis
import Interchange

extension Evaluator {
  mutating func member(
    _ name: NameSyntax, of base: ExpressionTree
  ) throws(LineFailure) -> Value {
    guard case .member(let owner, let spacing) = base.form, spacing.text == "spacing",
      name.text.allSatisfy(\.isNumber)
    else {
      if PlatformValues.isPath(base),
        let value = PlatformValues.value(name.text, of: base, in: document)
      {
        return value
      }
      if name.text == "rawValue", let number = try rawValue(ofTyped: base) { return number }
      return try member(name, of: owner(base, of: name), base)
    }
    // Worked out once: behind `.spacing.1.spacing.1…` each time more would double the work.
    let holder = try value(of: owner)
    let range = base.range.union(name.range)
    if let handle = try spacingHandle(name, of: holder, at: range) { return handle }
    return try member(name, of: member(spacing, of: holder, owner), base)
  }

  /// What `base` comes to. Where nothing has its name, the objection says how to make something that has
  /// the member.
  mutating func owner(
    _ base: ExpressionTree, of member: NameSyntax
  ) throws(LineFailure) -> Value {
    do throws(LineFailure) {
      return try value(of: base)
    } catch {
      guard case .objection(var objection) = error, case .name(let name) = base.form,
        objection.unknownName == name
      else { throw error }
      objection.hints = [UnknownNameWords.define(name, asOwnerOf: member.text)]
      objection.unknownName = nil
      objection.namesNothing = !ConstraintProperties.names.contains(member.text)
      throw .objection(objection)
    }
  }

  /// - Parameter value: What `base` comes to.
  private mutating func member(
    _ name: NameSyntax, of value: Value, _ base: ExpressionTree
  ) throws(LineFailure) -> Value {
    if base.withoutMarks.isSelf, let own = ownMember(name.text) { return own }
    if value == .absent, base.hasOptionalChain { return .absent }
    return try member(name, of: Operand(value, at: base.range))
  }

  /// `self.title` in pasted code: what the code's own names stand for, those between braces apart.
  private func ownMember(_ name: String) -> Value? {
    if let outside = workspace.locals[name] {
      return outside
    }
    if workspace.isOfController(name) { return .inert(name) }
    return document.entity(named: name).map(value(of:))
  }

  private static func anchor(_ name: String, ofMarginsOf view: ViewID) -> Anchor? {
    Attribute(anchorName: name).map { Anchor(Item(view, guide: .layoutMargins), $0) }
  }

  mutating func member(
    _ name: NameSyntax, of base: Operand
  ) throws(LineFailure) -> Value {
    switch base.value {
    case .item(let item): return try member(name, of: item, at: base.range)
    case .margins(let view):
      if let anchor = Self.anchor(name.text, ofMarginsOf: view) { return .anchor(anchor) }
    case .frame(let view):
      if let value = try member(name, ofFrameOf: view, at: base.range) { return value }
    case .constraint(let handle, let equation):
      return try ConstraintProperties.read(name, of: handle, equation, in: self)
    case .rules(let view, let prefix):
      return try rule(name, behind: prefix, of: view, at: base.range.union(name.range))
    case .tuple(let tuple):
      if let part = part(name.text, of: tuple) { return part }
      if let answer = derived(name.text, from: tuple) { return answer }
    case .list, .dictionary, .group, .text:
      if name.text == "rawValue", let number = try rawValue(of: base, name) { return number }
      if let answer = member(name.text, ofSeveral: base.value) { return answer }
    case .type(let type): return try member(name, ofType: type, at: base.range)
    case .font(let font): if let size = try measure(name, of: font) { return .number(size) }
    case .image(let size): if name.text == "size" { return .tuple(Tuple(size)) }
    case .layer(let id): return try member(name, ofLayerOf: id)
    case .color(let color): if let value = Self.member(name, ofColor: color) { return value }
    case .choice(let choice) where Color.named(choice) != nil:
      if let color = Color.named(choice), let value = Self.member(name, ofColor: color) {
        return value
      }
    case .traits: if let value = TraitCollection.value(name.text, in: document) { return value }
    case .inert(let path): return .inert("\(path).\(name.text)")
    // `insets.top`, where the insets were handed over as `.zero`.
    case .choice("zero") where Tuple.partNames.contains(name.text):
      return ["origin", "size"].contains(name.text) ? base.value : .number(0)
    case .choice:
      if name.text == "isAccessibilityCategory" { return .boolean(false) }
      if name.text == "rawValue" {
        if let number = try rawValue(of: base, name) { return number }
        return .number(try base.number())
      }
    case .number, .whole, .raw: if name.text == "rawValue" { return .number(try base.number()) }
    case .anchor(let anchor): if let value = try member(name, ofWhatMakes: anchor) { return value }
    case .newConstraint(let new):
      if let value = ConstraintProperties.value(name.text, of: new, in: self) { return value }
    case .newView, .boolean, .absent, .distance: break
    }
    throw .objection(LanguageWords.noMember(name, of: base.value))
  }

  /// Of what is the frame of a scroll view, and its frame layout guide.
  private mutating func member(
    _ name: NameSyntax, ofFrameOf view: ViewID, at range: SourceRange
  ) throws(LineFailure) -> Value? {
    let isGuides = ["width", "height"].contains(name.text)
    if !isGuides, let part = part(name.text, of: try scrollFrame(of: view, at: range)) {
      return part
    }
    if Self.rectangleProperties.contains(name.text) {
      return derived(name.text, from: try scrollFrame(of: view, at: range))
    }
    if let attribute = Attribute(anchorName: name.text) {
      return .anchor(Anchor(Item(view, guide: .frame), attribute))
    }
    guard ["layoutFrame", "owningView"].contains(name.text) else { return nil }
    return try systemGuideMember(name, of: Item(view, guide: .frame))
  }

  private mutating func part(_ name: String, of tuple: Tuple) -> Value? {
    guard let part = tuple.part(name) else { return nil }
    guard part.shape == .plain, let number = part.numbers.first else { return .tuple(part) }
    note(part.measures)
    return .number(number)
  }

  private func member(_ name: String, ofSeveral value: Value) -> Value? {
    switch value {
    case .list(let values): Self.member(name, of: values)
    case .dictionary(let entries): Self.member(name, of: entries)
    case .group(let group): group.member(name)
    case .text(let text): member(name, ofText: text)
    default: nil
    }
  }

  /// Refuses `Card.top` where something is called `card`, and no type can be meant.
  func checkCapitals(
    of type: String, before member: NameSyntax, at range: SourceRange
  ) throws(LineFailure) {
    guard !TypeNames.known.contains(type),
      Attribute(anchorName: member.text) != nil || ViewProperties.named(member.text) != nil,
      workspace.names.contains(where: { $0.lowercased() == type.lowercased() })
    else { return }
    throw .objection(UnknownNameWords.objection(type, at: range, in: workspace))
  }

  /// `UIView.AutoresizingMask` is a type, `CGRect.zero` a value, `UILayoutPriority.defaultHigh` a
  /// choice.
  private mutating func member(
    _ name: NameSyntax, ofType type: String, at range: SourceRange
  ) throws(LineFailure) -> Value {
    try checkCapitals(of: type, before: name, at: range)
    if let value = TypeConstants.value(name.text, of: type) { return value }
    return TypeNames.isType(name.text) ? .type(name.text) : .choice(name.text)
  }
}

// MARK: Views and guides

extension Evaluator {
  private mutating func member(
    _ name: NameSyntax, of item: Item, at range: SourceRange
  ) throws(LineFailure) -> Value {
    if let attribute = Attribute(anchorName: name.text) { return .anchor(Anchor(item, attribute)) }
    guard item.guide == nil, let view = document.view(item.view) else {
      return try systemGuideMember(name, of: item)
    }
    if let guide = SystemGuide.byName[name.text], guide.belongs(to: view) {
      return .item(Item(view.id, guide: guide))
    }
    if let guide = ownGuide(name.text, of: view) { return .item(Item(guide)) }
    // Also of the root view, which may be a cell in its file.
    if name.text == ContentView.name, let content = document.contentView(of: view.id) {
      return .item(Item(content))
    }
    if view.id == .window, name.text == "w" || name.text == "h" {
      return try generated(name.text, of: view.id, at: range.union(name.range))
    }
    if HandlePrefixes.first(of: view).contains(name.text) {
      return .rules(view.id, prefix: name.text)
    }
    if view.id == .root, let own = try ownOfController(name.text, at: name.range) { return own }
    if let known = workspace.passedOver(name.text, of: view) { return known }
    if InertProperties.isInert(name.text, of: view) {
      return .inert("\(view.name).\(name.text)")
    }
    guard let property = ViewProperties.named(name.text) else {
      return try unknownMember(name, of: view)
    }
    try property.check(fits: view, name)
    return try property.read(&self, view, name.range)
  }

  private func ownGuide(_ name: String, of view: View) -> ViewID? {
    view.guides.first { document.view($0)?.name == name }
  }

  private func systemGuideMember(
    _ name: NameSyntax, of item: Item
  ) throws(LineFailure) -> Value {
    switch name.text {
    case "owningView": return .item(Item(item.view))
    case "length" where item.guide?.isController == true:
      let covered = coveredInsets
      return .number(item.guide == .topLayoutGuide ? covered.top : covered.bottom)
    case "layoutFrame":
      let solution = try workspace.solution()
      guard let rect = solution.rect(of: item),
        let owner = solution.rect(of: document.space(of: item.view))
      else {
        throw .objection(LanguageWords.notInWindow(item.view, at: name.range, in: document))
      }
      return .tuple(
        Tuple(
          Rect(x: rect.x - owner.x, y: rect.y - owner.y, width: rect.width, height: rect.height),
          measures: RectPart.allCases.map { document.measure(of: $0, inOwnerOf: item) }))
    default:
      if let value = keyboardMember(name.text, of: item) { return value }
      throw .objection(LanguageWords.noMember(name, of: .item(item)))
    }
  }

  private func unknownMember(
    _ name: NameSyntax, of view: View
  ) throws(LineFailure) -> Value {
    // A controller is its view here.
    if name.text == "view", view.className.isOfController {
      return .item(Item(view.id))
    }
    if InertProperties.unmodelled.contains(name.text) {
      throw .objection(LanguageWords.unmodelled(name))
    }
    if ControllerProperties.names.contains(name.text) {
      throw .objection(LanguageWords.ownOfController(name, view))
    }
    if SystemGuide.byName[name.text] != nil, !view.isGuide {
      throw .objection(LanguageWords.guideOfScrollViews(name, view))
    }
    throw .objection(LanguageWords.noProperty(name, of: view))
  }

  /// A generated constraint, by what stands behind the view's name. Hugging and resistance can be
  /// spoken of while there is no content to hug.
  func generated(
    _ rule: String, of view: ViewID, at range: SourceRange
  ) throws(LineFailure) -> Value {
    for axis in Axis.allCases {
      for standing in [Rule.hugging(axis), Rule.resistance(axis)] where standing.name == rule {
        let handle = Handle.generated(view, standing)
        return .constraint(handle, try workspace.equation(of: handle))
      }
    }
    let all = try workspace.generatedHandles().filter { handle in
      guard case .generated(let other, _) = handle else { return false }
      return other == view || document.arrangingStack(of: other) == view
    }
    let typed = "\(name(of: view)).\(rule)"
    guard let match = all.first(where: { document.text(of: $0) == typed }) else {
      throw .objection(
        LanguageWords.noGenerated(typed, all, at: range, in: document))
    }
    return .constraint(match, try workspace.equation(of: match))
  }
}

extension Document {
  /// What a number of a system guide's `layoutFrame` measures: places from its view's edges.
  fileprivate func measure(of part: RectPart, inOwnerOf guide: Item) -> Measure {
    let edge: Attribute
    switch part {
    case .width, .height: return measure(of: part, of: guide)
    case .x: edge = .left
    case .y: edge = .top
    }
    return .difference(Anchor(guide, edge), Anchor(space(of: guide.view), edge))
  }
}

extension ExpressionTree {
  /// Whether a `?` stands in the chain, so that `nil` goes through to its end.
  var hasOptionalChain: Bool {
    switch form {
    case .optionalChain: true
    case .member(let base, _), .call(let base, _), .index(let base, _), .forced(let base):
      base.hasOptionalChain
    default: false
    }
  }
}

// MARK: Handles

extension Evaluator {
  /// What a command's argument calls a constraint. What is an anchor elsewhere is the constraint
  /// that places it here: `view.safeArea.top`.
  mutating func handle(_ tree: ExpressionTree) throws(LineFailure) -> Handle {
    switch try value(of: tree) {
    case .constraint(let handle, _): return handle
    case .anchor(let anchor):
      if let guide = anchor.item.guide,
        case .constraint(let handle, _) = try generated(
          "\(guide.rawValue).\(anchor.attribute.name)", of: anchor.item.view, at: tree.range)
      {
        return handle
      }
      let document = workspace.document
      let concerned = document.constraints.values {
        $0.isActive && [$0.first, $0.second].contains(anchor)
      }
      throw .objection(
        LanguageWords.anchorNoHandle(tree, heldBy: concerned.prefix(4).map(document.handle)))
    case let value:
      throw .objection(LanguageWords.wanted(LanguageWords.handle, found: value, at: tree.range))
    }
  }

  /// An anchor, or a number of a rectangle as `x` is, or the distance between two anchors.
  mutating func measure(_ tree: ExpressionTree) throws(LineFailure) -> Measure {
    if case .member(let base, let name) = tree.form, name.text == "x" || name.text == "y",
      case .item(let item) = try value(of: base)
    {
      return document.measure(of: name.text == "x" ? .x : .y, of: item)
    }
    if case .binary(let left, .subtract, let right) = tree.form {
      let (first, second) = (try anchor(left), try anchor(right))
      guard first.attribute.kind == second.attribute.kind else {
        throw .objection(LanguageWords.incommensurable(at: tree.range))
      }
      return .difference(first, second)
    }
    return .anchor(try anchor(tree))
  }

  /// An anchor; `x` and `y` are the edges that stand for them, whichever is pinned.
  mutating func anchor(_ tree: ExpressionTree) throws(LineFailure) -> Anchor {
    if case .member(let base, let name) = tree.form, name.text == "x" || name.text == "y",
      case .item(let item) = try value(of: base)
    {
      return Anchor(item, name.text == "y" ? .top : pinnedEdge(of: item))
    }
    let operand = try rawOperand(tree)
    guard case .anchor(let anchor) = operand.value else {
      throw .objection(LanguageWords.wantedAnchor(operand, tree, in: document))
    }
    return anchor
  }

  private func pinnedEdge(of item: Item) -> Attribute {
    let isAbsolute = document.constraints(mentioning: item.view).contains { constraint in
      guard constraint.isActive else { return false }
      return [constraint.first, constraint.second].contains { anchor in
        anchor?.item == item && anchor?.attribute.isAbsoluteHorizontalEdge == true
      }
    }
    return isAbsolute ? .left : .leading
  }
}

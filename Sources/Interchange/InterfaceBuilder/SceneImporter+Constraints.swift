import AutoLayout
import Patience

extension SceneImporter {
  /// The guides of views and of the controller.
  mutating func addGuides() {
    for identity in order.awaited(each: 8) {
      guard let view = views[identity] else { continue }
      for child in view.element.element.children where Self.guideElements.contains(child.name) {
        guard let id = child.id, let guide = Self.guide(of: child) else { continue }
        guides[id] = .guide(guide, of: view.id)
      }
    }
    let layoutGuides = scene.controller?.child("layoutGuides")?.children ?? []
    for guide in layoutGuides where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide.id else { continue }
      guides[id] = guide["type"] == "bottom" ? .bottom(of: top) : .top(of: top)
    }
  }

  /// The guide of the keyboard has an element of its own from Xcode 13 on, in which it came.
  private static let guideElements: Set = ["viewLayoutGuide", "keyboardLayoutGuide"]

  private static func guide(of element: MarkupElement) -> SystemGuide? {
    switch element.key {
    case "safeArea": .safeArea
    case "contentLayoutGuide": .content
    case "frameLayoutGuide": .frame
    case "keyboard", "keyboardLayoutGuide": .keyboard
    case "layoutMarginsGuide", "layoutMargins": .layoutMargins
    case "readableContentGuide", "readableContent": .readableContent
    default: nil
    }
  }

  /// Those of outer views before those of inner ones, then sizes against numbers, and centres last:
  /// where some contradict each other, the outer one holds, a chain of distances before a size
  /// (interface builder, section 12), and a size before a centre, in two files of two repositories.
  /// Sizes come after what a stack view makes, too: both views whose height contradicts the stack
  /// view's, in two repositories, have that.
  mutating func addConstraints() {
    let all = order.compactMap { views[$0] }.flatMap { owner in
      constraintForms(of: owner).map { (form: $0, owner: owner) }
    }
    let sizes = all.filter { Self.isFixedSize($0.form.element) }
    let centres = all.filter { Self.isRequiredCentre($0.form.element) }
    let others = all.filter {
      !Self.isFixedSize($0.form.element) && !Self.isRequiredCentre($0.form.element)
    }
    for entry in others.awaited(each: 8) { add(entry.form, of: entry.owner, yields: false) }
    for entry in (sizes + centres).awaited(each: 8) {
      add(entry.form, of: entry.owner, yields: true)
    }
    for constraint in scene.root.strayConstraints {
      note(.isOutOfPlace(constraint.name), line: constraint.line)
    }
  }

  static func isFixedSize(_ constraint: VariedElement) -> Bool {
    constraint["secondAttribute"] == nil && constraint["relation"] == nil
  }

  private static func isRequiredCentre(_ constraint: VariedElement) -> Bool {
    ["centerX", "centerY"].contains(constraint["firstAttribute"])
      && (constraint.number(.priority) ?? 1000) == 1000
  }

  private mutating func add(_ form: ConstraintForm, of owner: SceneView, yields: Bool) {
    let line = form.element.element.line
    do throws(ConstraintProblem) {
      var new = try newConstraint(form.element, of: owner)
      rememberSpacing(form.element, taken: new.constant)
      if Self.agreeOnDirection(&new) { linesOfMixedDirections.append(line) }
      new.yieldsToStacks = yields
      if case .never = form.installation { new.isActive = false }
      let id = try make(new, of: owner)
      if let identity = form.element.element.id { result.constraints.append((identity, id)) }
      if case .only(let variation) = form.installation {
        make(.vary([id], variation), line: line)
      }
    } catch {
      switch error {
      case .note(.itemIsMissing(let id)) where result.uninstalled.contains(id):
        idleConstraints = (idleConstraints.count + 1, max(idleConstraints.line, line))
      case .note(let kind): note(kind, line: line)
      }
    }
  }

  private mutating func make(
    _ new: NewConstraint, of owner: SceneView
  ) throws(ConstraintProblem) -> ConstraintID {
    let id = draft.nextConstraint
    do throws(EditFailure) {
      try make(.addConstraint(new))
      // A multiplied position is measured in the owner.
      if new.isActive, new.multiplier != 1, new.first.attribute.kind != .size, new.second != nil,
        let constraint = draft.constraint(id), draft.holder(of: constraint) != owner.id
      {
        try make(.install(id, on: owner.id))
      }
    } catch {
      if draft.constraint(id) != nil { try? make(.removeConstraint(id)) }
      throw .note(.isRefused(error))
    }
    return id
  }

  private func newConstraint(
    _ constraint: VariedElement, of owner: SceneView
  ) throws(ConstraintProblem) -> NewConstraint {
    let first = try anchor(
      constraint["firstItem"], constraint["firstAttribute"] ?? "", owner: owner)
    var second: Anchor?
    if let attribute = constraint["secondAttribute"] {
      second = try anchor(constraint["secondItem"], attribute, owner: owner)
    }
    var new = NewConstraint(
      first, try relation(constraint["relation"]), second,
      origin: .imported(line: constraint.element.line))
    new.constant = try number(constraint, "constant") ?? 0
    if let multiplier = constraint["multiplier"] {
      guard let number = Multiplier.number(multiplier) else {
        throw .note(.numberIsUnreadable(multiplier))
      }
      new.multiplier = number
    }
    if let priority = try number(constraint, "priority") {
      guard let legal = Priority(rawValue: priority) else {
        throw .note(.numberIsUnreadable("\(priority)"))
      }
      new.priority = legal
    }
    if constraint.flag(.symbolic) == true {
      (new.constant, new.spacing) = (symbolicConstant(of: new), .visualFormat)
    }
    new.constant += centreOfSlider(new.second) * new.multiplier - centreOfSlider(new.first)
    new.identifier = constraint["identifier"]
    new.element = constraint.element.id.map {
      InterfaceElement(id: $0, line: constraint.element.line)
    }
    new.name = constraint.element.id.flatMap { file.outletNames[$0] }.flatMap(freeName)
    return new
  }

  private func freeName(_ name: String) -> String? {
    switch draft.objection(toName: name) {
    case nil: name
    case .nameTaken, .reservedName: draft.freeName(like: name)
    default: nil
    }
  }

  private func number(
    _ constraint: VariedElement, _ attribute: String
  ) throws(ConstraintProblem) -> Double? {
    guard let text = constraint[attribute] else { return nil }
    guard let number = Double(text), number.isFinite else { throw .note(.numberIsUnreadable(text)) }
    return number
  }

  private func relation(_ name: String?) throws(ConstraintProblem) -> Relation {
    switch name {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let name?: throw .note(.relationIsUnknown(name))
    }
  }

  /// “Standard spacing”: none between a view and the safe area's sides, 8 to the guides of a
  /// controller, as in four files of two repositories, and what is written elsewhere (interface builder,
  /// section 7).
  private func symbolicConstant(of new: NewConstraint) -> Double {
    let items = [new.first.item, new.second?.item].compactMap { $0 }
    let isToSafeArea = items.contains { $0.guide == .safeArea }
    if isToSafeArea, new.first.attribute.axis == .horizontal { return 0 }
    return isToSafeArea && !file.canvas.usesSafeAreas ? 8 : new.constant
  }

  /// How far below the centre of its alignment rectangle the centre of a slider is taken: with Xcode
  /// 9 and 10 it is that of its frame, seen in 14 views of two repositories.
  private func centreOfSlider(_ anchor: Anchor?) -> Double {
    guard let anchor, anchor.attribute == .centerY, anchor.item.guide == nil,
      13000..<14800 ~= file.canvas.tools.number,
      let kind = draft.view(anchor.item.view)?.kind, kind == .slider
    else { return 0 }
    return (kind.alignmentInsets.bottom - kind.alignmentInsets.top) / 2
  }

  /// Old files mix left with leading, which UIKit refuses; the canvas reads from left to right.
  ///
  /// - Returns: Whether that was so.
  private static func agreeOnDirection(_ new: inout NewConstraint) -> Bool {
    guard let second = new.second,
      new.first.attribute.isDirectional != second.attribute.isDirectional
    else { return false }
    let written = new
    if new.first.attribute.isDirectional, second.attribute.isAbsoluteHorizontalEdge {
      new.first.attribute = new.first.attribute.readFromTheLeft
    }
    if second.attribute.isDirectional, new.first.attribute.isAbsoluteHorizontalEdge {
      new.second?.attribute = second.attribute.readFromTheLeft
    }
    return new != written
  }

  // MARK: Anchors

  private func anchor(
    _ item: String?, _ name: String, owner: SceneView
  ) throws(ConstraintProblem) -> Anchor {
    guard let attribute = Attribute(name: name) else { throw .note(.attributeIsUnknown(name)) }
    guard let item else { return Anchor(owner.id, attribute) }
    if let view = views[item] { return Anchor(view.id, attribute) }
    switch guides[item] {
    case .guide(let guide, let view): return Anchor(Item(view, guide: guide), attribute)
    case .top(let root):
      return attribute == .bottom
        ? Anchor(Item(root, guide: .safeArea), .top) : Anchor(root, .top)
    case .bottom(let root):
      return attribute == .top
        ? Anchor(Item(root, guide: .safeArea), .bottom) : Anchor(root, .bottom)
    case nil: throw .note(.itemIsMissing(item))
    }
  }
}

extension MarkupElement {
  /// The elements `constraint` that stand elsewhere than in the first list of a view.
  fileprivate var strayConstraints: [MarkupElement] {
    let list = isView ? children.firstIndex { $0.name == "constraints" } : nil
    return children.indices.flatMap { place -> [MarkupElement] in
      let child = children[place]
      if place == list {
        return child.children.flatMap(\.strayConstraints)
      }
      return (child.name == "constraint" ? [child] : []) + child.strayConstraints
    }
  }
}

/// Why a constraint is left out.
private enum ConstraintProblem: Error {
  case note(InterfaceImport.Note.Kind)
}

/// A multiplier as it is written: `0.5`, `16:9`, `1/3`.
enum Multiplier {
  static func number(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count else { return nil }
    let value =
      numbers.count == 1
      ? numbers[0] : numbers.count == 2 && numbers[1] != 0 ? numbers[0] / numbers[1] : .nan
    return value.isFinite ? value : nil
  }
}

extension Attribute {
  fileprivate var readFromTheLeft: Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }
}

package import AutoLayout
package import Interchange

/// What the tables of UIKit's members work with: the draft, and the objects that stand for what is in
/// it.
extension Evaluator {
  /// Makes one edit, or stops with the place of what it comes from.
  package mutating func apply(_ edit: Edit, at range: SourceRange) throws(Stop) {
    try work(Self.stepsOfAnEdit)
    let edit = isTyped(range) ? edit : withinLimits(edit)
    let before = passChanges == nil ? nil : draft
    let nextConstraint = draft.nextConstraint
    do throws(EditFailure) {
      try draft.apply(edit)
    } catch {
      throw .refused(error, at: range)
    }
    if range.lowerBound < lineStart { editsByCode.insert(edits.count) }
    edits.append(edit)
    findings.noteUnknownText(shownBy: edit)
    if recording != nil, draft.nextConstraint != nextConstraint {
      addedInPasses[statement, default: []].append((pass, nextConstraint))
    }
    if let before, !draft.hasViewsAndConstraints(of: before) {
      passChanges?.append(
        PassChange(edit: edit, statement: statement, constraint: nextConstraint))
    }
  }

  /// UIKit takes a smaller constant than `.greatestFiniteMagnitude`, and only logs that it does.
  private mutating func withinLimits(_ edit: Edit) -> Edit {
    switch edit {
    case .addConstraint(var new) where new.constant.isBeyondLimits:
      new.constant = new.constant.withinLimits
      findings.note(EvaluationWords.smallerConstant)
      return .addConstraint(new)
    case .setConstant(let id, let constant, at: let place) where constant.isBeyondLimits:
      findings.note(EvaluationWords.smallerConstant)
      return .setConstant(id, constant.withinLimits, at: place)
    default: return edit
    }
  }

  /// An edit takes as long as so many statements.
  private static let stepsOfAnEdit = 20

  /// What UIKit or the tables say of something that has no part in the layout.
  package mutating func passOver(_ path: String) { findings.passOver(path) }

  package func object(_ value: Value) -> Object? {
    if case .object(let id) = value { heap[id] } else { nil }
  }

  /// The view, guide of one's own or free layer that a value stands for; `nil` for other things.
  package func viewID(of value: Value) -> ViewID? {
    if case .view(let view)? = object(value)?.peer { view } else { nil }
  }

  package func view(of value: Value) -> View? { viewID(of: value).flatMap(draft.view) }

  /// What constraints can speak of: views, guides of one's own and UIKit's guides.
  package func item(of value: Value) -> Item? {
    switch object(value)?.peer {
    case .view(let view): Item(view)
    case .guide(let item): item
    default: nil
    }
  }

  /// The object that stands for a view of the draft, the same one each time.
  package mutating func value(for view: ViewID) -> Value {
    if let id = objectOfView[view] { return .object(id) }
    let type = TypeName(draft.view(view)?.className ?? "UIView")
    let id = heap.make(Object(type: type, peer: .view(view)))
    objectOfView[view] = id
    return .object(id)
  }

  /// The object that stands for one of UIKit's guides of a view, the same one each time.
  package mutating func value(for guide: Item) -> Value {
    if guide.guide == nil { return value(for: guide.view) }
    if let id = objectOfGuide[guide] { return .object(id) }
    let type: TypeName = guide.guide == .keyboard ? "UIKeyboardLayoutGuide" : "UILayoutGuide"
    let id = heap.make(Object(type: type, peer: .guide(guide)))
    objectOfGuide[guide] = id
    return .object(id)
  }

  /// The object that stands for a constraint of the draft, the same one each time.
  package mutating func value(for constraint: ConstraintID) -> Value {
    if let id = objectOfConstraint[constraint] { return .object(id) }
    let id = heap.make(Object(type: "NSLayoutConstraint", peer: .constraint(constraint)))
    objectOfConstraint[constraint] = id
    return .object(id)
  }
}

extension Double {
  fileprivate var isBeyondLimits: Bool { isFinite && magnitude > Limits.length }
  fileprivate var withinLimits: Double { Swift.min(Swift.max(self, -Limits.length), Limits.length) }
}

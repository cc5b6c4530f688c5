import AutoLayout
import Simplex

/// Repairs of frames that were copied too early, of what has no size, and of what lies beside a content view.
extension Document {
  /// The controller copies it after each layout; where that comes too early, what it lies in does.
  func proposals(copyingAfterLayout id: ViewID, _ frame: FrameExpression) -> [Proposal] {
    let assignment = LayoutCallback.Action.set(.init(id, frame: frame))
    let owners = [ViewID.root] + [superview(of: id)].compactMap(\.self).filter { $0 != .root }
    return owners.map { owner in
      let actions = (callbacks[owner]?.actions ?? []) + [assignment]
      return Proposal(
        action: .copyAfterLayout(id, frame, of: owner),
        edits: editsEndingCode(setting: id) + [.setCallback(owner, LayoutCallback(actions))])
    }
  }

  /// What a phase of the controller's life sets it to is set no more.
  private func editsEndingCode(setting id: ViewID) -> [Edit] {
    guard case .phase(let phase)? = codeSetting(id), let code = phaseCode[phase] else { return [] }
    let kept = LayoutCallback(code.actions.filter { $0.assignment?.target != id })
    return [.setPhaseCode(phase, kept.assignments.isEmpty ? nil : kept)]
  }

  /// A size for what has none, where one is missing.
  func proposals(opening id: ViewID, _ axes: [Axis], in solution: Solution) -> [Proposal] {
    guard let view = view(id) else { return [] }
    if let layout = view.frameLayout {
      if let frame = copied(by: view) { return proposals(copyingAfterLayout: id, frame) }
      return [proposal(resizing: view, layout, axes, in: solution)].compactMap(\.self)
    }
    guard let axis = axes.first, axes.count == 1 else { return [] }
    return proposals(opening: view, axis, in: solution)
  }

  /// What its frame was copied from, by code or by hand.
  private func copied(by view: View) -> FrameExpression? {
    guard case .phase(let phase)? = codeSetting(view.id) else { return view.frameLayout?.source }
    return phaseCode[phase]?.assignments.last { $0.target == view.id }?.frame
  }

  /// As large as its content, or as what one would write first.
  private func proposal(
    resizing view: View, _ layout: FrameLayout, _ axes: [Axis], in solution: Solution
  ) -> Proposal? {
    guard codeSetting(view.id) == nil, var frame = solution.frame(of: view.id) else { return nil }
    let natural = naturalSize(of: view)
    for axis in axes { frame[.size(axis)] = natural[axis] ?? Self.length }
    let container = superview(of: view.id).flatMap { solution.frame(of: $0)?.size }
    let new = FrameLayout(frame: frame, superviewSize: container ?? layout.superviewSize)
    return Proposal(
      action: .resize(view.id, frame.size), edits: [.change(view.id, .frameLayout(new))])
  }

  /// What is laid out by its frame ends where what it lies in does.
  func proposals(cutting id: ViewID, in solution: Solution) -> [Proposal] {
    guard view(id)?.frameLayout != nil, codeSetting(id) == nil,
      let frame = solution.frame(of: id),
      let size = superview(of: id).flatMap({ solution.frame(of: $0)?.size })
    else { return [] }
    let inside = frame.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard inside.area > 0, inside.origin == frame.origin else { return [] }
    let new = FrameLayout(frame: inside, superviewSize: size)
    return [
      Proposal(action: .resize(id, inside.size), edits: [.change(id, .frameLayout(new))])
    ]
  }

  /// A text resists harder or is held by nothing any more; a container ends behind what lies in it; anything
  /// else gets the length that one would write first.
  private func proposals(
    opening view: View, _ axis: Axis, in solution: Solution
  ) -> [Proposal] {
    let size = Anchor(view.id, axis.size)
    let closing = constraints(mentioning: view.id).filter { constraint in
      isInLayout(constraint) && constraint.first == size && constraint.second == nil
        && constraint.relation != .greaterThanOrEqual && Tolerance.areEqual(constraint.constant, 0)
    }
    if naturalSize(of: view)[axis] != nil {
      let resistance = Handle.generated(view.id, .resistance(axis))
      let priorities = [view.resistance[axis].nextWhole, .almostRequired, .required]
      let harder = priorities.compactMap(\.self).map { Fix.Action.prioritize(resistance, $0) }
      return (closing.map { .remove($0.id) } + harder).compactMap { Proposal($0, in: self) }
    }
    let ends = view.subviews.filter { solution.frame(of: $0)?.end(along: axis) ?? 0 > 0 }
    let last = ends.max {
      (solution.frame(of: $0)?.end(along: axis) ?? 0)
        < (solution.frame(of: $1)?.end(along: axis) ?? 0)
    }
    let fixed = Equation(size, .equal, constant: Self.length)
    return (last.map { proposals(closing: view.id, behind: $0, axis, in: solution) } ?? [])
      + (closing.map { .retie($0.id, fixed) } + [.add(fixed)])
      .compactMap { Proposal($0, in: self) }
  }

  /// What holds others ends behind the last of them, by as much as it keeps free before the first.
  func proposals(
    closing container: ViewID, behind last: ViewID, _ axis: Axis, in solution: Solution
  ) -> [Proposal] {
    let starts = (view(container)?.subviews ?? []).compactMap {
      solution.frame(of: $0)?[.origin(axis)]
    }
    let inset = starts.min().flatMap { (0...40).contains($0) ? $0 : nil } ?? Self.gap
    let end = Equation(
      Anchor(last, axis.end), .equal, Anchor(container, axis.end), constant: -inset)
    return [Proposal(.add(end), in: self)].compactMap(\.self)
  }

  /// All that is pinned to a cell at once: one alone would leave the cell's size to both.
  func proposals(tyingToContentOf cell: ViewID, step: Int) -> [Proposal] {
    guard let content = contentView(of: cell) else { return [] }
    let ties = constraints(mentioning: cell).filter { constraint in
      isInLayout(constraint)
        && constraint.items.contains {
          isView(host($0.view), within: cell) && host($0.view) != cell
        }
        && !constraint.items.contains { host($0.view) == content }
    }
    let beside = Set(ties.flatMap(\.items).compactMap { child(of: cell, holding: host($0.view)) })
      .subtracting([content]).sorted()
    // What goes into another view loses the constraints to all around it.
    let crossing = constraints.values { constraint in
      beside.contains { top in
        constraint.items.contains { isView($0.view, within: top) }
          && !constraint.items.allSatisfy { isView($0.view, within: top) }
      }
    }
    let all = Dictionary((ties + crossing).map { ($0.id, $0) }) { first, _ in first }
      .values.sorted { $0.id < $1.id }
    var edits = all.map { Edit.removeConstraint($0.id) }
    edits += beside.map { .insert($0, into: content, at: .front, step: step) }
    edits += all.map { .addConstraint($0.remade(as: $0.equation.moved(from: cell, to: content))) }
    return [Proposal(action: .tieToContent(of: cell, moving: beside), edits: edits)]
  }

  private func child(of superview: ViewID, holding id: ViewID) -> ViewID? {
    ancestry(of: id).first { self.superview(of: $0) == superview }
  }

  /// The length that one would write first, in points.
  private static var length: Double { 100 }
}

extension Equation {
  /// Tied to another view in the place of one.
  fileprivate func moved(from old: ViewID, to new: ViewID) -> Equation {
    var equation = self
    if first.item.view == old { equation.first.item.view = new }
    if second?.item.view == old { equation.second?.item.view = new }
    return equation
  }
}

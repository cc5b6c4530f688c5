import AutoLayout

/// A cell, or what UIKit makes in a view, has constraints of its author's.
enum HostedSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for mask in conflict.members where mask.isMade(for: .autoresizingMask) {
      guard let view = conflict.framedView(of: mask), view.isSizedByUIKit else { continue }
      let own = conflict.placing(view, on: mask.axis)
      if own.isEmpty { continue }
      return cause(own, of: view, on: mask.axis, conflict)
    }
    return sizeOfCell(conflict)
  }

  /// `contentView.width == 320`, where its table gives it another.
  private static func sizeOfCell(_ conflict: ConflictCase) -> Cause? {
    for given in conflict.members where given.isMade(for: .encapsulated) && given.isFixedSize {
      let own = conflict.authors(about: given.view).filter {
        $0.isFixedSize && $0.equation.first == given.equation.first
      }
      guard let view = conflict.document.views[given.view], SystemViews.isContentOfCell(view),
        !own.isEmpty, conflict.authors.count == own.count
      else { continue }
      return cause(own, of: view, on: given.axis, conflict)
    }
    return nil
  }

  private static func cause(
    _ own: [ConflictCase.Member], of view: View, on axis: Axis, _ conflict: ConflictCase
  ) -> Cause {
    Cause(
      kind: .hostedSize, view: view.id, axis: axis, members: own.map(\.handle),
      repairs: conflict.removing(own) + conflict.lowering(own))
  }
}

/// A view, or several, has constraints of its author's and still turns its frame into constraints.
enum TranslatedMask: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let masks = conflict.members.filter { $0.isMade(for: .autoresizingMask) }
    let first = masks.first { mask in
      conflict.suspect(of: mask).map { !conflict.placing($0, on: mask.axis).isEmpty } == true
    }
    guard let first, let view = conflict.suspect(of: first) else { return nil }
    // Others that are tied to what the app has placed have the same to be switched off.
    var views = [view.id]
    let more = masks.filter { mask in
      guard let other = conflict.suspect(of: mask), !views.contains(other.id),
        conflict.isTied(other, on: mask.axis)
      else { return false }
      views.append(other.id)
      return true
    }
    let own = conflict.placing(view, on: first.axis)
    return Cause(
      kind: .translatesMask, view: view.id, axis: first.axis,
      members: ([first] + more + own).map(\.handle), repairs: [.stopTranslating(view.id)])
  }
}

extension ConflictCase {
  /// The view whose frame became `mask`, where an app may have forgotten it.
  fileprivate func suspect(of mask: Member) -> View? {
    guard let view = framedView(of: mask), !SystemViews.isContentOfCell(view),
      !document.isPlacedByUIKit(view), !isInEmptyFrame(view)
    else { return nil }
    return view
  }

  /// Whether its authors place a view, or something beside it.
  fileprivate func isTied(_ view: View, on axis: Axis) -> Bool {
    authors(about: view.id).contains { member in
      guard member.axis == axis else { return false }
      let ends = [member.equation.first, member.equation.second].compactMap { $0 }
        .compactMap { ViewEnd($0.attribute) }
      return Set(ends).count == 2 || anchor(of: view.id, placedBy: member) != nil
    }
  }

  /// The view whose frame became `mask`.
  fileprivate func framedView(of mask: Member) -> View? {
    document.views[document.framed(mask.view, beside: mask.equation.second?.item.view)]
  }

  /// Whether `view` lies in a view whose frame has no size: then the cause is that frame.
  fileprivate func isInEmptyFrame(_ view: View) -> Bool {
    document.ancestors(of: view.id).contains { outer in
      members(about: outer).contains {
        $0.view == outer && $0.isEmptySize && $0.isMade(for: .autoresizingMask)
      }
    }
  }

  /// What its authors say of where a view is or how large.
  fileprivate func placing(_ view: View, on axis: Axis) -> [Member] {
    authors(about: view.id).filter { anchor(of: view.id, placedBy: $0)?.attribute.axis == axis }
  }
}

/// A storyboard gave a view without constraints a frame, and the code adds constraints.
enum PlaceholderConstraint: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let placeholder = conflict.first(madeFor: .placeholder) else { return nil }
    return Cause(
      kind: .placeholder, view: placeholder.view, axis: placeholder.axis,
      members: [placeholder.handle],
      repairs: placeholder.handle.constraintID.map { [.remove($0)] } ?? [])
  }
}

/// Edges that Interface Builder's class adds to a frame of fractional size.
enum InterfaceBuilderFrame: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.authors.isEmpty, let edge = conflict.first(madeFor: .interfaceBuilder) else {
      return nil
    }
    let item = edge.equation.second?.item.view ?? edge.view
    let inner = conflict.document.isView(item, within: edge.view) ? item : edge.view
    return Cause(
      kind: .interfaceBuilder, view: inner, axis: edge.axis, members: [edge.handle], repairs: [])
  }
}

/// A table asks for a content size below 0.
enum ScrollContent: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.authors.isEmpty, let size = conflict.first(madeFor: .scrollContent) else {
      return nil
    }
    let owner = conflict.document.views[size.view]?.superview ?? size.view
    return Cause(
      kind: .scrollContent, view: owner, axis: size.axis, members: [size.handle], repairs: [])
  }
}

import AutoLayout
import Patience

/// Views that are installed for some size classes only, and properties with a value for each.
extension SceneImporter {
  /// Keeps in mind for which size classes the subviews of `owner` are installed, where not for all.
  mutating func noteInstallations(in owner: MarkupElement) {
    guard file.canvas.sizeClasses != nil else { return }
    let excluded = SizeClasses.all.map { classes in
      (classes, ids: VariedElement(owner, in: classes).excluded(from: "subviews"))
    }
    if excluded.allSatisfy(\.ids.isEmpty) { return }
    for child in owner.child("subviews")?.children ?? [] {
      guard let id = child.id, let view = views[id], view.superview == owner.id else { continue }
      let installed = excluded.filter { !$0.ids.contains(id) }.map(\.0)
      if installed.count == excluded.count { continue }
      installations.append((view.id, Set(installed), child.line))
    }
  }

  mutating func installViews() {
    for (view, classes, line) in installations {
      make(.installViews([view], in: classes), line: line)
    }
  }

  mutating func addVariedValues() {
    guard file.canvas.sizeClasses != nil else { return }
    for identity in order.awaited(each: 8) {
      guard let view = views[identity], view.id != .root, !view.element.element.variations.isEmpty
      else { continue }
      let values = values(of: view)
      if !values.isEmpty { make(.varyValues(view.id, values), line: view.element.element.line) }
    }
  }

  /// Each property that is not the same everywhere, with its values.
  private func values(of view: SceneView) -> [ViewVariations.Value] {
    let states = SizeClasses.all.map { (classes: $0, changes: state(of: view, in: $0)) }
    guard let count = states.map(\.changes.count).min() else { return [] }
    return (0..<count).flatMap { property -> [ViewVariations.Value] in
      var values: [ViewVariations.Value] = []
      for (classes, changes) in states {
        if let known = values.firstIndex(where: { $0.change == changes[property] }) {
          values[known].classes.insert(classes)
        } else {
          values.append(ViewVariations.Value(changes[property], in: [classes]))
        }
      }
      return values.count > 1 ? values : []
    }
  }

  /// What is said of a view for some size classes, always the same properties in the same order.
  private func state(of view: SceneView, in classes: SizeClasses) -> [ViewChange] {
    let varied = view.varied(in: classes)
    let element = varied.element
    let content = content(of: varied, insteadOf: view)
    let (hugging, resistance) = contentPriorities(of: varied, showing: content)
    var changes: [ViewChange] = [
      .isHidden(element.flag(.hidden) == true), .content(content),
      .margins(margins(of: element, view.id)),
      .insetsLayoutMarginsFromSafeArea(countsSafeAreaIntoMargins(element)),
      .preservesSuperviewLayoutMargins(preservesMargins(element)),
      .marginsFollowReadableWidth(element.flag(.layoutMarginsFollowReadableWidth) == true),
      .layer(style(of: element, view.id)),
    ]
    for axis in Axis.allCases {
      changes += [.hugging(axis, hugging[axis]), .resistance(axis, resistance[axis])]
    }
    if view.kind == .stackView { changes.append(.stack(arrangement(of: element))) }
    return changes
  }

  /// As on the canvas where it shows the same; else it is measured, for the canvas has no size of it.
  private func content(of varied: SceneView, insteadOf view: SceneView) -> Content {
    let shown = shownContent(of: varied)
    if shown == shownContent(of: view), let present = draft.view(view.id)?.content {
      return present
    }
    return sized(shown, of: varied, readsStored: false)
  }
}

extension SceneView {
  fileprivate func varied(in classes: SizeClasses) -> SceneView {
    SceneView(
      element: VariedElement(element.element, in: classes), id: id, kind: kind,
      superview: superview, isFree: isFree, isArranged: isArranged)
  }
}

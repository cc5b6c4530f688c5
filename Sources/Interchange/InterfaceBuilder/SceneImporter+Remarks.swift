import AutoLayout
import Patience

/// What a file says that the app does not get, or that has to be taken as something else.
extension SceneImporter {
  /// A constant that stands for “standard spacing”.
  struct StandardSpacing {
    let line: Int
    let taken: Double
  }

  /// Tells what is marked in the scene, each kind once, with the line of the first.
  mutating func noteMarks() {
    let elements = order.compactMap { views[$0] }
    noteMisplaced(elements)
    notePlaceholders(elements)
    noteStandardSpacings()
    if let line = linesOfMixedDirections.min() {
      mark(.directionsAreMixed(constraints: linesOfMixedDirections.count), line: line)
    }
    noteUnread()
    for view in elements.awaited() { noteUnknownKind(of: view) }
    noteBarViews()
    if top == .root, let part = file.canvas.partOfScreen {
      mark(.isPartOfScreen(part), line: file.canvas.deviceLine)
    }
    if top == .root, let version = file.canvas.unreadVersion {
      mark(.versionIsUnreadable(version), line: file.canvas.documentLine)
    }
  }

  /// Xcode warns that the frame of such a view in the file is not what constraints make of it.
  private mutating func noteMisplaced(_ all: [SceneView]) {
    let misplaced = all.filter { $0.element.flag(.misplaced) == true }
    guard let first = misplaced.first else { return }
    mark(
      .isMisplaced(views: misplaced.count, first: name(of: first)), line: first.element.element.line
    )
  }

  /// They hold on the canvas and are taken out when the app is built (interface builder, section 1).
  private mutating func notePlaceholders(_ all: [SceneView]) {
    let constraints = all.flatMap { view in
      constraintForms(of: view).map(\.element).filter { $0.flag(.placeholder) == true }
    }
    let lines = Set(constraints.map(\.element.line))
    if let line = lines.min() { mark(.isPlaceholder(constraints: lines.count), line: line) }
    let sized = all.filter { view in
      view.isFree
        && ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
          .contains { view.element[$0] != nil }
    }
    guard let first = sized.first else { return }
    mark(
      .hasPlaceholderSize(views: sized.count, first: name(of: first)),
      line: first.element.element.line)
  }

  /// Remembers a constant that is not what is written.
  mutating func rememberSpacing(_ constraint: VariedElement, taken constant: Double) {
    guard constraint.flag(.symbolic) == true, constraint.number(.constant) ?? 0 != constant
    else { return }
    standardSpacings.append(
      StandardSpacing(line: constraint.element.line, taken: constant))
  }

  private mutating func noteStandardSpacings() {
    for taken in Set(standardSpacings.map(\.taken)).sorted() {
      let lines = Set(standardSpacings.filter { $0.taken == taken }.map(\.line))
      guard let line = lines.min() else { continue }
      mark(.spacingIsStandard(constraints: lines.count, taken: taken), line: line)
    }
  }

  private mutating func noteUnknownKind(of view: SceneView) {
    let element = view.element.element
    if !ElementKind.isKnown(element.name) {
      mark(.elementIsUnknown(element.name), line: element.line)
    }
  }

  /// Views in a navigation bar are laid out by it, and not in the scene.
  private mutating func noteBarViews() {
    guard top == .root else { return }
    let item = scene.controller?.child("navigationItem", key: "navigationItem")
    var (count, line) = (0, 0)
    item?.forEach { element in
      guard ["titleView", "customView"].contains(element.key), element.isView else { return }
      if count == 0 { line = element.line }
      count += 1
    }
    if count > 0 { mark(.liesInBar(views: count), line: line) }
  }

  private func name(of view: SceneView) -> String { draft.view(view.id)?.name ?? "" }
}

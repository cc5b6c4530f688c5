package import AutoLayout
import Patience
import Simplex

/// All that looks like a mistake in a layout, whether or not anything conflicts: by kind, within one
/// in view order, pairs and gaps in the order in which the views were made.
package struct Suspicions: Sendable {
  package let all: [Suspicion]

  /// - Complexity: O(*n* log *n* + *m*) for *n* views and *m* pairs that overlap across, as a rule.
  package init(
    in solution: Solution, isCancelled: () -> Bool = { false }
  ) throws(LayoutFailure) {
    let document = solution.document
    let views = document.layerOrder()
    let examiner = SuspicionExaminer(solution: solution)
    var found = try examiner.suspicions(about: views, isCancelled)
    found += try examiner.overlaps(among: views.filter(examiner.isSeen), isCancelled)
    found += examiner.doubleGaps(of: views) { empty in
      let empty = Set(empty)
      return document.constraints.values { $0.items.contains { empty.contains($0.view) } }
    }
    found += examiner.pushedOut(among: views) { outside in
      let outside = Set(outside)
      return document.constraints.values { $0.items.contains { outside.contains($0.view) } }
    }
    let constraints = document.constraints.values(where: \.isActive).awaited(each: 4)
    found += examiner.mixedDirections(of: constraints)
    found += examiner.turnedSigns(of: constraints, beside: constraints)
    found += examiner.besideContent(of: constraints)
    found += examiner.emptyWords(in: constraints)
    found += examiner.twoRatios(of: constraints, among: constraints)
    found += examiner.repetitions(of: constraints, among: constraints)
    found += examiner.oneScreenOnly(of: constraints)
    self.init(found)
  }

  init(_ found: [Suspicion]) {
    all = Suspicion.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }
}

/// Looks at one layout.
struct SuspicionExaminer {
  let solution: Solution
  private var document: Document { solution.document }

  init(solution: Solution) { self.solution = solution }

  /// Whether nothing that it lies in is hidden, nor itself.
  func isSeen(_ id: ViewID) -> Bool {
    document.views.read(id) { $0.isGuide } == false
      && document.ancestry(of: id).allSatisfy { document.views.read($0) { $0.isHidden } == false }
  }

  /// About each of those that are seen, in their order.
  func suspicions(
    about views: [ViewID], _ isCancelled: () -> Bool
  ) throws(LayoutFailure) -> [Suspicion] {
    var found: [Suspicion] = []
    for view in views where isSeen(view) {
      if isCancelled() { throw .cancelled }
      found += suspicions(about: view)
    }
    return found
  }

  private func suspicions(about id: ViewID) -> [Suspicion] {
    guard id != .root, let view = document.view(id), let frame = solution.frame(of: id) else {
      return []
    }
    let found = [
      copy(view, frame), empty(view, frame), offscreen(view, frame),
      underKeyboard(view, frame), scrollsSideways(view, frame), outOfCell(view, frame),
    ]
    return found.compactMap(\.self) + truncations(view, frame)
  }

  // MARK: Copied frames

  private func copy(_ view: View, _ frame: Rect) -> Suspicion? {
    switch document.codeSetting(view.id) {
    case .layout: return nil
    case .phase(let phase):
      let actions = document.phaseCode[phase]?.actions ?? []
      guard let place = actions.lastIndex(where: { $0.assignment?.target == view.id }),
        let copy = actions[place].assignment.flatMap({ copy($0.frame, of: view.id, frame) })
      else { return nil }
      let isLaidOut = actions[..<place].contains(.layOut)
      return phase.isBeforeLayout && !isLaidOut
        ? .early(view.id, copy, phase) : .stale(view.id, copy)
    case nil:
      return view.frameLayout?.source.flatMap { copy($0, of: view.id, frame) }
        .map { .stale(view.id, $0) }
    }
  }

  /// `nil` for one that is as it is to be, and for what cannot be told.
  private func copy(
    _ expression: FrameExpression, of view: ViewID, _ present: Rect
  ) -> Suspicion.Copy? {
    let views = Set(expression.views)
    guard !views.isEmpty, !views.contains(view),
      views.allSatisfy({ solution.frame(of: $0) != nil })
    else { return nil }
    guard let wanted = expression.rect(reading: { solution.frame(of: $0) ?? .zero }) else {
      return nil
    }
    return wanted.agrees(with: present)
      ? nil : Suspicion.Copy(expression: expression, wanted: wanted, present: present)
  }

  // MARK: Sizes and places

  /// What has no text and no image to show may be empty, and so may a stack view that shows nothing. A
  /// content view is as large as its view, which is told of.
  private func empty(_ view: View, _ frame: Rect) -> Suspicion? {
    let isClosed =
      view.stack != nil && document.arrangedSubviews(of: view.id).allSatisfy(\.isHidden)
    if isClosed || view.isLayer || view.isContentView { return nil }
    let natural = document.naturalSize(of: view)
    let axes = Axis.allCases.filter { axis in
      guard Tolerance.areEqual(frame[.size(axis)], 0) else { return false }
      if let length = natural[axis] { return length > 0 }
      return true
    }
    return axes.isEmpty ? nil : .empty(view.id, axes)
  }

  /// Of what is scrolled, the part outside is what one scrolls to.
  private func offscreen(_ view: View, _ frame: Rect) -> Suspicion? {
    let above = document.ancestry(of: view.id).dropFirst()
    guard frame.area > 0, !view.isLayer, document.windowSize != nil,
      !above.contains(where: { document.views.read($0) { $0.kind.scrolls } == true }),
      let window = solution.frame(of: .root), let place = placeInRoot(of: view.id)
    else { return nil }
    let bounds = Rect(x: 0, y: 0, width: window.width, height: window.height)
    let seen = place.intersection(bounds)
    if Tolerance.areEqual(seen.area, 0) {
      // What lies in it goes with it, and one word is enough.
      let holder = view.superview.flatMap(placeInRoot)
      let isHolderOut = holder.map { $0.intersection(bounds).area == 0 && $0.area > 0 } ?? false
      return isHolderOut ? nil : .offscreen(view.id, isWhole: true)
    }
    return !seen.agrees(with: place) && view.isText ? .offscreen(view.id, isWhole: false) : nil
  }

  /// Of what shows no text a part may lie outside on purpose, but hardly because one end alone is pushed
  /// out by as much as a margin: there the sign of that is turned round. So it is with all that a row
  /// shows beside the screen, which no table scrolls to.
  func pushedOut<Failure: Error>(
    among views: [ViewID], _ constraintsOf: ([ViewID]) throws(Failure) -> [Constraint]
  ) throws(Failure) -> [Suspicion] {
    guard let bounds = placeInRoot(of: .root) else { return [] }
    // Few are cut by the screen: only those are asked the rest.
    let outside = views.compactMap { cut($0, by: bounds) }
    if outside.isEmpty { return [] }
    let pushed = TurnedSigns([], in: document).pushedAtOneEnd(
      by: try constraintsOf(outside.map(\.view)))
    return outside.compactMap { cut in
      guard let constraint = pushed[cut.view].flatMap(document.constraint),
        !cut.isInRow || constraint.first.attribute.axis == .horizontal
      else { return nil }
      return .offscreen(cut.view, isWhole: cut.isWhole)
    }
  }

  private typealias Cut = (view: ViewID, isInRow: Bool, isWhole: Bool)

  /// `nil` for what lies wholly on the screen, and for what is told of as it lies outside.
  private func cut(_ id: ViewID, by bounds: Rect) -> Cut? {
    guard let view = document.view(id), let place = placeInRoot(of: id),
      !place.intersection(bounds).agrees(with: place)
    else { return nil }
    let isInRow = isInRow(id)
    var shown = bounds
    if isInRow { (shown.y, shown.height) = (place.y, place.height) }
    let seen = place.intersection(shown)
    let isWhole = Tolerance.areEqual(seen.area, 0)
    guard !seen.agrees(with: place), isInRow || !isWhole && !view.isText && isOnScreen(id),
      isSeen(id)
    else { return nil }
    return (id, isInRow, isWhole)
  }

  /// Whether it lies in a row of a table, and in nothing else that scrolls.
  private func isInRow(_ id: ViewID) -> Bool {
    guard document.windowSize != nil, !document.isLayer(id), let frame = solution.frame(of: id),
      frame.area > 0
    else { return false }
    let scrolling = document.ancestry(of: id).dropFirst().compactMap { above in
      document.views.read(above) { $0.kind.scrolls ? $0.kind : nil } ?? nil
    }
    return !scrolling.isEmpty && scrolling.allSatisfy { $0 == .tableView }
  }

  /// Whether it is to be seen in the window: what is scrolled is scrolled to.
  func isOnScreen(_ id: ViewID) -> Bool {
    guard id != .root, id != .window, document.windowSize != nil, !document.isLayer(id),
      let frame = solution.frame(of: id), frame.area > 0
    else { return false }
    return !document.ancestry(of: id).dropFirst().contains { above in
      document.views.read(above) { $0.kind.scrolls } == true
    }
  }

  func placeInRoot(of view: ViewID) -> Rect? {
    guard var place = solution.frame(of: view) else { return nil }
    if view == .root { return Rect(x: 0, y: 0, width: place.width, height: place.height) }
    for superview in document.ancestry(of: view).dropFirst() where superview != .window {
      if superview == .root { break }
      guard let frame = solution.frame(of: superview) else { return nil }
      let offset = solution.contentOffset(of: superview)
      (place.x, place.y) = (place.x + frame.x - offset.x, place.y + frame.y - offset.y)
    }
    return place
  }

  /// Text of several lines may be narrower than on one, and is then so much higher.
  private func truncations(_ view: View, _ frame: Rect) -> [Suspicion] {
    guard view.isText, view.content.text?.isEmpty == false, frame.area > 0 else { return [] }
    let width = frame.width - view.alignmentInsets.total(.horizontal)
    let isOneLine = view.content.numberOfLines == 1
    let natural =
      (isOneLine ? nil : document.wrappedSize(of: view, in: width))
      ?? document.naturalSize(of: view)
    return (isOneLine ? Axis.allCases : [.vertical]).compactMap { axis in
      guard let length = natural[axis] else { return nil }
      let missing = length + view.alignmentInsets.total(axis) - frame[.size(axis)]
      return missing > 0.5 ? .truncated(view.id, axis, missing: missing) : nil
    }
  }
}

extension View {
  /// Whether it shows text, or is a control: what lies over it is in the way.
  var isText: Bool {
    !isLayer && (contents == .text || (contents == .picture && kind != .imageView))
  }
}

extension Document {
  mutating func add(_ new: NewView) throws(EditFailure) {
    if views.count >= Limits.views { throw .tooManyViews(limit: Limits.views) }
    let name = try name(for: new)
    let id = nextView
    if let superview = new.superview { try checkCanHold(superview, new.kind) }
    if !new.isContentView, !new.origin.isImported { try checkGoesInto(new.superview, new.kind) }
    if let layout = new.frameLayout { try checkRange(layout.frame.numbers) }
    if let stack = new.stack { try checkRange(stack.numbers) }
    if let scrolling = new.scrolling { try checkRange(scrolling.numbers) }
    views[id] = View(
      id: id, name: name, kind: new.kind, className: new.className, alias: new.alias,
      superview: new.superview, origin: new.origin, isContentView: new.isContentView,
      allowsNegativeSize: new.allowsNegativeSize,
      content: new.content, hugging: new.hugging, resistance: new.resistance,
      isUserInteractionEnabled: new.kind.takesTouches, layer: new.kind.layerStyle, stack: new.stack,
      scrolling: new.scrolling,
      frameLayout: new.frameLayout, designFrame: new.designFrame,
      autoresizingMask: new.autoresizingMask)
    if let superview = new.superview { link(id, into: superview, at: .front) }
    names[name] = .view(id)
    nextView = ViewID(id.rawValue + 1)
  }

  mutating func insert(
    _ id: ViewID, into superview: ViewID, at placement: Placement, step: Int
  ) throws(EditFailure) {
    let view = try existing(id)
    try checkCanMove(view)
    try checkCanHold(superview, view.kind, levelsBelow: height(of: id))
    guard !isView(superview, within: id) else { throw .hierarchyCycle(id, into: superview) }
    if view.superview != superview { try checkGoesInto(superview, view.kind) }
    try checkSibling(in: placement, of: superview, moving: id)
    if let old = view.superview {
      if old != superview {
        moveRows(below: view, to: nil)
        dropConstraints(crossing: id, step: step)
        forgetArrangement(of: id, in: old)
        // What its frame was copied from was counted from another corner.
        views[id]?.frameLayout?.source = nil
        views[id]?.designFrame = nil
      }
      unlink(id, from: old)
    }
    views[id]?.superview = superview
    views[id]?.variations.home = nil
    link(id, into: superview, at: placement)
  }

  /// Takes a view out: every active constraint that ties its subtree to anything outside goes
  /// inactive; what is held inside the subtree stays (UIKit constraints, section 3.1).
  mutating func remove(_ id: ViewID, step: Int) throws(EditFailure) {
    let view = try existing(id)
    try checkCanMove(view)
    guard let superview = view.superview else { throw .notInHierarchy(id) }
    moveRows(below: view, to: nil)
    takeOut(id, from: superview, step: step)
  }

  /// - Parameter step: `nil` where size classes take it out.
  mutating func takeOut(_ id: ViewID, from superview: ViewID, step: Int?) {
    dropConstraints(crossing: id, step: step)
    forgetArrangement(of: id, in: superview)
    unlink(id, from: superview)
    views[id]?.superview = nil
  }

  private func checkCanMove(_ view: View) throws(EditFailure) {
    if view.id.isInitial { throw .fixedView(view.id) }
    if view.isContentView { throw .belongsToItsView(view.id) }
  }

  private func checkCanHold(
    _ superview: ViewID, _ kind: ViewKind, levelsBelow: Int = 0
  ) throws(EditFailure) {
    guard let holder = views.read(superview, { $0.kind }) else { throw .unknownView(superview) }
    if holder.isGuide { throw .guideCannotHold(superview) }
    if holder.isLayer, !kind.isLayer { throw .layerCannotHold(superview) }
    if superview == .window { throw .fixedView(superview) }
    if depth(of: superview) + 1 + levelsBelow > Limits.depth {
      throw .nestedTooDeep(limit: Limits.depth)
    }
  }

  /// A file may say otherwise.
  private func checkGoesInto(_ superview: ViewID?, _ kind: ViewKind) throws(EditFailure) {
    guard let superview, views.read(superview, { $0.kind == .visualEffectView }) == true,
      !kind.isGuide, !kind.isLayer,
      contentView(of: superview) != nil
    else { return }
    throw .holdsInItsContentView(superview)
  }

  /// Levels of views below `top`.
  private func height(of top: ViewID) -> Int {
    let base = depth(of: top)
    return layerOrder(from: top).map { depth(of: $0) - base }.max() ?? 0
  }

  private func checkSibling(
    in placement: Placement, of superview: ViewID, moving id: ViewID
  ) throws(EditFailure) {
    guard views[id]?.isGuide != true || placement == .front else {
      throw .cannotReorderGuide(id)
    }
    switch placement {
    case .front, .back, .index: return
    case .above(let sibling), .below(let sibling):
      guard sibling != id, views[superview]?.sublayers.contains(sibling) == true else {
        throw .notASubview(sibling, of: superview)
      }
    }
  }

  mutating func link(_ id: ViewID, into superview: ViewID, at placement: Placement) {
    if views.read(id, { $0.isGuide }) == true {
      views[superview]?.guides.append(id)
      return
    }
    guard var holder = views[superview] else { return }
    let isFree = isLayer(id)
    let place = holder.place(for: placement, countingLayers: isFree)
    holder.insertSublayer(id, at: place, isFree: isFree)
    views[superview] = holder
  }

  private mutating func unlink(_ id: ViewID, from superview: ViewID) {
    views[superview]?.removeSublayer(id)
    views[superview]?.guides.removeAll { $0 == id }
  }

  private mutating func dropConstraints(crossing top: ViewID, step: Int?) {
    let views = preorder(from: top)
    guard let first = views.min(), let last = views.max() else { return }
    let (span, subtree) = (first...last, Set(views))
    // The span tells of most, without a hash.
    func isInside(_ item: Item) -> Bool { span.contains(item.view) && subtree.contains(item.view) }
    let touching = constraints.keys { entry in
      guard entry.value.isActive else { return false }
      return isInside(entry.value.first.item)
        || entry.value.second.map { isInside($0.item) } ?? false
    }
    for constraint in touching.compactMap({ constraints[$0] }) {
      guard let holder = holder(of: constraint), !subtree.contains(holder) else { continue }
      constraints[constraint.id]?.isActive = false
      // What comes back with its views comes back to its holder.
      if step != nil { constraints[constraint.id]?.explicitHolder = nil }
      constraints[constraint.id]?.loss = Constraint.Loss(view: top, step: step)
    }
  }
}

// MARK: Properties

extension Document {
  mutating func apply(_ change: ViewChange, to id: ViewID) throws(EditFailure) {
    let view = try existing(id)
    var changed = try view.applying(change)
    switch change {
    case .frameLayout(let layout?): moveRows(below: view, to: layout.frame.maxY)
    case .frameLayout(nil):
      changed.unmentionedFrame = frameUntilMentioned(of: id)
      // It stays where it was until constraints first lay it out.
      changed.designFrame = view.frameLayout?.frame ?? view.designFrame
    default: break
    }
    views[id] = changed
  }

  mutating func setController(_ settings: ControllerSettings) throws(EditFailure) {
    try checkRange(settings.additionalSafeAreaInsets.numbers)
    controller = settings
  }

  mutating func setCallback(_ callback: LayoutCallback?, of id: ViewID) throws(EditFailure) {
    let view = try existing(id)
    if view.isGuide || view.isLayer || id == .window { throw .laysOutNothing(id) }
    try checkSettable(callback)
    callbacks[id] = callback
  }

  mutating func setPhaseCode(_ code: LayoutCallback?, at phase: Phase) throws(EditFailure) {
    try checkSettable(code)
    phaseCode[phase] = code
  }

  /// Layers and views have frames that can be set; whether a view's lasts is another question.
  private func checkSettable(_ code: LayoutCallback?) throws(EditFailure) {
    for assignment in code?.assignments ?? [] {
      let view = try existing(assignment.target)
      if view.isGuide || view.id == .window || view.id == .root { throw .notALayer(view.id) }
    }
  }
}

extension View {
  /// The view with one of its properties changed.
  package func applying(_ change: ViewChange) throws(EditFailure) -> View {
    var view = self
    switch change {
    case .isHidden(let isHidden):
      if view.isGuide { throw .guideIsNotDrawn(id) }
      view.isHidden = isHidden
    case .content(let content): view.content = content
    case .contentMode(let mode): view.contentMode = mode
    case .transform(let transform):
      try checkRange(transform.numbers)
      view.transform = transform
    case .stack(let arrangement):
      try checkRange(arrangement?.numbers ?? [])
      view.stack = arrangement
    case .scrolling(let scrolling):
      try checkRange(scrolling.numbers)
      view.scrolling = scrolling
    case .hugging(let axis, let priority): view.hugging[axis] = priority
    case .resistance(let axis, let priority): view.resistance[axis] = priority
    case .frameLayout(let layout):
      if id == .window || id == .root { throw .sizeIsTheDevices(id) }
      if view.isGuide { throw .guideCannotHold(id) }
      if let layout { try checkRange(layout.frame.numbers) }
      view.frameLayout = layout
      (view.designFrame, view.unmentionedFrame) = (nil, nil)
    case .unmentionedFrame(let frame):
      guard view.unmentionedFrame != nil else { break }
      try checkRange(frame.numbers)
      view.unmentionedFrame = frame.standardized
    case .keptFrame(let layout):
      guard view.frameLayout != nil else { break }
      try checkRange(layout.frame.numbers)
      view.frameLayout = layout
    case .isUserInteractionEnabled(let isEnabled): view.isUserInteractionEnabled = isEnabled
    case .autoresizingMask(let mask): view.autoresizingMask = mask
    case .autoresizesSubviews(let autoresizes): view.autoresizesSubviews = autoresizes
    case .margins(let margins):
      try checkRange(margins?.numbers ?? [])
      view.margins = margins
    case .insetsLayoutMarginsFromSafeArea(let insets): view.insetsLayoutMarginsFromSafeArea = insets
    case .preservesSuperviewLayoutMargins(let preserves):
      view.preservesSuperviewLayoutMargins = preserves
    case .marginsFollowReadableWidth(let follows): view.marginsFollowReadableWidth = follows
    case .keyboard(let tracking):
      try checkRange([tracking.keyboardDismissPadding])
      view.keyboard = tracking
    case .semanticDirection(let direction):
      if view.isGuide { throw .guideIsNotDrawn(id) }
      view.semanticDirection = direction
    case .identifier(let identifier): view.identifier = identifier
    case .tag(let tag): view.tag = tag
    case .layer(let style): view.layer = style
    }
    return view
  }
}

// MARK: Numbers that have to stay in range

private func checkRange(_ numbers: [Double]) throws(EditFailure) {
  for number in numbers where !(abs(number) <= Limits.length) {
    throw .coordinateOutOfRange(number, limit: Limits.length)
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension Insets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}

extension Margins {
  fileprivate var numbers: [Double] {
    switch self {
    case .absolute(let insets): insets.numbers
    case .directional(let top, let leading, let bottom, let trailing):
      [top, leading, bottom, trailing]
    }
  }
}

extension StackArrangement {
  fileprivate var numbers: [Double] { [spacing] + customSpacing.values }
}

extension Scrolling {
  private var fixedRowHeight: Double? {
    if case .fixed(let height)? = rowHeight { height } else { nil }
  }

  fileprivate var numbers: [Double] {
    contentInset.numbers + (offset.map { [$0.x, $0.y] } ?? [])
      + (contentSize.map { [$0.width, $0.height] } ?? []) + (fixedRowHeight.map { [$0] } ?? [])
  }
}

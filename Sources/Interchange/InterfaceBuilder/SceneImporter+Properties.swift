import AutoLayout

extension SceneImporter {
  /// What is said of a view besides its frame and its content.
  mutating func setProperties(of element: MarkupElement, _ id: ViewID) {
    let varied = VariedElement(element, on: file.canvas)
    var changes: [ViewChange] = []
    if varied.flag(.hidden) == true, id != .root { changes.append(.isHidden(true)) }
    if let isEnabled = varied.flag(.userInteractionEnabled),
      isEnabled != draft.view(id)?.isUserInteractionEnabled
    {
      changes.append(.isUserInteractionEnabled(isEnabled))
    }
    if let mask = mask(of: element), draft.view(id)?.frameLayout != nil {
      changes.append(.autoresizingMask(mask))
    }
    if element.flag(.autoresizesSubviews) == false { changes.append(.autoresizesSubviews(false)) }
    if let margins = margins(of: varied, id) { changes.append(.margins(margins)) }
    if !countsSafeAreaIntoMargins(varied) {
      changes.append(.insetsLayoutMarginsFromSafeArea(false))
    }
    if varied.flag(.layoutMarginsFollowReadableWidth) == true {
      changes.append(.marginsFollowReadableWidth(true))
    }
    if preservesMargins(varied) { changes.append(.preservesSuperviewLayoutMargins(true)) }
    if let direction = SemanticDirection(rawValue: element["semanticContentAttribute"] ?? "") {
      changes.append(.semanticDirection(direction))
    }
    if let tag = element.number(.tag).flatMap({ Int(exactly: $0) }), tag != 0 {
      changes.append(.tag(tag))
    }
    if let identifier = element.child(key: "accessibilityConfiguration")?["identifier"] {
      changes.append(.identifier(identifier))
    }
    let style = style(of: varied, id)
    if style != draft.view(id)?.layer { changes.append(.layer(style)) }
    if let mode = ContentMode(rawValue: element["contentMode"] ?? ""), mode != .scaleToFill {
      changes.append(.contentMode(mode))
    }
    if let scrolling = scrolling(of: varied, id) { changes.append(.scrolling(scrolling)) }
    for change in changes { make(.change(id, change), line: element.line) }
  }

  /// `nil` for what does not scroll, or as every scroll view.
  private func scrolling(of view: VariedElement, _ id: ViewID) -> Scrolling? {
    guard let usual = draft.view(id)?.scrolling else { return nil }
    var scrolling = usual
    if let inset = view.child(key: "contentInset") {
      scrolling.contentInset = Insets(
        top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0,
        bottom: inset.number(.maxY) ?? 0, right: inset.number(.maxX) ?? 0)
    }
    if let behavior = view["contentInsetAdjustmentBehavior"].flatMap(
      Scrolling.Adjustment.init(rawValue:))
    {
      scrolling.adjustment = behavior
    }
    // A file says it of tables as well.
    scrolling.alwaysBounces = []
    if view.flag(.alwaysBounceVertical) == true { scrolling.alwaysBounces.insert(.vertical) }
    if view.flag(.alwaysBounceHorizontal) == true { scrolling.alwaysBounces.insert(.horizontal) }
    return scrolling == usual ? nil : scrolling
  }

  private func mask(of element: MarkupElement) -> AutoresizingMask? {
    // A content view follows its cell, less what an accessory takes.
    if element.key == "contentView" { return [.flexibleWidth, .flexibleHeight] }
    if CellMargins.isRow(element, of: owner(of: element)) { return [.flexibleWidth] }
    guard let stored = element.child(key: "autoresizingMask") else { return nil }
    let set = AutoresizingMask.attributes.filter { stored.flag($0.flag) == true }
    return AutoresizingMask(set.map(\.bit))
  }

  // MARK: Margins

  /// From Xcode 9 on a view's margins have its safe area in them. Only the root's were said to in a
  /// document without safe areas (interface builder, section 6), but of 565 files none has a view that
  /// tells, save one, and that one is laid out as UIKit would.
  func countsSafeAreaIntoMargins(_ view: VariedElement) -> Bool {
    view.flag(.insetsLayoutMarginsFromSafeArea) != false && file.canvas.tools >= 13000
  }

  func preservesMargins(_ view: VariedElement) -> Bool {
    guard !CellMargins.isContentView(view.element) else { return false }
    return view.flag(.preservesSuperviewLayoutMargins) == true
  }

  /// Given margins; those of a cell's content view depend on the table, and follow the device where
  /// they are a table's usual ones.
  func margins(of view: VariedElement, _ id: ViewID) -> Margins? {
    let given = Self.givenMargins(of: view)
    guard CellMargins.isContentView(view.element),
      let cell = owner(of: view.element)
    else { return given }
    let usual = CellMargins(of: cell, content: view.element, in: self).insets
    guard let given else {
      return draft.view(id).flatMap(draft.cellMargins) == usual ? nil : .absolute(usual)
    }
    guard view.flag(.preservesSuperviewLayoutMargins) == true else { return given }
    return .absolute(given.union(usual))
  }

  static func givenMargins(of view: VariedElement) -> Margins? {
    if let insets = view.child(key: "layoutMargins"), insets.name == "edgeInsets" {
      return .absolute(
        Insets(
          top: insets.number(.top) ?? 0, left: insets.number(.left) ?? 0,
          bottom: insets.number(.bottom) ?? 0, right: insets.number(.right) ?? 0))
    }
    if let insets = view.child(key: "directionalLayoutMargins") {
      return .directional(
        top: insets.number(.top) ?? 0, leading: insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0, trailing: insets.number(.trailing) ?? 0)
    }
    return nil
  }

  private func owner(of element: MarkupElement) -> SceneView? {
    element.id.flatMap { views[$0]?.superview }.flatMap { views[$0] }
  }
}

extension Margins {
  /// Edge by edge the larger one, where reading goes from left to right.
  fileprivate func union(_ other: Insets) -> Insets {
    let own =
      switch self {
      case .absolute(let insets): insets
      case .directional(let top, let leading, let bottom, let trailing):
        Insets(top: top, left: leading, bottom: bottom, right: trailing)
      }
    return Insets(
      top: max(own.top, other.top), left: max(own.left, other.left),
      bottom: max(own.bottom, other.bottom), right: max(own.right, other.right))
  }
}

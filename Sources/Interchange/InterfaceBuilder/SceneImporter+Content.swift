import AutoLayout

extension SceneImporter {
  /// What a view shows, without the size that the file or the canvas gives it.
  func shownContent(of view: SceneView) -> Content {
    var content = view.kind.addedContent
    ContentReader(element: view.element, file: file).read(into: &content)
    if let insets = insetsOfFixedSymbol(view, showing: content) {
      content.alignmentInsets = insets
    }
    if view.kind == .slider, file.canvas.tools >= 24000 { content.alignmentInsets = .zero }
    return content
  }

  /// `shown` with the size that the file or the canvas gives it.
  ///
  /// - Parameter readsStored: Whether the size that is stored may be one of what is shown.
  func sized(_ shown: Content, of view: SceneView, readsStored: Bool) -> Content {
    var content = shown
    switch sizeSource(of: view, showing: shown, readsStored: readsStored) {
    case .content: break
    case .given(let size): content.give(size)
    case .stored(let size, let axis): content.giveStored(size, measuring: axis)
    case .design: content.give(NaturalSize(Self.designSize))
    }
    return content
  }

  /// Where the natural size of a view comes from.
  enum SizeSource {
    /// What it shows.
    case content
    /// The file or the canvas.
    case given(NaturalSize)
    /// The stored size, but for an axis on which what it shows explains that.
    case stored(NaturalSize, measuring: Axis?)
    /// Interface Builder's own for arranged views without another.
    case design
  }

  /// - Parameter readsStored: Whether the size that is stored may be one of what is shown.
  func sizeSource(
    of view: SceneView, showing content: Content, readsStored: Bool
  ) -> SizeSource {
    guard view.isFree else { return .content }
    if let size = placeholderSize(of: view.element) {
      return size == .noMetric && view.kind.hasNoContentSize ? .content : .given(size)
    }
    if let height = barHeight(of: view) { return .given(NaturalSize(width: nil, height: height)) }
    if readsStored, let source = storedSource(of: view, showing: content) { return source }
    // What a class that draws itself on the canvas asked for there, which may be older than the layout.
    if let size = view.element.element.id.flatMap({ file.designables[$0] }) { return .given(size) }
    if let height = sliderHeight(of: view, showing: content) {
      return .given(NaturalSize(width: nil, height: height))
    }
    guard view.isArranged else { return .content }
    return view.kind.hasNoContentSize ? .design : .content
  }

  /// Whether what a view shows explains how long it is stored on `axis`.
  private func isMeasured(_ view: SceneView, _ axis: Axis) -> Bool {
    view.element.element.id.map { measured.contains(SizedAxis(view: $0, axis: axis)) }
      ?? false
  }

  /// The stored size, where what the view shows does not explain it on both axes.
  private func storedSource(of view: SceneView, showing content: Content) -> SizeSource? {
    guard self.content == .stored, let size = storedSize(of: view, showing: content) else {
      return nil
    }
    let axes = Axis.allCases.filter { isMeasured(view, $0) }
    return axes.count == 2 ? nil : .stored(size, measuring: axes.first)
  }

  /// From Xcode 16.3 on a slider is 34 points high, and from Xcode 26 on constraints see all of it: so
  /// in 14 files of four repositories, which are of one before Xcode 26.
  private func sliderHeight(of slider: SceneView, showing content: Content) -> Double? {
    guard slider.kind == .slider, file.canvas.tools >= 23700 else { return nil }
    let insets = content.alignmentInsets ?? slider.kind.alignmentInsets
    return 34 - insets.total(.vertical)
  }

  /// Above a home indicator a tool bar that ends with the safe area is 49 points high from Xcode 10.1
  /// on, in 12 files of two repositories, and a tab bar that ends with the screen has the indicator in it
  /// (UIKit sizing, section 3).
  private func barHeight(of bar: SceneView) -> Double? {
    guard let device = file.canvas.device, file.canvas.hasNotch, file.canvas.tools < 24000,
      let superview = bar.superview.flatMap({ views[$0] })?.element.element
    else { return nil }
    switch bar.kind {
    case .toolbar where file.canvas.tools >= 14500:
      return endsAboveHomeIndicator(bar, of: superview) ? 49 : nil
    case .tabBar where superview.key == "view" && ends(bar, with: superview.id, of: superview):
      return 49 + device.home
    default: return nil
    }
  }

  private func endsAboveHomeIndicator(_ bar: SceneView, of superview: MarkupElement) -> Bool {
    let safeArea = superview.children.first { $0.name == "viewLayoutGuide" && $0.key == "safeArea" }
    let guide = scene.controller?.child("layoutGuides")?.children.first { $0["type"] == "bottom" }
    return RootInsets(file: file, scene: scene).kept.insets.bottom > 0
      && (ends(bar, with: safeArea?.id, of: superview)
        || ends(bar, with: guide?.id, at: "top", of: superview))
  }

  /// - Parameter edge: Of `other`.
  private func ends(
    _ bar: SceneView, with other: String?, at edge: String = "bottom", of superview: MarkupElement
  ) -> Bool {
    guard let other, let own = bar.element.element.id else { return false }
    return superview.child("constraints")?.children.contains { constraint in
      let ends = Set(
        ["first", "second"].map { place in
          [constraint[place + "Item"] ?? superview.id, constraint[place + "Attribute"]]
        })
      return ends == [[own, "bottom"], [other, edge]]
    } ?? false
  }

  /// The “default size” that arranged views without a natural one have in Interface Builder where nothing
  /// else decides (Auto Layout Guide; interface builder, section 10).
  fileprivate static let designSize = Size(width: 240, height: 128)

  /// `infinite` means none.
  private func placeholderSize(of element: VariedElement) -> NaturalSize? {
    let (width, height) = (
      element["placeholderIntrinsicWidth"], element["placeholderIntrinsicHeight"]
    )
    guard width != nil || height != nil else { return nil }
    return NaturalSize(
      width: element.number(.placeholderIntrinsicWidth),
      height: element.number(.placeholderIntrinsicHeight))
  }

  /// The size that is stored for a text, an image, a field or a view of a class of its own, which
  /// may have a natural size that the file does not tell. What is not installed on the canvas has no
  /// size there.
  private func storedSize(of view: SceneView, showing content: Content) -> NaturalSize? {
    guard let frame = view.storedFrame, frame.size != .zero else { return nil }
    let insets = content.alignmentInsets ?? view.kind.alignmentInsets
    let size = NaturalSize(
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
    switch view.kind {
    case .label, .button, .textField: return size
    case .textView: return view.element.flag(.scrollEnabled) == false ? size : nil
    case .imageView: return view.element["image"] == nil ? nil : size
    // Wheels are always as large; in the other styles it is a text or a calendar.
    case .datePicker where ["compact", "inline"].contains(view.element["style"]): return size
    case .segmentedControl:
      let natural = view.kind.naturalSize(
        of: view.kind.addedContent, scale: draft.scale, system: draft.system)
      return NaturalSize(width: size.width, height: natural.height)
    case _ where view.kind.isPlain && view.element["customClass"] != nil: return size
    default: return storedSize(size, ofControl: view)
    }
  }

  /// A control of a class of its own may be of another size, on the axes on which it has one (the
  /// documentation of `intrinsicContentSize`).
  private func storedSize(_ size: NaturalSize, ofControl view: SceneView) -> NaturalSize? {
    guard view.element["customClass"] != nil else { return nil }
    let natural = view.kind.naturalSize(
      of: view.kind.addedContent, scale: draft.scale, system: draft.system)
    if natural == .noMetric { return nil }
    return NaturalSize(
      width: natural.width.flatMap { _ in size.width },
      height: natural.height.flatMap { _ in size.height })
  }

  /// What Interface Builder writes; a design size gives way to everything.
  func contentPriorities(
    of view: SceneView, showing content: Content
  ) -> (AxisPriorities, AxisPriorities) {
    if case .design = sizeSource(of: view, showing: content, readsStored: true) {
      return (Self.designPriorities, Self.designPriorities)
    }
    var (hugging, resistance) = (
      AxisPriorities(both: .defaultLow), AxisPriorities(both: .defaultHigh)
    )
    let attributes: [(axis: Axis, hugging: NumberAttribute, resistance: NumberAttribute)] = [
      (.horizontal, .horizontalHuggingPriority, .horizontalCompressionResistancePriority),
      (.vertical, .verticalHuggingPriority, .verticalCompressionResistancePriority),
    ]
    for (axis, own, against) in attributes {
      let value = { view.element.number($0).flatMap(Priority.init(rawValue:)) }
      hugging[axis] = value(own) ?? hugging[axis]
      resistance[axis] = value(against) ?? resistance[axis]
    }
    return (hugging, resistance)
  }

  private static let designPriorities = AxisPriorities(
    both: Priority(rawValue: 20) ?? .fittingSizeLevel)
}

extension ViewKind {
  /// Whether Interface Builder supposes a size of its own for it where a stack view places it.
  var hasNoContentSize: Bool { isPlain || scrolls }
}

package import AutoLayout
import Foundation
import Patience

/// Writes layouts as JSON.
package enum LayoutWriter {
  /// - Parameters:
  ///   - root: Only this view with what is in it; the root view for all.
  ///   - frame: Where it stands, on the screen.
  package static func json(
    of document: Document, _ root: ViewID = .root, at frame: Rect? = nil
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(LayoutRecord(document, root, at: frame)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension LayoutRecord {
  fileprivate init(_ document: Document, _ root: ViewID, at frame: Rect?) {
    device = document.device.map(DeviceRecord.init)
    orientation = document.orientation.rawValue
    if document.direction != .leftToRight { direction = document.direction.rawValue }
    if document.bars.navigation != .off { navigationBar = document.bars.navigation.rawValue }
    if document.bars.hasTabBar { tabBar = true }
    if document.bars.hasToolbar { toolbar = true }
    if document.bars.keyboardHeight > 0 { keyboardHeight = document.bars.keyboardHeight }
    if document.launch != .portrait { launch = document.launch.rawValue }
    if document.system != .initial { system = document.system.major }
    if root == .root { controller = ControllerRecord(document.controller) }
    if document.traits != Traits() {
      traits = TraitsRecord(
        horizontal: document.traits.horizontal?.rawValue,
        vertical: document.traits.vertical?.rawValue,
        contentSize: document.traits.contentSize?.rawValue)
    }
    let all = document.preorder(from: root).compactMap(document.view).filter { !$0.isLayer }
    if root == .root { self.root = all.first.map { ViewRecord($0, in: document, isRoot: true) } }
    views = all.drop { $0.id == .root }.awaitedMap(each: 30) { view in
      var record = ViewRecord(view, in: document, isRoot: false)
      if view.superview == .root || view.id == root { record.superview = nil }
      return record
    }
    if !all.contains(where: \.origin.isImported) { origin = Self.ofCode }
    let known = Set(all.map(\.id))
    constraints =
      document.constraints.values.filter { constraint in
        [constraint.first, constraint.second].compactMap { $0?.item.view }
          .allSatisfy(known.contains) && (root == .root || !constraint.isOfStage)
      }.awaitedMap(each: 8) { ConstraintRecord($0, in: document) }
      + Self.stage(of: document.view(root), at: frame)
  }

  /// One view alone stands where it stood until somebody places it.
  private static func stage(of view: View?, at frame: Rect?) -> [ConstraintRecord] {
    guard let view, let frame, view.id != .root, view.frameLayout == nil else { return [] }
    let anchor = { AnchorRecord(view: $0, guide: nil, attribute: $1) }
    let places = [("left", frame.x), ("top", frame.y)].map { name, points in
      ConstraintRecord(
        stage: anchor(view.name, name), anchor("view", name), points, priority: nil)
    }
    let sizes = [("width", frame.width), ("height", frame.height)].map { name, points in
      ConstraintRecord(stage: anchor(view.name, name), nil, points, priority: 999)
    }
    return places + sizes
  }
}

extension LayoutRecord.DeviceRecord {
  fileprivate init(_ device: Device) {
    let size = device.givenSize
    self.init(name: device.name, width: size.width, height: size.height, scale: device.scale)
  }
}

extension LayoutRecord.ConstraintRecord {
  fileprivate init(_ constraint: Constraint, in document: Document) {
    let name = { (view: ViewID) in document.view(view)?.name ?? "" }
    let anchor = { (anchor: Anchor) in
      LayoutRecord.AnchorRecord(
        view: name(anchor.item.view), guide: anchor.item.guide?.rawValue,
        attribute: anchor.attribute.name)
    }
    self.init(
      name: constraint.name, first: anchor(constraint.first),
      relation: constraint.relation.symbol, second: constraint.second.map(anchor),
      multiplier: constraint.multiplier == 1 ? nil : constraint.multiplier,
      constant: constraint.constant == 0 ? nil : constraint.constant,
      priority: constraint.priority.isRequired ? nil : constraint.priority.rawValue,
      active: constraint.isActive ? nil : false, identifier: constraint.identifier,
      holder: constraint.explicitHolder.map(name),
      sizeClasses: constraint.variation?.text,
      waiting: constraint.waiting.map {
        LayoutRecord.WaitingRecord(
          constant: $0.constant, multiplier: $0.multiplier, priority: $0.priority)
      })
  }

  fileprivate init(
    stage first: LayoutRecord.AnchorRecord, _ second: LayoutRecord.AnchorRecord?,
    _ constant: Double, priority: Double?
  ) {
    self.init(
      name: nil, first: first, relation: Relation.equal.symbol, second: second, multiplier: nil,
      constant: constant == 0 ? nil : constant, priority: priority, active: nil,
      identifier: Constraint.stageIdentifier, holder: nil, sizeClasses: nil, waiting: nil)
  }
}

extension ViewRecord {
  fileprivate init(_ view: View, in document: Document, isRoot: Bool) {
    self.init(name: isRoot ? "view" : view.name, kind: view.kind.name)
    className = view.className == view.kind.className ? nil : view.className
    superview = view.superview.flatMap(document.view)?.name
    isContentView = view.isContentView ? true : nil
    if isRoot { superview = nil }
    takeContent(view.content, view)
    let usual = NewView.added(view.kind, name: view.name, in: .root, step: 0)
    if view.hugging != usual.hugging { hugging = AxesRecord(view.hugging) }
    if view.resistance != usual.resistance { compressionResistance = AxesRecord(view.resistance) }
    if view.isHidden { isHidden = true }
    frame = isRoot ? nil : view.frameLayout.map(FrameRecord.init)
    let masks = AutoresizingMask.named.filter { view.autoresizingMask.contains($0.bit) }
    autoresizingMask = masks.isEmpty || isRoot ? nil : masks.map(\.name)
    stack = view.stack.map { StackRecord($0, in: document) }
    takeMargins(view)
    takeLooks(view)
    if let scrolling = view.scrolling { take(scrolling, of: view.kind) }
    keyboard = KeyboardRecord(view.keyboard)
    layer = LayerRecord(view.layer, usual: view.kind.usualLayer)
  }

  private mutating func takeContent(_ content: Content, _ view: View) {
    let usual = view.kind.addedContent
    text = content.text
    placeholder = content.placeholder
    if content.font != usual.font { font = FontRecord(content.font) }
    if content.adjustsFontForContentSizeCategory { adjustsFontForContentSizeCategory = true }
    if content.numberOfLines != usual.numberOfLines { numberOfLines = content.numberOfLines }
    preferredMaxLayoutWidth = content.preferredMaxLayoutWidth
    image = content.image.map { SizeRecord(width: $0.width, height: $0.height) }
    givenSize = content.given.map { SizeRecord(width: $0.width, height: $0.height) }
    if content.segments != usual.segments { segments = content.segments }
    if content.numberOfPages != usual.numberOfPages { numberOfPages = content.numberOfPages }
    if content.isScrollEnabled != usual.isScrollEnabled {
      isScrollEnabled = content.isScrollEnabled
    }
    if content.isBordered != usual.isBordered || content.isBezelled {
      borderStyle = content.isBordered ? "roundedRect" : content.isBezelled ? "bezel" : "none"
    }
    buttonInsets = content.buttonInsets.map(EdgesRecord.init)
    if content.isConfigured { isConfigured = true }
    if content.apportionsSegmentWidths { apportionsSegmentWidths = true }
    if content.paragraph != ParagraphStyle() { paragraph = ParagraphRecord(content.paragraph) }
    alignmentInsets = content.alignmentInsets.map(EdgesRecord.init)
  }

  private mutating func takeLooks(_ view: View) {
    if view.contentMode != .scaleToFill { contentMode = view.contentMode.rawValue }
    let own = view.transform
    if own != .identity { transform = [own.a, own.b, own.c, own.d, own.tx, own.ty] }
    if view.isUserInteractionEnabled != view.kind.takesTouches {
      isUserInteractionEnabled = view.isUserInteractionEnabled
    }
    if !view.autoresizesSubviews { autoresizesSubviews = false }
    if view.marginsFollowReadableWidth { marginsFollowReadableWidth = true }
    identifier = view.identifier
    if view.tag != 0 { tag = view.tag }
  }

  private mutating func takeMargins(_ view: View) {
    switch view.margins {
    case .absolute(let insets)?: margins = EdgesRecord(insets)
    case .directional(let top, let leading, let bottom, let trailing)?:
      directionalMargins = EdgesRecord(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    case nil: break
    }
    if !view.insetsLayoutMarginsFromSafeArea { insetsLayoutMarginsFromSafeArea = false }
    if view.preservesSuperviewLayoutMargins { preservesSuperviewLayoutMargins = true }
    if view.semanticDirection != .unspecified {
      semanticContentAttribute = view.semanticDirection.rawValue
    }
  }
}

extension ViewRecord.AxesRecord {
  fileprivate init(_ priorities: AxisPriorities) {
    self.init(
      horizontal: priorities.horizontal.rawValue, vertical: priorities.vertical.rawValue)
  }
}

extension ViewRecord.FontRecord {
  fileprivate init(_ font: Font) {
    self.init(
      size: font.size, weight: font.weight == .regular ? nil : font.weight.rawValue,
      style: font.textStyle?.rawValue, name: font.face?.name)
  }
}

extension ViewRecord.ParagraphRecord {
  fileprivate init(_ style: ParagraphStyle) {
    let said = { (number: Double) in number == 0 ? nil : number }
    self.init(
      lineSpacing: said(style.lineSpacing), minimumLineHeight: said(style.minimumLineHeight),
      maximumLineHeight: said(style.maximumLineHeight),
      lineHeightMultiple: said(style.lineHeightMultiple))
  }
}

extension ViewRecord.FrameRecord {
  fileprivate init(_ layout: FrameLayout) {
    let (frame, size) = (layout.frame, layout.superviewSize)
    self.init(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      superviewWidth: size.width, superviewHeight: size.height)
  }
}

extension ViewRecord.EdgesRecord {
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension ViewRecord.StackRecord {
  fileprivate init(_ stack: StackArrangement, in document: Document) {
    let name = { (view: ViewID) in document.view(view)?.name ?? "" }
    let gaps = stack.customSpacing.map { (name($0.key), $0.value) }
    self.init(
      axis: stack.axis.rawValue, distribution: stack.distribution.rawValue,
      alignment: stack.alignment.rawValue, spacing: stack.spacing,
      isBaselineRelative: stack.isBaselineRelative,
      isLayoutMarginsRelative: stack.isLayoutMarginsRelative, arranged: stack.arranged.map(name),
      customSpacing: gaps.isEmpty
        ? nil : Dictionary(gaps, uniquingKeysWith: { first, _ in first }))
  }
}

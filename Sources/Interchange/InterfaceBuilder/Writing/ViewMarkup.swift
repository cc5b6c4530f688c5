import AutoLayout

extension Color {
  /// As a file names it, if it is one that the system may change.
  var systemName: String? {
    guard let name, name.hasPrefix("system") else { return nil }
    return "\(name)Color"
  }

  var markup: [(String, String)] {
    [
      ("red", components.red.markup), ("green", components.green.markup),
      ("blue", components.blue.markup), ("alpha", components.alpha.markup),
      ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
    ]
  }
}

/// What a view shows, as attributes and elements of Interface Builder.
struct ViewMarkup {
  private(set) var attributes: [(String, String)] = []
  private(set) var children: [MarkupText] = []
  private let place: Place

  /// What a file has to say of a view since others go by it.
  struct Place {
    /// Whether the canvas supposes a size where the file does not say that there is none.
    let isSizedByCanvas: Bool
    /// Whether a constraint speaks of its margins.
    let hasMarginsInUse: Bool
  }

  init(_ view: View, _ place: Place) {
    self.place = place
    takeProperties(of: view)
    takeLooks(of: view)
    takeContent(of: view)
    if let stack = view.stack { take(stack) }
    if let scrolling = view.scrolling { take(scrolling) }
    takeMargins(of: view)
  }

  private mutating func takeProperties(of view: View) {
    if view.className != view.kind.className { attributes.append(("customClass", view.className)) }
    if view.isHidden { attributes.append(("hidden", "YES")) }
    if view.isContentView { attributes.append(("key", ContentView.name)) }
    let priorities: [(String, Priority, Priority)] = [
      ("horizontalHuggingPriority", view.hugging.horizontal, .defaultLow),
      ("verticalHuggingPriority", view.hugging.vertical, .defaultLow),
      (
        "horizontalCompressionResistancePriority", view.resistance.horizontal, .defaultHigh
      ),
      ("verticalCompressionResistancePriority", view.resistance.vertical, .defaultHigh),
    ]
    for (name, priority, usual) in priorities where priority != usual {
      attributes.append((name, priority.rawValue.markup))
    }
    if view.semanticDirection != .unspecified {
      attributes.append(("semanticContentAttribute", view.semanticDirection.rawValue))
    }
    if let given = view.content.given, view.kind != .imageView {
      attributes.append(("placeholderIntrinsicWidth", given.width?.markup ?? "infinite"))
      attributes.append(("placeholderIntrinsicHeight", given.height?.markup ?? "infinite"))
    } else if place.isSizedByCanvas, view.kind.hasNoContentSize {
      attributes.append(("placeholderIntrinsicWidth", "infinite"))
      attributes.append(("placeholderIntrinsicHeight", "infinite"))
    }
  }

  // MARK: Content

  private mutating func takeContent(of view: View) {
    let content = view.content
    if content.adjustsFontForContentSizeCategory {
      attributes.append(("adjustsFontForContentSizeCategory", "YES"))
    }
    switch view.kind {
    case .label:
      attributes += [
        ("text", content.text ?? ""), ("textAlignment", "natural"),
        ("lineBreakMode", "tailTruncation"), ("numberOfLines", "\(content.numberOfLines)"),
      ]
      if let width = content.preferredMaxLayoutWidth {
        attributes.append(("preferredMaxLayoutWidth", width.markup))
      }
      children.append(font(content.font))
    case .button:
      attributes += [("buttonType", "system"), ("lineBreakMode", "middleTruncation")]
      takeButton(view)
    case .textField:
      attributes += [
        ("text", content.text ?? ""), ("placeholder", content.placeholder ?? ""),
        (
          "borderStyle", content.isBordered ? "roundedRect" : content.isBezelled ? "bezel" : "none"
        ),
      ].filter { !$0.1.isEmpty }
      children.append(font(content.font))
    case .textView:
      attributes.append(("text", content.text ?? ""))
      if !content.isScrollEnabled { attributes.append(("scrollEnabled", "NO")) }
      children.append(font(content.font))
    case .imageView:
      if view.picture != nil { attributes.append(("image", view.name)) }
    case .segmentedControl:
      let segments = content.segments.map { MarkupText("segment", [("title", $0)]) }
      children.append(MarkupText("segments", [], segments))
      if content.apportionsSegmentWidths {
        attributes.append(("apportionsSegmentWidthsByContent", "YES"))
      }
    case .activityIndicator:
      let isLarge = content.given == ViewKind.largeIndicator
      attributes.append(("style", isLarge ? "large" : "medium"))
    case .pageControl: attributes.append(("numberOfPages", "\(content.numberOfPages)"))
    default: break
    }
  }

  /// A configuration shows itself what the states of the button do not.
  private mutating func takeButton(_ view: View) {
    let content = view.content
    let image = content.image == nil ? [] : [("image", view.name)]
    let shown = [("title", content.text ?? "")] + image
    guard content.isConfigured else {
      children.append(font(content.font))
      if let insets = content.buttonInsets { children.append(inset("contentEdgeInsets", insets)) }
      children.append(MarkupText("state", [("key", "normal")] + shown))
      return
    }
    let insets = content.buttonInsets ?? .zero
    children.append(
      MarkupText(
        "buttonConfiguration", [("key", "configuration"), ("style", "plain")] + shown,
        [
          font(content.font, key: "titleFontDescription"),
          MarkupText(
            "directionalEdgeInsets",
            [
              ("key", "contentInsets"), ("top", insets.top.markup), ("leading", insets.left.markup),
              ("bottom", insets.bottom.markup), ("trailing", insets.right.markup),
            ]),
        ]))
  }

  private func inset(_ key: String, _ insets: Insets) -> MarkupText {
    MarkupText(
      "inset",
      [
        ("key", key), ("minX", insets.left.markup), ("minY", insets.top.markup),
        ("maxX", insets.right.markup), ("maxY", insets.bottom.markup),
      ])
  }

  private func font(_ font: Font, key: String = "fontDescription") -> MarkupText {
    let name = ("key", key)
    if let style = font.textStyle.flatMap(ContentReader.name(of:)) {
      return MarkupText("fontDescription", [name, ("style", style)])
    }
    let size = ("pointSize", font.size.markup)
    if let face = font.face {
      return MarkupText("fontDescription", [name, ("name", face.name), size])
    }
    let weight = font.weight == .regular ? [] : [("weight", font.weight.rawValue)]
    return MarkupText("fontDescription", [name, ("type", "system")] + weight + [size])
  }

  // MARK: Looks

  private mutating func takeLooks(of view: View) {
    let usual = LayerStyle()
    if view.contentMode != .scaleToFill {
      attributes.append(("contentMode", view.contentMode.rawValue))
    }
    if view.isUserInteractionEnabled != view.kind.takesTouches {
      let isOn = view.isUserInteractionEnabled
      attributes.append(("userInteractionEnabled", isOn ? "YES" : "NO"))
    }
    if !view.autoresizesSubviews { attributes.append(("autoresizesSubviews", "NO")) }
    if view.tag != 0 { attributes.append(("tag", "\(view.tag)")) }
    if view.layer.masksToBounds != view.kind.usualLayer.masksToBounds {
      attributes.append(("clipsSubviews", view.layer.masksToBounds ? "YES" : "NO"))
    }
    if view.layer.opacity != usual.opacity {
      attributes.append(("alpha", view.layer.opacity.markup))
    }
    if let color = view.layer.backgroundColor { children.append(background(color)) }
    if let identifier = view.identifier {
      children.append(
        MarkupText(
          "accessibility", [("key", "accessibilityConfiguration"), ("identifier", identifier)]))
    }
    takeRuntimeAttributes(of: view)
  }

  private func background(_ color: Color) -> MarkupText {
    let key = ("key", "backgroundColor")
    return color.systemName.map { MarkupText("color", [key, ("systemColor", $0)]) }
      ?? MarkupText("color", [key] + color.markup)
  }

  /// What Interface Builder has no field for, and sets when the app runs.
  private mutating func takeRuntimeAttributes(of view: View) {
    var own: [MarkupText] = []
    for property in LayerProperty.all where property.viewName == nil {
      guard case .number(let path, _) = property.access,
        property.differs(view.layer, LayerStyle())
      else { continue }
      let value = MarkupText(
        "real", [("key", "value"), ("value", view.layer[keyPath: path].markup)])
      own.append(runtimeAttribute("number", "layer.\(property.name)", [], [value]))
    }
    if margins(of: view) != nil, view.stack?.isLayoutMarginsRelative == false {
      own.append(
        runtimeAttribute(
          "boolean", SceneImporter.marginsRelativeArrangement, [("value", "NO")]))
    }
    if !own.isEmpty { children.append(MarkupText("userDefinedRuntimeAttributes", [], own)) }
  }

  private func runtimeAttribute(
    _ type: String, _ path: String, _ attributes: [(String, String)], _ children: [MarkupText] = []
  ) -> MarkupText {
    MarkupText(
      "userDefinedRuntimeAttribute", [("type", type), ("keyPath", path)] + attributes, children)
  }

  // MARK: Kinds and margins

  private mutating func take(_ stack: StackArrangement) {
    if stack.axis == .vertical { attributes.append(("axis", "vertical")) }
    if stack.distribution != .fill {
      attributes.append(("distribution", stack.distribution.rawValue))
    }
    if stack.alignment != .fill {
      attributes.append(("alignment", stack.alignment.name(along: stack.axis)))
    }
    if stack.spacing != 0 { attributes.append(("spacing", stack.spacing.markup)) }
    if stack.isBaselineRelative { attributes.append(("baselineRelativeArrangement", "YES")) }
  }

  private mutating func take(_ scrolling: Scrolling) {
    let insets = scrolling.contentInset
    if insets != .zero { children.append(inset("contentInset", insets)) }
    for (axis, name) in [(Axis.vertical, "Vertical"), (.horizontal, "Horizontal")]
    where scrolling.alwaysBounces.contains(axis) {
      attributes.append(("alwaysBounce\(name)", "YES"))
    }
    if case .fixed(let height)? = scrolling.rowHeight {
      attributes.append(("rowHeight", height.markup))
    }
    if scrolling.adjustment != .automatic {
      attributes.append(("contentInsetAdjustmentBehavior", scrolling.adjustment.rawValue))
    }
  }

  private mutating func takeMargins(of view: View) {
    if !view.insetsLayoutMarginsFromSafeArea {
      attributes.append(("insetsLayoutMarginsFromSafeArea", "NO"))
    }
    if view.preservesSuperviewLayoutMargins {
      attributes.append(("preservesSuperviewLayoutMargins", "YES"))
    }
    if view.marginsFollowReadableWidth {
      attributes.append(("layoutMarginsFollowReadableWidth", "YES"))
    }
    switch margins(of: view) {
    case .absolute(let insets)?:
      children.append(
        MarkupText(
          "edgeInsets",
          [
            ("key", "layoutMargins"), ("top", insets.top.markup), ("left", insets.left.markup),
            ("bottom", insets.bottom.markup), ("right", insets.right.markup),
          ]))
    case .directional(let top, let leading, let bottom, let trailing)?:
      children.append(
        MarkupText(
          "directionalEdgeInsets",
          [
            ("key", "directionalLayoutMargins"), ("top", top.markup), ("leading", leading.markup),
            ("bottom", bottom.markup), ("trailing", trailing.markup),
          ]))
    case nil: break
    }
  }

  /// A stack view in a file arranges inside its margins if the file has them, and has none otherwise.
  private func margins(of view: View) -> Margins? {
    guard view.margins == nil, let stack = view.stack, !view.origin.isImported else {
      return view.margins
    }
    let usual = Insets(top: 8, left: 8, bottom: 8, right: 8)
    return stack.isLayoutMarginsRelative || place.hasMarginsInUse ? .absolute(usual) : nil
  }
}

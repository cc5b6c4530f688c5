import AutoLayout

/// What a view shows, as attributes and elements of Interface Builder.
struct ViewMarkup {
  private(set) var attributes: [(String, String)] = []
  private(set) var children: [MarkupText] = []

  init(_ view: View) {
    takeProperties(of: view)
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
    }
  }

  // MARK: Content

  private mutating func takeContent(of view: View) {
    let content = view.content
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
      children.append(font(content.font))
      let image = content.image == nil ? [] : [("image", view.name)]
      children.append(
        MarkupText("state", [("key", "normal"), ("title", content.text ?? "")] + image))
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
    case .pageControl: attributes.append(("numberOfPages", "\(content.numberOfPages)"))
    default: break
    }
  }

  private func font(_ font: Font) -> MarkupText {
    if let style = font.textStyle.flatMap(ContentReader.name(of:)) {
      return MarkupText("fontDescription", [("key", "fontDescription"), ("style", style)])
    }
    let size = ("pointSize", font.size.markup)
    if let face = font.face {
      return MarkupText(
        "fontDescription", [("key", "fontDescription"), ("name", face.name), size])
    }
    let weight = font.weight == .regular ? [] : [("weight", font.weight.rawValue)]
    return MarkupText(
      "fontDescription", [("key", "fontDescription"), ("type", "system")] + weight + [size])
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
    if insets != .zero {
      children.append(
        MarkupText(
          "inset",
          [
            ("key", "contentInset"), ("minX", insets.left.markup), ("minY", insets.top.markup),
            ("maxX", insets.right.markup), ("maxY", insets.bottom.markup),
          ]))
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
    switch view.margins {
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
}

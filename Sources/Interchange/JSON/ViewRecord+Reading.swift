import AutoLayout

extension ViewRecord {
  /// What it shows.
  func content(of kind: ViewKind) -> Content {
    var content = kind.addedContent
    content.setText(text)
    if let font { content.font = font.font }
    content.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory == true
    if let placeholder { content.placeholder = placeholder }
    if let numberOfLines { content.numberOfLines = numberOfLines }
    content.preferredMaxLayoutWidth = preferredMaxLayoutWidth?.inRange
    if let segments { content.setSegments(segments) }
    if let numberOfPages { content.setNumberOfPages(min(numberOfPages, 1_000)) }
    if let isScrollEnabled { content.isScrollEnabled = isScrollEnabled }
    if let borderStyle {
      content.isBordered = borderStyle == "roundedRect"
      content.isBezelled = borderStyle == "bezel"
    }
    content.buttonInsets = buttonInsets?.insets
    if let isConfigured { content.isConfigured = isConfigured }
    if let apportionsSegmentWidths { content.apportionsSegmentWidths = apportionsSegmentWidths }
    if let paragraph { content.paragraph = paragraph.style }
    content.alignmentInsets = alignmentInsets?.insets
    content.setImage(
      image.flatMap { size in
        size.width.flatMap { width in
          size.height.map { Size(width: width.inRange, height: $0.inRange) }
        }
      })
    if let givenSize {
      content.give(
        NaturalSize(width: givenSize.width?.inRange, height: givenSize.height?.inRange))
    }
    return content
  }

  /// What is said of it once it is there.
  func changes(of kind: ViewKind) -> [ViewChange] {
    var changes: [ViewChange] = []
    if isHidden == true { changes.append(.isHidden(true)) }
    if let autoresizingMask {
      let bits = AutoresizingMask.named.filter { autoresizingMask.contains($0.name) }.map(\.bit)
      changes.append(.autoresizingMask(AutoresizingMask(bits)))
    }
    if let margins { changes.append(.margins(.absolute(margins.insets))) }
    if let own = directionalMargins {
      changes.append(
        .margins(
          .directional(
            top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)))
    }
    if insetsLayoutMarginsFromSafeArea == false {
      changes.append(.insetsLayoutMarginsFromSafeArea(false))
    }
    if preservesSuperviewLayoutMargins == true {
      changes.append(.preservesSuperviewLayoutMargins(true))
    }
    if let direction = semanticContentAttribute.flatMap(SemanticDirection.init(rawValue:)) {
      changes.append(.semanticDirection(direction))
    }
    if let scrolling = scrolling(of: kind) { changes.append(.scrolling(scrolling)) }
    if let keyboard { changes.append(.keyboard(keyboard.tracking)) }
    if let layer { changes.append(.layer(layer.style(of: kind))) }
    return changes + looks
  }

  private var looks: [ViewChange] {
    let all: [ViewChange?] = [
      contentMode.flatMap(ContentMode.init(rawValue:)).map { .contentMode($0) },
      transform.flatMap { AffineTransform($0.map(\.inRange)) }.map { .transform($0) },
      isUserInteractionEnabled.map { .isUserInteractionEnabled($0) },
      autoresizesSubviews.map { .autoresizesSubviews($0) },
      marginsFollowReadableWidth.map { .marginsFollowReadableWidth($0) },
      identifier.map { .identifier($0) }, tag.map { .tag($0) },
    ]
    return all.compactMap(\.self)
  }

  /// Its priorities that there are none of.
  var illegalPriorities: [Double] {
    [hugging, compressionResistance].compactMap(\.self).flatMap { [$0.horizontal, $0.vertical] }
      .filter { Priority(rawValue: $0) == nil }
  }

  /// Its words for choices that there are not.
  var unknownWords: [String] {
    let borders: Set<String> = ["roundedRect", "bezel", "none"]
    let masks = Set(AutoresizingMask.named.map(\.name))
    let words: [String?] = [
      unknown(font?.weight, FontWeight.self), unknown(font?.style, TextStyle.self),
      unknown(semanticContentAttribute, SemanticDirection.self),
      unknown(contentInsetAdjustmentBehavior, Scrolling.Adjustment.self),
      unknown(contentMode, ContentMode.self),
    ]
    let axes = (alwaysBounces ?? []).map { unknown($0, Axis.self) }
    let others =
      [borderStyle].compactMap(\.self).filter { !borders.contains($0) }
      + (autoresizingMask ?? []).filter { !masks.contains($0) }
    let colors = [layer?.backgroundColor, layer?.borderColor].compactMap(\.self)
    let unknownColors = colors.filter { $0.color == nil }.map { $0.name ?? "color" }
    return (words + axes).compactMap(\.self) + others + unknownColors
  }

  private func unknown<Choice: RawRepresentable<String>>(
    _ word: String?, _ type: Choice.Type
  ) -> String? {
    guard let word, Choice(rawValue: word) == nil else { return nil }
    return word
  }
}

extension ViewRecord.AxesRecord {
  var priorities: AxisPriorities {
    AxisPriorities(
      horizontal: Priority(rawValue: horizontal) ?? .defaultLow,
      vertical: Priority(rawValue: vertical) ?? .defaultLow)
  }
}

extension ViewRecord.FontRecord {
  fileprivate var font: Font {
    let size = min(max(size, 1), 1000)
    if let style = style.flatMap(TextStyle.init(rawValue:)) { return Font(style, size: size) }
    if let face = name.flatMap(FontFace.init(named:)) { return Font(face, size: size) }
    return Font(size: size, weight: weight.flatMap(FontWeight.init(rawValue:)) ?? .regular)
  }
}

extension ViewRecord.ParagraphRecord {
  fileprivate var style: ParagraphStyle {
    var style = ParagraphStyle()
    let height = { (number: Double?) in max((number ?? 0).inRange, 0) }
    style.lineSpacing = height(lineSpacing)
    style.minimumLineHeight = height(minimumLineHeight)
    style.maximumLineHeight = height(maximumLineHeight)
    style.lineHeightMultiple = height(lineHeightMultiple)
    return style
  }
}

extension ViewRecord.EdgesRecord {
  var insets: Insets {
    Insets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension ViewRecord.FrameRecord {
  var layout: FrameLayout {
    FrameLayout(
      frame: Rect(x: x.inRange, y: y.inRange, width: width.inRange, height: height.inRange),
      superviewSize: Size(width: superviewWidth.inRange, height: superviewHeight.inRange))
  }
}

extension Device {
  /// One by its name, as long as that is known.
  init(_ record: LayoutRecord.DeviceRecord) {
    self =
      record.name.flatMap(Device.named)
      ?? Device(
        size: Size(width: max(record.width.inRange, 1), height: max(record.height.inRange, 1)),
        scale: min(max(record.scale, 1), 10))
  }
}

extension Double {
  /// The nearest length that a document may have: what is shown and the device are checked by no edit.
  var inRange: Double {
    Swift.min(Swift.max(self, -Limits.length), Limits.length)
  }
}

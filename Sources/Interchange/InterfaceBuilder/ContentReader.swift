import AutoLayout

/// Reads what a view shows: texts, fonts, images, titles.
struct ContentReader {
  let element: VariedElement
  let file: InterfaceFile

  func read(into content: inout Content) {
    if let font { content.font = font }
    content.adjustsFontForContentSizeCategory =
      element.flag(.adjustsFontForContentSizeCategory) == true
    ElementKind.named(element.element.name).read(self, &content)
  }

  func readLabel(into content: inout Content) {
    content.setText(text(key: "text"))
    content.numberOfLines = element.number(.numberOfLines).map { Int(clamping: $0) } ?? 1
    content.preferredMaxLayoutWidth = element.number(.preferredMaxLayoutWidth)
      .flatMap { $0 > 0 ? $0 : nil }
    content.paragraph = paragraph
  }

  func readImage(into content: inout Content) {
    content.setImage(element["image"].flatMap(imageSize))
    content.alignmentInsets = element["image"].flatMap(symbolInsets)
  }

  func readField(into content: inout Content) {
    content.setText(text(key: "text"))
    content.placeholder = text(key: "placeholder")
    content.isBordered = element["borderStyle"] == "roundedRect"
    content.isBezelled = element["borderStyle"] == "bezel"
  }

  func readTextView(into content: inout Content) {
    content.setText(text(key: "text"))
    content.isScrollEnabled = element.flag(.scrollEnabled) != false
    content.paragraph = paragraph
  }

  func readSegments(into content: inout Content) {
    let segments = element.child(key: "segments") ?? element.element.child("segments")
    content.setSegments(segments?.children.map { $0["title"] ?? "" } ?? [])
    content.apportionsSegmentWidths = element.flag(.apportionsSegmentWidthsByContent) == true
  }

  func readPages(into content: inout Content) {
    content.setNumberOfPages(element.number(.numberOfPages).map { Int(clamping: $0) } ?? 0)
  }

  /// Of an activity indicator.
  func readStyle(into content: inout Content) {
    if element["style"]?.lowercased().hasSuffix("large") == true {
      content.give(ViewKind.largeIndicator)
    }
  }

  /// A configuration says what it shows itself; what is said of the button's states counts only
  /// without one.
  func readButton(into content: inout Content) {
    if let side = Self.pictogramSide(of: element["buttonType"] ?? "", on: file.canvas.tools) {
      content.give(NaturalSize(width: side, height: side))
      return
    }
    let state = element.child(key: "normal")
    let configuration = element.child(key: "configuration")
    content.setText(configuration.map(Self.title) ?? state.flatMap(Self.title))
    let image = configuration.map { $0["image"] } ?? state?["image"]
    if let size = image.flatMap(imageSize) { content.setImage(size) }
    if let configuration {
      content.isConfigured = true
      content.buttonInsets = Self.insets(ofConfiguration: configuration)
    } else if let insets = element.child(key: "contentEdgeInsets") {
      content.buttonInsets = Insets(
        top: insets.number(.minY) ?? 0, left: insets.number(.minX) ?? 0,
        bottom: insets.number(.maxY) ?? 0, right: insets.number(.maxX) ?? 0)
    }
    if let configuration {
      content.font =
        configuration.child(key: "titleFontDescription").flatMap(Self.font) ?? Font(.body)
    } else if let font = state?.child(key: "attributedTitle").flatMap(Self.attributedFont) {
      content.font = font
    } else if font == nil {
      let isSystem = ["system", "roundedRect"].contains(element["buttonType"] ?? "")
      content.font = Font(size: isSystem ? 15 : 18)
    }
  }

  private static func insets(ofConfiguration element: MarkupElement) -> Insets {
    guard let own = element.child(key: "contentInsets") else {
      return Insets(top: 7, left: 12, bottom: 7, right: 12)
    }
    return Insets(
      top: own.number(.top) ?? 0, left: own.number(.leading) ?? 0,
      bottom: own.number(.bottom) ?? 0, right: own.number(.trailing) ?? 0)
  }

  /// The round buttons for information and additions had 22 points before iOS 13.
  private static func pictogramSide(of type: String, on tools: ToolsVersion) -> Double? {
    let types: Set = ["infoLight", "infoDark", "contactAdd", "detailDisclosure"]
    return types.contains(type) && tools.system < 13 ? 22 : nil
  }

  private static func title(of element: MarkupElement) -> String? {
    element["title"] ?? element.child(key: "title").map(string)
      ?? element.child(key: "attributedTitle").map(attributedText)
  }

  /// A symbol is drawn in the size of text: the file has the size of its drawing, which is that of a
  /// font of 115 points.
  private func imageSize(_ name: String) -> Size? {
    guard let image = file.images[name] else { return nil }
    guard image.isSymbol else { return image.size }
    let factor = symbolFontSize / 115
    return Size(
      width: (image.size.width * factor * 2).rounded() / 2,
      height: (image.size.height * factor * 2).rounded() / 2)
  }

  /// Symbols in a font of their own are drawn in another size.
  private func symbolInsets(_ name: String) -> Insets? {
    let configuration = element.child(key: "preferredSymbolConfiguration")
    guard file.images[name]?.isSymbol == true, configuration?["configurationType"] != "font" else {
      return nil
    }
    return SymbolInsets.insets(of: name)
  }

  private var symbolFontSize: Double {
    guard
      let configuration = element.child(key: "preferredSymbolConfiguration")
        ?? element.child(key: "normal")?.child(key: "preferredSymbolConfiguration")
    else { return 17 }
    let size =
      configuration.child(key: "fontDescription").flatMap(Self.font)?.size
      ?? configuration.number(.pointSize) ?? 17
    switch configuration["scale"] {
    case "small": return size * 0.79
    case "large": return size * 1.29
    default: return size
    }
  }

  // MARK: Texts

  /// An attribute, a child of that key, or attributed fragments.
  private func text(key: String) -> String? {
    if let text = element[key] { return text }
    if let child = element.child(key: key) { return Self.string(child) }
    return element.child(key: "attributed" + key.prefix(1).uppercased() + key.dropFirst())
      .map(Self.attributedText)
  }

  private static func string(_ element: MarkupElement) -> String {
    element.isBase64 ? Base64.text(of: element.text) ?? "" : element.text
  }

  private static func attributedText(_ element: MarkupElement) -> String {
    element.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child(key: "content").map(string) ?? ""
    }.joined()
  }

  // MARK: Fonts

  private var font: Font? {
    guard let description = element.child(key: "fontDescription") else {
      return element.child(key: "attributedText").flatMap(Self.attributedFont)
    }
    return Self.font(description)
  }

  private static func attributedFont(_ text: MarkupElement) -> Font? {
    attributes(of: text)?.child(key: "NSFont").flatMap(font)
  }

  /// Of the first part of an attributed text.
  private static func attributes(of text: MarkupElement) -> MarkupElement? {
    text.child("fragment")?.child("attributes")
  }

  private var paragraph: ParagraphStyle {
    var paragraph = ParagraphStyle()
    let attributes = element.child(key: "attributedText").flatMap(Self.attributes)
    guard let stored = attributes?.child(key: "NSParagraphStyle") else { return paragraph }
    let length = { (name: NumberAttribute) in min(max(stored.number(name) ?? 0, 0), 1000) }
    paragraph.lineSpacing = length(.lineSpacing)
    paragraph.minimumLineHeight = length(.minimumLineHeight)
    paragraph.maximumLineHeight = length(.maximumLineHeight)
    paragraph.lineHeightMultiple = length(.lineHeightMultiple)
    return paragraph
  }

  private static func font(_ description: MarkupElement) -> Font? {
    if let style = description["style"].flatMap({ textStyles[$0] }) { return Font(style) }
    guard let size = description.number(.pointSize) ?? description.number(.size), size > 0,
      size <= 1000
    else { return nil }
    if let face = description["name"].flatMap(FontFace.init(named:)) {
      return Font(face, size: size)
    }
    if description["type"] == "boldSystem" || description["metaFont"] == "systemBold" {
      return Font(size: size, weight: .bold)
    }
    let weight = description["weight"].flatMap { FontWeight(rawValue: $0) } ?? .regular
    return Font(size: size, weight: weight)
  }

  /// As a file names it.
  static func name(of style: TextStyle) -> String? {
    textStyles.first { $0.value == style }?.key
  }

  /// By their names in a file.
  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}

extension Int {
  /// The whole part, as near as it comes.
  fileprivate init(clamping number: Double) { self = Int(Swift.min(Swift.max(number, 0), 1e6)) }
}

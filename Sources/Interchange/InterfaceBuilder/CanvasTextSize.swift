import AutoLayout

/// The text size that an author's canvas is set to, in whose sizes it draws text styles. The file does
/// not name it; the sizes that are stored for its texts tell. The nearest to the default come first.
enum CanvasTextSize: String, CaseIterable, Sendable {
  case large, medium, extraLarge, small, extraExtraLarge, extraSmall, extraExtraExtraLarge

  /// Apple's table (system font metrics, text styles).
  private func size(of style: TextStyle) -> Double {
    let sizes: [Double] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40]
      case .title1: [25, 26, 27, 28, 30, 32, 34]
      case .title2: [19, 20, 21, 22, 24, 26, 28]
      case .title3: [17, 18, 19, 20, 22, 24, 26]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23]
      case .callout: [13, 14, 15, 16, 18, 20, 22]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21]
      case .footnote: [12, 12, 12, 13, 15, 17, 19]
      case .caption1: [11, 11, 11, 12, 14, 16, 18]
      case .caption2: [11, 11, 11, 11, 13, 15, 17]
      }
    return zip(Self.fromSmallest, sizes).first { $0.0 == self }?.1 ?? style.defaultSize
  }

  private static let fromSmallest: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// `font` as this canvas draws it.
  func drawn(_ font: Font) -> Font {
    guard self != .large, let style = font.textStyle else { return font }
    return Font(size: size(of: style), weight: font.weight)
  }
}

extension CanvasTextSize {
  /// The one in which most texts of one line have the size that is stored for them. In seven files of
  /// three repositories their heights are those of another than the default.
  init(of root: MarkupElement, in file: InterfaceFile) {
    var texts: [(content: Content, frame: Rect)] = []
    root.forEach { element in
      guard element.name == "label", let frame = element.frame else { return }
      var content = ViewKind.label.addedContent
      ContentReader(element: VariedElement(element, on: file.canvas), file: file)
        .read(into: &content)
      guard content.font.textStyle != nil, content.numberOfLines == 1 else { return }
      texts.append((content, frame))
    }
    let scale = file.canvas.scale
    let system = SystemVersion(file.canvas.tools.system)
    let counts =
      texts.isEmpty
      ? []
      : Self.allCases.map { size in
        texts.count { size.explains($0.frame.size, of: $0.content, scale: scale, system: system) }
      }
    let most = counts.max() ?? 0
    self = zip(Self.allCases, counts).first { $0.1 == most }?.0 ?? .large
  }

  private func explains(
    _ size: Size, of label: Content, scale: Double, system: SystemVersion
  ) -> Bool {
    var content = label
    content.font = drawn(label.font)
    let natural = ViewKind.label.naturalSize(of: content, scale: scale, system: system)
    return abs((natural.height ?? 0) - size.height) < 0.25
      && abs((natural.width ?? 0) - size.width) < 1
  }
}

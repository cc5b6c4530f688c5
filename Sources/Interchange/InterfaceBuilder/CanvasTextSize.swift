import AutoLayout

/// The text size that an author's canvas is set to, in whose sizes it draws text styles. The file does
/// not name it; the sizes that are stored for its texts tell. The nearest to the default come first.
enum CanvasTextSize: String, CaseIterable, Sendable {
  case large, medium, extraLarge, small, extraExtraLarge, extraSmall, extraExtraExtraLarge

  /// `font` as this canvas draws it.
  func drawn(_ font: Font) -> Font {
    guard self != .large, let style = font.textStyle,
      let category = ContentSizeCategory(rawValue: rawValue)
    else { return font }
    return Font(size: style.size(at: category), weight: font.weight)
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

import AutoLayout
import Prose

/// What became of a view's content: `title.text "A" → "B"`, `photo.image 44x44 → nil`.
struct ContentWords {
  let name: Text

  /// All parts that differ; where none does, that nothing changed.
  func phrase(from old: Content?, to new: Content) -> Phrase {
    guard let old else { return Phrase(en: "\(name) has new content", ja: "\(name) の内容を変更") }
    let parts = changes(from: old, to: new).map { Phrase("\(name).\($0)") }
    if parts.isEmpty {
      return Phrase(en: "\(name) keeps its content", ja: "\(name) の内容はそのまま")
    }
    return parts.joined(separator: ", ")
  }

  private func changes(from old: Content, to new: Content) -> [Text] {
    [
      change("text", Text(quoting: old.text), Text(quoting: new.text)),
      change("placeholder", Text(quoting: old.placeholder), Text(quoting: new.placeholder)),
      change("font", Text(old.font), Text(new.font)),
      change(
        "adjustsFontForContentSizeCategory", Text(old.adjustsFontForContentSizeCategory),
        Text(new.adjustsFontForContentSizeCategory)),
      change("image", old.image?.text ?? "nil", new.image?.text ?? "nil"),
      change("segments", Text(old.segments), Text(new.segments)),
      change("numberOfPages", "\(old.numberOfPages)", "\(new.numberOfPages)"),
      change("numberOfLines", "\(old.numberOfLines)", "\(new.numberOfLines)"),
      change(
        "preferredMaxLayoutWidth", Self.width(old.preferredMaxLayoutWidth),
        Self.width(new.preferredMaxLayoutWidth)),
      change("isScrollEnabled", Text(old.isScrollEnabled), Text(new.isScrollEnabled)),
      change("borderStyle", Self.border(old.isBordered), Self.border(new.isBordered)),
      change("size", Text(old.given), Text(new.given)),
    ].compactMap(\.self)
  }

  private func change(_ part: String, _ old: Text, _ new: Text) -> Text? {
    old == new ? nil : "\(part) \(old) → \(new)"
  }

  /// 0 stands for the width of the layout, as in UIKit.
  private static func width(_ width: Double?) -> Text { "\(width ?? 0)" }

  private static func border(_ isBordered: Bool) -> Text { isBordered ? ".roundedRect" : ".none" }
}

extension Text {
  /// `true` or `false`.
  init(_ value: Bool) { self.init(value ? "true" : "false") }

  /// `17`, `17 bold`, `headline`, `headline (19)` where it has another size than by default.
  fileprivate init(_ font: Font) {
    if let style = font.textStyle {
      let name = Text(style.rawValue)
      self = font.size == style.defaultSize ? name : "\(name) (\(font.size))"
    } else {
      self = font.weight == .regular ? "\(font.size)" : "\(font.size) \(font.weight.rawValue)"
    }
  }

  fileprivate init(_ segments: [String]) {
    self = "[\(segments.map { Text(quoting: $0) }.joined(separator: ", "))]"
  }

  /// A size given by hand; without one the content measures itself.
  fileprivate init(_ size: NaturalSize?) {
    guard let size else {
      self.init("auto")
      return
    }
    guard size.width != nil || size.height != nil else {
      self.init("none")
      return
    }
    self = "\(size.width?.inPoints ?? "-")x\(size.height?.inPoints ?? "-")"
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// Where images lie in the views that show them.
extension LanguageWords {
  /// What sets a content mode moves no view.
  static func imageLies(at rect: Rect, in view: String) -> Phrase {
    Phrase(
      en: "the frame stays; the image is painted at \(rect.text) in \(view, as: .name)",
      ja: "frame は変わりません。画像は \(view, as: .name) の中の \(rect.text) に描かれます")
  }

  /// A ratio with nothing on one side.
  static func noRatio(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A ratio needs a width and a height above 0.", ja: "比率には、0 より大きい幅と高さが必要です。"),
      at: range,
      hints: [
        example("AVMakeRect(aspectRatio: CGSize(width: 4, height: 3), insideRect: photo.bounds)")
      ])
  }

  /// What an inset takes off is more than there is.
  static func nothingIsLeft(of size: Size, at range: SourceRange) -> Objection {
    let sides = "\(size.width.inPoints) × \(size.height.inPoints)"
    return Objection(
      Phrase(
        en: "More is taken off than these \(sides) have: in UIKit this gives "
          + "\("CGRect.null", as: .code), which is no frame.",
        ja: "\(sides) から引きすぎています。UIKit では \("CGRect.null", as: .code) になり、frame になりません。"),
      at: range)
  }
}

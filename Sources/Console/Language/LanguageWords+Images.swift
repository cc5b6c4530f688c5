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
      ja: "フレームは変わりません。画像は \(view, as: .name) の中の \(rect.text) に描かれます")
  }

  /// A ratio with nothing on one side.
  static func noRatio(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A ratio needs a width and a height above 0.", ja: "縦横比には、0 より大きい幅と高さが必要です。"),
      at: range,
      hints: [
        example("AVMakeRect(aspectRatio: CGSize(width: 4, height: 3), insideRect: photo.bounds)")
      ])
  }

  /// What UIKit does with such a frame is of no use, and no layout can have it.
  static func nullFrame(of view: String) -> Phrase {
    Phrase(
      en: "This rectangle is \("CGRect.null", as: .code). UIKit takes it for a frame and puts "
        + "\(view, as: .name) at infinity without a size, where nobody sees it; here the frame stays.",
      ja: "この矩形は \("CGRect.null", as: .code) です。UIKit はそのままフレームに入れ、"
        + "\(view, as: .name) は大きさのないまま無限遠に置かれて見えなくなります。ここではフレームを変えません。")
  }
}

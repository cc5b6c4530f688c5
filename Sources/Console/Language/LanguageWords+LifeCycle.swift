import AutoLayout
import Interchange
import Prose
import Reporting

/// What can be read and set at moments of a controller's life.
extension LanguageWords {
  static func momentReadsFrames(_ phase: Phase, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "At a phase frames are read, not anchors.", ja: "ある時点の値として読めるのは frame で、アンカーは読めません。"),
      at: range, hints: [example("at \(phase.rawValue) title.frame.width")])
  }

  static func zeroBeforeLayout(_ view: String) -> Phrase {
    Phrase(
      en:
        "Here \(view, as: .name) still has the frame (0, 0, 0, 0): constraints place nothing before "
        + "the first layout. \(Phase.viewDidLayoutSubviews.rawValue, as: .code) finds its frame.",
      ja: "ここではまだ \(view, as: .name) の frame は (0, 0, 0, 0) です。最初のレイアウトの前には制約が効いて"
        + "いないからで、\(Phase.viewDidLayoutSubviews.rawValue, as: .code) なら決まった frame を読めます。")
  }

  static func readsBeforeLayout(_ view: String, at phase: Phase) -> Phrase {
    Phrase(
      en:
        "at \(phase.rawValue, as: .code) constraints have not placed \(view, as: .name) yet: this "
        + "reads the frame from before",
      ja: "\(phase.rawValue, as: .code) ではまだ \(view, as: .name) に制約が効いていないので、"
        + "レイアウト前の frame を読みます")
  }
}

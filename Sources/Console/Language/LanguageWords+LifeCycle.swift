import AutoLayout
import Interchange
import Prose
import Reporting

/// What can be read and set at moments of a controller's life.
extension LanguageWords {
  static func momentReadsFrames(_ phase: Phase, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "At a phase frames are read, not anchors.", ja: "ある時点の値として読めるのはフレームで、アンカーは読めません。"),
      at: range, hints: [example("at \(phase.rawValue) title.frame.width")])
  }

  static func momentAsksNoClosure(_ phase: Phase, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "At a phase one value is read at a time, without closures.",
        ja: "ある時点の値は、クロージャを使わずに一つずつ読みます。"), at: range,
      hints: [example("at \(phase.rawValue) title.frame.width")])
  }

  static func readsBeforeLayout(_ view: String, at phase: Phase) -> Phrase {
    Phrase(
      en:
        "at \(phase.rawValue, as: .code) constraints have not placed \(view, as: .name) yet: this "
        + "reads the frame from before",
      ja: "\(phase.rawValue, as: .code) ではまだ \(view, as: .name) に制約が効いていないので、"
        + "レイアウト前のフレームを読みます")
  }
}

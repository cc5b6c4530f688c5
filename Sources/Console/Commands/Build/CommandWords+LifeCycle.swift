import AutoLayout
import Prose

/// Objections about moments of a controller's life.
extension CommandWords {
  static func noSuchMoment(_ phase: Phase) -> Objection {
    Objection(
      Phrase(
        en: "On this device UIKit does not call \(phase.rawValue, as: .code): it came with iOS 13.",
        ja: "この機種では \(phase.rawValue, as: .code) は呼ばれません（iOS 13 以降のメソッドです）。"),
      hints: [
        Phrase(
          en: "\("timeline", as: .command) shows what is called, and when.",
          ja: "呼ばれる順序は \("timeline", as: .command) で見られます。")
      ])
  }
}

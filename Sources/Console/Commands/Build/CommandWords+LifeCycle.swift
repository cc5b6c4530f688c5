import AutoLayout
import Interchange
import Prose

/// Objections about moments of a controller's life.
extension CommandWords {
  static func noSuchMoment(_ phase: Phase, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "On this device UIKit does not call \(phase.rawValue, as: .code): it came with iOS 13.",
        ja: "このデバイスでは \(phase.rawValue, as: .code) は呼ばれません（iOS 13 以降のメソッドです）。"), at: range,
      hints: [
        Phrase(
          en: "\("timeline", as: .command) shows what is called, and when.",
          ja: "呼ばれる順序は \("timeline", as: .command) で見られます。")
      ])
  }

  static func oneSizeClass(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A constraint is installed for one width and one height, or everywhere.",
        ja: "指定できるのは幅と高さに一つずつ、または any だけです。"), at: range,
      hints: [
        Phrase(
          en: "For example \("wC hR", as: .code), \("hC", as: .code), \("any", as: .code).",
          ja: "例：\("wC hR", as: .code)、\("hC", as: .code)、\("any", as: .code)")
      ])
  }

  static func noCodeAt(_ phase: Phase, at range: SourceRange) -> Objection {
    let phases = Phase.withCode.map { Phrase(Text($0.rawValue, as: .code)) }.listed()
    return Objection(
      Phrase(
        en:
          "\(phase.rawValue, as: .code) is what makes the view; code that sets frames comes later.",
        ja: "\(phase.rawValue, as: .code) はビューを作るメソッドで、フレームを設定するコードは書けません。"), at: range,
      hints: [Phrase(en: "It can run at \(phases).", ja: "書けるのは \(phases) です。")])
  }
}

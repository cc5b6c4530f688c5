import AutoLayout
import Interchange
import Prose

/// The words in which `sweep` objects to what it is given.
enum SweepRefusals {
  /// The word alone: a line that would do, with a constraint that is there.
  static func sweepsNothing(_ range: SourceRange, in document: Document) -> Objection {
    var objection = CommandWords.missing(CommandWords.handle, range)
    let handle = document.constraints.values.first { $0.isActive && $0.waiting == nil }
      .map(document.handle(of:))
    let line = handle.map { "sweep \($0) from 0 to 200" } ?? "sweep window.w from 320 to 430"
    objection.hints = [
      Phrase(
        en: "For example \(line, as: .code).", ja: "例：\(line, as: .code)")
    ]
    return objection
  }

  static func isInactive(_ handle: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(handle, as: .handle) is inactive, so nothing follows its constant.",
        ja: "\(handle, as: .handle) は無効なので、定数を変えても何も動きません。"), at: range,
      hints: [
        Phrase(
          en: "\("activate \(handle)", as: .command) brings it in.",
          ja: "\("activate \(handle)", as: .command) で有効になります。")
      ])
  }

  static func waits(_ handle: String, for awaited: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en:
          "\(handle, as: .handle) waits for \(awaited, as: .code), so nothing follows its constant.",
        ja: "\(handle, as: .handle) は \(awaited, as: .code) の値を待っていて、定数を変えても何も動きません。"),
      at: range,
      hints: [
        Phrase(
          en: "\("\(handle).constant = 0", as: .code) gives it a number.",
          ja: "\("\(handle).constant = 0", as: .code) のように数値を与えると動きます。")
      ])
  }

  static func isOut(_ handle: String, _ view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(handle, as: .handle) is not in the layout: \(view, as: .name) is not in the window.",
        ja:
          "\(handle, as: .handle) は今のレイアウトにありません。\(view, as: .name) がウィンドウの中にないためです。"),
      at: range)
  }

  static func isNoRange(_ number: Double, at range: SourceRange) -> Objection {
    let example = "from \(number.inPoints) to \((number + 100).inPoints)"
    return Objection(
      Phrase(
        en: "A sweep ends at another number than it begins with.",
        ja: "始まりと終わりには別の数値を指定してください。"), at: range,
      hints: [
        Phrase(
          en: "For example \(example, as: .code).", ja: "例：\(example, as: .code)")
      ])
  }

  static func isOutside(_ legal: ClosedRange<Double>, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "This is a number from \(legal.lowerBound) to \(legal.upperBound).",
        ja: "ここには \(legal.lowerBound) から \(legal.upperBound) までの数値を書きます。"), at: range)
  }
}

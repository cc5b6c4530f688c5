import AutoLayout
import Interchange
import Prose

/// Remarks on bars that do not show as they were asked for.
extension CommandWords {
  /// It is kept in mind.
  static let barNeedsDevice = Phrase(
    en: "without a device there is no bar; it comes with the next one",
    ja: "デバイスがないので、バーは次に device を決めたときに付きます")

  /// Its scene is of a size of its own.
  static let windowDoesNotTurn = Phrase(
    en: "the file gives this view a size of its own (freeform, a sheet, a cell); it does not turn "
      + "with the device",
    ja: "このビューはファイルで独自の大きさ（freeform、シート、セルなど）になっていて、回転しても変わりません")

  /// What becomes of a root view that the file gives a size of its own, on another device.
  static func sizeOfRoot(of document: Document, on device: Device) -> [Phrase] {
    guard let root = document.ownRoot else {
      return document.device?.turnsWindow == false ? [rootFillsScreen] : []
    }
    let size = device.size(in: document.orientation)
    let typed = "device \(size.width.inPoints)x\(size.height.inPoints)"
    return [root.isRow ? rowKeepsHeight(typed) : rootKeepsSize(typed)]
  }

  private static let rootFillsScreen = Phrase(
    en:
      "the file shows this scene at a size of its own (freeform, or a sheet); here it fills the screen",
    ja: "ファイル上は独自の大きさ（freeform やシート）の画面ですが、ここでは画面いっぱいに表示します")

  private static func rowKeepsHeight(_ typed: String) -> Phrase {
    Phrase(
      en:
        "this view of a xib is as wide as the screen, and as high as in its file; "
        + "\(typed, as: .code) and the like give it another size",
      ja: "この xib のビューは、幅は画面に合わせ、高さはファイルのままです。変えるには \(typed, as: .code) のように大きさを書きます")
  }

  private static func rootKeepsSize(_ typed: String) -> Phrase {
    Phrase(
      en:
        "this view of a xib fills no screen and has a size of its own; \(typed, as: .code) and the "
        + "like give it another",
      ja: "この xib のビューは画面いっぱいではなく、独自の大きさです。変えるには \(typed, as: .code) のように大きさを書きます")
  }

  static func noLargeTitle(_ device: String) -> Phrase {
    Phrase(
      en: "\(device, as: .code) is from before iOS 11 and has no large titles: this is navbar on",
      ja: "\(device, as: .code) は iOS 11 より前のデバイスで大きなタイトルがないので、navbar on と同じです")
  }
}

extension CommandWords {
  static func appearance(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "Light or dark is a matter of colours, which move nothing.",
        ja: "ライトとダークは色の違いだけで、レイアウトは変わりません。"),
      at: part.range,
      hints: [
        Phrase(
          en: "\("traits", as: .command) alone shows the size classes, which do.",
          ja: "レイアウトに関わるサイズクラスは \("traits", as: .command) で表示できます。")
      ])
  }

  /// `keyboard on`.
  static func keyboardNeedsHeight(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "How high the keyboard is has to be said.", ja: "キーボードは高さを指定して表示します。"),
      at: range,
      hints: [
        Phrase(
          en: "For example \("keyboard 336", as: .command).",
          ja: "例：\("keyboard 336", as: .command)")
      ])
  }

  static func keyboardHeight(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A keyboard has a height above 0 and at most \(Limits.length), in points.",
        ja: "キーボードの高さは 0 より大きく \(Limits.length) 以下のポイント数です。"),
      at: range,
      hints: [
        Phrase(
          en: "\("keyboard off", as: .command) hides it.",
          ja: "隠すには \("keyboard off", as: .command)。")
      ])
  }
}

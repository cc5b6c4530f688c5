import AutoLayout
import Prose

/// Who makes a constraint that nobody typed.
enum MakerWords {
  static func phrase(for maker: Rule.Maker) -> Phrase {
    switch maker {
    case .window:
      Phrase(
        en: "the device's own size; \("device", as: .command) and \("rotate", as: .command) "
          + "change it",
        ja: "デバイスの画面サイズ。\("device", as: .command) と \("rotate", as: .command) で変わる")
    case .nonnegativeSize:
      Phrase(en: "no width or height is below 0", ja: "幅と高さは 0 未満にならない")
    case .autoresizingMask:
      Phrase(en: "the view's frame, by its autoresizing mask", ja: "ビューの frame とオートリサイズマスク")
    case .safeArea: Phrase(en: "the safe area", ja: "セーフエリア")
    case .layoutMargins: Phrase(en: "the layout margins", ja: "レイアウトマージン")
    case .readableContent: Phrase(en: "the readable width", ja: "読みやすい幅のガイド")
    case .keyboard: Phrase(en: "the keyboard", ja: "キーボード")
    case .controllerGuides: Phrase(en: "the controller's guides", ja: "コントローラーのガイド")
    case .scrollContent: Phrase(en: "what scrolls in a scroll view", ja: "スクロールビューの中身")
    case .stack: Phrase(en: "the stack view", ja: "スタックビュー")
    case .compressionResistance:
      Phrase(en: "its content, which is not to be cut", ja: "コンテンツ（欠けないようにする）")
    case .hugging:
      Phrase(en: "its content, which is not to be stretched", ja: "コンテンツ（伸びないようにする）")
    }
  }
}

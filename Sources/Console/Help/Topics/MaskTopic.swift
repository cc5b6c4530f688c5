import Prose

extension HelpTopic {
  static let mask = HelpTopic(
    "mask",
    summary: Phrase(en: "Views that are laid out by their frames.", ja: "フレームで配置されるビュー。"),
    keywords: [
      "translatesAutoresizingMaskIntoConstraints", "translates", "autoresizing",
      "autoresizingMask", "NSAutoresizingMaskLayoutConstraint", "frame", "autoresizesSubviews",
      "flexibleWidth", "transform", "CGAffineTransform",
      "オートリサイズ",
    ],
    points: [
      Point(
        "let box = UIView()",
        Phrase(en: "Swift's views translate their mask", ja: "Swift で作るとマスクが制約になる")),
      Point("box.mask.x …", Phrase(en: "the constraints that come of it", ja: "そこから生まれる制約")),
      Point("box.frame = (16, 40, 100, 44)", Phrase(en: "moves such a view", ja: "その位置と大きさを変える")),
      Point(
        "box.autoresizingMask = [.flexibleWidth]",
        Phrase(en: "how it follows its superview", ja: "親ビューへの追従のしかた")),
      Point(
        "box.frame = view.bounds",
        Phrase(en: "the numbers of now: set the mask too", ja: "今の数値だけ。マスクも設定する")),
      Point(
        "box.transform = .identity",
        Phrase(en: "turned or enlarged: only its frame differs", ja: "回転や拡大。変わるのはフレームだけ")),
    ],
    remarks: [
      Phrase(
        en: "Before constraints: "
          + "\("box.translatesAutoresizingMaskIntoConstraints = false", as: .code). "
          + "\("add", as: .command) makes views that are ready.",
        ja: "制約で配置する前に "
          + "\("box.translatesAutoresizingMaskIntoConstraints = false", as: .code) が必要です。"
          + "\("add", as: .command) で作るビューには不要です。"),
      Phrase(
        en: "Until a constraint mentions it, such a view stays where its frame had it; what that "
          + "constraint leaves open then goes to 0.",
        ja: "それだけでは、制約で使われるまで元のフレームのままです。最初の制約が付くと、決まっていない値は 0 になります。"),
    ],
    examples: [
      Signature.Example("box.mask.w", after: ["let box = UIView()", "view.addSubview(box)"])
    ],
    related: ["statements", "handles", "navbar", "rotate"])
}

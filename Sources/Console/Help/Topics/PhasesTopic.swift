import Prose

extension HelpTopic {
  static let phases = HelpTopic(
    "phases",
    summary: Phrase(
      en: "When a controller is called, and which frames there are then.",
      ja: "コントローラーが呼ばれる順序と、その時点のフレーム。"),
    keywords: [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear", "viewWillTransition", "life cycle", "lifecycle",
      "ライフサイクル", "フレーム",
    ],
    points: [
      Point(
        "viewDidLoad",
        Phrase(en: "once; frames are those of the canvas", ja: "一度だけ。フレームはキャンバスでの値")),
      Point(
        "viewIsAppearing",
        Phrase(en: "the root view has its size (iOS 13)", ja: "ルートビューの大きさが決まる（iOS 13 以降）")),
      Point(
        "viewDidLayoutSubviews",
        Phrase(en: "after each layout; direct subviews have theirs", ja: "レイアウトのたび。直下のサブビューが決まる")),
      Point("viewDidAppear", Phrase(en: "once; everything has its frame", ja: "一度だけ。すべて決まっている")),
      Point(
        "viewWillTransition",
        Phrase(en: "before a rotation; frames are old", ja: "回転の前。フレームは古いまま")),
      Point("completion", Phrase(en: "when a rotation is over", ja: "回転の終わり")),
    ],
    remarks: [
      Phrase(
        en: "A frame that was copied does not follow a rotation: copy it in "
          + "viewDidLayoutSubviews, or use constraints.",
        ja: "コピーしたフレームは回転に追従しません。viewDidLayoutSubviews で設定し直すか、制約を使います。")
    ],
    examples: [
      Signature.Example("at viewDidLoad photo.frame", after: ["add imageView photo 300x200"])
    ],
    related: ["timeline", "at", "onLayout", "canvas", "rotate", "mask"])
}

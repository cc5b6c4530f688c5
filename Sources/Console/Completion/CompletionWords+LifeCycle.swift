import AutoLayout
import Diagnosis
import Prose

/// The words beside phases, size classes and what looks like a mistake.
extension CompletionWords {
  static func meaning(of phase: Phase) -> Phrase {
    switch phase {
    case .loadView: Phrase(en: "makes the view", ja: "ビューを作る")
    case .viewDidLoad: Phrase(en: "once, before the layout", ja: "一度、レイアウト前")
    case .viewWillAppear: Phrase(en: "before the layout", ja: "レイアウト前")
    case .viewIsAppearing: Phrase(en: "the root view has its size", ja: "ルートの大きさが決まる")
    case .viewWillLayoutSubviews: Phrase(en: "just before each layout", ja: "レイアウトの直前")
    case .viewDidLayoutSubviews: Phrase(en: "after each layout", ja: "レイアウトの直後")
    case .viewDidAppear: Phrase(en: "everything is laid out", ja: "すべて配置済み")
    case .viewWillTransition: Phrase(en: "before a rotation", ja: "回転の前")
    case .completion: Phrase(en: "after a rotation", ja: "回転の後")
    }
  }

  static let lifeCycleMeanings: [String: Phrase] = [
    "at nothing": Phrase(en: "no more", ja: "取りやめる"),
    "expect at": Phrase(en: "frames at a phase", ja: "ある時点の frame"),
    "timeline rotate": Phrase(en: "with a rotation", ja: "回転させた場合も"),
    "suspicious": Phrase(en: "looks like a mistake", ja: "誤りと思われる"),
    "unsuspicious": Phrase(en: "looks right", ja: "疑わしくない"),
    "expect stale": Phrase(en: "a copy that is old", ja: "写しが古い"),
    "expect early": Phrase(en: "copied before the layout", ja: "レイアウト前にコピーした"),
    "expect overlapping": Phrase(en: "shares room", ja: "重なっている"),
    "expect turnedSign": Phrase(en: "pushed out at one end", ja: "片端が外へ"),
    "expect turnedBound": Phrase(en: "a bound the wrong way", ja: "不等号が逆"),
    "expect besideContent": Phrase(en: "pinned to the cell itself", ja: "セル自体に固定"),
    "expect offscreen": Phrase(en: "outside the window", ja: "ウィンドウの外"),
    "expect empty": Phrase(en: "without a size", ja: "大きさがない"),
    "expect truncated": Phrase(en: "too small for its text", ja: "文字が切れる"),
    "expect doubleGap": Phrase(en: "two gaps around nothing", ja: "二重の間隔"),
    "expect mixedDirections": Phrase(en: "ltr tied to rtl", ja: "ltr と rtl の間"),
    "expect underKeyboard": Phrase(en: "a field that it covers", ja: "キーボードの下"),
    "expect scrollsSideways": Phrase(en: "content that is too wide", ja: "中身の幅が広い"),
    "expect outOfCell": Phrase(en: "past the end of a cell", ja: "セルの下にはみ出す"),
    "expect saysNothing": Phrase(en: "tied to itself", ja: "自分自身との制約"),
    "expect twoRatios": Phrase(en: "two ratios that differ", ja: "両立しない縦横比"),
    "expect repeated": Phrase(en: "said twice", ja: "同じ制約が二つ"),
    "expect oneScreenOnly": Phrase(en: "breaks on other screens", ja: "他の画面では両立しない"),
    "traits horizontal": Phrase(en: "across", ja: "横方向"),
    "traits vertical": Phrase(en: "down", ja: "縦方向"),
    "traits contentSize": Phrase(en: "the text size", ja: "文字サイズ"),
    "traits in": Phrase(en: "installed only there", ja: "そのときだけ有効"),
    "traits auto": Phrase(en: "as the device has it", ja: "デバイスどおり"),
    "compact": Phrase(en: "little room", ja: "狭い"), "regular": Phrase(en: "much room", ja: "広い"),
    "wC": Phrase(en: "compact width", ja: "幅が compact"),
    "wR": Phrase(en: "regular width", ja: "幅が regular"),
    "hC": Phrase(en: "compact height", ja: "高さが compact"),
    "hR": Phrase(en: "regular height", ja: "高さが regular"),
    "traits any": Phrase(en: "everywhere", ja: "すべて"),
    "keyboard off": Phrase(en: "hides it", ja: "隠す"),
    "216": Phrase(en: "a telephone's", ja: "iPhone"),
    "260": Phrase(en: "with suggestions", ja: "候補付き"),
    "336": Phrase(en: "above a home indicator", ja: "ホームインジケーター付き"),
  ]
}

import Prose

/// What is said of logs that were cut, or that hold one thing twice.
enum LogQuestionWords {
  static let madeTwice = Phrase(
    en:
      "made twice: two lines of this report say the very same, so that one of them is too many; what they "
      + "were solved to differed by a part of a point",
    ja: "二重に作られた制約：この報告の二行はまったく同じ内容で、片方は余分です。"
      + "計算結果に端数の差が出たため、矛盾とされました")

  static let onceOnly = Phrase(
    en:
      "make it once (not in layoutSubviews, updateConstraints or a cell that is used again), or keep it "
      + "in a property",
    ja: "一度だけ作ります（layoutSubviews や updateConstraints、再利用されるセルでは作らない）。"
      + "またはプロパティに持っておきます")

  /// - Parameter members: The constraints that say the same length in two ways.
  static func rounding(_ members: Phrase) -> Phrase {
    Phrase(
      en:
        "rounding: by what this report prints, \(members) come to the same length in two ways, one of which "
        + "is not needed; logs print six digits, and a computed length or a half point is enough to break "
        + "one",
      ja: "丸め：書かれた数値では \(members) が同じ長さを二通りに決め、どちらも一致します（一方は不要です）。"
        + "ログの数値は 6 桁までで、計算で求めた長さや 0.5 ポイントの端数だけでも制約は無効にされます")
  }

  /// - Parameter spare: The one that can go.
  static func repairOfRounding(_ spare: Text?) -> Phrase {
    guard let spare else {
      return Phrase(
        en: "round the number that the app computes to whole pixels, or let one give way at 999",
        ja: "アプリで計算する値をピクセル単位に丸めるか、制約の優先度を 999 に下げます")
    }
    return Phrase(
      en:
        "leave one of them out (\(spare), say) or let it give way at 999; a number that the app computes, "
        + "round to whole pixels",
      ja: "どれか一つ（\(spare) など）を外すか、優先度を 999 に下げます。アプリで計算する値はピクセル単位に丸めます")
  }

  static func placeholder(_ view: Text) -> Phrase {
    Phrase(
      en:
        "Interface Builder's placeholder: the storyboard has no constraints for \(view), so its frame became "
        + "constraints; those of the code come on top. By the addresses that are printed nothing proves it",
      ja: "Interface Builder の仮の制約：storyboard に \(view) の制約がないためフレームが仮の制約になり、"
        + "コードの制約と重なっています。書かれたアドレスだけでは証明できません")
  }

  static let placeholderRepair = Phrase(
    en: "mark it “Remove at build time” in Interface Builder, or give the view constraints there",
    ja: "Interface Builder で「Remove at build time」にするか、ビューに制約を付けます")

  static func baseline(_ view: Text) -> Phrase {
    Phrase(
      en:
        "the baseline decides: \(view) is held at an edge and at a baseline of its text, which is as far "
        + "from that edge as its font says, and no log prints that; all else here can hold",
      ja: "決め手はベースライン：\(view) は端と文字のベースラインの両方で固定されています。その間隔はフォントで決まり、"
        + "ログには書かれません。ほかの制約は同時に成り立ちます")
  }

  /// - Parameter handle: The constraint of the baseline.
  static func edgeForBaseline(_ handle: Text?) -> Phrase {
    let name = handle.map { Phrase(" (\($0))") } ?? ""
    return Phrase(
      en:
        "pin the edge in the place of the baseline\(name), with <= where the text may be lower, or let the "
        + "baseline give way at 999",
      ja: "ベースライン\(name)の代わりに端で固定するか（文字が低くてもよければ <=）、ベースラインの制約を 999 にして譲らせます")
  }

  static let givenSizeIsCut = Phrase(
    en:
      "a given size that is cut off: the text ends inside the line by which a table, collection or "
      + "controller gives the view its size; what is printed needs another",
    ja: "途中で切れた「与えられたサイズ」：テーブルやコレクション、コントローラーが決めるサイズの行が"
      + "途中で終わっています。書かれた中身はそのサイズに収まりません")

  static func heightIsMissing(of view: Text) -> Phrase {
    Phrase(
      en:
        "given height: \(view) is pinned at its top and at its bottom from inside, and the height that its table "
        + "or collection gives it is not printed; probably what is in it comes to another",
      ja: "与えられた高さ：\(view) は中身が上端と下端の両方に固定されていますが、テーブルやコレクションが与える高さは"
        + "書かれていません。おそらく中身の合計と合いません")
  }

  static let roomInGivenSize = Phrase(
    en:
      "let one constraint give way at 999 (mostly the bottom one, or a ratio), and check the size that is "
      + "set or estimated; the whole report tells more",
    ja: "制約を一つ（多くは bottom か縦横比）999 にして譲らせ、指定したサイズとその見積もりを確かめます。"
      + "報告全体があればもっと分かります")

  static func listHolds(_ count: Int) -> Phrase {
    Phrase(
      en:
        "a list of constraints: \(count, one: "it", many: "all \(count)") can hold; if UIKit reported a "
        + "conflict in it, something that is not in it must have decided",
      ja: "制約の一覧：\(count == 1 ? "この制約だけなら" : "\(count) 個とも同時に")成り立ちます。"
        + "UIKit がこの一覧を矛盾として報告したのなら、"
        + "ここにないものが原因のはずです")
  }

  static let pasteWhole = Phrase(
    en:
      "paste the report whole, from “Unable to simultaneously satisfy constraints” to the broken "
      + "constraint; or let the fixed size or the last distance among these give way at 999",
    ja: "“Unable to simultaneously satisfy constraints” から除外された制約までの報告全体を貼り付けます。"
      + "または、この中の固定サイズか最後の間隔を 999 にして譲らせます")

  // MARK: What was read

  static func read(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count, one: "this constraint", many: "these \(count) constraints"):",
      ja: "次の制約 \(count) 個：")
  }

  static func more(_ count: Int) -> Phrase {
    Phrase(en: "… and \(count) more", ja: "… ほか \(count) 個")
  }

  // MARK: Missing lines

  static func listIsMissing(isLeftOut: Bool) -> Phrase {
    let place =
      isLeftOut
      ? Phrase(en: "its list is left out (“…”)", ja: "一覧が省かれています（…）")
      : Phrase(en: "the list above it is missing", ja: "その上の一覧がありません")
    return Phrase(
      en:
        "only the broken constraint is printed, and it can hold by itself; \(place), so that what it is in "
        + "conflict with is not known",
      ja: "除外された制約しか書かれておらず、それだけなら成り立ちます。\(place)。どの制約と矛盾したのかは分かりません")
  }

  static let linesAreLeftOut = Phrase(
    en:
      "lines of the list are left out (“…”), and what is printed can hold together: the conflict needs "
      + "those lines",
    ja: "一覧の一部が省かれています（…）。書かれた制約だけなら同時に成り立つので、矛盾は省かれた行にあります")

  /// - Parameter broken: The broken constraint, where it is the app's.
  static func pasteList(but broken: Text?) -> Phrase {
    let copy = Phrase(
      en:
        "copy all lines between “(” and “)”, which stand behind “Unable to simultaneously satisfy "
        + "constraints”",
      ja: "“Unable to simultaneously satisfy constraints” に続く “(” から “)” までの行をすべて貼り付けます")
    guard let broken else { return copy }
    return copy
      + Phrase(
        en: "; where \(broken) may be missed, let it give way at 999, and nothing is reported",
        ja: "。\(broken) が満たされなくてもよければ、999 にして譲らせると報告は出なくなります")
  }

  /// A length beside the one that the view around it is given; what ties the two is not printed.
  struct GivenSize {
    let view: Text
    let number: Double
    let inner: Text
    let own: Double
    let isHorizontal: Bool
    /// Whether a frame gives it.
    let isFrame: Bool
    let isCell: Bool

    private var dimension: Phrase {
      isHorizontal ? Phrase(en: "width", ja: "幅") : Phrase(en: "height", ja: "高さ")
    }

    private var owner: Phrase {
      if isFrame {
        return Phrase(
          en: "its frame (the autoresizing mask)", ja: "フレーム（オートリサイズマスク）")
      }
      return isCell
        ? Phrase(en: "its table or collection", ja: "テーブルやコレクション")
        : Phrase(en: "what it is shown in", ja: "表示する側")
    }

    var question: Phrase {
      Phrase(
        en:
          "given \(dimension): \(view) gets a \(dimension) of \(number) from \(owner), and the broken "
          + "constraint gives \(inner) one of \(own); what ties the two is not printed",
        ja: "与えられた\(dimension)：\(view) の\(dimension)は\(owner)により \(number) ですが、除外された制約は "
          + "\(inner) の\(dimension)を \(own) にします。両者をつなぐ制約は書かれていません")
    }

    /// - Parameter broken: What the broken constraint is called.
    func repair(_ broken: Text?) -> Phrase {
      let name = broken.map { Phrase($0) } ?? Phrase(en: "the broken one", ja: "除外された制約")
      if isFrame {
        return Phrase(
          en:
            "give \(view) the \(dimension) that its contents need, or lay it out by constraints (a cell's "
            + "content view has the frame of a default cell at first); or let \(name) give way at 999",
          ja: "\(view) に中身に合う\(dimension)を与えるか、制約で配置します（セルの contentView は最初、既定の"
            + "セルのフレームです）。または \(name) を 999 にして譲らせます")
      }
      return Phrase(
        en:
          "let \(name) give way at 999, or correct the \(dimension) that \(view) gets (of a row or item, set "
          + "or estimated)",
        ja: "\(name) を 999 にして譲らせるか、\(view) に与えられる\(dimension)（行や項目のサイズとその見積もり）を直します")
    }
  }
}

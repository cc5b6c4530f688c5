import Interchange
import Prose

/// What is said of a warning of Xcode's about a storyboard or xib.
struct InterfaceWarningWords {
  let warning: InterfaceWarning

  var subject: Phrase { subject(or: Phrase(en: "the view", ja: "ビュー")) }

  /// What the warning names, or other words where it names nothing.
  private func subject(or other: Phrase) -> Phrase {
    warning.subject.map { Phrase(Text($0, as: .name)) } ?? other
  }

  private var missing: Phrase {
    guard let parts = warning.subject else {
      return Phrase(en: "where the view is or how large", ja: "ビューの位置や大きさ")
    }
    let japanese = parts.split(separator: ",").map { part in
      let part = part.split(separator: " ").joined(separator: " ")
      return Self.parts[part.lowercased()] ?? part
    }
    return Phrase(
      en: "\(parts, as: .name)", ja: "\(japanese.joined(separator: "・"), as: .name)")
  }

  /// What Xcode misses, as its Japanese readers call it.
  private static let parts = [
    "x position": "X 位置", "y position": "Y 位置", "width": "幅", "height": "高さ",
  ]

  var cause: Phrase {
    switch warning.kind {
    case .missing:
      Phrase(
        en: "missing constraints: nothing says \(missing), so that at run time it may be anything",
        ja: "制約の不足：\(missing) を決める制約がなく、実行時の値は定まりません")
    case .ambiguous:
      Phrase(
        en:
          "ambiguous layout: the constraints of \(subject) leave more than one place or size open",
        ja: "曖昧なレイアウト：\(subject) の制約では、位置かサイズが一つに決まりません")
    case .scrollableContent:
      Phrase(
        en:
          "scrollable content without a size: what is in \(subject) is not pinned to all four of its "
          + "edges, or has no width and height of its own",
        ja: "スクロールする内容のサイズの不足：\(subject) の中身が四つの端すべてに固定されていないか、"
          + "中身自身の幅や高さが決まっていません")
    case .misplaced:
      Phrase(
        en: "misplaced view: \(subject) is drawn at another frame than its constraints come to",
        ja: "位置のずれ：\(subject) のキャンバス上のフレームが、制約から求まる値と違います")
    case .mayClip:
      Phrase(
        en: "a fixed size for text: a longer translation or a larger font is cut off",
        ja: "文字に対する固定サイズ：訳文が長い場合や文字が大きい場合に切れます")
    case .centreMayClip:
      Phrase(
        en:
          "both ends and the centre: fixed leading and trailing distances with a centre leave one width "
          + "only",
        ja: "両端と中央の同時指定：両端の距離と中央の制約で、幅が一つに固定されます")
    case .mayOverlap:
      Phrase(
        en: "an open end: a longer text runs into what stands beside it",
        ja: "固定されていない端：文字が長くなると隣のビューに重なります")
    case .conflicting:
      Phrase(
        en: "conflicting constraints: required constraints of \(subject) cannot all hold",
        ja: "矛盾する制約：\(subject) の必須の制約は同時に成り立ちません")
    case .contentPriority:
      Phrase(
        en:
          "equal priorities: two views beside each other hug or resist with the same priority, and it is "
          + "open which of them gives way",
        ja: "等しい優先度：並んだ二つのビューのハギングか圧縮抵抗が等しく、どちらが譲るか決まりません")
    default: causeBesidesConstraints
    }
  }

  var repair: Phrase {
    switch warning.kind {
    case .missing, .ambiguous:
      Phrase(
        en:
          "add what is missing along each axis: two of both ends, a centre and a size; texts and images "
          + "have a size of their own",
        ja: "軸ごとに、両端・中央・サイズのうち二つが揃うように加えます。文字や画像には固有のサイズがあります")
    case .scrollableContent:
      Phrase(
        en:
          "pin the content to the four edges of the content layout guide, and its width to the frame layout "
          + "guide’s",
        ja: "中身を Content Layout Guide の四つの端に固定し、幅は Frame Layout Guide に合わせます")
    case .misplaced:
      Phrase(
        en:
          "Editor › Resolve Auto Layout Issues › Update Frames, or correct the constants; at run time the "
          + "constraints decide",
        ja: "Editor › Resolve Auto Layout Issues › Update Frames を選ぶか、constant を直します。実行時は制約が優先です")
    case .mayClip:
      Phrase(
        en: "make it >= instead of =, or drop it and let the text say its size",
        ja: "= を >= にするか、制約を外して文字の固有サイズに任せます")
    case .centreMayClip:
      Phrase(
        en: "make both distances >=, and keep the centre", ja: "両端の距離を >= にして、中央の制約を残します")
    case .mayOverlap:
      Phrase(
        en: "add the missing end as >= to its neighbour or the margin",
        ja: "隣のビューやマージンとの間に、欠けている端の制約を >= で加えます")
    case .conflicting:
      Phrase(
        en:
          "open the file with \(Text("tsume FILE.storyboard", as: .code)): the conflict is named with its "
          + "sum and what can be done",
        ja: "\(Text("tsume FILE.storyboard", as: .code)) で開くと、矛盾の内訳と修正案を示します")
    case .contentPriority:
      Phrase(
        en: "give one of them 251 for hugging, or 749 for compression resistance",
        ja: "片方のハギングを 251 にするか、圧縮抵抗を 749 にします")
    default: repairBesidesConstraints
    }
  }
}

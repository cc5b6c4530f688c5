import AutoLayout
import Diagnosis
import Prose

extension CauseWords {
  /// What one does where the members show the cause by what they say.
  var remedyOfShape: Phrase {
    switch cause.kind {
    case .translatesMask:
      Phrase(
        en: "switch the translation off before its constraints are activated:",
        ja: "制約を有効にする前に、変換を切ります：")
    case .madeTwice:
      Phrase(
        en: "make them once (not in layoutSubviews, updateConstraints or at each reuse), or "
          + "deactivate the old ones first",
        ja: "作るのは一度だけにするか（layoutSubviews や updateConstraints、再利用のたびに作らない）、先に古いものを無効にします")
    case .twoWays:
      Phrase(
        en: "drop one constraint of the chain that is not needed, or correct its constant",
        ja: "余分な経路の制約を一つ外すか、定数を直します")
    case .reversedInequality:
      Phrase(
        en: "take the other sign:", ja: "不等号を逆にします：")
    case .roundedLength where dropped != nil:
      Phrase(
        en:
          "drop \(dropped ?? ""): both ends of \(view) are pinned, so that its \(dimension) follows; or round "
          + "what the app computes to whole pixels",
        ja: "\(view) は両端が固定されて\(dimension)も決まるので、\(dropped ?? "") を外します。"
          + "または、アプリで計算する値をピクセル単位に丸めます")
    case .roundedLength:
      Phrase(
        en:
          "round what the app computes to whole pixels, or let it give way at 999; it then misses "
          + "by \(gap)",
        ja: "アプリで計算する値をピクセル単位に丸めるか、999 にして譲らせます。ずれは \(gap) だけです")
    case .emptyRange:
      Phrase(
        en:
          "correct a bound or its relation, so that there is room between them; or let one give way",
        ja: "間に余地が残るように、片方の値か不等号を直します。または片方を譲らせます")
    case .oppositeSigns where turned != nil:
      Phrase(
        en: "turn the sign of \(turned ?? ""); first − second is what a constant counts",
        ja: "\(turned ?? "") の定数の符号を逆にします。定数は firstItem − secondItem の向きで数えます")
    case .oppositeSigns where dropped != nil:
      Phrase(
        en: "keep the one that was meant; first − second is what a constant counts. Without "
          + "\(dropped ?? ""):",
        ja: "正しい方だけを残します。定数は firstItem − secondItem の向きで数えます。\(dropped ?? "") を外すなら：")
    case .oppositeSigns:
      Phrase(
        en: "turn the sign of one constant; first − second is what a constant counts",
        ja: "片方の定数の符号を逆にします。定数は firstItem − secondItem の向きで数えます")
    case .equalButFixed where isOfStack:
      Phrase(
        en: "drop one of the fixed sizes, or choose another distribution for the stack view",
        ja: "固定のどちらかを外すか、スタックビューの distribution を変えます")
    case .equalButFixed:
      Phrase(
        en: "drop one of the fixed sizes, or what ties them", ja: "固定のどちらか、または結びつけている制約を外します")
    case .bothEndsAndSize where isUpperBound:
      Phrase(
        en: "keep the bound, and let one end give way: with <= or >=, or at 999",
        ja: "上限は残し、端の一つを <= や >= にするか、999 にして譲らせます")
    case .bothEndsAndSize where given != nil && dropped == nil && isOwnLengthFixed:
      remedyInGivenHeight
    case .bothEndsAndSize:
      Phrase(
        en: "two of the three are enough: drop one, or let it give way at 999",
        ja: "三つのうち二つで足ります。一つを外すか、999 にして譲らせます")
    case .bothEndsAndCentre:
      Phrase(
        en: "keep the two ends or the centre: drop the other, or let it give way at 999",
        ja: "両端か中央のどちらかだけにします。もう一方は外すか、999 にして譲らせます")
    case .twoStates:
      Phrase(
        en:
          "deactivate the one of the old state before the one of the new is activated; where both are to "
          + "hold, one of the gaps is too large\(withoutDropped)",
        ja: "新しい状態の制約を有効にする前に、古い方を無効にします。両方とも必要なら、間隔のどれかが大きすぎます"
          + "\(withoutDropped)")
    case .twoPlaces:
      Phrase(en: "keep one of the two", ja: "どちらか一方だけにします")
    case .tiedToItself:
      Phrase(
        en: "tie it to the view that was meant, or drop it", ja: "本来の相手のビューとの制約に直すか、外します")
    case .aspectAndSides:
      Phrase(
        en: "leave one side to the ratio, or let the ratio give way at 999",
        ja: "幅か高さの片方を縦横比に任せるか、縦横比を 999 にして譲らせます")
    case .twoRatios:
      Phrase(en: "keep one of the two ratios", ja: "縦横比はどちらか一方だけにします")
    case .viewAndGuide:
      Phrase(en: "keep one of the two", ja: "どちらか一方だけにします")
    case .clipAndScrollView:
      Phrase(
        en: "pin it to the clip view (contentView) only: that ends where the scroller begins",
        ja: "クリップビュー（contentView）だけに固定します。クリップビューはスクローラーの手前で終わります")
    case .negativeSize:
      Phrase(
        en: "compute it once the bounds are known, and not below 0: max(0, …)",
        ja: "bounds が決まってから計算し、max(0, …) で負にならないようにします")
    case .nothingLeft:
      Phrase(
        en: "make one gap smaller, or let one of the constraints give way at 999",
        ja: "間隔を一つ縮めるか、制約を一つ 999 にして譲らせます")
    case .requiredContent:
      Phrase(
        en: "a compression resistance or hugging of 999 is enough, or let a constraint give way",
        ja: "コンテンツの優先度は 999 で足ります。または制約を一つ譲らせます")
    case .inputAccessory:
      Phrase(
        en: "let its bottom constraint give way at 999, or pin it to one reference alone",
        ja: "bottom の制約を 999 にして譲らせるか、基準を一つに絞ります")
    case .twoValues where hasBound:
      Phrase(
        en: "drop one of the two, correct its number, or let it give way at 999",
        ja: "どちらかを外すか、値を直すか、999 にして譲らせます")
    default:
      Phrase(
        en:
          "keep one in a property and change its constant, instead of adding another; or deactivate the "
          + "old one before the new one is activated",
        ja: "新しく加えず、一つをプロパティに持って constant を変えます。または、新しい方を有効にする前に古い方を無効にします")
    }
  }

  /// `; without c3:`
  private var withoutDropped: Phrase {
    guard let dropped else { return "" }
    return Phrase(en: "; without \(dropped):", ja: "。\(dropped) を外すなら：")
  }

  /// Whether one of the members is no equation.
  private var hasBound: Bool { conflict.members.contains { $0.equation.relation != .equal } }

  private var isOwnLengthFixed: Bool { firstEquation?.relation == .equal }

  private var isUpperBound: Bool { firstEquation?.relation == .lessThanOrEqual }

  /// What may be as high as its contents needs their height.
  private var remedyInGivenHeight: Phrase {
    let name = document.list(Array(cause.members.prefix(1)))
    let container = given.map { document.text(of: $0.equation.first.item.view) } ?? ""
    return Phrase(
      en:
        "let \(name) give way at 999, or correct the \(dimension) that \(container) gets (a row, item or header "
        + "height, set or estimated). Do not just drop it: what is measured by its contents has its "
        + "\(dimension) from there",
      ja: "\(name) を 999 にして譲らせるか、\(container) に与えられる\(dimension)（行や項目、ヘッダーの高さとその見積もり）を"
        + "直します。外すだけではいけません。中身で測られるビューの\(dimension)はそこから決まります")
  }
}

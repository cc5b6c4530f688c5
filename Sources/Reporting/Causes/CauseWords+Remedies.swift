import AutoLayout
import Diagnosis
import Prose

extension CauseWords {
  /// What one does about it, in the code of the app.
  var remedy: Phrase {
    switch cause.kind {
    case .hiddenInStack, .emptyCell, .emptyWhileMeasured, .emptyForNow, .emptyFrame, .shrunkFrame,
      .collapsed:
      remedyOfEmptiness
    case .cellSize, .cellRounding, .givenSize, .frameSize, .hostedSize, .stackLength,
      .stackAlignment, .stackPlace, .fixedParent, .stackAlone, .proportionalMargins:
      remedyOfGivenSize
    case .barInternals, .keyboardInternals, .alertInternals, .frameworkInternals,
      .interfaceBuilder, .scrollContent, .placeholder:
      remedyOfSystem
    default: remedyOfShape
    }
  }

  private var remedyOfEmptiness: Phrase {
    switch cause.kind {
    case .hiddenInStack: remedyOfHiding
    case .emptyCell where cause.repairs.isEmpty, .emptyForNow where cause.repairs.isEmpty,
      .emptyFrame where cause.repairs.isEmpty:
      remedyOfUIKitsOwn
    case .emptyCell:
      Phrase(
        en:
          "let the \(farEnd) constraint give way at 999; with its real size the "
          + "\(isHeader ? "view" : "cell") needs no more",
        ja: "\(farEnd) の制約を 999 にして譲らせます。本来のサイズになれば"
          + "\(isHeader ? "ビュー" : "セル")は正しく並びます")
    case .emptyWhileMeasured:
      Phrase(
        en: "pass a target size above 0 or a fitting priority below 1000, or let one constraint "
          + "give way at 999",
        ja: "0 より大きい目標サイズか 1000 未満の優先度を渡します。制約を一つ 999 にしても解消します")
    case .emptyFrame:
      Phrase(
        en:
          "give it a frame before its contents are laid out, or pin it by constraints "
          + "(\(view).translatesAutoresizingMaskIntoConstraints = false, and its edges); or let one "
          + "inner constraint give way at 999",
        ja: "中身の配置より先にフレームを与えるか、制約で固定します（"
          + "\(view).translatesAutoresizingMaskIntoConstraints = false にして端を固定）。中の制約を一つ 999 "
          + "にしても解消します")
    case .shrunkFrame:
      Phrase(
        en: "lay it out by constraints (translatesAutoresizingMaskIntoConstraints = false, and its "
          + "edges), or take the flexible size out of its mask; or let one constraint give way at "
          + "999",
        ja: "制約で配置する（translatesAutoresizingMaskIntoConstraints = false にして端を固定）か、"
          + "autoresizingMask から可変サイズを外します。制約を一つ 999 にしても解消します")
    case .collapsed:
      Phrase(
        en: "let one inner constraint give way at 999, or deactivate the inner ones together with "
          + "the collapse",
        ja: "中の制約を一つ 999 にして譲らせるか、折りたたむときに中の制約も無効にします")
    case .emptyForNow where ownSize != nil:
      Phrase(
        en:
          "let \(ownSizeName) give way at 999; if all is right once it has its size, that is enough",
        ja: "\(ownSizeName) を 999 にして譲らせます。サイズが決まった後に正しければ、それで十分です")
    default:
      Phrase(
        en:
          "let one inner constraint give way at 999; if all is right once it has its size, that is "
          + "enough",
        ja: "中の制約を一つ 999 にして譲らせます。サイズが決まった後に正しければ、それで十分です")
    }
  }

  /// Where no constraint of an author's takes part.
  private var remedyOfUIKitsOwn: Phrase {
    Phrase(
      en:
        "none of these constraints is yours to change: keep \(view) from a \(dimension) of 0 (a size of "
        + "the item or row, a frame that is given early), or let it pass: it goes with the real size",
      ja: "変えられる自分の制約はありません。\(view) の\(dimension)が 0 にならないようにするか"
        + "（セルや行のサイズ、早めのフレーム指定）、そのままにします。本来のサイズになれば出なくなります")
  }

  /// Removing it ends the conflict in any case: what makes its size 0 goes with it.
  private var remedyOfHiding: Phrase {
    switch conflict.usualRepair?.action {
    case .lowerContent:
      Phrase(
        en: "let its content give way at 999, or remove the view instead of hiding it",
        ja: "コンテンツの優先度を 999 にして譲らせるか、非表示にせずスタックビューから外します")
    case .closeUp(_, lowering: let members, to: _) where members.isEmpty:
      Phrase(
        en:
          "set its spacing to 0 while it is hidden, or remove the view instead of hiding it",
        ja: "非表示の間は spacing を 0 にするか、非表示にせずスタックビューから外します")
    case .closeUp:
      Phrase(
        en: "set its spacing to 0 while it is hidden and let the constraints in it give way at "
          + "999, or remove the view instead of hiding it",
        ja: "非表示の間は spacing を 0 にして中の制約も 999 にして譲らせるか、非表示にせずスタックビューから外します")
    case nil where conflict.hasSpacingOfALog(in: document):
      Phrase(
        en: "hide what it arranges as well, or set its spacing to 0 while it is hidden",
        ja: "中に並ぶビューも非表示にするか、非表示の間は spacing を 0 にします")
    case nil:
      Phrase(
        en: "remove the view from the stack view instead of hiding it",
        ja: "非表示にせず、スタックビューから外します")
    case .lower where ownSize != nil:
      Phrase(
        en: "let \(ownSizeName) give way at 999, or remove the view instead of hiding it",
        ja: "\(ownSizeName) を 999 にして譲らせるか、非表示にせずスタックビューから外します")
    default:
      Phrase(
        en: "let one constraint inside give way at 999, or remove the view instead of hiding it",
        ja: "中の制約を一つ 999 にして譲らせるか、非表示にせずスタックビューから外します")
    }
  }

  private var remedyOfGivenSize: Phrase {
    switch cause.kind {
    case .cellSize:
      isHorizontal ? remedyOfCellWidth : remedyOfCellHeight
    case .cellRounding:
      Phrase(
        en: "let the bottom constraint give way at 999; it then misses by \(gap)",
        ja: "bottom の制約を 999 にして譲らせます。ずれは \(gap) だけです")
    case .stackAlignment:
      Phrase(
        en: "drop the constraint of your own, or choose another alignment than fill",
        ja: "自分で加えた制約を外すか、alignment を fill 以外にします")
    case .stackPlace:
      Phrase(
        en:
          "drop the constraint of your own; a distance is made by moving the stack view itself, or by "
          + "its spacing or margins",
        ja: "自分で加えた制約を外します。距離はスタックビュー自身の位置か、間隔やマージンで作ります")
    case .stackLength:
      Phrase(
        en: "leave one of them open: the stack view's own size, one of its ends, or a size in it",
        ja: "スタックビュー自身のサイズ、端、中のサイズのうち、どれか一つは固定しないでおきます")
    case .fixedParent:
      Phrase(
        en:
          "leave one of them open: drop the \(dimension) of \(view), or let one length in it give "
          + "way at 999",
        ja: "どれか一つは固定しないでおきます。\(view) の\(dimension)を外すか、中の長さを一つ 999 にして譲らせます")
    case .stackAlone:
      Phrase(
        en:
          "there is no constraint of yours to drop: lower the spacing or the margins, or give the "
          + "stack view its size before it arranges (it is often 0 at first)",
        ja: "外せる自分の制約はありません。間隔やマージンを減らすか、並べる前にサイズを与えます（最初は 0 のことがよくあります）")
    case .proportionalMargins:
      Phrase(
        en: "put the margins outside (pin the stack view itself further in), or use .fill with "
          + "multiplied sizes",
        ja: "マージンはスタックビューの外側に付ける（端からの距離にする）か、.fill と比率の制約を使います")
    case .hostedSize:
      Phrase(
        en: "remove it, and constrain what is in the content view (a row is as high as that, or as "
          + "rowHeight says); or let it give way at 999",
        ja: "その制約を外し、contentView の中身に制約を付けます（行の高さは中身か rowHeight で決まります）。999 にして譲らせることもできます")
    case .frameSize:
      Phrase(
        en:
          "let one length give way at 999, or lay \(view) out by constraints so that it can follow",
        ja: "長さを一つ 999 にして譲らせるか、\(view) も制約で配置して追従させます")
    case .givenSize where centring != nil:
      Phrase(
        en:
          "leave one length open (>= or <=), or let it, or the centre in \(centring ?? ""), give way "
          + "at 999",
        ja: "長さを一つ固定せずに（>= や <= で）残すか、それか中央揃えの \(centring ?? "") を 999 にして譲らせます")
    case .givenSize where isAppKits: remedyInTable
    case .givenSize where hasBoundsAlone:
      Phrase(
        en: "change a number in one of the bounds, or let it give way at 999",
        ja: "上限か下限の数値を変えるか、一つを 999 にして譲らせます")
    default:
      Phrase(
        en: "leave one length open (>= or <=), or let it give way at 999",
        ja: "長さを一つ固定せずに（>= や <= で）残すか、999 にして譲らせます")
    }
  }

  private var remedyOfCellWidth: Phrase {
    hasFixedLength
      ? Phrase(
        en: "drop a fixed width or let one constraint give way at 999",
        ja: "固定の幅を外すか、制約を一つ 999 にして譲らせます")
      : Phrase(
        en:
          "let one constraint give way at 999; where \(number) is not its real width, it was laid out "
          + "before it had one, and that is enough",
        ja: "制約を一つ 999 にして譲らせます。\(number) が本来の幅でなければ、幅の決まる前に配置されたもので、"
          + "それで十分です")
  }

  private var remedyOfCellHeight: Phrase {
    isHeader
      ? Phrase(
        en:
          "let one constraint give way at 999 (mostly the bottom one), and check the height of the "
          + "header or footer and its estimate",
        ja: "制約を一つ（多くは bottom）999 にして譲らせ、ヘッダー・フッターの高さとその見積もりを確かめます")
      : Phrase(
        en:
          "let one constraint give way at 999 (mostly the bottom one), and check the row height "
          + "and its estimate",
        ja: "制約を一つ（多くは bottom）999 にして譲らせ、行の高さとその見積もりを確かめます")
  }

  /// A column of AppKit's is as wide as it was made, and a row as high.
  private var remedyInTable: Phrase {
    let isShort = conflict.sum.map { $0.rightTotal <= number } == true
    let needed = isShort ? Phrase(" (\(number + gap))") : ""
    return isHorizontal
      ? Phrase(
        en:
          "widen the column to what its cells need\(needed): width and minWidth of the NSTableColumn, in the "
          + "storyboard, too; or leave one length open (>= or <=), or let it give way at 999",
        ja: "列の幅（NSTableColumn の width と minWidth。storyboard でも）をセルに必要な幅\(needed)に広げます。"
          + "または長さを一つ固定せずに（>= や <= で）残すか、999 にして譲らせます")
      : Phrase(
        en:
          "give the row the height that its cells need\(needed): rowHeight, or automatic row heights; or leave "
          + "one length open (>= or <=), or let it give way at 999",
        ja: "行の高さ（rowHeight か自動の行の高さ）をセルに必要な高さ\(needed)にします。"
          + "または長さを一つ固定せずに（>= や <= で）残すか、999 にして譲らせます")
  }

  private var remedyOfSystem: Phrase {
    switch cause.kind {
    case .barInternals: document.harmlessness
    case .keyboardInternals:
      Phrase(
        en: "harmless; there is nothing to change in the app", ja: "実害はなく、アプリで直すことはありません")
    case .frameworkInternals:
      Phrase(
        en:
          "nothing of yours, and nothing to change in the app; if it looks wrong, look at when the "
          + "view around it gets its size",
        ja: "アプリの制約ではなく、アプリで直すことはありません。表示がおかしければ、外側のビューのサイズがいつ決まるかを確かめます")
    case .alertInternals:
      Phrase(
        en: "harmless; a bug of UIKit's in several versions, nothing to change in the app",
        ja: "実害はありません。UIKit の複数の版にある不具合で、アプリで直すことはありません")
    case .interfaceBuilder:
      Phrase(
        en: "harmless; a whole-numbered size silences it", ja: "実害はありません。整数のサイズにすれば出なくなります")
    case .scrollContent:
      Phrase(
        en: "harmless where scrolling is right; otherwise look at the insets, header and footer",
        ja: "スクロールが正しければ実害はありません。そうでなければインセットとヘッダー、フッターを確かめます")
    default: LogQuestionWords.placeholderRepair
    }
  }

  private var remedyOfShape: Phrase {
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
    default:
      Phrase(
        en: "keep one in a property and change its constant, instead of adding another",
        ja: "新しく加えず、一つをプロパティに持って constant を変えます")
    }
  }
}

extension CauseWords {
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

extension Conflict {
  /// Whether a log prints it, where what a stack view arranges cannot be tried.
  fileprivate func hasSpacingOfALog(in document: Document) -> Bool {
    members.contains { member in
      member.handle.constraintID.flatMap(document.constraint)?.systemRole == .stackSpacing
    }
  }
}

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
    case .barInternals, .keyboardInternals, .alertInternals, .alertTooEarly, .frameworkInternals,
      .interfaceBuilder, .scrollContent, .placeholder, .systemAlone:
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
        "none of these constraints is yours to change: keep \(view) from a \(dimension) of \(number) (a size of "
        + "the item or row, a frame that is given early), or let it pass: it goes with the real size",
      ja: "変えられる自分の制約はありません。\(view) の\(dimension)が \(number) にならないようにするか"
        + "（セルや行のサイズ、早めのフレーム指定）、そのままにします。本来のサイズになれば出なくなります")
  }

  /// Removing it ends the conflict in any case: what makes its size 0 goes with it.
  private var remedyOfHiding: Phrase {
    switch usualAction {
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
    case .frameSize where !hasOwnMember:
      Phrase(
        en:
          "none of these constraints is yours: give \(view) a frame of at least \(number + gap) before "
          + "what is in it is laid out, or lay it out by constraints, with its edges pinned",
        ja: "変えられる自分の制約はありません。中身の配置より先に \(view) に \(number + gap) "
          + "以上のフレームを与えるか、端も固定して制約で配置します")
    case .givenSize where !hasOwnMember: remedyOfUIKitsOwn
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
    case .givenSize where shares.count > 1:
      Phrase(
        en:
          "correct a multiplier, so that the shares and the gaps come to the whole, or let one of "
          + "them give way at 999",
        ja: "割合と間隔の合計が全体になるように multiplier を直すか、一つを 999 にして譲らせます")
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
    case .frameworkInternals where cause.members.count > 1:
      Phrase(
        en:
          "nothing of yours to change in them: give \(container) its \(dimension) before this is shown in "
          + "it, or show it later; with the real \(dimension) nothing is reported",
        ja: "中の制約に直すものはありません。表示より先に \(container) の\(dimension)を決めるか、後で表示します。"
          + "本来の\(dimension)になれば出なくなります")
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
    case .alertTooEarly:
      Phrase(
        en:
          "present it once \(view) has its size: from viewDidAppear or later, on a controller that is in "
          + "the window, and once only; the constraints are UIKit's, and there is nothing in them to change",
        ja: "\(view) のサイズが決まってから（viewDidAppear 以降に、ウィンドウ内のコントローラーから、一度だけ）表示します。"
          + "制約は UIKit 自身のもので、直すことはありません")
    case .systemAlone:
      Phrase(
        en:
          "give \(view) its size and place before it is laid out, or lay it out by constraints, with its "
          + "edges pinned",
        ja: "配置より先に \(view) のサイズと位置を与えるか、端も固定して制約で配置します")
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
}

extension Conflict {
  /// Whether a log prints it, where what a stack view arranges cannot be tried.
  fileprivate func hasSpacingOfALog(in document: Document) -> Bool {
    members.contains { member in
      member.handle.constraintID.flatMap(document.constraint)?.systemRole == .stackSpacing
    }
  }
}

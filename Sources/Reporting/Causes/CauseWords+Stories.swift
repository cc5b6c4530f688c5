import AutoLayout
import Diagnosis
import Prose

extension CauseWords {
  /// How it came about here.
  var story: Phrase {
    switch cause.kind {
    case .hiddenInStack, .emptyCell, .emptyWhileMeasured, .emptyForNow, .emptyFrame, .shrunkFrame,
      .collapsed:
      storyOfEmptiness
    case .cellSize, .cellRounding, .givenSize, .frameSize, .hostedSize, .stackLength,
      .fixedParent, .stackAlone, .proportionalMargins:
      storyOfGivenSize
    case .barInternals, .keyboardInternals, .alertInternals, .alertTooEarly, .frameworkInternals,
      .interfaceBuilder, .scrollContent, .placeholder, .systemAlone:
      storyOfSystem
    default: storyOfShape
    }
  }

  private var storyOfEmptiness: Phrase {
    switch cause.kind {
    case .hiddenInStack where ownSize != nil:
      Phrase(
        en:
          "\(view) is hidden, so its stack view makes its \(dimension) 0, but \(ownSizeName) gives it "
          + "a \(dimension) of its own",
        ja:
          "\(view) が非表示なのでスタックビューが\(dimension)を 0 にしますが、\(ownSizeName) がそのビュー自身の\(dimension)を決めています"
      )
    case .hiddenInStack:
      Phrase(
        en: "\(view) is hidden, so its stack view makes its \(dimension) 0, but what is in it does "
          + "not shrink",
        ja: "\(view) が非表示なのでスタックビューが\(dimension)を 0 にしますが、中身は縮みません")
    case .emptyCell:
      Phrase(
        en: "\(view) has a \(dimension) of 0 until its table or collection has laid it out",
        ja: "テーブルやコレクションが配置するまで、\(view) の\(dimension)は 0 です")
    case .emptyWhileMeasured:
      Phrase(
        en: "systemLayoutSizeFitting asks what \(view) needs at a required \(dimension) of 0",
        ja: "systemLayoutSizeFitting が \(view) を必須の\(dimension) 0 で測っています")
    case .emptyForNow where ownSize != nil:
      Phrase(
        en:
          "\(view) is given a \(dimension) of 0 before it gets its own, and \(ownSizeName) gives it another",
        ja: "\(view) は、本来の\(dimension)が決まる前に 0 とされていますが、\(ownSizeName) が別の\(dimension)を"
          + "決めています")
    case .emptyForNow:
      Phrase(
        en: "\(view) is given a \(dimension) of 0 before it gets its own",
        ja: "\(view) は、本来の\(dimension)が決まる前に 0 とされています")
    case .emptyFrame:
      Phrase(
        en: "\(view) is laid out by its frame, and that has no \(dimension)",
        ja: "\(view) はフレームで配置され、その\(dimension)がありません")
    case .shrunkFrame:
      Phrase(
        en: "\(view) keeps its distance from the edges around it by its frame, and there is less "
          + "room than that: its \(dimension) would be below 0",
        ja: "\(view) のフレームは外側の端からの距離を保ちますが、その余地がなく、\(dimension)が負になります")
    case .collapsed where cause.members.count > 1:
      Phrase(
        en:
          "\(members(upTo: 1)) makes the \(dimension) of \(view) 0 (it is hidden, folded or measured), but "
          + "what goes with it does not shrink: \(members(after: 1)) gives it a share of something else",
        ja: "\(members(upTo: 1)) が \(view) の\(dimension)を 0 にしますが（非表示、折りたたみ、計測）、"
          + "\(members(after: 1)) がほかの長さに対する割合を決めているため、一緒には縮みません")
    default:
      Phrase(
        en:
          "\(members()) makes the \(dimension) of \(view) 0, but its contents keep their distances",
        ja: "\(members()) が \(view) の\(dimension)を 0 にしますが、中身の間隔はそのままです")
    }
  }

  private var storyOfGivenSize: Phrase {
    switch cause.kind {
    case .cellSize:
      Phrase(
        en:
          "\(view) gets a \(dimension) of \(number) from \(ownerOfCell); its contents come to another",
        ja: "\(view) の\(dimension)は\(ownerOfCell)により \(number) ですが、中身の合計と合いません")
    case .cellRounding:
      Phrase(
        en: "\(view) is \(number) high: rounding or the separator takes a part of a point",
        ja: "\(view) の高さは \(number) で、区切り線やピクセルへの丸めにより端数が出ています")
    case .stackLength:
      Phrase(
        en: "what \(view) arranges comes to another \(dimension) than its own",
        ja: "\(view) が並べるものの合計が、スタックビュー自身の\(dimension)と合いません")
    case .frameSize where !hasOwnMember:
      Phrase(
        en:
          "\(view) has a frame, \(number) \(isHorizontal ? "wide" : "high"), and what keeps its distance "
          + "from its edges by its autoresizing mask needs \(gap) more",
        ja: "\(view) のフレームの\(dimension)は \(number) で、autoresizing mask で端からの距離を保つ中身には "
          + "\(gap) 足りません")
    case .frameSize:
      Phrase(
        en:
          "\(view) has a frame, \(number) \(isHorizontal ? "wide" : "high"), and what is fixed in "
          + "it does not come to that",
        ja: "\(view) のフレームの\(dimension)は \(number) ですが、中の固定長と合いません")
    case .hostedSize: storyOfHostedSize
    case .fixedParent where firstEquation?.relation == .lessThanOrEqual:
      Phrase(
        en: "what lies in \(view) needs a larger \(dimension) than the \(number) that "
          + "\(members(upTo: 1)) allows at most",
        ja: "\(view) の\(dimension)は \(members(upTo: 1)) により \(number) 以下ですが、中身はそれより大きくなります")
    case .fixedParent:
      Phrase(
        en: "what lies in \(view) comes to another \(dimension) than the \(number) that "
          + "\(members(upTo: 1)) gives it",
        ja: "\(view) の\(dimension)は \(members(upTo: 1)) により \(number) ですが、中身の合計と合いません")
    case .stackAlone:
      Phrase(
        en: "all of these are made by \(view) itself or by UIKit: its spacing, margins and equal "
          + "sizes do not come to the \(dimension) that it is given",
        ja: "どれも \(view) 自身や UIKit が作った制約です。間隔やマージン、等しいサイズの合計が、"
          + "与えられた\(dimension)と合いません")
    case .proportionalMargins:
      Phrase(
        en: "fillProportionally shares out the whole \(dimension) of \(view), and its margins come "
          + "on top of that",
        ja: "fillProportionally は \(view) の\(dimension)全体を分け合うため、マージンの分だけはみ出します")
    case .givenSize where ownSize != nil:
      Phrase(
        en:
          "\(view) gets a \(dimension) of \(number) from \(owner), but \(ownSizeName) gives it one "
          + "of its own",
        ja: "\(view) の\(dimension)は\(owner)により \(number) ですが、\(ownSizeName) がそのビュー自身の"
          + "\(dimension)を決めています")
    case .givenSize where shares.count > 1:
      Phrase(
        en: "\(view) gets a \(dimension) of \(number) from \(owner), and the shares of it that "
          + "\(document.list(shares)) ask for, with all that is beside them, do not come to the whole",
        ja: "\(view) の\(dimension)は\(owner)により \(number) ですが、\(document.list(shares)) "
          + "の割合とその他の長さの合計が全体と合いません")
    case .givenSize where hasBoundsAlone:
      Phrase(
        en: "\(view) gets a \(dimension) of \(number) from \(owner), and no length fits both that "
          + "and the bounds",
        ja: "\(view) の\(dimension)は\(owner)により \(number) ですが、上限や下限と合う長さがありません")
    default:
      Phrase(
        en:
          "\(isAppKits ? "the cell " : "")\(view) gets a \(dimension) of \(number) from \(owner), and what "
          + "is fixed in it does not come to that",
        ja: "\(view) の\(dimension)は\(owner)により \(number) ですが、中の固定長と合いません")
    }
  }

  private var ownerOfCell: Phrase {
    isAppKits ? owner : Phrase(en: "its table or collection", ja: "テーブルやコレクション")
  }

  var isAppKits: Bool { isAppKits(cause.members.first) }

  /// AppKit gives sizes so only to what a table shows.
  private func isAppKits(_ handle: Handle?) -> Bool {
    identifier(of: handle).hasPrefix("NSView-Encapsulated-Layout")
  }

  private var owner: Phrase { owner(of: cause.view, by: cause.members.first) }

  /// Who gives a view its size, as far as its class and the maker of the constraint tell.
  func owner(of view: ViewID, by handle: Handle?) -> Phrase {
    let given = document.view(view)
    let name = given?.className ?? ""
    let privateOf =
      given.map(SystemViews.isPrivate) == true
      ? Phrase(en: "; a private view of AppKit’s", ja: "。AppKit の非公開ビュー") : ""
    if isAppKits(handle) {
      return isHorizontal
        ? Phrase(en: "its table (the width of the column)", ja: "テーブル（列の幅）")
        : Phrase(en: "its table (the height of the row)", ja: "テーブル（行の高さ）")
    }
    if name.contains("SplitView") {
      return Phrase(
        en: "its split view (an item that is collapsed or too narrow\(privateOf))",
        ja: "スプリットビュー（たたまれているか狭すぎる項目\(privateOf)）")
    }
    if name.hasPrefix("UIInputView") || name.contains("Keyboard") {
      return Phrase(
        en: "the system (a keyboard, or what stands above it)", ja: "システム（キーボードやその上のビュー）")
    }
    if ["Header", "Footer", "SupplementaryView", "ReusableView"].contains(where: name.contains) {
      return Phrase(en: "its table or collection (header or footer)", ja: "テーブルやコレクション（ヘッダー・フッター）")
    }
    if ["TableColumn", "TableRow", "TableCell", "OutlineRow"].contains(where: name.contains) {
      return Phrase(en: "its table (row and column)", ja: "テーブル（行と列）")
    }
    if handle?.constraintID.flatMap(document.constraint)?.systemRole == .autoresizingMask {
      return Phrase(en: "its frame (the autoresizing mask)", ja: "フレーム（オートリサイズマスク）")
    }
    if handle?.constraintID == nil || view == .root {
      return Phrase(en: "its owner (window, controller)", ja: "親（ウィンドウやコントローラー）")
    }
    if given.map(SystemViews.isContentOfCell) == true {
      return Phrase(en: "its table or collection", ja: "テーブルやコレクション")
    }
    return Phrase(
      en: "what it is shown in (controller, table, collection, window)",
      ja: "表示する側（コントローラー、テーブル、コレクション、ウィンドウ）")
  }

  /// What a constraint is called in the log.
  private func identifier(of handle: Handle?) -> String {
    handle?.constraintID.flatMap(document.constraint)?.identifier ?? ""
  }

  private var storyOfHostedSize: Phrase {
    guard let content = document.view(cause.view), content.isContentView,
      let owner = content.superview.map(document.text(of:))
    else {
      return Phrase(
        en: "a table or collection gives its cells their size and place, but \(members()) "
          + "\(cause.members.count, one: "holds", many: "hold") \(view) as well",
        ja: "セルのサイズと位置はテーブルやコレクションが決めますが、\(members()) も \(view) を固定しています")
    }
    return Phrase(
      en: "\(view) is laid out by \(owner) itself, but \(members()) "
        + "\(cause.members.count, one: "holds", many: "hold") it as well",
      ja: "\(view) は \(owner) 自身が配置しますが、\(members()) もそれを固定しています")
  }

  private var storyOfSystem: Phrase {
    switch cause.kind {
    case .barInternals:
      Phrase(
        en: "all of this is UIKit's own; the bar is laid out before it has its size",
        ja: "すべて UIKit 自身の制約です。バーがサイズの決まる前に配置されています")
    case .keyboardInternals:
      Phrase(
        en: "all of this is UIKit's own, in the middle of a keyboard transition",
        ja: "すべて UIKit 自身の制約で、キーボードの切り替え中に出たものです")
    case .frameworkInternals where cause.members.count > 1:
      Phrase(
        en:
          "\(view) is a private view of \(frameworkOfView)'s, and \(container), which holds it, has a "
          + "\(dimension) of 0 while it is laid out",
        ja: "\(view) は \(frameworkOfView) の非公開ビューで、それを入れた \(container) の\(dimension)が "
          + "0 のうちに配置されています")
    case .frameworkInternals:
      Phrase(
        en:
          "\(view) is a private view of \(frameworkOfView)'s, and all of this was made by the system "
          + "while it had not its size yet",
        ja: "\(view) は \(frameworkOfView) の非公開ビューで、どれもサイズの決まる前にシステムが作った制約です")
    case .alertTooEarly:
      Phrase(
        en:
          "all of this is UIKit's own, in an alert or action sheet that is shown while \(view) has a "
          + "\(dimension) of 0",
        ja: "すべて UIKit 自身の制約です。\(view) の\(dimension)が 0 のうちにアラートやアクションシートが表示されています")
    case .systemAlone:
      Phrase(
        en:
          "frames, guides and sizes that the system gives do not agree, and none of these constraints is "
          + "the app's",
        ja: "システムが作るフレームやガイド、サイズの制約どうしが食い違っています。アプリの制約はありません")
    case .alertInternals:
      Phrase(
        en: "all of this is UIKit's own, in an alert or action sheet",
        ja: "すべて UIKit 自身の制約で、アラートやアクションシートの中のものです")
    case .interfaceBuilder:
      Phrase(
        en: "the edges of \(view) are pinned by Interface Builder's class, but its frame has a "
          + "fractional size",
        ja: "\(view) の端は Interface Builder のクラスが固定しますが、フレームのサイズに端数があります")
    case .scrollContent:
      Phrase(
        en: "\(view) computes a content \(dimension) of \(number)",
        ja: "\(view) のコンテンツの\(dimension)が \(number) と計算されています")
    default:
      Phrase(
        en: "the storyboard has no constraints for \(view), so its frame became constraints; the "
          + "code adds others",
        ja: "storyboard に \(view) の制約がないためフレームが仮の制約になり、コードの制約と重なっています")
    }
  }

  private var frameworkOfView: String {
    document.view(cause.view).flatMap(SystemViews.framework)
      ?? document.framework(of: conflict.views)
  }
}

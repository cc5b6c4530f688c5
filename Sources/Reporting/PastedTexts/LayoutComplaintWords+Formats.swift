import Interchange
import Prose

extension LayoutComplaintWords {
  // MARK: Visual formats

  /// What the message names, or what stands for it.
  private var named: String { complaint.names.first ?? "title" }

  /// Whether the format itself cannot be read with that name.
  private var isForeign: Bool { !named.utf8.allSatisfy { $0 < 0x80 } }

  var causeInFormat: Phrase {
    let unknown = complaint.names.first.map { Phrase(Text($0, as: .handle)) }
    switch complaint.kind {
    case .formatWithoutSuperview:
      return Phrase(
        en: "| without a superview: the format is read before its views are added to anything",
        ja: "親ビューのない |: ビューがどこにも追加されていないうちに書式が読まれました")
    case .formatWithUnknownView:
      let name = unknown ?? Phrase(en: "a name in it", ja: "書式の中の名前")
      if isForeign {
        return Phrase(
          en: "a name that formats do not take: UIKit reads only ASCII, and not \(name)",
          ja: "書式に書けない名前：UIKit が読めるのは ASCII の名前だけで、\(name) は読めません")
      }
      return Phrase(
        en:
          "a name that is not in the dictionary: \(name) is no key of \(code("views")); an underscore, "
          + "an optional outlet or another spelling is behind it",
        ja: "辞書にない名前：\(name) が \(code("views")) のキーにありません。アンダースコアや綴りの違い、"
          + "nil の outlet が原因です")
    case .formatWithUnknownMetric:
      let name = unknown ?? Phrase(en: "a name in it", ja: "書式の中の名前")
      return Phrase(
        en: "a metric that is not in the dictionary: \(name) is no key of \(code("metrics"))",
        ja: "辞書にない数値名：\(name) が \(code("metrics")) のキーにありません")
    case .formatWithWrongOptions:
      return Phrase(
        en:
          "options along the wrong axis: a horizontal format aligns tops, bottoms and centres Y, a "
          + "vertical one leading, trailing and centres X",
        ja: "軸の違う options: 水平の書式で揃えられるのは top・bottom・centerY、"
          + "垂直の書式では leading・trailing・centerX です")
    default:
      return causeInMalformedFormat
        ?? Phrase(
          en:
            "a format that cannot be read: the ^ stands under the place; mostly a bracket, a - between "
            + "two pieces or the axis with its colon is missing",
          ja: "読み取れない書式：^ がその位置です。多くは、角括弧、要素の間の -、軸とコロン（H: や V:）の書き忘れです")
    }
  }

  /// Where the format breaks off, and why.
  private var causeInMalformedFormat: Phrase? {
    guard let format = complaint.format else { return nil }
    if let problem = format.problem {
      let place =
        format.rest.isEmpty
        ? Phrase(en: "at its end", ja: "末尾")
        : Phrase(en: "at \(code(format.rest))", ja: "\(code(format.rest)) の位置")
      return Phrase(
        en: "a format that cannot be read, \(place): \(problem.words.reason)",
        ja: "読み取れない書式（\(place)）：\(problem.words.reason)")
    }
    return format.pieceWithBlank.map { piece in
      Phrase(
        en: "a blank in the format: Tsume reads it so, but UIKit takes none there (\(code(piece)))",
        ja: "書式の中の空白：Tsume では読めますが、UIKit はその位置の空白を認めません（\(code(piece))）")
    }
  }

  private var repairInMalformedFormat: Phrase? {
    guard let format = complaint.format else { return nil }
    if let problem = format.problem { return problem.words.hints.first }
    return format.pieceWithBlank.map { _ in
      Phrase(
        en: "write it without: \(code(format.withoutBlanks))",
        ja: "空白を入れずに書きます：\(code(format.withoutBlanks))")
    }
  }

  var repairInFormat: Phrase {
    switch complaint.kind {
    case .formatWithoutSuperview:
      Phrase(
        en: "\(code("addSubview")) them first, and make the constraints then",
        ja: "先に \(code("addSubview")) してから制約を作ります")
    case .formatWithUnknownView where isForeign:
      Phrase(
        en:
          "give it a key of ASCII in \(code("views")) (\(code("[\"title\": \(named)]"))), and write "
          + "that in the format",
        ja: "\(code("views")) のキーを ASCII にして（\(code("[\"title\": \(named)]"))）、書式にもその名前を書きます")
    case .formatWithUnknownView:
      Phrase(
        en: "give it that key (\(code("[\"\(named)\": \(named)]"))), spelled as in the format",
        ja: "書式と同じ綴りのキーで渡します（\(code("[\"\(named)\": \(named)]"))）")
    case .formatWithUnknownMetric:
      Phrase(
        en: "add it to \(code("metrics")), as a number", ja: "\(code("metrics")) に数値として加えます")
    case .formatWithWrongOptions:
      Phrase(
        en: "use an option across the format, or \(code("[]"))",
        ja: "書式と直交する options か \(code("[]")) にします")
    default:
      repairInMalformedFormat
        ?? Phrase(
          en:
            "type the format here line by line (\(code("H:|-8-[title]-|"))): Tsume names the place and "
            + "what it expects there",
          ja: "書式をここに一行で入力すると（\(code("H:|-8-[title]-|"))）、誤りの位置と必要なものを示します")
    }
  }

  // MARK: Lists and loops

  private var causeInList: Phrase? {
    switch complaint.kind {
    case .cellTranslates:
      Phrase(
        en:
          "the cell's own mask: a collection view gives its cells their frames, and code switches "
          + "\(code("translatesAutoresizingMaskIntoConstraints")) off for the cell itself",
        ja: "セル自身のマスク：セルのフレームはコレクションビューが決めますが、コードがセル自身の "
          + "\(code("translatesAutoresizingMaskIntoConstraints")) を false にしています")
    case .itemTooLarge:
      Phrase(
        en:
          "an item that does not fit: the flow layout gives it a width or height that is larger than the "
          + "collection view without its insets",
        ja: "収まらない項目：フローレイアウトの決めた幅か高さが、コレクションビューからインセットを引いた大きさを超えています")
    case .layoutOutsideWindow:
      Phrase(
        en:
          "layout before there is a window: the table is asked for its cells while it is in no window, so "
          + "that its width and safe area are not final",
        ja: "ウィンドウに入る前のレイアウト：テーブルがまだウィンドウにないのにセルの配置を求められ、幅やセーフエリアが決まっていません")
    case .feedbackLoop:
      Phrase(
        en:
          "a layout loop: each layout pass changes something that asks for the next one, mostly a constant "
          + "or frame that \(code("layoutSubviews")) sets from its own size",
        ja: "レイアウトのループ：レイアウトのたびに次のレイアウトが必要になる変更をしています。"
          + "多くは \(code("layoutSubviews")) で自分の大きさから定数やフレームを設定している箇所です")
    default: nil
    }
  }

  private var repairInList: Phrase? {
    switch complaint.kind {
    case .cellTranslates:
      Phrase(
        en: "take that line out, and switch it off for the views in \(code("contentView")) only",
        ja: "その行を消し、\(code("contentView")) に入れるビューだけ false にします")
    case .itemTooLarge:
      Phrase(
        en:
          "make \(code("itemSize")) smaller than \(code("bounds")) without insets and spacing, and call "
          + "\(code("invalidateLayout()")) when the width changes",
        ja: "\(code("itemSize")) を \(code("bounds")) からインセットと間隔を引いた大きさ以下にし、"
          + "幅が変わったら \(code("invalidateLayout()")) を呼びます")
    case .layoutOutsideWindow:
      Phrase(
        en:
          "take out the \(code("layoutIfNeeded()")) or scrolling that comes before "
          + "\(code("viewDidAppear")), or move it there",
        ja: "\(code("viewDidAppear")) より前の \(code("layoutIfNeeded()")) やスクロールをやめるか、そこへ移します")
    case .feedbackLoop:
      Phrase(
        en:
          "set it only where it differs, or say it as a constraint; paste the class, and Tsume names the "
          + "lines that keep it going",
        ja: "値が違うときだけ設定するか、制約で表します。クラスを貼り付けると、ループを続けている行を示します")
    default: nil
    }
  }

  // MARK: The rest

  var causeElsewhere: Phrase {
    if let causeInList { return causeInList }
    switch complaint.kind {
    case .contentViewTranslates:
      let cell =
        complaint.names.first.map { Phrase(Text($0, as: .handle)) }
        ?? Phrase(en: "the cell", ja: "セル")
      return Phrase(
        en:
          "the cell's content view: \(cell) lays its content view out by itself, and code switches "
          + "\(code("translatesAutoresizingMaskIntoConstraints")) off for it",
        ja: "セルの contentView: contentView は \(cell) 自身が配置しますが、コードがその "
          + "\(code("translatesAutoresizingMaskIntoConstraints")) を false にしています")
    case .backgroundThread:
      return Phrase(
        en:
          "layout on another thread: constraints, frames or texts of views are changed outside the main "
          + "thread, mostly in the answer of a network call",
        ja: "メインスレッド以外でのレイアウト：ビューの制約やフレーム、文字がメインスレッドの外で変更されました。"
          + "多くは通信の完了処理の中です")
    case .missingSuperLayout:
      return Phrase(
        en:
          "layoutSubviews without super: a class overrides it and does not call super, or constraints "
          + "were put on a view that cannot have them there (a table's header on iOS 7)",
        ja: "super のない layoutSubviews: オーバーライドで super を呼んでいないか、"
          + "制約を持てないビュー（iOS 7 のテーブルのヘッダーなど）に制約が付いています")
    default:
      return Phrase(
        en:
          "a cell without a height: what is in the content view does not reach from its top to its bottom, "
          + "so that a height of 0 would do; the standard height is taken",
        ja: "高さの決まらないセル：contentView の中身が上端から下端までつながっておらず、"
          + "高さ 0 でも成り立つため、標準の高さが使われました")
    }
  }

  var repairElsewhere: Phrase {
    if let repairInList { return repairInList }
    return switch complaint.kind {
    case .contentViewTranslates:
      Phrase(
        en: "leave it on for the content view, and switch it off for the views in it only",
        ja: "contentView はそのままにし、中に入れるビューだけ false にします")
    case .backgroundThread:
      Phrase(
        en: "do it in \(code("DispatchQueue.main.async(…)")), or mark the function "
          + "\(code("@MainActor"))",
        ja: "\(code("DispatchQueue.main.async(…)")) の中で行うか、関数を \(code("@MainActor")) にします")
    case .missingSuperLayout:
      Phrase(
        en:
          "call \(code("super.layoutSubviews()")) first; put the constraints on views inside a container",
        ja: "最初に \(code("super.layoutSubviews()")) を呼びます。制約は、ビューを入れた親ビューの中で付けます")
    default:
      Phrase(
        en:
          "pin the first view to the top and the last to the bottom of \(code("contentView")), with a "
          + "size for what has none of its own",
        ja: "最初のビューを \(code("contentView")) の top に、最後のビューを bottom に固定し、"
          + "固有サイズのないビューには高さを付けます")
    }
  }
}

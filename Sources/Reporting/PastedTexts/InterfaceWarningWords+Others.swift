import Interchange
import Prose

/// Of views without constraints, and of what Xcode says besides.
extension InterfaceWarningWords {
  var causeBesidesConstraints: Phrase {
    switch warning.kind {
    case .unconstrained:
      Phrase(
        en:
          "no constraints at all: \(subject) keeps the frame of the canvas on every screen, and is cut "
          + "off or lies over others on another",
        ja: "制約なし：\(subject) は画面が変わってもキャンバスと同じフレームのままで、"
          + "切れたり重なったりします")
    case .bothEndsFixed:
      Phrase(
        en: "both ends fixed: the distances leave one width only, whatever the text",
        ja: "両端の固定：距離の指定により、文字に関係なく幅が一つに固定されます")
    case .unreachableScene:
      Phrase(
        en: "a scene that nothing shows: no segue leads to it, it is not the first one, and code "
          + "has no name for it",
        ja: "表示されないシーン：セグエがつながらず、最初のシーンでもなく、コードから呼ぶ名前もありません")
    case .withoutReuseIdentifier:
      Phrase(
        en: "a prototype cell without a name: code cannot dequeue it",
        ja: "名前のないプロトタイプセル：コードから dequeue できません")
    case .barStyle:
      Phrase(
        en: "a bar button style that navigation bars do not draw",
        ja: "ナビゲーションバーが描かないボタンの様式")
    case .fixedFont:
      Phrase(
        en: "a fixed font that is to grow: only text styles follow the text size of the user",
        ja: "固定フォントへの自動調整：ユーザーの文字サイズに従うのはテキストスタイルだけです")
    case .cellsOutsideController:
      Phrase(
        en: "static cells outside a UITableViewController: their table has no data source",
        ja: "UITableViewController 以外での静的セル：テーブルのデータソースがありません")
    case .repeatedOutlet:
      Phrase(
        en: "an outlet into a prototype cell: there is one such view for each row",
        ja: "プロトタイプセルの中へのアウトレット：そのビューは行ごとに存在します")
    case .tooNewForTarget:
      Phrase(
        en: "newer than the deployment target: older systems have nothing of the kind",
        ja: "デプロイメントターゲットより新しい機能：古いシステムにはありません")
    case .unsupported:
      Phrase(
        en: "a setting that UIKit does not know there: \(subject)",
        ja: "そこでは使えない設定：\(subject)")
    case .itemNotInstalled:
      Phrase(
        en: "a constraint without its view: in this size class the view is not installed, and the "
          + "constraint is",
        ja: "ビューのない制約：このサイズクラスでビューは外されているのに、制約は有効なままです")
    default:
      Phrase(
        en: "a warning of Interface Builder, and none about constraints that is known here: "
          + "\(subject)",
        ja: "Interface Builder の警告（制約に関する既知のものではありません）：\(subject)")
    }
  }

  var repairBesidesConstraints: Phrase {
    switch warning.kind {
    case .unconstrained:
      Phrase(
        en: "pin it along both axes, or set its autoresizing mask on purpose",
        ja: "両方の軸で固定するか、オートリサイズマスクを明示的に設定します")
    case .bothEndsFixed:
      Phrase(
        en: "make one of the distances >=, or drop the width", ja: "距離の一方を >= にするか、幅の制約を外します")
    case .unreachableScene:
      Phrase(
        en: "give it a Storyboard ID, connect a segue, or delete the scene",
        ja: "Storyboard ID を付けるか、セグエをつなぐか、シーンを削除します")
    case .withoutReuseIdentifier:
      Phrase(
        en: "fill in Identifier in the attributes of the cell, as code calls it",
        ja: "セルの属性の Identifier に、コードで使う名前を入れます")
    case .barStyle:
      Phrase(
        en: "set the style of the item to Bordered or Done",
        ja: "項目の Style を Bordered か Done にします")
    case .fixedFont:
      Phrase(
        en: "choose a text style as font, or switch Automatically Adjusts Font off",
        ja: "フォントにテキストスタイルを選ぶか、Automatically Adjusts Font を外します")
    case .cellsOutsideController:
      Phrase(
        en: "use a UITableViewController, or prototype cells with a data source",
        ja: "UITableViewController を使うか、プロトタイプセルとデータソースにします")
    case .repeatedOutlet:
      Phrase(
        en: "give the cell a class of its own and connect the outlet to that",
        ja: "セルに独自のクラスを付け、アウトレットはそこにつなぎます")
    case .tooNewForTarget:
      Phrase(
        en: "raise the deployment target, or set it in code behind \("#available", as: .code)",
        ja: "デプロイメントターゲットを上げるか、\("#available", as: .code) の中でコードから設定します")
    case .unsupported:
      Phrase(
        en: "change it back in the inspector where the element is chosen",
        ja: "要素を選び、インスペクターで設定を戻します")
    case .itemNotInstalled:
      Phrase(
        en: "find the element by its id, and switch Installed off for the same size class",
        ja: "ID で要素を探し、同じサイズクラスの Installed を外します")
    default:
      Phrase(
        en: "open the file with \(Text("tsume FILE.storyboard", as: .code)) to see its layout",
        ja: "レイアウトは \(Text("tsume FILE.storyboard", as: .code)) で確かめられます")
    }
  }
}

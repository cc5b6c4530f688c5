import AutoLayout
import Interchange
import Prose

/// What is said of views that the debugger has printed.
struct PrintedTreeWords {
  let tree: PrintedTree

  /// What it is, and how much of it.
  var summary: Phrase {
    let count = tree.nodes.count
    if tree.hasFrames {
      return Phrase(
        en: "views with their frames, as recursiveDescription prints them: \(count, of: "view")",
        ja: "recursiveDescription の形のビューとフレーム：\(count) 個")
    }
    let laid = tree.nodes.count { $0.layout == .constraints }
    return Phrase(
      en:
        "views as _autolayoutTrace prints them: \(count, of: "view"), \(laid) laid out by constraints",
      ja: "_autolayoutTrace の形のビュー：\(count) 個、うち \(laid) 個が制約で配置")
  }

  /// What stands out; `nil` where nothing does.
  var cause: Phrase? {
    let ambiguous = tree.nodes.filter(\.isAmbiguous)
    if !ambiguous.isEmpty { return Self.ambiguity(of: ambiguous) }
    let empty = tree.nodes.filter { node in
      node.frame.map { ($0.width == 0) != ($0.height == 0) } == true && !node.isHidden
    }
    guard let first = empty.first else { return nil }
    let name = Self.name(of: first)
    return Phrase(
      en:
        "without a size: \(empty.count, of: "view"), \(name) first, \(empty.count, one: "has", many: "have") "
        + "a width or height of 0",
      ja: "サイズのないビュー：\(name) など \(empty.count) 個の幅か高さが 0 です")
  }

  var repair: Phrase? {
    if tree.nodes.contains(where: \.isAmbiguous) {
      return Phrase(
        en:
          "add what is missing along that axis: two of both ends, a centre and a size; paste the code or "
          + "open the storyboard, and \(Text("ambiguity", as: .command)) names it",
        ja: "その軸に、両端・中央・サイズのうち二つが揃うように加えます。コードを貼り付けるか storyboard を開けば、"
          + "\(Text("ambiguity", as: .command)) が不足を示します")
    }
    guard cause != nil else { return nil }
    return Phrase(
      en: "look at what sets the size: a frame that is given, or constraints on both axes",
      ja: "何がサイズを決めるはずかを確かめます。フレームの設定か、両方の軸の制約です")
  }

  private static func ambiguity(of nodes: [PrintedTree.Node]) -> Phrase {
    let list = nodes.prefix(3).map { node in
      let parts = node.ambiguities.isEmpty ? "" : " (\(node.ambiguities.joined(separator: ", ")))"
      return name(of: node) + Phrase(Text(parts))
    }.joined(separator: Phrase(en: ", ", ja: "、"))
    return Phrase(
      en: "ambiguous layout: the constraints leave open where or how large "
        + "\(nodes.count, of: "view") \(nodes.count, one: "is", many: "are"): \(list)",
      ja: "曖昧なレイアウト：制約では位置かサイズの決まらないビューが \(nodes.count) 個あります：\(list)")
  }

  private static func name(of node: PrintedTree.Node) -> Phrase {
    Phrase(Text(node.text.map { "\(node.className) '\($0)'" } ?? node.className, as: .name))
  }
}

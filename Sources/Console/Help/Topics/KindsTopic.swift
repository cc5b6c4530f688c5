import AutoLayout
import Prose

extension HelpTopic {
  static let kinds = HelpTopic(
    "kinds",
    summary: Phrase(en: "The kinds of view that add makes.", ja: "add で作れるビューの種類。"),
    keywords: ["kind", "table", "collection", "テーブル", "コレクション", "class", "classes", "クラス", "種類"],
    points: ViewKind.all.filter { !$0.isCalledLikeItsClass }
      .map { Point($0.name, "\($0.className, as: .code)") },
    remarks: [
      HelpPage.words(ViewKind.all.filter(\.isCalledLikeItsClass).map(\.name)),
      Phrase(
        en: "These are called like their classes: \("label", as: .command) makes a "
          + "\("UILabel", as: .code), \("mapView", as: .command) an \("MKMapView", as: .code).",
        ja: "こちらはクラス名と同じ呼び方です。\("label", as: .command) は \("UILabel", as: .code)、"
          + "\("mapView", as: .command) は \("MKMapView", as: .code) を作ります。"),
      Phrase(
        en:
          "What a cell shows goes into its content view: \("add label a in cell.contentView", as: .command).",
        ja: "セルの中身は \("add label a in cell.contentView", as: .command) のように contentView に入れます。"),
    ],
    examples: [Signature.Example("add button go \"Go\"")],
    related: ["add", "content", "hugging"])
}

extension ViewKind {
  /// But for the capitals and the two letters in front that many have.
  fileprivate var isCalledLikeItsClass: Bool {
    [className, String(className.dropFirst(2))].contains {
      $0.lowercased() == name.lowercased()
    }
  }
}

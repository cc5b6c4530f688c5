import AutoLayout
import Prose

extension HelpTopic {
  static let kinds = HelpTopic(
    "kinds",
    summary: Phrase(en: "The kinds of view that add makes.", ja: "add で作れるビューの種類。"),
    keywords: ["kind", "class", "classes", "クラス", "種類"],
    points: ViewKind.all.map { Point($0.name, "\($0.className, as: .code)") },
    examples: [Signature.Example("add button go \"Go\"")],
    related: ["add", "content", "hugging"])
}

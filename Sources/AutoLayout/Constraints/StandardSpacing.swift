/// UIKit's standard distance between siblings (UIKit constraints, section 2).
package enum StandardSpacing {
  /// 8, and between two baselines of text as much as the taller of the two lines.
  package static func between(_ first: Anchor, _ second: Anchor?, in document: Document) -> Double {
    guard let second, first.attribute.isBaseline, second.attribute.isBaseline,
      let one = textFont(of: first.item, in: document),
      let other = textFont(of: second.item, in: document)
    else { return 8 }
    return max(TextMetrics(font: one).lineHeight, TextMetrics(font: other).lineHeight)
  }

  /// `nil` for what has no text.
  package static func textFont(of item: Item, in document: Document) -> Font? {
    guard item.guide == nil, let view = document.view(item.view),
      view.kind.baselines(of: view.content, scale: document.scale) != nil
    else { return nil }
    return view.content.font
  }
}

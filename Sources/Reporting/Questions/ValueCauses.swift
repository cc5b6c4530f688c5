package import AutoLayout
package import Diagnosis
package import Prose

/// Why a number of the layout is another than somebody expects, a sentence for each cause.
package enum ValueCauses {
  /// - Parameter drawn: The number as UIKit's property gives it, where it is one of a frame.
  package static func phrases(
    for explanation: Explanation, drawn: Double?, in document: Document
  ) -> [Phrase] {
    let rounded = drawn.flatMap { rounding(of: explanation, drawn: $0, in: document) }
    return [chain(of: explanation, in: document)].compactMap(\.self)
      + hiddenViews(in: explanation, document).map(keepsSpace)
      + [rounded].compactMap(\.self)
  }

  private static let mostNamed = 5

  /// `c.y comes from c1, c2 and c3: 100 + 20.333 + 8 = 128.333`; `nil` where nothing fixes it, which is
  /// told with the value.
  private static func chain(of explanation: Explanation, in document: Document) -> Phrase? {
    let handles = explanation.steps.compactMap { step -> Handle? in
      if case .constraint(let link) = step { link.share.handle } else { nil }
    }
    guard explanation.range == nil, !handles.isEmpty else { return nil }
    let name = document.text(of: explanation.measure)
    var named = handles.prefix(mostNamed).map { Phrase("\(document.text(of: $0), as: .name)") }
    let rest = handles.count - named.count
    if rest > 0 { named.append(Phrase(en: "\(rest) more", ja: "ほか \(rest) 件")) }
    let sum = WhyReport.sum(of: explanation, in: document)
    return Phrase(
      en: "\(name) comes from \(named.listed()): \(sum)",
      ja: "\(name) を決めている制約：\(named.listed())（\(sum)）")
  }

  /// Those in the chain whose space does not close, as it would in a stack view.
  private static func hiddenViews(in explanation: Explanation, _ document: Document) -> [String] {
    var found: [String] = []
    for case .constraint(let link) in explanation.steps {
      let equation = link.share.equation
      for item in [equation.first.item, equation.second?.item].compactMap(\.self) {
        guard let view = document.view(item.view), view.isHidden, !found.contains(view.name),
          view.superview.flatMap(document.view)?.stack == nil
        else { continue }
        found.append(view.name)
      }
    }
    return found
  }

  private static func keepsSpace(_ view: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) is hidden, and keeps its space: its constraints go on holding",
      ja: "\(view, as: .name) は非表示ですが、制約は効いたままなので場所は空きません")
  }

  /// Of a frame's edge that lies between two pixels.
  private static func rounding(
    of explanation: Explanation, drawn: Double, in document: Document
  ) -> Phrase? {
    let distance = abs(drawn - explanation.value)
    guard explanation.range == nil, distance.inPoints != "0", distance < 1 / document.scale else {
      return nil
    }
    let exact = exactForm(of: explanation.measure, in: document)
    return Phrase(
      en: "frames lie on whole pixels, \(Int(document.scale)) to a point: \(exact, as: .code) is "
        + "\(explanation.value), drawn at \(drawn)",
      ja: "フレームはピクセルに合わせて描かれます（1 ポイント＝\(Int(document.scale)) ピクセル）。"
        + "\(exact, as: .code) は \(explanation.value) で、描かれる位置が \(drawn) です")
  }

  /// What can be typed for the exact number.
  private static func exactForm(of measure: Measure, in document: Document) -> String {
    switch measure {
    case .anchor(let anchor): document.text(of: anchor).string
    case .difference(let first, let second):
      "\(document.text(of: first).string) - \(document.text(of: second).string)"
    }
  }
}

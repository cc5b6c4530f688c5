package import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `why`: the chain of constraints that gives something its value, and the sum that checks it.
package enum WhyReport {
  /// - Parameter name: What was asked for, as it was typed: `title.trailing`.
  package static func make(
    _ explanation: Explanation, of name: String, in document: Document
  ) -> Report {
    let subject = Text(name, as: .name)
    let mark = explanation.range == nil ? Text() : Text("~", as: .trouble)
    let value: Text = "\(mark)\(explanation.value)"
    let head = Report.Block.row(
      Phrase(en: "why", ja: "理由"), Phrase(en: "\(subject) is \(value)", ja: "\(subject) は \(value)")
    )
    let rows = explanation.steps.awaitedMap(each: 16) { row(for: $0, in: document) }
    let offsets = self.offsets(of: explanation, in: document)
    var last = offsets.map { Report.Row(detail: "", [$0.words, "\($0.number)"]) }
    last.append(
      Report.Row(detail: "", [Phrase(sum(of: explanation, offsets.map(\.number)))]))
    if !explanation.addsUp { last.append(Report.Row(detail: "", [unsettled])) }
    let groups =
      rows.count > most
      ? [cut(rows, of: explanation, name), Report.RowGroup(last)] : [Report.RowGroup(rows + last)]
    return Report(
      [head] + groups.map { .rows($0) } + freedom(explanation.range, of: subject))
  }

  private static let unsettled = Phrase(
    en: "not settled: rounding keeps the steps from adding up to it",
    ja: "未確定：丸め誤差のため、足してもこの値にならない")

  /// What a screen has room for, with the sum and what the quantity adds by itself.
  private static let most = 16

  /// The nearest steps, and what all the others come to.
  private static func cut(
    _ rows: [Report.Row], of explanation: Explanation, _ name: String
  ) -> Report.RowGroup {
    let command = Text("why \(name) --json", as: .command)
    let sum = farther(in: explanation)
    return Report.RowGroup(rows).limited(to: most) { count in
      Phrase(
        en: "… and \(count) more, which come to \(sum): \(command)",
        ja: "… ほか \(count) 件（合計 \(sum)）：\(command)")
    }
  }

  /// What the steps come to that the page does not show.
  private static func farther(in explanation: Explanation) -> Double {
    explanation.steps.dropFirst(most).reduce(0) { $0 + $1.contribution }
  }

  /// For what is not in the window and so has no value.
  package static func withoutValue(_ name: String) -> Report {
    let subject = Text(name, as: .name)
    return [
      .paragraph(
        Phrase(
          en: "\(subject) has no value: it is not in the window.",
          ja: "\(subject) は画面の中にないので、値がありません。"))
    ]
  }

  private static func row(for step: Explanation.Step, in document: Document) -> Report.Row {
    switch step {
    case .constraint(let link):
      let share = link.share
      let term = SumWords.written([(share.multiplier, share.constant)])
      var row = document.row(share.handle, share.equation, Phrase(term) + miss(link.amount))
      row.cells += document.file(of: share.handle)
      return row
    case .convention(let convention):
      let name = document.text(of: convention.measure)
      return Report.Row(
        detail: Phrase(Text("~", as: .trouble)),
        [
          Phrase(
            en: "nothing fixes \(name): as near to 0 as it can be",
            ja: "\(name) を決める制約がない：できるだけ 0 に近く"),
          Phrase(SumWords.written([(convention.multiplier, convention.constant)])),
        ])
    }
  }

  private static func miss(_ amount: Double) -> Phrase {
    if amount.inPoints == "0" { return "" }
    return Phrase(en: " (misses by \(amount))", ja: "（\(amount) ずれる）")
  }

  /// What the quantity adds by itself: of a safe area what keeps it free, part by part.
  private static func offsets(
    of explanation: Explanation, in document: Document
  ) -> [(words: Phrase, number: Double)] {
    if let parts = document.safeAreaParts(of: explanation.measure, making: explanation.offset) {
      return parts.filter { $0.number.inPoints != "0" }
    }
    if explanation.offset.inPoints == "0" { return [] }
    let words = Phrase(
      en: "its own distance (a baseline in its text, a guide in its view)",
      ja: "それ自身の位置（文字の中のベースライン、ビューの中のガイド）")
    return [(words, explanation.offset)]
  }

  /// The sum alone: `393 - 16 = 377`.
  static func sum(of explanation: Explanation, in document: Document) -> Text {
    sum(of: explanation, offsets(of: explanation, in: document).map(\.number))
  }

  /// `393 - 16 = 377`: what adds nothing is left out, and what is not shown is one number.
  private static func sum(of explanation: Explanation, _ offsets: [Double]) -> Text {
    var steps = explanation.steps.prefix(most).map { step -> (factor: Double, number: Double) in
      switch step {
      case .constraint(let link): (link.share.multiplier, link.share.constant)
      case .convention(let convention): (convention.multiplier, convention.constant)
      }
    }
    steps.append((1, farther(in: explanation)))
    let own = offsets.reversed().map { (factor: 1.0, number: $0) }
    let terms = (steps + own).filter { ($0.factor * $0.number).inPoints != "0" }
    let written = terms.isEmpty ? "\(0)" : SumWords.written(terms.reversed())
    return "\(written) = \(explanation.value)"
  }

  private static func freedom(_ range: ValueRange?, of subject: Text) -> [Report.Block] {
    guard let range else { return [] }
    return [.row(AmbiguityWords.label(of: subject), RangeWords.phrase(for: range))]
  }
}

extension Document {
  /// What the device, the bars and the controller keep free at an edge of the root view, where that
  /// is asked for; they come to `offset`.
  fileprivate func safeAreaParts(
    of measure: Measure, making offset: Double
  ) -> [(words: Phrase, number: Double)]? {
    guard case .anchor(let anchor) = measure, anchor.item == Item(.root, guide: .safeArea),
      let (edge, sign) = anchor.attribute.inset, let device
    else { return nil }
    let bare = device.safeArea(in: orientation, with: Bars())[keyPath: edge]
    let bars = coveredInsets[keyPath: edge] - bare
    let additional = controller.additionalSafeAreaInsets[keyPath: edge]
    guard abs(sign * (bare + bars + additional) - offset) < 0.001 else { return nil }
    return [
      (Phrase(en: "what the device keeps free", ja: "デバイスが空けている分"), sign * bare),
      (Phrase(en: "the bars", ja: "バーの分"), sign * bars),
      (Phrase("additionalSafeAreaInsets"), sign * additional),
    ]
  }

  /// `title.width`; `title.x` for what a view's left edge is away from its superview's, and `title.y`
  /// likewise; else `title.leading - photo.leading`.
  func text(of measure: Measure) -> Text {
    switch measure {
    case .anchor(let anchor): return text(of: anchor)
    case .difference(let first, let second):
      let isPlace =
        view(first.item.view)?.superview == second.item.view
        && first.attribute == second.attribute && first.item.guide == nil
        && second.item.guide == nil
      switch (isPlace, first.attribute) {
      case (true, .left): return text(of: .x, of: first.item)
      case (true, .top): return text(of: .y, of: first.item)
      default: return "\(text(of: first)) - \(text(of: second))"
      }
    }
  }
}

extension Attribute {
  /// The inset at an edge, and on which side of it the root view is kept free.
  fileprivate var inset: (edge: KeyPath<Insets, Double>, sign: Double)? {
    switch self {
    case .top: (\.top, 1)
    case .bottom: (\.bottom, -1)
    case .left, .leading: (\.left, 1)
    case .right, .trailing: (\.right, -1)
    default: nil
    }
  }
}

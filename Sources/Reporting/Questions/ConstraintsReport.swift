package import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `constraints [VIEW]`: the user's constraints by number, each with what is out of the ordinary
/// about it, and the generated ones where they are asked for.
package enum ConstraintsReport {
  /// - Parameters:
  ///   - view: Only constraints that mention it; `nil` for all.
  ///   - generated: To be listed after the user's.
  package static func make(
    _ layout: LaidOutDocument, of view: ViewID?, generated: [Rival]
  ) -> Report {
    let document = layout.document
    let states = ConstraintStates(layout)
    let constraints = document.constraints.values.filter { view.map($0.mentions) ?? true }
    let rows =
      constraints.awaitedMap {
        document.row(.constraint($0.id), $0.equation, states.phrase(for: $0))
      }
      + generated.awaitedMap { rival in
        document.row(rival.handle, rival.equation, states.phrase(for: rival.handle))
      }
    if rows.isEmpty { return [.paragraph(none(mentioning: view, in: document))] }
    return [.rows(Report.RowGroup(rows))]
  }

  /// What is out of the ordinary about constraints; empty for one that is in force and holds.
  package static func states(in layout: LaidOutDocument) -> (Constraint) -> Phrase {
    ConstraintStates(layout).phrase(for:)
  }

  private static func none(mentioning view: ViewID?, in document: Document) -> Phrase {
    guard let name = view.map(document.text) else {
      return Phrase(en: "There are no constraints yet.", ja: "制約はまだありません。")
    }
    return Phrase(en: "No constraint mentions \(name).", ja: "\(name) に関わる制約はありません。")
  }
}

/// What is out of the ordinary about constraints; of an autoresizing mask's, the mask.
struct ConstraintStates {
  private let document: Document
  private let broken: Set<Handle>
  private let misses: Misses

  init(_ layout: LaidOutDocument) {
    document = layout.document
    broken = Set(layout.solution.broken)
    misses = layout.solution.misses
  }

  /// Empty for one that is in force and holds.
  func phrase(for constraint: Constraint) -> Phrase {
    if let loss = constraint.loss {
      let view = document.text(of: loss.view)
      guard let step = loss.step else {
        return Phrase(
          en: "not installed, as \(view) is not", ja: "\(view) とともに未インストール")
      }
      return Phrase(
        en: "went with \(view), step \(step)",
        ja: "手順 \(step)：\(view) とともに外れた")
    }
    if let variation = constraint.variation, !constraint.isActive {
      let classes = Text(variation.text, as: .code)
      return Phrase(en: "not installed: only in \(classes)", ja: "未インストール（\(classes) だけ）")
    }
    guard constraint.isActive else { return Phrase(en: "inactive", ja: "無効") }
    if constraint.isOfStage { return Phrase(en: "Tsume's own", ja: "Tsume のもの") }
    if let waiting = constraint.waiting { return Self.phrase(for: waiting) }
    guard document.isInLayout(constraint) else {
      return Phrase(en: "active, but not in the window", ja: "有効だが画面の外")
    }
    let state = phrase(for: .constraint(constraint.id))
    guard let variation = constraint.variation, state.isEmpty else { return state }
    let classes = Text(variation.text, as: .code)
    return Phrase(en: "only in \(classes)", ja: "\(classes) だけ")
  }

  private static func phrase(for waiting: Waiting) -> Phrase {
    let awaited = Document.awaited(waiting.texts)
    return Phrase(en: "waiting for \(awaited)", ja: "\(awaited) 待ち")
  }

  func phrase(for handle: Handle) -> Phrase {
    if broken.contains(handle) {
      return Phrase(en: "\("broken", as: .trouble)", ja: "\("除外", as: .trouble)")
    }
    guard let amount = misses[handle]?.amount else { return mask(of: handle) }
    return Phrase(en: "misses by \(amount)", ja: "\(amount) ずれる")
  }

  /// As logs write it: `h=-&- v=--&`.
  private func mask(of handle: Handle) -> Phrase {
    guard case .generated(let id, let rule) = handle, rule.maker == .autoresizingMask,
      let mask = document.view(id)?.autoresizingMask
    else { return "" }
    return Phrase(Text("h=\(mask.sign(along: .horizontal)) v=\(mask.sign(along: .vertical))"))
  }
}

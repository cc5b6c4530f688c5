package import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `draw`: what is written beside a picture.
package enum DrawWords {
  /// The frame of every view, as `tree` has it.
  package static func frames(_ layout: LaidOutDocument) -> [ViewID: Phrase] {
    let free = layout.freeParts
    return layout.document.layerOrder().awaited(each: 4).reduce(into: [:]) { remarks, view in
      guard let frame = layout.solution.frame(of: view) else { return }
      remarks[view] = Phrase(frame.text { free.mark($0, of: view) })
    }
  }

  /// What became of every view that moved or is gone, by view.
  package static func movements(_ change: Change, to new: LaidOutDocument) -> [ViewID: Phrase] {
    let free = new.freeParts
    return change.views.reduce(into: [:]) { remarks, movement in
      remarks[movement.view] = MovementRows.phrase(for: movement, free: free)
    }
  }

  /// The line of a constraint, and what is out of the ordinary about it.
  package static func constraint(_ handle: Handle, in layout: LaidOutDocument) -> Phrase {
    guard case .constraint(let id) = handle, let constraint = layout.document.constraints[id]
    else { return "" }
    let line = Phrase(EquationText(constraint.equation, in: layout.document).listing)
    let state = ConstraintStates(layout).phrase(for: constraint)
    return state.isEmpty ? line : "\(line)  \(state)"
  }

  package static func noConstraints(of view: ViewID, in document: Document) -> Phrase {
    let name = document.text(of: view)
    return Phrase(en: "no constraint mentions \(name)", ja: "\(name) に関わる制約はありません")
  }

  /// `iphone-15  393x852`.
  package static func title(of document: Document) -> Phrase {
    let device: Text = "\(Text(document.device), as: .heading)"
    guard document.device?.name != nil, let size = document.windowSize else {
      return Phrase(device)
    }
    return "\(device)  \(size.text)"
  }

  /// Around the points that a cell stands for.
  package static let scale: (before: Phrase, behind: Phrase) = (
    Phrase(en: "a cell is ", ja: "1 文字 = "), Phrase(en: " pt", ja: " pt")
  )

  /// Around the count of what is not listed.
  package static func more(see command: String) -> (before: Phrase, behind: Phrase) {
    (
      Phrase(en: "… and ", ja: "… ほか "),
      Phrase(en: " more: \(command, as: .command)", ja: " 個：\(command, as: .command)")
    )
  }

  package static let ambiguous = Phrase(en: "~ ambiguous", ja: "~ 曖昧")
  package static let conflicting = Phrase(en: "! in conflict", ja: "! 矛盾")
  package static let hidden = Phrase(en: "( ) hidden", ja: "( ) 非表示")
  package static let border = Phrase(en: "━ border", ja: "━ 枠線")

  private static let mostGoals = 4

  /// Where the task of a lesson wants the views, in numbers: the dots cannot show a view without a height.
  /// What the task leaves open is no part of it.
  package static func goal(_ goal: LaidOutDocument, from present: LaidOutDocument) -> [Phrase] {
    let free = goal.freeParts
    let moved = Change(from: present.solution, to: goal.solution).views
    let rows = moved.compactMap { movement -> Phrase? in
      let name = goal.document.text(of: movement.view)
      guard let frame = movement.new else {
        let gone = present.document.text(of: movement.view)
        return Phrase(en: "wanted: \(gone) removed", ja: "目標：\(gone) を取り外す")
      }
      let parts = RectPart.allCases.filter { !free.contains($0, of: movement.view) }
      guard !parts.isEmpty else { return nil }
      let list = parts.map { "\($0.name) \(frame[$0].inPoints)" }.joined(separator: ", ")
      return Phrase(en: "wanted: \(name) \(list)", ja: "目標：\(name) \(list)")
    }
    if rows.isEmpty {
      return [Phrase(en: "the task moves no view", ja: "課題で動くビューはありません")]
    }
    let rest = rows.count - mostGoals
    return rest > 0
      ? rows.prefix(mostGoals) + [Phrase(en: "wanted: \(rest) more", ja: "目標：ほか \(rest) 個")]
      : rows
  }

  package static let nothingMoved = Phrase(en: "nothing moved", ja: "動いたビューはありません")

  /// - Parameter views: Those of which nothing is seen.
  package static func outside(_ views: [ViewID], in document: Document) -> Phrase? {
    guard !views.isEmpty else { return nil }
    let names = document.list(views)
    return Phrase(
      en: "outside the window: \(names)", ja: "画面の外：\(names)")
  }
}

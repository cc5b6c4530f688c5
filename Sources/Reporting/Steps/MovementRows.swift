import AutoLayout
import Diagnosis
import Patience
import Prose

/// The frames that changed: `  title     y  48 → 40`.
struct MovementRows {
  let rows: [Report.Row]

  init(_ change: Change, from old: Document, to new: LaidOutDocument) {
    let free = new.freeParts
    // A log says nothing of the screen.
    let told = change.views.filter { $0.view != .root || !new.document.isOfLog }
    rows = told.awaitedMap(each: 8) { movement in
      let document = movement.new == nil ? old : new.document
      return Report.Row(
        detail: Phrase(document.text(of: movement.view)), [Self.phrase(for: movement, free: free)])
    }
  }

  /// Empty where nothing moved, or nothing of it is told.
  ///
  /// - Parameter rest: What shows those that are more than `limit`.
  func report(upTo limit: Int, rest command: Text) -> Report {
    if rows.isEmpty || limit == 0 { return Report() }
    let group = Report.RowGroup(rows).limited(to: limit) { RestWords.more($0, see: command) }
    return [.rows(group)]
  }

  static func phrase(for movement: Change.Movement, free: FreeParts) -> Phrase {
    let view = movement.view
    guard let new = movement.new else { return Phrase(en: "gone", ja: "レイアウトから外れました") }
    guard let old = movement.old else {
      return Phrase(new.text { free.mark($0, of: view) })
    }
    let parts = movement.parts.map { part -> Text in
      "\(part.name)  \(old[part]) → \(free.mark(part, of: view))\(new[part])"
    }
    return Phrase(parts.joined(separator: ", "))
  }
}

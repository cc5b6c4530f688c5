package import AutoLayout
package import Diagnosis
package import Prose

/// `conflicts`: every conflict with all its members, its sum and its repairs, numbered through.
package enum ConflictsReport {
  /// - Parameter showsFrames: Whether the frames are shown to whoever reads it.
  package static func make(_ layout: LaidOutDocument, showsFrames: Bool = true) -> Report {
    let conflicts = layout.conflicts
    if conflicts.isEmpty {
      return [.row(.ok, Phrase(en: "nothing is in conflict", ja: "矛盾はありません"))]
    }
    return Report(
      conflicts.flatMap { blocks(of: $0, in: layout, showsFrames: showsFrames) })
  }

  /// Those that a constraint takes part in; `nil` if there are none.
  package static func make(_ layout: LaidOutDocument, about handle: Handle) -> Report? {
    let conflicts = layout.conflicts.filter { conflict in
      conflict.broken == handle || conflict.members.contains { $0.handle == handle }
    }
    if conflicts.isEmpty { return nil }
    return Report(conflicts.flatMap { blocks(of: $0, in: layout, showsFrames: true) })
  }

  private static func blocks(
    of conflict: Conflict, in layout: LaidOutDocument, showsFrames: Bool
  ) -> [Report.Block] {
    ConflictWords.blocks(
      of: conflict, in: layout.document, members: nil,
      firstFix: layout.firstFix(of: .conflict(conflict)), showsFrames: showsFrames)
  }
}

/// `ambiguity`: everything that could be otherwise, why, and what would settle it; and the ties
/// behind it.
package enum AmbiguityReport {
  /// - Parameters:
  ///   - about: Those that are wanted; `nil` for all, and the ties.
  ///   - limit: How many are told of at most; `nil` for all.
  package static func make(
    _ layout: LaidOutDocument, about wanted: [Ambiguity]?, upTo limit: Int
  ) -> Report {
    let all = wanted ?? layout.ambiguities
    let blocks = all.prefix(limit).flatMap { AmbiguityWords.blocks(of: $0, in: layout.document) }
    if all.count <= limit { return Report(blocks) }
    let rest = RestWords.more(all.count - limit, see: Text("ambiguity", as: .command))
    return Report(blocks + [.row("", rest)])
  }

  package static func make(_ layout: LaidOutDocument) -> Report {
    let document = layout.document
    let blocks =
      layout.ambiguities.flatMap {
        AmbiguityWords.blocks(of: $0, in: document, number: $0.fix.flatMap(layout.number))
      }
      + layout.ties.map {
        TieWords.block(of: $0, in: document, number: $0.fix.flatMap(layout.number))
      }
    if !blocks.isEmpty { return Report(blocks) }
    return [.row(.ok, Phrase(en: "nothing is ambiguous", ja: "曖昧なものはありません"))]
  }
}

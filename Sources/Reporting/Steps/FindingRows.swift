import AutoLayout
import Diagnosis
import Prose

/// What became of the findings, each as a report of its own: first what is new or says something
/// new, then what is gone.
struct FindingRows {
  private(set) var reports: [Report] = []
  /// How many reports there would be without a limit.
  private(set) var count: Int

  /// All of them.
  ///
  /// - Parameters:
  ///   - old: The document before, for the names of what is gone.
  ///   - past: What those that are gone are told from.
  ///   - members: How many members of a conflict are listed at most; `nil` for all.
  init(
    _ changes: FindingChanges, from old: Document, in new: LaidOutDocument,
    goneIn past: LaidOutDocument,
    members: Int?
  ) {
    let present = changes.appeared + changes.changed
    reports = present.map { Self.report(on: $0, in: new, members: members) }
    reports += FindingWords.gone(changes.gone, in: past, before: old).map { Report([$0]) }
    count = reports.count
  }

  /// The first `limit` of them.
  ///
  /// - Parameters:
  ///   - old: The document before, for the names of what is gone.
  ///   - room: In lines: where the first one would be longer, fewer members are listed.
  ///   - repair: What stands behind the repairs of the first one.
  init(
    _ changes: FindingChanges, from old: Document, in new: LaidOutDocument, upTo limit: Int,
    room: Int,
    repair: Report.Block? = nil
  ) {
    let present = changes.appeared + changes.changed
    let gone = FindingWords.gone(changes.gone, in: new, before: old).map { Report([$0]) }
    count = present.count + gone.count
    // A line that says how many others there are has its place too.
    let room = count > 1 ? room - 1 : room
    reports = present.prefix(limit).enumerated().map { place, finding in
      place == 0
        ? Self.report(on: finding, in: new, fitting: room, repair)
        : Self.report(on: finding, in: new, members: Self.memberCounts[0])
    }
    reports += gone.prefix(limit)
  }

  /// How many members of a conflict are listed, if there is room; `conflicts` lists them all.
  private static let memberCounts = [8, 5, 3, 2]

  private static func report(
    on finding: Finding, in new: LaidOutDocument, fitting room: Int, _ repair: Report.Block?
  ) -> Report {
    var result = Report()
    for members in memberCounts {
      result = report(on: finding, in: new, members: members)
      if let repair { result.append(repair) }
      if StepReport.height(of: result) <= room { break }
    }
    return result
  }

  private static func report(
    on finding: Finding, in new: LaidOutDocument, members: Int?
  ) -> Report {
    Report(
      FindingWords.blocks(
        of: finding, in: new.document, members: members, firstFix: new.firstFix(of: finding)))
  }
}

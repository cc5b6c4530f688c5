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
  ///   - past: What those that are gone are told from.
  ///   - members: How many members of a conflict are listed at most; `nil` for all.
  init(_ changes: FindingChanges, in new: Depiction, goneIn past: Depiction, members: Int?) {
    let present = changes.appeared + changes.changed
    reports = present.map { Self.report(on: $0, in: new, members: members) }
    reports += FindingWords.gone(changes.gone, in: past).map { Report([$0]) }
    count = reports.count
  }

  /// The first `limit` of them.
  ///
  /// - Parameter room: In lines: where the first one would be longer, fewer members are listed.
  init(_ changes: FindingChanges, in new: Depiction, upTo limit: Int, room: Int) {
    let present = changes.appeared + changes.changed
    let gone = FindingWords.gone(changes.gone, in: new).map { Report([$0]) }
    reports = present.prefix(limit).map { finding in
      Self.report(on: finding, in: new, members: Self.manyMembers)
    }
    if let first = present.first, let report = reports.first,
      StepReport.height(of: report) > room
    {
      reports[0] = Self.report(on: first, in: new, members: Self.fewMembers)
    }
    reports += gone.prefix(limit)
    count = present.count + gone.count
  }

  /// Of a conflict with more members, `conflicts` lists them all.
  private static let manyMembers = 8
  private static let fewMembers = 3

  private static func report(
    on finding: Finding, in new: Depiction, members: Int?
  ) -> Report {
    Report(
      FindingWords.blocks(
        of: finding, in: new.document, members: members, firstFix: new.firstFix(of: finding)))
  }
}

import Prose
import Reporting

/// Where the app would crash, and what to do about it.
enum CrashReport {
  private static let most = 3

  /// Nothing where there are none.
  static func make(_ crashes: [CodeRecord.Failure]) -> Report {
    Report(
      crashes.prefix(most).flatMap { crash -> [Report.Block] in
        let row = Report.Block.row(
          StepReport.crash, CodeWords.crash(crash.reason, at: crash.place))
        return [row] + (crash.remedy.map { [Report.Block.row(CodeWords.repair, $0)] } ?? [])
      })
  }
}

extension Session {
  /// Whether the app would crash in the code that is open.
  package var endsInCrash: Bool { !history.codeRecord.crashes.isEmpty }
}

package import AutoLayout
package import Diagnosis
import Interchange
package import Prose

/// `log`: the conflicts as Xcode's console prints them, and which view stands at which address.
package enum LogReport {
  /// - Parameter subject: The view whose conflicts are wanted; `nil` for all.
  package static func make(_ layout: LaidOutDocument, about subject: ViewID?) -> Report {
    let document = layout.document
    let writer = ConsoleLogWriter(of: layout.solution)
    let conflicts = layout.conflicts.filter { conflict in
      subject.map { conflict.speaks(of: $0) } ?? true
    }
    let printed = conflicts.filter { !$0.members.isEmpty }
      .map { writer.report($0.members, breaking: $0.broken) }
    if conflicts.isEmpty { return silent(about: subject, in: document) }
    var report: Report = [.verbatim(printed.flatMap { $0.lines + [""] }.map { Text($0) })]
    let views = printed.flatMap(\.views)
    if !views.isEmpty { report.append(.row(namesLabel, names(of: views, in: document))) }
    if printed.count < conflicts.count {
      report.append(.row("", unproved(conflicts.count - printed.count)))
    }
    return report
  }

  private static let namesLabel = Phrase(en: "names", ja: "名前")

  /// UIKit's log has no names of views: whose addresses are there.
  private static func names(
    of views: [(ViewID, address: String)], in document: Document
  ) -> Phrase {
    var seen: Set<ViewID> = []
    return views.filter { seen.insert($0.0).inserted }
      .map { view, address in Phrase("\(document.text(of: view)) \(address)") }
      .joined(separator: Phrase(en: ", ", ja: "、"))
  }

  /// The first conflicts of a layout are proved, and only those are known by their members.
  private static func unproved(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count, of: "more conflict") can be printed once there are fewer",
      ja: "ほか \(count) 件は、矛盾が減ると出力できます")
  }

  private static func silent(about subject: ViewID?, in document: Document) -> Report {
    let words =
      subject.map(document.text(of:)).map { name in
        Phrase(en: "no conflict speaks of \(name)", ja: "\(name) に関わる矛盾はありません")
      }
      ?? Phrase(
        en: "nothing is in conflict: the console stays silent",
        ja: "矛盾はなく、コンソールには何も出力されません")
    return [.row(.ok, words)]
  }
}

extension Conflict {
  /// Whether a member is about the view or one of its guides. What is not proved is about nothing.
  fileprivate func speaks(of view: ViewID) -> Bool {
    members.contains { $0.equation.mentions(view) }
  }
}

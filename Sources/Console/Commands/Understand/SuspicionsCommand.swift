import AutoLayout
import Diagnosis
import Prose
import Reporting

/// `suspicions`: what solves and still looks like a mistake.
struct SuspicionsCommand: Command {
  static let signature = Signature(
    "suspicions", .understand, usage: ["[VIEW]"],
    summary: Phrase(
      en: "Lists what solves but looks like a mistake.",
      ja: "矛盾はなくても、誤りと思われるところを示します。"),
    details: Phrase(
      en:
        "Frames that were copied and went stale, or were copied before the layout; text and controls "
        + "that overlap or lie off the screen; constants and bounds the wrong way round; what is pinned "
        + "to a cell and not to its content view; views without a size, or with two ratios; cut text; "
        + "double gaps; sizes that fit this screen only; constraints between two reading directions, or of a view to itself; fields under the "
        + "keyboard; content that scrolls sideways; what sticks out of a cell that nothing closes. A step "
        + "names in one line what it brings of the most frequent.",
      ja: "コピーした後に古くなったフレーム、レイアウト前にコピーしたフレーム、重なりや画面外のテキストと部品、"
        + "符号や不等号が逆らしい制約、contentView でなくセル自体への固定、"
        + "大きさのないビュー、両立しない縦横比、切れた文字、二重の間隔、この画面でしか成り立たない寸法、読む向きの違うビューの間や自分自身との制約、"
        + "キーボードの下のフィールド、横にスクロールする中身、下端への制約がないセルからのはみ出しを探します。"
        + "よくあるものは、それが生じた手順でも一行で知らせます。"),
    options: [.init("VIEW", means: Phrase(en: "only about this one", ja: "このビューに関するものだけ"))],
    parameters: [.viewOrLayer],
    examples: [
      .init("suspicions", after: ["add view box", "box.width == 0"]),
      .init("suspicions box", after: ["add view box"]),
    ],
    counterpart: "Xcode: View Debugger, Runtime Issues",
    related: ["conflicts", "ambiguity", "timeline", "layers"])

  private let subject: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    subject = arguments.isAtEnd ? nil : try arguments.viewOrLayer()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let found = try snapshot.suspicions(about: subject)
    let repairs = try Repairs(on: snapshot)
    var report =
      subject == nil ? CrashReport.make(snapshot.history.codeRecord.crashes) : Report()
    if report.isEmpty || !found.isEmpty {
      report.append(
        contentsOf: SuspicionsReport.make(found, about: subject, in: snapshot.document) {
          repairs.number(of: $0)
        })
    }
    var outcome = Outcome(reports: [report])
    outcome.showsRepairNumbers = found.contains { repairs.number(of: $0) != nil }
    return outcome
  }
}

extension Snapshot {
  /// - Parameter subject: `nil` for all.
  func suspicions(about subject: ViewID?) throws(LineFailure) -> [Suspicion] {
    let all = try ask { () throws(LayoutFailure) in
      try Suspicions(in: solution, isCancelled: surroundings.isCancelled).all
    }
    guard let subject else { return all }
    return all.filter { $0.views.contains(subject) }
  }
}

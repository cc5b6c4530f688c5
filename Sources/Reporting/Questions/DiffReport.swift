package import Diagnosis
package import Prose

/// `diff`: what differs between two moments: the device, views, frames, constraints, findings. As
/// much of it as a screen takes, or all of one part.
package enum DiffReport {
  package enum Part: String, CaseIterable, Sendable {
    case views
    case frames
    case constraints
    case findings
  }

  /// A step with what its document came to.
  package struct Moment {
    package var step: Int
    package var layout: LaidOutDocument

    package init(step: Int, _ layout: LaidOutDocument) {
      self.step = step
      self.layout = layout
    }
  }

  /// - Parameter part: To be told alone and whole; `nil` for all that differs.
  package static func make(from old: Moment, to new: Moment, only part: Part?) -> Report {
    let differences = Differences(from: old.layout, to: new.layout)
    let heading = Phrase(
      en: "from step \(old.step) to step \(new.step)", ja: "手順 \(old.step) から手順 \(new.step)")
    let head: Report.Block = .row(Phrase(en: "diff", ja: "違い"), heading)
    // Alone, nothing of it is left out.
    let members = part == nil ? 4 : nil
    var sections = Part.allCases.filter { part == nil || part == $0 }.map {
      Section(
        $0, differences, members: members,
        rest: Text("diff \(old.step) \(new.step) \($0.rawValue)", as: .command))
    }
    let world = part == nil ? differences.world : []
    sections = sections.filter { !$0.isEmpty }
    if sections.isEmpty && world.isEmpty {
      return [head, .row("", Phrase(en: "nothing differs", ja: "違いはありません"))]
    }
    var report = Report([head] + world)
    if part == nil { fit(&sections, into: screen - StepReport.height(of: report)) }
    for section in sections { report.append(contentsOf: section.report) }
    return report
  }

  /// Lines of a terminal.
  private static let screen = 24

  /// Shortens the sections, the highest first, until they fit together.
  private static func fit(_ sections: inout [Section], into room: Int) {
    for index in sections.indices { sections[index].show(atMost: room) }
    var heights = sections.map { StepReport.height(of: $0.report) }
    while heights.reduce(0, +) > room {
      let candidates = sections.indices.filter { sections[$0].canShrink }
      guard let highest = candidates.max(by: { heights[$0] < heights[$1] }) else { return }
      sections[highest].shrink()
      heights[highest] = StepReport.height(of: sections[highest].report)
    }
  }
}

/// One part of a difference, cut to so many rows or findings.
private struct Section {
  private enum Content {
    case rows([Report.Row])
    case findings([Report])
  }

  private let content: Content
  private let rest: Text
  private var shown: Int

  init(_ part: DiffReport.Part, _ differences: Differences, members: Int?, rest: Text) {
    content =
      switch part {
      case .views: .rows(differences.views)
      case .frames: .rows(differences.frames)
      case .constraints: .rows(differences.constraints)
      case .findings: .findings(differences.findings(members: members))
      }
    self.rest = rest
    shown = .max
  }

  private var count: Int {
    switch content {
    case .rows(let rows): rows.count
    case .findings(let findings): findings.count
    }
  }

  var isEmpty: Bool { count == 0 }

  mutating func show(atMost limit: Int) { shown = min(shown, count, max(limit, 1)) }

  /// The first finding is always there.
  var canShrink: Bool {
    if case .findings = content { return shown > 1 }
    return shown > 0
  }

  mutating func shrink() { shown = min(shown, count) - 1 }

  var report: Report {
    let more = { (count: Int) in RestWords.more(count, see: rest) }
    return switch content {
    case .rows(let rows): [.rows(Report.RowGroup(rows).limited(to: shown, rest: more))]
    case .findings(let findings):
      [.abridged(Report.Abridged(findings).limited(to: shown, rest: more))]
    }
  }
}

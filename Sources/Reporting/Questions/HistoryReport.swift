import Patience
package import Prose

/// `history`: every step with its line, the branches drawn, marks and where one is.
package enum HistoryReport {
  package struct Entry: Hashable, Sendable {
    package var step: Int
    /// What was typed; empty for a start.
    package var line: String
    /// The step before; `nil` for a start.
    package var parent: Int?
    package var marks: [String]

    package init(step: Int, line: String, parent: Int?, marks: [String]) {
      self.step = step
      self.line = line
      self.parent = parent
      self.marks = marks
    }
  }

  /// - Parameter entries: In the order of their steps, each after its parent.
  package static func make(_ entries: [Entry], current: Int) -> Report {
    var drawn: [Report.Tree.Node] = []
    let widest = entries.map { String($0.step).count }.max() ?? 1
    let children = Dictionary(grouping: entries.filter { $0.parent != nil }) { $0.parent ?? 0 }
    for start in entries where start.parent == nil {
      let outline = HistoryOutline(of: children, from: start).nodes
      let above = [nil] + outline.map { $0.0.step }
      let nodes = zip(outline, above).awaitedMap { node, above in
        let (entry, depth) = node
        let parent = entry.parent == above ? nil : entry.parent
        return Report.Tree.Node(
          depth: depth, Phrase(number(entry.step, in: widest)) + phrase(for: entry.line),
          marks(on: entry, after: parent, isRestart: entry.parent == nil, current))
      }
      drawn += nodes
    }
    return [.tree(Report.Tree(drawn))]
  }

  /// Right-aligned, with the gap before the line.
  private static func number(_ step: Int, in width: Int) -> Text {
    let digits = String(step)
    return Text(String(repeating: " ", count: max(0, width - digits.count)) + digits + "  ")
  }

  /// The first line of what was typed, cut where it is long.
  static func phrase(for line: String) -> Phrase {
    if line.isEmpty { return Phrase(en: "an empty document", ja: "空のレイアウト") }
    let lines = line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = TextWidth.truncated(String(lines.first ?? ""), to: 56)
    let text = Phrase(Text(first, as: .code))
    if lines.count < 2 { return text }
    return text + Phrase(en: " (\(lines.count, of: "line"))", ja: "（\(lines.count) 行）")
  }

  /// - Parameters:
  ///   - parent: The step before, where it is not the one drawn above.
  ///   - isRestart: Whether it follows none of the steps drawn above.
  private static func marks(
    on entry: Entry, after parent: Int?, isRestart: Bool, _ current: Int
  ) -> Phrase {
    var parts = entry.marks.map { Phrase(Text($0, as: .name)) }
    if isRestart, !entry.line.isEmpty {
      parts.append(Phrase(en: "from an empty document", ja: "空の状態から"))
    }
    if let parent { parts.append(Phrase(en: "after step \(parent)", ja: "手順 \(parent) の続き")) }
    if entry.step == current { parts.append(Phrase(en: "you are here", ja: "現在地")) }
    return parts.isEmpty ? "" : "← \(parts.joined(separator: Phrase(en: ", ", ja: "、")))"
  }
}

/// The order in which a tree of steps is drawn: one way stands at one depth; where several go on
/// from a step, all but the last are drawn below it, one level deeper, before the last goes on.
private struct HistoryOutline {
  private(set) var nodes: [(HistoryReport.Entry, depth: Int)] = []

  /// - Parameter children: The entries that have a parent, by its step.
  init(of children: [Int: [HistoryReport.Entry]], from start: HistoryReport.Entry) {
    var pending: [(HistoryReport.Entry, depth: Int)] = [(start, 0)]
    while let (entry, depth) = pending.popLast() {
      nodes.append((entry, depth))
      let next = children[entry.step] ?? []
      if let last = next.last { pending.append((last, depth)) }
      for branch in next.dropLast().reversed() { pending.append((branch, depth + 1)) }
    }
  }
}

import AutoLayout
package import Diagnosis
package import Prose

/// The last line of a step: how many constraints there are, and what is not in order.
package enum StateLine {
  /// - Parameter old: The layout before the step. A list that is cut is not repeated where it is the
  ///   same as then.
  /// - Parameter isUnexplained: Whether a log reports a conflict that its lines do not show.
  static func block(
    for layout: LaidOutDocument, since old: LaidOutDocument? = nil, endsApp: Bool = false,
    isUnexplained: Bool = false
  ) -> Report.Block {
    let count = layout.activeCount
    let counted = Phrase(en: "\(count, of: "constraint")", ja: "制約 \(count) 個")
    let constraints = counted + waiting(in: layout)
    let missed = missed(in: layout, since: old)
    let loop = layout.document.layoutLoop.map(LoopWords.state) ?? ""
    let end = endsApp ? Phrase(en: "the app crashes", ja: "アプリは異常終了") : ""
    let untold = isUnexplained && layout.conflicts.isEmpty ? unexplained : ""
    let troubles = [
      end, loop, broken(in: layout), untold, ambiguous(in: layout, since: old),
    ].filter { !$0.isEmpty }
    let left = layout.findings.isAbridged ? [abridged] : []
    if troubles.isEmpty {
      let fine =
        isOpenByLog(layout)
        ? openByLog
        : Phrase(
          en: ", nothing ambiguous, nothing in conflict", ja: "、曖昧なし、矛盾なし")
      let rest = (missed.isEmpty ? [] : [missed]) + left
      return .row(.ok, ([constraints + fine] + rest).joined(separator: .listsSeparator))
    }
    let parts =
      [constraints] + troubles + (missed.isEmpty ? [] : [missed]) + left
    return .row(Phrase(en: "state", ja: "状態"), parts.joined(separator: .listsSeparator))
  }

  /// Where the findings are abridged. The command looks at the rest.
  private static var abridged: Phrase {
    let command = Text("conflicts", as: .command)
    return Phrase(
      en: "not all of it looked at (\(command) goes on)", ja: "一部は未調査（続きは \(command)）")
  }

  /// The same as a sentence.
  static func sentence(for layout: LaidOutDocument) -> Phrase {
    guard case .rows(let group) = block(for: layout) else { return "" }
    return group.rows.flatMap(\.cells).joined() + Phrase(en: ".", ja: "。")
  }

  /// `, 2 waiting (assumptions)`: which for what, that command says.
  private static func waiting(in layout: LaidOutDocument) -> Phrase {
    let count = layout.waitingCount
    if count == 0 { return "" }
    let command = Text("assumptions", as: .command)
    return Phrase(
      en: ", \(count) waiting (\(command))", ja: "、うち \(count) 個は値待ち（\(command)）")
  }

  private static func broken(in layout: LaidOutDocument) -> Phrase {
    let broken = layout.broken
    if broken.isEmpty { return "" }
    return Phrase(en: "broken: ", ja: "除外：")
      + list(broken.prefix(shown).map(layout.document.handleText), of: broken.count)
  }

  /// A log prints what is in conflict and leaves all else open: that is no trouble of the layout.
  private static func isOpenByLog(_ layout: LaidOutDocument) -> Bool {
    layout.document.isOfLog && !layout.ambiguities.isEmpty
  }

  private static var unexplained: Phrase {
    let command = Text("conflicts", as: .command)
    return Phrase(
      en: "without the conflict that the log reports (\(command))",
      ja: "ログが報告する矛盾は現れていません（\(command)）")
  }

  private static var openByLog: Phrase {
    let command = Text("ambiguity", as: .command)
    return Phrase(
      en: ", nothing in conflict; the log leaves the rest open (\(command))",
      ja: "、矛盾なし（ほかはログに書かれていません：\(command)）")
  }

  private static func ambiguous(in layout: LaidOutDocument, since old: LaidOutDocument?) -> Phrase {
    let ambiguities = layout.ambiguities
    if ambiguities.isEmpty || isOpenByLog(layout) { return "" }
    let label = Phrase(en: "ambiguous: ", ja: "曖昧：")
    let isSame =
      ambiguities.count == old?.ambiguities.count
      && zip(ambiguities, old?.ambiguities ?? []).allSatisfy { new, old in
        new.part == old.part && new.item == old.item
      }
    if isSame, compared.contains(ambiguities.count) { return label + same(ambiguities.count) }
    return label + Self.ambiguities(in: layout)
  }

  private static func same(_ count: Int) -> Phrase {
    Phrase(en: "the same \(count) as before", ja: "前と同じ \(count) 件")
  }

  /// What is ambiguous, by name as far as it fits.
  package static func ambiguities(in layout: LaidOutDocument) -> Phrase {
    let names = layout.ambiguities.prefix(shown).map {
      layout.document.text(of: $0.part, of: $0.item)
    }
    return list(names, of: layout.ambiguities.count)
  }

  private static func missed(in layout: LaidOutDocument, since old: LaidOutDocument?) -> Phrase {
    let missed = layout.missed(first: shown)
    if missed.count == 0 { return "" }
    let label = Phrase(en: "missed: ", ja: "未達：")
    if compared.contains(missed.count), let old = old?.missed(first: missed.count),
      old == layout.missed(first: missed.count)
    {
      return label + same(missed.count)
    }
    return label
      + list(missed.handles.map(layout.document.handleText), of: missed.count)
  }

  /// How many of a kind are named, so that the line stays one.
  private static let shown = 4
  /// So many can be the same as before: no more than it costs nothing to compare.
  private static let compared = shown + 1...100

  private static func list(_ names: [Text], of count: Int) -> Phrase {
    let named = names.map { Phrase($0) }.joined(separator: Phrase(en: ", ", ja: "、"))
    let rest = count - names.count
    return rest > 0 ? named + Phrase(en: " and \(rest) more", ja: " ほか \(rest) 件") : named
  }
}

extension LaidOutDocument {
  /// Whether there are views, and none of them is in the root view: line by line, code makes many before
  /// there is a layout of which something could be said.
  var hasNothingInView: Bool {
    document.view(.root)?.subviews.isEmpty == true && activeCount == 0
      && document.views.count > Document().views.count
  }
}

import AutoLayout
import Diagnosis
import Patience
import Prose

/// Everything that differs between two moments, in words.
struct Differences {
  private let old: LaidOutDocument
  private let new: LaidOutDocument
  private let matching: Correspondence

  /// What one thing takes that is compared, in things looked at.
  private static let work = 8

  init(from old: LaidOutDocument, to new: LaidOutDocument) {
    self.old = old
    self.new = new
    matching = Correspondence(from: old.document, to: new.document)
  }

  /// The device, the orientation, the bars, the reading direction.
  var world: [Report.Block] {
    let edits = new.document.worldEdits(from: old.document)
    var scribe = EditScribe(old: old.document, new: new.document)
    let words = edits.map { scribe.entry(for: $0).words }
    return words.isEmpty
      ? []
      : [.row(Phrase(en: "screen", ja: "画面"), words.joined(separator: .clauseSeparator))]
  }

  var frames: [Report.Row] {
    let change = Change(from: old.solution, to: new.solution, matching: matching)
    return MovementRows(change, from: old.document, to: new).rows
  }

  /// - Parameter members: How many members of a conflict are listed at most; `nil` for all.
  func findings(members: Int?) -> [Report] {
    let changes = FindingChanges(from: old.findings, to: new.findings)
    return matching.isIdentity
      ? FindingRows(changes, from: old.document, in: new, goneIn: new, members: members).reports
      : FindingRows(byWords, from: old.document, in: new, goneIn: old, members: members).reports
  }

  /// Where numbers do not mean the same in both, findings are the same that say the same.
  private var byWords: FindingChanges {
    func words(_ finding: Finding, in layout: LaidOutDocument) -> Report {
      Report(
        FindingWords.blocks(of: finding, in: layout.document, members: nil, firstFix: 1))
    }
    let before = Set(old.findings.awaitedMap(each: Self.work) { words($0, in: old) })
    let after = Set(new.findings.awaitedMap(each: Self.work) { words($0, in: new) })
    var changes = FindingChanges(from: old.findings, to: new.findings)
    changes.appeared = new.findings.awaited(each: Self.work).filter {
      !before.contains(words($0, in: new))
    }
    changes.changed = []
    changes.gone = old.findings.awaited(each: Self.work).filter {
      !after.contains(words($0, in: old))
    }
    return changes
  }
}

// MARK: Views

extension Differences {
  var views: [Report.Row] {
    let present = new.document.views.values
    let remaining = Set(present.compactMap { matching.old(of: $0.id) })
    let removed = old.document.views.values.filter { !remaining.contains($0.id) }
    let words = present.awaited(each: Self.work).compactMap(change) + removed.awaitedMap(gone)
    return words.enumerated().map { position, phrase in
      Report.Row(position == 0 ? Phrase(en: "views", ja: "ビュー") : "", [phrase])
    }
  }

  private func gone(_ view: View) -> Phrase {
    Phrase("\("-", as: .removed) \(old.document.text(of: view.id))")
  }

  /// What became of a view; `nil` where nothing did.
  private func change(of view: View) -> Phrase? {
    guard let before = matching.old(of: view.id).flatMap(old.document.view) else {
      return added(view)
    }
    let words = ViewChangeWords(
      name: new.document.text(of: view.id), before: before, document: new.document)
    let parts =
      [
        renamed(view, from: before), remade(view, from: before), placed(view, from: before),
        reordered(view, from: before),
        varied(view, from: before), followed(view, from: before),
      ]
      .compactMap(\.self) + view.changes(from: before).map(words.phrase).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: .clauseSeparator)
  }

  private func added(_ view: View) -> Phrase {
    let name = new.document.text(of: view.id)
    let sign: Text = "\("+", as: .added) \(view.kind.name) \(name)"
    guard let superview = view.superview.map(new.document.text) else {
      return Phrase(en: "\(sign), in no view", ja: "\(sign)（どのビューにも入っていない）")
    }
    return Phrase(en: "\(sign) in \(superview)", ja: "\(sign)（\(superview) の中）")
  }

  private func renamed(_ view: View, from before: View) -> Phrase? {
    if view.name == before.name { return nil }
    let (name, other) = (new.document.text(of: view.id), Text(before.name, as: .name))
    return Phrase(en: "\(name) was called \(other)", ja: "\(name) の元の名前は \(other)")
  }

  /// Views that are paired by their names need not be of one kind.
  private func remade(_ view: View, from before: View) -> Phrase? {
    if view.kind == before.kind { return nil }
    return Phrase(
      "\(new.document.text(of: view.id)): \(before.kind.name) → \(view.kind.name)")
  }

  private func placed(_ view: View, from before: View) -> Phrase? {
    if view.superview.flatMap(matching.old) == before.superview { return nil }
    let name = new.document.text(of: view.id)
    let (source, target) = (
      before.superview.map(old.document.text), view.superview.map(new.document.text)
    )
    return switch (source, target) {
    case (let source?, let target?):
      Phrase(
        en: "\(name) moved from \(source) to \(target)", ja: "\(name) を \(source) から \(target) へ移動")
    case (_?, nil) where new.document.isUninstalled(view.id):
      Phrase(en: "\(name) uninstalled", ja: "\(name) をアンインストール")
    case (nil, _?) where old.document.isUninstalled(before.id):
      Phrase(en: "\(name) installed", ja: "\(name) をインストール")
    case (let source?, nil):
      Phrase(en: "\(name) removed from \(source)", ja: "\(name) を \(source) から取り外し")
    case (nil, let target?):
      Phrase(en: "\(name) added to \(target)", ja: "\(name) を \(target) に追加")
    case (nil, nil): nil
    }
  }

  /// For which size classes it is installed.
  private func varied(_ view: View, from before: View) -> Phrase? {
    let classes = view.variations.installed
    if classes == before.variations.installed { return nil }
    var scribe = EditScribe(old: old.document, new: new.document)
    return scribe.entry(for: .installViews([view.id], in: classes)).words
  }

  /// What is done after its layout.
  private func followed(_ view: View, from before: View) -> Phrase? {
    let now = new.document.callbacks[view.id]
    if now == old.document.callbacks[before.id] { return nil }
    return CallbackWords(document: new.document)
      .phrase(for: now, of: new.document.text(of: view.id))
  }

  /// Of the subviews and layers that both have.
  private func reordered(_ view: View, from before: View) -> Phrase? {
    let now = view.sublayers.compactMap(matching.old)
    let (common, past) = (Set(now).intersection(before.sublayers), before.sublayers)
    if now.filter(common.contains) == past.filter(common.contains) { return nil }
    let name = new.document.text(of: view.id)
    return Phrase(
      en: "the subviews of \(name) stand in another order", ja: "\(name) のサブビューの順序を変更")
  }
}

// MARK: Constraints

extension Differences {
  /// Constraints, and values that have a name.
  var constraints: [Report.Row] {
    let present = new.document.constraints.values
    let remaining = Set(present.compactMap { matching.old(of: $0.id) })
    let removed = old.document.constraints.values.filter { !remaining.contains($0.id) }
    let rows =
      present.awaited(each: Self.work).compactMap { constraint in
        change(of: constraint).map { (constraint.id, $0) }
      }
      + removed.awaitedMap(each: Self.work) {
        ($0.id, row("\("-", as: .removed) ", $0, in: old.document))
      }
    return rows.sorted { $0.0 < $1.0 }.map(\.1) + values
  }

  private func row(
    _ sign: Text, _ constraint: Constraint, in document: Document, _ more: [Phrase] = []
  ) -> Report.Row {
    let name = document.handleText(constraint.id)
    let line = Phrase(EquationText(constraint.equation, in: document).listing)
    return Report.Row(detail: Phrase(sign + name), [line] + more)
  }

  private func change(of constraint: Constraint) -> Report.Row? {
    guard let before = matching.old(of: constraint.id).flatMap(old.document.constraint) else {
      let note = constraint.isActive ? [] : [Phrase(en: "inactive", ja: "無効")]
      return row("\("+", as: .added) ", constraint, in: new.document, note)
    }
    let words =
      lineChanges(of: constraint, from: before) + stateChanges(of: constraint, from: before)
    if words.isEmpty { return nil }
    let changes = words.joined(separator: .clauseSeparator)
    return row("", constraint, in: new.document, [changes])
  }

  private func lineChanges(of constraint: Constraint, from before: Constraint) -> [Phrase] {
    guard hasSameTerms(constraint, before), constraint.waiting == before.waiting else {
      let line = EquationText(before.equation, in: old.document).listing
      return [Phrase(en: "was \(line)", ja: "以前は \(line)")]
    }
    var parts: [Phrase] = []
    if constraint.constant != before.constant {
      parts.append(Phrase("constant \(before.constant) → \(constraint.constant)"))
    }
    if constraint.priority != before.priority {
      parts.append(Phrase("\(before.priority.text) → \(constraint.priority.text)"))
    }
    return parts
  }

  /// Whether both relate the same anchors, whatever their views are called.
  private func hasSameTerms(_ constraint: Constraint, _ before: Constraint) -> Bool {
    func was(_ anchor: Anchor?) -> Anchor? {
      guard let anchor, let view = matching.old(of: anchor.item.view) else { return nil }
      return Anchor(Item(view, guide: anchor.item.guide), anchor.attribute)
    }
    return was(constraint.first) == before.first && was(constraint.second) == before.second
      && constraint.relation == before.relation && constraint.multiplier == before.multiplier
  }

  private func stateChanges(of constraint: Constraint, from before: Constraint) -> [Phrase] {
    var parts: [Phrase] = []
    if constraint.name != before.name {
      let name = old.document.handleText(before.id)
      parts.append(Phrase(en: "was called \(name)", ja: "元の名前は \(name)"))
    }
    if constraint.isActive != before.isActive { parts.append(activity(of: constraint)) }
    if constraint.variation != before.variation {
      parts.append(Phrase("in \(constraint.variation?.text ?? "any")"))
    }
    if constraint.identifier != before.identifier {
      parts.append(Phrase("identifier = \(Text(quoting: constraint.identifier))"))
    }
    return parts
  }

  private func activity(of constraint: Constraint) -> Phrase {
    if constraint.isActive { return Phrase(en: "activated", ja: "有効化") }
    guard let loss = constraint.loss else { return Phrase(en: "deactivated", ja: "無効化") }
    let view = new.document.text(of: loss.view)
    return Phrase(en: "went with \(view)", ja: "\(view) とともに外れた")
  }

  /// `let` values.
  private var values: [Report.Row] {
    let names = Set(old.document.names.sorted + new.document.names.sorted).sorted()
    return names.compactMap { name in
      let (before, now) = (value(name, in: old.document), value(name, in: new.document))
      if before == now { return nil }
      let label = Phrase(Text(name, as: .name))
      return switch (before, now) {
      case (let before?, let now?): Report.Row(detail: label, [Phrase("\(before) → \(now)")])
      case (let before?, nil):
        Report.Row(detail: "\("-", as: .removed) \(label)", [Phrase(before)])
      case (nil, let now?): Report.Row(detail: "\("+", as: .added) \(label)", [Phrase(now)])
      case (nil, nil): nil
      }
    }
  }

  private func value(_ name: String, in document: Document) -> Text? {
    guard case .value(let value) = document.names[name] else { return nil }
    return value.text(in: document)
  }
}

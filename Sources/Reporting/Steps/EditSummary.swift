package import AutoLayout
package import Prose

/// What the edits of one step did, in one line: `+ c9  title.width == 500`, `gap.constant 8 → 0`.
package enum EditSummary {
  package static func phrase(
    for edits: [Edit], from old: Document, to new: Document
  ) -> Phrase {
    var scribe = EditScribe(old: old, new: new)
    let edits = edits.withoutPauses.withLastValues.withoutCodeOfChanges
    let all = edits.map { (edit: $0, entry: scribe.entry(for: $0)) }
    let entries = all.filter { !$0.edit.isOfStage }.map(\.entry)
    let told = merged(entries).filter { !$0.words.isEmpty }
    if told.count <= mostInFull {
      return told.map(\.words).joined(separator: .clauseSeparator)
    }
    return grouped(told)
  }

  /// Up to so many edits are told one by one.
  private static let mostInFull = 3

  /// What only completes an edit is not told of: the activation of a new constraint.
  private static func merged(_ entries: [EditScribe.Entry]) -> [EditScribe.Entry] {
    var added: Set<String> = []
    var arranged: Set<ViewID> = []
    return entries.filter { entry in
      if case .arranged(let stack) = entry.kind { return arranged.insert(stack).inserted }
      if case .added(let name) = entry.kind { added.insert(name) }
      if case .activated(let names) = entry.kind { return !added.isSuperset(of: names) }
      return true
    }
  }

  /// `+ title photo, + c1 c2 c3, 4 other changes`.
  private static func grouped(_ entries: [EditScribe.Entry]) -> Phrase {
    var names: [EditScribe.Entry.Sign: [Text]] = [:]
    var others = 0
    for entry in entries {
      if let sign = entry.sign {
        names[sign, default: []].append(entry.name)
      } else {
        others += 1
      }
    }
    var parts = EditScribe.Entry.Sign.allCases.compactMap { sign in
      names[sign].map { sign.phrase(for: $0) }
    }
    if others > 0 {
      parts.append(
        parts.isEmpty
          ? Phrase(en: "\(others, of: "change")", ja: "変更 \(others) 件")
          : Phrase(en: "\(others, of: "other change")", ja: "ほかの変更 \(others) 件"))
    }
    return parts.joined(separator: Phrase(en: ", ", ja: "、"))
  }
}

extension EditScribe.Entry {
  /// What is told of many by their names alone.
  enum Sign: Hashable, CaseIterable {
    case addedView, removedView, addedConstraint, removedConstraint, addedCode

    fileprivate func phrase(for names: [Text]) -> Phrase {
      let mark =
        self == .removedView || self == .removedConstraint
        ? Text("-", as: .removed) : Text("+", as: .added)
      if self == .addedCode {
        return Phrase(
          en: "\(mark) \(names.count, of: "declaration")", ja: "\(mark) 宣言 \(names.count) 個")
      }
      if names.count <= 6 { return Phrase("\(mark) \(names.joined(separator: " "))") }
      let isView = self == .addedView || self == .removedView
      return isView
        ? Phrase(en: "\(mark) \(names.count, of: "view")", ja: "\(mark) ビュー \(names.count) 個")
        : Phrase(
          en: "\(mark) \(names.count, of: "constraint")", ja: "\(mark) 制約 \(names.count) 個")
    }
  }
}

extension Edit {
  /// Whether it only puts a view of code where it can be seen.
  fileprivate var isOfStage: Bool {
    if case .addConstraint(let new) = self { new.isOfStage } else { false }
  }
}

extension [Edit] {
  /// A priority may not cross 1000 while its constraint is active, so a repair takes the constraint
  /// out, changes it and puts it back: what is told is the change.
  fileprivate var withoutPauses: [Edit] {
    var told: [Edit] = []
    for edit in self {
      if case .activate(let ids) = edit, told.count >= 2,
        case .setPriority(let id, _) = told[told.count - 1],
        ids == [id], told[told.count - 2] == .deactivate(ids)
      {
        told.remove(at: told.count - 2)
      } else {
        told.append(edit)
      }
    }
    return told
  }

  /// Without the declarations of code that also did something: that is what is told.
  fileprivate var withoutCodeOfChanges: [Edit] {
    let told = filter { if case .keepCodeState = $0 { false } else { true } }
    let others = told.filter { if case .keepCode = $0 { false } else { true } }
    if others.isEmpty { return told.isEmpty ? self : told }
    return others
  }

  /// Without the values in between that variables were given.
  fileprivate var withLastValues: [Edit] {
    var places: [String: Int] = [:]
    var told: [Edit] = []
    for edit in self {
      guard case .define(let name, _, isVariable: true) = edit else {
        told.append(edit)
        continue
      }
      if let place = places[name] {
        told[place] = edit
      } else {
        places[name] = told.count
        told.append(edit)
      }
    }
    return told
  }
}

package import AutoLayout
import Interchange
package import Prose

/// Code that is changed until it makes another layout.
///
/// Nothing is guessed: a change is written in the ways in which somebody might write it, the texts are
/// carried out again each time, and the first way that does just this and nothing else is taken.
package struct CodeRevision {
  /// The texts as they are by now, and what they come to.
  private(set) var state: ExecutedCode
  /// The same before anything was changed.
  private var opened: ExecutedCode
  /// The functions that a change was written into and that serve others, too.
  private var shared: [SharedFunction] = []
  /// How many more proposals are tried; each carries out all texts.
  private var attempts = 400

  /// The code, and behind it the storyboards and xibs that belong to it.
  package var texts: [CodeSource] { state.texts + state.interfaces }
  /// What else the changes change, besides what is shown.
  package var remarks: [Phrase] { shared.map(\.words) }
  /// What they come to.
  package var document: Document { state.document }

  /// - Parameters:
  ///   - start: The document on which the texts are carried out, with all that is assumed.
  ///   - chosen: The screen that is shown, by its name.
  package init(
    of texts: [CodeSource], with resources: Resources, earlier: [CodeSource], on start: Document,
    step: Int, chosen: String?, isCancelled: @escaping () -> Bool
  ) throws(RunFailure) {
    state = try ExecutedCode(
      texts,
      ExecutedCode.Conditions(
        earlier: earlier, start: start, step: step, chosen: chosen, resources: resources,
        isCancelled: isCancelled))
    opened = state
  }

  /// Goes on after the code has run once more: what that does is no change to the texts.
  package mutating func run(_ triggers: [CodeTrigger]) throws(RunFailure) {
    if triggers.isEmpty { return }
    let isUnchanged = opened.texts == state.texts && opened.interfaces == state.interfaces
    opened = try opened.running(triggers)
    state = isUnchanged ? opened : try state.running(triggers)
  }

  /// Changes the texts by what has become of a document.
  ///
  /// - Parameter reacted: What the app's own code has made of that: whatever it does comes with the change.
  /// - Returns: What no line of them can say.
  package mutating func follow(
    from old: Document, to new: Document, reacted: Document? = nil
  ) throws(RunFailure) -> [Phrase] {
    var unwritten: [Phrase] = []
    let known = old.named(as: opened.document)
    let naming = new.named(like: known)
    let coming = reacted.map {
      LayoutSignature(of: naming).difference(to: LayoutSignature(of: $0.named(like: known)))
    }
    for group in ChangeGroup.all(from: known, to: naming, in: state)
    where try !write(group, in: naming, with: coming) {
      let parts = group.parts(from: known, to: naming)
      for part in parts.isEmpty ? [group] : parts {
        if !parts.isEmpty, try write(part, in: naming, with: coming) { continue }
        unwritten += part.changes.map {
          WritingWords.unwritten(
            $0, in: new, of: old, speaksOfRoot: state.speaksOfRoot, isOfData: isOfData($0))
        }
      }
    }
    for view in naming.callbacks.changes(from: known.callbacks).map(\.key).sorted() {
      guard let callback = naming.callbacks[view] else { continue }
      unwritten.append(WritingWords.callback(callback, of: view, in: new))
    }
    return unwritten
  }

  /// Whether the code takes from its data what is changed.
  private func isOfData(_ change: DocumentChange) -> Bool {
    guard case .property(_, let property) = change else { return false }
    return PropertyRepairs(of: property, in: state).isTakenFromData
  }

  private mutating func write(
    _ group: ChangeGroup, in document: Document, with coming: (gone: [String], new: [String])?
  ) throws(RunFailure) -> Bool {
    guard let wanted = state.signature.replacing(group.gone, with: group.new) else { return false }
    let reacted = coming.flatMap { wanted.replacing($0.gone, with: $0.new) } ?? wanted
    for edits in Repairs(of: group, in: document, to: state).proposals {
      guard attempts > 0 else { return false }
      attempts -= 1
      let revised = try state.applying(edits)
      if [wanted, reacted].contains(revised.signature), revised.troubles <= state.troubles {
        for function in edits.compactMap({ SharedFunction(changedBy: $0, in: state.files) })
        where !shared.contains(function) {
          shared.append(function)
        }
        state = revised
        return true
      }
    }
    return false
  }
}

/// Changes of one kind that belong together: all constraints of one call are changed alike, or something
/// is changed alone.
struct ChangeGroup {
  private(set) var changes: [DocumentChange]
  /// What the layout says no more, and what it says instead.
  private(set) var gone: [String] = []
  private(set) var new: [String] = []

  private init(_ change: DocumentChange, from old: Document, to new: Document) {
    changes = [change]
    switch change {
    case .constraint(let constraint, let change):
      if change != .activation { gone = [old.signature(of: constraint)] }
      if let changed = constraint.applying(change) { self.new = [old.signature(of: changed)] }
    case .added(let constraint): self.new = [new.signature(of: constraint)]
    case .replaced(let before, by: let after):
      gone = [old.signature(of: before)]
      self.new = [new.signature(of: after)]
    case .property(let before, let after):
      gone = before.map { [$0.signature] } ?? []
      self.new = [after.signature]
    case .addedView, .removedView, .movedView: break
    }
  }

  /// What may be written one after the other instead.
  func parts(from old: Document, to new: Document) -> [ChangeGroup] {
    changes.flatMap(\.parts).map { ChangeGroup($0, from: old, to: new) }
  }

  private mutating func join(_ other: ChangeGroup) {
    changes += other.changes
    gone += other.gone
    new += other.new
  }

  static func all(
    from old: Document, to new: Document, in state: ExecutedCode
  ) -> [ChangeGroup] {
    var groups: [(key: SharedCall?, group: ChangeGroup)] = []
    for change in DocumentChange.all(from: old, to: new) {
      let group = ChangeGroup(change, from: old, to: new)
      let key = SharedCall(change, in: old, state)
      if let key, let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].group.join(group)
      } else {
        groups.append((key, group))
      }
    }
    // A call of which only some are changed is taken apart.
    return groups.flatMap { key, group -> [ChangeGroup] in
      guard let key, group.changes.count > 1, group.changes.count != key.count else {
        return [group]
      }
      return group.changes.map { ChangeGroup($0, from: old, to: new) }
    }
  }
}

/// A change that the constraints of one call may share.
private struct SharedCall: Hashable {
  let place: SourcePlace
  let count: Int
  private let kind: Kind

  private enum Kind: Hashable {
    /// All constants count the other way, whatever they are.
    case turned
    case same(DocumentChange.ConstraintChange)
  }

  init?(_ change: DocumentChange, in document: Document, _ state: ExecutedCode) {
    guard case .constraint(let constraint, let change) = change,
      let place = state.place(of: document.signature(of: constraint))
    else { return nil }
    self.place = place
    if case .constant(let new) = change, new == -constraint.constant {
      kind = .turned
    } else {
      kind = .same(change)
    }
    count = state.constraints(at: place).count
  }
}

extension Constraint {
  /// `nil` for one that is to go.
  fileprivate func applying(_ change: DocumentChange.ConstraintChange) -> Constraint? {
    var changed = self
    switch change {
    case .constant(let constant): changed.constant = constant
    case .priority(let priority): changed.priority = priority
    case .removal: return nil
    case .activation: changed.isActive = true
    case .terms: break
    }
    return changed
  }
}

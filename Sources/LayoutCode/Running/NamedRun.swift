import AutoLayout
import Prose

/// The edits of a run with the names that the code gives: views are made before anything names them.
struct NamedRun {
  private(set) var edits: [Edit] = []
  /// Those of them that a typed line makes itself, not the app's code.
  private(set) var ownEdits: [Edit] = []
  private(set) var document: Document
  /// What that line made by names of its own.
  private(set) var namesGiven: [NamesGiven] = []

  /// - Parameter keepsVariables: Whether those of a listing become the document's.
  init(_ evaluator: Evaluator, from start: Document, keepsVariables: Bool = true) {
    document = start
    var nextView = start.nextView
    var nextConstraint = start.nextConstraint
    for (place, edit) in evaluator.edits.enumerated() {
      var named = edit
      let isOwn = !keepsVariables && !evaluator.editsByCode.contains(place)
      switch edit {
      case .addView(var new):
        if !new.isContentView {
          let name = Self.name(of: nextView, evaluator)
          let kind = new.className == "UIView" ? "view" : new.className.provisionalName
          let stem = name ?? (isOwn ? kind : new.name)
          new.name = document.freeName(like: stem, after: 0).name
          if isOwn { note(new.name, for: stem, isNameless: name == nil) }
        }
        named = .addView(new)
      case .addConstraint(var new):
        if let id = evaluator.objectOfConstraint[nextConstraint],
          let name = evaluator.propertyName(ofConstraint: id) ?? evaluator.listingName(of: id)
            ?? (isOwn ? evaluator.names.name(of: id) : nil)
        {
          new.name = document.freeName(like: name, after: 0).name
          if isOwn { note(new.name ?? name, for: name) }
        }
        named = .addConstraint(new)
      default: break
      }
      do throws(EditFailure) {
        try document.apply(named)
      } catch { continue }
      edits.append(named)
      if !evaluator.editsByCode.contains(place) { ownEdits.append(named) }
      (nextView, nextConstraint) = (document.nextView, document.nextConstraint)
    }
    if keepsVariables { keepVariables(of: evaluator) }
  }

  private mutating func note(_ given: String, for name: String, isNameless: Bool = false) {
    let known = namesGiven.firstIndex { $0.name == name && $0.isNameless == isNameless }
    if let known { return namesGiven[known].given.append(given) }
    namesGiven.append(NamesGiven(name: name, given: [given], isNameless: isNameless))
  }

  /// The variables of a listing are there for what follows it.
  private mutating func keepVariables(of evaluator: Evaluator) {
    guard let scope = evaluator.listingScope else { return }
    for (name, value) in evaluator.heap[scope].names.sorted(by: { $0.key < $1.key })
    where name != "self" {
      guard value != evaluator.met[name], isFree(name) else { continue }
      let kept = evaluator.kept(value)
      let isVariable =
        document.names.isVariable(name)
        || evaluator.program.globals[name]?.variable.isVariable ?? false
      let edit = Edit.define(name, kept, isVariable: isVariable)
      do throws(EditFailure) {
        try document.apply(edit)
      } catch { continue }
      edits.append(edit)
    }
  }

  /// Whether a name is no view's and no constraint's.
  private func isFree(_ name: String) -> Bool {
    switch document.entity(named: name) {
    case .view, .constraint: false
    case .value, nil: true
    }
  }

  /// What the code calls a view; `nil` for one that it gives no name.
  private static func name(of view: ViewID, _ evaluator: Evaluator) -> String? {
    guard let id = evaluator.objectOfView[view], let name = evaluator.names.name(of: id) else {
      return nil
    }
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let bare = letters.hasPrefix("_") && letters.count > 1 ? String(letters.dropFirst()) : letters
    return bare.isEmpty || bare == "view" || bare == "window" ? nil : bare
  }
}

/// What a line made by one name, and what the document calls it each time.
struct NamesGiven: Sendable {
  let name: String
  fileprivate(set) var given: [String]
  /// Whether it is only the name of its kind, because nothing was called anything.
  let isNameless: Bool

  /// What stands under the step where they are called otherwise.
  var note: Phrase? {
    given == [name] ? nil : TypedRunWords.given(given, for: name, isNameless: isNameless)
  }
}

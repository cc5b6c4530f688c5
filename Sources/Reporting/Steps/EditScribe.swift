import AutoLayout
import Prose

/// Words edits one after another, knowing which numbers new views and constraints got.
struct EditScribe {
  /// One edit in words.
  struct Entry {
    enum Kind {
      case added(String)
      case activated(Set<String>)
      /// What the stack view arranges in the end, told once.
      case arranged(ViewID)
      case other
    }

    var words: Phrase
    var kind = Kind.other
    var sign: Sign?
    /// Of what was added or removed.
    var name: Text = ""
  }

  let old: Document
  let new: Document
  private var nextView: ViewID
  private var nextConstraint: ConstraintID
  /// Views and constraints as the edits so far have left them.
  private var latest: [ViewID: View] = [:]
  var constants: [ConstraintID: Double] = [:]
  var priorities: [ConstraintID: Priority] = [:]

  init(old: Document, new: Document) {
    self.old = old
    self.new = new
    nextView = old.nextView
    nextConstraint = old.nextConstraint
  }

  mutating func entry(for edit: Edit) -> Entry {
    switch edit {
    case .setDevice(let device): Entry(words: words(for: device))
    case .setOrientation(let orientation): Entry(words: words(for: orientation))
    case .setDirection(let direction): Entry(words: words(for: direction))
    case .setNavigationBar(let bar): Entry(words: words(for: bar))
    case .setTabBar(let isShown): Entry(words: words(forTabBar: isShown))
    case .setToolbar(let isShown): Entry(words: words(forToolbar: isShown))
    case .setKeyboard(let height): Entry(words: words(forKeyboard: height))
    case .setController(let settings): Entry(words: words(for: settings))
    case .setTraits(let traits): Entry(words: words(for: traits))
    case .vary(let ids, let variation): Entry(words: words(for: ids, variedBy: variation))
    case .installViews(let ids, let classes):
      Entry(words: words(forViews: ids, installedIn: classes))
    case .varyValues(let id, let values): Entry(words: words(for: values, of: id))
    case .setCanvas(let canvas): Entry(words: words(forCanvas: canvas))
    case .setLaunch(let orientation): Entry(words: words(forLaunch: orientation))
    case .setSystem(let system): Entry(words: "iOS \(old.system.major) → \(system.major)")
    case .addView(let view): added(view)
    case .insert(let view, let superview, let placement, let step):
      Entry(words: inserted(view, into: superview, at: placement, step: step))
    case .remove(let view, let step): removed(view, step: step)
    case .arrange(let view, let stack, _, let step): arranged(view, in: stack, step: step)
    case .stopArranging(let view, let stack):
      Entry(
        words: Phrase(
          en: "\(text(of: stack)) arranges \(text(of: view)) no more",
          ja: "\(text(of: stack)) は \(text(of: view)) を並べなくなりました"))
    case .change(let view, let change): changed(view, change)
    case .addConstraint(let constraint): added(constraint)
    case .removeConstraint(let id): removed(id)
    case .activate(let ids): activated(ids)
    case .deactivate(let ids):
      Entry(words: Phrase(en: "\(handles(ids)) deactivated", ja: "\(handles(ids)) を無効化"))
    case .setConstant(let id, let constant, _): Entry(words: constantWords(id, constant))
    case .setPriority(let id, let priority): Entry(words: priorityWords(id, priority))
    case .setIdentifier(let id, let identifier): Entry(words: identifierWords(id, identifier))
    case .install(let id, let holder):
      Entry(
        words: Phrase(
          en: "\(handle(id)) installed on \(text(of: holder))",
          ja: "\(handle(id)) を \(text(of: holder)) に追加"))
    case .rename(_, let other) where isNew(other):
      // It is told by the name that it has in the end.
      Entry(words: "")
    case .rename(let name, let other):
      Entry(
        words: Phrase(
          en: "\(name, as: .name) is now called \(other, as: .name)",
          ja: "\(name, as: .name) を \(other, as: .name) に改名"))
    case .define(let name, let value, let isVariable):
      Entry(words: definition(of: name, as: value, isVariable: isVariable))
    case .assume(let name, let value): Entry(words: assumption(of: name, as: value))
    case .keepCode(let code): added(code)
    case .keepCodeState: Self.codeState
    case .leaveOut(let line): Entry(words: leftOut(line))
    case .setCallback(let view, let callback):
      Entry(words: CallbackWords(document: new).phrase(for: callback, of: text(of: view)))
    case .setPhaseCode(let phase, let code):
      Entry(words: CallbackWords(document: new).phrase(for: code, at: phase))
    }
  }

  private static let codeState = Entry(
    words: Phrase(en: "values of the code changed", ja: "コードの値を変更"))

  private func leftOut(_ line: CodeLine) -> Phrase {
    Phrase(en: "code without line \(line.text, as: .code)", ja: "\(line.text, as: .code) 行目なしのコード")
  }

  private func added(_ code: KeptCode) -> Entry {
    let name = Text(code.title, as: .code)
    return Entry(words: Phrase("\("+", as: .added) \(name)"), sign: .addedCode, name: name)
  }

  /// Whether what has a name in the end was made in this step.
  private func isNew(_ name: String) -> Bool {
    switch new.entity(named: name) {
    case .view(let id)?: id >= old.nextView
    case .constraint(let id)?: id >= old.nextConstraint
    case .value?, nil: false
    }
  }

  /// One step may set a property twice, and several of one style or content, which each edit sets as
  /// a whole.
  private mutating func changed(_ id: ViewID, _ change: ViewChange) -> Entry {
    var view = latest[id] ?? old.view(id)
    // What it arranges is told by itself.
    if case .stack(let arrangement?) = change { view?.stack?.arranged = arrangement.arranged }
    var words = ViewChangeWords(name: text(of: id), before: view, document: new)
      .phrase(for: change)
    switch change {
    case .stack(let arrangement):
      view = view ?? new.view(id)
      view?.stack = arrangement
    case .layer(let style):
      // What a new view looks like is told against the defaults.
      if view == nil {
        view = new.view(id)
        view?.layer = LayerStyle()
        words = LayerWords.changes(of: text(of: id), from: view, to: style)
      }
      view?.layer = style
    default: view = (try? view?.applying(change)) ?? view
    }
    latest[id] = view
    return Entry(words: words)
  }

  private func definition(of name: String, as value: NamedValue, isVariable: Bool) -> Phrase {
    let text = value.text(in: new)
    guard case .value(let before) = old.entity(named: name) else {
      return Phrase("\(isVariable ? "var" : "let") \(name, as: .name) = \(text)")
    }
    return Phrase("\(name, as: .name) \(before.text(in: old)) → \(text)")
  }

  /// `assume Metrics.row = 44`; of several values that one was given in turn, each.
  private func assumption(of name: String, as value: NamedValue?) -> Phrase {
    guard let value else {
      return Phrase(
        en: "nothing is assumed of \(name, as: .code)", ja: "\(name, as: .code) の仮定を取り消し")
    }
    let text = value.text(in: new)
    guard let before = old.assumed[name], before != value else {
      return Phrase("assume \(name, as: .code) = \(text)")
    }
    return Phrase("assume \(name, as: .code) \(before.text(in: old)) → \(text)")
  }

  // MARK: Names, from the newer document where it has them

  func text(of view: ViewID) -> Text {
    new.view(view) == nil ? old.text(of: view) : new.text(of: view)
  }

  func handle(_ id: ConstraintID) -> Text {
    new.constraint(id) == nil ? old.handleText(id) : new.handleText(id)
  }

  func handles(_ ids: [ConstraintID]) -> Phrase {
    guard ids.count > 6 else { return Phrase(ids.map(handle).joined(separator: " ")) }
    return Phrase(en: "\(ids.count, of: "constraint")", ja: "制約 \(ids.count) 個")
  }

  private mutating func added(_ constraint: NewConstraint) -> Entry {
    let id = nextConstraint
    nextConstraint = ConstraintID(id.rawValue + 1)
    return addedWords(constraint, as: id, in: new)
  }

  // MARK: Views

  private mutating func added(_ view: NewView) -> Entry {
    let id = nextView
    nextView = ViewID(id.rawValue + 1)
    let name = Text(new.view(id)?.name ?? view.name, as: .name)
    // One that is called like its kind would read like a slip: `+ label label`.
    let kind: Text = name.string == view.kind.name ? "" : "\(view.kind.name) "
    let sign: Text = "\("+", as: .added) \(kind)\(name)"
    guard let superview = view.superview.map(text) else {
      return Entry(words: Phrase(sign), sign: .addedView, name: name)
    }
    return Entry(
      words: Phrase(en: "\(sign) in \(superview)", ja: "\(sign)（\(superview) の中）"),
      sign: .addedView, name: name)
  }

  private func inserted(
    _ view: ViewID, into superview: ViewID, at placement: Placement, step: Int
  ) -> Phrase {
    let (name, target) = (text(of: view), text(of: superview))
    guard let source = old.view(view)?.superview else {
      return Phrase(en: "\(name) added to \(target)", ja: "\(name) を \(target) に追加")
    }
    guard source == superview else {
      return Phrase(
        en: "\(name) moved from \(text(of: source)) to \(target)",
        ja: "\(name) を \(text(of: source)) から \(target) へ移動")
        + losses(with: view, step: step)
    }
    return placementWords(name, placement)
  }

  private func placementWords(_ name: Text, _ placement: Placement) -> Phrase {
    switch placement {
    case .front: Phrase(en: "\(name) brought to the front", ja: "\(name) を最前面へ移動")
    case .back: Phrase(en: "\(name) sent to the back", ja: "\(name) を最背面へ移動")
    case .above(let sibling):
      Phrase(
        en: "\(name) moved above \(text(of: sibling))", ja: "\(name) を \(text(of: sibling)) の前面へ移動")
    case .below(let sibling):
      Phrase(
        en: "\(name) moved below \(text(of: sibling))", ja: "\(name) を \(text(of: sibling)) の背面へ移動")
    case .index(let index):
      Phrase(en: "\(name) moved to index \(index)", ja: "\(name) を位置 \(index) へ移動")
    }
  }

  private func removed(_ view: ViewID, step: Int) -> Entry {
    let name = text(of: view)
    let source = old.view(view)?.superview.map(text)
    let words =
      source.map { Phrase(en: "\(name) removed from \($0)", ja: "\(name) を \($0) から取り外し") }
      ?? Phrase(en: "\(name) removed", ja: "\(name) を取り外し")
    return Entry(
      words: words + losses(with: view, step: step), sign: .removedView, name: name)
  }

  /// `; c2 c3 went with it`.
  func losses(with view: ViewID, step: Int) -> Phrase {
    let lost = new.constraints.changes(from: old.constraints).filter { change in
      change.read { $0.loss?.view == view && $0.loss?.step == step }.new == true
    }
    if lost.isEmpty { return "" }
    let names = handles(lost.map(\.key))
    return Phrase(en: "; \(names) went with it", ja: "（\(names) も外れました）")
  }
}

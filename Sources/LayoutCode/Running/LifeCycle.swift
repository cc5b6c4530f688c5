import AutoLayout
import Interchange

extension Evaluator {
  /// The objects of the program's own classes that the run has made, in that order; views that stand
  /// further out come first.
  var declaredObjects: [ObjectID] { declaredObjects(from: firstObject) }

  func declaredObjects(from first: Int) -> [ObjectID] {
    let all = (first..<max(first, heap.objectCount)).map { ObjectID($0) }
      .filter { id in
        guard program.types[heap[id].type]?.kind == .class else { return false }
        return switch heap[id].peer {
        case .none: false
        case .view(let view): objectOfView[view] == id
        default: true
        }
      }
    let order = Dictionary(
      draft.preorder(from: .window).enumerated().map { ($1, $0) },
      uniquingKeysWith: { one, _ in one })
    let depth = { (id: ObjectID) -> Int in
      if case .view(let view) = heap[id].peer { order[view] ?? Int.max } else { -1 }
    }
    return all.sorted { (depth($0), $0) < (depth($1), $1) }
  }

  /// Whether it is a controller, or a view in the window: others are not asked to lay out.
  func isShown(_ id: ObjectID) -> Bool {
    if case .view(let view) = heap[id].peer { draft.isInWindow(view) } else { true }
  }

  /// Calls what UIKit calls of a view that has come into a superview.
  mutating func tellMoved(_ view: ViewID, at range: SourceRange) throws(Stop) {
    guard let id = objectOfView[view] else { return }
    try send("didMoveToSuperview", to: id, at: range)
    if hasAppeared, draft.isInWindow(view) { try tellWindow(of: view, at: range) }
  }

  /// The same of all that is in a view that has come into the window.
  mutating func tellWindow(of view: ViewID, at range: SourceRange) throws(Stop) {
    for id in draft.preorder(from: view).compactMap({ objectOfView[$0] }) {
      try send("didMoveToWindow", to: id, at: range)
    }
  }

  /// Runs a layout callback: what it sets by frames becomes the document's.
  mutating func record(_ name: String, of id: ObjectID, at range: SourceRange) throws(Stop) {
    try record(name, of: id, at: range) { (evaluator) throws(Stop) in
      try evaluator.send(name, to: id, at: range)
    }
  }

  mutating func record(
    _ name: String, of id: ObjectID, at range: SourceRange,
    _ callback: (inout Evaluator) throws(Stop) -> Void
  ) throws(Stop) {
    let owner: ViewID
    switch heap[id].peer {
    case .view(let view): owner = view
    case .controller(let view?): owner = view
    default: return
    }
    guard recording == nil else { return }
    recording = Recording(owner: owner)
    defer { recording = nil }
    do throws(Stop) {
      try callback(&self)
    } catch {
      try tell(error, at: error.range ?? range)
    }
    let present = draft.callbacks[owner]
    let whole = callbackFrames.callback(
      setting: recording?.actions ?? [], by: CallbackLedger.Source(object: id, name: name),
      of: owner, to: present)
    if whole != present { try apply(.setCallback(owner, whole), at: range) }
  }

  /// What was put off until the layout had been.
  mutating func runPending() throws(Stop) {
    let nowhere = SourceRange(0, 0)
    var rounds = 0
    while !pending.isEmpty, rounds < 20 {
      let functions = pending
      pending = []
      rounds += 1
      for function in functions { try callTelling(function, at: nowhere) }
    }
  }

  /// Calls what UIKit calls; what ends it is told.
  mutating func callTelling(
    _ function: Callable, _ arguments: [Value] = [], at range: SourceRange
  ) throws(Stop) {
    do throws(Stop) {
      _ = try call(function, arguments, at: range)
    } catch {
      try tell(error, at: range)
    }
  }

  /// Whether any constraint call in a class's own text has made one.
  func hasMade(_ type: TypeName) -> Bool {
    (program.types[type]?.allFunctions ?? []).contains { findings.hasMade(within: $0.range) }
  }

  /// Whether an object is one that a nib would make: its class has no initializer for code, or one that
  /// lays nothing out.
  func comesFromNib(_ id: ObjectID) -> Bool {
    let types = program.lineage(of: heap[id].type)
    let hasOwn = types.contains { type in
      program.types[type]?.written.contains {
        !$0.isCoder && findings.ran.contains($0.range.lowerBound)
      } == true
    }
    guard hasOwn, case .view(let view) = heap[id].peer else { return true }
    let holder = draft.contentView(of: view) ?? view
    let isEmpty = draft.view(holder)?.subviews.isEmpty ?? true
    return isEmpty && !types.contains { hasMade($0) }
  }

  /// Whether the text of a function makes constraints or puts views somewhere.
  func lays(out function: DeclaredFunction) -> Bool {
    LayoutCalls.areMade(in: function.function.body ?? [], with: program.libraries)
  }

  /// Constraints that a property keeps and that were never active are there, switched off.
  mutating func keepConstraints() throws(Stop) {
    for id in constraintOrder {
      guard case .madeConstraint(let new) = heap[id].peer, propertyName(ofConstraint: id) != nil
      else {
        continue
      }
      let constraint = draft.nextConstraint
      do throws(EditFailure) {
        try draft.apply(.addConstraint(new))
      } catch { continue }
      edits.append(.addConstraint(new))
      heap[id].peer = .constraint(constraint)
      objectOfConstraint[constraint] = id
    }
  }

  /// Adds all constraints that a line has made to the document, also those that nothing holds.
  mutating func keepMadeConstraints() throws(Stop) {
    for id in constraintOrder {
      guard case .madeConstraint(let new) = heap[id].peer else { continue }
      let constraint = draft.nextConstraint
      try apply(.addConstraint(new), at: SourceRange(0, 0))
      heap[id].peer = .constraint(constraint)
      objectOfConstraint[constraint] = id
    }
  }

  /// The variable of the typed line that holds a constraint: the constraint gets its name.
  func listingName(of id: ObjectID) -> String? {
    guard policy == .typedLine, let listingScope else { return nil }
    return heap[listingScope].names
      .filter { $0.value == .object(id) && start.entity(named: $0.key) == nil }.map(\.key).min()
  }

  // MARK: The stage

  /// Puts a view where it can be seen: centred in the safe area, as wide as it asks to be, at most as the
  /// safe area, or as that, and as high as its content. A row goes into a table.
  mutating func stage(
    _ view: ViewID, on place: StagePlace = .screen, at range: SourceRange
  ) throws(Stop) {
    guard let kind = draft.view(view)?.kind, draft.view(view)?.superview == nil else { return }
    if kind == .tableViewCell { return try stageRow(view, at: range) }
    try apply(.insert(view, into: .root, at: .front, step: step), at: range)
    if let frame = draft.view(view)?.frameLayout, frame.frame.width > 0 || frame.frame.height > 0 {
      return
    }
    if draft.view(view)?.frameLayout != nil {
      try apply(.change(view, .frameLayout(nil)), at: range)
    }
    let isCell = program.isA(
      TypeName(draft.view(view)?.className ?? ""), "UICollectionReusableView")
    for part in place.parts {
      let isWidth = part.attribute == .width
      // A cell has its width already.
      if isWidth, isCell, part.relation != .equal { continue }
      var new = NewConstraint(
        Anchor(view, part.attribute), part.relation, part.other, origin: .swift(step: step))
      new.priority = isWidth && isCell ? Self.widthOfCell : part.priority
      new.identifier = Constraint.stageIdentifier
      try apply(.addConstraint(new), at: range)
    }
  }

  /// A collection view gives its cells their width, which theirs yields to alone if it is required.
  private static let widthOfCell = Priority(rawValue: 999) ?? .required

  /// What its own code constrains to something outside a staged view, the stage leaves to that.
  mutating func clearStage(of view: ViewID, at range: SourceRange) throws(Stop) {
    let inside = Set(draft.preorder(from: view))
    var placed: Set<Axis> = []
    for constraint in draft.constraints(mentioning: view) {
      guard constraint.isActive, !constraint.isOfStage, let second = constraint.second,
        constraint.first.attribute.kind != .size
      else { continue }
      let isOutside = [constraint.first, second].contains { !inside.contains($0.item.view) }
      if isOutside { placed.insert(constraint.first.attribute.axis) }
    }
    for constraint in draft.constraints(mentioning: view)
    where constraint.isOfStage && constraint.first.attribute.kind != .size
      && placed.contains(constraint.first.attribute.axis)
    {
      try apply(.removeConstraint(constraint.id), at: range)
    }
  }

  private mutating func stageRow(_ row: ViewID, at range: SourceRange) throws(Stop) {
    let made = try makeView(.tableView, className: "UITableView", at: range)
    guard let table = viewID(of: made) else { return }
    try fillScreen(with: table, at: range)
    let placing = draft.hosting(row, in: table)
    try apply(.insert(row, into: table, at: .front, step: step), at: range)
    for edit in placing { try apply(edit, at: range) }
  }
}

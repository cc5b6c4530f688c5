import AutoLayout
import Interchange
import Prose

/// Turns the statements behind `onLayout sign` into what the layout can carry out by itself: each
/// number that is set becomes a sum of numbers that are read, and is worked out at every layout.
struct CallbackReader {
  let workspace: Workspace
  /// Whose layout it follows.
  let owner: View
  /// When the code runs, if not at every layout.
  let phase: Phase?
  /// Whether a name stands for what its rectangle was copied from, and not for its numbers.
  private var followsNames = false
  private(set) var notes: [Phrase] = []
  /// What `let` gave a name to, as what it stands for.
  private var values: [String: LayoutQuantity] = [:]
  /// The names whose numbers have been set again since: they are not what is read now.
  private var outdated: Set<String> = []

  init(_ workspace: Workspace, owner: View, at phase: Phase? = nil) {
    self.workspace = workspace
    self.owner = owner
    self.phase = phase
  }

  private var document: Document { workspace.document }

  mutating func callback(_ statements: [Statement]) throws(LineFailure) -> LayoutCallback {
    var actions: [LayoutCallback.Action] = []
    let document = document
    for statement in statements {
      if case .declaration(let declaration) = statement {
        try declare(declaration)
        continue
      }
      if try asksForLayout(statement) {
        actions.append(.layOut)
        outdateValues { _ in true }
        continue
      }
      guard case .assignment(let assignment) = statement, assignment.sign == .set else {
        throw .objection(LanguageWords.callbackSets(at: statement.range))
      }
      guard let reading = try read(assignment) else { continue }
      if !actions.contains(.layOut) { for view in reading.frame.views { noteReading(of: view) } }
      actions.append(.set(reading))
      outdateValues { document.isView($0, within: reading.target) }
    }
    return LayoutCallback(actions)
  }

  /// `let side = min(…)`: the name is read as what it was given.
  private mutating func declare(_ declaration: Statement.Declaration) throws(LineFailure) {
    let name = declaration.name.text
    if values[name] != nil { throw .objection(LanguageWords.localTaken(declaration.name)) }
    values[name] = try quantity(declaration.value).whole(if: declaration.isWhole)
  }

  private mutating func outdateValues(where isSet: (ViewID) -> Bool) {
    for (name, value) in values where value.views.contains(where: isSet) { outdated.insert(name) }
  }

  /// `view.layoutIfNeeded()`, of a view that is in the window.
  private func asksForLayout(_ statement: Statement) throws(LineFailure) -> Bool {
    guard case .call(let tree) = statement, let receiver = tree.laidOutNow else { return false }
    var evaluator = Evaluator(workspace)
    guard case .item(let item) = try evaluator.value(of: receiver), item.guide == nil else {
      throw .objection(LanguageWords.callbackSets(at: tree.range))
    }
    guard document.isInWindow(item.view) else {
      throw .objection(LanguageWords.notInWindow(item.view, at: receiver.range, in: document))
    }
    return true
  }

  /// What the frame of a view or a layer becomes a copy of; `nil` where nothing of another is read,
  /// or not in a way that could be followed. What the frame keeps of its own (`q.center = …` leaves
  /// the size) is what that was copied from.
  static func source(
    of assignment: Statement.Assignment, on workspace: Workspace
  ) -> FrameExpression? {
    guard assignment.sign == .set,
      FrameExpression.isSettable(assignment.target.layerAndPath.path.first),
      var reader = following(workspace), let read = try? reader.read(assignment),
      let own = reader.present(read.target),
      let frame = read.frame.reading(read.target, as: own), !frame.views.isEmpty,
      !frame.views.contains(read.target), frame.termCount <= mostTerms
    else { return nil }
    return frame
  }

  /// What a rectangle is a copy of.
  static func source(
    ofRect tree: ExpressionTree, on workspace: Workspace
  ) -> FrameExpression? {
    guard let reader = following(workspace), case .rect(let rect)? = try? reader.read(tree),
      !rect.views.isEmpty, rect.termCount <= mostTerms
    else { return nil }
    return rect
  }

  /// What is put together with itself again and again doubles each time where functions are in it.
  private static let mostTerms = 100

  private static func following(_ workspace: Workspace) -> CallbackReader? {
    guard let owner = workspace.document.view(.root) else { return nil }
    var reader = CallbackReader(workspace, owner: owner)
    reader.followsNames = true
    return reader
  }

  /// The frame that a view has, as what it was copied from.
  private func present(_ id: ViewID) -> FrameExpression? {
    guard let view = document.view(id) else { return nil }
    if let source = view.frameLayout?.source { return source }
    return (try? workspace.presentFrame(of: view)).map { FrameExpression($0) }
  }

  /// `nil` where what would be set is nothing.
  private mutating func read(
    _ assignment: Statement.Assignment
  ) throws(LineFailure) -> LayoutCallback.Assignment? {
    let (tree, path) = assignment.target.layerAndPath
    guard FrameExpression.isSettable(path.first) else {
      throw .objection(LanguageWords.callbackSets(at: assignment.target.range))
    }
    guard let layer = try settable(tree) else { return nil }
    let value = try quantity(assignment.value)
    let frame = FrameExpression.frame(of: layer).setting(path, to: value)
    guard let frame else {
      throw .objection(LanguageWords.callbackReads(at: assignment.value.range))
    }
    return LayoutCallback.Assignment(layer, frame: frame)
  }

  /// A free layer, or a view that is laid out by its frame; others are Auto Layout's. `nil` with a
  /// remark where marks leave nothing.
  private mutating func settable(_ tree: ExpressionTree) throws(LineFailure) -> ViewID? {
    var evaluator = Evaluator(workspace)
    let id: ViewID
    switch try evaluator.value(of: tree) {
    case .layer(let layer): id = layer
    case .item(let item) where item.guide == nil: id = item.view
    case .absent where tree.hasOptionalChain:
      notes.append(LanguageWords.assignedToNil(tree))
      return nil
    default: throw .objection(LanguageWords.callbackSets(at: tree.range))
    }
    guard let view = document.view(id), !view.isGuide, !id.isInitial else {
      throw .edit(.notALayer(id), at: tree.range)
    }
    if view.frameLayout == nil {
      throw .objection(LanguageWords.setsConstrained(view.name, at: tree.range))
    }
    return id
  }

  /// UIKit lays out from above to below: what lies deeper has its old frame at that moment.
  private mutating func noteReading(of view: ViewID) {
    if let phase {
      guard phase.isBeforeLayout, let view = document.view(view), view.id != .root,
        view.frameLayout == nil
      else { return }
      let note = LanguageWords.readsBeforeLayout(view.name, at: phase)
      if !notes.contains(note) { notes.append(note) }
      return
    }
    guard view != owner.id, document.isView(view, within: owner.id),
      document.view(view)?.superview != owner.id, let name = document.view(view)?.name
    else { return }
    let note = LanguageWords.readsEarly(name, in: owner.name)
    if !notes.contains(note) { notes.append(note) }
  }
}

extension ExpressionTree {
  /// What stands before `.layoutIfNeeded()`.
  var laidOutNow: ExpressionTree? {
    switch form {
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .member(let base, let name) = callee.form, name.text == "layoutIfNeeded" else {
        return nil
      }
      return base
    case .forced(let inner), .optionalChain(let inner), .cast(let inner, _): return inner.laidOutNow
    default: return nil
    }
  }

  /// `border.frame.size.width`: the layer and the names behind it.
  var layerAndPath: (layer: ExpressionTree, path: [String]) {
    switch form {
    case .member(let base, let name)
    where name.text != "layer" && name.text != ContentView.name && !isOwnMember:
      let (layer, path) = base.layerAndPath
      return (layer, path + [name.text])
    case .optionalChain(let base), .forced(let base):
      // Marks behind the layer say whether it is one.
      let (layer, path) = base.layerAndPath
      return path.isEmpty ? (self, []) : (layer, path)
    default: return (self, [])
    }
  }

  /// `self.border`, and not `self.frame`.
  private var isOwnMember: Bool {
    guard case .member(let base, let name) = form else { return false }
    return base.isSelf && !FrameExpression.isSettable(name.text)
  }
}

// MARK: Expressions

extension CallbackReader {
  private func quantity(_ tree: ExpressionTree) throws(LineFailure) -> LayoutQuantity {
    if let quantity = try read(tree) { return quantity }
    throw .objection(LanguageWords.callbackReads(at: tree.range))
  }

  /// `nil` for what cannot be read at every layout.
  func read(_ tree: ExpressionTree) throws(LineFailure) -> LayoutQuantity? {
    switch tree.form {
    case .number(let number): return .length(LengthExpression(number))
    case .implicitMember(let name) where name.text == "zero": return .zero
    case .name(let name): return try named(name, tree)
    case .member(let base, let name): return try member(name, of: base)
    case .forced(let base), .optionalChain(let base), .cast(let base, _): return try read(base)
    case .prefix(.minus, let base):
      let quantity = try read(base)
      if case .whole(let number)? = quantity { return .whole(-number) }
      return quantity?.length.map { .length(-1 * $0) }
    case .binary(let left, let sign, let right): return try joined(left, sign, right)
    case .tuple(let elements): return .tuple(try lengths(elements))
    case .call(let callee, let arguments): return try call(callee, arguments)
    default: return nil
    }
  }

  /// A value of the document, or, as in the view's own code, `bounds` and `frame`.
  private func named(_ name: String, _ tree: ExpressionTree) throws(LineFailure) -> LayoutQuantity?
  {
    if let value = values[name] {
      guard !outdated.contains(name) else {
        throw .objection(LanguageWords.readBeforeSet(name, at: tree.range))
      }
      return value
    }
    let isKnown =
      workspace.locals[name] != nil || document.entity(named: name) != nil
    if !isKnown, let own = LayoutQuantity(name, of: owner.id) { return own }
    if followsNames, workspace.locals[name] == nil,
      case .value(.tuple(let tuple)) = document.entity(named: name), let source = tuple.source
    {
      return .rect(source)
    }
    var evaluator = Evaluator(workspace)
    let value = try evaluator.value(of: tree)
    if case .tuple(let tuple) = value, tuple.measures.isEmpty {
      return .tuple(tuple.numbers.map { LengthExpression($0) })
    }
    return LayoutQuantity(value)
  }

  private func member(
    _ name: NameSyntax, of base: ExpressionTree
  ) throws(LineFailure) -> LayoutQuantity? {
    if Self.insets.contains(name.text) {
      throw .objection(LanguageWords.callbackInsets(at: base.range.union(name.range)))
    }
    if let view = try view(base) { return LayoutQuantity(name.text, of: view) }
    return try read(base)?.part(name.text)
  }

  /// Of views and of a controller's guides: no frames, and another number on another screen.
  private static let insets = [
    "safeAreaInsets", "layoutMargins", "directionalLayoutMargins", "length",
  ]

  /// The view or layer that a tree names.
  private func view(_ tree: ExpressionTree) throws(LineFailure) -> ViewID? {
    switch tree.form {
    case .name("self"): return owner.id
    case .name(let name) where workspace.locals[name] == nil && values[name] == nil:
      if case .view(let id) = document.entity(named: name) { return id }
      return name == ContentView.name ? ownContentView : nil
    case .member(let base, let name) where name.text == "layer": return try view(base)
    case .member(let base, let name) where name.text == ContentView.name:
      return try view(base).flatMap(document.contentView)
    case .member(let base, let name) where base.isSelf:
      return try view(ExpressionTree(.name(name.text), name.range))
    case .forced, .optionalChain, .cast: return try marked(tree)
    default: return nil
    }
  }

  /// The view that a tree names, if marks and casts leave it.
  private func marked(_ tree: ExpressionTree) throws(LineFailure) -> ViewID? {
    guard let id = try view(tree.withoutMarks) else { return nil }
    let value = document.isLayer(id) ? Value.layer(id) : .item(Item(id))
    return try Evaluator(workspace).marked(value, as: tree) == .absent ? nil : id
  }

  /// What `contentView` is without `cell.` before it, as in the cell's own code.
  private var ownContentView: ViewID? {
    document.contentView(of: owner.id) ?? document.ownContentView
  }

  func lengths(
    _ elements: [ExpressionTree.Argument]
  ) throws(LineFailure) -> [LengthExpression] {
    var lengths: [LengthExpression] = []
    for element in elements {
      guard let quantity = try read(element.value) else {
        throw .objection(LanguageWords.callbackReads(at: element.value.range))
      }
      if case .rect(let rect) = quantity, rect.ratio != nil {
        throw .objection(LanguageWords.callbackReads(at: element.value.range))
      }
      let isPair = ["origin", "size", "aspectRatio"].contains(element.label?.text)
      lengths += isPair ? quantity.asPair.numbers : quantity.numbers
    }
    return lengths
  }
}

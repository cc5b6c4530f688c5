import AutoLayout
import Interchange

/// Controllers and views that a storyboard or xib of the program holds.
extension Evaluator {
  /// Loads a controller's view from the scene of its class, with its outlets connected, unless its code
  /// makes the view itself.
  mutating func loadScene(of controller: ObjectID, at range: SourceRange) throws(Stop) {
    let type = heap[controller].type
    guard let (file, scene) = program.interfaces.scene(of: type),
      !lineage(of: type).contains(where: { program.types[$0]?.functions["loadView"] != nil })
    else { return }
    let top = try view(for: scene, of: controller, at: range)
    let loaded = try load(scene, of: file, into: top, at: range)
    try complete(loaded, of: file, owner: (scene.owner, .object(controller)), at: range)
  }

  /// The root view is a plain one; what stands there in a scene instead fills it.
  private mutating func view(
    for scene: InterfaceFile.Scene, of controller: ObjectID, at range: SourceRange
  ) throws(Stop) -> ViewID {
    if scene.kind.isPlain { return .root }
    let own = Value.object(controller)
    for holder in [CellHolder.table, .collection]
    where scene.kind == holder.kind && program.isA(heap[controller].type, holder.controllerType) {
      let made = try read(holder.method, of: own, at: range)
      return viewID(of: made) ?? .root
    }
    let made = try makeView(scene.kind, className: scene.rootClass, at: range)
    try write(Operand(made, at: range), to: "view", of: own, at: range)
    return viewID(of: made) ?? .root
  }

  /// A view as the xib of its class holds it; `nil` for a class without one.
  mutating func loadFromNib(_ type: TypeName, at range: SourceRange) throws(Stop) -> Value? {
    guard let (file, scene) = program.interfaces.view(of: type) else { return nil }
    let (made, loaded) = try makeView(of: scene, of: file, at: range)
    try complete(loaded, of: file, owner: nil, at: range)
    // As large as its content, or as what shows it; a cell is as large as it is there.
    if let view = view(of: made), view.frameLayout != nil, draft.contentView(of: view.id) == nil {
      try setFrame(of: view, to: .zero, at: range)
    }
    return made
  }

  /// `Bundle.main.loadNibNamed("Card", owner: self)`: the views of the xib, with what leads to them.
  mutating func loadNib(
    _ name: Value?, owner: Value?, at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .text(let text) = name, let file = program.interfaces.nib(named: text) else {
      let value = try unknown("nib \(name?.written ?? "…")", at: range)
      if case .unknown(let unknown) = value {
        findings.use(unknown, as: .function, hasConsequences: true)
      }
      return value
    }
    try enterCall(at: range)
    defer { calls -= 1 }
    var (tops, all) = ([Value](), LoadedViews())
    for scene in file.nibViews {
      let (made, loaded) = try makeView(of: scene, of: file, at: range)
      tops.append(made)
      all.add(loaded)
    }
    try complete(all, of: file, owner: (file.nibViews.first?.owner, owner ?? .absent), at: range)
    return .list(tops)
  }

  /// The view at the top of a xib, as large as there, with what is in it.
  private mutating func makeView(
    of scene: InterfaceFile.Scene, of file: InterfaceFile, at range: SourceRange
  ) throws(Stop) -> (Value, LoadedViews) {
    let made = try makeView(scene.kind, className: scene.className, at: range)
    guard let view = view(of: made) else { return (made, LoadedViews()) }
    if view.frameLayout != nil {
      try setFrame(
        of: view, to: Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height),
        at: range)
    }
    return (made, try load(scene, of: file, into: view.id, at: range))
  }

  /// - Parameter superview: It stands for the scene's own view.
  private mutating func load(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile, into superview: ViewID,
    at range: SourceRange
  ) throws(Stop) -> LoadedViews {
    let imported = SceneImporter.importing(
      scene, of: file, content: .stored,
      into: ScenePlace(draft, superview, isMadeForScene: true, isBuilt: true),
      isCancelled: isCancelled)
    for edit in imported.edits {
      do throws(Stop) {
        try apply(edit, at: range)
      } catch {
        guard case .refused = error else { throw error }
      }
    }
    return LoadedViews(views: imported.views, constraints: imported.constraints)
  }

  /// Makes the objects of views whose classes are in the program, connects outlets and awakens them, as
  /// UIKit does.
  private mutating func complete(
    _ loaded: LoadedViews, of file: InterfaceFile, owner: (identity: String?, value: Value)?,
    at range: SourceRange
  ) throws(Stop) {
    let owned = try objectsOfOwnClasses(among: loaded.views, at: range)
    let targets = targets(in: loaded)
    if let identity = owner?.identity, case .object(let id)? = owner?.value {
      try connect(file.outlets(of: identity), of: id, to: targets, at: range)
    }
    for (identity, id) in owned {
      try connect(file.outlets(of: identity), of: id, to: targets, at: range)
    }
    for (_, id) in owned { try send("awakeFromNib", to: id, at: range) }
  }

  private mutating func objectsOfOwnClasses(
    among views: [(id: String, view: ViewID)], at range: SourceRange
  ) throws(Stop) -> [(identity: String, object: ObjectID)] {
    var owned: [(identity: String, object: ObjectID)] = []
    for (identity, view) in views {
      let type = TypeName(draft.view(view)?.className ?? "")
      guard program.types[type]?.kind == .class,
        case .object(let id) = value(for: view)
      else { continue }
      owned.append((identity, id))
      findings.make(type)
      try initializeProperties(of: id)
      let initializer = lineage(of: type).lazy
        .compactMap { [program] in program.types[$0]?.written.first(where: \.isCoder) }.first
      guard let initializer else { continue }
      do throws(Stop) {
        _ = try runInitializer(initializer, on: .object(id), [Int: [Operand]]())
      } catch {
        try tell(error, at: initializer.range)
      }
    }
    return owned
  }

  // MARK: Outlets

  /// What outlets lead to, by the identities in the file.
  private mutating func targets(in loaded: LoadedViews) -> [String: Value] {
    var targets: [String: Value] = [:]
    for (identity, view) in loaded.views { targets[identity] = value(for: view) }
    for (identity, constraint) in loaded.constraints where draft.constraint(constraint) != nil {
      targets[identity] = value(for: constraint)
    }
    return targets
  }

  private mutating func connect(
    _ outlets: [Outlet], of id: ObjectID, to targets: [String: Value], at range: SourceRange
  ) throws(Stop) {
    var lists: [String: [Value]] = [:]
    for outlet in outlets {
      guard let target = targets[outlet.destination] else { continue }
      if outlet.isInCollection {
        lists[outlet.property, default: []].append(target)
      } else {
        try connect(outlet.property, of: id, to: target, at: range)
      }
    }
    for (property, values) in lists.sorted(by: { $0.key < $1.key }) {
      try connect(property, of: id, to: .list(values), at: range)
    }
  }

  /// Sets a property as it is set from outside, with its observers.
  private mutating func connect(
    _ property: String, of id: ObjectID, to target: Value, at range: SourceRange
  ) throws(Stop) {
    let stored = lineage(of: heap[id].type).flatMap { program.types[$0]?.stored ?? [] }
    guard let variable = stored.first(where: { $0.isOutlet && $0.givenName == property }) else {
      return
    }
    let outer = frame
    frame.isInitializer = false
    defer { frame = outer }
    do throws(Stop) {
      try write(Operand(target, at: range), to: variable.name, of: .object(id), at: range)
    } catch {
      try tell(error, at: variable.range)
    }
  }
}

/// What has come into the draft of a file, by the identities there.
private struct LoadedViews {
  var views: [(id: String, view: ViewID)] = []
  var constraints: [(id: String, constraint: ConstraintID)] = []

  mutating func add(_ more: LoadedViews) {
    views += more.views
    constraints += more.constraints
  }
}

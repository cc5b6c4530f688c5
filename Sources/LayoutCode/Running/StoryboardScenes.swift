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
    let views = try load(scene, of: file, into: .root, at: range)
    let owned = try objectsOfOwnClasses(among: views, at: range)
    for id in [controller] + owned { connectOutlets(of: id) }
    for id in owned { try send("awakeFromNib", to: id, at: range) }
  }

  /// A view as the xib of its class holds it; `nil` for a class without one.
  mutating func loadFromNib(_ type: TypeName, at range: SourceRange) throws(Stop) -> Value? {
    guard let (file, scene) = program.interfaces.view(of: type) else { return nil }
    let made = try makeView(.view, className: type.text, at: range)
    guard let view = viewID(of: made) else { return nil }
    let views = try load(scene, of: file, into: view, at: range)
    let owned = try objectsOfOwnClasses(among: views, at: range)
    for id in owned { connectOutlets(of: id) }
    for id in owned { try send("awakeFromNib", to: id, at: range) }
    return made
  }

  /// - Returns: `superview`, where it stands for the scene's own view, and the views that have come into it.
  private mutating func load(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile, into superview: ViewID,
    at range: SourceRange
  ) throws(Stop) -> [ViewID] {
    let imported = SceneImporter.importing(
      scene, of: file, content: .stored, into: (draft, superview), isCancelled: isCancelled)
    for edit in imported.edits {
      do throws(Stop) {
        try apply(edit, at: range)
      } catch {
        guard case .refused = error else { throw error }
      }
    }
    return imported.views.map { $0.view }
  }

  /// Makes the objects of views whose classes are in the program, as a storyboard does.
  private mutating func objectsOfOwnClasses(
    among views: [ViewID], at range: SourceRange
  ) throws(Stop) -> [ObjectID] {
    var owned: [ObjectID] = []
    for view in views {
      let type = TypeName(draft.view(view)?.className ?? "")
      guard program.types[type]?.kind == .class,
        case .object(let id) = value(for: view)
      else { continue }
      owned.append(id)
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

  /// Outlets are what the scene calls so.
  private mutating func connectOutlets(of id: ObjectID) {
    let outlets = lineage(of: heap[id].type).flatMap { program.types[$0]?.stored ?? [] }
      .filter(\.isOutlet)
    for outlet in outlets {
      let connected: Value
      switch draft.entity(named: outlet.givenName) {
      case .view(let view): connected = value(for: view)
      case .constraint(let constraint): connected = value(for: constraint)
      case .value, nil: continue
      }
      heap[id].fields[outlet.name] = connected
      names.property(outlet.givenName, connected)
    }
  }
}

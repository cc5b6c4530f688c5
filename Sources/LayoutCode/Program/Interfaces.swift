import Interchange

/// The scenes of a program's storyboards and xibs, by the classes of their controllers or views.
struct Interfaces: Sendable {
  typealias Found = (file: InterfaceFile, scene: InterfaceFile.Scene)

  private var scenes: [String: Found] = [:]
  private var views: [String: Found] = [:]

  /// Of a class in several files the first counts; what is no such file is passed by.
  mutating func add(_ texts: [String]) {
    for text in texts {
      guard case .success(let file) = InterfaceFile.read(text) else { continue }
      for (name, scene) in file.scenesByClass where scenes[name] == nil {
        scenes[name] = (file, scene)
      }
      for (name, scene) in file.viewsByClass where views[name] == nil {
        views[name] = (file, scene)
      }
    }
  }

  /// Of a controller.
  func scene(of type: TypeName) -> Found? { scenes[type.last] }

  /// What a nib loads as a view of that class.
  func view(of type: TypeName) -> Found? { views[type.last] }
}

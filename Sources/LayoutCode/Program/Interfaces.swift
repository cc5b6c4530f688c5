import Interchange

/// The scenes of a program's storyboards, by the classes of their controllers.
struct Interfaces: Sendable {
  private var scenes: [String: (file: InterfaceFile, scene: InterfaceFile.Scene)] = [:]

  /// Of a class in several files the first counts; what is no storyboard is passed by.
  mutating func add(_ texts: [String]) {
    for text in texts {
      guard case .success(let file) = InterfaceFile.read(text) else { continue }
      for (name, scene) in file.scenesByClass where scenes[name] == nil {
        scenes[name] = (file, scene)
      }
    }
  }

  func scene(of type: TypeName) -> (file: InterfaceFile, scene: InterfaceFile.Scene)? {
    scenes[type.last]
  }
}

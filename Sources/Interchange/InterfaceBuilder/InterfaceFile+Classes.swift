/// The scenes by the classes of their controllers.
extension InterfaceFile {
  /// The controllers' classes that are no class of UIKit, each with the scene that the file has of it.
  /// Scenes whose view is no plain one, as a table, are left out.
  package var scenesByClass: [String: Scene] {
    scenes.reduce(into: [:]) { found, scene in
      guard let name = scene.controller?["customClass"], !name.isEmpty, scene.root.name == "view",
        found[name] == nil
      else { return }
      found[name] = scene
    }
  }
}

/// The scenes by the classes that load them.
extension InterfaceFile {
  /// The controllers' classes that are no class of UIKit, each with the scene that the file has of it: of
  /// a xib that of the file's owner. Scenes whose view is no plain one, as a table, are left out.
  package var scenesByClass: [String: Scene] {
    scenes.reduce(into: [:]) { found, scene in
      let own = scene.controller?["customClass"]
      guard let name = own ?? scene.ownerClass, !name.isEmpty, scene.root.name == "view",
        found[name] == nil
      else { return }
      found[name] = scene
    }
  }

  /// The classes of plain views that a xib holds.
  package var viewsByClass: [String: Scene] {
    scenes.reduce(into: [:]) { found, scene in
      guard scene.isXibRoot, scene.root.name == "view", let name = scene.root["customClass"],
        !name.isEmpty, found[name] == nil
      else { return }
      found[name] = scene
    }
  }
}

package import AutoLayout

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

  /// The classes of the views that a xib holds.
  package var viewsByClass: [String: Scene] {
    nibViews.reduce(into: [:]) { found, scene in
      guard let name = scene.root["customClass"], !name.isEmpty, found[name] == nil else { return }
      found[name] = scene
    }
  }

  /// What code that loads the xib gets of it, in its order.
  package var nibViews: [Scene] { scenes.filter(\.isXibRoot) }
}

extension InterfaceFile.Scene {
  package var kind: ViewKind { ElementKind.named(root.name).kind }
}

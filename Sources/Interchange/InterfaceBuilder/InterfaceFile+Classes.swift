package import AutoLayout

/// The scenes by the classes that load them.
extension InterfaceFile {
  /// The controllers' classes that are no class of UIKit, each with the scene that the file has of it: of
  /// a xib that of the file's owner.
  package var scenesByClass: [String: Scene] {
    scenes.reduce(into: [:]) { found, scene in
      let own = scene.controller?["customClass"]
      guard let name = own ?? scene.ownerClass, !name.isEmpty, found[name] == nil else { return }
      found[name] = scene
    }
  }

  /// The classes of the views that a xib holds, and of the cells and headers within tables and
  /// collections.
  package var viewsByClass: [String: Scene] {
    (nibViews + scenes.flatMap(\.cells)).reduce(into: [:]) { found, scene in
      guard let name = scene.root["customClass"], !name.isEmpty, found[name] == nil else { return }
      found[name] = scene
    }
  }

  /// What code that loads the xib gets of it, in its order.
  package var nibViews: [Scene] { scenes.filter(\.isXibRoot) }
}

extension InterfaceFile.Scene {
  /// Each as a xib of its own would have it.
  fileprivate var cells: [InterfaceFile.Scene] {
    var cells: [InterfaceFile.Scene] = []
    for child in root.children {
      child.forEach { element in
        guard Self.cellElements.contains(element.name) else { return }
        cells.append(
          InterfaceFile.Scene(
            id: element.id ?? "", name: "", line: element.line, root: element, controller: nil,
            isXibRoot: true, isInDock: false, ownerClass: nil, owner: nil))
      }
    }
    return cells
  }

  private static let cellElements: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]

  /// Of its view.
  package var rootClass: String { root["customClass"] ?? ElementKind.named(root.name).className }

  package var kind: ViewKind { ElementKind.named(root.name).kind }
}

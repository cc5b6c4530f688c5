import AutoLayout
import Patience

/// What stands in a scene and is not understood. Each is told once, with the line of the first.
extension SceneImporter {
  mutating func noteUnread() {
    if top == .root, scene.root.frame == nil {
      mark(.rootIsWithoutFrame(CanvasWindow.size(of: scene, on: file.canvas)), line: scene.line)
    }
    var told: Set<InterfaceImport.Note.Mark> = []
    for unread in file.unread {
      tell(.valueIsUnknown(unread.value, of: unread.attribute), at: unread.line, &told)
    }
    noteUnread(in: scene.controller ?? scene.root, told: &told)
  }

  private mutating func noteUnread(
    in element: MarkupElement, told: inout Set<InterfaceImport.Note.Mark>
  ) {
    for (attribute, value) in element.unreadableAttributes {
      tell(.valueIsUnknown(value, of: attribute), at: element.line, &told)
    }
    if let name = missingImage(of: element) { tell(.imageIsMissing(name), at: element.line, &told) }
    for child in element.children.awaited() {
      if isPassedOver(child, in: element) {
        tell(.elementIsPassedOver(child.name), at: child.line, &told)
      }
      noteUnread(in: child, told: &told)
    }
  }

  private mutating func tell(
    _ mark: InterfaceImport.Note.Mark, at line: Int, _ told: inout Set<InterfaceImport.Note.Mark>
  ) {
    if told.insert(mark).inserted { self.mark(mark, line: line) }
  }

  /// Views of unknown names are there as plain ones; among the subviews whatever has an identity is.
  private func isPassedOver(_ element: MarkupElement, in owner: MarkupElement) -> Bool {
    if owner.name == "subviews" { return element.id == nil }
    return !element.isView && !element.isKnown
  }

  /// The name of an image whose size the file does not tell.
  private func missingImage(of element: MarkupElement) -> String? {
    guard ["imageView", "state", "buttonConfiguration"].contains(element.name),
      let name = element["image"], file.images[name] == nil
    else { return nil }
    return name
  }
}

package import AutoLayout

/// The frames of a scene as Interface Builder would store them.
package struct SceneFrames: Sendable {
  package let id: String
  /// Each after the view that it lies in, the topmost left out.
  package let views: [Entry]
  package let notes: [InterfaceImport.Note]
  /// What the frames are without, since it cannot hold together with the rest.
  package let broken: [Handle]
  /// What the scene became.
  package let document: Document

  package struct Entry: Hashable, Sendable {
    package let id: String
    /// In the document.
    package let name: String
    /// In the superview.
    package let frame: Rect
    /// What of it nothing determines: x, y, width, height.
    package let ambiguous: [RectPart]
  }

  package init(
    of scene: InterfaceFile.Scene, in file: InterfaceFile,
    content: InterfaceImport.ContentSource, isCancelled: @escaping () -> Bool = { false }
  ) throws(LayoutFailure) {
    let imported = SceneImporter.importing(
      scene, of: file, content: content, isCancelled: isCancelled)
    id = scene.id
    notes = imported.notes
    guard imported.views.count > 1,
      let document = try? imported.start.applying(imported.edits)
    else {
      (views, broken) = ([], [])
      document = imported.start
      return
    }
    self.document = document
    let engine = LayoutEngine()
    let solution = try engine.layout(of: document, isCancelled: isCancelled)
    broken = solution.broken
    let free = try engine.freeItems(in: document)
    var parts = Dictionary(
      free.map { ($0.item.view, $0.parts) }, uniquingKeysWith: { first, _ in first })
    if !imported.unseenContents.isEmpty {
      let enlarged = document.enlarging(imported.unseenContents)
      let other = try engine.layout(of: enlarged, isCancelled: isCancelled)
      parts.merge(solution.parts(differingFrom: other)) { own, more in
        own + more.filter { !own.contains($0) }
      }
    }
    let grid = StoredGrid(
      solution: solution,
      placesOnWholePoints: file.canvas.placesOnWholePoints(reading: content))
    // One that is not installed has the frame of another canvas, if any.
    views = imported.views.dropFirst().filter { document.isInWindow($0.view) }.compactMap {
      id, view in
      grid.frame(of: view).map {
        Entry(
          id: id, name: document.view(view)?.name ?? "", frame: $0, ambiguous: parts[view] ?? [])
      }
    }
  }
}

/// How Interface Builder rounds what it stores: to pixels, but on old canvases a view begins on a
/// whole point of the root view (interface builder, section 11).
private struct StoredGrid {
  let solution: Solution
  let placesOnWholePoints: Bool

  func frame(of view: ViewID) -> Rect? {
    guard var frame = solution.frame(of: view) else { return nil }
    guard placesOnWholePoints, solution.document.view(view)?.frameLayout == nil,
      let superview = solution.document.view(view)?.superview, let own = corner(of: view),
      let outer = corner(of: superview)
    else { return frame }
    frame.x = own.x.wholePoint - outer.x.wholePoint
    frame.y = own.y.wholePoint - outer.y.wholePoint
    return frame
  }

  /// Of the frame, before it is put on a pixel, in the root view.
  private func corner(of view: ViewID) -> Point? {
    guard let rect = solution.rect(of: Item(view)),
      let insets = solution.document.view(view)?.alignmentInsets
    else { return nil }
    return Point(x: rect.x - insets.left, y: rect.y - insets.top)
  }
}

extension Double {
  /// Halves up.
  fileprivate var wholePoint: Double { (self + 0.5).rounded(.down) }
}

extension Solution {
  /// What of the frames that constraints make is another in `other`, by view.
  fileprivate func parts(differingFrom other: Solution) -> [ViewID: [RectPart]] {
    let views = document.views.values.filter { $0.frameLayout == nil }
    return Dictionary(
      uniqueKeysWithValues: views.compactMap { view -> (ViewID, [RectPart])? in
        guard let frame = frame(of: view.id), let changed = other.frame(of: view.id) else {
          return nil
        }
        let parts = RectPart.allCases.filter { abs(frame[$0] - changed[$0]) > 0.01 }
        return parts.isEmpty ? nil : (view.id, parts)
      })
  }
}

extension Document {
  /// With larger frames of views that are laid out by their frames.
  fileprivate func enlarging(_ views: [ViewID]) -> Document {
    let edits = views.compactMap { id -> Edit? in
      guard var layout = view(id)?.frameLayout else { return nil }
      layout.frame.width += 64
      layout.frame.height += 64
      return .change(id, .frameLayout(layout))
    }
    return (try? applying(edits)) ?? self
  }
}

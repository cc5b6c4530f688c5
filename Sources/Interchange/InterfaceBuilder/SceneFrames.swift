package import AutoLayout

/// The frames of a scene as Interface Builder would store them.
package struct SceneFrames: Sendable {
  package let id: String
  /// Each after the view that it lies in, the topmost left out.
  package let views: [Entry]
  package let notes: [InterfaceImport.Note]

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
    let imported = SceneImporter.importing(scene, of: file, content: content)
    id = scene.id
    notes = imported.notes
    guard imported.views.count > 1,
      var document = try? imported.start.applying(imported.edits)
    else {
      views = []
      return
    }
    let engine = LayoutEngine()
    var solution = try engine.layout(of: document, isCancelled: isCancelled)
    if let wrapped = document.wrappingLabels(in: solution) {
      document = wrapped
      solution = try engine.layout(of: document, isCancelled: isCancelled)
    }
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
    let grid = StoredGrid(solution: solution, tools: file.canvas.tools)
    views = imported.views.dropFirst().compactMap { id, view in
      grid.frame(of: view).map {
        Entry(
          id: id, name: document.view(view)?.name ?? "", frame: $0, ambiguous: parts[view] ?? [])
      }
    }
  }
}

/// How Interface Builder rounds what it stores: to pixels, but with Xcode 8 a view begins on a
/// whole point of the root view (interface builder, section 11).
private struct StoredGrid {
  let solution: Solution
  let tools: ToolsVersion

  func frame(of view: ViewID) -> Rect? {
    guard var frame = solution.frame(of: view) else { return nil }
    guard tools >= 11000, tools < 13000, solution.document.view(view)?.frameLayout == nil,
      let superview = solution.document.view(view)?.superview
    else { return frame }
    let origin = self.origin(of: superview)
    frame.x = (origin.x + frame.x + 0.5).rounded(.down) - (origin.x + 0.5).rounded(.down)
    frame.y = (origin.y + frame.y + 0.5).rounded(.down) - (origin.y + 0.5).rounded(.down)
    return frame
  }

  /// In the root view.
  private func origin(of view: ViewID) -> Point {
    var origin = Point.zero
    for ancestor in solution.document.ancestry(of: view)
    where ancestor != .root && ancestor != .window {
      guard let frame = solution.frame(of: ancestor) else { continue }
      origin.x += frame.x
      origin.y += frame.y
    }
    return origin
  }
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

  /// With the labels of several lines as large as they are in the width that a first layout gave
  /// them, which is how UIKit finds their `preferredMaxLayoutWidth` (UIKit sizing, section 6); `nil`
  /// if nothing wraps.
  fileprivate func wrappingLabels(in solution: Solution) -> Document? {
    let edits = views.values.compactMap { view -> Edit? in
      guard view.kind == .label, view.content.numberOfLines != 1, view.content.given == nil,
        view.frameLayout == nil, view.content.preferredMaxLayoutWidth == nil,
        let text = view.content.text,
        let width = solution.rect(of: Item(view.id))?.width
      else { return nil }
      let metrics = TextMetrics(font: view.content.font, era: system.fontEra)
      let count = view.content.numberOfLines
      let natural = metrics.labelSize(of: text, numberOfLines: count, scale: scale)
      guard width > 0, natural.width > width else { return nil }
      let wrapped = metrics.labelSize(
        of: text, numberOfLines: count, width: width, scale: scale)
      var content = view.content
      content.give(NaturalSize(wrapped))
      return .change(view.id, .content(content))
    }
    return edits.isEmpty ? nil : try? applying(edits)
  }
}

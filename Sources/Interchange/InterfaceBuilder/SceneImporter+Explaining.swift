import AutoLayout

extension SceneImporter {
  /// The views that measure what they show, so that they follow another text, another width or another
  /// device, although sizes are stored.
  ///
  /// A view that is as large as it asks to be, and was stored with another size, shows what cannot be
  /// measured here: a font or a picture is not at hand. With the stored sizes of such views the others
  /// are looked at again, for what is wrong with one moves its neighbours. Costs a layout a round.
  static func viewsSizedByContent(
    in scene: InterfaceFile.Scene, of file: InterfaceFile, _ isCancelled: @escaping () -> Bool
  ) -> Set<String> {
    var importer = imported(scene, of: file, content: .measured, textSize: file.textSize)
    var measured = Set(importer.views.keys)
    while let sizes = importer.sizes(isCancelled) {
      let others = sizes.filter { measured.contains($0.key) && !$0.value.isStored }
      let mismeasured = others.filter(\.value.isAsAskedFor)
      if others.isEmpty { break }
      measured.subtract((mismeasured.isEmpty ? others : mismeasured).keys)
      importer = imported(scene, of: file, content: .stored, measuring: measured)
    }
    return measured
  }

  /// What views that have a stored size come to, by their identities; `nil` where nothing is laid out.
  private func sizes(_ isCancelled: @escaping () -> Bool) -> [String: LaidOutSize]? {
    guard let document = try? result.start.applying(result.edits),
      let solution = try? LayoutEngine().layout(of: document, isCancelled: isCancelled)
    else { return nil }
    return views.compactMapValues { view in
      guard view.element.flag("misplaced") != true, let stored = view.storedFrame?.size else {
        return nil
      }
      return LaidOutSize(of: view.id, in: solution, storedAs: stored)
    }
  }
}

/// The size of a view after a layout, beside those that are stored and asked for.
private struct LaidOutSize {
  /// Whether it is the stored one.
  let isStored: Bool
  /// Whether it is what the view asks for, wherever it is not the stored one.
  let isAsAskedFor: Bool

  init(of id: ViewID, in solution: Solution, storedAs stored: Size) {
    guard let found = solution.frame(of: id)?.size, let rect = solution.rect(of: Item(id)),
      let view = solution.document.view(id)
    else {
      isStored = false
      isAsAskedFor = false
      return
    }
    let natural =
      solution.document.wrappedSize(of: view, in: rect.width)
      ?? solution.document.naturalSize(of: view)
    // Half a pixel of the canvas with the fewest.
    let others = Axis.allCases.filter { abs(stored[$0] - found[$0]) >= 0.25 }
    let isAsAskedFor = others.allSatisfy { axis in
      natural[axis].map { abs($0 - rect.size[axis]) < 0.01 } ?? false
    }
    self.isAsAskedFor = isAsAskedFor
    // What its neighbours leave to a view is rounded with them.
    isStored = others.allSatisfy { !isAsAskedFor && abs(stored[$0] - found[$0]) <= 1 }
  }
}

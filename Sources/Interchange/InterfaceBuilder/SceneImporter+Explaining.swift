import AutoLayout
import Patience

/// A side of a view that may measure what the view shows.
struct SizedAxis: Hashable {
  /// By its identity in the file.
  let view: String
  let axis: Axis

  /// The other side of the same view.
  fileprivate var crossed: SizedAxis { SizedAxis(view: view, axis: axis.crossed) }
}

extension SceneImporter {
  /// The sides of views that measure what is shown, so that they follow another text, another width or
  /// another device, although sizes are stored.
  ///
  /// A side that is as long as it asks to be, and was stored otherwise, shows what cannot be measured
  /// here: a font or a picture is not at hand. With the stored sizes of such sides the others are
  /// looked at again, for what is wrong with one moves its neighbours. Costs a layout a round.
  /// - Returns: Of a scene in which everything is measured at first.
  func axesSizedByContent(_ isCancelled: @escaping () -> Bool) -> Set<SizedAxis> {
    var importer = self
    var measured = Set(
      views.keys.flatMap { view in Axis.allCases.map { SizedAxis(view: view, axis: $0) } })
    while let lengths = importer.lengths(isCancelled) {
      let mistaken = Self.mistaken(lengths, among: measured)
      if mistaken.isEmpty { break }
      measured.subtract(mistaken)
      importer = Self.imported(scene, of: file, content: .stored, measuring: measured)
    }
    return measured
  }

  /// The sides that are to take their stored lengths next.
  private static func mistaken(
    _ lengths: [SizedAxis: LaidOutLength], among measured: Set<SizedAxis>
  ) -> Set<SizedAxis> {
    let others = lengths.filter { $0.value != .asStored }.keys
    let wrong = measured.intersection(others)
    let mismeasured = wrong.filter { lengths[$0] == .asAskedFor }
    if !wrong.isEmpty { return mismeasured.isEmpty ? wrong : mismeasured }
    // Two lengths that fit one by one need not fit together: then a view is taken as it is stored.
    return others.isEmpty ? [] : measured.filter { !measured.contains($0.crossed) }
  }

  /// What the sides of views that have a stored size come to; `nil` where nothing is laid out.
  private func lengths(_ isCancelled: @escaping () -> Bool) -> [SizedAxis: LaidOutLength]? {
    guard let document = try? result.start.applying(result.edits),
      let solution = try? LayoutEngine().layout(of: document, isCancelled: isCancelled)
    else { return nil }
    var lengths: [SizedAxis: LaidOutLength] = [:]
    for (id, view) in views.awaited() where view.element.flag(.misplaced) != true {
      guard let stored = view.storedFrame?.size else { continue }
      for axis in Axis.allCases {
        lengths[SizedAxis(view: id, axis: axis)] = LaidOutLength(
          of: view.id, along: axis, in: solution, storedAs: stored[axis])
      }
    }
    return lengths
  }
}

/// The length of a side after a layout, beside the one that is stored.
private enum LaidOutLength {
  case asStored
  /// What the view asks for, which is not the stored one.
  case asAskedFor
  case other

  init(of id: ViewID, along axis: Axis, in solution: Solution, storedAs stored: Double) {
    guard let found = solution.frame(of: id)?.size[axis], let rect = solution.rect(of: Item(id)),
      let view = solution.document.view(id)
    else {
      self = .other
      return
    }
    let natural =
      solution.document.wrappedSize(of: view, in: rect.width)
      ?? solution.document.naturalSize(of: view)
    let isAsAskedFor = natural[axis].map { abs($0 - rect.size[axis]) < 0.01 } ?? false
    // Half a pixel of the canvas with the fewest; what its neighbours leave is rounded with them.
    if abs(stored - found) < (isAsAskedFor ? 0.25 : 1.000_1) {
      self = .asStored
    } else {
      self = isAsAskedFor ? .asAskedFor : .other
    }
  }
}

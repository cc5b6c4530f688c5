package import AutoLayout

/// The constraints that influence a view on one axis, content sizes and masks included.
package struct Affecting: Hashable, Sendable {
  package var view: ViewID
  package var axis: Axis
  /// The user's by number, then the generated ones.
  package var constraints: [Rival]
}

extension Examination {
  package func affecting(_ view: ViewID, along axis: Axis) throws(LayoutFailure) -> Affecting {
    let handles = try engine.affecting(view, along: axis, in: document)
      .sorted { Handle.isListed($0, before: $1) }
    var constraints: [Rival] = []
    for handle in handles {
      guard let equation = try engine.equation(of: handle, in: document) else { continue }
      constraints.append(Rival(handle: handle, equation: equation))
    }
    return Affecting(view: view, axis: axis, constraints: constraints)
  }
}

import Simplex

/// The window's size, sizes that are not negative, and the sizes that views ask for.
extension Lowering {
  /// `window.w`: `view.width == 393`, what the window leaves to the root view. Nothing without a
  /// device.
  func windowConstraints() -> [LoweredConstraint] {
    guard let size = document.rootFrame?.size, let hold = document.device?.hold else { return [] }
    return Axis.allCases.map { axis in
      generate(
        .window, .window(axis),
        Equation(Anchor(.root, axis.size), .equal, constant: size[axis], priority: hold[axis]),
        holder: .root)
    }
  }

  /// `title.size.w`: `title.width >= 0` (UIKit constraints, section 5, S9). In a row without a height its
  /// line leaves the content view none either: UIKit sets that frame, and asks no constraint for it.
  func nonnegativeSizes(of view: View) -> [LoweredConstraint] {
    if view.allowsNegativeSize { return [] }
    return Axis.allCases.map { axis in
      let line = axis == .vertical ? document.separator(above: view) : 0
      return generate(
        view.id, .size(axis),
        Equation(Anchor(view.id, axis.size), .greaterThanOrEqual, constant: 0 - line),
        holder: view.id)
    }
  }

  /// `title.hug.h`: `title.width <= 43.667 @251`, and `title.resist.h`: `>= @750` (UIKit
  /// constraints, section 5.2). A view that is laid out by its frame asks for nothing.
  func contentSizes(of view: View) -> [LoweredConstraint] {
    contentSizes(of: view, document.naturalSize(of: view))
  }

  /// The same for a view that measures `natural`.
  func contentSizes(of view: View, _ natural: NaturalSize) -> [LoweredConstraint] {
    guard !view.isGuide, !view.translatesAutoresizingMaskIntoConstraints else { return [] }
    return Axis.allCases.flatMap { axis -> [LoweredConstraint] in
      guard let size = natural[axis], !isStretchedHidden(view, along: axis) else { return [] }
      return [
        contentSize(
          of: view, .resistance(axis), .greaterThanOrEqual, size, at: view.resistance[axis]),
        contentSize(of: view, .hugging(axis), .lessThanOrEqual, size, at: view.hugging[axis]),
      ]
    }
  }

  /// What is hidden in a stack view that fills is as large across as what is seen there, and what it
  /// shows has no say in how large that is (UIKit stack view, section 6).
  private func isStretchedHidden(_ view: View, along axis: Axis) -> Bool {
    guard view.isHidden,
      let arrangement = document.arrangingStack(of: view.id).flatMap({ document.views[$0]?.stack })
    else { return false }
    return arrangement.alignment == .fill && axis == arrangement.axis.crossed
  }

  private func contentSize(
    of view: View, _ rule: Rule, _ relation: Relation, _ size: Double, at priority: Priority
  ) -> LoweredConstraint {
    let axis: Axis =
      rule == .resistance(.horizontal) || rule == .hugging(.horizontal)
      ? .horizontal : .vertical
    var lowered = generate(
      view.id, rule,
      Equation(Anchor(view.id, axis.size), relation, constant: size, priority: priority),
      holder: view.id)
    if !priority.isRequired {
      lowered.linear.order = .content(place: order.place(of: view.id) ?? 0, rule)
    }
    return lowered
  }
}

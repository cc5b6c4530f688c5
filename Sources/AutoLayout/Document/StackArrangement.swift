/// How a stack view arranges views, by UIKit's names (UIKit stack view, section 1).
package struct StackArrangement: Hashable, Sendable {
  package var axis: Axis
  package var distribution: Distribution
  package var alignment: Alignment
  /// In points.
  package var spacing: Double
  /// What stands in the place of the spacing behind a view.
  package var customSpacing: [ViewID: Double] = [:]
  /// Whether the views are arranged inside the stack view's margins.
  package var isLayoutMarginsRelative = false
  /// Whether spacing is from the last baseline to the next first one.
  package var isBaselineRelative = false
  /// In their order along the axis.
  package var arranged: [ViewID] = []

  package init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
  }

  package enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Leading is top in a row, trailing bottom.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// As one says it of a row or of a column.
    package func name(along axis: Axis) -> String {
      switch (self, axis) {
      case (.leading, .horizontal): "top"
      case (.trailing, .horizontal): "bottom"
      default: rawValue
      }
    }
  }
}

extension Document {
  /// The views that a stack view arranges, in their order; none of another view.
  package func arrangedSubviews(of stack: ViewID) -> [View] {
    (views[stack]?.stack?.arranged ?? []).compactMap { views[$0] }
  }

  /// The stack view that arranges `view`.
  package func arrangingStack(of view: ViewID) -> ViewID? {
    guard let superview = superview(of: view),
      views.read(superview, { $0.stack?.arranged.contains(view) }) == true
    else { return nil }
    return superview
  }

  /// The natural size, or what a stack view comes to that arranges views of natural sizes.
  func arrangedSize(of view: View) -> NaturalSize {
    guard let arrangement = view.stack else { return naturalSize(of: view) }
    let visible = arrangedSubviews(of: view.id).filter { !$0.isHidden }
    let sizes = visible.map(arrangedSize)
    let along = sizes.compactMap { $0[arrangement.axis] }
    let across = sizes.compactMap { $0[arrangement.axis.crossed] }
    let spaces = visible.dropLast()
      .map { arrangement.customSpacing[$0.id] ?? arrangement.spacing }.reduce(0, +)
    let length: Double? =
      along.isEmpty
      ? nil
      : spaces
        + (arrangement.distribution == .fillEqually
          ? (along.max() ?? 0) * Double(visible.count) : along.reduce(0, +))
    return arrangement.axis == .horizontal
      ? NaturalSize(width: length, height: across.max())
      : NaturalSize(width: across.max(), height: length)
  }

  /// What a view asks for by its content.
  package func naturalSize(of view: View) -> NaturalSize {
    view.kind.naturalSize(
      of: view.content, scale: scale, system: system,
      barHeight: barHeight(of: view.kind))
  }

  /// Interface Builder shows the frames that constraints give, also of views that take no size but
  /// their own when the program runs.
  var isOnCanvas: Bool { device?.isCanvas == true }

  /// Of the frame of a view that takes no other size; `nil` for what has any.
  package func onlySize(of view: View) -> Size? {
    guard view.kind.isNeverResized, !isOnCanvas, case let size = naturalSize(of: view),
      let width = size.width,
      let height = size.height
    else { return nil }
    let insets = view.alignmentInsets
    return Size(
      width: width + insets.total(.horizontal), height: height + insets.total(.vertical))
  }
}

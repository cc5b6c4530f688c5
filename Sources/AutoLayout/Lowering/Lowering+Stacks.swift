import Simplex

/// What stack views make of how they arrange views.
extension Lowering {
  /// About a stack view itself, and about what it arranges.
  func stackConstraints(of view: View) -> [LoweredConstraint] {
    let own = StackConstraints(of: view, in: document)?.ofItself ?? []
    return lowered(own, about: view.id, holder: view.id) + arrangedConstraints(of: view)
  }

  private func arrangedConstraints(of view: View) -> [LoweredConstraint] {
    guard let stack = document.arrangingStack(of: view.id),
      let constraints = arranged.constraints(of: stack, in: document)
    else { return [] }
    return lowered(constraints.about(view), about: view.id, holder: stack)
  }

  private func lowered(
    _ generated: [StackConstraints.Generated], about view: ViewID, holder: ViewID
  ) -> [LoweredConstraint] {
    generated.map { generate(view, .stack($0.rule), $0.equation, holder: holder) }
  }
}

/// Each stack view's constraints, made once for all that it arranges.
final class ArrangedConstraints {
  private var made: [ViewID: StackConstraints] = [:]

  fileprivate func constraints(of stack: ViewID, in document: Document) -> StackConstraints? {
    if let known = made[stack] { return known }
    let constraints = document.views[stack].flatMap { StackConstraints(of: $0, in: document) }
    made[stack] = constraints
    return constraints
  }
}

/// The constraints of one stack view (UIKit stack view, sections 2 to 7). Gaps between views have
/// rectangles of their own, as in UIKit; the spacer across does not: what lies within it lies
/// within the stack view.
struct StackConstraints {
  typealias Generated = (rule: StackRule, equation: Equation)

  let stack: View
  let arrangement: StackArrangement
  let document: Document
  /// What the views are arranged in: the stack view, or its margins.
  private let frame: Item
  private let arranged: [View]
  private let visible: [View]
  /// Where each view stands among the visible ones.
  private let places: [ViewID: Int]
  /// What each visible view asks for along the axis, where it matters.
  private let natural: [Double]

  /// `nil` for what arranges nothing.
  init?(of stack: View, in document: Document) {
    guard let arrangement = stack.stack else { return nil }
    self.stack = stack
    self.arrangement = arrangement
    self.document = document
    frame = Item(stack.id, guide: arrangement.isLayoutMarginsRelative ? .layoutMargins : nil)
    arranged = document.arrangedSubviews(of: stack.id)
    let visible = arranged.filter { !$0.isHidden }
    self.visible = visible
    places = Dictionary(
      visible.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    natural =
      arrangement.distribution == .fillProportionally
      ? visible.map { max(document.arrangedSize(of: $0)[arrangement.axis] ?? 0, 0) } : []
  }

  private var axis: Axis { arrangement.axis }
  private var crossAxis: Axis { axis.crossed }

  /// Of the frame that the views are arranged in.
  private func edge(_ attribute: Attribute) -> Anchor { Anchor(frame, attribute) }
}

// MARK: About the stack view itself

extension StackConstraints {
  var ofItself: [Generated] {
    edges + (fitsAlong ? [fitAlong] : []) + (fitsAcross ? [fitAcross] : [])
  }

  private var edges: [Generated] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      (.firstEdge, Equation(Anchor(first.id, axis.start), .equal, edge(axis.start))),
      (.lastEdge, Equation(Anchor(last.id, axis.end), .equal, edge(axis.end))),
    ]
  }

  private var fitsAlong: Bool {
    visible.isEmpty || !isSpacingExact
  }

  private var fitsAcross: Bool { visible.isEmpty || arrangement.alignment != .fill }

  private var fitAlong: Generated {
    (.fitAlong, Equation(Anchor(stack.id, axis.size), .equal, priority: .stackFitsCanvas))
  }

  /// It has no spanner to be fitted by where views stand on a baseline, one alone is centred, or there
  /// is none.
  private var fitAcross: Generated {
    let isSpanned =
      switch crossAlignment {
      case .firstBaseline, .lastBaseline: false
      case .center: visible.count > 1
      case .fill, .leading, .trailing: !visible.isEmpty
      }
    let priority = isSpanned ? Priority.stackFitsSpan : .stackFitsCanvas
    return (.fitAcross, Equation(Anchor(stack.id, crossAxis.size), .equal, priority: priority))
  }
}

// MARK: About a view, along the axis

extension StackConstraints {
  func about(_ view: View) -> [Generated] {
    let along =
      view.isHidden ? hiding(of: view) : spacing(before: view) + sizes(of: view) + gap(behind: view)
    return along + textWidth(of: view) + across(view)
  }

  private func neighbour(_ view: View, by distance: Int) -> View? {
    guard let place = places[view.id], visible.indices.contains(place + distance) else {
      return nil
    }
    return visible[place + distance]
  }

  private func spacing(behind view: View) -> Double {
    arrangement.customSpacing[view.id] ?? arrangement.spacing
  }

  /// Whether views are as far apart as the spacing says, and not farther.
  private var isSpacingExact: Bool {
    ![.equalSpacing, .equalCentering].contains(arrangement.distribution)
  }

  private func spacing(before view: View) -> [Generated] {
    guard let previous = neighbour(view, by: -1) else { return [] }
    let fromBaselines = arrangement.isBaselineRelative && axis == .vertical
    return [
      (
        .spacing,
        Equation(
          Anchor(view.id, fromBaselines ? .firstBaseline : axis.start),
          isSpacingExact ? .equal : .greaterThanOrEqual,
          Anchor(previous.id, fromBaselines ? .lastBaseline : axis.end),
          constant: spacing(behind: previous))
      )
    ]
  }

  private func sizes(of view: View) -> [Generated] {
    switch arrangement.distribution {
    case .fill, .equalSpacing, .equalCentering: []
    case .fillEqually: equalSize(of: view)
    case .fillProportionally: share(of: view)
    }
  }

  private func equalSize(of view: View) -> [Generated] {
    guard let first = visible.first, first.id != view.id else { return [] }
    return [(.equalSize, Equation(Anchor(view.id, axis.size), .equal, Anchor(first.id, axis.size)))]
  }

  /// Each has the part of the stack view that its natural size is of all of them with the spacings
  /// (UIKit stack view, section 4): of the stack view itself, also where it arranges inside margins,
  /// so that the last one pays for these and one alone conflicts with them.
  private func share(of view: View) -> [Generated] {
    let spaces = visible.dropLast().map(spacing(behind:)).reduce(0, +)
    let total = natural.reduce(0, +) + spaces
    let measured = natural.count { $0 > 0 }
    guard measured > 0, total > 0, let place = places[view.id]
    else { return equalSize(of: view) }
    let size = Anchor(view.id, axis.size)
    guard natural[place] > 0 else { return [(.share, Equation(size, .equal))] }
    let isAlone = measured == 1 && spaces == 0
    return [
      (
        .share,
        Equation(
          size, .equal, Anchor(stack.id, axis.size), multiplier: natural[place] / total,
          priority: isAlone ? .required : .stackShare(of: place))
      )
    ]
  }

  private func gap(behind view: View) -> [Generated] {
    guard let next = neighbour(view, by: 1), let first = visible.first else { return [] }
    let (start, end, priority): (Attribute, Attribute, Priority)
    switch arrangement.distribution {
    case .equalSpacing: (start, end, priority) = (axis.end, axis.start, .required)
    case .equalCentering: (start, end, priority) = (axis.center, axis.center, .stackCentresGaps)
    default: return []
    }
    let gap = Item(view.id, guide: .gap)
    let ends = ends(of: gap, Anchor(view.id, start), Anchor(next.id, end))
    if first.id == view.id { return ends }
    return ends + [
      (
        .equalGaps,
        Equation(
          Anchor(gap, axis.size), .equal, Anchor(Item(first.id, guide: .gap), axis.size),
          priority: priority)
      )
    ]
  }

  private func ends(of gap: Item, _ start: Anchor, _ end: Anchor) -> [Generated] {
    [
      (.gapStart, Equation(Anchor(gap, axis.start), .equal, start)),
      (.gapEnd, Equation(Anchor(gap, axis.end), .equal, end)),
    ]
  }

  /// A hidden view takes no part: its size is 0, and it stands in the middle of the one space that
  /// remains between its visible neighbours (interface builder, section 10).
  private func hiding(of view: View) -> [Generated] {
    let place = arranged.firstIndex { $0.id == view.id } ?? 0
    let previous = arranged[..<place].last { !$0.isHidden }
    let next = arranged[place...].first { !$0.isHidden }
    let size: Generated = (.hiding, Equation(Anchor(view.id, axis.size), .equal))
    let start = Anchor(view.id, axis.start)
    if let previous, let next, !isSpacingExact {
      let gap = Item(view.id, guide: .gap)
      return [size, (.hiddenPlace, Equation(start, .equal, Anchor(gap, axis.center)))]
        + ends(of: gap, Anchor(previous.id, axis.end), Anchor(next.id, axis.start))
    }
    let edge = previous.map { Anchor($0.id, axis.end) } ?? edge(axis.start)
    let space = next == nil ? 0 : previous.map { spacing(behind: $0) / 2 } ?? 0
    return [size, (.hiddenPlace, Equation(start, .equal, edge, constant: space))]
  }
}

// MARK: About a view, across the axis

extension StackConstraints {
  private func across(_ view: View) -> [Generated] {
    let (start, end) = (crossAxis.start, crossAxis.end)
    switch crossAlignment {
    case .fill:
      // What is hidden, too (UIKit stack view, section 6).
      return [alignment(of: view, start), alignment(of: view, end, .farAlignment)]
    case .leading: return [alignment(of: view, start)] + within(view, end) + suppression(of: view)
    case .trailing: return [alignment(of: view, end)] + within(view, start) + suppression(of: view)
    case .center:
      return [alignment(of: view, crossAxis.center)] + within(view, start) + within(view, end)
        + suppression(of: view)
    case .firstBaseline: return baselineAlignment(of: view, .firstBaseline)
    case .lastBaseline: return baselineAlignment(of: view, .lastBaseline)
    }
  }

  /// There are no baselines side by side in a column (UIKit stack view, section 3).
  private var crossAlignment: StackArrangement.Alignment {
    switch (arrangement.alignment, axis) {
    case (.firstBaseline, .vertical): .leading
    case (.lastBaseline, .vertical): .trailing
    default: arrangement.alignment
    }
  }

  private func alignment(
    of view: View, _ attribute: Attribute, _ rule: StackRule = .alignment
  ) -> Generated {
    (rule, Equation(Anchor(view.id, attribute), .equal, edge(attribute)))
  }

  /// Required, as the boundaries are that UIKit prints among what cannot hold. What is hidden does not
  /// make the stack view larger.
  private func within(_ view: View, _ attribute: Attribute) -> [Generated] {
    if view.isHidden { return [] }
    let isStart = attribute == crossAxis.start
    return [
      (
        isStart ? .withinNear : .withinFar,
        Equation(
          Anchor(view.id, attribute), isStart ? .greaterThanOrEqual : .lessThanOrEqual,
          edge(attribute))
      )
    ]
  }

  /// Of the edges on the baseline's side only the first view's lies within the row, so that a larger
  /// view behind it sticks out: from iOS 9 to 13 at least (rdar 32291130), and so in the three stored
  /// rows that tell.
  private func baselineAlignment(of view: View, _ baseline: Attribute) -> [Generated] {
    let other: Attribute = baseline == .firstBaseline ? .bottom : .top
    let edges: [Attribute] = view.id == visible.first?.id ? [.top, .bottom] : [other]
    let within =
      edges.flatMap { self.within(view, $0) } + suppression(of: view)
    guard let first = arranged.first, first.id != view.id else { return within }
    return [
      (.alignment, Equation(Anchor(view.id, baseline), .equal, Anchor(first.id, baseline)))
    ] + within
  }

  private func suppression(of view: View) -> [Generated] {
    guard document.naturalSize(of: view)[crossAxis] == nil else { return [] }
    let size = Anchor(view.id, crossAxis.size)
    return [(.suppression, Equation(size, .equal, priority: .stackSuppresses))]
  }

  /// A text of several lines wants the part of a row that all would have if they were equal, by a
  /// little more than it resists being compressed (rdar 39275811, 41192642: `0.5 * row.width - 0` at
  /// 759 for a label of 749; the constraints of a row that the author of the library Arranged printed:
  /// 760 for labels of 750). Since iOS 15 it no longer does where it is the only such text.
  private func textWidth(of view: View) -> [Generated] {
    guard axis == .horizontal, arrangement.distribution == .fill, !view.isHidden, view.wrapsText,
      document.system < .withoutShareOfOneText || visible.count(where: \.wrapsText) > 1
    else { return [] }
    let count = Double(visible.count)
    let spaces = visible.dropLast().map(spacing(behind:)).reduce(0, +)
    return [
      (
        .textWidth,
        Equation(
          Anchor(view.id, .width), .equal, Anchor(stack.id, .width), multiplier: 1 / count,
          constant: -spaces / count, priority: .stackSharesText(resisting: view.resistance[axis]))
      )
    ]
  }
}

extension View {
  fileprivate var wrapsText: Bool { kind == .label && content.numberOfLines != 1 }
}

extension SystemVersion {
  fileprivate static let withoutShareOfOneText = SystemVersion(15)
}

extension Axis {
  fileprivate var center: Attribute { self == .horizontal ? .centerX : .centerY }
}

import AutoLayout
import Interchange

/// `systemLayoutSizeFitting` and `sizeThatFits`: how large a view would be by what is inside it alone
/// (UIKit sizing).
extension Evaluator {
  mutating func fittingSize(
    of view: View, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    let target = try size(arguments.first) ?? .zero
    var priorities = AxisPriorities(both: .fittingSizeLevel)
    for (label, axis) in [
      ("withHorizontalFittingPriority", Axis.horizontal), ("verticalFittingPriority", .vertical),
    ] {
      guard let operand = arguments[label] else { continue }
      priorities[axis] = try priority(operand).value ?? priorities[axis]
    }
    return .size(try fittingSize(of: view, target: target, at: priorities, arguments.range))
  }

  /// The frame that the content asks for, a text of several lines within the width, also one that scrolls.
  /// What has a height alone takes the width that it is offered, a view without content its present size.
  mutating func sizeThatFits(of view: View, _ operand: Operand) throws(Stop) -> Value {
    let offered = try size(operand) ?? .zero
    var content = view.content
    content.isScrollEnabled = false
    if content.numberOfLines != 1, offered.width > 0 {
      content.preferredMaxLayoutWidth = offered.width
    }
    let trial = try applying([.change(view.id, .content(content))], to: draft, at: operand.range)
    guard let measured = trial.view(view.id) else { return .size(.zero) }
    let (natural, insets) = (trial.naturalSize(of: measured), view.alignmentInsets)
    let present = try presentFrame(of: view.id, at: operand.range).size
    let width = natural.width.map { $0 + insets.left + insets.right }
    let height = natural.height.map { $0 + insets.top + insets.bottom }
    // As frames have them, so that code can compare both.
    return .size(
      Size(
        width: width.map { Solution.wholePixels($0, draft.scale) }
          ?? (natural.height == nil ? present.width : offered.width),
        height: height.map { Solution.wholePixels($0, draft.scale) } ?? present.height))
  }

  /// The view by itself in a document of its own, with the target as a wish.
  private mutating func fittingSize(
    of view: View, target: Size, at priorities: AxisPriorities, _ range: SourceRange
  ) throws(Stop) -> Size {
    if view.id == .window { return try presentFrame(of: view.id, at: range).size }
    // A content view is measured in the view that it follows.
    let top = view.isContentView ? view.superview ?? view.id : view.id
    var trial = try currentSolution().holdingInsets(in: top, of: draft)
    if top == .root {
      // Another screen would have other size classes, and other constraints by them.
      let device = (draft.device ?? Device(size: .zero))
        .wishing(for: target, at: priorities, in: draft.orientation)
      trial = try applying(
        [.setTraits(Traits(draft.sizeClasses)), .setDevice(device)], to: draft, at: range)
    } else {
      trial = try applying(
        draft.isolating(top, measuring: view, target, at: priorities, step: step), to: trial,
        at: range)
    }
    do throws(LayoutFailure) {
      return try LayoutEngine().layout(of: trial).drawnSize(of: view, scale: draft.scale)
    } catch {
      throw .layout(error)
    }
  }

  private func applying(
    _ edits: [Edit], to document: Document, at range: SourceRange
  ) throws(Stop) -> Document {
    do throws(EditFailure) { return try document.applying(edits) } catch {
      throw .refused(error, at: range)
    }
  }
}

extension Solution {
  fileprivate func holdingInsets(in top: ViewID, of document: Document) -> Document {
    top == .root ? document : document.holdingInsets(in: top, of: self)
  }

  /// That of the frame which the alignment rectangle becomes, in whole pixels, rounded up.
  fileprivate func drawnSize(of view: View, scale: Double) -> Size {
    guard let rect = rect(of: Item(view.id)) else { return .zero }
    let insets = view.alignmentInsets
    return Size(
      width: Self.wholePixels(rect.width + insets.left + insets.right, scale),
      height: Self.wholePixels(rect.height + insets.top + insets.bottom, scale))
  }

  /// What the solver's rounding leaves of a pixel is none.
  static func wholePixels(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 1e-4).rounded(.up) / scale + 0
  }
}

extension Document {
  /// What makes `top` the only thing in a window that holds nothing back, with a wish for the size of
  /// `view`.
  fileprivate func isolating(
    _ top: ViewID, measuring view: View, _ target: Size, at priorities: AxisPriorities, step: Int
  ) -> [Edit] {
    var edits: [Edit] = [.deactivate(ties(ofContentView: view))]
    if superview(of: top) != nil { edits.append(.remove(top, step: step)) }
    let device = device ?? Device(size: .zero, scale: scale)
    edits += [
      .setTraits(Traits(sizeClasses)),
      .setDevice(device.withoutInsets(size: windowSize ?? .zero)), .setNavigationBar(.off),
      .setTabBar(false), .setToolbar(false), .setController(ControllerSettings()),
      .insert(top, into: .root, at: .front, step: step),
    ]
    if self.view(top)?.frameLayout != nil { edits.append(.change(top, .frameLayout(nil))) }
    for axis in Axis.allCases {
      var wish = NewConstraint(
        Anchor(view.id, axis == .horizontal ? .width : .height), .equal, nil,
        origin: .typed(step: step))
      (wish.constant, wish.priority) = (target[axis], priorities[axis])
      edits.append(.addConstraint(wish))
    }
    return edits
  }

  /// What holds the inside of a content view from without, which does not count for its size.
  private func ties(ofContentView view: View) -> [ConstraintID] {
    guard view.isContentView else { return [] }
    let inside = Set(preorder(from: view.id))
    return constraints.values.filter { constraint in
      constraint.isActive && inside.contains(where: constraint.mentions)
        && !(holder(of: constraint).map(inside.contains) ?? true)
    }.map(\.id)
  }
}

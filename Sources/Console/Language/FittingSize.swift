import AutoLayout
import Interchange

/// `systemLayoutSizeFitting`: how large a view would be by what is inside it alone (UIKit sizing).
extension Evaluator {
  static let fittingForms = [
    "systemLayoutSizeFitting(_:)",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
  ]

  mutating func fittingSize(
    of view: View, _ call: Call
  ) throws(LineFailure) -> Value {
    let (_, arguments) = try call.form(among: Self.fittingForms)
    let target = try operand(arguments[0]).tuple(.size).size ?? .zero
    var priorities = AxisPriorities(both: .fittingSizeLevel)
    if arguments.count == 3 {
      priorities.horizontal = try operand(arguments[1]).priority()
      priorities.vertical = try operand(arguments[2]).priority()
    }
    let size = try workspace.fittingSize(of: view, target: target, at: priorities)
    return .tuple(Tuple(size))
  }
}

extension Evaluator {
  /// `label.sizeThatFits(CGSize(width: 200, height: 0))`: the frame that the content asks for, a
  /// text of several lines within the width. What has a height alone takes the width that it is offered
  /// (UIKit sizing, section 1), a view without content its present size.
  mutating func sizeThatFits(
    of view: View, _ call: Call
  ) throws(LineFailure) -> Value {
    let (_, arguments) = try call.form(among: ["sizeThatFits(_:)"])
    let offered = try operand(arguments[0]).tuple(.size).size ?? .zero
    var content = view.content
    if content.numberOfLines != 1, offered.width > 0 {
      content.preferredMaxLayoutWidth = offered.width
    }
    var trial = document
    do throws(EditFailure) {
      try trial.apply(.change(view.id, .content(content)))
    } catch {
      throw .edit(error, at: call.range)
    }
    guard let measured = trial.view(view.id) else { return .absent }
    let (natural, insets) = (trial.naturalSize(of: measured), view.alignmentInsets)
    let bounds = try workspace.presentFrame(of: view).size
    return .tuple(
      Tuple(
        Size(
          width: natural.width.map { $0 + insets.total(.horizontal) }
            ?? (natural.height == nil ? bounds.width : offered.width),
          height: natural.height.map { $0 + insets.total(.vertical) } ?? bounds.height)))
  }
}

extension Workspace {
  /// The view by itself in a document of its own, with the target as a wish.
  fileprivate func fittingSize(
    of view: View, target: Size, at priorities: AxisPriorities
  ) throws(LineFailure) -> Size {
    if view.id == .window { return try presentFrame(of: view).size }
    // A content view is measured in the view that it follows.
    let top = view.isContentView ? view.superview ?? view.id : view.id
    if top == .root { return try fittingSize(of: view.id, asRootTo: target, at: priorities) }
    var trial = document.holdingInsets(in: top, of: try solution())
    do throws(EditFailure) {
      try trial.apply(.deactivate(document.ties(ofContentView: view)))
      if document.view(top)?.superview != nil { try trial.apply(.remove(top, step: step)) }
      // Another device would have other size classes, and other constraints by them.
      try trial.apply(.setTraits(Traits(document.sizeClasses)))
      let device = document.device ?? Device(size: .zero, scale: document.scale)
      try trial.apply(.setDevice(device.withoutInsets(size: document.windowSize ?? .zero)))
      try trial.apply(.setNavigationBar(.off))
      try trial.apply(.setTabBar(false))
      try trial.apply(.setToolbar(false))
      try trial.apply(.setController(ControllerSettings()))
      try trial.apply(.insert(top, into: .root, at: .front, step: step))
      if trial.view(top)?.frameLayout != nil { try trial.apply(.change(top, .frameLayout(nil))) }
      for axis in Axis.allCases {
        var wish = NewConstraint(
          Anchor(view.id, axis == .horizontal ? .width : .height), .equal, nil,
          origin: .typed(step: step))
        wish.constant = target[axis]
        wish.priority = priorities[axis]
        try trial.apply(.addConstraint(wish))
      }
    } catch {
      throw .edit(error, at: nil)
    }
    return try drawnSize(of: view.id, in: fittingLayout(of: trial))
  }

  /// The root view, or its content view, as it is, but for a window that wishes for the target.
  private func fittingSize(
    of view: ViewID, asRootTo target: Size, at priorities: AxisPriorities
  ) throws(LineFailure) -> Size {
    let orientation = document.orientation
    // Another screen would have other size classes, and other constraints by them.
    let edits: [Edit] = [
      .setTraits(Traits(document.sizeClasses)),
      .setDevice(
        (document.device ?? Device(size: .zero))
          .wishing(for: target, at: priorities, in: orientation)),
    ]
    let trial: Document
    do { trial = try document.applying(edits) } catch { throw .edit(error, at: nil) }
    return try drawnSize(of: view, in: fittingLayout(of: trial))
  }

  /// That of the frame which the alignment rectangle becomes, in whole pixels, rounded up (UIKit
  /// sizing, section 7).
  private func drawnSize(of view: ViewID, in solution: Solution) -> Size {
    guard let rect = solution.rect(of: Item(view)) else { return .zero }
    let insets = document.view(view)?.alignmentInsets ?? .zero
    return Size(
      width: wholePixels(rect.width + insets.total(.horizontal)),
      height: wholePixels(rect.height + insets.total(.vertical)))
  }

  /// What the solver's rounding leaves of a pixel is none.
  private func wholePixels(_ length: Double) -> Double {
    (length * document.scale - 1e-4).rounded(.up) / document.scale + 0
  }
}

extension Document {
  /// What holds the inside of a content view from without, which does not count for its size.
  fileprivate func ties(ofContentView view: View) -> [ConstraintID] {
    guard view.isContentView else { return [] }
    let inside = Set(preorder(from: view.id))
    return constraints.values.filter { constraint in
      constraint.isActive && inside.contains(where: constraint.mentions)
        && !(holder(of: constraint).map(inside.contains) ?? true)
    }.map(\.id)
  }
}

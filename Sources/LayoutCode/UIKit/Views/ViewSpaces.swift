import AutoLayout
import Interchange

/// Points and rectangles in the spaces of several views (UIKit geometry and layers, section 1).
extension ViewMembers {
  static let spaces: [Member] = [
    .onView("convert", ["_", "to|toView: UIView"], older: ["convertRect", "convertPoint"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.converted(arguments, of: view, outward: true)
    },
    .onView("convert", ["_", "from|fromView: UIView"], older: ["convertRect", "convertPoint"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.converted(arguments, of: view, outward: false)
    },
    .onView("hitTest", ["_: CGPoint", "with|withEvent"], gives: "UIView") {
      (evaluator, view, arguments) throws(Stop) in
      guard let point = try evaluator.point(arguments.first),
        let hit = try evaluator.touched(at: point, in: view, arguments.range)
      else { return .absent }
      return evaluator.value(for: hit)
    },
    .onView("point", ["inside|pointInside: CGPoint", "with|withEvent"], gives: "Bool") {
      (evaluator, view, arguments) throws(Stop) in
      guard let point = try evaluator.point(arguments.first) else { return .boolean(false) }
      return .boolean(try evaluator.bounds(of: view, at: arguments.range).contains(point))
    },
    .onView("alignmentRect", ["forFrame: CGRect"], gives: "CGRect") {
      (evaluator, view, arguments) throws(Stop) in
      .rect((try evaluator.rect(arguments.first) ?? .zero).inset(by: view.alignmentInsets))
    },
    .onView("frame", ["forAlignmentRect: CGRect"], gives: "CGRect") {
      (evaluator, view, arguments) throws(Stop) in
      let outward = view.alignmentInsets.outward
      return .rect((try evaluator.rect(arguments.first) ?? .zero).inset(by: outward))
    },
  ]
}

extension Evaluator {
  fileprivate mutating func converted(
    _ arguments: CallArguments, of view: View, outward: Bool
  ) throws(Stop) -> Value {
    let other = try otherSpace(arguments[1])
    let (source, target) = outward ? (view, other) : (other, view)
    let isToWindow = arguments[1]?.value == .absent
    let range = isToWindow ? arguments[1]?.range : nil
    let map = try spaceMap(from: source, to: target, at: range ?? arguments.range)
    let operand = arguments.first
    if let point = try pointMeant(by: operand) { return .point(map.point(point)) }
    return try rect(operand).map { .rect(map.box(of: $0)) } ?? operand.value
  }

  /// `nil` for a rectangle, and for what is not known.
  mutating func pointMeant(by operand: Operand) throws(Stop) -> Point? {
    if operand.value.unknown != nil || Shape.rect.parts(of: operand.value) != nil { return nil }
    guard Shape.point.parts(of: try settled(operand, as: "CGPoint").value) != nil else {
      throw wanted(UIKitWords.pointOrRectangle, operand)
    }
    return try point(operand)
  }

  /// A view; `nil` is the window.
  private mutating func otherSpace(_ operand: Operand?) throws(Stop) -> View {
    if let operand, operand.value != .absent,
      let view = draft.view(try viewMeant(by: operand)), !view.isGuide
    {
      return view
    }
    guard let window = draft.view(.window) else {
      throw .objection(
        UIKitWords.wanted(UIKitWords.view), at: operand?.range ?? SourceRange(0, 0), hints: [])
    }
    return window
  }

  /// What brings a point of one view's space into another's.
  private mutating func spaceMap(
    from source: View, to target: View, at range: SourceRange
  ) throws(Stop) -> AffineTransform {
    let (top, up) = try mapToTop(from: source, at: range)
    let (otherTop, otherUp) = try mapToTop(from: target, at: range)
    guard top == otherTop else {
      throw .objection(UIKitWords.noCommonSpace(source.name, target.name), at: range, hints: [])
    }
    if let down = otherUp.inverse { return up.concatenating(down) }
    if policy == .code { return up }
    throw .objection(UIKitWords.nothingIsShown(of: target.name), at: range, hints: [])
  }

  private mutating func mapToTop(
    from view: View, at range: SourceRange
  ) throws(Stop) -> (top: ViewID, map: AffineTransform) {
    var (view, map) = (view, AffineTransform.identity)
    while let superview = view.superview.flatMap(draft.view) {
      map = map.concatenating(try mapUp(from: view, at: range))
      view = superview
    }
    return (view.id, map)
  }

  /// `p_parent = center + T·(p_child − (bounds.origin + size·anchor))`
  private mutating func mapUp(from view: View, at range: SourceRange) throws(Stop)
    -> AffineTransform
  {
    let frame = try presentFrame(of: view.id, at: range)
    let bounds = try bounds(of: view, at: range)
    let middle = Point(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    return AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(view.transform)
      .concatenating(
        AffineTransform(
          translationX: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  fileprivate mutating func bounds(of view: View, at range: SourceRange) throws(Stop) -> Rect {
    let (size, offset) = (
      try presentFrame(of: view.id, at: range).size, try contentOffset(of: view, at: range)
    )
    return Rect(x: offset.x, y: offset.y, width: size.width, height: size.height)
  }

  /// The view that a touch there is for, the frontmost subview before the one behind it and each before
  /// what it lies in (UIKit geometry and layers, section 1.1).
  fileprivate mutating func touched(
    at point: Point, in view: View, _ range: SourceRange
  ) throws(Stop) -> ViewID? {
    guard view.takesTouches, try bounds(of: view, at: range).contains(point) else { return nil }
    for id in view.subviews.reversed() {
      guard let subview = draft.view(id), let down = try mapUp(from: subview, at: range).inverse
      else { continue }
      if let hit = try touched(at: down.point(point), in: subview, range) { return hit }
    }
    return view.id
  }
}

extension View {
  /// Whether it and what lies in it are asked at all.
  fileprivate var takesTouches: Bool {
    !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled
  }
}

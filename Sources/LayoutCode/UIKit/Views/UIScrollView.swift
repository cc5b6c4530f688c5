import AutoLayout
import Interchange

/// `UIScrollView` (UIKit scroll view).
enum UIScrollViewMembers {
  static let table = MemberTable(
    "UIScrollView", superclass: "UIView",
    inert: [
      "automaticallyAdjustsScrollIndicatorInsets", "bounces", "bouncesHorizontally",
      "bouncesVertically", "bouncesZoom", "canCancelContentTouches", "decelerationRate",
      "delaysContentTouches", "delegate", "flashScrollIndicators",
      "horizontalScrollIndicatorInsets", "indexDisplayMode", "indicatorStyle",
      "isDirectionalLockEnabled", "maximumZoomScale", "minimumZoomScale", "panGestureRecognizer",
      "pinchGestureRecognizer", "refreshControl", "scrollIndicatorInsets", "scrollRectToVisible",
      "scrollsToTop", "setZoomScale", "showsHorizontalScrollIndicator",
      "showsVerticalScrollIndicator", "verticalScrollIndicatorInsets", "zoom", "zoomScale",
      "allowsKeyboardScrolling", "transfersHorizontalScrollingToParent",
    ],
    members: [
      ViewMembers.guide("contentLayoutGuide", .content),
      ViewMembers.guide("frameLayoutGuide", .frame), contentOffset, contentSize,
      .scrolling(
        "contentInset", type: "UIEdgeInsets", read: { .insets($0.contentInset) },
        set: { (evaluator, scrolling, operand) throws(Stop) in
          scrolling.contentInset = try evaluator.insets(operand) ?? scrolling.contentInset
        }),
      .property("adjustedContentInset", type: "UIEdgeInsets") {
        (evaluator, value, range) throws(Stop) in
        let id = try evaluator.viewMeant(by: Operand(value, at: range))
        guard evaluator.draft.isInWindow(id) else {
          return .insets(evaluator.draft.view(id)?.scrolling?.contentInset ?? .zero)
        }
        return .insets(try evaluator.currentSolution().adjustedContentInset(of: id) ?? .zero)
      },
      .scrolling(
        "contentInsetAdjustmentBehavior",
        type: "UIScrollView.ContentInsetAdjustmentBehavior",
        read: {
          .choice($0.adjustment.rawValue, of: "UIScrollView.ContentInsetAdjustmentBehavior")
        },
        set: { (evaluator, scrolling, operand) throws(Stop) in
          let type: TypeName = "UIScrollView.ContentInsetAdjustmentBehavior"
          guard let name = try evaluator.choice(operand, of: type).value else { return }
          scrolling.adjustment = Scrolling.Adjustment(rawValue: name) ?? .automatic
        }),
      bouncing("alwaysBounceVertical", .vertical),
      bouncing("alwaysBounceHorizontal", .horizontal),
      .kept("keyboardDismissMode", type: "UIScrollView.KeyboardDismissMode"),
      .kept("isPagingEnabled", older: ["pagingEnabled"], type: "Bool", .boolean(false)),
      .kept("isScrollEnabled", older: ["scrollEnabled"], type: "Bool", .boolean(true)),
      .constant("isDragging", type: "Bool", isStatic: false, .boolean(false)),
      .constant("isTracking", type: "Bool", isStatic: false, .boolean(false)),
      .constant("isDecelerating", type: "Bool", isStatic: false, .boolean(false)),
      .constant("isZooming", type: "Bool", isStatic: false, .boolean(false)),
      .onView("setContentOffset", ["_: CGPoint", "animated?"]) {
        (evaluator, view, arguments) throws(Stop) in
        if let point = try evaluator.point(arguments.first) {
          try evaluator.scroll(view, to: point, at: arguments.range)
        }
        return .void
      },
    ])

  private static let contentOffset = Member.property(
    "contentOffset", type: "CGPoint",
    read: { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.view(of: value) else { return Shape.point.zero }
      return .point(try evaluator.contentOffset(of: view, at: range))
    },
    write: { (evaluator, value, operand) throws(Stop) in
      guard let view = evaluator.view(of: value), let point = try evaluator.point(operand) else {
        return
      }
      try evaluator.scroll(view, to: point, at: operand.range)
    })

  private static let contentSize = Member.property(
    "contentSize", type: "CGSize",
    read: { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.view(of: value) else { return Shape.size.zero }
      if evaluator.draft.isInWindow(view.id),
        let rect = try evaluator.currentSolution().rect(of: Item(view.id, guide: .content))
      {
        return .size(rect.size)
      }
      return .size(view.scrolling?.contentSize ?? .zero)
    },
    write: { (evaluator, value, operand) throws(Stop) in
      guard let view = evaluator.view(of: value), var scrolling = view.scrolling,
        let size = try evaluator.size(operand)
      else { return }
      try evaluator.noteFoundContent(of: view)
      scrolling.contentSize = Size(width: max(0, size.width), height: max(0, size.height))
      try evaluator.apply(.change(view.id, .scrolling(scrolling)), at: operand.range)
    })

  private static func bouncing(_ name: String, _ axis: Axis) -> Member {
    .scrolling(
      name, type: "Bool", read: { .boolean($0.alwaysBounces.contains(axis)) },
      set: { (evaluator, scrolling, operand) throws(Stop) in
        switch try evaluator.knownTruth(operand) {
        case true?: scrolling.alwaysBounces.insert(axis)
        case false?: scrolling.alwaysBounces.remove(axis)
        case nil: break
        }
      })
  }
}

extension Evaluator {
  /// UIKit does not keep to what a finger could reach (UIKit scroll view, section 1).
  mutating func scroll(_ view: View, to offset: Point, at range: SourceRange) throws(Stop) {
    guard var scrolling = view.scrolling else { return }
    scrolling.offset = offset
    try apply(.change(view.id, .scrolling(scrolling)), at: range)
    guard policy == .typedLine, let (least, most) = try reach(of: view) else { return }
    let isWithin =
      least.x <= offset.x && offset.x <= most.x && least.y <= offset.y && offset.y <= most.y
    findings.note(
      isWithin
        ? UIKitWords.framesStay(view.name) : UIKitWords.scrolledBeyond(view.name, least, most))
  }

  /// From where to where one scrolls by hand.
  private mutating func reach(of view: View) throws(Stop) -> (least: Point, most: Point)? {
    let solution = try currentSolution()
    guard let insets = solution.adjustedContentInset(of: view.id),
      let frame = solution.rect(of: Item(view.id)),
      let content = solution.rect(of: Item(view.id, guide: .content))
    else { return nil }
    let least = Point(x: -insets.left, y: -insets.top)
    let most = Point(
      x: max(least.x, content.width - frame.width + insets.right),
      y: max(least.y, content.height - frame.height + insets.bottom))
    return (least, most)
  }

  /// Content that constraints lay out is as large as they say, whatever it is set to.
  fileprivate mutating func noteFoundContent(of view: View) throws(Stop) {
    guard policy == .typedLine else { return }
    for attribute in [Attribute.width, .height] {
      let length = Measure.anchor(Anchor(Item(view.id, guide: .content), attribute))
      do throws(LayoutFailure) {
        if try engine.isUnique(length, in: draft) {
          return findings.note(UIKitWords.contentSizeIsFound(view.name))
        }
      } catch {
        throw .layout(error)
      }
    }
  }
}

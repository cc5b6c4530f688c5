import AutoLayout
import Interchange

/// What a scroll view scrolls, and where it stands.
extension ViewProperties {
  static let scrolling: [ViewProperty] = [
    ViewProperty(
      "contentOffset", of: .scrollViews,
      read: { (evaluator, view, _) throws(LineFailure) in
        .tuple(Tuple(try evaluator.contentOffset(of: view)))
      },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.scroll(view, to: operand.tuple(.point).numbers, operand)
      }),
    ViewProperty("contentSize", of: .scrollViews, read: contentSize, write: setContentSize),
    ViewProperty(
      "adjustedContentInset", of: .scrollViews,
      read: { (evaluator, view, range) throws(LineFailure) in
        try evaluator.read(view.id, at: range) { solution, id in
          solution.adjustedContentInset(of: id).map { Tuple($0) }
        }
      }),
    ViewProperty(
      "rowHeight", of: .only(.tableView), choices: [automaticDimension],
      read: { _, view, _ in
        switch view.scrolled.rowHeight {
        case .automatic: .choice(automaticDimension)
        case .fixed(let height): .number(height)
        case nil: .absent
        }
      },
      write: set { (scrolling, operand) throws(LineFailure) in
        scrolling.rowHeight = try operand.rowHeight()
      }),
  ]

  fileprivate static let automaticDimension = "automaticDimension"

  private static let contentSize: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    let content = Item(view.id, guide: .content)
    guard let rect = try evaluator.workspace.solution().rect(of: content) else {
      return .tuple(Tuple(view.scrolled.contentSize ?? .zero))
    }
    let tied = try evaluator.workspace.axesOfTiedContent(of: view.id)
    let measures = Axis.allCases.map { axis -> Measure in
      let length = Anchor(content, axis.size)
      // What nothing inside is tied to has the size that was set, and no other.
      return tied.contains(axis) ? .anchor(length) : .difference(length, length)
    }
    return .tuple(Tuple(.size, [rect.width, rect.height], measures: measures))
  }

  /// Only where no constraints say how large the content is.
  private static let setContentSize: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let size = try operand.tuple(.size).naturalSize(at: operand.range)
    let content = Item(view.id, guide: .content)
    for attribute in [Attribute.width, .height] {
      if try interpreter.workspace.isUnique(.anchor(Anchor(content, attribute))) {
        interpreter.note(LanguageWords.contentSizeIsFound(view.name))
        break
      }
    }
    var scrolling = view.scrolled
    scrolling.contentSize = size
    try interpreter.change(view, .scrolling(scrolling), operand)
  }

  private static func set(
    _ change: @escaping @Sendable (inout Scrolling, Operand) throws(LineFailure) -> Void
  ) -> ViewProperty.Write {
    { (interpreter, view, operand) throws(LineFailure) in
      var scrolling = view.scrolled
      try change(&scrolling, operand)
      try interpreter.change(view, .scrolling(scrolling), operand)
    }
  }
}

extension ViewMethods {
  static let scrolling: [ViewMethod] = [
    ViewMethod("setContentOffset(_:animated:)", of: .scrollViews) {
      (interpreter, view, _, operands) throws(LineFailure) in
      _ = try operands[1].boolean()
      try interpreter.scroll(view, to: operands[0].tuple(.point).numbers, operands[0])
    }
  ]
}

extension View {
  /// What is to be changed: every scroll view has one.
  fileprivate var scrolled: Scrolling { scrolling ?? Scrolling() }
}

extension Evaluator {
  /// Of a scroll view that is not in the window, what was said of it.
  func contentOffset(of view: View) throws(LineFailure) -> Point {
    guard view.kind.scrolls else { return .zero }
    if document.isInWindow(view.id) { return try workspace.solution().contentOffset(of: view.id) }
    let inset = view.scrolled.contentInset
    return view.scrolled.offset ?? Point(x: -inset.left, y: -inset.top)
  }

  func scrollFrame(of view: ViewID, at range: SourceRange) throws(LineFailure) -> Tuple {
    guard let view = document.view(view) else { return Tuple(Rect.zero) }
    return try box(of: view, at: range)
  }
}

extension Interpreter {
  /// UIKit does not keep to what a finger could reach (UIKit scroll view, section 1).
  mutating func scroll(
    _ view: View, to numbers: [Double], _ operand: Operand
  ) throws(LineFailure) {
    let offset = Point(x: numbers[0], y: numbers[1])
    var scrolling = view.scrolled
    scrolling.offset = offset
    try change(view, .scrolling(scrolling), operand)
    guard let (least, most) = try reach(of: view) else { return }
    let isWithin =
      least.x <= offset.x && offset.x <= most.x && least.y <= offset.y && offset.y <= most.y
    note(
      isWithin
        ? LanguageWords.framesStay(view.name)
        : LanguageWords.scrolledBeyond(view.name, least, most))
  }

  /// From where to where one scrolls by hand.
  private func reach(of view: View) throws(LineFailure) -> (least: Point, most: Point)? {
    let solution = try workspace.solution()
    guard let insets = solution.adjustedContentInset(of: view.id),
      let frame = solution.rect(of: Item(view.id)),
      let content = solution.rect(of: Item(view.id, guide: .content))
    else { return nil }
    let least = Point(x: -insets.left, y: -insets.top)
    return (
      least,
      Point(
        x: max(least.x, content.width - frame.width + insets.right),
        y: max(least.y, content.height - frame.height + insets.bottom))
    )
  }
}

extension Operand {
  /// `nil` for rows that are as high as their frames. What is below 0 is automatic, as UIKit's constant
  /// is -1.
  fileprivate func rowHeight() throws(LineFailure) -> Scrolling.RowHeight? {
    switch value {
    case .absent: return nil
    case .choice(ViewProperties.automaticDimension), .type("UITableViewAutomaticDimension"):
      return .automatic
    default:
      let height = try length()
      return height < 0 ? .automatic : .fixed(height)
    }
  }
}

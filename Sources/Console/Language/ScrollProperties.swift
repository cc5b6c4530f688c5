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
      write: ViewProperty.byTables("contentOffset")),
    ViewProperty(
      "contentSize", of: .scrollViews, read: contentSize,
      write: { (interpreter, view, operand) throws(LineFailure) in
        _ = try operand.tuple(.size).naturalSize(at: operand.range)
        try ViewProperty.byTables("contentSize")(&interpreter, view, operand)
      }),
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

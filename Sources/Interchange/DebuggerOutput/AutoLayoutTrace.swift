package import AutoLayout

/// Views as `_autolayoutTrace` prints them: who is laid out by constraints, and what of it is
/// ambiguous (UIKit debugging, section 4; constraint conflict log, section 6).
package struct AutoLayoutTrace {
  private let names: PrintedNames
  private let free: [Item: [RectPart]]
  /// What active constraints speak of, and the views that hold them.
  private var mentioned: Set<ViewID> = []
  private var hosts: Set<ViewID> = []

  /// - Parameter free: What is ambiguous of each item.
  package init(of document: Document, free: [Item: [RectPart]]) {
    names = PrintedNames(of: document)
    self.free = free
    document.constraints.forEach { _, constraint in
      guard constraint.isActive else { return }
      for item in constraint.items { mentioned.insert(item.view) }
      if let holder = document.holder(of: constraint) { hosts.insert(holder) }
    }
    document.views.forEach { id, view in
      guard isConstrained(view), let superview = view.superview else { return }
      hosts.insert(superview)
      if document.isInWindow(id) { hosts.insert(.window) }
    }
  }

  private var document: Document { names.document }

  /// A line for each view and guide from `top` on, and what the marks mean.
  package func lines(from top: ViewID) -> [String] {
    let base = document.depth(of: top)
    return document.preorder(from: top).compactMap { id in
      guard let view = document.view(id) else { return nil }
      let indent = String(repeating: "|   ", count: document.depth(of: id) - base)
      return indent + mark(of: view) + names.described(id) + remark(on: id)
    } + Self.legend
  }

  // MARK: A line

  private func mark(of view: View) -> String {
    if isConstrained(view) { return "*" }
    if hosts.contains(view.id) { return "•" }
    return mentioned.contains(view.id) ? "+" : ""
  }

  /// The root view is as large as the window, whatever it has of constraints.
  private func isConstrained(_ view: View) -> Bool {
    view.frameLayout == nil && !view.id.isInitial
  }

  private func remark(on view: ViewID) -> String {
    let items = [Item(view)] + SystemGuide.allCases.map { Item(view, guide: $0) }
    let variables = items.flatMap { item in
      (free[item] ?? []).sorted().map { part in variable(part, of: item) }
    }
    return variables.isEmpty ? "" : "- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
  }

  /// `UIView:0x7f8000000002.minX{id: 9}`. UIKit numbers its variables in the order of their making;
  /// here the number is made up of the view's, and of a guide's place among its guides.
  private func variable(_ part: RectPart, of item: Item) -> String {
    let guides = item.guide.map { ($0.rank + 1) * 1000 } ?? 0
    let number = guides + item.view.rawValue * RectPart.allCases.count + part.rawValue + 1
    let isContent = item.guide == .content
    let owner = isContent ? names.described(item.view) : names.described(item)
    return "\(owner).\(isContent ? part.contentVariable : part.variable){id: \(number)}"
  }

  private static let legend = [
    "", "Legend:", "    * - is laid out with auto layout",
    "    + - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "    • - layout engine host",
  ]
}

extension RectPart {
  /// UIKit's name for it.
  fileprivate var variable: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }

  /// Of what a scroll view scrolls.
  fileprivate var contentVariable: String {
    switch self {
    case .x: "contentMinX"
    case .y: "contentMinY"
    case .width: "contentWidth"
    case .height: "contentHeight"
    }
  }
}

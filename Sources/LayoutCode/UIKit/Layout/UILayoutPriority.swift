import AutoLayout
import Interchange

/// Priorities are numbers here, with UIKit's names for some.
enum UILayoutPriorityMembers {
  static let named: [(name: String, priority: Priority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
    ("dragThatCanResizeScene", .dragThatCanResizeScene), ("sceneSizeStayPut", .sceneSizeStayPut),
    ("dragThatCannotResizeScene", .dragThatCannotResizeScene),
  ]

  static let table = MemberTable(
    "UILayoutPriority", superclass: "CGFloat",
    members: [
      .initializer(["_|rawValue"]) { (evaluator, _, arguments) throws(Stop) in
        try evaluator.numeric(arguments.first)
      }
    ]
      + named.map {
        .constant($0.name, type: "UILayoutPriority", .real($0.priority.rawValue))
      })

  /// `UILayoutPriorityDefaultHigh`
  static let globals: [Member] = named.map {
    .constant(
      "UILayoutPriority" + $0.name.prefix(1).uppercased() + $0.name.dropFirst(),
      type: "UILayoutPriority", .real($0.priority.rawValue))
  }
}

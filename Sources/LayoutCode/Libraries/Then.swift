import AutoLayout
import Interchange

/// Then and the builders that are like it: `UILabel().then { $0.text = "Hi" }`.
extension Library {
  static let then = Library(
    "Then", marks: ["then"],
    additions: [MemberTable("NSObject", members: ThenMembers.ofObjects)])
}

private enum ThenMembers {
  static let ofObjects: [Member] =
    ["then", "with"].map { name in
      .method(name, ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
        guard case .function(let build) = arguments.first.value else { return value }
        _ = try evaluator.call(build, [value], at: arguments.range)
        return value
      }
    } + [
      .method("do", ["_: Function"]) { (evaluator, value, arguments) throws(Stop) in
        guard case .function(let work) = arguments.first.value else { return .void }
        return try evaluator.call(work, [value], at: arguments.range)
      }
    ]
}

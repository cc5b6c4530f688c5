import Interchange
import Prose

/// What is put off: to the main queue it runs after the layout that follows; what waits for time, for
/// another queue or for others does not run, which is said once.
enum LaterMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "DispatchQueue", superclass: "NSObject", isInert: true,
      members: [
        .constant("main", type: "DispatchQueue", queue(isMain: true)),
        .method("global", ["qos?"], gives: "DispatchQueue", isStatic: true) { _, _, _ in
          queue(isMain: false)
        },
        .initializer(["label", "qos?", "attributes?", "autoreleaseFrequency?", "target?"]) {
          _, _, _ in queue(isMain: false)
        },
        .method("async", ["group?", "qos?", "flags?", "execute: Function"]) {
          evaluator, value, arguments in
          guard value == queue(isMain: true) else { return evaluator.notRun() }
          return evaluator.putOff(arguments)
        },
        .method(
          "asyncAfter",
          ["deadline|wallDeadline: DispatchTime", "qos?", "flags?", "execute: Function"]
        ) {
          evaluator, _, _ in evaluator.notRun()
        },
        .method("sync", ["flags?", "execute: Function"], call: now),
      ]),
    MemberTable(
      "DispatchTime", older: ["DispatchWallTime"], superclass: "CGFloat",
      members: [.method("now", gives: "DispatchTime", isStatic: true) { _, _, _ in .real(0) }]),
    MemberTable(
      "OperationQueue", superclass: "NSObject", isInert: true,
      members: [
        .constant("main", type: "OperationQueue", queue(isMain: true)),
        .method("addOperation", ["_: Function"]) { evaluator, _, arguments in
          evaluator.putOff(arguments)
        },
      ]),
    MemberTable(
      "Task", superclass: "NSObject", isInert: true,
      members: [
        .initializer(["priority?", "name?", "operation: Function"]) { evaluator, _, arguments in
          evaluator.putOff(arguments)
        },
        .method("detached", ["priority?", "operation: Function"], isStatic: true) {
          evaluator, _, _ in evaluator.notRun()
        },
      ]),
    MemberTable(
      "MainActor", superclass: "NSObject", isInert: true,
      members: [
        .method("run", ["resultType?", "body: Function"], isStatic: true, call: now),
        .method("assumeIsolated", ["_: Function"], isStatic: true, call: now),
      ]),
    MemberTable(
      "CATransaction", superclass: "NSObject", isInert: true,
      members: [
        .method("setCompletionBlock", ["_: Function"], isStatic: true) { evaluator, _, arguments in
          evaluator.putOff(arguments)
        }
      ]),
    InertClasses.table(
      "Timer",
      members: [
        .method("scheduledTimer", ["**"], gives: "Timer", isStatic: true) { evaluator, _, _ in
          _ = evaluator.notRun()
          return .object(evaluator.heap.make(Object(type: "Timer")))
        }
      ]),
    NotificationMembers.center,
    MemberTable(
      "UIViewPropertyAnimator", superclass: "NSObject", isInert: true,
      members: [
        .initializer(
          [
            "duration", "curve|dampingRatio|timingParameters?", "animations?: Function",
          ], call: animated),
        .method(
          "runningPropertyAnimator",
          ["withDuration", "delay", "options?", "animations: Function", "completion?: Function"],
          isStatic: true, call: animated),
        .method("addAnimations", ["_: Function", "delayFactor?"], call: animated),
        .method("addCompletion", ["_: Function"]) { evaluator, _, arguments in
          evaluator.putOff(arguments)
        },
      ]),
  ]

  /// Functions of older code.
  static let globals: [Member] = [
    .method("dispatch_get_main_queue", isStatic: true) { _, _, _ in queue(isMain: true) },
    .method("dispatch_async", ["_", "_: Function"], isStatic: true) { evaluator, _, arguments in
      guard arguments.first.value == queue(isMain: true) else { return evaluator.notRun() }
      return evaluator.putOff(arguments)
    },
    .method("dispatch_after", ["_", "_", "_: Function"], isStatic: true) { evaluator, _, _ in
      evaluator.notRun()
    },
    .method("dispatch_once", ["_", "_: Function"], isStatic: true, call: now),
  ]

  private static func queue(isMain: Bool) -> Value {
    .structure(Value.Structure(type: "DispatchQueue", fields: ["isMain": .boolean(isMain)]))
  }

  private static let now: Member.Call = { (evaluator, _, arguments) throws(Stop) in
    guard let function = arguments.operands.last else { return .void }
    return try evaluator.result(of: function, for: [], at: arguments.range)
  }

  /// What it sets is what there is in the end.
  private static let animated: Member.Call = { (evaluator, receiver, arguments) throws(Stop) in
    for (label, operand) in zip(arguments.labels, arguments.operands) {
      guard case .function(let function) = operand.value else { continue }
      if label == "completion" {
        evaluator.later(function)
      } else {
        _ = try evaluator.call(function, [], at: operand.range)
      }
    }
    guard case .type(let type) = receiver else { return receiver }
    return .object(evaluator.heap.make(Object(type: type)))
  }
}

extension Evaluator {
  fileprivate mutating func putOff(_ arguments: CallArguments) -> Value {
    if case .function(let function)? = arguments.operands.last?.value { later(function) }
    return .void
  }

  fileprivate mutating func notRun() -> Value {
    findings.note(UIKitWords.notRun)
    return .void
  }
}

import AutoLayout
import Interchange

/// What code wants to be told: at a notification, or when traits change.
struct Observer: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// By its name, however that is written: `UIResponder.keyboardWillShowNotification`.
    case notification(String)
    /// When one of these changes, or any where it is not known which were meant:
    /// `UITraitVerticalSizeClass`.
    case traits(Set<String>)
  }

  let event: Event
  /// A closure, or a selector of the target.
  let action: Value
  let target: Value
}

/// Notifications that Tsume itself gives rise to or that the code posts; what others post is not run.
enum NotificationMembers {
  static let center = InertClasses.table(
    "NotificationCenter",
    members: [
      .method(
        "addObserver", ["forName", "object", "queue", "using: Function"], gives: "NSObjectProtocol",
        hasPartInLayout: false
      ) { evaluator, _, arguments in
        evaluator.observe(arguments["forName"], arguments["using"], for: .absent)
        return .object(evaluator.heap.make(Object(type: "NSObjectProtocol")))
      },
      .method(
        "addObserver", ["_", "selector", "name", "object"], hasPartInLayout: false
      ) { evaluator, _, arguments in
        evaluator.observe(arguments["name"], arguments["selector"], for: arguments.first.value)
        return .void
      },
      .method(
        "post", ["name|_", "object", "userInfo?"], older: ["postNotificationName"],
        hasPartInLayout: false
      ) { (evaluator, _, arguments) throws(Stop) in
        let notification = Value.structure(
          Value.Structure(
            type: "Notification",
            fields: [
              "name": arguments.first.value, "object": arguments[1]?.value ?? .absent,
              "userInfo": arguments["userInfo"]?.value ?? .absent,
            ]))
        let name = arguments.first.value.shown.lowercased()
        try evaluator.post(notification, at: arguments.range) { $0 == name }
        return .void
      },
    ])

  /// What a notification is called.
  static let name = MemberTable(
    "Notification.Name", older: ["NSNotification.Name", "NSNotificationName"],
    members: [.initializer(["rawValue|_"]) { _, _, arguments in arguments.first.value }])

  /// What a keyboard's notification says, by the keys that UIKit has for it.
  static let keys = [
    "keyboardFrameBeginUserInfoKey", "keyboardFrameEndUserInfoKey",
    "keyboardAnimationDurationUserInfoKey", "keyboardAnimationCurveUserInfoKey",
  ]

  /// `UIResponder`, in which Swift has those names.
  static let responder = MemberTable(
    "UIResponder", superclass: "NSObject", isInert: true,
    members: keys.map { .constant($0, type: "String", .text($0)) })

  /// What they are called in Objective-C, and in older Swift.
  static let globals: [Member] = keys.map { key in
    .constant("UIK" + key.dropFirst(), type: "String", .text(key))
  }

  /// Of a keyboard whose frame was one and becomes another.
  static func notification(from old: Rect, to new: Rect) -> Value {
    let values: [Value] = [.rect(old), .rect(new), .real(0.25), .whole(7)]
    return .structure(
      Value.Structure(
        type: "Notification",
        fields: [
          "userInfo": .dictionary(
            zip(keys, values).map { Value.Entry(key: .text($0), value: $1) })
        ]))
  }
}

extension Member {
  /// `registerForTraitChanges(_:handler:)`, and with a target and an action.
  static var traitRegistration: Member {
    .method("registerForTraitChanges", ["**"], hasPartInLayout: false) {
      evaluator, value, arguments in
      let action = arguments["action"] ?? arguments["handler"] ?? arguments.operands.last
      let target = arguments["target"]?.value ?? value
      if let action {
        let event = Observer.Event.traits(arguments.operands.first?.value.traitNames ?? [])
        evaluator.observers.append(Observer(event: event, action: action.value, target: target))
      }
      return .void
    }
  }
}

extension Value {
  /// What the types in a list are called; nothing where one is not known.
  fileprivate var traitNames: Set<String> {
    guard case .list(let types) = self else { return [] }
    let names = types.compactMap { type -> Substring? in
      switch type {
      case .type(let name): Substring(name.last)
      case .unknown(let unknown): unknown.name.prefix { $0 != "." }
      default: nil
      }
    }
    return names.count == types.count ? Set(names.map(String.init)) : []
  }
}

extension Evaluator {
  fileprivate mutating func observe(_ name: Operand?, _ action: Operand?, for target: Value) {
    guard let name, let action else { return }
    let event = Observer.Event.notification(name.value.shown.lowercased())
    observers.append(Observer(event: event, action: action.value, target: target))
  }

  /// Runs what was to be run at a notification: `keyboardWillShow`.
  mutating func post(_ name: String, _ notification: Value, at range: SourceRange) throws(Stop) {
    try post(notification, at: range) { $0.contains(name.lowercased()) }
  }

  fileprivate mutating func post(
    _ notification: Value, at range: SourceRange, to isMeant: (String) -> Bool
  ) throws(Stop) {
    try enterCall(at: range)
    defer { calls -= 1 }
    for observer in observers {
      guard case .notification(let wanted) = observer.event, isMeant(wanted) else { continue }
      try run(observer, [notification], at: range)
    }
  }

  mutating func run(
    _ observer: Observer, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) {
    try perform(observer.action, on: observer.target, arguments, at: range)
  }

  /// Runs a closure, or what a selector names: with as many of the arguments as that takes.
  mutating func perform(
    _ action: Value, on target: Value, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) {
    switch action {
    case .function(let function): try callTelling(function, arguments, at: range)
    case .structure(let selector):
      guard case .text(let name)? = selector.fields["name"], case .object(let id) = target else {
        return
      }
      for count in [arguments.count, 1, 0] {
        if answers(name, id, taking: count) {
          return try send(name, to: id, Array(arguments.suffix(count)), at: range)
        }
      }
    default: break
    }
  }

  private mutating func answers(_ name: String, _ id: ObjectID, taking count: Int) -> Bool {
    lineage(of: heap[id].type).contains { type in
      program.types[type]?.functions[name]?.contains {
        $0.function.body != nil && $0.function.parameters.count == count
      } == true
    }
  }
}

import AutoLayout
import Interchange

/// What UIKit keeps and the document does not: in the fields of the object, or of the struct.
extension Evaluator {
  func stored(_ name: String, of value: Value) -> Value? {
    switch value {
    case .object(let id): heap[id].fields[name]
    case .structure(let structure): structure.fields[name]
    default: nil
    }
  }

  /// Nothing where there is no object to keep it.
  mutating func store(_ name: String, _ new: Value, in value: Value) {
    if case .object(let id) = value { heap[id].fields[name] = new }
  }
}

extension Member {
  /// What is kept as it is set and has no part in the layout.
  static func kept(
    _ name: String, older: [String] = [], type: TypeName? = nil, _ first: Value? = nil
  ) -> Member {
    property(
      name, older: older, type: type, hasPartInLayout: false,
      read: { evaluator, value, range in
        evaluator.stored(name, of: value) ?? first ?? .unknown(Unknown(name, at: range, type: type))
      },
      write: { (evaluator, value, operand) throws(Stop) in
        var operand = operand
        if let type { operand = try evaluator.settled(operand, as: type) }
        evaluator.store(name, operand.value, in: value)
        evaluator.passOver(name)
      })
  }

  /// What only says something, without a part in the layout.
  static func fixed(
    _ name: String, older: [String] = [], type: TypeName? = nil, isStatic: Bool = false,
    _ read: @escaping @Sendable (Document) -> Value
  ) -> Member {
    property(
      name, older: older, type: type, isStatic: isStatic, hasPartInLayout: isStatic,
      read: { evaluator, _, _ in read(evaluator.draft) })
  }

  /// What only gives a value that is known beforehand.
  static func constant(
    _ name: String, older: [String] = [], type: TypeName? = nil, isStatic: Bool = true,
    _ value: Value
  ) -> Member {
    fixed(name, older: older, type: type, isStatic: isStatic) { _ in value }
  }

  /// A call that does nothing to the layout and gives nothing.
  static func passing(
    _ name: String, _ parameters: [MemberParameter] = ["**"], older: [String] = [],
    isStatic: Bool = false
  ) -> Member {
    method(name, parameters, older: older, isStatic: isStatic, hasPartInLayout: false) {
      evaluator, _, _ in
      evaluator.passOver(name)
      return .void
    }
  }

  /// A call that gives what is not known.
  static func asking(
    _ name: String, _ parameters: [MemberParameter] = ["**"], isStatic: Bool = false,
    gives type: TypeName? = nil
  ) -> Member {
    method(name, parameters, gives: type, isStatic: isStatic, hasPartInLayout: false) {
      _, _, arguments in
      .unknown(Unknown(name, at: arguments.range, type: type))
    }
  }
}

// MARK: Properties of views

extension Member {
  typealias ReadOfView = @Sendable (View, Document) -> Value
  typealias ChangeOfView =
    @Sendable (inout Evaluator, View, Operand) throws(Stop) -> ViewChange?

  /// A property that the document keeps of each view. What it is set to that is not known leaves it as
  /// it is; on an object without a view it is kept with that.
  static func ofView(
    _ name: String, older: [String] = [], type: TypeName? = nil, read: @escaping ReadOfView,
    change: ChangeOfView? = nil
  ) -> Member {
    var write: Write?
    if let change {
      write = { (evaluator, value, operand) throws(Stop) in
        guard let view = evaluator.view(of: value) else {
          return evaluator.store(name, operand.value, in: value)
        }
        guard let new = try change(&evaluator, view, operand) else { return }
        try evaluator.apply(.change(view.id, new), at: operand.range)
      }
    }
    var member = property(
      name, older: older, type: type,
      read: { evaluator, value, range in
        guard let view = evaluator.view(of: value) else {
          return evaluator.stored(name, of: value) ?? .unknown(Unknown(name, at: range, type: type))
        }
        return read(view, evaluator.draft)
      },
      write: write)
    member.ofView = OfView(read: read, change: change)
    return member
  }

  /// A truth that the document keeps of each view.
  static func truth(
    _ name: String, older: [String] = [], read: @escaping @Sendable (View) -> Bool,
    change: @escaping @Sendable (Bool) -> ViewChange
  ) -> Member {
    ofView(
      name, older: older, type: "Bool", read: { view, _ in .boolean(read(view)) },
      change: { (evaluator, _, operand) throws(Stop) in
        try evaluator.knownTruth(operand).map(change)
      })
  }

  /// A property of what a view shows.
  static func content(
    _ name: String, older: [String] = [], type: TypeName? = nil,
    read: @escaping @Sendable (Content) -> Value,
    set: (@Sendable (inout Evaluator, inout Content, Operand) throws(Stop) -> Void)? = nil
  ) -> Member {
    var change: ChangeOfView?
    if let set {
      change = { (evaluator, view, operand) throws(Stop) in
        var content = view.content
        try set(&evaluator, &content, operand)
        return .content(content)
      }
    }
    return ofView(
      name, older: older, type: type, read: { view, _ in read(view.content) }, change: change)
  }

  /// A property of how a stack view arranges.
  static func stack(
    _ name: String, older: [String] = [], type: TypeName? = nil,
    read: @escaping @Sendable (StackArrangement) -> Value,
    set: @escaping @Sendable (inout Evaluator, inout StackArrangement, Operand) throws(Stop) -> Void
  ) -> Member {
    ofView(
      name, older: older, type: type, read: { view, _ in read(view.stack ?? StackArrangement()) },
      change: { (evaluator, view, operand) throws(Stop) in
        guard var arrangement = view.stack else { return nil }
        try set(&evaluator, &arrangement, operand)
        return .stack(arrangement)
      })
  }

  /// A property of how a view scrolls.
  static func scrolling(
    _ name: String, type: TypeName? = nil, read: @escaping @Sendable (Scrolling) -> Value,
    set: @escaping @Sendable (inout Evaluator, inout Scrolling, Operand) throws(Stop) -> Void
  ) -> Member {
    ofView(
      name, type: type, read: { view, _ in read(view.scrolling ?? Scrolling()) },
      change: { (evaluator, view, operand) throws(Stop) in
        var scrolling = view.scrolling ?? Scrolling()
        try set(&evaluator, &scrolling, operand)
        return .scrolling(scrolling)
      })
  }
}

// MARK: Methods of views

extension Member {
  typealias CallOnView =
    @Sendable (inout Evaluator, View, CallArguments) throws(Stop) -> Value

  /// A method of views; an object that is none, or is none yet, becomes one.
  static func onView(
    _ name: String, _ parameters: [MemberParameter] = [], older: [String] = [],
    gives type: TypeName? = nil, call: @escaping CallOnView
  ) -> Member {
    method(name, parameters, older: older, gives: type) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.awaken(value, at: arguments.range)
      let id = try evaluator.viewMeant(by: Operand(value, at: arguments.range))
      guard let view = evaluator.draft.view(id) else { return .void }
      return try call(&evaluator, view, arguments)
    }
  }
}

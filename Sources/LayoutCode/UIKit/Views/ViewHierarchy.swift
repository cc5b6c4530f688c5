import AutoLayout
import Interchange
import Prose

/// What lies in what.
extension ViewMembers {
  static let hierarchy: [Member] = [
    .property("superview", type: "UIView") { evaluator, value, range in
      guard let view = evaluator.view(of: value) else {
        return .unknown(Unknown("superview", at: range, type: "UIView"))
      }
      return view.superview.map { evaluator.value(for: $0) } ?? .absent
    },
    .property("subviews", type: "Array") { evaluator, value, range in
      guard let view = evaluator.view(of: value) else {
        return .unknown(Unknown("subviews", at: range, type: "Array"))
      }
      return .list(view.subviews.map { evaluator.value(for: $0) })
    },
    .property("layoutGuides", type: "Array") { evaluator, value, _ in
      .list((evaluator.view(of: value)?.guides ?? []).map { evaluator.value(for: $0) })
    },
    .property("window", type: "UIWindow") { evaluator, value, _ in
      guard let view = evaluator.viewID(of: value), evaluator.draft.isInWindow(view) else {
        return .absent
      }
      return evaluator.value(for: ViewID.window)
    },
    .onView("viewWithTag", ["_: Int"], gives: "UIView") {
      (evaluator, view, arguments) throws(Stop) in
      guard let tag = try evaluator.knownWhole(arguments.first) else { return .absent }
      let document = evaluator.draft
      let found = document.preorder(from: view.id).first { document.view($0)?.tag == tag }
      return found.map { evaluator.value(for: $0) } ?? .absent
    },
    .onView("isDescendant", ["of|ofView: UIView"], older: ["isDescendantOfView"], gives: "Bool") {
      (evaluator, view, arguments) throws(Stop) in
      let other = try evaluator.viewMeant(by: arguments.first)
      return .boolean(evaluator.draft.isView(view.id, within: other))
    },
  ]

  /// What changes it.
  static let placing: [Member] = [
    .onView("addSubview", ["_: UIView"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.insert(arguments.first, into: view.id, at: .front)
    },
    // No method of UIKit's, but one that most projects give themselves.
    .onView("addSubviews", ["_*: UIView"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.insertAll(arguments.operands, into: view.id)
    },
    .onView("insertSubview", ["_: UIView", "at|atIndex: Int"]) {
      (evaluator, view, arguments) throws(Stop) in
      let place = try arguments["at"].flatMapStop { (operand) throws(Stop) in
        try evaluator.knownWhole(operand)
      }
      return try evaluator.insert(
        arguments.first, into: view.id, at: .index(min(max(place ?? 0, 0), view.subviews.count)))
    },
    .onView("insertSubview", ["_: UIView", "aboveSubview: UIView"]) {
      (evaluator, view, arguments) throws(Stop) in
      let other = try evaluator.neighbour(arguments["aboveSubview"] ?? arguments.first, in: view.id)
      return try evaluator.insert(arguments.first, into: view.id, at: .above(other))
    },
    .onView("insertSubview", ["_: UIView", "belowSubview: UIView"]) {
      (evaluator, view, arguments) throws(Stop) in
      let other = try evaluator.neighbour(arguments["belowSubview"] ?? arguments.first, in: view.id)
      return try evaluator.insert(arguments.first, into: view.id, at: .below(other))
    },
    .onView("removeFromSuperview") { (evaluator, view, arguments) throws(Stop) in
      try evaluator.remove(view, at: arguments.range)
    },
    .onView("bringSubviewToFront", ["_|toFront: UIView"], older: ["bringSubview"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.move(arguments.first, in: view, to: .front)
    },
    .onView("sendSubviewToBack", ["_|toBack: UIView"], older: ["sendSubview"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.move(arguments.first, in: view, to: .back)
    },
    .onView("exchangeSubview", ["at|atIndex: Int", "withSubviewAt|withSubviewAtIndex: Int"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.exchange(arguments, in: view)
    },
    .onView("addLayoutGuide", ["_: UILayoutGuide"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.apply(
        .insert(
          evaluator.ownGuide(arguments.first), into: view.id, at: .front, step: evaluator.step),
        at: arguments.range)
      return .void
    },
    .onView("removeLayoutGuide", ["_: UILayoutGuide"]) {
      (evaluator, view, arguments) throws(Stop) in
      let guide = try evaluator.ownGuide(arguments.first)
      guard view.guides.contains(guide) else {
        try evaluator.refuseTyped(.notASubview(guide, of: view.id), at: arguments.first.range)
        return .void
      }
      try evaluator.apply(.remove(guide, step: evaluator.step), at: arguments.range)
      return .void
    },
  ]
}

extension CallArguments {
  /// The first of them; the call itself, where a method is called without what it needs.
  var first: Operand { self[0] ?? Operand(.absent, at: range) }
}

extension Evaluator {
  @discardableResult
  mutating func insert(
    _ operand: Operand, into superview: ViewID, at placement: Placement
  ) throws(Stop) -> Value {
    let id = try viewMeant(by: operand)
    guard let view = draft.view(id) else { throw wanted(UIKitWords.view, operand) }
    if view.isGuide {
      throw .objection(
        UIKitWords.guideIsNoSubview, at: operand.range, hints: [UIKitWords.guideIsAdded])
    }
    // A frame that was set by hand is for the superview as it is when the view comes into it, which
    // makes a difference to an autoresizing mask alone.
    if view.superview != superview, view.isMovedByMask {
      let size = try presentFrame(of: superview, at: operand.range).size
      try keepFrame(of: view, in: size, at: operand.range)
    }
    let hosting = draft.hosting(id, in: superview)
    // Anywhere but in front, all that are there are gone through.
    if placement != .front { try work(draft.view(superview)?.subviews.count ?? 0) }
    try apply(.insert(id, into: superview, at: placement, step: step), at: operand.range)
    for edit in hosting { try apply(edit, at: operand.range) }
    if policy == .typedLine,
      let remark = UIKitWords.besideContent(view.name, in: superview, of: draft)
    {
      findings.note(remark)
    }
    if let stack = draft.view(superview), let arrangement = stack.stack,
      !arrangement.arranged.contains(id), view.kind != .layer
    {
      findings.note(
        UIKitWords.isNotArranged(
          spoken(view, at: operand.range), by: nameInCode(of: stack),
          line: program.file(of: operand.range)?.line(of: operand.range)))
    }
    try tellMoved(id, at: operand.range)
    return .void
  }

  /// A subview that another one is put beside; an unknown one that stands nowhere is one.
  fileprivate mutating func neighbour(
    _ operand: Operand, in superview: ViewID
  ) throws(Stop) -> ViewID {
    let view = try viewMeant(by: operand)
    if unknownViews.contains(view), draft.view(view)?.superview == nil, view != superview {
      try insert(operand, into: superview, at: .front)
    }
    return view
  }

  fileprivate mutating func insertAll(
    _ operands: [Operand], into superview: ViewID
  ) throws(Stop) -> Value {
    for operand in operands {
      guard case .list(let values) = operand.value else {
        try insert(operand, into: superview, at: .front)
        continue
      }
      for value in values {
        try insert(Operand(value, at: operand.range), into: superview, at: .front)
      }
    }
    return .void
  }

  /// Keeps a frame as it is now, to answer from now on to a superview of `size`: nothing for views that
  /// no mask moves.
  mutating func keepFrame(of view: View, in size: Size, at range: SourceRange) throws(Stop) {
    guard let start = view.frameLayout, view.isMovedByMask else { return }
    let layout = FrameLayout(
      frame: try presentFrame(of: view.id, at: range), superviewSize: size, source: start.source)
    if layout != start { try apply(.change(view.id, .keptFrame(layout)), at: range) }
  }

  fileprivate mutating func remove(_ view: View, at range: SourceRange) throws(Stop) -> Value {
    guard view.superview != nil else {
      noteTyped(UIKitWords.hasNoSuperview(view.name))
      return .void
    }
    if view.isContentView, policy == .code { return try removeContents(of: view, at: range) }
    if view.isMovedByMask {
      try keepFrame(of: view, in: superviewSize(of: view, at: range), at: range)
    }
    try apply(.remove(view.id, step: step), at: range)
    return .void
  }

  /// A cell lets its content view be taken out: then nothing of it is there any more.
  private mutating func removeContents(of content: View, at range: SourceRange) throws(Stop)
    -> Value
  {
    for id in content.subviews { try apply(.remove(id, step: step), at: range) }
    return .void
  }

  fileprivate mutating func move(
    _ operand: Operand, in superview: View, to placement: Placement
  ) throws(Stop) -> Value {
    let view = try viewMeant(by: operand)
    // UIKit says nothing of what is no subview.
    guard superview.subviews.contains(view) else {
      try refuseTyped(.notASubview(view, of: superview.id), at: operand.range)
      return .void
    }
    try apply(.insert(view, into: superview.id, at: placement, step: step), at: operand.range)
    return .void
  }

  fileprivate mutating func exchange(
    _ arguments: CallArguments, in superview: View
  ) throws(Stop) -> Value {
    var places: [Int] = []
    for operand in arguments.operands {
      guard let place = try knownWhole(operand) else { continue }
      if superview.subviews.indices.contains(place) {
        places.append(place)
      } else if policy == .typedLine {
        throw .objection(
          UIKitWords.noElement(place, of: superview.subviews.count), at: operand.range, hints: [])
      }
    }
    guard places.count == 2, places[0] != places[1] else { return .void }
    let lower = superview.subviews[places.min() ?? 0]
    let upper = superview.subviews[places.max() ?? 0]
    let order = superview.sublayers
    guard let end = order.firstIndex(of: upper) else { return .void }
    // By what lies beside them, since free layers count among the neighbours, too.
    var moves: [(ViewID, Placement)] = [(upper, .below(lower))]
    if order[end - 1] != lower { moves.append((lower, .above(order[end - 1]))) }
    for (view, place) in moves {
      try apply(.insert(view, into: superview.id, at: place, step: step), at: arguments.range)
    }
    return .void
  }

  func ownGuide(_ operand: Operand) throws(Stop) -> ViewID {
    guard let view = view(of: operand.value), view.isGuide else {
      throw .objection(UIKitWords.wanted(UIKitWords.guide), at: operand.range, hints: [])
    }
    return view.id
  }

  /// What UIKit takes no notice of is a mistake in a line that somebody types.
  func refuseTyped(_ failure: EditFailure, at range: SourceRange) throws(Stop) {
    if policy == .typedLine { throw .refused(failure, at: range) }
  }

  /// A remark on what a line comes to, which code that is read whole has too many of.
  mutating func noteTyped(_ remark: Phrase) { if policy == .typedLine { findings.note(remark) } }

  /// A view as it is written at a place, or by its name where no text is there.
  func spoken(_ view: View, at range: SourceRange) -> String {
    program.file(of: range) == nil ? view.name : sourceName(range)
  }
}

extension Optional where Wrapped == Operand {
  /// What comes of an argument, if it is given.
  func flatMapStop<Result>(
    _ transform: (Operand) throws(Stop) -> Result?
  ) throws(Stop) -> Result? {
    guard let operand = self else { return nil }
    return try transform(operand)
  }
}

extension View {
  /// Whether its frame follows its superview's size: only then that has to be laid out to know it.
  fileprivate var isMovedByMask: Bool { frameLayout != nil && !autoresizingMask.isEmpty }
}

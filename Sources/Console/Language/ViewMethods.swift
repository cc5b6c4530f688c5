import AutoLayout
import Interchange
import LayoutCode

/// A method of views that changes something.
struct ViewMethod: Sendable {
  typealias Run =
    @Sendable (inout Interpreter, View, _ form: String, _ operands: [Operand])
    throws(LineFailure) -> Void

  let name: String
  /// As Swift writes them: `insertSubview(_:at:)`.
  let forms: [String]
  let kinds: KindsMeant
  let run: Run

  init(_ forms: String..., of kinds: KindsMeant = .all, run: @escaping Run) {
    self.forms = forms
    self.kinds = kinds
    self.run = run
    name = String(forms[0].prefix { $0 != "(" })
  }

  /// One that takes any number of things without labels.
  init(_ name: String, upTo count: Int, of kinds: KindsMeant = .all, run: @escaping Run) {
    self.name = name
    forms = (1...count).map { "\(name)(\(String(repeating: "_:", count: $0)))" }
    self.kinds = kinds
    self.run = run
  }
}

/// The methods of views, by their names in UIKit.
enum ViewMethods {
  static let all: [ViewMethod] = hierarchy + arrangement + scrolling + constraints + content

  static func named(_ name: String) -> ViewMethod? { byName[name] }

  static let names = Set(all.map(\.name)).union(UIKitTables.passingNames.methods)
    .union(InertProperties.layoutRequests).union(InertProperties.observers)

  /// Those that only ask.
  static let questions = Set(Evaluator.askingForms.map { String($0.prefix { $0 != "(" }) }).sorted()

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

// MARK: Hierarchy

extension ViewMethods {
  private static let hierarchy: [ViewMethod] = [
    ViewMethod("removeFromSuperview()") {
      (interpreter, view, _, _) throws(LineFailure) in
      guard view.superview != nil else {
        interpreter.note(LanguageWords.hasNoSuperview(view.name))
        return
      }
      try interpreter.apply(interpreter.workspace.keepingFrame(ofRemoved: view.id), at: nil)
      try interpreter.apply(.remove(view.id, step: interpreter.workspace.step), at: nil)
    },
    ViewMethod("addSubview(_:)") { (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.insert(operands[0], into: view, at: .front)
    },
    // No method of UIKit's, but one that most projects give themselves.
    ViewMethod("addSubviews", upTo: 10) { (interpreter, view, _, operands) throws(LineFailure) in
      for operand in operands {
        guard case .list(let values) = operand.value else {
          try interpreter.insert(operand, into: view, at: .front)
          continue
        }
        for value in values {
          try interpreter.insert(Operand(value, at: operand.range), into: view, at: .front)
        }
      }
    },
    ViewMethod(
      "insertSubview(_:at:)", "insertSubview(_:aboveSubview:)", "insertSubview(_:belowSubview:)"
    ) { (interpreter, view, form, operands) throws(LineFailure) in
      let placement: Placement =
        switch form {
        case "insertSubview(_:at:)": .index(try operands[1].wholeNumber())
        case "insertSubview(_:aboveSubview:)": .above(try operands[1].view())
        default: .below(try operands[1].view())
        }
      try interpreter.insert(operands[0], into: view, at: placement)
    },
    ViewMethod("bringSubviewToFront(_:)") { (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.move(operands[0], in: view, to: .front)
    },
    ViewMethod("sendSubviewToBack(_:)") { (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.move(operands[0], in: view, to: .back)
    },
    ViewMethod("exchangeSubview(at:withSubviewAt:)") {
      (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.exchange(operands[0], operands[1], in: view)
    },
    ViewMethod("addLayoutGuide(_:)") { (interpreter, view, _, operands) throws(LineFailure) in
      let guide = try interpreter.guide(operands[0])
      try interpreter.apply(
        .insert(guide, into: view.id, at: .front, step: interpreter.workspace.step),
        at: operands[0].range)
    },
    ViewMethod("removeLayoutGuide(_:)") { (interpreter, view, _, operands) throws(LineFailure) in
      let guide = try interpreter.guide(operands[0])
      guard view.guides.contains(guide) else {
        throw .edit(.notASubview(guide, of: view.id), at: operands[0].range)
      }
      try interpreter.apply(
        .remove(guide, step: interpreter.workspace.step), at: operands[0].range)
    },
  ]
}

extension Interpreter {
  /// A frame that was set by hand is for the superview as it is when the view comes into it, which
  /// makes a difference to an autoresizing mask alone.
  fileprivate mutating func insert(
    _ operand: Operand, into superview: View, at placement: Placement
  ) throws(LineFailure) {
    let id = try operand.view()
    guard let view = draft.view(id), !view.isGuide else {
      throw .objection(LanguageWords.guideIsNoSubview(operand.range))
    }
    let placed =
      try workspace.keepingFrame(of: id, movedTo: superview.id)
      + draft.hosting(id, in: superview.id)
    try apply(
      .insert(id, into: superview.id, at: placement, step: workspace.step), at: operand.range)
    try apply(placed, at: operand.range)
    if let remark = LanguageWords.besideContent(view.name, in: superview.id, of: draft) {
      note(remark)
    }
    if superview.kind.arranges, superview.stack?.arranged.contains(id) != true {
      note(LanguageWords.isNotArranged(view.name, by: superview.name))
    }
  }

  fileprivate mutating func move(
    _ operand: Operand, in superview: View, to placement: Placement
  ) throws(LineFailure) {
    let view = try operand.view()
    guard superview.subviews.contains(view) else {
      throw .edit(.notASubview(view, of: superview.id), at: operand.range)
    }
    try apply(
      .insert(view, into: superview.id, at: placement, step: workspace.step), at: operand.range)
  }

  fileprivate mutating func exchange(
    _ first: Operand, _ second: Operand, in superview: View
  ) throws(LineFailure) {
    let places = [try superview.place(first), try superview.place(second)].sorted()
    let (lower, upper) = (superview.subviews[places[0]], superview.subviews[places[1]])
    let order = superview.sublayers
    guard lower != upper, let end = order.firstIndex(of: upper) else { return }
    // By what lies beside them, since free layers count among the neighbours, too.
    var moves: [(ViewID, Placement)] = [(upper, .below(lower))]
    if order[end - 1] != lower { moves.append((lower, .above(order[end - 1]))) }
    for (view, placement) in moves {
      try apply(
        .insert(view, into: superview.id, at: placement, step: workspace.step), at: first.range)
    }
  }

  fileprivate func guide(_ operand: Operand) throws(LineFailure) -> ViewID {
    let id = try operand.view()
    guard draft.view(id)?.isGuide == true else { throw operand.wanted(LanguageWords.guide) }
    return id
  }
}

extension View {
  fileprivate func place(_ operand: Operand) throws(LineFailure) -> Int {
    let place = try operand.wholeNumber()
    guard subviews.indices.contains(place) else {
      throw .objection(LanguageWords.noElement(place, of: subviews.count, at: operand.range))
    }
    return place
  }
}

// MARK: Constraints

extension ViewMethods {
  private static let constraints: [ViewMethod] = [
    ViewMethod("addConstraint(_:)", run: install), ViewMethod("addConstraints(_:)", run: install),
    ViewMethod("removeConstraint(_:)", run: uninstall),
    ViewMethod("removeConstraints(_:)", run: uninstall),
    ViewMethod("setContentHuggingPriority(_:for:)") {
      (interpreter, view, _, operands) throws(LineFailure) in
      let change = ViewChange.hugging(try operands[1].axis(), try operands[0].priority())
      try interpreter.change(view, change, operands[0])
    },
    ViewMethod("setContentCompressionResistancePriority(_:for:)") {
      (interpreter, view, _, operands) throws(LineFailure) in
      let change = ViewChange.resistance(try operands[1].axis(), try operands[0].priority())
      try interpreter.change(view, change, operands[0])
    },
  ]

  private static let install: ViewMethod.Run = {
    (interpreter, view, _, operands) throws(LineFailure) in
    for id in try interpreter.constraints(in: operands[0]) {
      try interpreter.apply(.install(id, on: view.id), at: operands[0].range)
    }
  }

  /// UIKit takes away only what the view holds, and says nothing of the rest.
  private static let uninstall: ViewMethod.Run = {
    (interpreter, view, _, operands) throws(LineFailure) in
    let ids = try interpreter.constraints(in: operands[0])
    let held = ids.filter { id in
      interpreter.draft.constraint(id).map { interpreter.draft.holder(of: $0) == view.id } ?? false
    }
    for id in ids where !held.contains(id) {
      let handle = interpreter.draft.text(of: .constraint(id))
      interpreter.note(LanguageWords.notHeld(handle, by: view.name))
    }
    if !held.isEmpty { try interpreter.setActive(held, false, at: operands[0].range) }
  }
}

// MARK: Content

extension ViewMethods {
  private static let content: [ViewMethod] = [
    ViewMethod("setTitle(_:for:)", of: .only(.button), run: setContent("title")),
    ViewMethod("setAttributedTitle(_:for:)", of: .only(.button), run: setContent("attributedText")),
    ViewMethod("setImage(_:for:)", of: .only(.button), run: setContent("image")),
    ViewMethod("insertSegment(withTitle:at:animated:)") {
      (interpreter, view, _, operands) throws(LineFailure) in
      try ViewProperties.named("numberOfSegments")?
        .check(fits: view, NameSyntax("insertSegment", operands[0].range))
      var content = view.content
      let place = try operands[1].wholeNumber()
      var segments = content.segments
      segments.insert(try operands[0].text(), at: min(max(place, 0), segments.count))
      content.setSegments(segments)
      try interpreter.change(view, .content(content), operands[0])
    },
    ViewMethod("sizeToFit()") { (interpreter, view, _, _) throws(LineFailure) in
      let natural = interpreter.draft.naturalSize(of: view)
      let insets = view.alignmentInsets
      let old = try interpreter.workspace.presentFrame(of: view)
      let width = natural.width.map { $0 + insets.left + insets.right } ?? old.width
      let height = natural.height.map { $0 + insets.top + insets.bottom } ?? old.height
      try interpreter.setFrame(
        of: view, to: Tuple(.rect, [old.x, old.y, width, height]), at: SourceRange(0, 0))
    },
  ]

  /// Only the normal state shows in a layout.
  private static func setContent(_ name: String) -> ViewMethod.Run {
    { (interpreter, view, _, operands) throws(LineFailure) in
      let states = ["normal", "highlighted", "selected", "disabled", "focused"]
      guard try operands[1].choices(among: states).allSatisfy({ $0 == "normal" }) else {
        interpreter.note(LanguageWords.otherState)
        return
      }
      try ViewProperties.named(name)?.write?(&interpreter, view, operands[0])
    }
  }
}

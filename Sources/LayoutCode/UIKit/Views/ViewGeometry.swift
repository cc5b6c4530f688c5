import AutoLayout
import Interchange

/// Where a view lies and how large it is.
extension ViewMembers {
  static let geometry: [Member] = [
    rectangle(
      "frame",
      read: { (evaluator, view, range) throws(Stop) in
        try evaluator.frameValue(of: view, at: range)
      },
      write: { (evaluator, view, operand) throws(Stop) in
        try evaluator.setFrame(of: view, operand)
      }),
    rectangle(
      "bounds",
      read: { (evaluator, view, range) throws(Stop) in
        try evaluator.boundsValue(of: view, at: range)
      },
      write: { (evaluator, view, operand) throws(Stop) in
        try evaluator.setBounds(of: view, operand)
      }),
    .property(
      "center", type: "CGPoint",
      read: { (evaluator, value, range) throws(Stop) in
        guard let view = evaluator.view(of: value) else {
          return .unknown(Unknown("center", at: range, type: "CGPoint"))
        }
        let frame = try evaluator.placedNumbers(of: view, at: range)
        return Shape.point.value([
          frame[0].plus(frame[2].times(0.5)), frame[1].plus(frame[3].times(0.5)),
        ])
      },
      write: { (evaluator, value, operand) throws(Stop) in
        let id = try evaluator.viewMeant(by: Operand(value, at: operand.range))
        guard let view = evaluator.draft.view(id),
          case .known(let middle) = try evaluator.parts(operand, .point)
        else { return }
        try evaluator.setCenter(of: view, middle, at: operand.range)
      }),
    .ofView(
      "transform", type: "CGAffineTransform",
      read: { view, _ in Shape.transform.value(view.transform.numbers) },
      change: { (evaluator, _, operand) throws(Stop) in
        try evaluator.numbers(operand, .transform).value.flatMap { AffineTransform($0) }
          .map { .transform($0) }
      }),
    .property("intrinsicContentSize", type: "CGSize") { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.view(of: value) else {
        return .unknown(Unknown("intrinsicContentSize", at: range, type: "CGSize"))
      }
      // -1 stands for no size, as in UIKit.
      let size = evaluator.draft.naturalSize(of: view)
      return Shape.size.value([size.width ?? -1, size.height ?? -1])
    },
    .ofView(
      "alignmentRectInsets", type: "UIEdgeInsets",
      read: { view, _ in .insets(view.alignmentInsets) }),
    .property("hasAmbiguousLayout", type: "Bool") { _, _, range in
      .unknown(Unknown("hasAmbiguousLayout", at: range, type: "Bool"))
    },
    .onView("layoutIfNeeded") { (evaluator, view, _) throws(Stop) in
      evaluator.layOutIfNeeded(view.id)
      return .void
    },
    .onView("sizeToFit") { (evaluator, view, arguments) throws(Stop) in
      try evaluator.sizeToFit(view.id, at: arguments.range)
      return .void
    },
    .onView("sizeThatFits", ["_: CGSize"], gives: "CGSize") {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.sizeThatFits(of: view, arguments.first)
    },
    .onView(
      "systemLayoutSizeFitting",
      [
        "_: CGSize", "withHorizontalFittingPriority?: UILayoutPriority",
        "verticalFittingPriority?: UILayoutPriority",
      ], gives: "CGSize"
    ) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.fittingSize(of: view, arguments)
    },
  ]

  private typealias ReadFrame = @Sendable (inout Evaluator, View, SourceRange) throws(Stop) -> Value
  private typealias WriteFrame = @Sendable (inout Evaluator, View, Operand) throws(Stop) -> Void

  private static func rectangle(
    _ name: String, read: @escaping ReadFrame, write: @escaping WriteFrame
  ) -> Member {
    .property(
      name, type: "CGRect",
      read: { (evaluator, value, range) throws(Stop) in
        guard let view = evaluator.view(of: value) else {
          return evaluator.stored(name, of: value)
            ?? .unknown(Unknown(name, at: range, type: "CGRect"))
        }
        return try read(&evaluator, view, range)
      },
      write: { (evaluator, value, operand) throws(Stop) in
        let id = try evaluator.viewMeant(by: Operand(value, at: operand.range))
        guard let view = evaluator.draft.view(id) else { return }
        try write(&evaluator, view, operand)
      })
  }
}

// MARK: Reading

extension Evaluator {
  /// The frame without the transform: numbers, or what will be the numbers of each layout.
  mutating func placedNumbers(of view: View, at range: SourceRange) throws(Stop) -> [Number] {
    if readsLengths { return RectPart.allCases.map { .length(LengthExpression(view.id, $0)) } }
    let frame = try presentFrame(of: view.id, at: range)
    return [frame.x, frame.y, frame.width, frame.height].map { .real($0) }
  }

  /// As UIKit's property gives it: the box around what is shown of the view.
  fileprivate mutating func frameValue(of view: View, at range: SourceRange) throws(Stop) -> Value {
    guard view.transform != .identity, !readsLengths else {
      var frame = Shape.rect.value(try placedNumbers(of: view, at: range))
      frame.frameSource = FrameExpression(RectPart.allCases.map { LengthExpression(view.id, $0) })
      return frame
    }
    return .rect(view.transform.box(around: try presentFrame(of: view.id, at: range)))
  }

  mutating func boundsValue(of view: View, at range: SourceRange) throws(Stop) -> Value {
    let size = try placedNumbers(of: view, at: range)[2...]
    let offset = try contentOffset(of: view, at: range)
    var bounds = Shape.rect.value([.real(offset.x), .real(offset.y)] + size)
    bounds.frameSource = FrameExpression(
      [offset.x, offset.y].map { LengthExpression($0) }
        + [RectPart.width, .height].map { LengthExpression(view.id, $0) })
    return bounds
  }

  /// Zero of what does not scroll, and of a scroll view outside the window what was said of it.
  mutating func contentOffset(of view: View, at range: SourceRange) throws(Stop) -> Point {
    guard let scrolling = view.scrolling else { return .zero }
    if readsLengths || !draft.isInWindow(view.id) {
      let inset = scrolling.contentInset
      return scrolling.offset ?? Point(x: -inset.left, y: -inset.top)
    }
    return try currentSolution().contentOffset(of: view.id)
  }

  mutating func safeAreaInsets(of view: ViewID, at range: SourceRange) throws(Stop) -> Insets {
    let hasAppeared = isLaidOut || self.hasAppeared || listingScope != nil
    guard hasAppeared, draft.isInWindow(view) else { return .zero }
    return try currentSolution().safeAreaInsets(of: view) ?? .zero
  }

  mutating func layoutMargins(of view: ViewID, at range: SourceRange) throws(Stop) -> Insets {
    if let margins = try currentSolution().layoutMargins(of: view) { return margins }
    switch draft.view(view)?.margins {
    case .absolute(let insets): return insets
    case .directional(let top, let leading, let bottom, let trailing):
      return Insets(top: top, left: leading, bottom: bottom, right: trailing)
    case nil: return Insets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }
}

// MARK: Setting

extension Evaluator {
  fileprivate mutating func setFrame(of view: View, _ operand: Operand) throws(Stop) {
    guard case .known(let parts) = try parts(operand, .rect) else { return }
    if try isRecorded(view, parts, inscribed: operand.value, at: operand.range) { return }
    guard let frame = try rect(operand) else { return }
    if frame.isNull { return findings.note(UIKitWords.frameIsNull(nameInCode(of: view))) }
    let source = operand.value.frameSource.flatMap { $0.views.contains(view.id) ? nil : $0 }
    try setFrame(of: view, to: frame, from: source, at: operand.range)
  }

  /// Within a layout callback a frame is set at every layout from now on.
  private mutating func isRecorded(
    _ view: View, _ parts: [Value], inscribed: Value, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard readsLengths else { return false }
    var lengths: [LengthExpression] = []
    for part in parts {
      guard let length = try length(Operand(part, at: range)).value else { return true }
      lengths.append(length)
    }
    var frame = inscribed.frameSource ?? FrameExpression(lengths)
    if let ratio = inscribed.inscribedRatio { frame = frame.fitting(ratio) ?? frame }
    return try recordFrame(view.id, frame, at: range)
  }

  /// On a view that constraints lay out a frame lasts until the next layout.
  ///
  /// - Parameter source: What the frame was read from, if it was from frames of others.
  mutating func setFrame(
    of view: View, to frame: Rect, from source: FrameExpression? = nil, at range: SourceRange
  ) throws(Stop) {
    guard view.frameLayout != nil else {
      store("frame", .rect(frame), in: value(for: view.id))
      if view.unmentionedFrame != nil {
        return try apply(.change(view.id, .unmentionedFrame(frame)), at: range)
      }
      if !view.id.isInitial {
        findings.note(UIKitWords.frameIsOverwritten(nameInCode(of: view)))
      }
      return
    }
    let size = view.isLayer ? Size.zero : try superviewSize(of: view, at: range)
    let layout = FrameLayout(frame: frame, superviewSize: size, source: source)
    try apply(.change(view.id, .frameLayout(layout)), at: range)
  }

  /// About the centre, as in UIKit; the origin of the bounds is where a scroll view stands.
  fileprivate mutating func setBounds(of view: View, _ operand: Operand) throws(Stop) {
    guard let bounds = try rect(operand), !bounds.isNull else { return }
    if view.kind.scrolls {
      try scroll(view, to: bounds.origin, at: operand.range)
    } else if bounds.origin != .zero {
      findings.note(UIKitWords.boundsBeginAtZero(nameInCode(of: view)))
    }
    let old = try presentFrame(of: view.id, at: operand.range)
    guard old.size != bounds.size else { return }
    try setFrame(
      of: view,
      to: Rect(
        x: old.x + (old.width - bounds.width) / 2, y: old.y + (old.height - bounds.height) / 2,
        width: bounds.width, height: bounds.height), at: operand.range)
  }

  fileprivate mutating func setCenter(
    of view: View, _ middle: [Value], at range: SourceRange
  ) throws(Stop) {
    let old = try placedNumbers(of: view, at: range)
    var numbers: [Number] = []
    for (value, length) in zip(middle, old[2...]) {
      guard case .number(let number) = value else { return }
      numbers.append(number.minus(length.times(0.5)))
    }
    try setFrame(of: view, Operand(Shape.rect.value(numbers + old[2...]), at: range))
  }
}

extension FrameExpression {
  /// - Parameter lengths: x, y, width and height.
  fileprivate init(_ lengths: [LengthExpression]) {
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}

import AutoLayout
import Diagnosis
import Interchange
import LayoutCode

extension ViewProperties {
  static let geometry: [ViewProperty] = [
    ViewProperty("frame", ofGuides: true, read: frame, write: setFrame),
    ViewProperty("layoutFrame", ofGuides: true, read: frame),
    ViewProperty("bounds", ofGuides: true, read: bounds, write: setBounds),
    ViewProperty("center", read: center, write: setCenter),
    ViewProperty("transform", choices: ["identity"], read: transform, write: setTransform),
    ViewProperty("x", ofGuides: true, read: part("x")),
    ViewProperty("y", ofGuides: true, read: part("y")),
    ViewProperty("intrinsicContentSize", read: intrinsicContentSize),
    ViewProperty(
      "alignmentRectInsets", read: { _, view, _ in .tuple(Tuple(view.alignmentInsets)) }),
    ViewProperty("safeAreaInsets", read: safeAreaInsets),
    ViewProperty("layoutMargins", read: { _, view, _ in .margins(view.id) }, write: setMargins),
    ViewProperty(
      "directionalLayoutMargins", read: directionalMargins, write: setDirectionalMargins),
  ]

  /// As drawn, in the superview.
  private static let frame: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    view.kind.scrolls ? .frame(view.id) : .tuple(try evaluator.box(of: view, at: range))
  }

  private static let bounds: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    let frame = try evaluator.frame(of: view, at: range)
    // The origin is 0, or where it was scrolled to, whatever moves: it depends on the size alone.
    let sizes = frame.measures.isEmpty ? [] : frame.measures[2...] + frame.measures[2...]
    let offset = try evaluator.contentOffset(of: view)
    return .tuple(
      Tuple(
        .rect, [offset.x, offset.y, frame.numbers[2], frame.numbers[3]], measures: Array(sizes)))
  }

  private static let center: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    let frame = try evaluator.frame(of: view, at: range)
    evaluator.note(frame.measures)
    let numbers = ["midX", "midY"].compactMap { frame.part($0)?.numbers.first }
    return .tuple(Tuple(.point, numbers))
  }

  private static func part(_ name: String) -> ViewProperty.Read {
    { (evaluator, view, range) throws(LineFailure) in
      let frame = try evaluator.frame(of: view, at: range)
      guard let part = frame.part(name), let number = part.numbers.first else { return .absent }
      evaluator.note(part.measures)
      return .number(number)
    }
  }

  /// -1 stands for no size, as in UIKit (`noIntrinsicMetric`).
  private static let intrinsicContentSize: ViewProperty.Read = {
    (evaluator, view, _) throws(LineFailure) in
    let size =
      evaluator.document.isInWindow(view.id)
      ? try evaluator.workspace.solution().naturalSize(of: view)
      : evaluator.document.naturalSize(of: view)
    return .tuple(Tuple(.size, [size.width ?? -1, size.height ?? -1]))
  }

  private static let safeAreaInsets: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    if let moment = evaluator.workspace.moment, view.id == .root {
      return .tuple(Tuple(moment.stage.safeArea))
    }
    return try evaluator.read(view.id, at: range) { $0.safeAreaInsets(of: $1).map { Tuple($0) } }
  }

  private static let directionalMargins: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    let isMirrored = evaluator.document.direction(of: view.id) == .rightToLeft
    return try evaluator.read(view.id, at: range) { solution, view in
      solution.layoutMargins(of: view).map { margins in
        let (leading, trailing) =
          isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
        return Tuple(.directionalInsets, [margins.top, leading, margins.bottom, trailing])
      }
    }
  }

  private static let setFrame: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    if interpreter.passesOverNull(operand, for: view.name) { return }
    // Bounds and centre are set by way of the frame as well, and mean what they say.
    if view.transform != .identity, view.frameLayout != nil {
      interpreter.note(LanguageWords.frameOfTransformed(view.name))
    }
    try interpreter.setFrame(of: view, to: operand.tuple(.rect), at: operand.range)
  }

  /// About the centre, as in UIKit; the origin of the bounds is where a scroll view stands. Other views
  /// are laid out with theirs at zero.
  private static let setBounds: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    if interpreter.passesOverNull(operand, for: view.name) { return }
    let numbers = try operand.tuple(.rect).numbers
    let size = numbers[2...]
    if view.kind.scrolls {
      let offset = Operand(.tuple(Tuple(.point, Array(numbers[..<2]))), at: operand.range)
      try ViewProperty.byTables("contentOffset")(&interpreter, view, offset)
    } else if numbers[..<2].contains(where: { $0 != 0 }) {
      guard interpreter.foldsPriorities else {
        throw .objection(LanguageWords.boundsBeginAtZero(view.name, at: operand.range))
      }
      interpreter.warn(LanguageWords.leftOut("\(view.name).bounds.origin"))
    }
    let old = try interpreter.workspace.presentFrame(of: view)
    let only = interpreter.workspace.document.onlySize(of: view)
    let (width, height) = (only?.width ?? size[2], only?.height ?? size[3])
    if view.kind.scrolls, width == old.width, height == old.height { return }
    let frame = Tuple(
      .rect,
      [
        old.x + (old.width - width) / 2, old.y + (old.height - height) / 2, width, height,
      ])
    try interpreter.setFrame(of: view, to: frame, at: operand.range)
  }

  private static let setCenter: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let center = try operand.tuple(.point).numbers
    let old = try interpreter.workspace.presentFrame(of: view)
    let frame = Tuple(
      .rect, [center[0] - old.width / 2, center[1] - old.height / 2, old.width, old.height])
    try interpreter.setFrame(of: view, to: frame, at: operand.range)
  }

  private static let setMargins: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    guard let insets = try operand.tuple(.insets).insets else { return }
    try interpreter.change(view, .margins(.absolute(insets)), operand)
  }

  private static let setDirectionalMargins: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let numbers = try operand.tuple(.directionalInsets).numbers
    try interpreter.change(
      view,
      .margins(
        .directional(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])),
      operand)
  }
}

extension Evaluator {
  /// With what each of its numbers measures.
  func frame(of view: View, at range: SourceRange) throws(LineFailure) -> Tuple {
    if let frame = workspace.moment?.frame(of: view.id) { return Tuple(frame) }
    if view.isLayer, let layout = view.frameLayout {
      return Tuple(try workspace.solution().frame(of: view.id) ?? layout.frame)
    }
    if document.isInWindow(view.id) {
      guard let frame = try workspace.solution().frame(of: view.id) else {
        throw .objection(LanguageWords.notInWindow(view.id, at: range, in: document))
      }
      let item = Item(view.id)
      return Tuple(
        frame, measures: RectPart.allCases.map { document.measure(of: $0, of: item) })
    }
    guard let layout = view.frameLayout else {
      if let frame = view.unmentionedFrame { return Tuple(frame) }
      if workspace.isPaste { return Tuple(Rect.zero) }
      throw .objection(LanguageWords.notInWindow(view.id, at: range, in: document))
    }
    return Tuple(document.arithmeticFrame(of: view.id) ?? layout.frame)
  }
}

// MARK: Frames set by hand

extension Interpreter {
  /// On a view that is laid out by constraints a frame lasts until the next layout, which comes at
  /// the end of the line.
  mutating func setFrame(
    of view: View, to frame: Tuple, at range: SourceRange
  ) throws(LineFailure) {
    guard view.frameLayout != nil, let rect = frame.rect else {
      guard !view.id.isInitial else {
        throw .edit(.sizeIsTheDevices(view.id), at: range)
      }
      if view.unmentionedFrame != nil, let rect = frame.rect {
        return try apply(.change(view.id, .unmentionedFrame(rect)), at: range)
      }
      note(LanguageWords.frameIsOverwritten(view.name))
      return
    }
    if let holder = owner(ofContentView: view) {
      note(LanguageWords.contentViewGetsItsFrame(view.name, from: holder))
    }
    if let size = draft.onlySize(of: view), rect.size != size {
      note(LanguageWords.keepsItsSize(view.name, size))
    }
    let layout = FrameLayout(
      frame: rect, superviewSize: view.isLayer ? .zero : try workspace.superviewSize(of: view),
      source: try copied(rect, to: view))
    if let place = draft.codeSetting(view.id) {
      note(LanguageWords.setByCode(view.name, at: place, in: draft))
    }
    try apply(.change(view.id, .frameLayout(layout)), at: range)
    try tellWhatMakesHigh(view, other: rect.height)
  }

  /// Whether a rectangle is none, with a remark then.
  fileprivate mutating func passesOverNull(_ operand: Operand, for view: String) -> Bool {
    if operand.isNullRectangle { warn(LanguageWords.nullFrame(of: view)) }
    return operand.isNullRectangle
  }

  /// A row has the height of its frame only where neither its table nor what is in it says another.
  private mutating func tellWhatMakesHigh(
    _ row: View, other height: Double
  ) throws(LineFailure) {
    guard draft.rowHeight(of: row) != nil, let table = row.superview.flatMap(draft.view),
      abs(try workspace.presentFrame(of: row).height - height) > 0.001
    else { return }
    note(LanguageWords.heightIsTheTables(row.name, table.name))
  }

  /// The name of the view that lays out `view` itself, if one does.
  private func owner(ofContentView view: View) -> String? {
    view.isContentView ? view.superview.flatMap(draft.view)?.name : nil
  }

  /// What the view's frame is now, for the superview as it is now.
  private func presentLayout(of view: View) throws(LineFailure) -> FrameLayout {
    FrameLayout(
      frame: try workspace.presentFrame(of: view),
      superviewSize: try workspace.superviewSize(of: view), source: view.frameLayout?.source)
  }

  mutating func setTranslation(of view: View, _ operand: Operand) throws(LineFailure) {
    let translates = try operand.boolean()
    if view.id.isInitial {
      if !translates { throw .objection(LanguageWords.rootIsSized(view.name, at: operand.range)) }
      return
    }
    if !translates, !view.translatesAutoresizingMaskIntoConstraints,
      case let printed = draft.edits(stoppingTranslationOf: view.id), !printed.isEmpty
    {
      // Of a view of a log no frame is known, only the constraints that were made of it.
      return try apply(printed, at: operand.range)
    }
    guard translates != view.translatesAutoresizingMaskIntoConstraints else {
      note(LanguageWords.translatesAlready(view.name, translates))
      return
    }
    if let holder = owner(ofContentView: view), !translates {
      note(LanguageWords.contentViewTranslates(view.name, in: holder))
    }
    let layout = translates ? try presentLayout(of: view) : nil
    try change(view, .frameLayout(layout), operand)
  }

  /// The subviews' frames stay what they are.
  mutating func setAutoresizing(ofSubviewsOf view: View, _ operand: Operand) throws(LineFailure) {
    let isOn = try operand.boolean()
    if isOn != view.autoresizesSubviews {
      try apply(workspace.keepingFrames(in: view), at: operand.range)
    }
    try change(view, .autoresizesSubviews(isOn), operand)
  }

  /// The mask answers to what changes from now on, so the present frame is where it starts.
  mutating func setMask(of view: View, _ operand: Operand) throws(LineFailure) {
    let names = try operand.choices(of: "UIView.AutoresizingMask")
    if view.frameLayout != nil, case let layout = try presentLayout(of: view) {
      if layout != view.frameLayout { try change(view, .keptFrame(layout), operand) }
    }
    try change(view, .autoresizingMask(AutoresizingMask(names: names)), operand)
  }
}

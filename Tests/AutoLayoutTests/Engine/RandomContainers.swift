import TestSupport

@testable import AutoLayout

/// Documents with stack views, one in a scroll view, and what they arrange and scroll.
enum RandomContainers {
  static func small(using random: inout SeededGenerator) throws -> Document {
    var document = Document(device: .initial)
    try add("row", .stackView, in: .root, to: &document)
    try add("scroll", .scrollView, in: .root, to: &document)
    try add("column", .stackView, in: ViewID(3), to: &document)
    try add("other", .scrollView, in: .root, to: &document)
    if random.once(in: 2) { document = try document.applying([.setNavigationBar(.on)]) }
    let kinds: [ViewKind] = [.view, .label, .button]
    for number in 0..<6 {
      let owner = [ViewID.root, ViewID(2), ViewID(2), ViewID(3), ViewID(4), ViewID(5)][
        random.below(6)]
      try add("v\(number)", kinds[random.below(3)], in: owner, to: &document)
      let view = ViewID(document.nextView.rawValue - 1)
      if document.views[owner]?.stack != nil, !random.once(in: 4) {
        document = try document.applying([.arrange(view, in: owner, at: nil, step: 1)])
      }
    }
    for _ in 0..<(4 + random.below(10)) { RandomDocument.relate(in: &document, using: &random) }
    return document
  }

  /// The same, where the scroll view fills the window, so that what it scrolls begins below the bars, and is
  /// longer than the window.
  static func scrolled(using random: inout SeededGenerator) throws -> Document {
    let (scroll, page) = (ViewID(3), ViewID(4))
    let content = Item(scroll, guide: .content)
    let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
    let equations =
      edges.map { Equation(Anchor(scroll, $0), .equal, Anchor(.root, $0)) }
      + edges.map { Equation(Anchor(page, $0), .equal, Anchor(content, $0)) }
      + [Equation(Anchor(page, .height), .equal, constant: 1_500)]
    return try equations.reduce(try small(using: &random)) { document, equation in
      try document.applying([.addConstraint(NewConstraint(equation, origin: .typed(step: 1)))])
    }
  }

  /// With a few edits; those that the document refuses are passed over.
  static func edited(_ document: Document, using random: inout SeededGenerator) -> Document {
    var draft = document
    for _ in 0...random.below(3) {
      let other = random.once(in: 3) ? RandomDocument.edit(of: draft, using: &random) : nil
      let edit = other ?? edit(of: draft, using: &random)
      draft = (try? draft.applying([edit])) ?? draft
    }
    return draft
  }

  private static func add(
    _ name: String, _ kind: ViewKind, in owner: ViewID, to document: inout Document
  ) throws {
    document = try document.applying([
      .addView(NewView.added(kind, name: name, in: owner, step: 1))
    ])
  }

  private static func edit(of document: Document, using random: inout SeededGenerator) -> Edit {
    let view = ViewID(6 + random.below(6))
    let stack = [ViewID(2), ViewID(4)][random.below(2)]
    let scroll = [ViewID(3), ViewID(5)][random.below(2)]
    switch random.below(10) {
    case 0: return .change(view, .isHidden(document.views[view]?.isHidden == false))
    case 1: return .arrange(view, in: stack, at: random.once(in: 2) ? 0 : nil, step: 2)
    case 2: return .stopArranging(view, in: stack)
    case 3:
      var content = Content()
      content.setText(String(repeating: "w", count: random.below(12)))
      return .change(view, .content(content))
    case 4: return .change(scroll, .scrolling(scrolling(using: &random)))
    case 5: return .change(ViewID(2 + random.below(10)), .margins(margins(using: &random)))
    case 6:
      let moved = random.once(in: 2) ? scroll : view
      let superview = document.views[moved]?.superview ?? .root
      return .insert(moved, into: superview, at: random.once(in: 2) ? .back : .front, step: 2)
    case 7:
      let direction = SemanticDirection.allCases[random.below(SemanticDirection.allCases.count)]
      return .change(ViewID(2 + random.below(10)), .semanticDirection(direction))
    case 8: return .remove(random.once(in: 2) ? scroll : view, step: 2)
    default:
      let old = document.views[stack]?.stack ?? StackArrangement()
      return .change(stack, .stack(arrangement(like: old, view, using: &random)))
    }
  }

  private static func scrolling(using random: inout SeededGenerator) -> Scrolling {
    var scrolling = Scrolling()
    if random.once(in: 2) {
      scrolling.offset = Point(x: Double(random.below(50)), y: Double(random.below(300)))
    }
    if random.once(in: 2) {
      scrolling.contentInset = Insets(top: Double(random.below(20)), left: 3, bottom: 0, right: 0)
    }
    if random.once(in: 3) {
      scrolling.contentSize = Size(width: Double(random.below(600)), height: 900)
    }
    scrolling.adjustment = Scrolling.Adjustment.allCases[random.below(4)]
    return scrolling
  }

  private static func margins(using random: inout SeededGenerator) -> Margins {
    let side = Double(random.below(40))
    return random.once(in: 2)
      ? .absolute(Insets(top: side, left: 3, bottom: 0, right: side))
      : .directional(top: 0, leading: side, bottom: 5, trailing: 12)
  }

  private static func arrangement(
    like old: StackArrangement, _ view: ViewID, using random: inout SeededGenerator
  ) -> StackArrangement {
    var new = old
    switch random.below(6) {
    case 0: new.axis = new.axis == .horizontal ? .vertical : .horizontal
    case 1: new.distribution = StackArrangement.Distribution.allCases[random.below(5)]
    case 2: new.alignment = StackArrangement.Alignment.allCases[random.below(6)]
    case 3: new.spacing = Double(random.below(30))
    case 4: new.customSpacing[view] = Double(random.below(30))
    default: new.isLayoutMarginsRelative.toggle()
    }
    return new
  }
}

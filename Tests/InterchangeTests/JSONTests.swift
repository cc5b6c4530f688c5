import AutoLayout
import Testing

@testable import Interchange

/// Layouts as JSON: nothing is lost on the way there and back, and what makes no sense is told.
@Suite struct JSONTests {
  @Test func allOfAViewComesBack() throws {
    var document = Document()
    var new = NewView.added(.button, name: "go", in: .root, step: 0)
    new.content.setText("Go")
    new.content.buttonInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    new.content.isConfigured = true
    new.content.paragraph.lineSpacing = 3
    new.content.paragraph.lineHeightMultiple = 1.5
    let id = document.nextView
    try document.apply(.addView(new))
    for change in [
      ViewChange.contentMode(.center), .transform(AffineTransform(rotationAngle: 0.5)), .tag(7),
      .identifier("go"), .isUserInteractionEnabled(false), .autoresizesSubviews(false),
      .marginsFollowReadableWidth(true), .isHidden(true), .keyboard(Self.tracking),
      .layer(Self.style),
    ] {
      try document.apply(.change(id, change))
    }
    let again = try read(LayoutWriter.json(of: document))
    let (old, read) = try (#require(document.view(named: "go")), #require(again.view(named: "go")))
    #expect(read.content == old.content)
    #expect(read.contentMode == old.contentMode)
    #expect(read.transform == old.transform)
    #expect(read.tag == 7)
    #expect(read.identifier == "go")
    #expect(!read.isUserInteractionEnabled)
    #expect(!read.autoresizesSubviews)
    #expect(read.marginsFollowReadableWidth)
    #expect(read.isHidden)
    #expect(read.keyboard == old.keyboard)
    #expect(read.layer == old.layer)
  }

  private static let tracking: KeyboardTracking = {
    var tracking = KeyboardTracking()
    tracking.usesBottomSafeArea = false
    tracking.keyboardDismissPadding = 12
    return tracking
  }()

  private static let style: LayerStyle = {
    var style = LayerStyle()
    style.backgroundColor = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    style.borderColor = nil
    style.masksToBounds = true
    (style.borderWidth, style.zPosition) = (2, -1)
    return style
  }()

  @Test func howATableScrollsComesBack() throws {
    var document = Document()
    for (name, height) in [("a", Scrolling.RowHeight.fixed(60)), ("b", nil), ("c", .automatic)] {
      let id = document.nextView
      try document.apply(.addView(NewView.added(.tableView, name: name, in: .root, step: 0)))
      var scrolling = try #require(document.view(id)?.scrolling)
      scrolling.rowHeight = height
      scrolling.alwaysBounces = [.horizontal]
      scrolling.contentSize = Size(width: 10, height: 20)
      scrolling.offset = Point(x: 0, y: 5)
      scrolling.contentInset.top = 3
      try document.apply(.change(id, .scrolling(scrolling)))
    }
    let again = try read(LayoutWriter.json(of: document))
    for name in ["a", "b", "c"] {
      #expect(again.view(named: name)?.scrolling == document.view(named: name)?.scrolling)
    }
  }

  @Test func theControllerAndTheSystemComeBack() throws {
    var document = Document()
    var controller = ControllerSettings()
    controller.additionalSafeAreaInsets.bottom = 20
    controller.respectsMinimumMargins = false
    try document.apply(.setController(controller))
    try document.apply(.setSystem(SystemVersion(12)))
    try document.apply(.setKeyboard(height: 300))
    let again = try read(LayoutWriter.json(of: document))
    #expect(again.controller == controller)
    #expect(again.system == SystemVersion(12))
    #expect(again.bars == document.bars)
  }

  @Test func theScreenAndWhatWaitsComeBack() throws {
    var document = Document()
    var traits = Traits()
    traits.horizontal = .regular
    try document.apply(.setTraits(traits))
    try document.apply(.setToolbar(true))
    let box = document.nextView
    try document.apply(.addView(NewView.added(.view, name: "box", in: .root, step: 0)))
    var waiting = NewConstraint(
      Anchor(Item(box), .width), .equal, nil, origin: .imported(line: 0))
    waiting.waiting = Waiting(constant: "Metrics.row")
    try document.apply(.addConstraint(waiting))
    let varied = document.nextConstraint
    try document.apply(
      .addConstraint(
        NewConstraint(Anchor(Item(box), .height), .equal, nil, origin: .imported(line: 0))))
    var variation = Variation()
    variation.horizontal = .compact
    try document.apply(.vary([varied], variation))

    let again = try read(LayoutWriter.json(of: document))
    #expect(again.traits == traits)
    #expect(again.bars.hasToolbar)
    let constraints = Array(again.constraints.values)
    #expect(constraints.map(\.waiting) == [Waiting(constant: "Metrics.row"), nil])
    #expect(constraints.map(\.variation) == [nil, variation])
    #expect(constraints.map(\.isActive) == document.constraints.values.map(\.isActive))
  }

  /// A priority outside 0 to 1000, and other numbers and words that there are none of.
  @Test(arguments: [
    ("\"priority\": 1001", "constraints[0]"), ("\"priority\": -1", "constraints[0]"),
    ("\"priority\": 0", "constraints[0]"), ("\"sizeClasses\": \"wX\"", "constraints[0]"),
    ("\"holder\": \"nobody\"", "constraints[0]"),
  ])
  func oddConstraintsAreNoted(_ part: String, _ place: String) throws {
    let layout = try LayoutReader.read(
      """
      {"format": "tsume-layout", "version": 1,
       "views": [{"name": "box", "kind": "view"}],
       "constraints": [{"first": {"view": "box", "attribute": "width"}, "relation": "==",
         "constant": 10, \(part)}]}
      """)
    #expect(layout.notes.map(\.place) == [place])
    var document = layout.start
    for edit in layout.edits { try document.apply(edit) }
    // A priority that cannot be is no required one.
    if part.contains("priority") { #expect(document.constraints.values.isEmpty) }
  }

  @Test func oddViewsAreNoted() throws {
    let layout = try LayoutReader.read(
      """
      {"format": "tsume-layout", "version": 1,
       "traits": {"horizontal": "wide"},
       "views": [
         {"name": "box", "kind": "view", "hugging": {"horizontal": 2000, "vertical": 250}},
         {"name": "sack", "kind": "view", "contentMode": "middle", "transform": [1, 2]},
         {"name": "bag", "kind": "pouch"}, {"name": "in", "kind": "view", "superview": "bag"}],
       "constraints": []}
      """)
    #expect(
      layout.notes == [
        .init(place: "traits", kind: .unknownWord("wide")),
        .init(place: "views[0]", kind: .refused(.priorityOutOfRange(2000))),
        .init(place: "views[1]", kind: .unknownWord("middle")),
        .init(place: "views[2]", kind: .unknownKind("pouch")),
        .init(place: "views[3]", kind: .unknownView("bag")),
      ])
  }

  private func read(_ text: String) throws -> Document {
    let layout = try LayoutReader.read(text)
    #expect(layout.notes.isEmpty)
    var document = layout.start
    for edit in layout.edits { try document.apply(edit) }
    return document
  }
}

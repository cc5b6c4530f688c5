import AutoLayout
import TestSupport
import Testing

/// A text of several lines is laid out twice: as wide as it likes, and in the width that it got.
@Suite struct WrappingTests {
  /// A label with a text of about 150 points, pinned to both sides of the root view.
  private func document(_ text: String = "one two three four", width: Double) throws -> Document {
    var document = Document(device: Device(size: Size(width: width, height: 400)))
    var label = NewView.added(.label, name: "title", in: .root, step: 1)
    label.content.setText(text)
    label.content.numberOfLines = 0
    try document.apply(.addView(label))
    let title = try #require(document.views.values.last).id
    for (first, second) in [
      (Attribute.leading, Attribute.leading), (.top, .top), (.trailing, .trailing),
    ] {
      try document.apply(
        .addConstraint(
          NewConstraint(
            Anchor(title, first), .equal, Anchor(.root, second), origin: .typed(step: 2))))
    }
    return document
  }

  private func frame(of document: Document, by engine: LayoutEngine = LayoutEngine()) throws -> Rect
  {
    let title = try #require(document.views.values.last).id
    return try #require(try engine.layout(of: document).frame(of: title))
  }

  @Test func aTextWrapsInTheWidthThatTheLayoutGivesIt() throws {
    #expect(try frame(of: document(width: 300)).height == 20.5)
    #expect(try frame(of: document(width: 100)).height == 41)
    #expect(try frame(of: document(width: 50)).height == 81.5)
  }

  @Test func onlyWhatIsNarrowerThanItsTextIsLaidOutAgain() throws {
    let engine = LayoutEngine()
    _ = try frame(of: document(width: 300), by: engine)
    let once = engine.layoutWork.rowsLowered
    let other = LayoutEngine()
    _ = try frame(of: document(width: 100), by: other)
    #expect(other.layoutWork.rowsLowered == once + 4)
  }

  @Test func theAnswerDoesNotDependOnHowWideItWasBefore() throws {
    let engine = LayoutEngine()
    for width in [50.0, 300, 100, 80, 300, 50] {
      let document = try document(width: width)
      #expect(try frame(of: document, by: engine) == frame(of: document))
    }
  }

  @Test func aPreferredWidthIsTakenInThePlaceOfThatOfTheLayout() throws {
    var document = try document(width: 300)
    let label = try #require(document.views.values.last)
    var content = label.content
    content.preferredMaxLayoutWidth = 50
    try document.apply(.change(label.id, .content(content)))
    #expect(try frame(of: document) == Rect(x: 0, y: 0, width: 300, height: 81.5))
  }

  @Test func aTextViewThatDoesNotScrollWrapsToo() throws {
    var document = try document(width: 100)
    let label = try #require(document.views.values.last)
    #expect(label.kind == .label)
    var area = NewView.added(.textView, name: "area", in: .root, step: 3)
    area.content.setText("one two three four")
    area.content.isScrollEnabled = false
    try document.apply(.addView(area))
    let id = try #require(document.views.values.last).id
    for edge in [Attribute.leading, .top, .trailing] {
      try document.apply(
        .addConstraint(
          NewConstraint(Anchor(id, edge), .equal, Anchor(.root, edge), origin: .typed(step: 4))))
    }
    // Two lines of 14 points between 8 points above and below.
    #expect(try frame(of: document).height == 49.5)
  }

  /// Two long labels side by side in 320 points. As wide as they like, the second leaves the first
  /// nothing; only what it gives up by wrapping is the first one's.
  private func pair(resistanceOfSecond: Double) throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    for (name, text) in [
      ("a", "Some long text that has to be broken over lines"),
      ("b", "Another text that is also long and must wrap somewhere"),
    ] {
      try scene.add(name, .label)
      var content = Content()
      content.setText(text)
      content.numberOfLines = 0
      try scene.edit(.change(scene.id(name), .content(content)))
      try scene.relate("\(name).top == view.top")
    }
    try scene.relate(
      all: "a.leading == view.leading", "b.trailing == view.trailing", "b.leading == a.trailing")
    let priority = try #require(Priority(rawValue: resistanceOfSecond))
    try scene.edit(.change(scene.id("b"), .resistance(.horizontal, priority)))
    return scene
  }

  /// UIKit sizing, section 6: measured in the width that the engine produced.
  @Test(arguments: [750.0, 751])
  func whatWrappingLeavesToAnotherTextIsWhatThatWrapsIn(_ resistance: Double) throws {
    var scene = try pair(resistanceOfSecond: resistance)
    for name in ["a", "b"] {
      let frame = try scene.frame(name)
      let label = try #require(scene.document.views[scene.id(name)])
      let size = try #require(scene.document.wrappedSize(of: label, in: frame.width))
      #expect(frame.width > 0)
      #expect(size.height == frame.height, "\(name) is \(frame)")
    }
    #expect(try scene.frame("a").height > 300)
    let fresh = try LayoutEngine().layout(of: scene.document)
    try scene.edit(.change(scene.id("b"), .isHidden(true)))
    _ = try scene.solution()
    try scene.edit(.change(scene.id("b"), .isHidden(false)))
    for name in ["a", "b"] { #expect(try scene.frame(name) == fresh.frame(of: scene.id(name))) }
  }
}

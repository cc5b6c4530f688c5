import AutoLayout
import Interchange
import Testing

/// In which sizes text styles are drawn, as the sizes tell that are stored for texts.
struct CanvasTextSizeTests {
  private func scene(_ texts: (text: String, size: Size)...) -> StoryboardText {
    let labels = texts.enumerated().map { index, label in
      element(
        "label", "a\(index)", "text=\"\(label.text)\"",
        frame: Rect(x: 0, y: 0, width: label.size.width, height: label.size.height),
        holding: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    }
    return StoryboardText("<subviews>\(labels.joined())</subviews>")
  }

  private func font(_ scene: StoryboardText, _ content: InterfaceImport.ContentSource) throws
    -> Font
  {
    let imported = try scene.imported(content)
    let document = try imported.start.applying(imported.edits)
    let id = try #require(imported.views.first { $0.id == "a0" }?.view)
    return try #require(document.view(id)).content.font
  }

  /// As wide and high as the words are in a size.
  private func natural(_ text: String, _ pointSize: Double) -> Size {
    var content = ViewKind.label.addedContent
    content.setText(text)
    content.font = Font(size: pointSize)
    let size = ViewKind.label.naturalSize(of: content, scale: 2, system: SystemVersion(17))
    return Size(width: size.width ?? 0, height: size.height ?? 0)
  }

  @Test(arguments: [
    (14.0, "extraSmall"), (16, "medium"), (19, "extraLarge"), (23, "extraExtraExtraLarge"),
  ])
  func textsAreDrawnInTheSizeThatMostOfThemHave(pointSize: Double, name: String) throws {
    let scene = scene(
      ("Middle", natural("Middle", pointSize)), ("Centre", natural("Centre", pointSize)),
      ("Default", natural("Default", 17)))
    #expect(try font(scene, .stored) == Font(size: pointSize))
    #expect(try scene.imported().notes.map(\.kind).contains(.mark(.textSizeIsOther(name))))
  }

  @Test func sizesThatAreNotReadTellNothing() throws {
    let scene = scene(("Middle", natural("Middle", 14)))
    #expect(try font(scene, .measured) == Font(.body))
  }

  @Test func aTextThatIsStretchedTellsNothing() throws {
    let scene = scene(("Middle", Size(width: 300, height: natural("Middle", 14).height)))
    #expect(try font(scene, .stored) == Font(.body))
  }

  @Test func asManyTextsInTheDefaultSizeAreEnough() throws {
    let scene = scene(("Middle", natural("Middle", 14)), ("Default", natural("Default", 17)))
    #expect(try font(scene, .stored) == Font(.body))
  }
}

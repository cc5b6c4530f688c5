import AutoLayout
import Interchange
import Testing

/// What the sizes of texts, images and buttons come to where no stored size is read.
struct MeasuredContentTests {
  /// The size of a view that nothing but its content sizes.
  private func size(
    _ element: String, width: Double? = nil, device: String = "retina4_7", resources: String = ""
  ) throws -> Size {
    var ties = [constraint("a.top", "safe.top"), constraint("a.leading", "root.leading")]
    if let width { ties.append(constraint("a.width", nil, width)) }
    var scene = StoryboardText(
      subviews(element) + "<constraints>\(ties.joined())</constraints>")
    scene.device = device
    scene.resources = resources
    return try scene.frame("a", .measured).size
  }

  private func label(_ text: String, font: String, _ attributes: String = "") -> String {
    element(
      "label", "a", "text=\"\(text)\" \(attributes)",
      holding: "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  @Test func linesOfATextStyleFollowAtItsLeading() throws {
    let body = label("one two", font: "style=\"UICTFontTextStyleBody\"", "numberOfLines=\"0\"")
    #expect(try size(body, width: 40) == Size(width: 40, height: 42.5))
    let plain = label("one two", font: "type=\"system\" pointSize=\"17\"", "numberOfLines=\"0\"")
    #expect(try size(plain, width: 40) == Size(width: 40, height: 41))
  }

  @Test func aPreferredWidthDecidesHowHighALabelIs() throws {
    let wrapped = label(
      "one two", font: "type=\"system\" pointSize=\"17\"",
      "numberOfLines=\"0\" preferredMaxLayoutWidth=\"40\"")
    #expect(try size(wrapped, width: 300).height == 41)
  }

  @Test(arguments: [("微信支付", 60.0), ("写真をとる", 75)])
  func anIdeographIsAsWideAsItsSize(_ text: String, _ width: Double) throws {
    #expect(try size(label(text, font: "type=\"system\" pointSize=\"15\"")).width == width)
  }

  @Test func otherFontsHaveHeightsAndWidthsOfTheirOwn() throws {
    let gotham = label("Signal", font: "name=\"Gotham-Book\" pointSize=\"16\"")
    #expect(try size(gotham).height == 16)
    let avenir = label("Signal", font: "name=\"AvenirNext-Regular\" pointSize=\"16\"")
    #expect(try size(avenir).height == 22)
    let menlo = label("four", font: "name=\"Menlo-Regular\" pointSize=\"10\"")
    #expect(try size(menlo).width == 24.5)
  }

  @Test func aFontThatIsNotInstalledIsShownInHelveticaNeue() throws {
    let missing = label("06:30 PM", font: "name=\"OpenSans\" pointSize=\"13\"")
    #expect(try size(missing) == Size(width: 56, height: 15.5))
  }

  @Test func theSystemFontGoesByAnotherNameToo() throws {
    let named = label("Label", font: "name=\".AppleSystemUIFont\" pointSize=\"17\"")
    #expect(try size(named) == size(label("Label", font: "type=\"system\" pointSize=\"17\"")))
  }

  @Test func insetsStandInThePlaceOfAButtonsPadding() throws {
    let button = element(
      "button", "a", "buttonType=\"system\"",
      holding: """
        <inset key="contentEdgeInsets" minX="20" minY="10" maxX="20" maxY="10"/>
        <state key="normal" title="Button"/>
        """)
    #expect(try size(button) == Size(width: 86, height: 38))
  }

  @Test func insetsSurroundAButtonsImage() throws {
    let button = element(
      "button", "a",
      holding: """
        <inset key="contentEdgeInsets" minX="18" minY="11" maxX="18" maxY="11"/>
        <state key="normal" image="arrow"/>
        """)
    let image = "<image name=\"arrow\" width=\"24\" height=\"24\"/>"
    #expect(try size(button, resources: image) == Size(width: 60, height: 46))
  }

  @Test func besideALowImageAButtonKeepsTheHeightOfALine() throws {
    let image = "<image name=\"dot\" width=\"18\" height=\"18\"/>"
    let plain = element(
      "button", "a",
      holding: """
        <inset key="contentEdgeInsets" minX="13" minY="11" maxX="13" maxY="11"/>
        <state key="normal" image="dot"/>
        """)
    #expect(try size(plain, resources: image) == Size(width: 44, height: 44))
    let configured = element(
      "button", "a",
      holding: "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"dot\"/>")
    #expect(try size(configured, resources: image) == Size(width: 42, height: 32))
  }

  /// As stored for labels of 17 and 16 points.
  @Test(arguments: [
    ("lineHeightMultiple=\"1.1\"", 17.0, 45.0), ("minimumLineHeight=\"22\"", 17, 44),
    ("maximumLineHeight=\"18\"", 17, 36), ("lineSpacing=\"4\"", 17, 45),
    ("lineHeightMultiple=\"1.35\"", 16, 52), ("alignment=\"center\"", 17, 41),
  ])
  func aParagraphSaysHowHighItsLinesAre(
    _ attributes: String, _ font: Double, _ height: Double
  ) throws {
    let label = element(
      "label", "a", "numberOfLines=\"0\"",
      holding: """
        <attributedString key="attributedText"><fragment content="one two"><attributes>
        <font key="NSFont" metaFont="system" size="\(font)"/>
        <paragraphStyle key="NSParagraphStyle" \(attributes)/>
        </attributes></fragment></attributedString>
        """)
    #expect(try size(label, width: 40).height == height)
  }

  @Test func aConfigurationShowsItsOwnTitle() throws {
    let button = element(
      "button", "a", "buttonType=\"system\"",
      holding: """
        <state key="normal" title="Not this long title"/>
        <buttonConfiguration key="configuration" style="filled" title="Tap"/>
        """)
    #expect(try size(button) == Size(width: 52, height: 34.5))
  }

  @Test func anAttributedTitleHasItsOwnFont() throws {
    let button = element(
      "button", "a", "buttonType=\"system\"",
      holding: """
        <state key="normal"><attributedString key="attributedTitle"><fragment content="OK">
        <attributes><font key="NSFont" metaFont="systemBold" size="20"/></attributes>
        </fragment></attributedString></state>
        """)
    #expect(try size(button).height == 36)
  }

  @Test func segmentsByContentAreEachAsWideAsTheirTitle() throws {
    func width(_ attributes: String) throws -> Double {
      try size(
        element(
          "segmentedControl", "a", attributes,
          holding: """
            <segments key="segments"><segment title="On"/><segment title="Automatic"/></segments>
            """)
      ).width
    }
    #expect(try width("") == 165)
    #expect(try width("apportionsSegmentWidthsByContent=\"YES\"") == 119)
  }

  @Test func aSymbolIsDrawnInTheSizeOfText() throws {
    let image = "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"123\"/>"
    let plain = element("imageView", "a", "image=\"star\"")
    #expect(try size(plain, resources: image) == Size(width: 19, height: 18))
    let small = element(
      "imageView", "a", "image=\"star\"",
      holding:
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"small\"/>")
    #expect(try size(small, resources: image).width == 15)
  }
}

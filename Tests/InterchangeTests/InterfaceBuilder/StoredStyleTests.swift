import AutoLayout
import Interchange
import Testing

/// What a file says of how views look, besides where they stand.
struct StoredStyleTests {
  /// The style of a view with that in it.
  private func style(
    _ attributes: String = "", of name: String = "view", resources: String = "",
    holding: String = ""
  ) throws -> LayerStyle {
    try view(attributes, of: name, resources: resources, holding: holding).layer
  }

  private func view(
    _ attributes: String = "", of name: String = "view", resources: String = "",
    holding: String = ""
  ) throws -> View {
    var scene = StoryboardText(subviews(element(name, "a", attributes, holding: holding)))
    scene.resources = resources
    let imported = try scene.imported()
    let document = try imported.start.applying(imported.edits)
    return try #require(document.views.values.first { $0.superview == .root })
  }

  @Test(arguments: [
    ("systemColor=\"systemGreenColor\"", "#34C759"),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "#000000"),
    ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"", "#FF8000"),
    ("white=\"0.2\" alpha=\"1\" colorSpace=\"calibratedWhite\"", "#333333"),
    ("name=\"brand\"", "#0000FF"),
  ])
  func aBackgroundIsReadInAllSpellings(_ color: String, _ expected: String) throws {
    let brand = "<namedColor name=\"brand\"><color red=\"0\" green=\"0\" blue=\"1\"/></namedColor>"
    let style = try style(
      resources: brand, holding: "<color key=\"backgroundColor\" \(color)/>")
    #expect(style.backgroundColor?.hexadecimal == expected)
  }

  @Test func whatNobodyKnowsHasNoColor() throws {
    #expect(
      try style(holding: "<color key=\"backgroundColor\" name=\"lost\"/>").backgroundColor == nil)
  }

  @Test func clippingAndOpacityAreRead() throws {
    let style = try style("clipsSubviews=\"YES\" alpha=\"0.25\"")
    #expect(style.masksToBounds)
    #expect(style.opacity == 0.25)
    #expect(try !self.style().masksToBounds)
  }

  /// Interface Builder writes it of every label and every image view.
  @Test(arguments: [
    ("view", "", true), ("view", "userInteractionEnabled=\"NO\"", false),
    ("label", "userInteractionEnabled=\"NO\"", false),
    ("label", "userInteractionEnabled=\"YES\"", true), ("imageView", "", false),
  ])
  func whetherTouchesComeIsRead(_ name: String, _ attributes: String, _ takes: Bool) throws {
    #expect(try view(attributes, of: name).isUserInteractionEnabled == takes)
  }

  @Test func attributesOfTheRunningAppReachTheLayer() throws {
    let style = try style(
      holding: """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
        <real key="value" value="-3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
        <color key="value" white="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """)
    #expect(style.cornerRadius == 8)
    #expect(style.borderWidth == 0)
    #expect(style.masksToBounds)
    #expect(style.borderColor == .black)
  }
}

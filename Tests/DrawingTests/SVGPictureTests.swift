import AutoLayout
import Drawing
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scene as an SVG file.
@Suite struct SVGPictureTests {
  @Test func everyKindOfViewIsWellFormed() throws {
    var stage = try Stage()
    for (index, kind) in ViewKind.all.enumerated() {
      try stage.perform([.addView(.added(kind, name: "v\(index)", in: .root, step: 1))])
    }
    let elements = try XMLOutline(of: picture(of: stage.scene()))
    #expect(elements.count(of: "svg", class: nil) == 1 + ViewKind.all.count + 1)
    #expect(elements.count(of: "g", class: "k-picture") == 1)
  }

  @Test func namesAndTextsAreNoMarkup() throws {
    var stage = try Stage()
    var view = NewView.added(.label, name: "写真", in: .root, step: 1)
    view.content.setText("</text><script>alert(1)</script> & \u{202E}\u{0}")
    try stage.perform([.addView(view)])
    let text = picture(of: stage.scene())
    #expect(!text.contains("<script"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("写真"))
    _ = try XMLOutline(of: text)
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let text = picture(of: try Stage().scene())
    let addresses = text.matches(of: #/(https?:|url\(|href|@import)[^"\s]*/#).map(\.output.0)
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }

  @Test func itSaysWhatItIsToWhoeverDoesNotSeeIt() throws {
    let text = picture(of: try Stage().scene())
    #expect(text.contains("role=\"img\""))
    #expect(text.contains("<title id=\"title\">A layout</title>"))
    #expect(text.contains("<desc id=\"description\">Nothing in it.</desc>"))
  }

  @Test func marksAreToldByMoreThanColour() throws {
    var stage = try Stage()
    try stage.addLabel("title", size: Size(width: 42, height: 20))
    try stage.constrain("title.width", .equal, nil, 300)
    let title = try stage.id("title")
    let width = Handle.constraint(ConstraintID(1))
    let scene = Scene(
      of: stage.solution,
      findings: Scene.Findings(ambiguous: [title], conflicting: [title], broken: [width]),
      drawing: Array(stage.document.constraints.values))
    #expect(scene.signs == [.conflicting, .broken])
    let text = picture(of: scene)
    #expect(text.contains(">⚠ title<"))
    #expect(text.contains(">✕ 300<"))
    #expect(text.contains("⚠ conflicting    ✕ broken"))
    #expect(text.contains("<title>the equation</title>"))
  }

  @Test func whatIsAlignedIsOneLineWithoutANumber() throws {
    var stage = try Stage()
    try stage.addLabel("title", size: Size(width: 42, height: 20))
    try stage.constrain("title.centerX", .equal, "view.centerX", 0)
    let elements = try XMLOutline(of: picture(of: stage.scene()))
    #expect(elements.count(of: "g", class: "alignment") == 1)
    #expect(elements.count(of: "text", class: "number") == 0)
  }

  @Test func aDistanceHasItsNumberAndArrowHeads() throws {
    var stage = try Stage()
    try stage.addLabel("title", size: Size(width: 42, height: 20))
    try stage.constrain("title.leading", .equal, "view.leading", 16)
    let text = picture(of: stage.scene())
    #expect(text.contains(">16</text>"))
    #expect(try XMLOutline(of: text).count(of: "path", class: "heads") == 1)
  }

  @Test func farAwayAndEndlessThingsDoNotMakeThePictureEndless() throws {
    var stage = try Stage()
    try stage.add("far", frame: Rect(x: 9e6, y: -9e6, width: 1e7, height: 1e7))
    try stage.add("empty", frame: Rect(x: 10, y: 10, width: 0, height: 0))
    var view = NewView.added(.label, name: "long", in: .root, step: 1)
    view.content.setText(String(repeating: "長い text ", count: 50_000))
    view.content.numberOfLines = 0
    try stage.perform([.addView(view)])
    let text = picture(of: stage.scene())
    #expect(text.utf8.count < 40_000)
    #expect(text.contains("viewBox=\"-24 -24 448 528\""))
  }

  /// An image of 400×300 in a view of 320×320 (UIKit geometry and layers, section 2).
  @Test(arguments: [
    (ContentMode.scaleAspectFit, #"x="0%" y="12.5%" width="100%" height="75%""#),
    (ContentMode.center, #"x="-12.5%" y="3.125%" width="125%" height="93.75%""#),
    (ContentMode.bottomRight, #"x="-25%" y="6.25%" width="125%" height="93.75%""#),
    (ContentMode.scaleToFill, nil),
  ])
  func anImageIsDrawnWhereItsModePutsIt(_ mode: ContentMode, _ outline: String?) throws {
    var stage = try Stage()
    var view = NewView.added(.imageView, name: "photo", in: .root, step: 1)
    view.content.setImage(Size(width: 400, height: 300))
    try stage.perform([.addView(view)])
    try stage.constrain("photo.width", .equal, nil, 320)
    try stage.constrain("photo.height", .equal, nil, 320)
    try stage.perform([.change(stage.id("photo"), .contentMode(mode))])
    let text = picture(of: stage.scene())
    #expect(text.contains("<rect class=\"stroke\"") == (outline != nil))
    #expect(text.contains(outline ?? #"x1="0%" y1="0%" x2="100%" y2="100%""#))
  }

  @Test func theSameSceneHasTheSameBytes() throws {
    var stage = try Stage()
    for name in ["a", "b", "c"] { try stage.addLabel(name, size: Size(width: 42, height: 20)) }
    try stage.constrain("b.leading", .equal, "a.trailing", 8)
    #expect(picture(of: stage.scene()) == picture(of: stage.scene()))
  }

  /// By the formula of WCAG 2, of everything that text is drawn in.
  @Test(arguments: [0, 1]) func everyColourOfTextIsReadable(scheme: Int) throws {
    let text = picture(of: try Stage().scene())
    let schemes = text.matches(of: #/\.scene\{(--[^}]*)\}/#).map(\.output.1)
    #expect(schemes.count == 2)
    let colours = Dictionary(
      schemes[scheme].matches(of: #/--(\w+):#([0-9a-f]+)/#).map {
        (String($0.output.1), Colour(String($0.output.2)))
      }, uniquingKeysWith: { first, _ in first })
    for name in ["ink", "quiet", "view", "action", "span", "trouble", "open"] {
      for ground in ["paper", "ground"] {
        let contrast = try #require(colours[name]).contrast(to: try #require(colours[ground]))
        #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
      }
    }
  }

  private func picture(of scene: Scene) -> String {
    let equations = Dictionary(
      scene.spans.map { ($0.handle, "the equation") }, uniquingKeysWith: { first, _ in first })
    return SVGPicture(
      of: scene,
      words: SVGPicture.Words(
        title: "A layout", description: "Nothing in it.", equations: equations,
        legend: scene.signs.map { (sign: $0, meaning: "\($0)") })
    ).text
  }
}

/// The elements of a document that an XML parser accepts.
final class XMLOutline: NSObject, XMLParserDelegate {
  private var elements: [(name: String, classes: Set<String>)] = []

  init(of text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(text.prefix(300))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, Set((attributes["class"] ?? "").split(separator: " ").map(String.init))))
  }

  /// With the class, or all of that name.
  func count(of name: String, class className: String?) -> Int {
    elements.count { $0.name == name && (className.map($0.classes.contains) ?? true) }
  }
}

private struct Colour {
  /// Relative, from 0 for black to 1 for white.
  let luminance: Double

  init(_ hexadecimal: String) {
    let digits = hexadecimal.count == 3 ? hexadecimal.map { "\($0)\($0)" }.joined() : hexadecimal
    let number = Int(digits, radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double((number >> shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  func contrast(to other: Colour) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}

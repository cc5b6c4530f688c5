import AutoLayout
import TestSupport
import Testing

@testable import Interchange

/// Storyboards in which elements were taken out, doubled or cut off and attributes exchanged are read
/// or refused, laid out to the end, and nothing of them is lost without a word.
struct BrokenStoryboardTests {
  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 4_000 : 120))
  func noDamageIsFatalOrSilent(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = Sample.all[Int(seed % UInt64(Sample.all.count))]
    for _ in 0..<random.int(in: 1...4) { text = Damage.done(to: text, &random) }
    guard case .success(let file) = InterfaceFile.read(text) else { return }
    for scene in file.scenes {
      let imported = SceneImporter.importing(scene, of: file, content: .stored)
      let document = try imported.start.applying(imported.edits)
      _ = try LayoutEngine().layout(of: document)
      check(scene, became: imported)
      _ = try SceneFrames(of: scene, in: file, content: .measured)
    }
  }

  /// Every view and every constraint of a scene is in the document, or a note has the line of it or of
  /// a view around it.
  private func check(_ scene: InterfaceFile.Scene, became imported: InterfaceImport) {
    var lines = Set(imported.notes.map(\.line))
    for case .addConstraint(let new) in imported.edits {
      if case .imported(let line) = new.origin { lines.insert(line) }
    }
    let views = Set(imported.views.map(\.id)).union(imported.uninstalled)
    let hasIdleOnes = imported.notes.contains { note in
      if case .isNotInstalled = note.kind { true } else { false }
    }
    visit(scene.root, isTold: false) { element, isTold in
      let isKnown = isTold || lines.contains(element.line)
      if element.isView, let id = element.id {
        #expect(isKnown || views.contains(id), "the view of line \(element.line) is lost")
        return isKnown || imported.uninstalled.contains(id)
      }
      if element.name == "constraint" {
        #expect(isKnown || hasIdleOnes, "the constraint of line \(element.line) is lost")
      }
      return isTold
    }
  }

  private func visit(
    _ element: MarkupElement, isTold: Bool, _ look: (MarkupElement, Bool) -> Bool
  ) {
    let isTold = look(element, isTold)
    for child in element.children { visit(child, isTold: isTold, look) }
  }
}

/// Storyboards with a little of everything, one element a line.
private enum Sample {
  static let all = [form, list, varied].map { $0.text.replacing("><", with: ">\n<") }

  private static var form: StoryboardText {
    let row = element(
      "stackView", "row", "spacing=\"8\" alignment=\"center\"",
      holding: subviews(
        element("label", "title", "text=\"Hi\" numberOfLines=\"0\""),
        element("switch", "toggle"), element("textField", "field", "borderStyle=\"roundedRect\"")))
    let button = element(
      "button", "go", "buttonType=\"system\"", holding: "<state key=\"normal\" title=\"Go\"/>")
    return StoryboardText(
      subviews(row, button)
        + constraints(
          constraint("row.top", "safe.top", 8), constraint("row.leading", "root.leadingMargin"),
          constraint("root.trailingMargin", "row.trailing"),
          constraint("go.centerX", "root.centerX"), constraint("go.top", "row.bottom", 20),
          constraint("go.width", "row.width", 0, "multiplier=\"1:2\" priority=\"750\"")))
  }

  private static var list: StoryboardText {
    let page = element(
      "view", "page", holding: subviews(element("imageView", "photo", "image=\"p\"")))
    let scroll = element(
      "scrollView", "scroll",
      holding: subviews(page)
        + constraints(
          constraint("page.top", "scroll.top"), constraint("page.leading", "scroll.leading"),
          constraint("scroll.trailing", "page.trailing"),
          constraint("scroll.bottom", "page.bottom"), constraint("page.width", "scroll.width"),
          constraint("page.height", nil, 900), constraint("photo.centerX", "page.centerX"),
          constraint("photo.centerY", "page.centerY")))
    var scene = StoryboardText(
      subviews(scroll)
        + constraints(
          constraint("scroll.top", "root.top"), constraint("scroll.bottom", "root.bottom"),
          constraint("scroll.leading", "root.leading"),
          constraint("scroll.trailing", "root.trailing")))
    scene.resources = "<image name=\"p\" width=\"40\" height=\"30\"/>"
    return scene
  }

  private static var varied: StoryboardText {
    let width = """
      <constraint firstItem="a" firstAttribute="width" constant="60" id="w">
      <variation key="heightClass=compact" constant="300"/>
      </constraint>
      """
    return StoryboardText(
      subviews(
        element("view", "a"),
        element(
          "label", "b",
          holding: "<string key=\"text\" base64-UTF8=\"YES\">VHdv</string>"
            + "<variation key=\"widthClass=regular\" hidden=\"YES\"/>"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.leading", "safe.leading"), width,
          constraint("a.height", nil, 80, "id=\"tall\""),
          constraint("b.firstBaseline", "a.bottom"), constraint("b.leading", "a.trailing", 8))
        + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"tall\"/></mask>"
        + "</variation>")
  }
}

/// What can happen to a file.
private enum Damage {
  static func done(to text: String, _ random: inout SeededGenerator) -> String {
    let tags = Markup.tags(in: text)
    guard tags.count > 4 else { return text }
    let tag = random.element(of: tags)
    let element = Markup.element(at: tag, in: text)
    switch random.int(in: 0...6) {
    case 0: return text.with("", in: element)
    case 1: return text.with(text[element] + "\n" + text[element], in: element)
    case 2: return String(text.prefix(random.int(in: 0...text.count)))
    case 3, 4: return exchangingValues(in: text, &random)
    case 5: return replacingValue(in: text, &random)
    default: return moving(element, of: text, to: random.element(of: tags).lowerBound)
    }
  }

  private static func moving(
    _ element: Range<String.Index>, of text: String, to place: String.Index
  ) -> String {
    if element.contains(place) { return text }
    let moved = text[element] + "\n"
    let between =
      place < element.lowerBound
      ? text[place..<element.lowerBound] : text[element.upperBound..<place]
    return place < element.lowerBound
      ? text.with(moved + between, in: place..<element.upperBound)
      : text.with(between + moved, in: element.lowerBound..<place)
  }

  private static func exchangingValues(
    in text: String, _ random: inout SeededGenerator
  ) -> String {
    let values = Markup.values(in: text)
    guard values.count > 2 else { return text }
    let (one, other) = (random.element(of: values), random.element(of: values))
    guard one.upperBound <= other.lowerBound else { return text }
    let between = text[one.upperBound..<other.lowerBound]
    return text.with(
      text[other] + between + text[one], in: one.lowerBound..<other.upperBound)
  }

  private static func replacingValue(in text: String, _ random: inout SeededGenerator) -> String {
    let values = Markup.values(in: text)
    guard !values.isEmpty else { return text }
    let odd = [
      "", "-1", "1e308", "nan", "inf", "YES", "a", "root", "0", "1:0", "widthClass=compact",
      "\u{1F36C}", "&#10;", "-99999",
    ]
    return text.with(random.element(of: odd), in: random.element(of: values))
  }
}

extension String {
  fileprivate func with(_ part: some StringProtocol, in range: Range<Index>) -> String {
    var text = String(self[..<range.lowerBound])
    text += part
    text += self[range.upperBound...]
    return text
  }
}

/// Just enough of XML to damage it.
private enum Markup {
  /// From `<` to `>`, of tags that begin an element.
  static func tags(in text: String) -> [Range<String.Index>] {
    text.ranges(of: /<[A-Za-z][^>]*>/)
  }

  /// What stands between quotation marks.
  static func values(in text: String) -> [Range<String.Index>] {
    text.ranges(of: /"[^"<>]*"/).map {
      text.index(after: $0.lowerBound)..<text.index(before: $0.upperBound)
    }
  }

  /// With everything up to the tag that ends it.
  static func element(
    at tag: Range<String.Index>, in text: String
  ) -> Range<String.Index> {
    if text[tag].hasSuffix("/>") { return tag }
    let name = text[tag].dropFirst().prefix { $0.isLetter || $0.isNumber }
    var depth = 1
    var rest = text[tag.upperBound...]
    while let next = rest.firstRange(of: "<") {
      let inner = rest[next.upperBound...]
      if inner.hasPrefix("/\(name)>") {
        depth -= 1
        if depth == 0 {
          let end = text.index(next.upperBound, offsetBy: name.count + 2)
          return tag.lowerBound..<end
        }
      } else if inner.hasPrefix("\(name) ") || inner.hasPrefix("\(name)>") {
        let end = inner.firstRange(of: ">")
        if let end, !text[..<end.lowerBound].hasSuffix("/") { depth += 1 }
      }
      rest = inner
    }
    return tag.lowerBound..<text.endIndex
  }
}

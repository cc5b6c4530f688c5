import Interchange
import Testing

/// Files that are none, or not whole.
struct MarkupTests {
  private func failure(_ text: String) -> InterfaceFile.Failure? {
    guard case .failure(let failure) = InterfaceFile.read(text) else { return nil }
    return failure
  }

  @Test(arguments: ["", "hello", "{\"a\": 1}", "\u{0}\u{1}\u{2}", "<", "<?xml version=\"1.0\"?>"])
  func whatIsNoMarkupSaysSo(_ text: String) {
    #expect(failure(text) == .notMarkup)
  }

  @Test func aFileThatBreaksOffSaysWhere() {
    let whole = StoryboardText(subviews(element("view", "a"))).text
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.prefix(8).joined(separator: "\n")
    guard case .damaged(let line, _, .breaksOff) = failure(cut) else {
      Issue.record("read, or refused otherwise")
      return
    }
    #expect((7...9).contains(line))
  }

  /// Within a tag, with what an editor may have put behind it.
  @Test(arguments: ["", "\n", "…", "…\n", " ..."])
  func aFileThatBreaksOffWithinATagBreaksOff(_ rest: String) {
    let text = "<?xml version=\"1.0\"?>\n<document>\n<view a=\"b\"/>\n</document>\n"
    for cut in ["<vi", "<view a", "<view a=", "<view a=\"b", "<view a=\"b\"", "/", "</doc"] {
      guard let end = text.firstRange(of: cut)?.upperBound else { continue }
      let failure = failure(text[..<end] + rest)
      // A closing tag says enough by its first letters.
      if cut == "</doc", failure == .otherMarkup("document") { continue }
      guard case .damaged(_, _, .breaksOff) = failure else {
        Issue.record("\(cut)\(rest): \(String(describing: failure))")
        continue
      }
    }
  }

  /// Not where the parser ends, which is the last line.
  @Test(arguments: [
    ("<rect></view>", MarkupDamage.endTag), ("<rect x=\"1\" x=\"2\"/>", .attributeTwice),
    ("<rect x=1/>", .attributeValue), ("<rect x=\"a & b\"/>", .bareSign),
    ("<rect x=\"&nothing;\"/>", .unknownEntity), ("<rect x=\"\u{1}\"/>", .character),
  ])
  func damageIsToldWhereItIs(_ element: String, _ reason: MarkupDamage) {
    let text = "<?xml version=\"1.0\"?>\n<document>\n<view>\n  \(element)\n</view>\n</document>\n"
    guard case .damaged(line: 4, let column, reason) = failure(text) else {
      Issue.record("read, or refused otherwise: \(String(describing: failure(text)))")
      return
    }
    #expect((3...30).contains(column))
  }

  /// The letters were read before, in one way: nothing in the text makes others of them.
  @Test(arguments: [
    "UTF-8", "UTF-7", "UTF-16", "UTF-32", "ISO-8859-1", "IBM037", "EUC-JP", "no-such",
  ])
  func whateverTheEncodingIsADocumentTypeIsNone(_ encoding: String) {
    let entities = "<!DOCTYPE document [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
    let hidden = entities.replacing("<", with: "+ADw-").replacing("&", with: "+ACY-")
      .replacing("!", with: "+ACE-")
    let document =
      "<document type=\"com.apple.InterfaceBuilder3\"><objects>&b;</objects></document>"
    for end in ["?>", "\n?>", " standalone=\"yes\"?>"] {
      let declaration = "<?xml version=\"1.0\" encoding=\"\(encoding)\"\(end)"
      let lines = end.contains("\n") ? 2 : 1
      #expect(failure(declaration + entities + document) == .documentType(line: lines))
      #expect(failure(declaration + hidden + document) != nil)
    }
  }

  @Test func otherMarkupIsToldByItsName() {
    #expect(failure("<html><body/></html>") == .otherMarkup("html"))
    #expect(failure("<document/>") == .otherMarkup("document"))
  }

  @Test func theOldArchiveFormatIsToldAsWhatItIs() {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    #expect(failure("<archive type=\"\(type)\" version=\"8.00\"/>") == .oldArchive)
    #expect(failure("<archive type=\"zip\"/>") == .otherMarkup("archive"))
  }

  @Test func filesForTheDesktopAreRefused() {
    let type = "com.apple.InterfaceBuilder3.Cocoa.XIB"
    #expect(failure("<document type=\"\(type)\"/>") == .otherPlatform(type))
  }

  /// A billion laughs, and a file of the machine's: neither is even begun.
  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"x\"><!ENTITY c \"&b;&b;\">]>",
    "<!-- a --> <!DOCTYPE a SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
  ])
  func documentTypesAreRefused(_ declaration: String) {
    let text = "<?xml version=\"1.0\"?>\n\(declaration)\n<document>&c;</document>"
    #expect(failure(text) == .documentType(line: 2))
  }

  @Test func aDeclarationInACommentIsNone() {
    #expect(failure("<!-- <!DOCTYPE a> --><html/>") == .otherMarkup("html"))
  }

  @Test func deepNestingIsRefusedAtItsLine() {
    let depth = 10_000
    let text = String(repeating: "<view>\n", count: depth)
    guard case .tooDeep(let line) = failure(text) else {
      Issue.record("read, or refused otherwise")
      return
    }
    #expect(line < 300)
  }

  /// A text, an attribute, a comment: well-formed as it is, it is not called damaged.
  @Test(arguments: [
    ("<string key=\"text\">", "</string>"), ("<string key=\"", "\"/>"), ("<!--", "-->"),
  ])
  func aValueThatIsTooLongIsCalledThat(_ start: String, _ end: String) {
    let long = String(repeating: "x", count: 11_000_000)
    let text = "<document>\n\(start)\(long)\(end)</document>"
    let found = failure(text)
    #expect(found == .tooLong(line: 2, limit: 10_000_000) || found == .otherMarkup("document"))
  }

  @Test func whatBeginsLikeAStoryboardIsRecognized() {
    #expect(InterfaceFile.recognizes(StoryboardText("").text))
    #expect(!InterfaceFile.recognizes("Unable to simultaneously satisfy constraints."))
  }
}

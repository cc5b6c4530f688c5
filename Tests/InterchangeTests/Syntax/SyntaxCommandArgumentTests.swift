import Interchange
import Testing

struct SyntaxCommandArgumentTests {
  @Test func wordsStringsAndBracesAreParted() throws {
    let arguments = try CommandArgument.split(RawText("label \"a b\" 写真 {c1 c2.hug.h} a#1"))

    #expect(arguments.map(\.text) == ["label", "a b", "写真", "{", "c1", "c2.hug.h", "}", "a#1"])
    #expect(arguments.map(\.isQuoted) == [false, true] + Array(repeating: false, count: 6))
  }

  @Test func aStringWithinAWordKeepsTheWordTogether() throws {
    let arguments = try CommandArgument.split(RawText("title.text==\"a b\" f(\"{ \\\" }\") x"))

    #expect(arguments.map(\.text) == ["title.text==\"a b\"", "f(\"{ \\\" }\")", "x"])
    #expect(arguments.allSatisfy { !$0.isQuoted })
  }

  @Test func partsKnowTheirPlaceInTheLine() throws {
    let line = "content 写真 60x20.333"
    guard case .command(_, let raw) = try LineReader.read(line) else {
      Issue.record("no command")
      return
    }
    let arguments = try CommandArgument.split(raw)
    #expect(arguments.map { String($0.range.excerpt(of: line)) } == ["写真", "60x20.333"])
  }

  @Test(arguments: [
    ("60x20.333", 60.0, 20.333, nil), ("300x500@3", 300, 500, 3.0), ("-1x1e2", -1, 100, nil),
  ])
  func sizesAreRead(text: String, width: Double, height: Double, scale: Double?) throws {
    let size = try #require(CommandArgument.split(RawText(text)).first?.size)

    #expect(size.width == width)
    #expect(size.height == height)
    #expect(size.scale == scale)
  }

  @Test(arguments: [
    "60x", "x20", "60x20x3", "60x20@", "60x20@1@2", "nanx3", "1x1e999", "60", "0x10p",
  ])
  func whatIsNoSizeHasNone(text: String) throws {
    #expect(try CommandArgument.split(RawText(text)).first?.size == nil)
  }

  @Test(arguments: ["nan", "inf", "0x10", "1e400", "", "--1", "\"5\""])
  func whatIsNoNumberHasNone(text: String) throws {
    #expect(try CommandArgument.split(RawText(text)).first?.number == nil)
    #expect(try CommandArgument.split(RawText("-2.5"))[0].number == -2.5)
  }

  @Test(arguments: [
    ("a \"b", 2, SyntaxFailure.Kind.unclosedString),
    ("a \"\\q\"", 3, .unknownEscape("\\q")),
    ("a b\"c", 3, .unclosedString),
    ("a b\u{1}", 3, .controlCharacter(1)),
    ("a \u{FFFD}", 2, .undecodable),
  ])
  func wrongPartsAreRefusedWithTheirPlace(text: String, offset: Int, kind: SyntaxFailure.Kind) {
    do throws(SyntaxFailure) {
      _ = try CommandArgument.split(RawText(text, offset: 100))
      Issue.record("accepted")
    } catch {
      #expect(error.kind == kind)
      #expect(error.range.lowerBound == 100 + offset)
    }
  }
}

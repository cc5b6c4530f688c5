import TestSupport
import Testing

/// The screen that other tests look at, on what terminals are known to do.
@Suite struct TerminalScreenTests {
  private func screen(
    _ text: String, columns: Int = 10, rows: Int = 4, resizedTo newColumns: Int? = nil
  ) -> TerminalScreen {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(text.utf8)
    if let newColumns { screen.resize(columns: newColumns, rows: rows) }
    return screen
  }

  @Test func `Text stands where it was printed`() {
    #expect(screen("ab\r\n  cd\r\n\r\ne").textWithCursor == "ab\n  cd\n\ne▏")
    #expect(screen("ab\rX\u{8}Y\tZ").text == "Yb      Z")
  }

  @Test func `The cursor waits in the last column and the next character wraps`() {
    #expect(screen("1234567890").textWithCursor == "123456789▏0")
    #expect(screen("1234567890a").textWithCursor == "1234567890\na▏")
    #expect(screen("1234567890\r\na").textWithCursor == "1234567890\na▏")
  }

  @Test func `A wide character takes two columns and is never split`() {
    #expect(screen("123456789日").textWithCursor == "123456789\n日▏")
    #expect(screen("日本\u{1B}[3Dx").text == " x本")
    #expect(screen("日本\u{1B}[4Dx").text == "x 本")
    #expect(screen("日本\u{1B}[2D\u{1B}[K").text == "日")
  }

  @Test func `A combining mark joins the character before it`() {
    #expect(screen("e\u{301}x").textWithCursor == "e\u{301}x▏")
    #expect(screen("か\u{3099}x\u{8}y").text == "か\u{3099}y")
    #expect(screen("123456789e\u{301}").text == "123456789e\u{301}")
  }

  @Test func `What is below the last row scrolls`() {
    let scrolled = screen("a\r\nb\r\nc\r\nd\r\ne")
    #expect(scrolled.text == "b\nc\nd\ne")
    #expect(scrolled.scrolledCount == 1)
  }

  @Test func `The cursor moves within the screen`() {
    #expect(screen("abc\u{1B}[9A\u{1B}[9D\u{1B}[1B\u{1B}[2Cx").text == "abc\n  x")
    #expect(screen("\u{1B}[2;3Hx\u{1B}[Hy\u{1B}[5Gz").text == "y   z\n  x")
  }

  @Test func `Rows and the screen are cleared from the cursor, to it, and whole`() {
    let three = "abc\r\ndef\r\nghi\u{1B}[2;2H"
    #expect(screen(three + "\u{1B}[K").text == "abc\nd\nghi")
    #expect(screen(three + "\u{1B}[1K").text == "abc\n  f\nghi")
    #expect(screen(three + "\u{1B}[J").text == "abc\nd")
    #expect(screen(three + "\u{1B}[1J").text == "\n  f\nghi")
    #expect(screen(three + "\u{1B}[2J").text == "")
  }

  @Test func `Looks are told in words`() {
    #expect(screen("a\u{1B}[1;31m!\u{1B}[0m b").styledText == "a‹bold red:!› b")
    #expect(screen("\u{1B}[2m日本\u{1B}[22m語").styledText == "‹dim:日本›語")
  }

  @Test func `A character and a sequence may come in pieces`() {
    var pieces = TerminalScreen(columns: 10, rows: 4)
    for byte in "日\u{1B}[1;31m本\u{1B}[0m\u{1B}[?2004h\u{1B}(Bx".utf8 { pieces.feed([byte]) }
    #expect(pieces.styledText == "日‹bold red:本›x")
  }

  @Test func `A new width wraps anew what was wrapped, and no more`() {
    #expect(screen("> 日本語日本語\r\nab", resizedTo: 6).text == "> 日本\n語日本\n語\nab")
    #expect(screen("> 日本語日本語", resizedTo: 20).textWithCursor == "> 日本語日本語▏")
    #expect(screen("1234567\r\nab", resizedTo: 5).textWithCursor == "12345\n67\nab▏")
    #expect(screen("12345\r\nab", resizedTo: 20).text == "12345\nab")
  }

  @Test func `The cursor stays on its character when the width changes`() {
    #expect(screen("abcdef\u{1B}[2D", resizedTo: 3).textWithCursor == "abc\nd▏ef")
    #expect(screen("日本語日\u{1B}[4D", resizedTo: 5).textWithCursor == "日本\n▏語日")
    #expect(screen("abc\u{1B}[2C", resizedTo: 20).textWithCursor == "abc  ▏")
  }

  @Test func `A narrower screen loses rows at the top`() {
    let narrow = screen("1234567890\r\nabc\r\ndef\r\nghi", resizedTo: 5)
    #expect(narrow.textWithCursor == "67890\nabc\ndef\nghi▏")
    #expect(narrow.scrolledCount == 1)
  }
}

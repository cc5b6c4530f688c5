import Prose
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("title", 5), ("写真", 4), ("ビュー", 6), ("ﾋﾞｭｰ", 4), ("ＡＢ", 4), ("。「」", 6), ("　", 2),
    ("é", 1), ("e\u{301}", 1), ("か\u{3099}", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇯🇵", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2),
    ("⌚", 2), ("→ … ─ × ~", 9), ("Ωж", 2), ("𠮷", 2), ("㉈", 1), ("\u{1B}\t\n", 0), ("\u{200B}", 0),
    ("\r\n", 0),
  ])
  func cellsAreCountedAsATerminalDrawsThem(text: String, width: Int) {
    #expect(TextWidth.inCells(of: text) == width)
  }

  @Test(arguments: [
    ("title", 5, "title"), ("title", 4, "tit…"), ("写真です", 8, "写真です"), ("写真です", 7, "写真で…"),
    ("\u{202E}\n", 9, "\\u{202e}…"), ("写真です", 6, "写真…"), ("写真", 1, "…"), ("写真", 0, ""), ("", 0, ""),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
  ])
  func truncationNeverSplitsACharacter(text: String, columns: Int, result: String) {
    #expect(TextWidth.truncated(text, to: columns) == result)
    #expect(TextWidth.inCells(of: result) <= columns)
  }

  @Test func paddingCountsCells() {
    #expect(TextWidth.padded("写真", to: 6) == "写真  ")
    #expect(TextWidth.padded("写真", to: 6, aligned: .right) == "  写真")
    #expect(TextWidth.padded("写真", to: 3) == "写真")
  }
}

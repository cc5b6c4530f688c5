import Testing

@testable import LineEditing

@Suite struct GeometryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var row: Int
    var column: Int
  }

  @Test(arguments: [
    Case(testDescription: "nothing", text: "", row: 0, column: 0),
    Case(testDescription: "one short of the edge", text: "123456789", row: 0, column: 9),
    Case(testDescription: "exactly the row", text: "1234567890", row: 1, column: 0),
    Case(testDescription: "wide characters that fit", text: "日本語日本", row: 1, column: 0),
    Case(
      testDescription: "a wide character at the last column", text: "123456789日", row: 1, column: 2),
    Case(testDescription: "a combining mark", text: "e\u{301}", row: 0, column: 1),
    Case(testDescription: "a line break", text: "ab\ncde", row: 1, column: 3),
    Case(testDescription: "a line break at the edge", text: "1234567890\na", row: 2, column: 1),
    Case(testDescription: "a control character, shown as two", text: "a\u{1}", row: 0, column: 3),
    Case(
      testDescription: "no character, shown as a code", text: "\u{FFFF}", row: 0, column: 7),
  ])
  func `Text on ten columns ends where libedit ends it`(example: Case) {
    let end = TextGeometry(columns: 10).end(of: example.text.unicodeScalars)
    #expect(end == TextGeometry.Position(row: example.row, column: example.column))
  }

  @Test func `A terminal without columns has one`() {
    #expect(TextGeometry(columns: 0).end(of: "ab".unicodeScalars).row == 2)
  }

  @Test func `Text is cut with an ellipsis between whole characters`() {
    #expect(DisplayWidth.fitting("写真の説明", in: 10) == "写真の説明")
    #expect(DisplayWidth.fitting("写真の説明", in: 9) == "写真の説…")
    #expect(DisplayWidth.fitting("写真の説明", in: 6) == "写真…")
    #expect(DisplayWidth.fitting("abc", in: 1) == "…")
    #expect(DisplayWidth.fitting("abc", in: 0).isEmpty)
  }
}

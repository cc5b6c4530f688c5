import Testing

@testable import Interchange

/// What looks like the grammar's characters is not read as them, and can be put right.
@Suite struct SyntaxLookAlikeTests {
  @Test(arguments: [
    ("title.width == １００", "title.width == 100"),
    ("title.width＝＝1００．５", "title.width==100.5"),
    ("title.width ＞＝ ２×view.width – ８", "title.width >= 2*view.width - 8"),
    ("H：｜-［title］-｜", "H:|-[title]-|"),
    ("add label title “Hello, “", "add label title \"Hello, \""),
    ("add label title ‘Don’", "add label title \"Don\""),
    ("add label title 「×１「」", "add label title \"×１「\""),
    ("add label title “say \"Hi\"”", "add label title \"say \\\"Hi\\\"\""),
    ("add label title \"Hello”", "add label title \"Hello\""),
    ("add label title “Hello\"", "add label title \"Hello\""),
    ("ａｄｄ　ｌａｂｅｌ　題１", "add label 題１"),
    ("[a、b]．forEach ｛ $0.alpha ＝ ０ ｝", "[a,b].forEach { $0.alpha = 0 }"),
    // What the key of the minus sign types in Japanese, and that of the bracket.
    ("H:|ー[a]ー16ー|", "H:|-[a]-16-|"), ("H:|-「a」-|", "H:|-[a]-|"),
    ("[title]-8-「note」", "[title]-8-[note]"), ("「title」ー8ー［note］", "[title]-8-[note]"),
    ("Ｖ：［title］-「note」", "V:[title]-[note]"), ("[「a」、「b」].count", "[\"a\",\"b\"].count"),
    ("[「a」: 1]", "[\"a\": 1]"), ("「a」.count", "\"a\".count"),
    ("a.top == view.top ー 8", "a.top == view.top - 8"),
    ("a.top == view.topー８", "a.top == view.top-8"),
    // Nothing to put right.
    ("メニュー.top == view.top", "メニュー.top == view.top"),
    ("title.text = \"１＝“２”\"", "title.text = \"１＝“２”\""),
    ("写真１.width == 40", "写真１.width == 40"), ("名前.top == b.top", "名前.top == b.top"),
    ("title.text = “Hello", "title.text = “Hello"),
  ])
  func aLineIsPutRight(line: String, meant: String) {
    #expect(LookAlikes.corrected(line) { _ in false } == meant)
  }

  @Test func namesOfTheUsersStay() {
    let corrected = LookAlikes.corrected("Ａ１.width ＝＝ １００") { $0 == "Ａ１" }
    #expect(corrected == "Ａ１.width == 100")
  }

  @Test(arguments: ["×", "✕", "✖"]) func aSizeIsWrittenWithAnX(cross: String) {
    let corrected = LookAlikes.corrected("device 300\(cross)500", times: "x") { _ in false }
    #expect(corrected == "device 300x500")
  }

  @Test(arguments: ["１", "=＝", "“", "「", "×", "–", "−", "、", "ー", "ｰ"])
  func lookAlikesAreSeen(text: String) { #expect(LookAlikes.occur(in: text[...])) }

  @Test(arguments: ["", "\"a\"", "title == 8", "写真", "≧"])
  func othersAreNot(text: String) { #expect(!LookAlikes.occur(in: text[...])) }

  @Test(arguments: [("“Hello", "Hello"), ("「Hi」", "Hi"), ("Hi", "Hi"), ("“”", ""), ("'こ'", "こ")])
  func quotesAtTheEndsGo(text: String, bare: String) {
    #expect(LookAlikes.unquoted(text) == bare)
  }

  /// What a Japanese keyboard has for a sign is the sign.
  @Test func doubledSignsOfRelationsAreRead() throws {
    func sign(_ line: String) throws -> RelationSyntax.Sign? {
      guard case .relation(let relation) = try LineReader.read(line) else { return nil }
      return relation.sign
    }
    #expect(try sign("a.width ≦ 8") == .lessOrEqual)
    #expect(try sign("a.width ≧ 8") == .greaterOrEqual)
    guard case .question = try LineReader.read("？a.width") else {
      Issue.record("？ asks")
      return
    }
  }
}

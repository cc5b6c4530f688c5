import Prose
import Testing

struct WrappingTests {
  @Test func paragraphsWrapAtBlanksAndKeepTheirIndent() {
    expectPage(
      [
        .paragraph("add KIND NAME puts a view into its superview."),
        .paragraph("add KIND NAME puts a view into its superview.", indent: 4),
      ],
      columns: 24,
      prints: """
        add KIND NAME puts a
        view into its superview.
            add KIND NAME puts a
            view into its
            superview.
        """)
  }

  @Test func anAnchorThatIsTooLongForALineBreaksBeforeItsDot() {
    expectPage(
      [.row("c3", "profileBackgroundImageView.leading == title.leading")], columns: 40,
      prints: """
        c3        profileBackgroundImageView
                  .leading == title.leading
        """)
    // The dot of a number is none.
    expectPage(
      [.paragraph("12345678901.2345678901")], columns: 20,
      prints: """
        12345678901.23456789
        01
        """)
  }

  @Test func japaneseBreaksBetweenPhrases() {
    expectPage(
      [.paragraph("制約が足りないため位置が一つに決まりません")], columns: 20,
      prints: """
        制約が足りないため
        位置が一つに
        決まりません
        """)
    expectPage(
      [.paragraph("ウィンドウやコントローラーが決める大きさの変更は 15 件あります")], columns: 32,
      prints: """
        ウィンドウやコントローラーが
        決める大きさの変更は
        15 件あります
        """)
    // Within a verb no phrase ends.
    expectPage(
      [.paragraph("これらの行をまとめて貼り付けます")], columns: 24,
      prints: """
        これらの行をまとめて
        貼り付けます
        """)
  }

  @Test func aWordOfKatakanaStaysWholeAndSoDoesAVerbOfTwo() {
    expectPage(
      [.paragraph("(0, 0, 393) セーフエリア 59")], columns: 20,
      prints: """
        (0, 0, 393)
        セーフエリア 59
        """)
    expectPage(
      [.paragraph("画面から文字がはみ出すほど長い")], columns: 20,
      prints: """
        画面から
        文字がはみ出すほど
        長い
        """)
  }

  @Test func whereNoPhraseEndsJapaneseBreaksBetweenCharacters() {
    expectPage(
      [.paragraph("制約条件充足問題解決手順書作成")], columns: 20,
      prints: """
        制約条件充足問題解決
        手順書作成
        """)
  }

  @Test func theEndOfAWordIsNotLeftAlone() {
    expectPage(
      [.paragraph("ここではこの形は使えません。")], columns: 24,
      prints: """
        ここではこの形は
        使えません。
        """)
  }

  @Test func codeBreaksAtBlanksAlone() {
    expectPage(
      [.paragraph("書き方：\("見出し.上端 == 画像の下.下端 + 8", as: .code)")], columns: 24,
      prints: """
        書き方：見出し.上端
        == 画像の下.下端 + 8
        """)
  }

  /// What is to be typed ends a line behind its `;`.
  @Test func anAssignmentStaysWhole() {
    expectPage(
      [.paragraph("\("c1.constant = 0; c10.constant = 0; c2.constant = 0", as: .code)")],
      columns: 31,
      prints: """
        c1.constant = 0;
        c10.constant = 0;
        c2.constant = 0
        """)
  }

  @Test(arguments: [
    (
      "title.leading == view.leading + 16 would settle it", 30,
      "title.leading\n== view.leading + 16 would\nsettle it"
    ),
    (
      "it is title.top == view.top + 8 @750 then", 32,
      "it is title.top\n== view.top + 8 @750 then"
    ),
    ("100 + 200 + 300 = 600", 20, "100 + 200 + 300 =\n600"),
    (
      "averylongname.leading >= another.trailing + 16", 20,
      "averylongname\n.leading\n>= another.trailing\n+ 16"
    ),
  ])
  func aRelationIsBrokenBeforeItsSignAlone(_ text: String, columns: Int, lines: String) {
    expectPage([.paragraph(Phrase(Text(text)))], columns: columns, prints: lines)
  }

  @Test func noLineBeginsWithAFullStopOrEndsWithAnOpeningBracket() {
    expectPage(
      [.paragraph("あいうえおかきくけこ。さしすせそたちつ「てと」なに")], columns: 20,
      prints: """
        あいうえおかきくけ
        こ。さしすせそたちつ
        「てと」なに
        """)
    expectPage(
      [.paragraph("あいうえおかきくけ「こ」さ")], columns: 20,
      prints: """
        あいうえおかきくけ
        「こ」さ
        """)
  }

  @Test func aNameInJapaneseStaysWhole() {
    expectPage(
      [.paragraph("これは \("見出し", as: .name) の下の \("セル.contentView", as: .name) です")], columns: 24,
      prints: """
        これは 見出し の下の
        セル.contentView です
        """)
    expectPage(
      [.paragraph("これは見出しの下の \("とてもとても長い名前のセル", as: .name)")], columns: 20,
      prints: """
        これは見出しの下の
        とてもとても長い名前
        のセル
        """)
  }

  @Test func latinWordsWithinJapaneseStayWhole() {
    expectPage(
      [.paragraph("写真はtitle.leadingとbutton.trailingに従う")], columns: 24,
      prints: """
        写真はtitle.leadingと
        button.trailingに従う
        """)
  }

  @Test func aLastCellFarToTheRightKeepsItsColumn() {
    expectPage(
      [
        .rows(Report.RowGroup([.init("a", ["bbbbbbbbbbbbbbbbbb", "one two three four five six"])]))
      ],
      columns: 56,
      prints: """
        a         bbbbbbbbbbbbbbbbbb  one two three four five
                                      six
        """)
  }

  @Test func wordsLongerThanTheLineAreCut() {
    expectPage(
      [.row("state", "aaaaaaaaaabbbbbbbbbbccccc d")], columns: 20,
      prints: """
        state     aaaaaaaaaa
                  bbbbbbbbbb
                  ccccc d
        """)
  }

  @Test func wideCharactersAreNeverSplitAtTheEdge() {
    expectPage(
      [.row("x", "a写真写真写真写真写真")], columns: 20,
      prints: """
        x         a写真写真
                  写真写真写
                  真
        """)
  }

  @Test func rolesSurviveWrapping() {
    let page = Page(language: .english, columns: 20, drawing: .unicode)
    let lines = page.lines(of: [.paragraph("\("one two three four five", as: .hint) six")])
    #expect(lines.map { $0.spans.map(\.role) } == [[.hint], [.hint, .plain]])
  }

  /// Nothing but blanks is lost, and only a wider page has longer lines.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func wrappingKeepsEveryCharacterWithinThePage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab写真。「」(), \u{1B}é🇯🇵👨‍👩‍👧か\u{3099}ｶﾞ")
    let content = String((0..<200).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    let columns = Int.random(in: 20...50, using: &random)
    let page = Page(language: .english, columns: columns, drawing: .unicode)
    let report: Report = [.row("label", Phrase(Text(content)))]

    let lines = PlainRenderer().lines(of: report, on: page)

    #expect(lines.allSatisfy { TextWidth.inCells(of: $0) <= columns })
    let printed = lines.joined().filter { $0 != " " }
    #expect(printed == "label" + content.withVisibleControls.filter { $0 != " " })
  }
}

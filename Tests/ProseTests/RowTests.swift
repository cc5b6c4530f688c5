import Prose
import Testing

struct RowTests {
  private let movement: Report = [
    .row(Phrase(en: "step \(7)", ja: "手順 \(7)"), "gap.constant \(8) → \(0)"),
    .detail("title", "y  \(48) → \(40)"),
    .detail("button", "y  \(76) → \(68)"),
    .row(
      Phrase(en: "\("ok", as: .good)", ja: "\("良好", as: .good)"),
      Phrase(
        en: "\(14, of: "constraint"), nothing ambiguous, nothing in conflict",
        ja: "制約 \(14) 個、曖昧なし、矛盾なし")),
  ]

  private let conflict: Report = [
    .row(Phrase(en: "step \(9)", ja: "手順 \(9)"), "\("+", as: .added) c9  title.width == 500"),
    .row(
      Phrase(en: "\("conflict", as: .trouble)", ja: "\("矛盾", as: .trouble)"),
      Phrase(en: "these \(4) cannot all hold:", ja: "次の \(4) 個は同時に成り立ちません：")),
    .detail("\("c2", as: .handle)", "title.leading == view.leading + 16"),
    .detail("\("window.w", as: .handle)", "view.width == 320"),
    .detail(
      "",
      Phrase(
        en: "16 + 500 + 16 = 532, which is 212 more than 320",
        ja: "16 + 500 + 16 = 532 で、320 を 212 超えます")),
    .rows(
      Report.RowGroup(
        [
          Report.Row(
            Phrase(en: "fix", ja: "修正案"),
            [
              "1", "c9 @999",
              Phrase(en: "title is 288 wide, 212 short", ja: "title の幅は 288、212 不足"),
            ]),
          Report.Row(
            "",
            [
              "2", "remove c3",
              Phrase(en: "title overflows view by 196", ja: "title が view から 196 はみ出す"),
            ]),
        ], columns: [.right, Report.Column(.left, minimumWidth: 11)])),
  ]

  @Test func aStepIsPrintedInItsColumns() {
    expectPage(
      movement,
      prints: """
        step 7    gap.constant 8 → 0
          title     y  48 → 40
          button    y  76 → 68
        ok        14 constraints, nothing ambiguous, nothing in conflict
        """)
  }

  @Test func aConflictIsPrintedInItsColumns() {
    expectPage(
      conflict,
      prints: """
        step 9    + c9  title.width == 500
        conflict  these 4 cannot all hold:
          c2        title.leading == view.leading + 16
          window.w  view.width == 320
                    16 + 500 + 16 = 532, which is 212 more than 320
        fix       1  c9 @999      title is 288 wide, 212 short
                  2  remove c3    title overflows view by 196
        """)
  }

  @Test func japaneseLabelsKeepTheColumn() {
    expectPage(
      movement, in: .japanese,
      prints: """
        手順 7    gap.constant 8 → 0
          title     y  48 → 40
          button    y  76 → 68
        良好      制約 14 個、曖昧なし、矛盾なし
        """)
    expectPage(
      conflict, in: .japanese,
      prints: """
        手順 9    + c9  title.width == 500
        矛盾      次の 4 個は同時に成り立ちません：
          c2        title.leading == view.leading + 16
          window.w  view.width == 320
                    16 + 500 + 16 = 532 で、320 を 212 超えます
        修正案    1  c9 @999      title の幅は 288、212 不足
                  2  remove c3    title が view から 196 はみ出す
        """)
  }

  @Test func narrowPagesWrapUnderTheBody() {
    expectPage(
      conflict, columns: 40,
      prints: """
        step 9    + c9  title.width == 500
        conflict  these 4 cannot all hold:
          c2        title.leading
                    == view.leading + 16
          window.w  view.width == 320
                    16 + 500 + 16 = 532, which
                    is 212 more than 320
        fix       1  c9 @999      title is 288
                  wide, 212 short
                  2  remove c3    title
                  overflows view by 196
        """)
    expectPage(
      conflict, in: .japanese, columns: 40,
      prints: """
        手順 9    + c9  title.width == 500
        矛盾      次の 4 個は同時に
                  成り立ちません：
          c2        title.leading
                    == view.leading + 16
          window.w  view.width == 320
                    16 + 500 + 16 = 532 で、
                    320 を 212 超えます
        修正案    1  c9 @999      title の幅は
                  288、212 不足
                  2  remove c3    title が
                  view から 196 はみ出す
        """)
  }

  @Test func aLabelLongerThanTheColumnIsFollowedByTwoBlanks() {
    expectPage(
      [
        .row("\("ambiguous", as: .trouble) title.x", "anything from \(0) to \(220)"),
        .row("ambiguous", "9 cells leave one"),
        .row("conflict", "8 cells leave two"),
        .detail("title.leading", "x"),
        .detail("写真の幅と高さ", "y"),
      ],
      prints: """
        ambiguous title.x  anything from 0 to 220
        ambiguous  9 cells leave one
        conflict  8 cells leave two
          title.leading  x
          写真の幅と高さ  y
        """)
  }

  @Test func aRowWithoutBodyHasNoBlanksAtTheEnd() {
    expectPage(
      [.row("state"), .detail("", ""), .row("state", "")],
      prints: """
        state

        state
        """)
  }

  @Test func aGroupSaysWhatItLeavesOut() {
    let rows = (1...12).map { Report.Row(detail: "v\($0)", ["x  \($0)"]) }
    let rest = { (count: Int) in Phrase(en: "… and \(count) more: diff", ja: "…ほか \(count) 件: diff")
    }
    expectPage(
      [.rows(Report.RowGroup(rows).limited(to: 2, rest: rest))],
      prints: """
          v1        x  1
          v2        x  2
          … and 10 more: diff
        """)
    expectPage(
      [
        .rows(
          Report.RowGroup([Report.Row("fix", ["1"]), Report.Row("", ["2"])]).limited(
            to: 1, rest: rest))
      ],
      in: .japanese,
      prints: """
        fix       1
                  …ほか 1 件: diff
        """)
  }

  @Test func aGroupThatFitsLeavesNothingOut() {
    let rows = (1...2).map { Report.Row(detail: "v\($0)", ["x"]) }
    expectPage(
      [.rows(Report.RowGroup(rows).limited(to: 2) { _ in "rest" })],
      prints: """
          v1        x
          v2        x
        """)
  }

  @Test func cellsAreAlignedWithinTheirGroupOnly() {
    let group = Report.RowGroup(
      [
        Report.Row(detail: "写真", ["x  0 → 8", "width  100 → 92.5"]),
        Report.Row(detail: "b", ["y  100.333 → 8", "w"]),
        Report.Row(detail: "c", ["one cell that is longer than the others"]),
      ])
    expectPage(
      [.rows(group), .detail("d", "x", "y")],
      prints: """
          写真      x  0 → 8        width  100 → 92.5
          b         y  100.333 → 8  w
          c         one cell that is longer than the others
          d         x  y
        """)
  }
}

/// What something else printed stands behind bars in the body column, cut where the page ends.
@Suite struct QuoteTests {
  private let quoted: Report = [.row("step 1", "one"), .row("", "two"), .row("", "three")]

  private func lines(limit: Int) -> [String] {
    PlainRenderer().lines(of: [.quote(quoted, limit: limit)], on: .standard(.english))
  }

  @Test func aQuoteIsWhole() {
    #expect(
      lines(limit: 3) == [
        "          | step 1    one", "          |           two", "          |           three",
      ])
  }

  @Test func aQuoteThatIsTooLongIsCut() {
    #expect(lines(limit: 2) == ["          | step 1    one", "          | …"])
  }

  @Test func aLineThatIsNotWrappedEndsWhereThePageEnds() {
    let wide = { (text: String) in
      PlainRenderer().lines(
        of: [.quote([.verbatim(Text(text))], limit: 1)], on: .standard(.english))
    }
    let whole = String(repeating: "x", count: 68)
    #expect(wide(whole) == ["          | " + whole])
    #expect(wide(whole + "x") == ["          | " + whole.dropLast() + "…"])
    #expect(wide("x" + String(repeating: "写", count: 34)).map { TextWidth.inCells(of: $0) } == [80])
  }

  /// The blank at a break is none of the cells that the page has.
  @Test func aLineThatIsWrappedWhereThePageEndsLosesNothing() {
    let word = String(repeating: "x", count: 68)
    let lines = PlainRenderer().lines(
      of: [.quote([.paragraph(Phrase(Text(word + " y")))], limit: 2)], on: .standard(.english))
    #expect(lines == ["          | " + word, "          | y"])
  }

  @Test func aQuoteIsWholeInHTML() {
    let html = HTMLRenderer().fragment(of: [.quote(quoted, limit: 1)], in: .english)
    #expect(html.hasPrefix("<blockquote><table"))
    #expect(html.contains("three"))
  }

  @Test func aQuoteIsWholeInJSON() {
    let report: Report = [.quote(quoted, limit: 1)]
    #expect(report.json(in: .english).encoded.contains("three"))
  }

  private func rows(_ names: [String], _ line: String) -> Report {
    let rows = names.map { Report.Row(detail: Phrase(Text($0, as: .handle)), ["\(line)", "-16"]) }
    return [.rows(Report.RowGroup(rows + [Report.Row(detail: "", ["= 8"])]))]
  }

  @Test func aListIsReadDownBehindItsLongestLabel() {
    expectPage(
      rows(["c1", "view.layoutMargins.left", "見出しの左端"], "a.left == b.left"),
      prints: """
          c1                       a.left == b.left  -16
          view.layoutMargins.left  a.left == b.left  -16
          見出しの左端             a.left == b.left  -16
                                   = 8
        """)
  }

  @Test func aRowThatIsBrokenAnywayLeavesTheLabelsTheirRoom() {
    let words = { (count: Int) in Array(repeating: "aa", count: count).joined(separator: " ") }
    let rows = [
      Report.Row(detail: "avatar", ["x  1 → 2"]),
      Report.Row(detail: "followButton", ["\(words(30))"]),
    ]
    expectPage(
      [.rows(Report.RowGroup(rows))],
      prints: """
          avatar        x  1 → 2
          followButton  \(words(21))
                        \(words(9))
        """)
  }

  @Test func aLabelThatLeavesNoRoomStandsAboveItsRow() {
    let line = String(repeating: "a", count: 60)
    expectPage(
      rows(["c1", "見出しの左端と", "本文"], line),
      prints: """
          c1        \(line)  -16
          見出しの左端と
                    \(line)  -16
          本文      \(line)  -16
                    = 8
        """)
  }

  @Test func aNumberLeavesItsColumnRatherThanItsLine() {
    let rows = [
      Report.Row(detail: "c1", ["\(String(repeating: "a", count: 64))", "8"]),
      Report.Row(detail: "c2", ["a", "-1600"]),
    ]
    expectPage(
      [.rows(Report.RowGroup(rows))],
      prints: """
          c1        \(String(repeating: "a", count: 64))  8
          c2        a\(String(repeating: " ", count: 62))-1600
        """)
  }
}

import Prose
import Testing

struct TableTests {
  private let table = Report.Table(
    columns: [.left, .right, .right, .left],
    header: [
      Phrase(en: "view", ja: "ビュー"), "x", Phrase(en: "width", ja: "幅"), Phrase(en: "note", ja: "注"),
    ],
    rows: [
      ["title", "\(16)", "\(288)", Phrase(en: "one of many", ja: "候補の一つ")],
      ["写真", "\(8.333)", "\(44)", ""],
    ])

  @Test func columnsAreAlignedByDisplayWidth() {
    expectPage(
      [.table(table)],
      prints: """
        view       x  width  note
        title     16    288  one of many
        写真   8.333     44
        """)
    expectPage(
      [.table(table)], in: .japanese,
      prints: """
        ビュー      x   幅  注
        title      16  288  候補の一つ
        写真    8.333   44
        """)
  }

  @Test func aTableWithoutHeaderHasNone() {
    expectPage(
      [.table(Report.Table(columns: [.right], rows: [["1"], ["20"]]))],
      prints: """
         1
        20
        """)
  }

  @Test func aTableSaysWhatItLeavesOut() {
    let limited = table.limited(to: 1) { Phrase(en: "… and \($0) more", ja: "…ほか \($0) 件") }
    expectPage(
      [.table(limited)],
      prints: """
        view    x  width  note
        title  16    288  one of many
        … and 1 more
        """)
  }

  @Test func theLastColumnWrapsWithinItself() {
    expectPage(
      [
        .table(
          Report.Table(
            columns: [.left, .left],
            rows: [
              ["add", "puts a view into its superview"], ["remove", "takes a view out again"],
            ]))
      ], columns: 34,
      prints: """
        add     puts a view into its
                superview
        remove  takes a view out again
        """)
  }

  @Test func whatHasNoRoomForItsColumnsIsToldWithoutThem() {
    expectPage(
      [
        .table(
          Report.Table(
            columns: [.left, .left, .left],
            rows: [
              ["viewDidLoad", "", "as before"],
              ["", "profileBackgroundView", "(0, 0, 393, 852)"],
              ["", "title", "(16, 8)"],
            ]))
      ], columns: 40,
      prints: """
        viewDidLoad  as before
          profileBackgroundView
            (0, 0, 393, 852)
          title  (16, 8)
        """)
  }
}

struct TreeTests {
  private let tree = Report.Tree([
    Report.Tree.Node(depth: 0, "view", "393×852"),
    Report.Tree.Node(depth: 1, "box", "(0, 0, 100, 50)"),
    Report.Tree.Node(depth: 2, "写真", "~"),
    Report.Tree.Node(depth: 2, "title"),
    Report.Tree.Node(depth: 1, "button"),
    Report.Tree.Node(depth: 0, "removed"),
    Report.Tree.Node(depth: 1, "old"),
  ])

  @Test func branchesShowWhatBelongsToWhat() {
    expectPage(
      [.tree(tree)],
      prints: """
        view        393×852
        ├─ box      (0, 0, 100, 50)
        │  ├─ 写真  ~
        │  └─ title
        └─ button
        removed
        └─ old
        """)
  }

  @Test func branchesHaveAnASCIIForm() {
    expectPage(
      [.tree(tree)], drawing: .ascii,
      prints: """
        view        393×852
        |- box      (0, 0, 100, 50)
        |  |- 写真  ~
        |  `- title
        `- button
        removed
        `- old
        """)
  }

  @Test func aTreeDeeperThanThePageStaysOnIt() {
    let chain = Report.Tree((0..<500).map { Report.Tree.Node(depth: $0, "v\($0)") })
    let page = Page(language: .english, columns: 40, drawing: .unicode)
    let lines = PlainRenderer().lines(of: [.tree(chain)], on: page)
    #expect(lines.count == 500)
    #expect(lines.allSatisfy { TextWidth.inCells(of: $0) <= 40 })
    #expect(lines.last?.hasSuffix("└─ v499") == true)
  }

  @Test func impossibleDepthsAreDrawnSomehow() {
    let odd = Report.Tree([
      Report.Tree.Node(depth: 3, "deep"), Report.Tree.Node(depth: -1, "shallow"),
    ])
    expectPage(
      [.tree(odd)],
      prints: """
              └─ deep
        shallow
        """)
  }
}

struct VerbatimTests {
  @Test func verbatimLinesAreNotWrapped() {
    let line = Text(String(repeating: "ab ", count: 20) + "end")
    let page = Page(language: .english, columns: 20, drawing: .unicode)
    #expect(PlainRenderer().lines(of: [.verbatim(line)], on: page) == [line.string])
  }
}

/// What a figure is given, and what becomes of it.
struct PictureTests {
  private struct Square: Figure {
    var name: String

    func lines(on page: Page) -> [Text] {
      ["\(name, as: .name) \(page.columns)×\(page.rows)"]
    }

    func json(in language: Language) -> JSONValue { ["name": .string(name)] }
  }

  private let report: Report = [.figure(Square(name: "写真"))]

  @Test func aFigureIsLaidOutForThePage() {
    let page = Page(language: .english, columns: 40, rows: 30, drawing: .unicode)
    #expect(PlainRenderer().lines(of: report, on: page) == ["写真 40×30"])
    #expect(PlainRenderer().lines(of: report, on: Page.standard(.japanese)) == ["写真 80×24"])
  }

  @Test func asJSONAFigureIsItsData() {
    #expect(
      report.json(in: .english).encoded
        == #"{"version":1,"rows":[{"figure":{"name":"写真"}}]}"#)
  }

  @Test func figuresAreComparedByWhatTheyShow() {
    #expect(report == [.figure(Square(name: "写真"))])
    #expect(report != [.figure(Square(name: "x"))])
  }
}

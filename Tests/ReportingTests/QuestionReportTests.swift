import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

struct QuestionReportTests {
  @Test func theTreeShowsFramesMarksAndWhatWasRemoved() throws {
    var stage = try Stage.withPhotoBelowTitle()
    try stage.add(.view, "badge")
    try stage.perform([.change(try stage.view("photo"), .isHidden(true))])
    try stage.perform([.remove(try stage.view("badge"), step: stage.step + 1)])
    expectPage(
      TreeReport.make(stage.layout),
      prints: """
        view      view       (0, 0, 320, 480)
        ├─ title  label      (16, 8, 288, 20.5)
        └─ photo  imageView  (~0, 36.5, 44, 44)  hidden
        removed
        badge  view
        """)
    expectPage(
      TreeReport.make(stage.layout), in: .japanese, columns: 40,
      prints: """
        view      view       (0, 0, 320, 480)
        ├─ title  label      (16, 8, 288, 20.5)
        └─ photo  imageView  (~0, 36.5, 44, 44)
             非表示
        取り外し
        badge  view
        """)
  }

  @Test func framesAreATable() throws {
    let stage = try Stage.withPhotoBelowTitle()
    expectPage(
      FramesReport.make(stage.layout),
      prints: """
        view    x     y  width  height
        view    0     0    320     480
        title  16     8    288    20.5
        photo  ~0  36.5     44      44
        """)
    expectPage(
      FramesReport.make(stage.layout), in: .japanese, columns: 40,
      prints: """
        ビュー   x     y  width  height
        view     0     0    320     480
        title   16     8    288    20.5
        photo   ~0  36.5     44      44
        """)
  }

  @Test func constraintsShowWhatIsOutOfTheOrdinary() throws {
    var stage = try Stage.withPhotoBelowTitle()
    try stage.constrain("title.width", .equal, nil, 500)
    try stage.constrain("photo.width", .equal, nil, 30, at: 200)
    try stage.perform([.deactivate([ConstraintID(1)])])
    try stage.add(.view, "badge")
    try stage.constrain("badge.leading", .equal, "view.leading")
    try stage.constrain("badge.width", .equal, nil, 9)
    try stage.perform([.remove(try stage.view("badge"), step: stage.step + 1)])
    try stage.perform([.activate([ConstraintID(1)])])
    try stage.perform([.deactivate([ConstraintID(2)])])
    try stage.constrain("title.trailing", .equal, "view.trailing", -16)
    expectPage(
      ConstraintsReport.make(stage.layout, of: nil, generated: []),
      prints: """
          c1        title.leading == view.leading + 16
          c2        title.trailing == view.trailing - 16  inactive
          gap       title.top == view.safeArea.top + 8
          c4        photo.top == title.bottom + 8
          c5        title.width == 500
          c6        photo.width == 30  @200               misses by 14
          c7        badge.leading == view.leading         went with badge, step 13
          c8        badge.width == 9                      active, but not in the window
          c9        title.trailing == view.trailing - 16  broken
        """)
    expectPage(
      ConstraintsReport.make(stage.layout, of: nil, generated: []), in: .japanese,
      prints: """
          c1        title.leading == view.leading + 16
          c2        title.trailing == view.trailing - 16  無効
          gap       title.top == view.safeArea.top + 8
          c4        photo.top == title.bottom + 8
          c5        title.width == 500
          c6        photo.width == 30  @200               14 ずれる
          c7        badge.leading == view.leading         手順 13：badge とともに外れた
          c8        badge.width == 9                      有効だが画面の外
          c9        title.trailing == view.trailing - 16  除外
        """)
    let view = try stage.view("photo")
    let generated = try stage.engine.generatedConstraints(mentioning: view, in: stage.document)
      .map { Rival(handle: $0.handle, equation: $0.equation) }
    expectPage(
      ConstraintsReport.make(stage.layout, of: view, generated: generated),
      prints: """
          c4              photo.top == title.bottom + 8
          c6              photo.width == 30  @200        misses by 14
          photo.size.w    photo.width >= 0
          photo.size.h    photo.height >= 0
          photo.resist.h  photo.width >= 44  @750
          photo.resist.v  photo.height >= 44  @750
          photo.hug.h     photo.width <= 44  @251
          photo.hug.v     photo.height <= 44  @251
        """)
    let empty = try Stage()
    expectPage(
      ConstraintsReport.make(empty.layout, of: nil, generated: []),
      prints: """
        There are no constraints yet.
        """)
  }

  @Test func aValueIsASumOfConstraints() throws {
    let stage = try Stage.withPhotoBelowTitle()
    func why(_ path: String) throws -> Report {
      let measure = Measure.anchor(try stage.anchor(path))
      let explanation = try #require(try stage.examination.explanation(of: measure))
      return WhyReport.make(explanation, of: path, in: stage.document)
    }
    expectPage(
      try why("title.width"),
      prints: """
        why       title.width is 288
          c1        title.leading == view.leading + 16    -16
          c2        title.trailing == view.trailing - 16  -16
          window.w  view.width == 320                     320
                    320 - 16 - 16 = 288
        """)
    expectPage(
      try why("photo.bottom"), in: .japanese,
      prints: """
        理由      photo.bottom は 80.5
          photo.resist.v     photo.height >= 44  @750            44
          c4                 photo.top == title.bottom + 8       8
          title.resist.v     title.height >= 20.5  @750          20.5
          gap                title.top == view.safeArea.top + 8  8
          view.safeArea.top  view.safeArea.top == view.top       0
                             8 + 20.5 + 8 + 44 = 80.5
        """)
    expectPage(
      try why("photo.leading"),
      prints: """
        why       photo.leading is ~0
          ~         nothing fixes photo.x: as near to 0 as it can be  0
                    0 = 0
        ambiguous photo.leading  anything
        """)
    expectPage(
      try why("photo.leading"), in: .japanese, columns: 40,
      prints: """
        理由      photo.leading は ~0
          ~         photo.x を決める制約がない：
                    できるだけ 0 に近く  0
                    0 = 0
        曖昧      photo.leading  任意の値
        """)
    expectPage(
      WhyReport.withoutValue("badge.x"),
      prints: """
        badge.x has no value: it is not in the window.
        """)
  }

  @Test func aSumThatRoundingKeepsFromComingOutSaysSo() throws {
    let stage = try Stage.withPhotoBelowTitle()
    let measure = Measure.anchor(try stage.anchor("title.width"))
    var explanation = try #require(try stage.examination.explanation(of: measure))
    #expect(explanation.addsUp)
    explanation.value = 290
    expectPage(
      WhyReport.make(explanation, of: "title.width", in: stage.document),
      prints: """
        why       title.width is 290
          c1        title.leading == view.leading + 16    -16
          c2        title.trailing == view.trailing - 16  -16
          window.w  view.width == 320                     320
                    320 - 16 - 16 = 290
                    not settled: rounding keeps the steps from adding up to it
        """)
  }

  /// The sum still comes out: what is not shown stands in it as one number.
  @Test func ofALongChainTheNearestStepsAreShown() throws {
    var stage = try Stage()
    for number in 1...20 {
      let above = number == 1 ? "view.top" : "l\(number - 1).bottom"
      try stage.add(.label, "l\(number)", size: Size(width: 42, height: 20))
      try stage.constrain("l\(number).top", .equal, above, 2)
    }
    let explanation = try #require(
      try stage.examination.explanation(of: .anchor(try stage.anchor("l20.bottom"))))
    let report = WhyReport.make(explanation, of: "l20.bottom", in: stage.document)
    let lines = PlainRenderer().lines(of: report, on: .standard(.english))
    #expect(lines.count <= 24)
    #expect(lines.contains("  … and 24 more, which come to 264: why l20.bottom --json"))
    #expect(lines.contains { $0.hasPrefix("            264 + 2 + 20 + 2 + 20 + ") })
    #expect(lines.last?.hasSuffix("2 + 20 = 440") == true)
    let japanese = PlainRenderer().lines(of: report, on: .standard(.japanese))
    #expect(japanese.contains("  … ほか 24 件（合計 264）：why l20.bottom --json"))
    #expect(report.json(in: .english).encoded.contains("l1.top == view.top + 2"))
  }

  @Test func affectingListsUsersConstraintsFirst() throws {
    let stage = try Stage.withPhotoBelowTitle()
    let view = try stage.view("title")
    expectPage(
      AffectingReport.make(
        try stage.examination.affecting(view, along: .horizontal), in: stage.document),
      prints: """
        affecting  title horizontally, 4 constraints:
          c1           title.leading == view.leading + 16
          c2           title.trailing == view.trailing - 16
          window.w     view.width == 320
          title.hug.h  title.width <= 42  @251
        """)
    expectPage(
      AffectingReport.make(
        try stage.examination.affecting(view, along: .vertical), in: stage.document),
      in: .japanese,
      prints: """
        制約      title の縦方向に関わる 4 個：
          gap                title.top == view.safeArea.top + 8
          view.safeArea.top  view.safeArea.top == view.top
          title.resist.v     title.height >= 20.5  @750
          title.hug.v        title.height <= 20.5  @251
        """)
  }

  @Test func distancesStandUnderTheirNames() {
    let report = MeasureReport.make(
      from: "title", to: "photo",
      [
        MeasureReport.Measurement(.gap(.horizontal), value: 8, isFree: true),
        MeasureReport.Measurement(.gap(.vertical), value: -12.5, isFree: false),
        MeasureReport.Measurement(.offset(.leading), value: 0, isFree: false),
        MeasureReport.Measurement(.difference, value: 3, isFree: false),
      ])
    expectPage(
      report,
      prints: """
        measure   title → photo
                    horizontal gap              ~8
                    vertical gap             -12.5
                    from leading to leading      0
                    difference                   3
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        距離      title → photo
                    横の間隔             ~8
                    縦の間隔          -12.5
                    leading 同士の差      0
                    差                    3
        """)
  }

  @Test func theHistoryDrawsItsBranches() {
    let entries = [
      HistoryReport.Entry(step: 0, line: "", parent: nil, marks: []),
      HistoryReport.Entry(step: 1, line: "add label title", parent: 0, marks: ["begin"]),
      HistoryReport.Entry(step: 2, line: "hide title", parent: 1, marks: []),
      HistoryReport.Entry(step: 3, line: "show title", parent: 2, marks: []),
      HistoryReport.Entry(step: 4, line: "remove title", parent: 1, marks: []),
      HistoryReport.Entry(step: 5, line: "let a = 1\nlet b = 2", parent: 4, marks: []),
      HistoryReport.Entry(step: 6, line: "", parent: nil, marks: []),
      HistoryReport.Entry(step: 7, line: "replay a.tsume", parent: nil, marks: []),
    ]
    expectPage(
      HistoryReport.make(entries, current: 5),
      prints: """
        0  an empty document
        1  add label title      ← begin
        ├─ 2  hide title
        └─ 3  show title
        4  remove title         ← after step 1
        5  let a = 1 (2 lines)  ← you are here
        6  an empty document
        7  replay a.tsume       ← from an empty document
        """)
    expectPage(
      HistoryReport.make(entries, current: 5), in: .japanese,
      prints: """
        0  空のレイアウト
        1  add label title    ← begin
        ├─ 2  hide title
        └─ 3  show title
        4  remove title       ← 手順 1 の続き
        5  let a = 1（2 行）  ← 現在地
        6  空のレイアウト
        7  replay a.tsume     ← 空の状態から
        """)
  }

  @Test func aDifferenceNamesFramesConstraintsAndFindings() throws {
    var stage = try Stage.withPhotoBelowTitle()
    let old = stage.layout
    try stage.perform([
      .setConstant(ConstraintID(3), 20), .deactivate([ConstraintID(1)]),
      .removeConstraint(ConstraintID(4)), .setIdentifier(ConstraintID(2), "right"),
      .rename("gap", to: "room"),
    ])
    try stage.constrain("photo.leading", .equal, "view.leading", 16)
    func diff(_ old: LaidOutDocument, _ new: LaidOutDocument) -> Report {
      DiffReport.make(
        from: DiffReport.Moment(step: 6, old), to: DiffReport.Moment(step: 8, new), only: nil)
    }
    expectPage(
      diff(old, stage.layout),
      prints: """
        diff      from step 6 to step 8
          title     x  16 → 262, y  8 → 20, width  288 → 42
          photo     x  0 → 16, y  36.5 → ~0
          c1        title.leading == view.leading + 16    deactivated
          c2        title.trailing == view.trailing - 16  identifier = "right"
          room      title.top == view.safeArea.top + 20  constant 8 → 20; was called gap
          - c4      photo.top == title.bottom + 8
          + c5      photo.leading == view.leading + 16
        ambiguous photo.y  anything; nothing fixes its top edge
                  photo.top == view.top + 16 would settle it
        settled   photo.x
        """)
    expectPage(
      diff(old, stage.layout), in: .japanese,
      prints: """
        違い      手順 6 から手順 8
          title     x  16 → 262, y  8 → 20, width  288 → 42
          photo     x  0 → 16, y  36.5 → ~0
          c1        title.leading == view.leading + 16    無効化
          c2        title.trailing == view.trailing - 16  identifier = "right"
          room      title.top == view.safeArea.top + 20  constant 8 → 20、元の名前は gap
          - c4      photo.top == title.bottom + 8
          + c5      photo.leading == view.leading + 16
        曖昧      photo.y  任意の値。上端を決める制約がありません
                  photo.top == view.top + 16 で決まります
        解消      photo.x の曖昧さ
        """)
    expectPage(
      diff(old, old),
      prints: """
        diff      from step 6 to step 8
                  nothing differs
        """)
  }
}

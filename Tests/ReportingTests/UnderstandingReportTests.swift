import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

/// `ambiguity`, `conflicts`, `priorities`, `solver`.
struct UnderstandingReportTests {
  @Test func ambiguityAndConflictsAreToldInFull() throws {
    var stage = try Stage.withPhotoBelowTitle()
    expectPage(
      ConflictsReport.make(stage.layout),
      prints: """
        ok        nothing is in conflict
        """)
    expectPage(
      AmbiguityReport.make(stage.layout),
      prints: """
        ambiguous photo.x  anything; nothing fixes its leading edge
                  photo.leading == view.leading + 16 would settle it (fix 1)
        """)
    try stage.constrain("photo.leading", .greaterThanOrEqual, "view.leading", 16)
    try stage.constrain("photo.trailing", .lessThanOrEqual, "view.trailing", -16)
    expectPage(
      AmbiguityReport.make(stage.layout),
      prints: """
        ambiguous photo.x  anything from 16 to 260; c5 and c6 only bound it; nothing
                           fixes its leading edge
                  photo.leading == view.leading + 16 would settle it (fix 1)
        """)
    expectPage(
      AmbiguityReport.make(stage.layout), in: .japanese,
      prints: """
        曖昧      photo.x  16 から 260 までの任意の値。c5、c6 は範囲を限るだけで、先頭の
                           端を決める制約がありません
                  photo.leading == view.leading + 16 で決まります（fix 1）
        """)
    try stage.constrain("photo.leading", .equal, "view.leading", 16)
    expectPage(
      AmbiguityReport.make(stage.layout), in: .japanese,
      prints: """
        良好      曖昧なものはありません
        """)
    try stage.constrain("title.width", .equal, nil, 500)
    try stage.constrain("photo.width", .equal, nil, -1)
    expectPage(
      ConflictsReport.make(stage.layout),
      prints: """
        conflict  these 4 cannot all hold:
          c1        title.leading == view.leading + 16
          c2        title.trailing == view.trailing - 16
          c8        title.width == 500
          window.w  view.width == 320
                    16 + 500 + 16 = 532, which is 212 more than 320
        broken    c8; the frames shown are without it
        fix       1  c8 @999      title is 288 wide, 212 short
                  2  remove c8    nothing moves
        conflict  these 2 cannot all hold:
          c9            photo.width == -1
          photo.size.w  photo.width >= 0
                    -1, which is 1 less than 0
        broken    c9; the frames shown are without it
        fix       3  c9 @999      photo is 0 wide, 1 too much
                  4  remove c9    nothing moves
        """)
  }

  @Test func prioritiesRankTheLosers() throws {
    var stage = try Stage.withPhotoBelowTitle()
    func report() throws -> Report {
      PrioritiesReport.make(
        try stage.examination.ranking(limit: 2), ties: [], in: stage.document)
    }
    expectPage(
      try report(),
      prints: """
        missed    1 optional constraint, the farthest first:
          title.hug.h  title.width <= 42  @251  misses by 246
                       c1, c2 and window.w keep it from holding
        cost      @251  246 in all
        """)
    try stage.constrain("photo.width", .equal, nil, 30, at: 200)
    try stage.constrain("photo.height", .equal, nil, 30, at: 200.5)
    expectPage(
      try report(),
      prints: """
        missed    3 optional constraints, the farthest first:
          title.hug.h  title.width <= 42  @251  misses by 246
                       c1, c2 and window.w keep it from holding
          c5           photo.width == 30  @200  misses by 14
                       photo.resist.h keeps it from holding
                    … and 1 more
        cost        @251  246 in all
                  @200.5  14 in all
                    @200  14 in all
        """)
    expectPage(
      try report(), in: .japanese,
      prints: """
        未達      必須でない制約 3 個（差の大きい順）：
          title.hug.h  title.width <= 42  @251  246 ずれる
                       c1、c2、window.w が優先されています
          c5           photo.width == 30  @200  14 ずれる
                       photo.resist.h が優先されています
                    … ほか 1 個
        優先度別    @251  合計 246
                  @200.5  合計 14
                    @200  合計 14
        """)
  }

  @Test func theSolverShowsItsTableau() throws {
    var stage = try Stage()
    try stage.add(.view, "bar")
    try stage.perform([
      .addConstraint(try stage.constraint("bar.leading", .greaterThanOrEqual, "view.leading", 8)),
      .addConstraint(try stage.constraint("bar.trailing", .equal, "view.trailing", -8)),
      .addConstraint(try stage.constraint("bar.width", .equal, nil, 100, at: 500)),
    ])
    var state = try stage.examination.solverState(of: nil)
    #expect(state.isProved == true)
    for language in Language.allCases {
      let lines = PlainRenderer().lines(
        of: SolverReport.make(state, in: stage.document), on: .standard(language))
      #expect(lines.count >= state.rows.count + state.parametric.count + 4)
      #expect(lines.contains { $0.contains("bar.") && $0.contains(" = ") })
      #expect(lines.contains { $0.contains("@500") && $0.hasSuffix("0") })
    }
    func lastLine() -> String? {
      PlainRenderer().lines(
        of: SolverReport.make(state, in: stage.document), on: .standard(.english)
      ).last
    }
    #expect(lastLine()?.contains("no level can be less") == true)
    state.isProved = false
    #expect(lastLine()?.contains("rounding has decided") == true)
    state.isProved = nil
    #expect(lastLine()?.contains("proof") == false)
  }
}

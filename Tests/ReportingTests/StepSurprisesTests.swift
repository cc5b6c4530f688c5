import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

/// What a step says where UIKit may surprise: hidden and removed views, masks, lost priorities.
struct StepSurprisesTests {
  @Test func aHiddenViewKeepsItsSpace() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.top")
    let report = try stage.perform([.change(try stage.view("title"), .isHidden(true))])
    expectPage(
      report,
      prints: """
        step 5    title hidden
        note      title is hidden; it keeps its space
        ok        3 constraints, nothing ambiguous, nothing in conflict
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 5    title を非表示
        補足      title は見えなくなりますが、占める領域は変わりません
        良好      制約 3 個、曖昧なし、矛盾なし
        """)
  }

  @Test func aViewMadeInSwiftStillTranslatesItsMask() throws {
    var stage = try Stage()
    try stage.perform([
      .addView(.made(.label, name: "title", step: 1)),
      .insert(ViewID(2), into: .root, at: .front, step: 1),
    ])
    let report = try stage.constrain("title.leading", .equal, "view.leading", 16)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 2    + c1  title.leading == view.leading + 16
        原因      オートリサイズマスクの変換の切り忘れ：title には制約があるのに、
                  フレームも制約に変換されています
        矛盾      次の 2 個は同時に成り立ちません：
          c1            title.leading == view.leading + 16
          title.mask.x  title.left == view.left
                    16 と 0 では 16 の差があります
        除外      c1（フレームはこの制約を除外して計算しています）
        対処      制約を有効にする前に、変換を切ります：
                  title.translatesAutoresizingMaskIntoConstraints = false
        修正案    1  title を制約だけで  title.y が曖昧になる
                  2  c1 @999             c1 は 16 ずれる
                  3  remove c1           何も動かない
        状態      制約 1 個；除外：c1
        """)
  }

  @Test func aConstraintThatBreaksDoesNotHoldNow() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.width", .equal, nil, 100, at: 750)
    let id = ConstraintID(3)
    let report = try stage.perform([
      .deactivate([id]), .setPriority(id, .required), .activate([id]),
    ])
    let lines = PlainRenderer().lines(of: report, on: .standard(.english))
    #expect(lines.contains { $0.hasPrefix("conflict") })
    #expect(!lines.contains { $0.contains("holds now") })
  }

  @Test func whatWentWithAViewIsNamed() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    let report = try stage.perform([.remove(try stage.view("title"), step: stage.step + 1)])
    expectPage(
      report,
      prints: """
        step 4    title removed from view; c1 c2 went with it
          title     gone
        ok        0 constraints, nothing ambiguous, nothing in conflict
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 4    title を view から取り外し（c1 c2 も外れました）
          title     レイアウトから外れました
        良好      制約 0 個、曖昧なし、矛盾なし
        """)
  }

  @Test func aTieNamesItsWinner() throws {
    var stage = try Stage()
    try stage.add(.view, "bar")
    try stage.perform([
      .addConstraint(try stage.constraint("bar.leading", .equal, "view.leading")),
      .addConstraint(try stage.constraint("bar.top", .equal, "view.top")),
      .addConstraint(try stage.constraint("bar.height", .equal, nil, 10)),
    ])
    let report = try stage.perform([
      .addConstraint(try stage.constraint("bar.width", .equal, nil, 10, at: 250)),
      .addConstraint(try stage.constraint("bar.width", .equal, nil, 50, at: 250)),
    ])
    expectPage(
      report,
      prints: """
        step 3    + c4  bar.width == 10  @250; + c5  bar.width == 50  @250
          bar       width  0 → ~10
        tie       c4 c5 at 250: c4 holds, c5 misses by 40; 251 on c5 would turn it round
        ambiguous bar.width  anything from 10 to 50; c4 and c5 pull it to different
                             values at the same priority
                  c4 @251 would settle it
        state     5 constraints; ambiguous: bar.width; missed: c5
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 3    + c4  bar.width == 10  @250、+ c5  bar.width == 50  @250
          bar       width  0 → ~10
        同順位    c4 と c5（優先度 250）：c4 は成立し、c5 は 40 ずれます。c5 を
                  251 にすると逆になります
        曖昧      bar.width  10 から 50 までの任意の値。同じ優先度の c4、c5 が別々の値を
                             求めています
                  c4 @251 で決まります
        状態      制約 5 個；曖昧：bar.width；未達：c5
        """)
  }

  /// A third one below pulls the value between them.
  @Test func bothOfATieAreMissed() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.height", .equal, nil, 10, at: 750)
    try stage.constrain("title.height", .equal, nil, 50, at: 750)
    let report = try stage.constrain("title.height", .equal, nil, 30, at: 300)
    let lines = PlainRenderer().lines(of: report, on: .standard(.english))
    #expect(lines.contains { $0.contains("c3 misses by 20, c4 by 20; decided by c5 at 300") })
    #expect(lines.last?.hasSuffix("; missed: c3, c4") == true)
    let japanese = PlainRenderer().lines(of: report, on: .standard(.japanese))
    #expect(japanese.last?.hasSuffix("；未達：c3、c4") == true)
  }

  @Test func anOptionalConstraintThatIsMissedNamesWhatBeatIt() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.top")
    let report = try stage.constrain("title.width", .equal, nil, 100, at: 750)
    expectPage(
      report,
      prints: """
        step 5    + c4  title.width == 100  @750
        violated  c4 misses by 188: title.width == 100  @750
                  c1, c2 and window.w keep it from holding
        ok        4 constraints, nothing ambiguous, nothing in conflict; missed: c4
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 5    + c4  title.width == 100  @750
        未達      c4 は 188 ずれます：title.width == 100  @750
                  c1、c2、window.w が優先されています
        良好      制約 4 個、曖昧なし、矛盾なし；未達：c4
        """)
    expectPage(
      try stage.perform([.setConstant(ConstraintID(4), 288)]),
      prints: """
        step 6    c4.constant 100 → 288
        settled   c4 holds now
        ok        4 constraints, nothing ambiguous, nothing in conflict
        """)
  }

  @Test func travelInTimeHasHeadlinesOfItsOwn() throws {
    expectPage(
      [
        .row("a", HeadlineWords.undone(step: 7, "title hidden")),
        .row("b", HeadlineWords.gone(from: 7)),
        .row("c", HeadlineWords.redone("title hidden")),
        .row("d", HeadlineWords.replayed("a.tsume")),
      ],
      prints: """
        a         back from step 7: title hidden
        b         here from step 7
        c         again: title hidden
        d         an empty document, to replay a.tsume
        """)
    expectPage(
      [
        .row("a", HeadlineWords.undone(step: 7, "title hidden")),
        .row("b", HeadlineWords.gone(from: 7)),
        .row("c", HeadlineWords.redone("title を非表示")), .row("d", HeadlineWords.replayed("a.tsume")),
      ],
      in: .japanese,
      prints: """
        a         手順 7 を取り消しました：title hidden
        b         手順 7 から移動しました
        c         やり直し：title を非表示
        d         空のレイアウトから a.tsume を再生します
        """)
  }

  /// What moved gives way to what is found, whose first part cannot be shorter.
  @Test func aFindingThatFillsTheScreenIsToldWithoutWhatMoved() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    let old = stage.layout
    try stage.perform([.setDevice(Device(size: Size(width: 300, height: 480)))])
    try stage.constrain("title.width", .equal, nil, 500)
    let new = stage.layout
    func report(crashes count: Int) -> [String] {
      let crashes = (0..<count).map { Phrase(en: "crash \($0)", ja: "異常終了 \($0)") }
      let report = StepReport.make(
        .step(9), headline: "many", notes: [], crashes: crashes, from: old.document,
        movement: Change(from: old.solution, to: new.solution),
        findings: FindingChanges(from: old.findings, to: new.findings), to: new)
      return PlainRenderer().lines(of: report, on: .standard(.english))
    }
    for count in [0, 20] {
      let lines = report(crashes: count)
      #expect(lines.contains { $0.hasPrefix("conflict") })
      #expect(lines.contains { $0.hasPrefix("  title") } == (count == 0))
    }
  }
}

import AutoLayout
import Diagnosis
import Prose
import Reporting
import Testing

struct StepReportTests {
  @Test func aNewViewIsAmbiguousUntilSomethingFixesIt() throws {
    var stage = try Stage()
    var title = NewView.added(.label, name: "title", in: .root, step: 1)
    title.content.give(NaturalSize(width: 42, height: 20.5))
    let report = try stage.perform([.addView(title)])
    expectPage(
      report,
      prints: """
        step 1    + label title in view
          title     (~0, ~0, 42, 20.5)
        ambiguous title.x  anything; nothing fixes its leading edge
                  title.leading == view.leading + 16 would settle it
        ambiguous title.y  anything; nothing fixes its top edge
                  title.top == view.top + 16 would settle it
        state     0 constraints; ambiguous: title.x, title.y
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 1    + label title（view の中）
          title     (~0, ~0, 42, 20.5)
        曖昧      title.x  任意の値。先頭の端を決める制約がありません
                  title.leading == view.leading + 16 で決まります
        曖昧      title.y  任意の値。上端を決める制約がありません
                  title.top == view.top + 16 で決まります
        状態      制約 0 個；曖昧：title.x、title.y
        """)
    expectPage(
      report, columns: 40,
      prints: """
        step 1    + label title in view
          title     (~0, ~0, 42, 20.5)
        ambiguous title.x  anything; nothing
                  fixes its leading edge
                  title.leading
                  == view.leading + 16 would
                  settle it
        ambiguous title.y  anything; nothing
                  fixes its top edge
                  title.top == view.top + 16
                  would settle it
        state     0 constraints; ambiguous:
                  title.x, title.y
        """)
    expectPage(
      report, in: .japanese, columns: 40,
      prints: """
        手順 1    + label title（view の中）
          title     (~0, ~0, 42, 20.5)
        曖昧      title.x  任意の値。先頭の端を
                  決める制約がありません
                  title.leading
                  == view.leading + 16 で
                  決まります
        曖昧      title.y  任意の値。上端を
                  決める制約がありません
                  title.top == view.top + 16 で
                  決まります
        状態      制約 0 個；曖昧：title.x、
                  title.y
        """)
  }

  @Test func aConstraintThatWaitsSaysForWhat() throws {
    var stage = try Stage()
    try stage.add(.label, "title", size: Size(width: 42, height: 20.5))
    try stage.constrain("title.leading", .equal, "view.leading", 16)
    var new = try stage.constraint("title.top", .equal, "view.top")
    new.waiting = Waiting(constant: "2 * Metrics.gap", priority: "Metrics.weight")
    let waiting = try stage.perform([.addConstraint(new)])
    expectPage(
      waiting,
      prints: """
        step 3    + c2  title.top == view.top + ?(2 * Metrics.gap)  @?Metrics.weight
        ambiguous title.y  anything; c2 waits for 2 * Metrics.gap and Metrics.weight
        state     2 constraints, 1 waiting (assumptions); ambiguous: title.y
        """)
    expectPage(
      waiting, in: .japanese,
      prints: """
        手順 3    + c2  title.top == view.top + ?(2 * Metrics.gap)  @?Metrics.weight
        曖昧      title.y  任意の値。c2 が 2 * Metrics.gap、Metrics.weight の値を
                           待っています
        状態      制約 2 個、うち 1 個は値待ち（assumptions）；曖昧：title.y
        """)
    expectPage(
      ConstraintsReport.make(stage.layout, of: nil, generated: []),
      prints: """
          c1        title.leading == view.leading + 16
          c2        title.top == view.top + ?(2 * Metrics.gap)  @?Metrics.weight
                    waiting for 2 * Metrics.gap and Metrics.weight
        """)
    let second = ConstraintID(2)
    expectPage(
      try stage.perform([.setConstant(second, 8), .setPriority(second, .defaultHigh)]),
      prints: """
        step 4    c2.constant ?(2 * Metrics.gap) → 8; c2 @?Metrics.weight → @750
          title     y  0 → 8
        settled   title.y
        ok        2 constraints, nothing ambiguous, nothing in conflict
        """)
  }

  @Test func whatIsFixedIsSettled() throws {
    var stage = try Stage()
    try stage.add(.label, "title", size: Size(width: 42, height: 20.5))
    let report = try stage.constrain("title.leading", .equal, "view.leading", 16)
    expectPage(
      report,
      prints: """
        step 2    + c1  title.leading == view.leading + 16
          title     x  0 → 16
        settled   title.x
        state     1 constraint; ambiguous: title.y
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 2    + c1  title.leading == view.leading + 16
          title     x  0 → 16
        解消      title.x の曖昧さ
        状態      制約 1 個；曖昧：title.y
        """)
  }

  @Test func aConflictIsProvedAndRepairsAreOffered() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    let report = try stage.constrain("title.width", .equal, nil, 500)
    expectPage(
      report,
      prints: """
        step 4    + c3  title.width == 500
        conflict  these 4 cannot all hold:
          c1        title.leading == view.leading + 16
          c2        title.trailing == view.trailing - 16
          c3        title.width == 500
          window.w  view.width == 320
                    16 + 500 + 16 = 532, which is 212 more than 320
        broken    c3; the frames shown are without it
        fix       1  c3 @999      title is 288 wide, 212 short
                  2  remove c3    nothing moves
        state     3 constraints; broken: c3; ambiguous: title.y
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 4    + c3  title.width == 500
        矛盾      次の 4 個は同時に成り立ちません：
          c1        title.leading == view.leading + 16
          c2        title.trailing == view.trailing - 16
          c3        title.width == 500
          window.w  view.width == 320
                    16 + 500 + 16 = 532 となり、320 を 212 超えます
        除外      c3（フレームはこの制約を除外して計算しています）
        修正案    1  c3 @999      title の幅は 288（c3 に 212 足りない）
                  2  remove c3    何も動かない
        状態      制約 3 個；除外：c3；曖昧：title.y
        """)
    expectPage(
      report, columns: 40,
      prints: """
        step 4    + c3  title.width == 500
        conflict  these 4 cannot all hold:
          c1        title.leading
                    == view.leading + 16
          c2        title.trailing
                    == view.trailing - 16
          c3        title.width == 500
          window.w  view.width == 320
                    16 + 500 + 16 = 532, which
                    is 212 more than 320
        broken    c3; the frames shown are
                  without it
        fix       1  c3 @999      title is 288
                  wide, 212 short
                  2  remove c3    nothing moves
        state     3 constraints; broken: c3;
                  ambiguous: title.y
        """)
    expectPage(
      report, in: .japanese, columns: 40,
      prints: """
        手順 4    + c3  title.width == 500
        矛盾      次の 4 個は同時に
                  成り立ちません：
          c1        title.leading
                    == view.leading + 16
          c2        title.trailing
                    == view.trailing - 16
          c3        title.width == 500
          window.w  view.width == 320
                    16 + 500 + 16 = 532 となり、
                    320 を 212 超えます
        除外      c3（フレームはこの制約を
                  除外して計算しています）
        修正案    1  c3 @999      title の幅は
                  288（c3 に 212 足りない）
                  2  remove c3    何も動かない
        状態      制約 3 個；除外：c3；曖昧：
                  title.y
        """)
  }

  @Test func aConflictThatIsGoneIsSaidToBe() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.width", .equal, nil, 500)
    let held = try stage.perform([.setConstant(ConstraintID(3), 288)])
    expectPage(
      held,
      prints: """
        step 5    c3.constant 500 → 288
        solved    the conflict is gone; c3 holds again
        state     3 constraints; ambiguous: title.y
        """)
    expectPage(
      held, in: .japanese,
      prints: """
        手順 5    c3.constant 500 → 288
        解消      矛盾はなくなり、c3 が再び成立します
        状態      制約 3 個；曖昧：title.y
        """)
    try stage.perform([.setConstant(ConstraintID(3), 500)])
    expectPage(
      try stage.perform([.removeConstraint(ConstraintID(3))]),
      prints: """
        step 7    - c3  title.width == 500
        solved    the conflict around c3 is gone
        state     2 constraints; ambiguous: title.y
        """)
  }

  @Test func movedFramesNameWhatChanged() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.top", 8, named: "gap")
    let report = try stage.perform([
      .setConstant(ConstraintID(3), 0), .setConstant(ConstraintID(1), 20),
    ])
    expectPage(
      report,
      prints: """
        step 5    gap.constant 8 → 0; c1.constant 16 → 20
          title     x  16 → 20, y  8 → 0, width  288 → 284
        ok        3 constraints, nothing ambiguous, nothing in conflict
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 5    gap.constant 8 → 0、c1.constant 16 → 20
          title     x  16 → 20, y  8 → 0, width  288 → 284
        良好      制約 3 個、曖昧なし、矛盾なし
        """)
  }

  @Test func ofManyMovedFramesTenAreShown() throws {
    var stage = try Stage()
    for number in 1...12 {
      try stage.add(.view, "v\(number)")
      try stage.perform([
        .addConstraint(try stage.constraint("v\(number).leading", .equal, "view.leading")),
        .addConstraint(try stage.constraint("v\(number).trailing", .equal, "view.trailing")),
        .addConstraint(try stage.constraint("v\(number).top", .equal, "view.top")),
        .addConstraint(try stage.constraint("v\(number).bottom", .equal, "view.bottom")),
      ])
    }
    let report = try stage.perform([.setDevice(Device(size: Size(width: 300, height: 480)))])
    expectPage(
      report,
      prints: """
        step 25   device 320x480@2 → 300x480@2
          view      width  320 → 300
          v1        width  320 → 300
          v2        width  320 → 300
          v3        width  320 → 300
          v4        width  320 → 300
          v5        width  320 → 300
          v6        width  320 → 300
          v7        width  320 → 300
          v8        width  320 → 300
          v9        width  320 → 300
          … and 3 more: diff
        ok        48 constraints, nothing ambiguous, nothing in conflict
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        手順 25   デバイス 320x480@2 → 300x480@2
          view      width  320 → 300
          v1        width  320 → 300
          v2        width  320 → 300
          v3        width  320 → 300
          v4        width  320 → 300
          v5        width  320 → 300
          v6        width  320 → 300
          v7        width  320 → 300
          v8        width  320 → 300
          v9        width  320 → 300
          … ほか 3 件：diff
        良好      制約 48 個、曖昧なし、矛盾なし
        """)
  }

  @Test func theStateCountsEveryBrokenConstraint() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    let widths = try (1...40).map { try stage.constraint("title.width", .equal, nil, Double($0)) }
    try stage.perform(widths.map { .addConstraint($0) })
    let report = try stage.constrain("title.width", .equal, nil, 41)
    let lines = PlainRenderer().lines(of: report, on: .standard(.english))
    #expect(lines.contains { $0.hasPrefix("conflict  c43 cannot hold together with the others") })
    #expect(lines.contains { $0.contains("broken: c3, c4, c5, c6 and 37 more") })
    let japanese = PlainRenderer().lines(of: report, on: .standard(.japanese))
    #expect(japanese.contains { $0.hasPrefix("矛盾      c43 も残りの制約とは同時に成り立たない") })
  }

  @Test func noStepIsLongerThanAScreen() throws {
    var stage = try Stage()
    let views = (1...20).map { NewView.added(.view, name: "v\($0)", in: .root, step: 1) }
    let ambiguous = try stage.perform(views.map { .addView($0) })
    var edits: [Edit] = []
    for number in 1...20 {
      edits.append(.addConstraint(try stage.constraint("v\(number).width", .equal, nil, 10)))
      edits.append(.addConstraint(try stage.constraint("v\(number).width", .equal, nil, 20)))
    }
    let conflicting = try stage.perform(edits)
    for language in Language.allCases {
      for report in [ambiguous, conflicting] {
        let lines = PlainRenderer().lines(of: report, on: .standard(language))
        #expect(lines.count <= 23)
        #expect(lines.contains { $0.contains("conflicts, ambiguity") })
      }
    }
  }

  @Test func whatIsNotedSeveralTimesIsNotedOnce() {
    let seen = Phrase(en: "seen", ja: "見た")
    let report = NoteReport.make([seen, Phrase(en: "once", ja: "一度"), seen, seen])
    #expect(
      PlainRenderer().lines(of: report, on: .standard(.english))
        == ["note      seen (3 times)", "note      once"])
    #expect(
      PlainRenderer().lines(of: report, on: .standard(.japanese))
        == ["補足      見た（3 回）", "補足      一度"])
  }

  @Test func troubleIsNotedBeforeEverythingElse() {
    let trouble = Phrase(en: "loop", ja: "ループ").styled(.trouble)
    let report = NoteReport.make([Phrase(en: "one", ja: "一つ"), trouble])
    let lines = PlainRenderer().lines(of: report, on: .standard(.english))
    #expect(lines == ["note      loop", "note      one"])
  }

  @Test func notesMembersAndMovesShareAScreen() throws {
    var stage = try Stage()
    var edits: [Edit] = [.setDevice(Device(size: Size(width: 300, height: 480)))]
    for number in 1...20 {
      try stage.add(.view, "v\(number)")
      edits.append(.addConstraint(try stage.constraint("v\(number).width", .equal, nil, 8)))
      let previous = number == 1 ? "view.leading" : "v\(number - 1).trailing"
      edits.append(.addConstraint(try stage.constraint("v\(number).leading", .equal, previous, 8)))
    }
    edits.append(.addConstraint(try stage.constraint("v20.trailing", .equal, "view.trailing")))
    let old = stage.layout
    try stage.perform(edits)
    let notes = (1...9).map { Phrase(en: "note \($0)", ja: "補足 \($0)") }
    let report = StepReport.make(
      .step(9), headline: "many", notes: notes, moreNotes: Text("notes", as: .command),
      from: old.document,
      movement: Change(from: old.solution, to: stage.layout.solution),
      findings: FindingChanges(from: old.findings, to: stage.layout.findings),
      to: stage.layout)
    for language in Language.allCases {
      let lines = PlainRenderer().lines(of: report, on: .standard(language))
      #expect(lines.count <= 23, "\(lines.joined(separator: "\n"))")
      #expect(lines.contains { $0.contains("conflicts") })
      #expect(lines.contains { $0.contains("diff") })
      #expect(lines.contains { $0.hasSuffix("notes") && $0.contains("…") })
    }
  }
}

import AutoLayout
import Prose
import Reporting
import Testing

/// What the header of a step says of its edits.
struct EditSummaryTests {
  private func check(
    _ edits: [Edit], on stage: Stage, _ english: String, _ japanese: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let new = try stage.document.applying(edits)
    let phrase = EditSummary.phrase(for: edits, from: stage.document, to: new)
    #expect(phrase.english.string == english, sourceLocation: sourceLocation)
    #expect(phrase.japanese.string == japanese, sourceLocation: sourceLocation)
  }

  private func stage() throws -> Stage {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.add(.imageView, "photo", size: Size(width: 44, height: 44))
    return stage
  }

  @Test func constraintsComeChangeAndGo() throws {
    let stage = try stage()
    let new = try stage.constraint("title.width", .equal, nil, 500, at: 750)
    try check(
      [.addConstraint(new)], on: stage, "+ c3  title.width == 500  @750",
      "+ c3  title.width == 500  @750")
    var inactive = new
    inactive.isActive = false
    try check(
      [.addConstraint(inactive)], on: stage, "+ c3  title.width == 500  @750  (inactive)",
      "+ c3  title.width == 500  @750（無効のまま）")
    try check(
      [.addConstraint(inactive), .activate([ConstraintID(3)])], on: stage,
      "+ c3  title.width == 500  @750", "+ c3  title.width == 500  @750")
    try check(
      [.removeConstraint(ConstraintID(2))], on: stage,
      "- c2  title.trailing == view.trailing - 16", "- c2  title.trailing == view.trailing - 16")
    try check(
      [.setConstant(ConstraintID(1), 0)], on: stage, "c1.constant 16 → 0", "c1.constant 16 → 0")
    try check(
      [.deactivate([ConstraintID(1), ConstraintID(2)])], on: stage, "c1 c2 deactivated",
      "c1 c2 を無効化")
    try check(
      [.deactivate([ConstraintID(1)]), .setPriority(ConstraintID(1), .defaultHigh)], on: stage,
      "c1 deactivated; c1 @1000 → @750", "c1 を無効化、c1 @1000 → @750")
    try check([.activate([ConstraintID(1)])], on: stage, "c1 activated", "c1 を有効化")
    try check(
      [.setIdentifier(ConstraintID(1), "left")], on: stage, "c1.identifier = \"left\"",
      "c1.identifier = \"left\"")
    try check(
      [.install(ConstraintID(1), on: .root)], on: stage, "c1 installed on view", "c1 を view に追加")
  }

  /// The second change of a step starts where the first one ended.
  @Test func aPropertyThatChangesTwiceIsToldFromWhereItWas() throws {
    let stage = try stage()
    let title = try stage.view("title")
    let high = try #require(Priority(rawValue: 300)), higher = try #require(Priority(rawValue: 400))
    try check(
      [.setConstant(ConstraintID(1), 0), .setConstant(ConstraintID(1), 8)], on: stage,
      "c1.constant 16 → 0; c1.constant 0 → 8", "c1.constant 16 → 0、c1.constant 0 → 8")
    try check(
      [.change(title, .hugging(.horizontal, high)), .change(title, .hugging(.horizontal, higher))],
      on: stage, "title.hug.h @251 → @300; title.hug.h @300 → @400",
      "title.hug.h @251 → @300、title.hug.h @300 → @400")
    try check(
      [
        .deactivate([ConstraintID(1)]), .setPriority(ConstraintID(1), high),
        .setPriority(ConstraintID(1), higher),
      ], on: stage, "c1 deactivated; c1 @1000 → @300; c1 @300 → @400",
      "c1 を無効化、c1 @1000 → @300、c1 @300 → @400")
  }

  @Test func viewsComeMoveAndGo() throws {
    let stage = try stage()
    let (title, photo) = (try stage.view("title"), try stage.view("photo"))
    try check(
      [.addView(.added(.button, name: "ok", in: .root, step: 9))], on: stage,
      "+ button ok in view", "+ button ok（view の中）")
    try check([.addView(.made(.label, name: "l", step: 9))], on: stage, "+ label l", "+ label l")
    try check(
      [.remove(title, step: 9)], on: stage, "title removed from view; c1 c2 went with it",
      "title を view から取り外し（c1 c2 も外れました）")
    try check(
      [.insert(title, into: photo, at: .front, step: 9)], on: stage,
      "title moved from view to photo; c1 c2 went with it",
      "title を view から photo へ移動（c1 c2 も外れました）")
    try check(
      [.insert(title, into: .root, at: .front, step: 9)], on: stage,
      "title brought to the front", "title を最前面へ移動")
    try check(
      [.insert(title, into: .root, at: .back, step: 9)], on: stage, "title sent to the back",
      "title を最背面へ移動")
    try check(
      [.insert(title, into: .root, at: .above(photo), step: 9)], on: stage,
      "title moved above photo", "title を photo の前面へ移動")
    try check(
      [.insert(photo, into: .root, at: .below(title), step: 9)], on: stage,
      "photo moved below title", "photo を title の背面へ移動")
    try check(
      [.insert(photo, into: .root, at: .index(0), step: 9)], on: stage, "photo moved to index 0",
      "photo を位置 0 へ移動")
  }

  @Test func aViewThatIsPutBackIsSaidToBe() throws {
    var stage = try stage()
    let photo = try stage.view("photo")
    try stage.perform([.remove(photo, step: 9)])
    try check(
      [.insert(photo, into: .root, at: .front, step: 10)], on: stage, "photo added to view",
      "photo を view に追加")
  }

  @Test func propertiesShowOldAndNew() throws {
    let stage = try stage()
    let title = try stage.view("title")
    let view = try #require(stage.document.view(title))
    var content = view.content
    content.setText("Hello")
    content.font = Font(size: 20, weight: .bold)
    let changes: [(ViewChange, String, String)] = [
      (.isHidden(true), "title hidden", "title を非表示"),
      (.isHidden(false), "title shown", "title を表示"),
      (.hugging(.horizontal, .defaultHigh), "title.hug.h @251 → @750", "title.hug.h @251 → @750"),
      (
        .resistance(.vertical, .required), "title.resist.v @750 → @1000",
        "title.resist.v @750 → @1000"
      ),
      (
        .content(content),
        "title.text \"Label\" → \"Hello\", title.font 17 → 20 bold, title.size 42x20.5 → auto",
        "title.text \"Label\" → \"Hello\", title.font 17 → 20 bold, title.size 42x20.5 → auto"
      ),
      (.content(view.content), "title keeps its content", "title の内容はそのまま"),
      (
        .frameLayout(
          FrameLayout(frame: Rect(x: 1, y: 2, width: 3, height: 4), superviewSize: .zero)),
        "title is laid out by its frame (1, 2, 3, 4)", "title を frame (1, 2, 3, 4) でレイアウト"
      ),
      (.frameLayout(nil), "title is laid out by constraints", "title を制約でレイアウト"),
      (
        .autoresizingMask([.flexibleWidth, .flexibleHeight]),
        "title.autoresizingMask none → flexibleWidth flexibleHeight",
        "title.autoresizingMask none → flexibleWidth flexibleHeight"
      ),
      (
        .isUserInteractionEnabled(true), "title.isUserInteractionEnabled false → true",
        "title.isUserInteractionEnabled false → true"
      ),
      (
        .autoresizesSubviews(false), "title.autoresizesSubviews true → false",
        "title.autoresizesSubviews true → false"
      ),
      (
        .margins(.absolute(Insets(top: 1, left: 2, bottom: 3, right: 4))),
        "title.layoutMargins default → (top 1, left 2, bottom 3, right 4)",
        "title.layoutMargins default → (top 1, left 2, bottom 3, right 4)"
      ),
      (
        .semanticDirection(.forceRightToLeft),
        "title.semanticContentAttribute .unspecified → .forceRightToLeft",
        "title.semanticContentAttribute .unspecified → .forceRightToLeft"
      ),
      (
        .identifier("heading"), "title.accessibilityIdentifier nil → \"heading\"",
        "title.accessibilityIdentifier nil → \"heading\""
      ),
      (
        .insetsLayoutMarginsFromSafeArea(false),
        "title.insetsLayoutMarginsFromSafeArea true → false",
        "title.insetsLayoutMarginsFromSafeArea true → false"
      ),
      (
        .preservesSuperviewLayoutMargins(true),
        "title.preservesSuperviewLayoutMargins false → true",
        "title.preservesSuperviewLayoutMargins false → true"
      ),
    ]
    for (change, english, japanese) in changes {
      try check([.change(title, change)], on: stage, english, japanese)
    }
  }

  @Test func theWorldChanges() throws {
    let stage = try stage()
    try check(
      [.setDevice(.initial)], on: stage, "device 320x480@2 → iphone-15",
      "デバイス 320x480@2 → iphone-15")
    try check([.setDevice(nil)], on: stage, "device 320x480@2 → none", "デバイス 320x480@2 → none")
    try check(
      [.setOrientation(.landscape)], on: stage, "orientation portrait → landscape",
      "画面の向き 縦 → 横")
    try check(
      [.setDirection(.rightToLeft)], on: stage, "direction ltr → rtl", "読む向き ltr → rtl")
    try check(
      [.setDevice(.initial), .setNavigationBar(.on), .setTabBar(true)], on: stage,
      "device 320x480@2 → iphone-15; navbar off → on; safe area top 0 → 97.667; "
        + "tabbar off → on; safe area bottom 0 → 83",
      "デバイス 320x480@2 → iphone-15、navbar off → on（セーフエリアの上 0 → 97.667）、"
        + "tabbar off → on（セーフエリアの下 0 → 83）")
    try check(
      [.setDevice(Device.named("iphone-5")), .setNavigationBar(.on)], on: stage,
      "device 320x480@2 → iphone-5; navbar off → on",
      "デバイス 320x480@2 → iphone-5、navbar off → on")
    try check(
      [.rename("title", to: "heading")], on: stage, "title is now called heading",
      "title を heading に改名")
    try check(
      [.define("gap", .number(8)), .define("rows", .list([.constraint(ConstraintID(1))]))],
      on: stage,
      "let gap = 8; let rows = [c1]", "let gap = 8、let rows = [c1]")
  }

  @Test func ofAVariableTheLastValueIsTold() throws {
    let stage = try stage()
    let edits: [Edit] = (1...9).map { .define("y", .number(Double($0)), isVariable: true) }
    try check(edits, on: stage, "var y = 9", "var y = 9")
    let old = try stage.document.applying(edits)
    let new = try old.applying([.define("y", .number(12), isVariable: true)])
    let words = EditSummary.phrase(
      for: [.define("y", .number(12), isVariable: true)], from: old, to: new)
    #expect(words.english.string == "y 9 → 12" && words.japanese.string == "y 9 → 12")
  }

  @Test func manyEditsAreGrouped() throws {
    let stage = try stage()
    let new = try stage.constraint("title.width", .greaterThanOrEqual, nil, 8)
    try check(
      Array(repeating: .addConstraint(new), count: 4), on: stage, "+ c3 c4 c5 c6", "+ c3 c4 c5 c6")
    try check(
      Array(repeating: .addConstraint(new), count: 9)
        + [
          .addView(.added(.view, name: "a", in: .root, step: 9)), .setConstant(ConstraintID(1), 0),
        ],
      on: stage, "+ a, + 9 constraints, 1 other change", "+ a、+ 制約 9 個、ほかの変更 1 件")
    try check(
      (0..<4).map { .setConstant(ConstraintID(1), Double($0)) }, on: stage, "4 changes", "変更 4 件")
  }
}

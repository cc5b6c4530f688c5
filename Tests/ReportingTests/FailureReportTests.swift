import AutoLayout
import Interchange
import Prose
import Reporting
import Testing

struct FailureReportTests {
  @Test func aRefusedLineSaysWhatWhereAndWhatToTry() throws {
    var stage = try Stage()
    try stage.add(.label, "title")
    let anchor = try stage.anchor("title.leading")
    let refusal = EditFailure.locationNeedsPartner(anchor, .equal, constant: 16)
      .words(in: stage.document)
    let report = FailureReport.make(refusal, source: "title.leading == 16", marking: 0..<13)
    expectPage(
      report,
      prints: """
        refused   title.leading is a place, and a place needs a second anchor to be
                  measured from; a number alone, or a multiplier of 0, is none. UIKit
                  raises NSInvalidArgumentException here.
                  title.leading == 16
                  ^~~~~~~~~~~~~
        try       For example title.leading == view.leading + 16.
        """)
    expectPage(
      report, in: .japanese,
      prints: """
        エラー    title.leading は位置なので、基準となるもう一つのアンカーが必要です。
                  数値だけや倍率 0 では決められません。UIKit ではここで
                  NSInvalidArgumentException が発生します。
                  title.leading == 16
                  ^~~~~~~~~~~~~
        ヒント    例：title.leading == view.leading + 16
        """)
    expectPage(
      report, columns: 40,
      prints: """
        refused   title.leading is a place, and
                  a place needs a second anchor
                  to be measured from; a number
                  alone, or a multiplier of 0,
                  is none. UIKit raises
                  NSInvalidArgumentException
                  here.
                  title.leading == 16
                  ^~~~~~~~~~~~~
        try       For example title.leading
                  == view.leading + 16.
        """)
    expectPage(
      report, in: .japanese, columns: 40,
      prints: """
        エラー    title.leading は位置なので、
                  基準となるもう一つのアンカーが
                  必要です。数値だけや
                  倍率 0 では決められません。
                  UIKit ではここで
                  NSInvalidArgumentException が
                  発生します。
                  title.leading == 16
                  ^~~~~~~~~~~~~
        ヒント    例：title.leading
                  == view.leading + 16
        """)
  }

  @Test func aFailureToReadHasItsCaret() throws {
    let line = "title.leading == "
    let failure = try #require(throws: SyntaxFailure.self) {
      _ = try LineReader.read(line)
    }
    expectPage(
      FailureReport.make(failure.words, in: line, at: failure.range),
      prints: """
        refused   The text ends here, where an anchor, a number or a name should follow.
                  title.leading ==
                                   ^
        """)
    expectPage(
      FailureReport.make(failure.words, in: line, at: failure.range), in: .japanese,
      prints: """
        エラー    ここで終わっていますが、アンカー・数値・名前のどれかが必要です。
                  title.leading ==
                                   ^
        """)
  }

  @Test func inSeveralLinesTheLineIsNumbered() {
    let text = "写真.top == view.top\n写真.top => 8\n"
    let range = SourceRange(34, 36)
    let failure = SyntaxFailure(.misspelledOperator(found: "=>", meant: ">="), at: range)
    expectPage(
      FailureReport.make(failure.words, in: text, at: failure.range),
      prints: """
        refused   Line 2: => is not an operator.
                  写真.top => 8
                           ^~
        try       Did you mean >=?
        """)
    expectPage(
      FailureReport.make(failure.words, in: text, at: failure.range), in: .japanese,
      prints: """
        エラー    2 行目：「=>」という演算子はありません。
                  写真.top => 8
                           ^~
        ヒント    >= ではありませんか？
        """)
  }

  @Test func whatUIKitWouldRaiseIsNamed() throws {
    var stage = try Stage()
    try stage.add(.view, "a")
    let (leading, left) = (try stage.anchor("a.leading"), try stage.anchor("view.left"))
    let expected: [(EditFailure, exception: String)] = [
      (.locationNeedsPartner(leading, .equal, constant: 16), "NSInvalidArgumentException"),
      (.sizeWithLocation(leading, left), "NSInvalidArgumentException"),
      (.directionalWithAbsolute(leading, left), "NSInvalidArgumentException"),
      (.horizontalWithVertical(leading, left), "NSInvalidLayoutConstraintException"),
      (.constantOutOfRange(.infinity, limit: 1e7), "NSInternalInconsistencyException"),
      (.noCommonAncestor(leading, left), "NSGenericException"),
      (.holderNotAncestor(.root, item: .root), "NSGenericException"),
      (
        .crossesRequired(ConstraintID(1), from: .required, to: .defaultHigh),
        "NSInternalInconsistencyException"
      ),
      (.priorityOutOfRange(1001), "NSInternalInconsistencyException"),
    ]
    for (failure, exception) in expected {
      for language in Language.allCases {
        let words = failure.words(in: stage.document).line(in: language)
        #expect(words.contains("\(exception) "), "\(words)")
      }
    }
  }

  @Test func crossing1000OffersTheDetour() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.top", 8, named: "gap")
    let failure = EditFailure.crossesRequired(ConstraintID(3), from: .required, to: .defaultHigh)
    expectPage(
      FailureReport.make(
        failure.words(in: stage.document), source: "gap.priority = 750", marking: nil),
      prints: """
        refused   The priority of gap cannot go from @1000 to @750 while it is active:
                  1000 must not be crossed. UIKit raises
                  NSInternalInconsistencyException here.
        try       Type deactivate gap, then gap @750, then activate gap.
        try       Or give it 999 from the start: 999 may be changed at any time.
        """)
    expectPage(
      FailureReport.make(
        failure.words(in: stage.document), source: "gap.priority = 750", marking: nil),
      in: .japanese,
      prints: """
        エラー    有効なままでは gap の優先度を @1000 から @750 へ変えられません。
                  1000 をまたぐ変更だからです。UIKit ではここで
                  NSInternalInconsistencyException が発生します。
        ヒント    deactivate gap、gap @750、activate gap の順に入力してください。
        ヒント    最初から 999 にしておけば、いつでも変更できます。
        """)
  }

  @Test func aNumberBeyondItsBoundIsNotRoundedIntoThem() throws {
    let document = try Stage().document
    let refusal = EditFailure.multiplierOutOfRange(1e-9, low: 1e-6, high: 1e6).words(in: document)
    expectPage(
      FailureReport.make(refusal, source: "", marking: nil),
      prints: """
        refused   The multiplier is too small.
        try       Multipliers go from a millionth to a million in size; they may be
                  negative.
        """)
    expectPage(
      FailureReport.make(refusal, source: "", marking: nil), in: .japanese,
      prints: """
        エラー    倍率が小さすぎます。
        ヒント    倍率の大きさは百万分の一から百万までです（負でもかまいません）。
        """)
    let others: [(EditFailure, reason: String)] = [
      (.multiplierOutOfRange(1e9, low: 1e-6, high: 1e6), "The multiplier is too large."),
      (.constantOutOfRange(1e7 + 1e-6, limit: 1e7), "The constant is too large."),
      (.coordinateOutOfRange(1e9, limit: 1e7), "The number is too large."),
      (.coordinateOutOfRange(.nan, limit: 1e7), "The number is not finite."),
    ]
    for (failure, reason) in others {
      #expect(failure.words(in: document).reason.english.string == reason)
    }
    #expect(
      EditFailure.priorityOutOfRange(1000.0001).words(in: document).reason.english.string
        .hasPrefix("The priority is above 1000."))
  }

  @Test func aTakenNameShowsItsHolder() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.constrain("title.top", .equal, "view.top", 8, named: "gap")
    let failure = try #require(stage.document.objection(toName: "gap"))
    expectPage(
      FailureReport.make(failure.words(in: stage.document), source: "", marking: nil),
      prints: """
        refused   The name gap is taken: title.top == view.top + 8.
        try       Choose another one, such as gap2.
        """)
    expectPage(
      FailureReport.make(failure.words(in: stage.document), source: "", marking: nil),
      in: .japanese,
      prints: """
        エラー    「gap」という名前はすでに使われています（title.top == view.top + 8）。
        ヒント    gap2 のような別の名前にしてください。
        """)
  }

  @Test func suggestionsAreListed() {
    expectPage(
      [
        .paragraph(SuggestionWords.didYouMean(["title"])),
        .paragraph(SuggestionWords.didYouMean(["title", "tile", "tilt"])),
      ],
      prints: """
        Did you mean title?
        Did you mean title, tile or tilt?
        """)
    expectPage(
      [
        .paragraph(SuggestionWords.didYouMean(["title"])),
        .paragraph(SuggestionWords.didYouMean(["title", "tile", "tilt"])),
      ], in: .japanese,
      prints: """
        title ではありませんか？
        title、tile、tilt のいずれかではありませんか？
        """)
    #expect(SuggestionWords.didYouMean([]).isEmpty)
  }
}

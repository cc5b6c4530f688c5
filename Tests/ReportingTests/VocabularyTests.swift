import AutoLayout
import Interchange
import Prose
import Reporting
import Testing

/// Every kind of refusal and note has words, in two languages that differ.
struct VocabularyTests {
  @Test func everyEditFailureHasWords() throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    try stage.add(.guide, "guide")
    let (title, guide) = (try stage.view("title"), try stage.view("guide"))
    let anchor = try stage.anchor("title.leading")
    let failures: [EditFailure] = [
      .unknownView(ViewID(99)), .unknownConstraint(ConstraintID(99)), .unknownName("x"),
      .illegalName("1a"), .nameTooLong(limit: 100), .reservedName("view"), .reservedName("window"),
      .reservedName("c9"), .reservedName("true"), .reservedName("and"), .reservedName("if"),
      .nameTaken("title", by: .view(title)), .nameTaken("c", by: .constraint(ConstraintID(1))),
      .nameTaken("a", by: .value(.number(8))), .nameTaken("a", by: .value(.text("b"))),
      .nameTaken("a", by: .value(.tuple(NamedNumbers(.plain, [1, 2])))),
      .nameTaken("a", by: .value(.list([.constraint(ConstraintID(1))]))), .fixedView(.root),
      .fixedView(.window), .belongsToItsView(title), .hierarchyCycle(title, into: title),
      .holdsInItsContentView(title),
      .hierarchyCycle(.root, into: title),
      .guideCannotHold(guide), .notASubview(title, of: guide), .notInHierarchy(title),
      .nestedTooDeep(limit: 500), .tooManyViews(limit: 12_000), .tooManyConstraints(limit: 40_000),
      .cannotReorderGuide(guide),
      .locationNeedsPartner(anchor, .equal, constant: 16),
      .locationNeedsPartner(try stage.anchor("view.top"), .equal, constant: 16),
      .sizeWithLocation(anchor, anchor),
      .directionalWithAbsolute(anchor, anchor), .horizontalWithVertical(anchor, anchor),
      .constantOutOfRange(.nan, limit: 1e7), .constantOutOfRange(1e9, limit: 1e7),
      .multiplierOutOfRange(1e9, low: 1e-6, high: 1e6), .noCommonAncestor(anchor, anchor),
      .holderNotAncestor(title, item: .root),
      .crossesRequired(ConstraintID(1), from: .required, to: .defaultHigh),
      .priorityOutOfRange(0), .guideLacks(Anchor(guide, .firstBaseline)),
      .sizeIsTheDevices(.root), .coordinateOutOfRange(1e9, limit: 1e7), .guideIsNotDrawn(guide),
      .arrangesNothing(title), .notArranged(title, in: .root), .noArrangedPlace(3, of: 2),
      .layerCannotHold(title), .layerHasNoAnchors(title), .notALayer(guide), .laysOutNothing(guide),
    ]
    for failure in failures { check(failure.words(in: stage.document), "\(failure)") }
  }

  @Test func everyLayoutAndFileFailureHasWords() {
    for failure in [LayoutFailure.cancelled, .unsettled(residual: 0.5)] {
      check(failure.words, "\(failure)")
    }
    for words in [
      FileWords.missing, FileWords.isFolder, FileWords.isNoFile, FileWords.notText,
      FileWords.unreadable, FileWords.tooLarge,
      FileWords.diskIsFull, FileWords.isReadOnly, FileWords.unwritable,
    ] {
      let refusal = words("a/b.tsume")
      check(refusal, "file")
      #expect(refusal.line(in: .english).contains("a/b.tsume"))
      #expect(refusal.line(in: .japanese).contains("a/b.tsume"))
    }
  }

  @Test func everySyntaxFailureHasWords() {
    for kind in Self.syntaxKinds {
      check(SyntaxFailure(kind, at: SourceRange(0, 1)).words, "\(kind)")
    }
  }

  @Test func everyRemarkOnALogHasWords() throws {
    let reference = ConsoleLog.Reference.label("gap")
    var note = try #require(ConsoleLogReader.read("").notes.first)
    let kinds: [ConsoleLog.Note.Kind] = [
      .nothingFound, .nothingReadable, .unreadEntry("<x>"), .cutShort("<x"), .hiddenBySystem,
      .brokenIsNotListed(reference), .brokenIsListedAs(reference, reference), .brokenIsNotNamed,
      .superviewIsNotNamed(reference), .linesAreLeftOut,
      .addressIsCut(.init(digits: "7fa1"), .init(digits: "7fa1b2")),
      .endsInAddress(.init(digits: "7fa1")),
    ]
    for kind in kinds {
      note.kind = kind
      check(note.words, "\(kind)")
    }
  }

  @Test func everyRemarkOnAnImportHasWords() throws {
    let reference = ConsoleLog.Reference.label("gap")
    let log = ConsoleLogReader.read(
      "<NSLayoutConstraint:0x1 UILabel:0x2.firstBaseline == UILabel:0x3.firstBaseline (active)>")
    let report = try #require(log.reports.first)
    var note = try #require(ConsoleLogImporter.importing(report).notes.first)
    let kinds: [ConsoleLogImport.Note.Kind] = [
      .superviewIsSupposed(of: .root), .marginsAreSupposed(of: .root),
      .baselineIsUnknown(of: .root), .isRefused(reference, .unknownName("x")),
      .isMeasuredOutside(reference),
    ]
    for kind in kinds {
      note.kind = kind
      check(note.words(in: Document()), "\(kind)")
    }
  }

  @Test func everyRemarkOnAVisualFormatHasWords() {
    for option in VisualFormat.Option.allCases {
      check(VisualFormat.Note.optionWithoutEffect(option).words, "\(option)")
    }
  }

  private static let syntaxKinds: [SyntaxFailure.Kind] = {
    var kinds: [SyntaxFailure.Kind] = [
      .unexpectedCharacter("$"), .controlCharacter(7), .undecodable, .malformedNumber("1.2.3"),
      .numberOutOfRange("1e999"), .unclosedString, .unclosedComment,
      .unknownEscape("\\q"),
      .misspelledOperator(found: "=>", meant: ">="), .unclosedBracket("("),
      .nestedTooDeeply(limit: 200), .chainTooLong(limit: 200), .chainedComparison, .notAssignable,
      .hasNoEffect, .setsNothing,
      .declarationWithoutValue("title"), .mixedDictionary, .loopNames,
      .closureWithoutResult,
      .unexpected(.endOfText, expected: .operand),
    ]
    for construct in SyntaxFailure.Construct.allCases { kinds.append(.notRead(construct)) }
    for expectation in expectations { kinds.append(.unexpected(.text("x"), expected: expectation)) }
    for problem in problems { kinds.append(.visualFormat(problem)) }
    return kinds
  }()

  private static let expectations: [SyntaxFailure.Expectation] = [
    .operand, .name, .type, .relationSign, .priority, .endOfStatement, .equalsSign,
    .loopWord, .colon, .loopBody, .closingBrace, .commaOrClosing(")"),
  ]

  private static let problems: [VisualFormat.Problem] = [
    .empty, .expectedColon(orientation: "V"), .unknownOrientation("X"), .expectedView,
    .viewNotClosed, .viewPredicatesNotClosed, .connectionPredicatesNotClosed, .unknownRelation,
    .expectedNumberOrName, .connectionNotClosed, .expectedMoreInput, .ambiguousMinus,
    .loneSuperview, .expectedEnd, .numberOutOfRange, .unknownOption("alignAllCentreY"),
    .unknownOption("x"), .expectedOption, .expectedMetric,
    .metricWithoutNumber("gap"),
    .conflictingOptions(.alignAllTop, .alignAllBottom), .optionOnLayoutAxis(.alignAllLeft),
    .unknownView("a"), .unknownMetric("gap"), .noSuperview("a"),
    .guideAtSuperview("a", instead: "a.leading == view.leading"),
  ]

  /// Full sentences, and nothing said twice in one language.
  private func check(_ refusal: Refusal, _ what: String) {
    for phrase in [refusal.reason] + refusal.hints {
      check(phrase, what)
      #expect(
        phrase.english.string.last.map { ".?".contains($0) } == true, "\(what): \(phrase.english)")
      #expect(
        phrase.japanese.string.last.map { "。？".contains($0) } == true
          || phrase.japanese.string.hasPrefix("例："),
        "\(what): \(phrase.japanese)")
    }
  }

  private func check(_ phrase: Phrase, _ what: String) {
    let (english, japanese) = (phrase.english.string, phrase.japanese.string)
    #expect(!english.isEmpty && !japanese.isEmpty, "\(what)")
    #expect(!english.hasJapanese, "\(what): \(english)")
    #expect(japanese.hasJapanese, "\(what): \(japanese)")
    #expect(!english.contains("  ") && !japanese.contains("  "), "\(what): \(english)")
  }
}

extension String {
  /// Kana, kanji or full-width punctuation.
  fileprivate var hasJapanese: Bool {
    unicodeScalars.contains { (0x3000...0x9FFF).contains($0.value) || $0.value >= 0xFF00 }
  }
}

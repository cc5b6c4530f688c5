import Console
import Prose
import Testing

/// `check`: what a session file says of itself is held against what happens.
@Suite struct SessionCheckTests {
  private func check(_ text: String) -> SessionCheck {
    SessionCheck(text, path: "x.tsume", surroundings: .none)
  }

  @Test func aFileThatChecksNothingFails() {
    let failures = check("add view a\n").failures
    #expect(failures.count == 1)
    let mismatch = failures.first?.mismatch
    #expect(mismatch?.expected.english.string == "a line that checks something (expect or |)")
    #expect(mismatch?.found.japanese.string == "なし")
  }

  @Test func aRefusedLineFailsUnlessItIsExpected() {
    #expect(!check("b.width == 1\nexpect view.width == 393\n").passed)
    #expect(check("b.width == 1\nexpect refused \"b\"\n").passed)
    let told = "b.width == 1\nsay en \"No.\" ja \"いいえ\"\nexpect count 0\nexpect refused\n"
    #expect(check(told).passed)
  }

  /// `expect refused` is about the line before it that was no `expect` itself.
  @Test func anExpectationThatIsRefusedFails() {
    let text = "add label t\nadd view t\nexpect t.wdith == 5\nexpect refused \"taken\"\n"
    #expect(check(text).failures.map(\.line) == [3])
    #expect(check(text.replacing("t.wdith", with: "t.priority")).failures.map(\.line) == [3])
    #expect(check(text.replacing("t.wdith == 5", with: "count 0")).passed)
    #expect(check("add label t\nexpect t.wdith == 5\nexpect refused\n").failures.count == 2)
  }

  @Test func aFailureNamesTheLineAndBothValues() {
    let failures = check("# a comment\n\nadd view a\na.width == 10\nexpect a.width == 11\n")
      .failures
    #expect(failures.map(\.line) == [5])
    #expect(failures.first?.mismatch == Mismatch(expected: "11", found: "10"))
  }

  /// A team that reads one language needs no other; for everybody both are wanted.
  @Test(arguments: [("en", "Japanese"), ("ja", "English")])
  func aTextInOneLanguageIsTakenWithANote(_ language: String, _ missing: String) {
    let check = check("say \(language) \"x\"\nexpect 1 == 1\n")
    #expect(check.passed)
    #expect(check.notices.first?.words.english.string.contains("without \(missing)") == true)
    #expect(self.check("say\nexpect 1 == 1\n").failures.map(\.line) == [1])
  }

  /// Output that someone has copied into the file says which language it is in.
  @Test func outputInJapaneseIsComparedAsThat() {
    let text = "add label 見出し \"こんにちは\"\n| 手順 1    + label 見出し（view の中）\n"
    let check = check(text)
    #expect(check.language == .japanese)
    #expect(check.updated.contains("| 手順 1") && !check.updated.contains("| step 1"))
    #expect(self.check("add label 見出し\n|   見出し    x\n").language == .english)
  }

  @Test func aRefusalIsToldInOneLine() {
    let failures = check("expect c9.constant == 1\n").failures
    #expect(
      failures.first?.mismatch
        == Mismatch(
          expected: Phrase(en: "accepted", ja: "受け付けられる"),
          found: Phrase(en: "refused: Nothing is called c9.", ja: "エラー：「c9」という名前のものはありません。")))
  }

  /// The reader's language need not be the file's.
  @Test(arguments: ["", "language ja\n"])
  func whatCheckSaysItselfIsSaidInEitherLanguage(_ head: String) {
    for text in ["add view a\n", "| x\nexpect 1 == 1\n", "expect 1 == 1\npaste\n", "a.top == 1\n"] {
      let found = check(text.hasPrefix("|") ? text : head + text).failures.first?.mismatch.found
      #expect(found?.english.string.contains(/[ぁ-ん]/) == false, "\(text)")
      #expect(found?.japanese.string.contains(/[ぁ-ん]/) == true, "\(text)")
    }
  }

  @Test func outputLinesMustBeWhole() {
    let right = "1 + 2\n| 3\n"
    #expect(check(right).passed)
    #expect(!check("1 + 2\n| 4\n").passed)
    #expect(!check("1 + 2\n| 3\n| 4\n").passed)
    #expect(!check("title\n1 + 2\n|\n").passed)
  }

  /// Behind each of these a line was neither carried out nor compared.
  @Test(arguments: ["|\t", "|\u{3000}", "|\u{A0}", "  | ", "\t|\t"])
  func whateverIsBlankBesideTheMarkMakesOutput(_ mark: String) {
    #expect(check("1 + 2\n\(mark)3\n").checked == 1)
    #expect(check("1 + 2\n\(mark)3\n").passed)
    #expect(check("1 + 2\n\(mark)4\nexpect 1 == 1\n").failures.map(\.line) == [2])
  }

  @Test func aBlockMayGoOnBehindAnIndentedBar() {
    #expect(SessionFile("f(\n  | g\n)\n").entries.map(\.line) == ["f(\n  | g\n)"])
  }

  @Test func updatingRewritesOutputLinesAndNothingElse() {
    let text = "# first\n1 + 2\n| 4\n| 5\n\nexpect view.width == 393\n2 + 2\n"
    #expect(check(text).updated == "# first\n1 + 2\n| 3\n\nexpect view.width == 393\n2 + 2\n")
  }

  @Test func updatingKeepsWhatStandsBetweenOutputLines() {
    let text = "1 + 2\n| x\n# c\n\n| y\n"
    #expect(check(text).updated == "1 + 2\n| 3\n# c\n\n")
    #expect(check("frames\n| a\n# c\n| b\n").updated.contains("\n# c\n"))
    #expect(check("1 + 2\n| 3\n# c\n| 4\n").failures.map(\.line) == [4])
  }

  @Test func bracketsHoldLinesTogether() {
    let block = "add view a\nadd view b\nfor v in [a, b] {\n  v.width == 44\n\n}\n"
    #expect(check(block + "expect count 2\nexpect b.width == 44\n").passed)
    let list = "add view a\nNSLayoutConstraint.activate([ // one\n  a.widthAnchor\n"
    #expect(check(list + "    .constraint(equalToConstant: 3),\n])\nexpect a.width == 3\n").passed)
    let failures = check(block + "[a].forEach {\n  $0.b = 1\n}\nexpect 1 == 2\n").failures
    #expect(failures.map(\.line) == [7, 10])
  }

  @Test func aBracketThatNothingClosesIsRefusedOnItsLine() {
    let text = "add view a\n[a].forEach {\nexpect refused \"never closed\"\na.width == 3\n"
    #expect(check(text + "expect a.width == 3\n").passed)
    let failures = check("f(\ng(\nh(\nexpect 1 == 1\n").failures
    #expect(failures.map(\.line) == [1, 2, 3])
  }

  @Test func outputBeforeAnyLineIsAFailure() {
    #expect(check("# a\n| orphan\n| more\nexpect 1 == 1\n").failures.map(\.line) == [2])
  }

  @Test func aPasteChoosesNoLanguage() {
    let check = check("paste\nlanguage ja\n.\nexpect refused\n")
    #expect(check.language == .english)
  }

  @Test func aFileChoosesItsLanguage() {
    let text = "b.width == 1\n| wrong\nexpect refused\n"
    let found = { (text: String) in check(text).failures.map(\.mismatch.found.english.string) }
    #expect(found(text).map { $0.prefix(8) } == ["|refused"])
    #expect(found("language ja\n" + text).map { $0.prefix(4) } == ["|エラー"])
  }

  /// The miss is told in the words that the file speaks of, whoever reads it.
  @Test(arguments: [
    ("", "nothing", "ありません", "Nothing is called b."),
    ("language ja\n", "ありません", "nothing", "「b」という名前のものはありません。"),
  ])
  func aRefusalIsExpectedInTheLanguageOfTheFile(
    _ head: String, word: String, other: String, found: String
  ) throws {
    #expect(check(head + "b.width == 1\nexpect refused \"\(word)\"\n").passed)
    let missed = check(head + "b.width == 1\nexpect refused \"\(other)\"\n")
    let mismatch = try #require(missed.failures.first?.mismatch)
    for language in Language.allCases {
      #expect(mismatch.found.text(in: language).string.hasPrefix(found))
    }
  }

  @Test func aNameThatBeginsLikeAnExpectationIsAName() {
    let names = "add label refusedNote \"x\"\nadd label movedBox\nlet refused = 3\n"
    #expect(!check(names + "nobody.width == 1\nexpect refusedNote.text == \"x\"\n").passed)
    #expect(!check(names + "nobody.width == 1\nexpect refused == 3\n").passed)
    #expect(check(names + "nobody.width == 1\nexpect  refused  \"nobody\"\n").passed)
    #expect(check(names + "let expected = 3\nexpected\nexpect refused == 3\n").checked == 1)
  }

  @Test func updatingKeepsTheEndsOfLinesAndTheMarkBeforeThem() {
    let text = "\u{FEFF}1 + 2\r\n| 4\r\n| 5\r\n\r\n2 + 2\r\n| 4"
    #expect(check(text).updated == "\u{FEFF}1 + 2\r\n| 3\r\n\r\n2 + 2\r\n| 4\r\n")
    let right = "\u{FEFF}1 + 2\r\n| 3\r\n\n2 + 2\n"
    #expect(check(right).updated == right)
  }

  /// Whatever ends a line in Unicode ends one here; a return with a line feed is one end.
  @Test func everyEndOfALineCounts() {
    let text = "あ\r\nb\u{2028}c\rd\u{85}e\n\nf\r\r\ng\u{B}h\u{C}i"
    let entries = SessionFile(text).entries
    #expect(entries.map(\.line) == ["あ", "b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(entries.map(\.number) == [1, 2, 3, 4, 5, 7, 9, 10, 11])
  }

  @Test func anExpectationMayStandBehindBlanks() {
    #expect(check("\t expect count 0\n\u{3000}expect  count 1\n").failures.map(\.line) == [2])
    #expect(!check("expected\nexpectcount 0\n").passed)
  }

  @Test func aConflictOfCertainMembersIsDenied() {
    let conflict = "add view a\na.width == 1\na.width == 2\na.height == 3\n"
    #expect(check(conflict + "expect conflict {c1 c2}\nexpect no conflict {c1 c3}\n").passed)
    let failures = check(conflict + "expect no conflict {c2 c1}\nexpect no conflict\n").failures
    #expect(
      failures.map(\.mismatch.expected.english.string) == ["no conflict {c2 c1}", "no conflict"])
    #expect(failures.map(\.mismatch.found) == ["{c1 c2}", "{c1 c2}"])
  }

  @Test(arguments: ["mark here", "language en", "after tree", "break 2", "break none"])
  func aRefusalIsOverWithTheNextLine(_ line: String) {
    let before = "add view a\nb.width == 1\nexpect refused \"b\"\n\(line)\n"
    #expect(check(before + "expect accepted\n").passed)
    #expect(!check(before + "expect refused \"b\"\n").passed)
    #expect(
      check(before.replacing(line, with: "say en \"x\" ja \"y\"") + "expect refused\n").passed)
  }

  /// What a replay refuses is refused here, and by the same words.
  @Test(arguments: ["replay ok.tsume", "step", "continue", "resume"])
  func aFileDoesNotDriveItsOwnReplay(_ line: String) throws {
    let files = MemoryFiles(["ok.tsume": "add label a\n", "x.tsume": "\(line)\nadd label b\n"])
    let text = files["x.tsume"] ?? ""
    let check = SessionCheck(
      text + "expect count 0\n", path: "x.tsume", surroundings: files.surroundings)
    #expect(check.failures.map(\.line) == [1])
    let found = check.failures.first?.mismatch.found.english.string ?? ""
    #expect(found.hasPrefix("refused: "))
    var conversation = try Conversation(files)
    let told = conversation.say("replay x.tsume").split(whereSeparator: \.isWhitespace)
    #expect(
      told.joined(separator: " ").contains(found.replacing("refused: ", with: "refused ")))
  }

  @Test func aPasteIsNoComment() {
    let paste = "paste\n# a view\nadd view a\n.\n"
    #expect(!check("b.width == 1\n\(paste)expect 1 == 1\n").passed)
    #expect(check("b.width == 1\nexpect refused\npaste\n# nothing\n.\nexpect accepted\n").passed)
    #expect(check("paste\n# a\nb.width == 1\n.\nexpect refused \"b\"\n").passed)
  }

  @Test func aFileThatCannotBeReadDoesNotPass() {
    let check = SessionCheck(.missing("x.tsume"), path: "x.tsume")
    #expect(!check.passed)
    #expect(check.failures.map(\.line) == [1])
  }

  @Test func aPasteIsOneStep() {
    let text = "paste\nadd view a\na.width == 10\n.\nexpect a.width == 10\nundo\nexpect count 0\n"
    #expect(check(text).passed)
    #expect(!check("paste\nadd view a\nexpect a.width == 10\n").passed)
  }

  @Test func aRefusalIsExpectedByTheLinesRightBehindIt() {
    #expect(check("a.top == 1\nexpect 1 == 1\nsay en \"x\" ja \"y\"\nexpect refused\n").passed)
    #expect(!check("a.top == 1\nadd view b\nexpect refused\n").passed)
    #expect(!check("a.top == 1\nexpect 1 == 1\n").passed)
  }
}

import Prose
import Testing

struct TextTests {
  @Test func interpolationGivesRoles() {
    let text: Text = "no view \("titel", as: .name) above \(12.5); \(3) left"
    #expect(text.string == "no view titel above 12.5; 3 left")
    #expect(text.spans.map(\.role) == [.plain, .name, .plain, .number, .plain, .number, .plain])
  }

  @Test func textsThatReadAlikeAreEqual() {
    let pieces: Text = "a" + Text("b") + Text("", as: .trouble) + "c"
    #expect(pieces == "abc")
    #expect(pieces.spans.count == 1)
    #expect(Text("abc", as: .name) != "abc")
  }

  @Test func aTextWithinATextKeepsItsRoles() {
    let inner: Text = "see \("c3", as: .handle)"
    let outer: Text = "\(inner) and \(inner, as: .dim)"
    #expect(outer.string == "see c3 and see c3")
    #expect(outer.spans.map(\.role) == [.plain, .handle, .plain, .dim, .handle])
  }

  @Test func whatWasTypedIsCutByItsWidth() {
    func cut(_ text: String, to limit: Int) -> String {
      Text(text, as: .code).withSpans(noLongerThan: limit).string
    }
    #expect(cut("abcdef", to: 6) == "abcdef")
    #expect(cut("abcdef", to: 5) == "abcde…")
    #expect(cut("写真写真", to: 8) == "写真写真")
    #expect(cut("写真写真", to: 5) == "写真…")
    #expect(cut(String(repeating: "\u{200B}", count: 1000), to: 5).unicodeScalars.count < 10)
    #expect(Text("abcdef").withSpans(noLongerThan: 3).string == "abcdef")
  }

  @Test func textsAreJoined() {
    let joined = (["a", "b", "c"] as [Text]).joined(separator: ", ")
    #expect(joined == "a, b, c")
    #expect([Text]().joined(separator: ", ").isEmpty)
  }
}

struct PhraseTests {
  @Test(arguments: [
    (0, "0 constraints are"), (1, "1 constraint is"), (2, "2 constraints are"),
    (-1, "-1 constraints are"),
  ])
  func countsHaveTheirEnglishPlural(count: Int, text: String) {
    let phrase = Phrase(
      en: "\(count, of: "constraint") \(count, one: "is", many: "are")", ja: "制約 \(count) 個")
    #expect(phrase.text(in: .english).string == text)
    #expect(phrase.text(in: .japanese).string == "制約 \(count) 個")
  }

  @Test func irregularPluralsAreGiven() {
    #expect(("\(2, of: "axis", plural: "axes")" as Text).string == "2 axes")
    #expect(("\(1, of: "axis", plural: "axes")" as Text).string == "1 axis")
  }

  @Test func aPhraseWithinAPhraseSpeaksTheSameLanguage() {
    let leading = Phrase(en: "leading edge", ja: "先頭")
    let phrase = Phrase(en: "nothing fixes its \(leading)", ja: "\(leading)を決めるものがありません")
    #expect(phrase.text(in: .english).string == "nothing fixes its leading edge")
    #expect(phrase.text(in: .japanese).string == "先頭を決めるものがありません")
    let bare: Phrase = "\("title", as: .name): \(leading, as: .hint)"
    #expect(bare.text(in: .japanese).string == "title: 先頭")
    #expect(bare.text(in: .english).spans.map(\.role) == [.name, .plain, .hint])
  }

  @Test func aBareLiteralReadsAlikeInBothLanguages() {
    let phrase: Phrase = "y  \(48.0) → \(40.0)"
    #expect(phrase.text(in: .english) == phrase.text(in: .japanese))
    #expect(phrase.text(in: .english).string == "y  48 → 40")
  }

  @Test func listsHaveAnAndAtTheEnd() {
    func list(_ items: Phrase..., in language: Language) -> String {
      items.listed().text(in: language).string
    }
    #expect(list(in: .english) == "")
    #expect(list("a", in: .english) == "a")
    #expect(list("a", "b", in: .english) == "a and b")
    #expect(list("a", "b", "c", in: .english) == "a, b and c")
    #expect(list("a", "b", "c", in: .japanese) == "a、b、c")
  }
}

struct LanguageTests {
  @Test(
    arguments: [
      ("ja_JP.UTF-8", .japanese), ("ja", .japanese), ("ja-JP", .japanese), ("en_GB@euro", .english),
      ("EN_us", .english), ("C", nil), ("POSIX", nil), ("de_DE.UTF-8", nil), ("", nil),
      ("jam", nil),
    ] as [(String, Language?)])
  func localeNamesGiveALanguage(name: String, language: Language?) {
    #expect(Language(localeName: name) == language)
  }

  @Test func codesAreTwoLetters() {
    #expect(Language(code: "ja") == .japanese)
    #expect(Language(code: "en") == .english)
    #expect(Language(code: "ja_JP") == nil)
    #expect(Language.allCases.map(\.code) == ["en", "ja"])
  }
}

import Prose
import Testing

/// Words that are put into a Japanese sentence stand apart from it where they are Latin.
@Suite struct SubstitutionTests {
  @Test(arguments: [
    (Phrase(en: "true or false", ja: "true か false"), "ここには true か false が必要です"),
    (Phrase(en: "insets", ja: "インセット (top…)"), "ここにはインセット (top…) が必要です"),
    (Phrase(en: "a name", ja: "名前"), "ここには名前が必要です"),
    (Phrase("(top: 1)"), "ここには (top: 1) が必要です"), (Phrase(), "ここにはが必要です"),
  ])
  func latinWordsStandApart(what: Phrase, sentence: String) {
    let phrase = Phrase(en: "\(what) is needed", ja: "ここには\(what)が必要です")
    #expect(phrase.japanese.string == sentence)
    #expect(phrase.english.string == "\(what.english.string) is needed")
  }

  @Test func blanksAndPunctuationAreLeftAsTheyAre() {
    let word = Phrase("UIKit")
    let phrase = Phrase(en: "", ja: "これは「\(word)」と \(word) と、\(word)。")
    #expect(phrase.japanese.string == "これは「UIKit」と UIKit と、UIKit。")
  }

  /// Numbers and names are written as the sentence has them.
  @Test func whatIsNoWordIsGluedWhereTheSentenceGluesIt() {
    #expect(Phrase(en: "", ja: "約\(3)倍").japanese.string == "約3倍")
  }
}

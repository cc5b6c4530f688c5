import Prose
import Testing

struct SpellingTests {
  private func expectSuggestions(
    for word: String, among candidates: [String], are expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Spelling.suggestions(for: word, among: candidates) == expected,
      sourceLocation: sourceLocation)
  }

  @Test func oneSlipIsForgiven() {
    let words = ["title", "button", "photo", "leading"]
    expectSuggestions(for: "titel", among: words, are: ["title"])
    expectSuggestions(for: "tittle", among: words, are: ["title"])
    expectSuggestions(for: "buton", among: words, are: ["button"])
    expectSuggestions(for: "phono", among: words, are: ["photo"])
    expectSuggestions(for: "TITLE", among: words, are: ["title"])
    expectSuggestions(for: "xyz", among: words, are: [])
  }

  @Test func shortWordsAreNotGuessed() {
    expectSuggestions(for: "a", among: ["b", "c", "ab", "A"], are: ["A"])
    expectSuggestions(for: "", among: ["a", ""], are: [])
    expectSuggestions(for: "写直", among: ["写真", "真", "題名"], are: ["写真"])
  }

  @Test func theNearestComeFirstAndThenTheOrderGiven() {
    expectSuggestions(
      for: "heading", among: ["trailing", "leading", "heading2", "heading", "reading", "heading"],
      are: ["heading", "leading", "heading2"])
  }

  @Test func theNumberOfSuggestionsIsLimited() {
    #expect(Spelling.suggestions(for: "ab", among: ["aa", "bb"], atMost: 1) == ["aa"])
    #expect(Spelling.suggestions(for: "ab", among: ["aa"], atMost: 0).isEmpty)
  }

  @Test func endlessWordsAreLeftAlone() {
    let endless = String(repeating: "x", count: 1_000_000)
    expectSuggestions(for: endless, among: [endless, "x"], are: [])
    expectSuggestions(for: "x", among: [endless], are: [])
    let long = String(repeating: "x", count: 64)
    expectSuggestions(for: long + "x", among: [long], are: [])
    expectSuggestions(for: long, among: [long + "y"], are: [long + "y"])
  }

  @Test func tenThousandCandidatesAreSearched() {
    let candidates = (0..<10_000).map { "constraint\($0)" }
    expectSuggestions(
      for: "constrant9999", among: candidates,
      are: ["constraint9999", "constraint999", "constraint1999"])
  }

  /// The banded distance against the whole table, plainly written.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theSuggestedAreExactlyTheNearOnes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word() -> String {
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          "abc".randomElement(using: &random) ?? "a"
        })
    }
    let typed = word()
    let reach = (typed.count + 1) / 3
    for candidate in (0..<20).map({ _ in word() }) {
      let isNear = plainDistance(Array(typed), Array(candidate)) <= reach
      #expect(
        Spelling.suggestions(for: typed, among: [candidate]).isEmpty == !isNear,
        "\(typed) \(candidate)")
    }
  }

  private func plainDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for j in 0...b.count { table[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        table[i][j] = min(table[i - 1][j - 1] + change, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}

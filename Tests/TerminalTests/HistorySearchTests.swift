import Testing

@testable import LineEditing

@Suite struct HistorySearchTests {
  private func search(
    _ text: String, in entries: [String] = ["Title = 1", "add 写真", "title = 2", "か\u{3099}"]
  ) -> HistorySearch {
    var search = HistorySearch(in: entries)
    for scalar in text.unicodeScalars { search.append(scalar) }
    return search
  }

  @Test func `The newest entry with the text is found, with the place of the text`() {
    #expect(search("真").match == HistorySearch.Match(entry: "add 写真", offset: 5))
    #expect(search("").match == nil)
  }

  @Test func `Small letters find capitals, and capitals only themselves`() {
    var small = search("title")
    #expect(small.match?.entry == "title = 2")
    small.findOlder()
    #expect(small.match?.entry == "Title = 1")
    #expect(search("Title").match?.entry == "Title = 1")
  }

  @Test func `What is not found leaves what was found`() {
    var search = search("titlx")
    #expect(!search.isFound)
    #expect(search.match?.entry == "title = 2")
    search.removeLast()
    #expect(search.isFound)
    search.findNewer()
    #expect(!search.isFound)
  }

  @Test func `A character in parts finds the same in one`() {
    #expect(search("か\u{3099}").match?.entry == "か\u{3099}")
    #expect(search("が").isFound)
  }

  @Test func `Without entries nothing is found`() {
    var empty = search("a", in: [])
    #expect(!empty.isFound)
    empty.removeLast()
    empty.findOlder()
    #expect(empty.match == nil)
  }
}

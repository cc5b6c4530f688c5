import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  private func step(_ line: String, _ start: Int, _ texts: [String]) -> Completion.Step {
    Completion(start: start, candidates: texts.map { Completion.Candidate(text: $0) })
      .step(in: line, at: line.utf8.count)
  }

  @Test func `The only candidate replaces the word, and a blank follows`() {
    #expect(step("tre", 0, ["tree"]) == .replace("tree "))
  }

  @Test func `No blank follows a candidate that goes on, nor where one stands already`() {
    let open = Completion(
      start: 0, candidates: [Completion.Candidate(text: "title.", isFollowedByBlank: false)])
    #expect(open.step(in: "ti", at: 2) == .replace("title."))
    let tree = Completion(start: 0, candidates: [Completion.Candidate(text: "tree")])
    #expect(tree.step(in: "tre view", at: 3) == .replace("tree"))
  }

  @Test func `Several candidates give what they share, in whole characters`() {
    #expect(step("add 写", 4, ["写真", "写真の説明"]) == .replace("写真"))
    #expect(step("p", 0, ["pe\u{301}a", "peb"]) == .list)
  }

  @Test func `What they share is taken in their case, whatever was typed`() {
    #expect(step("TI", 0, ["title", "title2"]) == .replace("title"))
    #expect(step("TIT", 0, ["title"]) == .replace("title "))
  }

  @Test func `What they share is listed if it is no more than the word`() {
    #expect(step("t", 0, ["tree", "title"]) == .list)
    #expect(step("x", 0, ["tree", "trace"]) == .list)
  }

  @Test func `What waits for a letter is listed, and taken once it is begun`() {
    let option = Completion(
      start: 5, candidates: [Completion.Candidate(text: "--json", waitsForLetter: true)])
    #expect(option.step(in: "tree ", at: 5) == .list)
    #expect(option.step(in: "tree --", at: 7) == .replace("--json "))
  }

  @Test func `Without candidates nothing happens`() {
    #expect(step("tre", 0, []) == .nothing)
  }
}

@Suite struct CandidateListTests {
  private func lines(
    _ candidates: [Completion.Candidate], columns: Int, height: Int = 20
  ) -> [String] {
    CandidateList(candidates, columns: columns, height: height).lines { $0 }
  }

  private let views = [
    Completion.Candidate(text: "写真", note: "画像"),
    Completion.Candidate(text: "title", note: "label"),
    Completion.Candidate(text: "ok", note: "button"),
  ]

  @Test func `Columns are aligned by what is seen, not by characters`() {
    #expect(lines(views, columns: 17) == ["  写真   画像", "  title  label", "  ok     button"])
  }

  @Test func `Candidates run downwards in as many columns as fit`() {
    #expect(lines(views, columns: 36) == ["  写真   画像   ok  button", "  title  label"])
    let plain = ["a", "b", "c", "d", "e"].map { Completion.Candidate(text: $0) }
    #expect(lines(plain, columns: 10) == ["  a  c  e", "  b  d"])
  }

  @Test func `What finds no room is counted, and one row is left for saying so`() {
    let many = (1...30).map { Completion.Candidate(text: "a long name that fills its row \($0)") }
    let list = CandidateList(many, columns: 40, height: 10)
    #expect(list.rows.count == 9)
    #expect(list.hiddenCount == 21)
  }

  @Test func `Words about candidates give way before a candidate does`() {
    let many = (1...30).map { Completion.Candidate(text: "v\($0)", note: "a view of this name") }
    let list = CandidateList(many, columns: 40, height: 10)
    #expect(list.hiddenCount == 0)
    #expect(list.rows.joined().allSatisfy { $0.note.isEmpty })
  }

  @Test func `No word is asked for that the list has no room for`() {
    var askedCount = 0
    let many = (1...1000).map { number in
      Completion.Candidate(
        text: "view\(number)",
        note: { () -> String in
          askedCount += 1; return "UIView"
        }())
    }
    #expect(CandidateList(many, columns: 80, height: 22).hiddenCount > 0)
    #expect(askedCount == 0)
    let few = CandidateList(Array(many.prefix(30)), columns: 80, height: 22)
    #expect(few.hiddenCount == 0)
    #expect(askedCount == 30)
  }

  @Test func `A list that just fits hides nothing`() {
    let many = (1...10).map { Completion.Candidate(text: "v\($0)", note: "a view of this name") }
    let list = CandidateList(many, columns: 40, height: 10)
    #expect(list.rows.count == 10)
    #expect(list.hiddenCount == 0)
  }

  @Test(arguments: 1..<40)
  func `No row reaches the last column`(columns: Int) {
    for line in lines(views, columns: columns) where columns > 4 {
      #expect(DisplayWidth.of(line) < columns)
    }
  }

  @Test func `Every candidate is listed once, whatever the width`() {
    let names = (1...57).map { "view\($0)" }
    for columns in 10..<120 {
      let list = CandidateList(
        names.map { Completion.Candidate(text: $0) }, columns: columns, height: 100)
      let shown = list.rows.flatMap { $0 }.map { $0.text.filter { $0 != " " } }
      #expect(Set(shown) == Set(names))
      #expect(shown.count == names.count)
    }
  }
}

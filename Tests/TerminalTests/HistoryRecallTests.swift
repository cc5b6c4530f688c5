import Testing

@testable import LineEditing

/// Up and Down: through the entries that begin as typed, and through the lines of a block.
@Suite struct HistoryRecallTests {
  private let entries = ["add label a", "tree", "add view b\nb.width == 1", "tree"]

  private func walk(_ typed: String) -> HistoryRecall {
    HistoryRecall(from: typed, beginningWith: typed, in: entries)
  }

  /// What the line shows after each step; `nil` where there was none.
  private func shown(_ typed: String, _ steps: [Int]) -> [String?] {
    var walk = walk(typed)
    return steps.map { step in
      let isThere = step < 0 ? walk.goOlder() : walk.goNewer()
      return isThere ? walk.shown : nil
    }
  }

  @Test func `Only what begins as typed is gone through`() {
    let block = "add view b\nb.width == 1"
    #expect(
      shown("add", [-1, -1, -1, 1, 1, 1]) == [block, "add label a", nil, block, "add", nil])
  }

  @Test func `With nothing typed all are`() {
    #expect(shown("", [-1, -1, -1]) == ["tree", "add view b\nb.width == 1", "tree"])
  }

  @Test func `What nothing begins with stays`() { #expect(shown("zzz", [-1]) == [nil]) }

  @Test func `A block is gone through line by line`() {
    let text = "ab\n写真の\nc"
    #expect(BlockPlace(in: text, at: text.utf8.count).moved(by: -1) == -4)
    #expect(BlockPlace(in: text, at: 3).moved(by: -1) == -3)
    #expect(BlockPlace(in: text, at: 0).moved(by: -1) == nil)
    #expect(BlockPlace(in: text, at: 2).moved(by: 1) == 3)
    #expect(BlockPlace(in: text, at: text.utf8.count).moved(by: 1) == nil)
  }
}

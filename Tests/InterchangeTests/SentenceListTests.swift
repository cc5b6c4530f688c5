import Testing

@testable import Interchange

@Suite struct SentenceListTests {
  private let list = SentenceList<Int>([("abc", 1), ("ab", 2), ("xy", 3), ("写真 a", 4)])

  @Test(
    arguments: [
      ("", nil), ("a", nil), ("ab", 2), ("xy ab", 2), ("xy ab abc", 1), ("aabcab", 1), ("x写真 a", 4),
      ("a b c x y 写 真", nil),
    ] as [(String, Int?)])
  func `Of the sentences in a text the one that stands first in the list counts`(
    text: String, kind: Int?
  ) {
    #expect(list.first(in: text)?.kind == kind)
    #expect(list.first(in: text[...])?.kind == kind)
  }

  @Test func `What is long is looked through to its end`() {
    let text = String(repeating: "a x ", count: 50_000)
    #expect(list.first(in: text) == nil)
    #expect(list.first(in: text + "xy")?.words == "xy")
  }
}

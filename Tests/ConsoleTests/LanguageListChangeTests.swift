import Testing

@testable import Console

/// What changes lists and dictionaries.
struct LanguageListChangeTests {
  @Test(arguments: [
    ("list[0] = 9", "[9, 1, 2]"), ("list.append(4)", "[3, 1, 2, 4]"),
    ("list.append(contentsOf: [4, 5])", "[3, 1, 2, 4, 5]"),
    ("list.insert(4, at: 0)", "[4, 3, 1, 2]"),
    ("list.remove(at: 1)", "[3, 2]"), ("list.removeFirst()", "[1, 2]"),
    ("list.removeLast()", "[3, 1]"), ("_ = list.popLast()", "[3, 1]"), ("list.removeAll()", "[]"),
    ("list.removeAll { $0 > 1 }", "[1]"), ("list.removeAll(where: { $0 == 3 })", "[1, 2]"),
    ("list.reverse()", "[2, 1, 3]"), ("list.sort()", "[1, 2, 3]"),
    ("list.swapAt(0, 2)", "[2, 1, 3]"), ("list += [8]", "[3, 1, 2, 8]"),
    ("let last = list.removeLast(); list[0] = last", "[2, 1]"),
    ("while let n = list.popLast() { if n == 1 { break } }", "[3]"),
  ])
  func aListChanges(code: String, list: String) throws {
    #expect(
      try LanguageDesk.holds(
        "do { var list = [3, 1, 2]; \(code); if list == \(list) { photo.alpha = 0.5 } }",
        "photo.alpha == 0.5"))
  }

  @Test(arguments: [
    ("all[\"b\"] = 2", "[\"a\": 1, \"b\": 2]"), ("all[\"a\"] = 2", "[\"a\": 2]"),
    ("all[\"a\"] = nil", "[:]"), ("all[\"b\", default: 5] += 1", "[\"a\": 1, \"b\": 6]"),
  ])
  func aDictionaryChanges(code: String, entries: String) throws {
    let code =
      "do { var all = [\"a\": 1]; \(code); if all == \(entries) { photo.alpha = 0.5 } }"
    #expect(try LanguageDesk.holds(code, "photo.alpha == 0.5"))
  }

  @Test(arguments: [
    ("list[3] = 1", "3"), ("list.remove(at: 3)", "3"), ("list.swapAt(0, 3)", "3"),
    ("list.removeAll(); list.removeLast()", "removeLast()"),
  ])
  func aPlaceThatIsNotThereIsRefused(code: String, place: String) throws {
    try expectRefusal(of: "do { var list = [3, 1, 2]; \(code) }", at: place, "the list has")
  }

  /// What goes in and out of values has to go down to their ends.
  @Test(arguments: [
    "do { var x = [1]; for _ in 0..<9000 { x = [x] } }",
    "do { var x = [\"a\": 1]; for _ in 0..<9000 { x = [\"a\": x] } }",
    "do { var x = [1]; for _ in 0..<9000 { var y = [1]; y.append(x); x = y } }",
    "do { var x = [\"a\": 1]; for _ in 0..<9000 { x[\"a\"] = x } }",
    "(0..<9000).reduce((1, photo)) { x, _ in (x, photo) }",
    "struct S { var s: Any }\ndo { var x = S(s: 1); for _ in 0..<9000 { x = S(s: x) } }",
    "struct S { var s: Any }\ndo { var x = S(s: 1); for _ in 0..<9000 { x.s = x } }",
    "struct S { var s: Any; init(_ s: Any) { self.s = s } }\ndo { var x = S(1); for _ in 0..<9000 { x = S(x) } }",
    "enum E { case one, more(Any) }\ndo { var x = E.one; for _ in 0..<9000 { x = .more(x) } }",
    "enum E { case one, more(Any) }\ndo { var x = E.one; for _ in 0..<9000 { x = E.more(x) } }",
  ])
  func valuesWithinOneAnotherHaveADepth(code: String) throws {
    try expectRefusal(of: code, on: LanguageDesk(), "64 deep")
  }

  /// It would be counted to its end for seconds.
  @Test func whatIsFarTooLargeIsCountedOnlySoFar() throws {
    let row = "Array(repeating: 0, count: 10000)"
    try expectRefusal(
      of: "let rows = Array(repeating: \(row), count: 10000)", on: LanguageDesk(), "10000 things")
  }

  @Test func elementsOfOthersAreNotSet() throws {
    try expectRefusal(of: "title.text[0] = 1", at: "title.text[0]", "lists and dictionaries")
  }
}

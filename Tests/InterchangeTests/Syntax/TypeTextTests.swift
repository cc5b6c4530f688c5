import Testing

@testable import Interchange

/// Types as they were written, taken apart.
struct TypeTextTests {
  @Test(arguments: [
    ("[Row]", "Row"), ("[Row]?", "Row"), ("Array<Row>", "Row"), ("Set<Row>!", "Row"),
    ("[(view: UIView, gap: CGFloat)]", "(view: UIView, gap: CGFloat)"), ("[Kind: Row]", nil),
    ("Row", nil), ("[(Int) -> Void]", "(Int) -> Void"),
  ])
  func aListHasElements(type: String, element: String?) {
    #expect(type.elementType == element)
  }

  @Test(arguments: [
    ("(view: UIView, gap: CGFloat)", ["view UIView", "gap CGFloat"]),
    ("(UIView, gap : [String: Int])?", ["- UIView", "gap [String: Int]"]),
    ("(done: (Int) -> Void, view: UIView)", ["done (Int) -> Void", "view UIView"]),
    ("UIView", []),
  ])
  func aTupleHasPlaces(type: String, places: [String]) {
    #expect((type.tuplePlaces ?? []).map { "\($0.label ?? "-") \($0.type)" } == places)
  }

  @Test(arguments: ["Base<V: UIView, W>", "Base<Box<Int>, [Row]>", "Base"])
  func aGenericTypeHasAName(type: String) {
    #expect(type.withoutGenerics == "Base")
  }

  @Test func aDictionaryHasKeysAndValues() {
    #expect("[Kind: [Int: Row]]".entryTypes?.key == "Kind")
    #expect("[Kind: [Int: Row]]?".entryTypes?.value == "[Int: Row]")
    #expect("Row??".unwrappedType == "Row")
  }

  /// Those of closures within are theirs; `if` and its like have braces of their own.
  @Test(arguments: [
    ("$0.isHidden = $1", 2), ("$0.sorted { $0 < $1 }", 1), ("if $0 { f($1) }", 2), ("f()", 0),
    ("if $0.contains(where: { $0 < $1 }) { f($0) }", 1), ("\"\\($0) \\($2)\"", 3),
    ("for x in $0 { x.map { $0 + $1 } }", 1), ("switch $0 { case .a: f($1) }", 2),
  ])
  func aClosureSpeaksOfItsOwn(code: String, count: Int) {
    #expect(RawText(code).placeholderCount == count)
  }
}

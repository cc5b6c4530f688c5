import Testing

@testable import LayoutCode

/// Nothing is made larger than a value may be, and what came before stays.
@Suite struct ValueLimitTests {
  private static let long = "String(repeating: \"a\", count: 99_000)"

  @Test(arguments: [
    // What doubles, and what nests, each by any way in which values are put together.
    "var a: [Any] = [1]\nfor _ in 0..<90 { a = [a, a] }",
    "var a: [Any] = []\nfor _ in 0..<5_000 { a = [a] }",
    "var a: [Any] = []\nfor _ in 0..<5_000 { a.append(a) }",
    "var a: [String: Any] = [:]\nfor _ in 0..<5_000 { a = [\"k\": a] }",
    "var a: [String: Any] = [:]\nfor _ in 0..<5_000 { a[\"k\"] = a }",
    "var a: (Any, Any) = (1, 2)\nfor _ in 0..<5_000 { a = (a, a) }",
    "var a: [Any] = [1]\nfor _ in 0..<90 { a = Array(repeating: a, count: 2) }",
    "var a: [Any] = [1]\nfor _ in 0..<90 { a = [1, 2].map { _ in a } }",
    // Texts that would be longer than all memory.
    "let a = LONG\nlet b = a.replacingOccurrences(of: \"a\", with: a)",
    "let a = LONG\nlet b = Array(repeating: a, count: 9_000).joined(separator: a)",
    "let a = LONG\nlet b = String(format: String(repeating: \"%1$@\", count: 20_000), a)",
    "let a = LONG\nlet b = \"\\(Array(repeating: a, count: 9_000))\"",
    "let a = Array(repeating: 1, count: 9_000)\nlet b = a.flatMap { _ in a }",
    "let a = Array(repeating: Array(repeating: 1, count: 9_000), count: 9)\nlet b = a.joined()",
  ])
  func `What is put together without end is cut off`(body: String) throws {
    try expectConstraints(
      """
      let box = UIView()
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      \(body.replacing("LONG", with: Self.long))
      """, ["box.width == 5"])
  }

  @Test func `What anybody means is no more than a value may be`() {
    let list = Value.list(Array(repeating: .whole(1), count: ValueLimits.listCount))
    #expect(list.excess == nil)
    #expect(
      Value.list([list, .text("a"), .tuple([.init(label: "x", value: list)])]).excess == nil)
    var nested = Value.whole(1)
    for _ in 0..<ValueLimits.nesting { nested = .list([nested]) }
    #expect(nested.excess == nil)
    #expect(Value.list([nested]).excess != nil)
    #expect(Value.list(Array(repeating: list, count: 20)).excess != nil)
  }

  /// Views are put into the window without laying it out each time.
  @Test func `As many rows as apps have are made`() throws {
    let result = try RunResult(
      """
      class C: UIViewController { override func viewDidLoad() {
      for _ in 0..<700 { let a = UIView(); view.addSubview(a) } } }
      """)
    #expect(!result.run.isCutOff)
    #expect(result.views.count == 700)
  }
}

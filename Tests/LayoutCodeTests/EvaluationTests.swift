import Testing

@testable import LayoutCode

/// What Swift does with values, seen in the numbers of constraints.
@Suite struct EvaluationTests {
  /// A number as the constant of a constraint.
  private func expect(
    _ body: String, members: String = "", is number: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectConstraints(
      body
        + "\nview.addSubview(box)\nbox.widthAnchor.constraint(equalToConstant: n).isActive = true",
      members: "let box = UIView()\n" + members, ["box.width == \(number)"],
      sourceLocation: sourceLocation)
  }

  /// Every round goes through all views that the rounds before it made.
  @Test func aLoopThatNeverEndsIsEndedByWhatItCosts() throws {
    try expectConstraints(
      """
      let box = UIView()
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      while true { let v = UIView(); view.insertSubview(v, at: 0); _ = v.frame }
      """, ["box.width == 5"])
  }

  @Test(arguments: [
    ("let n: CGFloat = 10 / 4", "2.5"), ("let n = 10 / 4", "2"), ("let n = 2 + 3 * 4", "14"),
    ("let n = 10.0 / 4", "2.5"), ("let w: CGFloat = 9\nlet n = w / 2", "4.5"),
    ("var n = 3\nn += 4\nn *= 2", "14"), ("let n = [1, 2, 3].count", "3"),
    ("let n = 7 % 4", "3"), ("let n = -(-5)", "5"), ("let n = true ? 8 : 9", "8"),
    ("let o: Int? = nil\nlet n = o ?? 6", "6"), ("let n = (a: 4, b: 5).b", "5"),
    ("var n = 0\nfor i in 1...4 { n += i }", "10"), ("var n = 0\nwhile n < 5 { n += 2 }", "6"),
    ("var n = 0\nrepeat { n += 1 } while n < 3", "3"),
    (
      "var n = 0\nouter: for i in 0..<9 { for j in 0..<9 { if i * j == 6 { n = i + j; break outer } } }",
      "7"
    ),
    ("var n = 1\ndo { defer { n += 1 }\n n = 5 }", "6"),
    ("let f = { (a: Int, b: Int) in a - b }\nlet n = f(9, 2)", "7"),
    ("let f: (Int) -> Int = { $0 * 3 }\nlet n = f(4)", "12"),
    (
      "func twice(_ x: CGFloat, plus y: CGFloat = 1) -> CGFloat { x * 2 + y }\nlet n = twice(4)",
      "9"
    ),
    (
      "func add(_ xs: Int...) -> Int { var s = 0\nfor x in xs { s += x }\nreturn s }\nlet n = add(1, 2, 3)",
      "6"
    ),
    ("func up(_ x: inout Int) { x += 5 }\nvar n = 1\nup(&n)", "6"),
    ("let n = if 3 > 2 { 4 } else { 5 }", "4"),
    ("let d = [\"a\": 3]\nlet n = d[\"a\"]!", "3"), ("var d = [1, 2]\nd[0] = 7\nlet n = d[0]", "7"),
    ("let (a, n) = (1, 8)", "8"), ("let t = \"abc\"\nlet n = t.count", "3"),
  ])
  func numbersAreCountedAsSwiftDoes(_ body: String, _ number: String) throws {
    try expect(body, is: number)
  }

  @Test(arguments: [
    (
      "enum Kind: Int { case a = 3, b, c }\nstatic let kind = Kind.c", "let n = C.kind.rawValue",
      "5"
    ),
    (
      "enum Shape { case named([String: CGFloat]), square(CGFloat), none }",
      "let s = Shape.square(7)\nvar n: CGFloat = 0\nif case .square(let side) = s { n = side }", "7"
    ),
    (
      "enum Side { case left, right\nvar inset: CGFloat { switch self { case .left: return 4\ncase .right: return 6 } } }",
      "let s: Side = .right\nlet n = s.inset", "6"
    ),
    (
      "struct Metrics { static let row: CGFloat = 44\nstatic var half: CGFloat { row / 2 } }",
      "let n = Metrics.half", "22"
    ),
    (
      "struct Box { var inset = 3\nmutating func grow(by d: Int) { inset += d } }",
      "var b = Box()\nb.grow(by: 4)\nlet n = b.inset", "7"
    ),
    (
      "struct In { var left = 1 }\nstruct Out { var inner = In() }",
      "var o = Out()\nvar p = o\no.inner.left = 8\np.inner.left += 1\nlet n = o.inner.left + p.inner.left",
      "10"
    ),
    ("struct P { let a: Int\nlet b: Int }", "let n = P(a: 2, b: 3).b", "3"),
    (
      "class A { var v = 1\nfunc f() -> Int { v } }\nclass B: A { override func f() -> Int { super.f() + 10 } }",
      "let b = B()\nb.v = 5\nlet n = b.f()", "15"
    ),
    (
      "class A { let v: Int\ninit(v: Int) { self.v = v }\nconvenience init() { self.init(v: 9) } }",
      "let n = A().v", "9"
    ),
    (
      "class A { var v = 1 { didSet { w = oldValue + v } }\nvar w = 0 }",
      "let a = A()\na.v = 4\nlet n = a.w", "5"
    ),
    ("class A { lazy var v: Int = { 6 }() }", "let n = A().v", "6"),
    ("class A { subscript(i: Int) -> Int { i * 2 } }", "let n = A()[4]", "8"),
    (
      "static func make(_ x: Int) -> Int { x }\nstatic func make(_ x: String) -> Int { 99 }",
      "let n = C.make(\"a\")", "99"
    ),
    (
      "enum Err: Error { case bad }\nfunc f() throws -> Int { throw Err.bad }",
      "var n = 1\ndo { n = try f() } catch { n = 2 }", "2"
    ),
    (
      "struct V { var x: Int\nstatic func + (a: V, b: V) -> V { V(x: a.x + b.x) } }",
      "let n = (V(x: 2) + V(x: 3)).x", "5"
    ),
    ("typealias Gap = CGFloat", "let n: Gap = 12", "12"),
  ])
  func declaredTypesWork(_ members: String, _ body: String, _ number: String) throws {
    try expect(body, members: members, is: number)
  }

  @Test func protocolsAndExtensionsGiveMembers() throws {
    let result = try RunResult(
      """
      protocol Padded {}
      extension Padded { var pad: CGFloat { 20 } }
      extension UIView {
        func pin(to other: UIView, by pad: CGFloat) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: pad).isActive = true
        }
      }
      """,
      """
      class C: UIViewController, Padded {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.pin(to: view, by: pad)
        }
      }
      """)
    #expect(result.constraints == ["box.top == view.top + 20"])
    #expect(result.sites == ["5: 1"])
  }

  @Test func endlessCallsEnd() throws {
    let result = try RunResult(
      "class C: UIViewController { func f() { f() }\noverride func viewDidLoad() { f() } }")
    #expect(result.leftOut.count == 1)
  }

  @Test func endlessLoopsEnd() throws {
    let result = try RunResult(
      "class C: UIViewController { override func viewDidLoad() { var i = 0\nwhile true { i += 1 } } }"
    )
    #expect(result.run.isCutOff)
  }
}

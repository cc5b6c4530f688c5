import Interchange
import Testing

/// Conditions, functions and types: what stands between their braces is kept as it is.
struct SyntaxCodeTests {
  @Test(arguments: [
    ("if a { b() }", "if a { b() }"),
    ("if a == 1, let c = d { b() } else { e() }", "if a == 1, let c = d { b() } else { e() }"),
    ("if a { b() } else if c { d() }", "if a { b() } c { d() }"),
    ("if let title { b() }", "if let title = title { b() }"),
    ("if #available(iOS 13.0, *) { b() } else { c() }", "if true { b() } else { c() }"),
    ("if #unavailable(iOS 13.0) { b() }", "if false { b() }"),
    ("switch a { case .b: c(); case .d: e() }", "if a is .b { c(); } a is .d { e() }"),
    ("if case .small = size { b() }", "if size is .small { b() }"),
    ("guard let a = b else { return }", "guard let a = b {} else { return }"),
    ("if a.isHidden && !b.isEmpty { c() }", "if a.isHidden and not b.isEmpty { c() }"),
    ("if views.contains(a) { b.c { d } }", "if views.contains(a) { b.c { d } }"),
    ("do { b() } catch { c() }", "if  { b() }"),
    ("do { b() } catch let e as E { c() } catch { d() }; e()", "if  { b() }; e()"),
    (
      "switch a.b { case .c, .d: e() ; default: break }",
      "if a.b is .c or .d { e() ; } else { break }"
    ),
  ])
  func conditionsAreRead(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test func eachCaseOfASwitchBeginsALine() throws {
    let block = """
      switch style {
      case .incoming: a()
      case .outgoing, .system:
        switch b {
        case .c: d()
        default: break
        }
      default:
        e()
      }
      """
    let conditional = try #require(conditional(try StatementReader.read(RawText(block)).first))

    #expect(conditional.branches.count == 2)
    #expect(conditional.branches[0].body.text.contains("a()"))
    #expect(conditional.branches[1].body.text.contains("default: break"))
    #expect(conditional.otherwise?.text.contains("e()") == true)
  }

  private func conditional(_ statement: Statement?) -> Statement.Conditional? {
    if case .conditional(let conditional)? = statement { conditional } else { nil }
  }

  @Test(arguments: [
    ("func f() { x }", "method f() { x }"),
    ("@objc private func tap(_ sender: UIButton) { }", "handler tap(_ sender) { }"),
    (
      "@available(iOS 13, *) func f(at place: Int = 3) -> Int { 4 }", "method f(at place = 3) { 4 }"
    ),
    ("func add(_ views: UIView...) { }", "method add(_ views...) { }"),
    ("override init(frame: CGRect) { a() }", "initializer init(frame frame) { a() }"),
    ("required init?(coder: NSCoder) { a() }", "initializer init(coder coder) { a() }"),
    ("func f<T: UIView>(then done: @escaping (T) -> Void) throws { }", "method f(then done) { }"),
    ("class func f() { }", "method f() { }"),
    ("var side: CGFloat { 44 }", "property side() { 44 }"),
    (
      "var side: CGFloat { get { 44 } set { f(newValue) } }",
      "property side() { 44 }; setter side(newValue newValue) { f(newValue) }"
    ),
    ("func f()\n  -> Int\n{ 4 }", "method f() { 4 }"),
    ("func f<T>(a: T)\n  where T: B\n{ }", "method f(a a) { }"),
    ("final class A: UIView, B.C { let a = 1 }", "type A: UIView, B.C { let a = 1 }"),
    ("private enum Metrics { static let gap = 8 }", "type Metrics { static let gap = 8 }"),
    ("extension UIView { func f() { { } } }", "extension UIView { func f() { { } } }"),
    ("class A<T: B>: C where T: D { }", "type A: C { }"),
  ])
  func declarationsAreRead(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test(arguments: [
    "protocol A: AnyObject { func f(); var a: Int { get } }", "typealias A = (Int) -> Void",
    "deinit { f() }", "import UIKit",
  ])
  func whatMakesNothingIsNothing(line: String) {
    #expect(reading(of: line) == "blank")
  }

  @Test(arguments: [
    ("x = a ? 1 : 2", "x = a ? 1 : 2"),
    ("x = a > 1 ? .b : c ? 2 : 3", "x = a > 1 ? .b : c ? 2 : 3"),
    ("x = (a ? 1 : 2) + 3", "x = (a ? 1 : 2) + 3"),
    ("x = a ?? 2 == 3", "x = a ?? 2 == 3"),
    ("x = a.b ?? c + 1", "x = a.b ?? c + 1"),
    ("a.b(c: 1) { d() }", "a.b(c: 1, { d() })"),
    ("a.b { c } done: { _ in }", "a.b({ c }, done: { _ in })"),
    ("x = f(completion: { _ in })", "x = f(completion: { _ in })"),
    ("x = Stack<UILabel>(items: a)", "x = Stack(items: a)"),
    ("x = Stack<[String: A?]>.made(b)", "x = Stack.made(b)"),
    ("let x = try? f(await g())", "let x = f(g())"),
    ("try.b = await.c", "try.b = await.c"),
    ("let f: ((Int) -> Void)? = nil", "let f: ((Int) -> Void)? = nil"),
    ("let a = { b }", "let a = { b }"),
    (
      "var a: B = .c { didSet { d() } }", "let a: B = .c; didSet a(oldValue oldValue) { d() }"
    ),
    ("var a = 1 { willSet { d() } }", "let a = 1; willSet a(newValue newValue) { d() }"),
    ("var a: B { didSet(old) { d() } }", "let a: B; didSet a(oldValue old) { d() }"),
    ("let a = (0..<n + 1).map { $0 }", "let a = (0..<n + 1).map({ $0 })"),
    ("a = b is C ? 1 : 2", "a = b as? C != nil ? 1 : 2"),
    ("for v in views.filter({ $0.a }) { v.b() }", "for v in views.filter({ $0.a }) { v.b() }"),
  ])
  func expressionsAreRead(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test(arguments: [
    ("44", "return 44"), ("[weak self] in a.b()", "a.b()"), ("return", "return"),
    ("let a = 1; return a", "let a = 1; return a"), ("break", "break"),
    ("Task { f() }", "Task({ f() })"),
  ])
  func codeBetweenBracesIsReadWhenItIsCarriedOut(code: String, meaning: String) throws {
    let statements = try StatementReader.read(code: RawText(code))
    #expect(statements.map(describe).joined(separator: "; ") == meaning)
  }
}

import Testing

@testable import Interchange

struct SyntaxExpressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let shape: String
    var testDescription: String { text }

    init(_ text: String, _ shape: String) {
      self.text = text
      self.shape = shape
    }
  }

  /// Every operator with its operands in parentheses, so that the grouping shows.
  private func shape(_ tree: ExpressionTree) -> String {
    switch tree.form {
    case .binary(let left, let binary, let right):
      "(\(shape(left)) \(binary.rawValue) \(shape(right)))"
    case .prefix(let prefix, let base): "(\(prefix.rawValue) \(shape(base)))"
    case .member(let base, let name): "\(shape(base)).\(name.text)"
    case .call(let base, let arguments):
      "\(shape(base))<\(arguments.map { shape($0.value) }.joined(separator: ", "))>"
    case .optionalChain(let base): shape(base) + "?"
    case .forced(let base): shape(base) + "!"
    case .reference(let base, let labels):
      "\(shape(base))(\(labels.map { ($0?.text ?? "_") + ":" }.joined()))"
    case .cast(let base, let type): "(\(shape(base)) as? \(type.text))"
    default: ExpressionWriter.write(tree)
    }
  }

  @Test(arguments: [
    Case("1 + 2 * 3", "(1 + (2 * 3))"),
    Case("1 - 2 - 3", "((1 - 2) - 3)"),
    Case("(1 - 2) / 3", "((1 - 2) / 3)"),
    Case("-a.b * 2", "((- a.b) * 2)"),
    Case("2 - -3", "(2 - (- 3))"),
    Case("2 −3", "(2 - 3)"),
    Case("a ≤ b", "(a <= b)"),
    Case("a == 1 and b < 2 or c", "(((a == 1) and (b < 2)) or c)"),
    Case("a && b || c && d", "((a and b) or (c and d))"),
    Case("not a == b and c", "((not (a == b)) and c)"),
    Case("!a == b", "((not a) == b)"),
    Case("!a.b()", "(not a.b<>)"),
    Case("(a < b) == (c < d)", "((a < b) == (c < d))"),
    Case("a!.b?.c", "a!.b?.c"),
    Case("x + 1 as CGFloat == 3", "((x + 1) == 3)"),
    Case("(a as? [String: UIView])?.count", "(a as? [String: UIView])?.count"),
    Case("a.b as? UILabel == nil", "((a.b as? UILabel) == nil)"),
    Case("a as? UILabel ?? b", "((a as? UILabel) ?? b)"),
    Case("a.b as! UILabel == nil", "((a.b as? UILabel)! == nil)"),
    Case("(a as! UILabel).b", "(a as? UILabel)!.b"),
    Case("+5", "5"),
    Case("1 | 1 << 4 & 3 ^ 2", "((1 | ((1 << 4) & 3)) ^ 2)"),
    Case("a >> 1 * 2", "((a >> 1) * 2)"),
    Case("a + 1 << 2", "(a + (1 << 2))"),
    Case("a &+ b &* c", "(a + (b * c))"),
    Case("a & b == c", "((a & b) == c)"),
    Case("a>>b", "(a >> b)"),
    Case("(a)>>(b)", "(a >> b)"),
    Case("Row<Box<Array<UILabel>>>(a)", "Row<a>"),
    Case("a as? Row<Box<UILabel>> ?? b", "((a as? Row<Box<UILabel>>) ?? b)"),
    Case("a as! UILabel & Row", "(a as? UILabel & Row)!"),
    Case("(rgb>>16)&0xFF", "((rgb >> 16) & 255)"),
    Case("~a.b & -1", "((~ a.b) & (- 1))"),
    Case("Row<Box<UILabel>>(a)", "Row<a>"),
    Case("f(&a, b & c)", "f<a, (b & c)>"),
  ])
  func operatorsGroupAsInSwift(_ example: Case) throws {
    #expect(shape(try ExpressionReader.read(RawText(example.text))) == example.shape)
  }

  @Test(arguments: [
    Case("8", "8"),
    Case("20.333", "20.333"),
    Case(".5", "0.5"),
    Case("1e3", "1000"),
    Case("2.5E-1", "0.25"),
    Case("1_000", "1000"),
    Case("0x1F_ff", "8191"),
    Case("0b1010", "10"),
    Case("0o17", "15"),
    Case("\"a\\\"b\\\\c\\n\\t\\u{1F600}\"", "\"a\\\"b\\\\c\\n\\t😀\""),
    Case("\"# no // comment\" # comment", "\"# no // comment\""),
    Case("nil", "nil"),
    Case("false", "false"),
    Case(".defaultHigh", ".defaultHigh"),
    Case("()", "()"),
    Case("(16, 40)", "(16, 40)"),
    Case("((16))", "16"),
    Case("(x: 1)", "(x: 1)"),
    Case("[]", "[]"),
    Case("[:]", "[:]"),
    Case("[a, b,]", "[a, b]"),
    Case("[\"a\": a, \"b\": 2]", "[\"a\": a, \"b\": 2]"),
    Case("CGRect(x: 0, y: -1, width: w, height: 3)", "CGRect(x: 0, y: -1, width: w, height: 3)"),
    Case("views[0].frame", "views[0].frame"),
    Case("title . width", "title.width"),
    Case("1 /* a /* nested */ comment */ + 2", "1 + 2"),
    Case("a　+　b", "a + b"),
  ])
  func literalsAndPostfixesAreWrittenBack(_ example: Case) throws {
    let tree = try ExpressionReader.read(RawText(example.text))
    #expect(ExpressionWriter.write(tree) == example.shape)
  }

  @Test func namesAreComposed() throws {
    let tree = try ExpressionReader.read(RawText("cafe\u{301}"))

    guard case .name(let name) = tree.form else {
      Issue.record("no name")
      return
    }
    #expect(Array(name.utf8) == Array("caf\u{E9}".utf8))
  }

  @Test func everyPartKnowsItsPlace() throws {
    let text = "写真.constraint(equalTo: b, multiplier: -2)"
    let tree = try ExpressionReader.read(RawText(text))

    guard case .call(let callee, let arguments) = tree.form,
      case .member(let base, let name) = callee.form
    else {
      Issue.record("no call of a member")
      return
    }
    #expect(tree.range.excerpt(of: text) == text)
    #expect(base.range.excerpt(of: text) == "写真")
    #expect(name.range.excerpt(of: text) == "constraint")
    #expect(arguments.map { String($0.value.range.excerpt(of: text)) } == ["b", "-2"])
    #expect(arguments.compactMap { $0.label?.text } == ["equalTo", "multiplier"])
  }
}

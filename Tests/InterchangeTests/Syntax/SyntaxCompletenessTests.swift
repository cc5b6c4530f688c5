import Testing

@testable import Interchange

struct SyntaxCompletenessTests {
  @Test(arguments: [
    "", "undo", "a.b = 1", "f(\n1\n)", "f(x) // (", "print(\")\")", "class A {\n}",
    "[1, /* \n ) */ 2\n]", "[1, /*\n] */\n]", "x = \"\"\"\n[ \" (\n\"\"\"", "f(\n#34C759)",
    "/*\n[\n*/",
    "import logs/*", "say en \"/*\"", "show b /* c",
    "[\"Unable to simultaneously satisfy constraints.\nrecover by breaking\n>",
    "@MainActor\n\nfinal class A {\n}", "@IBOutlet weak var a: UIView!", "c9 @999", "@ 9",
    "a))", "\"open\na.b = 1", "let y =\n5", "let y =\n\n", "a.leading ==",
    "a.b = 1 +", "class A:\n  UIView\n{\n}", "f(a, b,\n  c)", "class A: UIView",
    "class A:\n\n",
    "<?xml version=\"1.0\"?>\n<document>\n</document>",
    "Unable to simultaneously satisfy constraints.\n(\n\"<A>\"\n)\n"
      + "Will attempt to recover by breaking constraint\n<A>",
  ])
  func completeTexts(text: String) {
    #expect(Completeness.isComplete(text))
  }

  @Test(arguments: [
    "[1, /* \n ]", "[1, /*\n/*\n*/ ]", "/*\n[", "a = 1 /* b", "class A { /*",
    "x = \"\"\"\nabc\n\"\"", "f(1\n#34C759)", "\n\n<?xml",
    "@MainActor", "@available(iOS 13, *) // a\n\n@objc(A) @objcMembers // b\n",
    "let y = a +", "var b = a &&",
    "class A:", "@MainActor final class A:\n  UIView,\n  B", "struct A: B,",
    "let y =", "var gap: CGFloat = // five", "f(", "NSLayoutConstraint.activate([\n  a,",
    "class A {\n  func f() {\n  }", "x = \"abc",
    "x = \"\"\"\nabc", "<?xml version=\"1.0\"?>\n<document>",
    "Unable to simultaneously satisfy constraints.\n(\n\"<A>\"",
    "Unable to simultaneously satisfy constraints.\n(\n\"<A>\"\n)\n"
      + "Will attempt to recover by breaking constraint\n",
  ])
  func textsThatGoOn(text: String) { #expect(!Completeness.isComplete(text)) }

  /// A bracket that was forgotten is what is open, not the one around it.
  @Test(arguments: [
    ("f(\n1", Opening(kind: .bracket("("), line: 1)),
    ("class A {\n  func f() {\n  }", Opening(kind: .bracket("{"), line: 1)),
    ("{\n  f([\n    a,\n  )\n}", Opening(kind: .bracket("["), line: 2)),
    ("a = 1\n/*\n[", Opening(kind: .comment, line: 2)),
    ("\nx = \"\"\"\nabc", Opening(kind: .text, line: 2)),
    ("// a\n@MainActor", Opening(kind: .attribute, line: 2)),
    ("<?xml version=\"1.0\"?>\n<document>", Opening(kind: .interfaceBuilderFile, line: 1)),
    ("a\nUnable to simultaneously satisfy constraints.", Opening(kind: .consoleLog, line: 2)),
  ])
  func whatIsOpenHasItsLine(text: String, opening: Opening) {
    var completeness = Completeness()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      completeness.append(line)
    }
    #expect(completeness.opening == opening)
  }

  @Test(arguments: ["f(\n1\n)", "tree", "x = \"abc"])
  func nothingIsOpen(text: String) {
    var completeness = Completeness()
    for line in text.split(separator: "\n") { completeness.append(line) }
    #expect(completeness.opening == nil)
  }
}

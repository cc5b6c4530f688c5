import Interchange
import Testing

struct SyntaxCompletenessTests {
  @Test(arguments: [
    "", "undo", "a.b = 1", "f(\n1\n)", "f(x) // (", "print(\")\")", "class A {\n}",
    "[1, /* \n ) */ 2\n]", "[1, /*\n] */\n]", "x = \"\"\"\n[ \" (\n\"\"\"", "f(\n#34C759)",
    "/*\n[\n*/",
    "import logs/*", "say en \"/*\"", "show b /* c",
    "[\"Unable to simultaneously satisfy constraints.\nrecover by breaking\n>",
    "@MainActor\n\nfinal class A {\n}", "@IBOutlet weak var a: UIView!", "c9 @999", "@ 9",
    "a))", "\"open\na.b = 1", "let y =\n5", "let y =\n\n", "a.leading ==",
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
    "let y =", "var gap: CGFloat = // five", "f(", "NSLayoutConstraint.activate([\n  a,",
    "class A {\n  func f() {\n  }", "x = \"abc",
    "x = \"\"\"\nabc", "<?xml version=\"1.0\"?>\n<document>",
    "Unable to simultaneously satisfy constraints.\n(\n\"<A>\"",
    "Unable to simultaneously satisfy constraints.\n(\n\"<A>\"\n)\n"
      + "Will attempt to recover by breaking constraint\n",
  ])
  func textsThatGoOn(text: String) { #expect(!Completeness.isComplete(text)) }
}

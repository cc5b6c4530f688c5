import Interchange
import Testing

@testable import LayoutCode

/// The reader never fails, and leaves out as little as it can.
@Suite struct ObjectiveCReaderTests {
  @Test func aFaultTakesItsStatementAlone() {
    let file = read(
      """
      @implementation Card
      - (void)layout {
        [self first];
        [box setTag: ];
        [self second];
      }
      - (void)other { [self third]; }
      @end
      """)
    #expect(file.notes.count == 1)
    #expect(names(in: file).isSuperset(of: ["first", "second", "third"]))
    #expect(!names(in: file).contains("setTag"))
  }

  @Test(arguments: [
    "@implementation", "- (", "[[[", "^{", "@{@\"a\":", "#define", "#if\n#else", "@interface A :",
    "for (;;", "switch (a) { case", "a ? b", "/*", "@\"", "typedef struct {", "(((((",
    "@property (",
    "#define A A\nA", "#define F(x) F(x)\nF(F(1));", "- (void)a { if (b) else }", "@end", "}",
    "é[a b];",
  ])
  func nothingStopsIt(_ text: String) {
    let file = read(text)
    #expect(file.range.upperBound == text.utf8.count)
  }

  @Test func itGoesNoDeeperThanItCan() {
    let deep =
      String(repeating: "[", count: 5_000) + "a" + String(repeating: " b]", count: 5_000) + ";"
    #expect(read(deep).notes.contains { $0.problem == .tooDeep })
  }

  @Test(arguments: [
    ("", "@"), ("", "sizeof "), ("", "for (;;) "), ("", "switch (a) { case 1: "), ("a", "++"),
    ("CGRect a = ", "{"),
  ])
  func whatLiesInItselfIsReadAsFarAsItGoes(_ start: String, _ piece: String) {
    let text = start + String(repeating: piece, count: 20_000)
    let file = read(text)
    #expect(file.range.upperBound == text.utf8.count)
    #expect(file.notes.contains { $0.problem == .tooDeep })
  }

  @Test func whatIsSwitchedOffIsNotRead() {
    let file = read(
      """
      #define WIDE 0
      @implementation Card
      - (void)layout {
      #if WIDE
        [self wide];
      #else
        [self narrow];
      #endif
      #if 0
        [self never];
      #endif
      }
      @end
      """)
    #expect(names(in: file).contains("narrow"))
    #expect(names(in: file).isDisjoint(with: ["wide", "never"]))
  }

  @Test func macrosAreReplacedByWhatTheyStandFor() throws {
    try expectConstraints(
      objectiveC: """
        UIView *box = [UIView new];
        [self.view addSubview:box];
        PIN(box, topAnchor, self.view, TOP(2));
        """,
      before: """
        #define GAP 8
        #define TOP(n) (GAP * (n))
        #define PIN(a, anchor, b, gap) \\
          [a.anchor constraintEqualToAnchor:b.anchor constant:gap].active = YES
        """,
      ["box.top == view.top + 16"])
  }

  private func read(_ text: String) -> CodeFile {
    var known = ObjectiveCNames()
    return ObjectiveCReader.read(
      text, name: "", offset: 0, known: &known, isCancelled: { false })
  }

  /// Of members that are called or read.
  private func names(in file: CodeFile) -> Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in SyntaxWalk(file.statements) {
      if case .member(_, let name) = expression.form { names.insert(name.text) }
    }
    return names
  }
}

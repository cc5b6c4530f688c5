import Interchange
import Testing

struct SyntaxRelationTests {
  @Test(arguments: [
    (
      "title.leading == view.leading + 16 @750 as gap",
      "title.leading == view.leading + 16 @750.0 as gap"
    ),
    ("a.width >= 2*b.width - 8", "a.width >= 2 * b.width - 8"),
    ("a.width <= (b.width + 8) / 2 @high", "a.width <= (b.width + 8) / 2 @high"),
    ("a.width≥3@.defaultLow", "a.width >= 3 @.defaultLow"),
    ("8 + a.trailing == b.leading", "8 + a.trailing == b.leading"),
    ("-a.width == 3", "-a.width == 3"),
    ("title.top == view.safeArea.top @999.5", "title.top == view.safeArea.top @999.5"),
    ("title.width == 100 @-5", "title.width == 100 @-5.0"),
    ("title.width == 100 @1001", "title.width == 100 @1001.0"),
    ("label.width == 3 # comment", "label.width == 3"),
  ])
  func aRelationIsReadWithPriorityAndName(line: String, meaning: String) {
    #expect(reading(of: line) == "relation " + meaning)
  }

  @Test func aRelationKnowsWhereItsPartsAre() throws {
    let line = "a.width == 3 @ 750 as gap"
    let relation = try RelationReader.read(RawText(line))

    #expect(relation.range.excerpt(of: line) == line)
    #expect(relation.signRange.excerpt(of: line) == "==")
    #expect(relation.priority?.range.excerpt(of: line) == "750")
    #expect(relation.name?.range.excerpt(of: line) == "gap")
  }

  @Test(arguments: [
    "a.width", "a.width = 3", "a.width == 3 and b", "a.width < 3", "a == b; c == d",
  ])
  func whatIsNoRelationIsNotReadAsOne(text: String) {
    #expect(throws: SyntaxFailure.self) { try RelationReader.read(RawText(text)) }
  }
}

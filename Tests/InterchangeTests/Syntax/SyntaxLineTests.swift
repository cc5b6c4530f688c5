import Interchange
import Testing

struct SyntaxLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let reading: String
    var testDescription: String { line }

    init(_ line: String, _ reading: String) {
      self.line = line
      self.reading = reading
    }
  }

  @Test(arguments: [
    Case("", "blank"),
    Case("  \t ", "blank"),
    Case("# only a comment", "blank"),
    Case("  // only a comment", "blank"),
    Case("| step 7    gap.constant 8 → 0", "output <step 7    gap.constant 8 → 0>"),
    Case("|", "output <>"),
    Case("|   title  x", "output <  title  x>"),
  ])
  func linesThatDoNothing(_ example: Case) { #expect(reading(of: example.line) == example.reading) }

  @Test(arguments: [
    Case("undo", "command undo <>"),
    Case("  tree  ", "command tree <>"),
    Case("add label title \"Hello # 1\"  # a comment", "command add <label title \"Hello # 1\">"),
    Case("content label 60x20.333", "command content <label 60x20.333>"),
    Case("label title", "command label <title>"),
    Case("import a#1.log", "command import <a#1.log>"),
    Case("import /tmp/x.log // a comment", "command import </tmp/x.log>"),
    Case("goto -1", "command goto <-1>"),
    Case("expect (16, 40) == title.origin", "command expect <(16, 40) == title.origin>"),
    Case("expect conflict {c1 c2}", "command expect <conflict {c1 c2}>"),
    Case("try [a]-[b]", "command try <[a]-[b]>"),
    Case("why not title.width == 3", "command why <not title.width == 3>"),
    Case("say en \"It's\" ja \"はい\"", "command say <en \"It's\" ja \"はい\">"),
    Case("c3", "command c3 <>"),
    Case("align .leading", "command align <.leading>"),
    Case("import @a b", "command import <@a b>"),
  ])
  func aFirstWordIsACommand(_ example: Case) {
    #expect(reading(of: example.line) == example.reading)
  }

  @Test(arguments: [
    Case("label.text = \"Hi\"", "do label.text = \"Hi\""),
    Case("log.leading == image.trailing", "relation log.leading == image.trailing"),
    Case("gap = 3", "do gap = 3"),
    Case("tree=3", "do tree = 3"),
    Case("gap += 3", "do gap += 3"),
    Case("gap >= 3", "relation gap >= 3"),
    Case("print(x)", "do print(x)"),
    Case("gap - 1", "value gap - 1"),
    Case("gap-1", "value gap - 1"),
    Case("gap * 2 == title.width", "relation gap * 2 == title.width"),
    Case("views[0].frame", "value views[0].frame"),
    Case("title?.frame", "value title?.frame"),
    Case("switch.isOn = true", "do switch.isOn = true"),
    Case("写真.leading == view.leading", "relation 写真.leading == view.leading"),
  ])
  func aWordFollowedByPointSignOrOperatorIsAName(_ example: Case) {
    #expect(reading(of: example.line) == example.reading)
  }

  @Test(arguments: [
    Case("1 + 2", "value 1 + 2"),
    Case("(16, 40)", "value (16, 40)"),
    Case("title.width", "value title.width"),
    Case("\"Hello\"", "value \"Hello\""),
    Case("not title.isHidden", "value not title.isHidden"),
    Case("true", "value true"),
    Case("[c1, c2].count", "value [c1, c2].count"),
    Case("[1]", "value [1]"),
    Case("title.width != 100", "value title.width != 100"),
    Case("title.width < 100", "value title.width < 100"),
    Case("a.x == 1 and a.y == 2", "value a.x == 1 and a.y == 2"),
    Case("? title.width == 100", "ask title.width == 100"),
    Case("?title.width >= 100 or x", "ask title.width >= 100 or x"),
  ])
  func expressionsAreReadAsSuch(_ example: Case) {
    #expect(reading(of: example.line) == example.reading)
  }

  @Test func aCommandKeepsThePlaceOfItsArguments() throws {
    let line = "  try   写真.width == )"
    guard case .command(_, let arguments) = try LineReader.read(line) else {
      Issue.record("no command")
      return
    }
    #expect(arguments.offset == 8)
    do {
      _ = try LineReader.read(arguments)
      Issue.record("accepted")
    } catch {
      #expect(error.range.column(in: line) == 21)
    }
  }
}

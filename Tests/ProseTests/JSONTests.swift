import Prose
import Testing

struct JSONTests {
  @Test func objectsKeepTheOrderOfTheirKeys() {
    let value: JSONValue = [
      "version": 1, "b": [true, false, nil], "a": 1.5, "empty": [:], "none": [], "text": "x",
    ]
    #expect(
      value.encoded
        == #"{"version":1,"b":[true,false,null],"a":1.5,"empty":{},"none":[],"text":"x"}"#)
  }

  @Test(
    arguments: [
      (1.0 / 3, "0.333"), (-0.0, "0"), (20, "20"), (.nan, "null"), (.infinity, "null"),
      (1e300, "1e+300"),
    ] as [(Double, String)])
  func numbersHaveTheOneFormat(value: Double, encoded: String) {
    #expect(JSONValue.number(value).encoded == encoded)
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1B}", #""\u0000\u001b""#),
    ("\u{7F}\u{9B}\u{2028}\u{202E}", #""\u007f\u009b\u2028\u202e""#),
    ("\u{E0001}", #""\udb40\udc01""#), ("写真 é 👨‍👩‍👧 →", #""写真 é 👨‍👩‍👧 →""#), ("\r\n", #""\r\n""#),
  ])
  func stringsAreEscaped(string: String, encoded: String) {
    #expect(JSONValue.string(string).encoded == encoded)
    #expect((["\(string)": 1] as JSONValue).encoded == "{\(encoded):1}")
  }

  @Test func inAScriptNoTextEndsIt() {
    let value: JSONValue = ["<b>": "</script> & >"]
    #expect(value.encodedForScript == #"{"\u003cb>":"\u003c/script> & >"}"#)
    #expect(value.encoded == #"{"<b>":"</script> & >"}"#)
  }

  @Test func aReportIsOneObject() {
    let report: Report = [
      .row(
        Phrase(en: "conflict", ja: "矛盾"), Phrase(en: "these \(2) cannot all hold:", ja: "両立しません：")),
      .detail("c2", "a.width == \(10)"),
      .detail("c3", "a.width == \(20)", "x"),
      .row("state", "broken: c3"),
    ]
    #expect(
      report.json(in: .english, heading: ["file": "a.tsume"]).encoded == #"""
        {"version":1,"file":"a.tsume","rows":[{"label":"conflict","text":"these 2 cannot all hold:",\#
        "details":[{"label":"c2","text":"a.width == 10"},{"label":"c3","text":"a.width == 20  x"}]},\#
        {"label":"state","text":"broken: c3"}]}
        """#)
    #expect(
      report.json(in: .japanese).encoded.hasPrefix(
        #"{"version":1,"rows":[{"label":"矛盾","text":"両立しません：","#))
  }

  /// The first of a list is not what the others stand under.
  @Test func detailsUnderNothingAreAList() {
    let report: Report = [
      .rows(
        Report.RowGroup([
          .init(detail: "c1", ["a.width == 8", ""]),
          .init(detail: "c2", ["b.width == 9", "broken"]),
        ])),
      .row("state", "broken: c2"), .detail("c2", "", ""),
    ]
    #expect(
      report.json(in: .english).encoded == #"""
        {"version":1,"rows":[{"label":"c1","text":"a.width == 8"},\#
        {"label":"c2","text":"b.width == 9  broken"},\#
        {"label":"state","text":"broken: c2","details":[{"label":"c2","text":""}]}]}
        """#)
  }

  @Test func everyBlockHasItsJSON() {
    let report: Report = [
      .paragraph("help"),
      .table(Report.Table(columns: [.left], header: ["view"], rows: [["title"]])),
      .tree(
        Report.Tree([Report.Tree.Node(depth: 0, "view"), Report.Tree.Node(depth: 1, "a", "b")])),
      .excerpt(Report.CodeExcerpt("a ==", marking: 2..<4)),
      .verbatim(["361", "~"]),
    ]
    #expect(
      report.json(in: .english).encoded == #"""
        {"version":1,"rows":[{"text":"help"},{"table":{"header":["view"],"rows":[["title"]]}},\#
        {"tree":[{"depth":0,"text":"view"},{"depth":1,"text":"a  b"}]},\#
        {"code":"a ==","from":2,"to":4},{"lines":["361","~"]}]}
        """#)
  }

  @Test func theJSONFormLeavesNothingOut() {
    let rows = (1...3).map { Report.Row(detail: "v\($0)", ["x"]) }
    let report: Report = [.rows(Report.RowGroup(rows).limited(to: 1) { "… and \($0)" })]
    #expect(report.json(in: .english).encoded.contains(#""label":"v3""#))
    #expect(!report.json(in: .english).encoded.contains("…"))
  }
}

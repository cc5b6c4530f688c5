import Testing

@testable import Console

/// What is typed comes to what Swift makes of it, line by line.
@Suite struct TypedValueTests {
  @Test(arguments: [
    (["let n = 7"], "n / 2", "3"), (["let n = 7"], "\"\\(n / 2)\"", "\"3\""),
    (["let w: CGFloat = 7"], "w / 2", "3.5"), ([], "7 / 2", "3"), ([], "7.0 / 2", "3.5"),
    (["let q = 5 / 2"], "q", "2"), (["let q: CGFloat = 5 / 2"], "q", "2.5"),
    (["var n = 1", "n = 5"], "n / 2", "2"), (["var w: CGFloat = 1", "w = 5"], "w / 2", "2.5"),
    (["let all = [1, 2, 3]"], "all.map { $0 / 2 }", "[0, 1, 1]"),
    (["let all = [1, 2, 3]"], "all.map(String.init).joined(separator: \" \")", "\"1 2 3\""),
    (["let all = [\"a\": 1]"], "all.map { \"\\($0.key)=\\($0.value)\" }[0]", "\"a=1\""),
    ([], "view.subviews[1 / 2]", "title"), ([], "title.alpha + 1 / 2", "1.5"),
    ([], "? title.alpha / 2 == 1 / 2", "true"),
    (["let s: Set = [1, 2, 2]"], "s.count", "2"),
    (["let s = Set([2, 2])"], "s.union([3])", "[2, 3]"),
    (["let s: Set<Int> = [1, 1]"], "s.isSubset(of: [1, 2])", "true"),
    ([], "Int(\"12\")", "12"), ([], "Int(\"a\")", "nil"), ([], "CGFloat.pi", "3.142"),
    ([], "Array(\"ab\")", "[\"a\", \"b\"]"), ([], "\"a\" == \"a\"", "true"),
    ([], "1...5 ~= 3", "true"), ([], "title is UILabel", "true"),
    ([], "title is UIButton", "false"),
    ([], "title as? UIButton", "nil"), ([], "type(of: title)", "UILabel"),
    (["var a = 1", "var b = 2", "swap(&a, &b)"], "a", "2"),
    ([], "print(\"x\", 1, separator: \"-\")", "\"x-1\""), ([], "if true { print(7 / 2) }", "3"),
  ])
  func aLineAnswersAsSwiftDoes(_ lines: [String], _ question: String, _ answer: String) throws {
    var conversation = try Conversation(onSmallScreen: ["add label title"] + lines)
    #expect(conversation.say(question) == answer)
  }

  @Test func everyPrintOfALineIsSaid() throws {
    var conversation = try Conversation()
    let answer = conversation.say("let n = 3; for i in 1...2 { print(i * n) }; print(\"end\")")
    for printed in ["3", "6", "\"end\""] { #expect(answer.contains(printed), "\(answer)") }
    #expect(!answer.contains("no part in the layout"), "\(answer)")
    conversation.mustSay(["func say() { print(\"said\") }"])
    #expect(conversation.say("say()").contains("\"said\""))
  }

  @Test func aLoopMayHaveAName() throws {
    var conversation = try Conversation(onSmallScreen: ["add label title"])
    conversation.mustSay([
      "rows: for _ in 0..<3 { for j in 0..<3 { if j == 1 { continue rows }; title.tag += 1 } }",
      "expect title.tag == 3",
    ])
  }

  @Test func aConfiguredButtonIgnoresItsOlderInsets() throws {
    var conversation = try Conversation(onSmallScreen: ["add button b \"Go\""])
    conversation.mustSay(["b.configuration = .filled()"])
    let width = conversation.say("b.frame.width")
    let insets = "UIEdgeInsets(top: 1, left: 90, bottom: 1, right: 90)"
    #expect(conversation.say("b.contentEdgeInsets = \(insets)").contains("contentInsets"))
    #expect(conversation.say("b.frame.width") == width)
  }

  @Test(arguments: [
    ("let z: String = 4", "a text"), ("let z: Bool = 4", "true or false"),
    ("let z: CGFloat = \"4\"", "a number"), ("title.textColour", "textColor"),
  ])
  func whatSwiftRefusesIsRefused(_ line: String, _ words: String) throws {
    var conversation = try Conversation(onSmallScreen: ["add label title"])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains(words), "\(refusal)")
  }
}

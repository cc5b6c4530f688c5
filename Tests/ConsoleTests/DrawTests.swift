import Console
import Foundation
import Prose
import Testing

/// `draw`: whole screens, and how the command is called.
@Suite struct DrawTests {
  private static let form = [
    "add label title \"Hello\"", "add textField email", "add imageView photo 80x80",
    "add button save \"Save\"", "H:|-16-[title]-16-|", "H:|-16-[email]-16-|",
    "title.top == view.safeArea.top + 8", "email.top == title.bottom + 8",
    "photo.top == email.bottom + 16", "photo.leading == view.leading + 16",
    "save.top == photo.bottom + 60", "save.width == 200",
  ]

  private static let shelf = [
    "device 300x200", "add view 棚", "add label 題名 \"本\" in 棚", "add view dot", "H:|-20-[棚]-20-|",
    "V:|-20-[棚(100)]", "題名.top == 棚.top + 60", "題名.leading == 棚.leading + 20",
    "dot.leading == view.leading + 150", "dot.top == view.top + 160", "dot.width == 4",
    "dot.height == 4",
  ]

  /// What the last line prints.
  private func screen(
    _ lines: [String], _ last: String, on page: Page, with renderer: any Renderer = PlainRenderer()
  ) throws -> String {
    var conversation = try Conversation(language: page.language)
    conversation.mustSay(lines)
    let turn = conversation.session.execute(last)
    return turn.reports.flatMap { renderer.lines(of: $0, on: page) }.joined(separator: "\n")
  }

  @Test(arguments: GoldenScreen.all)
  func aScreenIsAsItWas(_ golden: GoldenScreen) throws {
    let lines = golden.usesShelf ? Self.shelf : Self.form
    let renderer: any Renderer = golden.isColoured ? ANSIRenderer() : PlainRenderer()
    let screen = try screen(lines, golden.line, on: golden.page, with: renderer)
    #expect(
      screen.replacingOccurrences(of: "\u{1B}", with: "⎋") == golden.text,
      "\(golden.name):\n\(screen.replacingOccurrences(of: "\u{1B}", with: "⎋"))")
    for line in screen.split(separator: "\n") where !golden.isColoured {
      #expect(TextWidth.inCells(of: line) <= golden.page.columns)
    }
  }

  @Test func aViewCalledDiffIsDrawnInQuotes() throws {
    let page = Page.standard(.english)
    let lines = ["add view diff", "diff.width == 80"]
    #expect(try screen(lines, "draw \"diff\"", on: page).contains("diff.width == 80"))
    #expect(try !screen(lines, "draw diff", on: page).contains("diff.width == 80"))
  }

  @Test(arguments: [(0, false), (852, false), (-1, true), (853, true)])
  func aLineAtTheEdgeThatSticksOutIsInTheWindow(top: Int, isOutside: Bool) throws {
    let lines = [
      "add view rule", "rule.leading == view.leading + 20", "rule.width == 420",
      "rule.height == 0", "rule.top == view.top + \(top)",
    ]
    let screen = try screen(lines, "draw", on: Page.standard(.english))
    #expect(screen.contains("outside the window: rule") == isOutside, "\(screen)")
  }

  @Test func whatDoesNotMoveIsSaidNotToHaveMoved() throws {
    for language in Language.allCases {
      let words = language == .english ? "nothing moved" : "動いたビューはありません"
      let page = Page.standard(language)
      #expect(try screen([], "draw diff", on: page).contains(words))
      #expect(try screen(Self.form + ["hide photo"], "draw diff", on: page).contains(words))
    }
  }

  @Test func theMovementSinceAnyMomentIsDrawn() throws {
    let lines = Self.form + ["mark before", "rotate landscape", "save.width == 200 @750"]
    let page = Page.standard(.english)
    #expect(try screen(lines, "draw diff", on: page).contains("nothing moved"))
    #expect(try screen(lines, "draw diff before", on: page).contains("width  361 → "))
  }

  @Test func picturesFollowEveryStep() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.form)
    #expect(conversation.say("after draw diff tree") == "After every step: draw diff, tree.")
    let text = conversation.say("photo.leading == view.leading + 200 @750")
    #expect(text.contains("nothing moved"))
    #expect(conversation.say("remove c8").contains("x  16 → 200"))
    conversation.mustSay(["after draw", "after nothing"])
    #expect(!conversation.say("rotate").contains("╭"))
  }

  @Test func aPictureIsNoStepAndAsJSONItIsData() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.form)
    let step = conversation.session.history.step
    let turn = conversation.session.execute("draw photo --json")
    #expect(conversation.session.history.step == step)
    #expect(turn.wantsJSON)
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(json.hasPrefix(#"{"version":1,"rows":[{"figure":{"window":[393,852],"#))
    #expect(json.contains(#""handle":"c8","label":"16","axis":"horizontal","from":0,"to":16"#))
  }

  @Test func everythingThatCanBeDrawnIsOffered() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "mark before"])
    #expect(Set(conversation.offered("draw ")).isSuperset(of: ["view", "title", "diff"]))
    #expect(conversation.offered("draw diff b") == ["before"])
    #expect(conversation.offered("after dr") == ["draw"])
    #expect(Set(conversation.offered("after draw ")).isSuperset(of: ["diff", "tree", "nothing"]))
    #expect(!conversation.offered("after ").contains("after"))
  }
}

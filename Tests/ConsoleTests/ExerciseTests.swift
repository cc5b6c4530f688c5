import Console
import Prose
import Testing

/// `exercise`: where what is ambiguous could be just as well.
@Suite struct ExerciseTests {
  private static let between = [
    "add label title \"Hello\"", "content title 42x20.5", "title.top == view.top + 60",
    "title.leading >= view.leading + 16; title.trailing <= view.trailing - 16",
  ]

  @Test func bothEndsOfARangeAreShown() throws {
    var conversation = try Conversation(onSmallScreen: Self.between)
    let before = conversation.session.history.current.document
    #expect(
      conversation.say("exercise title") == """
        low end   title.x as small as can be: that is what is shown
        high end  title.x as large as can be:
          title     x  16 → 262
                  nothing is changed
        """)
    #expect(conversation.session.history.current.document == before)
    conversation.mustSay(["expect title.x == ~16", "expect count 3"])
  }

  @Test func theReportIsInJapanese() throws {
    var conversation = try Conversation(onSmallScreen: Self.between, language: .japanese)
    #expect(
      conversation.say("exercise title") == """
        最小側    title.x を最も小さくした場合：表示と同じ
        最大側    title.x を最も大きくした場合：
          title     x  16 → 262
                  レイアウトは変更していません
        """)
  }

  @Test func whatHangsOnItGoesAlong() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a", "add view b", "H:|[a][b]|", "V:|[a(10)]", "V:|[b(10)]",
    ])
    #expect(
      conversation.say("exercise a") == """
        low end   a.width as small as can be: that is what is shown
        high end  a.width as large as can be:
          a         width  0 → 320
          b         x  0 → 320, width  320 → 0
                  nothing is changed
        """)
  }

  /// Of two labels that share a row the one is small where the other is large.
  @Test func whatHasNoChoiceIsSaidToFollow() throws {
    let lines = [
      "add label a \"Hello\"", "add label b \"Hello\"", "H:|-[a]-[b]-|", "a.top == b.top",
      "a.top == view.top + 20",
    ]
    var english = try Conversation(onSmallScreen: lines)
    #expect(
      english.say("exercise") == """
        low end   a.width as small as can be; b.x and b.width follow:
          a         width  241 → 39
          b         x  265 → 63, width  39 → 241
        high end  a.width as large as can be; b.x and b.width follow: that is what is
                  shown
                  nothing is changed
        """)
    var japanese = try Conversation(onSmallScreen: lines, language: .japanese)
    let words = japanese.say("exercise")
    #expect(words.contains("a.width を最も小さくした場合（b.x、b.width はそれで決まる）："), "\(words)")
  }

  @Test func whatNothingBoundsIsTakenAHundredFurther() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.top == view.top; box.height == 5",
    ])
    #expect(
      conversation.say("exercise") == """
        low end   box.x and box.width as small as can be:
          box       x  0 → -100
        high end  box.x and box.width as large as can be:
          box       x  0 → 100, width  0 → 100
                  where nothing bounds a number, it was taken 100 further
                  nothing is changed
        """)
  }

  @Test func whatIsSettledHasNoEnds() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "H:|[box]|", "V:|[box]|", "add view free",
    ])
    #expect(conversation.say("exercise box") == "ok        nothing of box is ambiguous")
    conversation.mustSay(["remove free"])
    #expect(conversation.say("exercise") == "ok        nothing is ambiguous")
  }

  @Test func ofManyTheFirstAreExercised() throws {
    var conversation = try Conversation(onSmallScreen: (1...4).map { "add view v\($0)" })
    let report = conversation.say("exercise")
    #expect(report.contains("… and 4 more: exercise VIEW"), "\(report)")
    #expect(report.contains("v1.x, v1.y, v1.width, v1.height and 8 more as large"), "\(report)")
    #expect(!report.contains("  v4 "))
  }
}

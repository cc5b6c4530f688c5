import ConsoleSupport
import Testing

/// What fuzzers thought of and Tsume once got wrong.
@Suite struct FuzzedInputTests {
  @Test(arguments: [
    // The caret behind the end of a line that fills the page.
    "say en \"The vertical axis has three bats of its own: top mar}D㫋マージンの三聤のビットがあります。",
    // A name like that of a constraint was looked for a hundred million times.
    "add label c1", "paste",
    // Blanks at the end were saved, and not read again.
    "title.trailing <= view.trailing - 1 ", "expect 1 == 1 ",
    // What `try` was to try was read before it as words, in which a comment may not hold everything.
    "card.leading == view.leading;#card.tra\0ling",
    // A lone carriage return was a blank to the reader of a paste and a line end to that of a file.
    "add label\rrepairs0", "content title \"a\u{2028}b\"", "add label\r\nadd button\u{B}",
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width\u{C} == 161   (active)>"
    )
    """,
  ])
  func aLine(_ input: String) throws { try hold(.line, to: input) }

  @Test(arguments: [
    // A refusal that the session expects is none of the replay's.
    "add label a\nb.top == 8\nexpect refused\nadd label b\n",
    // What held of a line that nobody expected to be refused was saved as if it were expected.
    "add label a\nb.top == 8\nexpect nothing moved\nadd label b\n",
    // A lone dot ends a paste, wherever it came from.
    "paste\nadd label a\n..\n...\nadd label b\n.\n",
  ])
  func aSession(_ input: String) throws { try hold(.session, to: input) }

  @Test(arguments: [
    // A list without a constraint, and nothing was said.
    """
    Conflicting constraints detected: (
    ).

    Will attempt to recover by breaking <NSLayoutConstraint:0x600000a2 NSView:0x7fa1b2c3.width == 5>.
    """
  ])
  func aLog(_ input: String) throws { try hold(.log, to: input) }

  @Test(arguments: [
    "\0\u{A}rename c1 v7", "\0\u{9}add label 5 in card", "\0\u{8}measure title view",
  ])
  func aPlaceForTab(_ input: String) throws { try hold(.completion, to: input) }

  private func hold(
    _ fuzzer: Fuzzer, to input: String, place: SourceLocation = #_sourceLocation
  ) throws {
    let complaints = try fuzzer.check()(Array(input.utf8)).complaints
    #expect(complaints.isEmpty, "\(complaints)", sourceLocation: place)
  }
}

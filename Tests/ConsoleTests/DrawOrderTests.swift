import Testing

/// Views that are smaller than a cell stand in the picture in the order in which they stand on the screen.
@Suite struct DrawOrderTests {
  /// The rows in which the numbers of the listed views stand.
  private func rows(of keys: [String], in picture: String) -> [Int] {
    let lines = picture.split(separator: "\n").map { $0.prefix(18) }
    return keys.compactMap { key in lines.firstIndex { $0.contains(key) } }
  }

  @Test func aColumnOfSmallViewsIsDrawnAsAColumn() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label name \"A\"", "add label street \"B\"", "add label city \"C\"",
      "V:|-16-[name]-8-[street]-8-[city]", "H:|-16-[name]", "H:|-16-[street]", "H:|-16-[city]",
    ])
    let rows = rows(of: ["1", "2", "3"], in: conversation.say("draw"))
    #expect(rows.count == 3 && rows == rows.sorted() && Set(rows).count == 3)
  }

  @Test func whatIsFlatIsNotDrawnBelowWhatIsUnderIt() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view image", "add label label \"Optional\"", "add button button \"Next\"",
      "H:|-16-[image]-16-|", "V:|-60-[image(100)]-8-[label(0)]-8-[button]", "H:|-16-[label]",
      "H:|-16-[button]",
    ])
    let rows = rows(of: ["1", "2"], in: conversation.say("draw"))
    #expect(rows.count == 2 && rows[0] < rows[1], "\(rows)")
  }
}

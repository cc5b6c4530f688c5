import Prose
import Testing

@testable import Console

/// A line of SwiftUI is known for what it is, and one sentence says what to type instead.
@Suite struct SwiftUILineTests {
  @Test(arguments: [
    ("VStack(spacing: 8) { Text(\"x\") }", "add stackView column and column.axis = .vertical"),
    ("HStack { }", "add stackView row"),
    ("ZStack { }", "add view card and add label title in card"),
    ("Spacer()", "title.top == photo.bottom + 8"), ("Text(\"Hi\")", "add label title \"Hi\""),
    ("写真.frame(width: 120)", "写真.width == 120"),
    ("写真.frame(maxWidth: .infinity)", "写真.width == view.width"),
    ("写真.frame(minWidth: 40, height: 20)", "写真.width >= 40 and 写真.height == 20"),
    (".padding(16)", "title.leading == view.leading + 16"),
    ("写真.padding(.horizontal, 24)", "写真.leading == view.leading + 24"),
  ])
  func `It is told in one sentence`(_ line: String, _ here: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add imageView 写真"])
    let words = conversation.refusal(of: line).split(whereSeparator: \.isWhitespace)
    let told = words.joined(separator: " ")
    #expect(told.contains("That is SwiftUI") && told.contains("here one types \(here)."), "\(told)")
    #expect(!told.contains(" try "), "\(told)")
    var japanese = try Conversation(language: .japanese)
    japanese.mustSay(["add imageView 写真"])
    #expect(japanese.refusal(of: line).contains("これは SwiftUI の書き方で"))
  }

  /// What UIKit has of the same name is judged as before, and what is one's own stays that.
  @Test func `What is not SwiftUI's is left alone`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label Text \"x\"", "add imageView photo"])
    #expect(!conversation.refusal(of: "photo.frame(x: 1)").contains("SwiftUI"))
    #expect(!conversation.refusal(of: "Text(3)").contains("SwiftUI"))
    conversation.mustSay(["photo.frame", "Text.width == 40"])
  }
}

import Console
import Prose
import Testing

/// A session with something of everything, and Tab in it.
struct CompletionDesk {
  var conversation: Conversation

  static let lines = [
    "add view card", "add label title \"Hello\" in card", "add imageView 写真 40x40",
    "add guide gap in card", "add label gone", "remove gone", "add label secret", "hide secret",
    "add label note in card",
    "title.leading == card.leading + 16", "title.top == card.top + 8 @750 as above",
    "card.width == 100", "card.width == 200 @999", "写真.top == view.top", "deactivate c5",
    "let space = 8", "mark here", "mark \"two words\"", "title.width == 30", "title.width == 40",
  ]

  init() throws {
    let files = MemoryFiles([
      "one.tsume": "add view x", "two words.tsume": "", "crash.log": CatalogueTests.log,
      "a.swift": "let made = UIView()\nview.addSubview(made)\n",
    ])
    var surroundings = files.surroundings
    surroundings.edit = { .text($0 + "add view more\n") }
    surroundings.page = { _ in .at(address: "http://127.0.0.1/") }
    surroundings.interrupted = { [InterruptedSession(text: "add view x", folder: "")] }
    conversation = try Conversation(files, surroundings: surroundings)
    conversation.session.acceptsPrefixes = true
    conversation.session.isAtPrompt = true
    conversation.mustSay(Self.lines)
  }

  /// What Tab offers at the end of `typed`, or where `▲` stands in it.
  func candidates(_ typed: String) -> [Completion.Candidate] {
    completion(typed).candidates
  }

  func completion(_ typed: String) -> Completion {
    let parts = typed.split(separator: "▲", omittingEmptySubsequences: false)
    return conversation.session.completion(
      of: parts.joined(), at: (parts.first ?? "").utf8.count)
  }

  func texts(_ typed: String) -> [String] { candidates(typed).map(\.text) }

  /// The line with the candidate in the place of the word.
  func line(_ typed: String, with candidate: Completion.Candidate) -> String {
    String(decoding: Array(typed.utf8.prefix(completion(typed).start)), as: UTF8.self)
      + candidate.text
  }

  /// What running the line says, in a session of its own, if it is refused.
  func refusal(of line: String) -> String? {
    var copy = conversation
    let answer = copy.session.execute(line)
    guard answer.isRefused else { return nil }
    return answer.lines(on: Page.standard(.english)).joined(separator: "\n")
  }
}

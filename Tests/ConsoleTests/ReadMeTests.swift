import Console
import Foundation
import Testing

/// What README shows is what Tsume says. `make picture` writes its answers anew.
@Suite struct ReadMeTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")
  private static let prompt = "tsume> "
  private static let opening = "```text\n"

  @Test func everyAnswerIsTheOneThatTsumeGives() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let parts = text.components(separatedBy: Self.opening)
    #expect(parts.count > 3)
    let real = try [parts[0]] + parts.dropFirst().map(answered)
    let whole = real.joined(separator: Self.opening)
    if ProcessInfo.processInfo.environment["TSUME_PICTURE"] == "1" {
      try Data(whole.utf8).write(to: Self.file)
    } else {
      #expect(whole == text, "make picture writes them anew")
    }
  }

  /// The same with the answers of today, where any are shown. What has no prompt is a session.
  private func answered(_ part: String) throws -> String {
    let end = try #require(part.range(of: "```")).lowerBound
    let lines = part[..<end].split(separator: "\n").map(String.init)
    var conversation = try Conversation()
    guard lines.contains(where: { $0.hasPrefix(Self.prompt) }) else {
      conversation.mustSay(lines)
      return part
    }
    var shown: [String] = []
    for (place, line) in lines.enumerated() where line.hasPrefix(Self.prompt) {
      shown.append(line)
      let answer = conversation.say(String(line.dropFirst(Self.prompt.count)))
      let hasAnswer = lines.dropFirst(place + 1).first.map { !$0.hasPrefix(Self.prompt) }
      if hasAnswer == true { shown.append(answer) }
    }
    return shown.joined(separator: "\n") + "\n" + part[end...]
  }
}

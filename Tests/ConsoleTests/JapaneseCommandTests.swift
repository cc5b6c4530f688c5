import Prose
import Testing

@testable import Console

/// Commands by what they are called in Japanese, typed or handed over, and sentences with the verb last.
@Suite struct JapaneseCommandTests {
  private func conversation() throws -> Conversation {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(["add label 自己紹介 \"x\"", "自己紹介.top == view.top + 100"])
    return conversation
  }

  @Test func `Each does what the English word does, under which it is kept`() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "隠す 自己紹介", "expect 自己紹介.isHidden", "表示 自己紹介", "元に戻す", "expect 自己紹介.isHidden",
    ])
    let history = conversation.say("履歴")
    #expect(history.contains("hide 自己紹介") && !history.contains("隠す 自己紹介"), "\(history)")
  }

  @Test(arguments: Language.allCases)
  func `They are carried out in either language, and ask for what they need`(
    _ language: Language
  ) throws {
    var conversation = try Conversation(language: language)
    conversation.mustSay(["add view box", "hide box", "元に戻す", "expect box.isHidden == false"])
    #expect(conversation.refusal(of: "保存").contains("save layout.tsume"))
  }

  @Test(arguments: ["ヒント", "チェック", "解答", "次へ", "もう一度"])
  func `Those of lessons are there`(_ word: String) throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: word).contains("レッスンは始まっていません"))
  }

  @Test func `Every word leads to a command that there is`() {
    for (word, lines) in JapaneseWords.commands {
      for line in lines {
        #expect(Catalogue.command(line.firstWord) != nil, "\(word): \(line)")
      }
    }
    let words = JapaneseWords.commands.map(\.0)
    #expect(Set(words).count == words.count)
  }

  @Test func `In a file the English word stands`() throws {
    var conversation = try Conversation(
      MemoryFiles(["a.tsume": "add view box\n隠す box\n"]), language: .english)
    let answer = conversation.say("replay a.tsume")
    #expect(answer.contains("Here that is hide box."), "\(answer)")
  }

  @Test(arguments: [
    ("自己紹介を隠す", "hide 自己紹介"), ("自己紹介を隠して", "hide 自己紹介"),
    ("自己紹介を削除する", "remove 自己紹介"),
  ])
  func `A sentence with the verb last leads to the command`(
    _ line: String, _ meant: String
  ) throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: line).contains(meant))
  }

  @Test(arguments: ["を隠す", "自己紹介を", "をを", "自己紹介を食べる"])
  func `Other sentences lead nowhere`(_ line: String) throws {
    #expect(JapaneseWords.withVerbFirst(line).isEmpty)
  }

  @Test(arguments: [
    ("隠", "隠す"), ("トル", "トルツメ"), ("help 矛", "矛盾"), ("help 見", "見る"), ("help 取", "取り消す"),
    ("lesson ト", "トルツメ"),
  ])
  func `Tab finds them`(_ typed: String, _ word: String) throws {
    let conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    #expect(conversation.offered(typed).contains(word))
  }

  /// Who types English sees none.
  @Test(arguments: ["", "h", "help ", "help h", "lesson ", "lesson t"])
  func `Tab lists them where Japanese is typed`(_ typed: String) throws {
    let conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    #expect(!conversation.offered(typed).contains(where: JapaneseWords.isJapanese))
  }

  @Test(arguments: [
    ("作る label 名前", "add"), ("動かす 自己紹介 front", "move"), ("描く", "draw"), ("アンドゥ", "undo"),
    ("取り外す 自己紹介", "remove"),
  ])
  func `The words of the help are commands`(_ line: String, _ command: String) throws {
    var conversation = try conversation()
    conversation.mustSay([line])
  }

  @Test func `A page has all of them`() throws {
    var conversation = try conversation()
    let page = conversation.say("help 日本語").filter { !$0.isWhitespace }
    #expect(page.contains("隠す") && page.contains("取り外す"), "\(page)")
  }

  @Test(arguments: Language.allCases)
  func `The list of all commands says that they are there`(_ language: Language) throws {
    var conversation = try Conversation(language: language)
    #expect(conversation.say("help").contains("隠す"))
  }
}

import Prose

/// What begins with a Japanese word: commands, what help explains, lessons. English words alone are offered
/// where nothing Japanese is typed.
extension Completer {
  /// `isWanted` says which commands may begin the line.
  func japaneseCommands(
    behind word: Substring, _ isWanted: (Signature) -> Bool = { _ in true }
  ) -> [Candidate] {
    guard JapaneseWords.isJapanese(String(word)) else { return [] }
    return JapaneseWords.commands.compactMap { name, lines in
      guard let command = lines.first.flatMap({ Catalogue.command($0.firstWord) })?.signature,
        isWanted(command)
      else { return nil }
      return Candidate(name, command.summary)
    }
  }

  func japaneseHelpWords(behind word: Substring) -> [Candidate] {
    guard JapaneseWords.isJapanese(String(word)) else { return [] }
    let groups = CommandGroup.allCases.map { Candidate($0.title.japanese.string, $0.purpose) }
    let keywords = HelpTopic.all.flatMap { topic in
      topic.keywords.filter(JapaneseWords.isJapanese).map { Candidate($0, topic.summary) }
    }
    return japaneseCommands(behind: word) + groups + keywords
  }

  /// The courses and lessons that come with Tsume, by their Japanese titles.
  func lessons(behind word: Substring) -> [Candidate] {
    guard JapaneseWords.isJapanese(String(word)), let shelf = try? snapshot.probing.shelf() else {
      return lessons
    }
    let titles =
      shelf.courses.map { ($0.title, $0.name) } + shelf.lessons.map { ($0.lesson.title, $0.name) }
    return titles.map { Candidate($0.japanese.string, Phrase(Text($1))) }
      .filter { !$0.text.contains(" ") }
  }
}

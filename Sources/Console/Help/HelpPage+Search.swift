import AutoLayout
import LayoutCode
import Prose

/// `help -k WORD…`: the pages that have the words in them. Those with all of them, side by side first,
/// stand before those with most of them, and those that are called so before those that mention them.
extension HelpPage {
  static func search(
    for text: String, orElse objection: @autoclosure () -> Objection
  ) throws(LineFailure) -> Report {
    guard let found = pages(with: text) else { throw .objection(objection()) }
    return found
  }

  /// What `help` answers to a question in words of one's own: the pages that have all of them, without those
  /// that say nothing of what is meant.
  static func answer(to question: String) -> Report? {
    let words = question.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !fillers.contains($0) }
    if words.isEmpty { return nil }
    guard let found = pages(with: words.joined(separator: " "), missing: 0) else { return nil }
    var report: Report = [.paragraph(HelpSearchWords.noPage(question))]
    report.append(contentsOf: found)
    return report
  }

  private static let fillers: Set<String> = [
    "how", "do", "does", "i", "to", "a", "an", "the", "can", "is", "are", "my", "me", "of", "in",
    "with", "for", "what", "make", "and", "on", "it", "this", "that", "when", "where", "there",
  ]

  /// - Parameter most: How many of the words may be missing from a page.
  private static func pages(with text: String, missing most: Int = .max) -> Report? {
    let wanted = text.lowercased()
    let words = wanted.split(separator: " ").map(String.init)
    let found = Entry.all.enumerated().compactMap { place, entry in
      entry.nearness(to: wanted, words).map { (nearness: $0, place: place, entry: entry) }
    }.filter { $0.nearness.missing <= most }
    if found.isEmpty { return nil }
    let entries = found.sorted {
      ($0.nearness.missing, $0.nearness.rank, $0.place)
        < ($1.nearness.missing, $1.nearness.rank, $1.place)
    }.map(\.entry)
    let rows = entries.map { ["  \($0.word, as: .command)", $0.summary] as [Phrase] }
    return [
      .table(Report.Table(columns: [.left, .left], rows: Array(rows.prefix(mostFound)))),
      .paragraph(outro(found: rows.count)),
    ]
  }

  /// As many as a screen has room for.
  private static let mostFound = 18

  private static func outro(found count: Int) -> Phrase {
    let rest = count - mostFound
    let explained = Phrase(
      en: "\("help WORD", as: .command) explains one.", ja: "\("help 単語", as: .command) で説明します。")
    if rest <= 0 { return explained }
    return Phrase(
      en: "… and \(rest) more, in which it is only mentioned. ", ja: "… ほか \(rest) 件（文中にあるもの）。")
      + explained
  }

  /// What there is a page about.
  private struct Entry {
    let word: String
    let summary: Phrase
    /// Other words by which it is found.
    var names: [String] = []
    /// All else that its page says.
    var texts: [Phrase] = []

    static let all = commands + topics + uikit

    private static let commands = Catalogue.all.map { $0.signature }.map { command in
      Entry(
        word: command.word, summary: command.summary,
        names: [command.counterpart].compactMap(\.self),
        texts: [command.details] + command.usage.flatMap { [Phrase(Text($0.form)), $0.meaning] }
          + command.options.map(\.meaning))
    }

    private static let topics = HelpTopic.all.map { topic in
      Entry(
        word: topic.word, summary: topic.summary, names: topic.keywords,
        texts: topic.points.flatMap { [$0.code, $0.meaning] } + topic.remarks)
    }

    private static let uikit = kinds + properties + methods

    private static let kinds = ViewKind.all.map { kind in
      Entry(
        word: kind.className, summary: Phrase(en: "a kind of view", ja: "ビューの種類"),
        names: [kind.name])
    }

    private static let properties = [
      ViewProperties.all, ControllerProperties.all, LayerProperties.all,
    ]
    .joined().map { Entry(word: $0.name, summary: Phrase(en: "a property", ja: "プロパティ")) }

    private static let methods = [
      ViewMethods.all, UIKitTables.methodNames(of: LayerProperties.type),
    ]
    .joined().map { Entry(word: $0, summary: Phrase(en: "a method", ja: "メソッド")) }

    /// The rank of what only mentions a word.
    private static let farthest = 4

    /// How many of the words are nowhere in it, and how near the others are; `nil` where all are missing.
    func nearness(to wanted: String, _ words: [String]) -> (missing: Int, rank: Int)? {
      if let rank = rank(of: wanted) { return (0, rank) }
      let ranks = words.compactMap(rank)
      if ranks.isEmpty { return nil }
      // Behind all pages that have the words side by side.
      return (words.count - ranks.count, Self.farthest + ranks.reduce(1, +))
    }

    /// So many letters may well stand within a longer word by chance: `foo` in `tableFooterView`.
    private static let mostOfAPart = 3

    /// A property or a method, of which its name says all.
    private var isUIKits: Bool { names.isEmpty && texts.isEmpty }

    /// Whether the name is put together of it and others: `tableFooterView` of `view`.
    private func isPart(_ wanted: String) -> Bool {
      let parts = word.reduce(into: [""]) { parts, letter in
        if letter.isUppercase { parts.append("") }
        parts[parts.count - 1] += letter.lowercased()
      }
      return parts.contains(wanted)
    }

    /// The smaller the nearer; `nil` where the word is nowhere in it.
    func rank(of wanted: String) -> Int? {
      let isInside = { (text: String) in text.lowercased().contains(wanted) }
      let isSaid = { (phrase: Phrase) in
        isInside(phrase.english.string) || isInside(phrase.japanese.string)
      }
      if word.lowercased() == wanted { return 0 }
      if isInside(word), wanted.count > Self.mostOfAPart || !isUIKits || isPart(wanted) { return 1 }
      if names.contains(where: isInside) { return 2 }
      if isSaid(summary) { return 3 }
      return texts.contains(where: isSaid) ? Self.farthest : nil
    }
  }
}

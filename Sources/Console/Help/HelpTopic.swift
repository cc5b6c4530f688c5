package import Prose

/// Something that help explains and that is no command: a form of lines, an idea, the keys.
package struct HelpTopic: Sendable {
  package let word: String
  /// What it is about, in one line of a list.
  package let summary: Phrase
  /// Other words by which it is found, UIKit's and Japanese ones among them.
  package let keywords: [String]
  /// What can be written or seen, each with what it means.
  let points: [Point]
  /// Sentences behind the points.
  let remarks: [Phrase]
  package let examples: [Signature.Example]
  /// Commands and other topics.
  package let related: [String]

  init(
    _ word: String, summary: Phrase, keywords: [String], points: [Point], remarks: [Phrase] = [],
    examples: [Signature.Example] = [], related: [String]
  ) {
    self.word = word
    self.summary = summary
    self.keywords = keywords
    self.points = points
    self.remarks = remarks
    self.examples = examples
    self.related = related
  }

  /// A piece of text and what it means.
  struct Point: Sendable {
    let code: Phrase
    let meaning: Phrase

    init(_ code: String, _ meaning: Phrase) {
      self.code = "\(code, as: .code)"
      self.meaning = meaning
    }

    init(_ code: Phrase, _ meaning: Phrase) {
      self.code = code.styled(.code)
      self.meaning = meaning
    }
  }
}

extension HelpTopic {
  /// In the order in which `help` lists them.
  package static let all: [HelpTopic] = [
    start, project, lines, relations, formats, statements, loops, classes, expressions, attributes,
    guides,
    priority,
    hugging, stacks, scrolling, phases, handles, kinds, devices, conflict, ambiguous, ties, mask,
    reports,
    files, json, ci, lessons, logs, keys,
  ]

  package static let words = all.map(\.word)

  /// The topic of that word, or one that has it as a keyword; case does not count in keywords.
  static func named(_ word: String) -> HelpTopic? { byWord[word] ?? byKeyword[word.lowercased()] }

  private static let byWord = Dictionary(
    all.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byKeyword = Dictionary(
    all.flatMap { topic in topic.keywords.map { ($0.lowercased(), topic) } },
    uniquingKeysWith: { first, _ in first })
}

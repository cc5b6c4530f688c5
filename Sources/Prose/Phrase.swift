/// The same thing said in English and in Japanese, side by side.
///
/// ```swift
/// Phrase(en: "no view \(name, as: .name)", ja: "ビュー \(name, as: .name) がありません")
/// ```
///
/// A literal alone is what reads alike in both languages (a name, a relation, numbers), and it may
/// hold phrases: `"\(count), \(state)"` is the one and the other in each language. The same goes for
/// each side of the pair.
package struct Phrase: Hashable, Sendable {
  package let english: Text
  package let japanese: Text

  /// Takes the English of `en` and the Japanese of `ja`.
  package init(en: Phrase, ja: Phrase) {
    english = en.english
    japanese = ja.japanese
  }

  /// What reads alike in both languages.
  package init(_ text: Text) {
    english = text
    japanese = text
  }

  package init() { self.init(Text()) }

  fileprivate init(english: Text, japanese: Text) {
    self.english = english
    self.japanese = japanese
  }

  package func text(in language: Language) -> Text {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  package var isEmpty: Bool { english.isEmpty && japanese.isEmpty }

  /// Whether it begins with trouble.
  package var isTrouble: Bool { english.spans.first?.role == .trouble }

  /// The same phrase with `role` for everything that was plain.
  package func styled(_ role: Role) -> Phrase {
    Phrase(english: english.styled(role), japanese: japanese.styled(role))
  }

  /// The same phrase with what was typed or named in it cut to so many characters.
  package func withSpans(noLongerThan limit: Int) -> Phrase {
    Phrase(
      english: english.withSpans(noLongerThan: limit),
      japanese: japanese.withSpans(noLongerThan: limit))
  }

  package static func + (lhs: Phrase, rhs: Phrase) -> Phrase {
    Phrase(english: lhs.english + rhs.english, japanese: lhs.japanese + rhs.japanese)
  }

  package static func += (lhs: inout Phrase, rhs: Phrase) { lhs = lhs + rhs }
}

extension Sequence<Phrase> {
  package func joined(separator: Phrase = Phrase()) -> Phrase {
    let phrases = Array(self)
    return Phrase(
      english: phrases.map(\.english).joined(separator: separator.english),
      japanese: phrases.map(\.japanese).joined(separator: separator.japanese))
  }

  /// As a list within a sentence: `a, b and c`; in Japanese `a、b、c`.
  package func listed() -> Phrase {
    listed(by: Phrase(en: ", ", ja: "、"), last: Phrase(en: " and ", ja: "、"))
  }

  /// As a choice within a sentence: `a, b or c`; in Japanese `a か b か c`.
  package func listedAsChoice() -> Phrase {
    listed(by: Phrase(en: ", ", ja: " か "), last: Phrase(en: " or ", ja: " か "))
  }

  private func listed(by separator: Phrase, last lastSeparator: Phrase) -> Phrase {
    let phrases = Array(self)
    guard let last = phrases.last, phrases.count > 1 else { return phrases.joined() }
    return phrases.dropLast().joined(separator: separator) + lastSeparator + last
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Builds both languages at once; each interpolation goes to both.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english: Text.StringInterpolation
    fileprivate var japanese: Text.StringInterpolation
    /// Whether the Japanese has just been given words from elsewhere.
    private var endsWithWords = false

    package init(literalCapacity: Int, interpolationCount: Int) {
      english = Text.StringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      japanese = english
    }

    package mutating func appendLiteral(_ literal: String) {
      english.appendLiteral(literal)
      if endsWithWords { separate(from: literal.first) }
      japanese.appendLiteral(literal)
      endsWithWords = false
    }

    /// Japanese words and Latin ones that come together so have a blank between them: the literal
    /// around `\(what)` cannot know in which of the two it begins and ends.
    package mutating func appendInterpolation(_ phrase: Phrase) {
      english.appendInterpolation(phrase.english)
      if phrase.japanese.isEmpty { return }
      separate(from: phrase.japanese.spans.first?.content.first)
      japanese.appendInterpolation(phrase.japanese)
      endsWithWords = true
    }

    private mutating func separate(from next: Character?) {
      guard let last = japanese.text.spans.last?.content.last, let next else { return }
      if last.isJapaneseLetter && next.isLatinStart || last.isLatinEnd && next.isJapaneseLetter {
        japanese.appendLiteral(" ")
      }
    }

    package mutating func appendInterpolation(_ phrase: Phrase, as role: Role) {
      appendInterpolation(phrase.styled(role))
    }

    package mutating func appendInterpolation(_ text: Text) { append(text) }

    package mutating func appendInterpolation(_ text: Text, as role: Role) {
      append(text.styled(role))
    }

    package mutating func appendInterpolation(_ content: some StringProtocol) {
      append(Text(String(content)))
    }

    package mutating func appendInterpolation(_ content: some StringProtocol, as role: Role) {
      append(Text(String(content), as: role))
    }

    package mutating func appendInterpolation(_ points: Double, as role: Role = .number) {
      append("\(points, as: role)")
    }

    package mutating func appendInterpolation(_ count: Int, as role: Role = .number) {
      append("\(count, as: role)")
    }

    /// See `Text.StringInterpolation`; for the English side.
    package mutating func appendInterpolation(
      _ count: Int, of noun: String, plural: String? = nil
    ) {
      append("\(count, of: noun, plural: plural)")
    }

    /// See `Text.StringInterpolation`; for the English side.
    package mutating func appendInterpolation(_ count: Int, one: String, many: String) {
      append("\(count, one: one, many: many)")
    }

    private mutating func append(_ text: Text) {
      english.appendInterpolation(text)
      japanese.appendInterpolation(text)
      endsWithWords = false
    }
  }

  package init(stringLiteral content: String) { self.init(Text(content)) }

  package init(stringInterpolation: StringInterpolation) {
    self.init(
      english: stringInterpolation.english.text, japanese: stringInterpolation.japanese.text)
  }
}

extension Character {
  /// Kana and kanji; no punctuation, which brings its own room.
  fileprivate var isJapaneseLetter: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  fileprivate var isLatinStart: Bool { isASCII && !isWhitespace && !",;:!?)]}".contains(self) }

  fileprivate var isLatinEnd: Bool { isASCII && !isWhitespace && !"([{".contains(self) }
}

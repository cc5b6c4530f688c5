import AutoLayout
import Interchange
import Prose

/// Works out what could come next from the signatures, the grammar and the document.
struct Completer {
  typealias Candidate = Completion.Candidate

  /// The word that is being typed, and what it could become.
  typealias Offer = (word: Substring, candidates: [Candidate])

  let snapshot: Snapshot
  /// What stands for something within the braces that are open, with what it stands for first.
  var locals: [String: Value] = [:]

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  var document: Document { snapshot.document }

  /// - Parameter open: The lines above it whose braces it stands in.
  func completion(of typed: String, behind open: [String] = []) -> Completion {
    let whole = (open + [typed]).joined(separator: "\n")
    let (word, candidates) =
      withinBraces(whole).map { $0.offers(for: $1) }
      ?? offers(for: Self.line(in: TypedText(typed, isContinued: !open.isEmpty), of: typed))
    return Completion(
      start: typed.utf8.count - word.utf8.count, candidates: candidates.matching(word).once)
  }

  /// Behind `try LINE;` a question begins, as on a line of its own.
  private static func line(in text: TypedText, of typed: String) -> TypedText {
    let word = Substring(typed).withoutBlanksAtStart.prefix { $0 != " " }
    guard text.isContinued, text.statement.count < typed.count,
      let whole = Catalogue.word(String(word)),
      Catalogue.command(whole)?.signature.parameters == [.line]
    else { return text }
    return TypedText(String(text.statement))
  }

  /// `isWanted` says which commands may begin it.
  private func offers(
    for text: TypedText, beginningWith isWanted: (Signature) -> Bool = { _ in true }
  ) -> Offer {
    if text.isInComment { return ("", []) }
    if let command = command(of: text) {
      if command.parameters == [.line] {
        return offers(for: text.behindFirstWord, beginningWith: \.makesStep)
      }
      return offers(forArgumentOf: command, in: text)
    }
    if text.isInString { return ("", []) }
    if text.isVisualFormat { return formatOffers(in: text) }
    if text.isAtStart { return (text.operand, beginnings(of: text, isWanted)) }
    return operandOffers(in: text, as: text.isQuestion ? .condition : .statement)
  }

  /// The command whose arguments are being typed, unless the first word is a name:
  /// `label.width == 10`.
  private func command(of text: TypedText) -> Signature? {
    guard !text.isContinued, text.parts.count > 1, let word = text.parts.first,
      let whole = Catalogue.word(String(word))
    else { return nil }
    let rest = text.statement.drop { $0 == " " }.dropFirst(word.count).drop { $0 == " " }
    let isName = ["=", "<", ">", "+ ", "- ", "* ", "/ "].contains { rest.hasPrefix($0) }
    return isName ? nil : Catalogue.command(whole)?.signature
  }

  /// What a line begins with. Of a large document the names wait for a letter.
  private func beginnings(
    of text: TypedText, _ isWanted: (Signature) -> Bool
  ) -> [Candidate] {
    let isBare = text.operand.isEmpty
    let names =
      isBare && document.views.count > Completion.glance ? [] : operands(behind: text.operand)
    let words =
      text.isContinued
      ? []
      : commands(isWanted) + japaneseCommands(behind: text.operand, isWanted) + formatBeginnings
    return words + [declaration] + names
  }

  func commands(_ isWanted: (Signature) -> Bool = { _ in true }) -> [Candidate] {
    Catalogue.all.map { $0.signature }.filter(isWanted).map { Candidate($0.word, $0.summary) }
  }

  private var declaration: Candidate {
    Candidate("let", Phrase(en: "gives a value a name", ja: "値に名前を付けます"))
  }

  /// What begins a line that is neither a command nor an operand.
  private var formatBeginnings: [Candidate] {
    [
      Candidate(
        "H:", Phrase(en: "visual format, across", ja: "ビジュアルフォーマット（横）"), isWhole: false),
      Candidate(
        "V:", Phrase(en: "visual format, down", ja: "ビジュアルフォーマット（縦）"), isWhole: false),
    ]
  }
}

extension [Completion.Candidate] {
  /// Every word as it comes first: a place may take the same word in two ways.
  fileprivate var once: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}

extension TypedText {
  /// The line within the line: what `try` is to try.
  fileprivate var behindFirstWord: TypedText {
    let inner = statement.withoutBlanksAtStart.drop { $0 != " " }
    return TypedText(String(inner.withoutBlanksAtStart))
  }

  fileprivate var isQuestion: Bool {
    statement.withoutBlanksAtStart.first.map { "?？".contains($0) } ?? false
  }

  fileprivate var isVisualFormat: Bool {
    !isContinued && LineReader.isVisualFormat(String(statement))
  }
}

import AutoLayout
import Interchange
import Prose

/// Works out what could come next from the signatures, the grammar and the document.
struct Completer {
  typealias Candidate = Completion.Candidate

  let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  var document: Document { snapshot.document }

  func completion(of typed: String) -> Completion {
    let (word, candidates) = offers(for: TypedText(typed))
    return Completion(
      start: typed.utf8.count - word.utf8.count,
      candidates: candidates.filter { $0.text.hasPrefix(word) })
  }

  /// The word that is being typed, and what it could become.
  private func offers(for text: TypedText) -> (word: Substring, candidates: [Candidate]) {
    let parts = text.parts
    if let command = command(of: text), parts.count > 1 {
      if command.parameters == [.line] {
        let inner = text.statement.drop { $0 == " " }.dropFirst(parts[0].count)
        return offers(for: TypedText(String(inner.drop { $0 == " " })))
      }
      return offers(forArgumentOf: command, in: text)
    }
    if text.isInString || text.isInComment { return ("", []) }
    if parts.count == 1, !text.operand.contains("."), text.beforeOperand.isEmpty {
      return (text.operand, commands + beginnings + operands)
    }
    return operandOffers(in: text)
  }

  /// The command that the statement is, unless its first word is a name: `label.width == 10`.
  private func command(of text: TypedText) -> Signature? {
    guard let word = text.parts.first, let whole = Catalogue.word(String(word)) else { return nil }
    let rest = text.statement.drop { $0 == " " }.dropFirst(word.count).drop { $0 == " " }
    let isName = ["=", "<", ">", "+ ", "- ", "* ", "/ "].contains { rest.hasPrefix($0) }
    return isName ? nil : Catalogue.command(whole)?.signature
  }

  var commands: [Candidate] {
    Catalogue.all.map { Candidate($0.signature.word, $0.signature.summary) }
  }

  /// What begins a line that is neither a command nor an operand.
  private var beginnings: [Candidate] {
    [
      Candidate(
        "H:", Phrase(en: "visual format, across", ja: "ビジュアルフォーマット（横）"), isWhole: false),
      Candidate(
        "V:", Phrase(en: "visual format, down", ja: "ビジュアルフォーマット（縦）"), isWhole: false),
      Candidate("let", Phrase(en: "gives a value a name", ja: "値に名前を付けます")),
    ]
  }
}

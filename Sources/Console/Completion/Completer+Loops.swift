import AutoLayout
import Interchange
import LayoutCode
import Prose

/// What a loop goes through, and what stands between its braces: statements, with names for what the
/// list holds.
extension Completer {
  /// This completer with the names that are known there, and the statement that is being typed;
  /// `nil` where no loop or closure is open.
  func withinBraces(_ typed: String) -> (Completer, TypedText)? {
    guard let open = OpenBraces(typed) else { return nil }
    var inner = self
    for brace in open.braces {
      guard let names = inner.names(in: brace) else { return nil }
      inner.locals.merge(names) { $1 }
    }
    return (inner, TypedText(String(open.statement), isContinued: true))
  }

  /// What the names of a loop stand for in its first round; `nil` for braces of another sort.
  private func names(in brace: OpenBraces.Brace) -> [String: Value]? {
    let header = withoutCommand(brace.header.withoutBlanks)
    if header.hasSuffix("=") { return [:] }
    if header.hasPrefix("for "), let word = header.firstRange(of: " in ") {
      let pattern = header[..<word.lowerBound].dropFirst(4).split { "(,) ".contains($0) }
      return names(pattern.map(String.init), over: header[word.upperBound...])
    }
    guard let dot = header.lastIndex(of: ".") else { return nil }
    let method = header[header.index(after: dot)...].prefix(while: \.isNameCharacter)
    guard UIKitTables.asksClosure(String(method)) else { return nil }
    let list = TypedText(String(header[...dot])).operand.dropLast()
    return names(brace.names, over: list, inPairs: Self.pairing.contains(method))
  }

  /// Without `try` before it.
  private func withoutCommand(_ header: Substring) -> Substring {
    let word = header.prefix { $0 != " " }
    guard let whole = Catalogue.word(String(word)),
      Catalogue.command(whole)?.signature.parameters == [.line]
    else { return header }
    return header.dropFirst(word.count).withoutBlanks
  }

  /// What holds two elements against one another.
  private static let pairing: Set<Substring> = ["sort", "sorted", "min", "max"]

  private func names(
    _ names: [String], over source: Substring, inPairs: Bool = false
  ) -> [String: Value] {
    guard let element = firstElement(of: source) else { return [:] }
    if inPairs {
      let pair = names.isEmpty ? ["$0", "$1"] : names
      return Dictionary(pair.map { ($0, element) }) { $1 }
    }
    if names.isEmpty {
      let parts = element.parts(2) ?? [element]
      return Dictionary(uniqueKeysWithValues: parts.enumerated().map { ("$\($0)", $1) })
    }
    return Dictionary(zip(names, element.parts(names.count) ?? [element])) { $1 }
  }

  private func firstElement(of list: Substring) -> Value? {
    if let elements = value(of: String(list))?.elements { return elements.first }
    guard let range = list.firstRange(of: "..") else { return nil }
    return value(of: list[..<range.lowerBound].drop { "( ".contains($0) }.description)
  }

  /// What `for v in` goes through. Views wait for a letter.
  func lists(behind word: Substring) -> [Candidate] {
    let lists = views { !$0.subviews.isEmpty }.map { view in
      Candidate("\(view.text).subviews", CompletionWords.property)
    }
    let named = namedValues { value in
      if case .list = value { true } else { false }
    }
    return named + lists + [
      Candidate("[", Phrase(en: "these views", ja: "ビューを並べる"), isWhole: false),
      Candidate("0..<", Phrase(en: "numbers up to one", ja: "0 からの番号"), isWhole: false),
    ] + (word.isEmpty ? [] : views(isWhole: false))
  }

  /// The names that are known between braces alone.
  var localNames: [Candidate] {
    locals.sorted { $0.key < $1.key }.map { name, value in
      Candidate(name, Phrase(value.text(in: document)).shortened, isWhole: value.number != nil)
    }
  }
}

extension Substring {
  /// Whether it is the beginning of a loop up to its `in`.
  var awaitsList: Bool { withoutBlanksAtStart.hasPrefix("for ") && endsInWord("in") }
}

/// The braces that are open where something is typed: those of loops and of closures.
struct OpenBraces {
  /// One brace with what stands before it in its statement.
  struct Brace {
    let header: Substring
    /// What the closure calls what it is handed; empty where it names nothing.
    fileprivate(set) var names: [String] = []
    fileprivate let start: Substring.Index
  }

  private(set) var braces: [Brace] = []
  /// The statement that is being typed.
  private(set) var statement: Substring

  /// `nil` where no brace is open.
  init?(_ typed: String) {
    guard typed.utf8.contains(UInt8(ascii: "{")) else { return nil }
    statement = typed[...]
    var isInString = false
    for index in typed.indices {
      if typed[...].isQuote(at: index) { isInString.toggle() }
      if !isInString { read(at: index, of: typed[...]) }
    }
    guard let last = braces.indices.last else { return nil }
    if let (names, rest) = Self.names(before: statement),
      statement.startIndex == typed.index(after: braces[last].header.endIndex)
    {
      braces[last].names = names
      statement = rest
    }
  }

  private mutating func read(at index: Substring.Index, of typed: Substring) {
    let next = typed.index(after: index)
    switch typed[index] {
    case "{":
      let header = statement[..<index]
      braces.append(Brace(header: header, start: header.startIndex))
      statement = typed[next...]
    case "}":
      if let brace = braces.popLast() { statement = typed[brace.start...] }
    case ";", "\n":
      keepNames(to: index)
      statement = typed[next...]
    default: break
    }
  }

  /// The first statement behind a brace may begin with names, which those behind it know as well.
  private mutating func keepNames(to end: Substring.Index) {
    guard let last = braces.indices.last, braces[last].names.isEmpty,
      let (names, _) = Self.names(before: statement[..<end])
    else { return }
    braces[last].names = names
  }

  /// `view in …`, `(i, view: UIView) in …`: the names, and what stands behind them.
  private static func names(before text: Substring) -> (names: [String], rest: Substring)? {
    guard let word = text.firstRange(of: " in ") else { return nil }
    let names = text[..<word.lowerBound].split { "(,) ".contains($0) }
      .filter { !$0.isEmpty }.map { $0.prefix { $0 != ":" } }
    guard let first = names.first, first != "for",
      names.allSatisfy({ $0.allSatisfy(\.isNameCharacter) })
    else { return nil }
    return (names.map(String.init), text[word.upperBound...])
  }
}

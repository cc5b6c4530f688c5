/// Whether a text that arrives line by line can be read, or goes on. Each line is read once.
package struct Completeness {
  private enum Form {
    case blank, lines, interfaceBuilderFile, consoleLog
  }

  private var form = Form.blank
  /// The end of a console log or of an Interface Builder file.
  private var hasEnded = false
  /// What announces the broken constraint, with which a log ends.
  private var isAnnounced = false
  private var length = 0
  private var lineCount = 0
  private var brackets = OpenBrackets()
  private var depth: Int { brackets.count }
  /// The line in which the comment, text, attribute or file begins that may be open.
  private var start = 0
  private var lexing = Lexer.LineEnd()
  private var isStringOpen = false
  /// Whether the declaration is still to come that attributes stand above.
  private var awaitsDeclaration = false
  /// Whether the value is still to come that `let y =` gives.
  private var awaitsValue = false
  /// Whether the braces are still to come of a type or function whose header goes on: `class Card:`.
  private var awaitsBody = false

  package init() {}

  /// Whether all of `text` can be read.
  package static func isComplete(_ text: String) -> Bool {
    var completeness = Completeness()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      completeness.append(line)
    }
    return completeness.isComplete
  }

  /// True of a first line in which a bracket was forgotten: it is refused where it stands.
  ///
  /// False while a bracket, a comment or a quote on the last line is open, behind attributes alone and
  /// behind a name without its value, and while a console log or an Interface Builder file has not come to its end.
  package var isComplete: Bool {
    switch form {
    case .interfaceBuilderFile, .consoleLog: hasEnded
    case .blank, .lines:
      lineCount == 1 && brackets.isWrong
        || !isStringOpen && !awaitsDeclaration && !awaitsValue && !awaitsBody && !lexing.isInside
          && depth == 0
    }
  }

  /// What is open, unless it is a quote.
  package var opening: Opening? {
    if isComplete { return nil }
    let kind: Opening.Kind? =
      switch form {
      case .interfaceBuilderFile: .interfaceBuilderFile
      case .consoleLog: .consoleLog
      case .blank, .lines:
        if lexing.isInComment { .comment } else if lexing.isInMultilineString { .text } else { nil }
      }
    if let kind { return Opening(kind: kind, line: start) }
    return brackets.opening ?? (awaitsDeclaration ? Opening(kind: .attribute, line: start) : nil)
  }

  /// The next line, without its end.
  package mutating func append(_ line: Substring) {
    lineCount += 1
    if form == .blank || form == .lines, Self.announcesNothing(line) {
      form = .lines
      return readBrackets(of: line)
    }
    if form == .blank {
      form = Self.form(of: line)
      start = lineCount
    }
    if form == .interfaceBuilderFile {
      if line.end(of: "</document>") != nil { hasEnded = true }
    } else if form == .consoleLog {
      readLog(line)
    } else if let rest = Self.partBehindHeader(of: line) {
      form = .consoleLog
      start = lineCount
      readLog(rest)
    } else {
      readBrackets(of: line)
    }
  }

  /// Whether the line can begin neither a file nor a log, whose announcements have these letters. Most
  /// lines of a session cannot.
  private static func announcesNothing(_ line: Substring) -> Bool {
    let bytes = line.utf8
    guard let first = bytes.first, 0x21...0x7E ~= first, first != UInt8(ascii: "<") else {
      return false
    }
    return !bytes.contains { $0 == UInt8(ascii: "U") || $0 == UInt8(ascii: "C") }
  }

  private static func form(of line: Substring) -> Form {
    let start = line.drop(while: \.isWhitespace)
    if start.isEmpty { return .blank }
    return start.hasPrefix("<?xml") || start.hasPrefix("<document")
      ? .interfaceBuilderFile : .lines
  }

  private static func partBehindHeader(of line: Substring) -> Substring? {
    for header in [
      "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    ] {
      if let end = line.end(of: header) { return line[end...] }
    }
    return nil
  }

  /// A log ends with the constraint that was broken, on the line that announces it or the next.
  private mutating func readLog(_ line: Substring) {
    if isAnnounced {
      if line.contains(">") { hasEnded = true }
    } else if let end = line.end(of: "recover by breaking") {
      isAnnounced = true
      hasEnded = line[end...].contains(">")
    }
  }

  /// Closing brackets that nothing opened do not count: the reader will say what is wrong with
  /// them.
  private mutating func readBrackets(of whole: Substring) {
    // What opens a preview is no comment.
    let line = whole.isPreview ? whole.drop { $0.isWhitespace || $0 == "#" } : whole
    if !lexing.isInside, !awaitsBody,
      Self.isPlain(line) || depth == 0 && LineReader.endsWithItself(String(line))
    {
      (isStringOpen, awaitsDeclaration, awaitsValue) = (false, false, false)
      return lexing = Lexer.LineEnd()
    }
    let (raw, wasInComment) = (RawText(String(line), offset: length), lexing.isInComment)
    let wasInside = lexing.isInside || awaitsDeclaration
    length = raw.range.upperBound + 1
    let tokens = Lexer.tokens(of: raw, after: &lexing)
    // In a command `/*` begins no comment: `import logs/*`.
    if lexing.isInComment, !wasInComment, depth == 0, LineReader.command(in: raw) != nil {
      return lexing = Lexer.LineEnd()
    }
    awaitsValue = LineReader.awaitsValue(raw, tokens)
    if let first = tokens.first {
      awaitsDeclaration = first.isSymbol(.at) && DeclarationKeywords.areAttributes(raw)
    }
    if !wasInside { start = lineCount }
    if depth == 0, DeclarationKeywords.areOpenHeader(raw, tokens) { awaitsBody = true }
    // A blank line gives up.
    if line.allSatisfy(\.isWhitespace) { awaitsBody = false }
    for token in tokens {
      guard case .symbol(let symbol) = token.kind else { continue }
      brackets.read(symbol, onLine: lineCount)
      if symbol == .openBrace { awaitsBody = false }
    }
    isStringOpen = tokens.last?.kind == .invalid(.unclosedString)
  }

  /// Whether nothing on the line opens or closes anything, nor ends in what `#` can follow or what lets
  /// it go on on the next line, so that it need not be taken apart.
  private static func isPlain(_ line: Substring) -> Bool {
    let bytes = line.utf8
    return !bytes.contains(where: isStructural)
      && bytes.last { $0 > UInt8(ascii: " ") }.map(goesOn) == false
  }

  private static func isStructural(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private static func goesOn(_ byte: UInt8) -> Bool { goingOn.contains(byte) }

  /// Signs at the end of a line behind which it may go on, and a comma, which `#` may follow too.
  private static let goingOn = Set("=,:+-*/%<>&|^?".utf8)
}

extension Substring {
  /// Where the first `text` ends, which is of ASCII characters; `nil` where there is none.
  ///
  /// Goes by bytes, since every line of a session is asked: the standard library's search fills a
  /// table with the pattern first, each time.
  fileprivate func end(of text: String) -> Index? {
    guard let first = text.utf8.first else { return startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) { return rest.index(start, offsetBy: text.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

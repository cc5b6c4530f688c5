import Patience

/// A place in a console text where something begins.
struct LogMark: Equatable {
  enum Kind: Equatable {
    /// "Unable to simultaneously satisfy constraints", or the advice under it where that is all.
    case headline
    /// A parenthesis that stands alone in its line and opens a list.
    case list
    /// A constraint; the position is that of its class name.
    case entry
    /// Points that stand alone in a line of a report: something was left out there.
    case ellipsis
    /// "Will attempt to recover by breaking constraint"
    case recovery
    /// `<private>`
    case hidden
    /// Advice of the system that stands after a report.
    case advice
  }

  let kind: Kind
  let position: Int
  let line: Int

  /// Whether it shows by itself that a text is a log.
  var showsLog: Bool { kind != .list && kind != .ellipsis }
}

/// Finds the marks of a text in one pass.
///
/// Reports are pasted with every kind of decoration (time stamps, comment markers, quoting), on many
/// lines or on one, with or without headline and parentheses. So the text is not read by its lines:
/// what can be relied upon is how an entry and the few fixed sentences begin.
struct LogMarkFinder {
  private var cursor: LogCursor
  private var line = 1
  private var marks: [LogMark] = []
  /// Whether what stands in quotes or at the start of a line can be an entry of a list.
  private var isInReport = false

  static func marks(in bytes: [UInt8]) -> [LogMark] {
    var finder = LogMarkFinder(cursor: LogCursor(bytes))
    finder.findAll()
    return finder.marks
  }

  private init(cursor: LogCursor) { self.cursor = cursor }

  private mutating func findAll() {
    while let byte = cursor.peek(), !LineWork.isStopped() {
      if LogByte.isPartOfName(byte) {
        let start = cursor.position
        let word = cursor.taken(while: LogByte.isPartOfName)
        if let kind = kind(of: word, at: start) { mark(kind, at: start) }
      } else {
        if LogByte.isNewline(byte) { line += 1 }
        if byte == UInt8(ascii: "("), !marks.isEmpty,
          isAlone(from: cursor.position, to: cursor.position + 1)
        {
          marks.append(LogMark(kind: .list, position: cursor.position, line: line))
        }
        cursor.advance()
      }
    }
  }

  private mutating func mark(_ kind: LogMark.Kind, at position: Int) {
    marks.append(LogMark(kind: kind, position: position, line: line))
    if kind != .ellipsis { isInReport = kind != .advice }
  }

  private func kind(of word: String, at start: Int) -> LogMark.Kind? {
    if isInReport, word.hasPrefix("…") || word.hasPrefix("..."),
      word.allSatisfy({ ".…".contains($0) })
    {
      return isAlone(from: start, to: cursor.position, quoted: "\"[],") ? .ellipsis : nil
    }
    switch lastWord(of: word) {
    case "Unable": return follows("to simultaneously satisfy") ? .headline : nil
    case "Conflicting": return follows("constraints detected") ? .headline : nil
    case "Probably": return follows("at least one of the constraints") ? .headline : nil
    case "Will": return follows("attempt to recover") ? .recovery : nil
    case "Make": return follows("a symbolic breakpoint") ? .advice : nil
    case "Break": return follows("on objc_exception_throw") ? .advice : nil
    case "Set": return follows("the NSUserDefault") ? .advice : nil
    case "The": return follows("methods in the UIConstraintBased") ? .advice : nil
    case "private": return isHidden(at: start) ? .hidden : nil
    default: return isEntry(word, at: start) ? .entry : nil
    }
  }

  /// What a sentence begins with, where something is glued to its front.
  private func lastWord(of word: String) -> Substring {
    word.suffix(word.utf8.reversed().prefix(while: LogByte.isLetter).count)
  }

  /// Whether `words` come next, with any blanks between them: long lines are broken anywhere.
  private func follows(_ words: String) -> Bool {
    var ahead = cursor
    for word in words.split(separator: " ") {
      ahead.skipBlanks()
      guard ahead.take(String(word)) else { return false }
    }
    return true
  }

  private func isHidden(at start: Int) -> Bool {
    isInReport && cursor.peek() == UInt8(ascii: ">")
      && byte(before: start) == UInt8(ascii: "<")
  }

  /// Whether the class name `word` begins an entry: `<NSLayoutConstraint:0x…`, the same with a label
  /// in place of the address, or without its angle bracket.
  private func isEntry(_ word: String, at start: Int) -> Bool {
    var ahead = cursor
    ahead.skip { $0 == UInt8(ascii: " ") }
    guard ahead.take(":") else { return false }
    ahead.skipBlanks()
    // A view's class or module may speak of constraints too; a constraint's class ends in the word.
    guard word.hasSuffix("Constraint") else { return isEntryOfOwnClass(ahead, at: start) }
    if ahead.takeAddress() != nil { return true }
    guard let next = ahead.peek(), LogByte.isPartOfName(next) else { return isCut(ahead) }
    if byte(before: start) == UInt8(ascii: "<") { return true }
    ahead.skip(while: LogByte.isPartOfName)
    return ahead.isAt("[0x")
  }

  /// Whether the text ends right behind the colon.
  private func isCut(_ ahead: LogCursor) -> Bool { ahead.isAtEnd && isInReport }

  /// A subclass may have any name. Then only its place tells: first in a report's line or quotation,
  /// and followed by more than the `;` of a view's description.
  private func isEntryOfOwnClass(_ ahead: LogCursor, at start: Int) -> Bool {
    var ahead = ahead
    guard isInReport, byte(before: start) == UInt8(ascii: "<"), ahead.takeAddress() != nil,
      let next = ahead.peek(), next == UInt8(ascii: " ") || next == UInt8(ascii: "@")
    else { return false }
    return opensQuotationOrLine(before: start - 1)
  }

  private func opensQuotationOrLine(before position: Int) -> Bool {
    var index = position - 1
    while let byte = cursor.byte(at: index), byte == UInt8(ascii: " ") || byte == 0x09 {
      index -= 1
    }
    guard let byte = cursor.byte(at: index) else { return true }
    return byte == UInt8(ascii: "\"") || LogByte.isNewline(byte)
  }

  /// Whether there is nothing else in the line, but for what marks it as a comment or quotation.
  ///
  /// - Parameter quoted: What may stand around it as well.
  private func isAlone(from start: Int, to end: Int, quoted: String = "") -> Bool {
    let behind = Array(" \t\r\(quoted)".utf8)
    let before = Array(" \t/*>#|\(quoted)".utf8)
    var index = end
    while let byte = cursor.byte(at: index), behind.contains(byte) { index += 1 }
    guard cursor.byte(at: index).map(LogByte.isNewline) ?? true else { return false }
    index = start - 1
    while let byte = cursor.byte(at: index), before.contains(byte) { index -= 1 }
    return cursor.byte(at: index).map(LogByte.isNewline) ?? true
  }

  private func byte(before position: Int) -> UInt8? { cursor.byte(at: position - 1) }
}

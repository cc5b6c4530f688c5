import Interchange
import LayoutCode

/// What people write around a log, where the text comes through a pipe: an issue, a mail, a page.
///
/// Only at the start of the input, and behind a log that stood there: in a session a line that no command
/// reads is a mistake, and is told.
struct ProseAroundLogs {
  private enum Place { case start, behindLog, session }

  private var place = Place.start
  /// What waits for the log that it belongs to.
  private var waiting: [String] = []
  private static let mostWaiting = 200

  /// Whether no line of a session has come yet, so that a log may still come with words around it.
  private var mayMeetLog: Bool { place != .session }

  /// Whether `line` is kept back.
  mutating func take(_ line: String) -> Bool {
    guard mayMeetLog, waiting.count < Self.mostWaiting, !ConsoleLogReader.isOfLog(line),
      !PastedTextImport.begins(with: line)
    else {
      return false
    }
    let isProse =
      line.isFence || line.isProse && (place == .start || !line.mayBeMistyped)
    guard isProse || !waiting.isEmpty && line.isBlankOrComment else { return false }
    waiting.append(line)
    return true
  }

  mutating func meetLog() {
    if mayMeetLog { place = .behindLog }
    waiting = []
  }

  /// What is to be carried out before `line`, which is no log.
  mutating func meetLine(_ line: String) -> [String] {
    if !waiting.isEmpty || !line.isBlankOrComment { place = .session }
    defer { waiting = [] }
    return waiting
  }

  /// What is left where nothing comes any more.
  mutating func end() -> [String] {
    defer { waiting = [] }
    return place == .behindLog ? [] : waiting
  }
}

extension String {
  /// Whether it is a sentence, or another line of a console, that nothing in a session reads.
  fileprivate var isProse: Bool {
    if isBlankOrComment || isTooLong || isOfCode { return false }
    if namesAnAddress { return true }
    let words = split(whereSeparator: \.isWhitespace)
    let isSentence = words.count > 2 || unicodeScalars.count { $0.value > 0x2e7f } > 3
    guard isSentence, !words.contains(where: Self.operators.contains) else { return false }
    switch try? LineReader.read(self) {
    case .command(let word, _): return Catalogue.words(from: word.text).isEmpty
    case nil: return true
    default: return false
    }
  }

  /// Whether it opens or ends something of Swift or Objective-C.
  private var isOfCode: Bool {
    contains { "{};@".contains($0) } || ObjectiveCEntry.begins(with: self)
      || ObjectiveCEntry.standsBesideClasses(self)
  }

  /// As the line of a console names what it speaks of.
  private var namesAnAddress: Bool { contains(": 0x") || contains(":0x") }

  private static let operators: Set<Substring> = ["=", "==", "<=", ">=", "+=", "-=", "->"]

  /// Commands are in small letters.
  fileprivate var mayBeMistyped: Bool { trimmed.first?.isLowercase == true && !namesAnAddress }

  /// Whether nothing is in it but what encloses a remark, a quotation or code on a page, or rules one off.
  fileprivate var isFence: Bool {
    let text = trimmed
    return !text.isEmpty && text.allSatisfy { "/*>`".contains($0) }
      || text.count > 2 && text.allSatisfy { "-=_~+*#ー―─＝".contains($0) }
  }
}

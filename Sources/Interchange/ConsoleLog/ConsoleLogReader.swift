import Patience

/// Reads the constraint conflicts out of console text, however it was pasted.
///
/// It never fails: what is in no known form is kept as text, with a note that names its line.
package enum ConsoleLogReader {
  /// - Complexity: O(*n*) in the length of the text.
  package static func read(_ text: String) -> ConsoleLog {
    let bytes = bytes(of: text)
    var assembly = LogAssembly()
    let marks = LogMarkFinder.marks(in: bytes)
    for (index, mark) in marks.enumerated().awaited(each: 16) {
      let limit = index + 1 < marks.count ? marks[index + 1].position : bytes.count
      switch mark.kind {
      case .headline: assembly.beginReport(line: mark.line)
      case .recovery: assembly.expectBroken(line: mark.line)
      case .list: assembly.beginList()
      case .hidden: assembly.note(.hiddenBySystem, line: mark.line)
      case .ellipsis: assembly.meetEllipsis(line: mark.line)
      case .advice: assembly.endReport()
      case .entry: assembly.add(element(at: mark, in: bytes, to: limit), line: mark.line)
      }
    }
    return assembly.finished()
  }

  /// Whether a line by itself shows that it is of a log: it holds a constraint with its address, or one of
  /// the sentences that the system prints.
  package static func isOfLog(_ line: String) -> Bool {
    guard
      line.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ":") })
        || line.contains("onstraint")
    else { return false }
    return LogMarkFinder.marks(in: bytes(of: line)).contains(where: \.showsLog)
  }

  /// The line of `text` with which its log ends, counted from 1: the last that shows it, with all down to
  /// the next blank line. `nil` where there is no log.
  package static func lastLine(of text: String) -> Int? {
    let marks = LogMarkFinder.marks(in: bytes(of: text))
    guard let last = marks.last(where: \.showsLog)?.line else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let behind = lines.dropFirst(last)
    return last + behind.prefix { $0.contains { !$0.isWhitespace } }.count
  }

  private static func bytes(of text: String) -> [UInt8] {
    LogMasks.unmasked(LogPage.withoutEntities(Array(text.utf8)))
  }

  private static func element(at mark: LogMark, in bytes: [UInt8], to limit: Int) -> LogElement {
    let extent = LogEntryExtent(in: bytes, from: mark.position, to: limit)
    let text = LogEntryText(bytes, in: extent)
    // A text that ends inside a number, or inside a name, would be read as another constraint.
    let isCut = extent.endsWithText && !text.hasTail
    if !isCut || text.hasWholeBody {
      for reading in text.readings {
        if let read = LogConstraintReader.constraint(from: reading, line: mark.line) {
          let lastAddress = extent.endsWithText ? text.lastAddress : nil
          return LogElement(entry: .constraint(read), isCut: false, lastAddress: lastAddress)
        }
      }
    }
    let reference = text.readings.first.flatMap(LogConstraintReader.reference)
    let unread = ConsoleLog.UnreadEntry(line: mark.line, reference: reference, text: text.original)
    return LogElement(entry: .unread(unread), isCut: isCut)
  }
}

/// An entry as it was found, and whether the text ends inside it.
struct LogElement {
  let entry: ConsoleLog.Entry
  let isCut: Bool
  /// The address that the text ends with, of which digits may be missing.
  var lastAddress: ConsoleLog.Address?
}

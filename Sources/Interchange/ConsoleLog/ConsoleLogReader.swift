/// Reads the constraint conflicts out of console text, however it was pasted.
///
/// It never fails: what is in no known form is kept as text, with a note that names its line.
package enum ConsoleLogReader {
  /// - Complexity: O(*n*) in the length of the text.
  package static func read(_ text: String) -> ConsoleLog {
    let bytes = LogMasks.unmasked(LogPage.withoutEntities(Array(text.utf8)))
    var assembly = LogAssembly()
    let marks = LogMarkFinder.marks(in: bytes)
    for (index, mark) in marks.enumerated() {
      let limit = index + 1 < marks.count ? marks[index + 1].position : bytes.count
      switch mark.kind {
      case .headline: assembly.beginReport(line: mark.line)
      case .recovery: assembly.expectBroken(line: mark.line)
      case .hidden: assembly.note(.hiddenBySystem, line: mark.line)
      case .advice: assembly.endReport()
      case .entry: assembly.add(element(at: mark, in: bytes, to: limit), line: mark.line)
      }
    }
    return assembly.finished()
  }

  private static func element(at mark: LogMark, in bytes: [UInt8], to limit: Int) -> LogElement {
    let extent = LogEntryExtent(in: bytes, from: mark.position, to: limit)
    let text = LogEntryText(bytes, in: extent)
    // A text that ends inside a number, or inside a name, would be read as another constraint.
    let isCut = extent.endsWithText && !text.hasTail
    if !isCut {
      for reading in text.readings {
        if let read = LogConstraintReader.constraint(from: reading, line: mark.line) {
          return LogElement(entry: .constraint(read), isCut: false)
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
}

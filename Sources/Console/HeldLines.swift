import Interchange

/// Lines that a bracket holds together, or that are of one console log. A bracket that nothing closes
/// costs no more than its own line: what stands behind it is put together again.
struct HeldLines {
  /// What waited for its end in vain.
  private var held: ArraySlice<String> = []
  private var isOver = false
  private var prose = ProseAroundLogs()
  /// Up to so many lines are put together again each time; more of them are carried out one by one.
  private static let mostHeld = 500

  mutating func next(from read: () -> String?, in session: Session) -> String? {
    if held.count > Self.mostHeld { return held.popFirst() }
    var entry = UnfinishedEntry()
    while let line = held.popFirst() ?? next(from: read) {
      // It is refused as it stands: nothing looks for what it may begin.
      if line.isTooLong, entry.isEmpty, !session.isCollecting {
        entry.append(line)
        return behindProse(entry, read)
      }
      if entry.isEmpty, !session.isCollecting {
        if prose.take(line) { continue }
        if beginsList(line) {
          prose.meetLog()
          return list(from: line, read)
        }
      }
      entry.append(line)
      if !session.goesOn(after: entry) { return behindProse(entry, read) }
    }
    held = entry.lines[...]
    if let first = held.first, first.declaresType {
      held = []
      return entry.text
    }
    guard let log = takeCutLog() else {
      held = prose.end() + held
      return held.popFirst()
    }
    prose.meetLog()
    return log
  }

  /// `entry`, a log with what the system says behind its list, or the lines before it that were taken for
  /// the words around a log.
  private mutating func behindProse(
    _ entry: UnfinishedEntry, _ read: () -> String?
  ) -> String? {
    if entry.lines.count > 1, LogImport.recognizes(entry.text) {
      prose.meetLog()
      return list(from: entry.text, read)
    }
    let lines = prose.meetLine(entry.text)
    if lines.isEmpty { return entry.text }
    held = lines + entry.lines + held
    return held.popFirst()
  }

  // MARK: Console logs

  /// Whether nothing but remarks came before.
  private var isAtStart = true

  /// A list without its headline. A remark may hold one where nothing of a session stands above it.
  private mutating func beginsList(_ line: String) -> Bool {
    let text = line.trimmed
    let isRemark = text.hasPrefix("//") || text.hasPrefix("#") || text.hasPrefix("*")
    defer { if !text.isEmpty, !isRemark { isAtStart = false } }
    if isRemark, !isAtStart { return false }
    return Self.isOfList(line)
  }

  /// A line with a headline is the beginning of what comes to an end by itself.
  private static func isOfList(_ line: String) -> Bool {
    var entry = UnfinishedEntry()
    entry.append(line)
    return !entry.goesOn && (ConsoleLogReader.isOfLog(line) || PastedTextImport.begins(with: line))
      || InterfaceFile.isPart(line)
  }

  private mutating func list(from line: String, _ read: () -> String?) -> String {
    var lines = [line]
    let isOfText = PastedText.begins(with: line)
    let isMarkup = InterfaceFile.isPart(line)
    while let line = held.popFirst() ?? next(from: read) {
      guard
        ConsoleLogReader.isOfLog(line) || Self.isBetween(line)
          || isOfText && PastedText.goesOn(with: line, after: lines)
          || isMarkup && InterfaceFile.isPart(line)
      else {
        held = [line] + held
        break
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// What stands around the constraints of a list: brackets, and the rest of the system's advice.
  private static func isBetween(_ line: String) -> Bool {
    let text = line.drop { $0.isWhitespace || "/*#>`".contains($0) }
    return text.allSatisfy { $0.isWhitespace || "()[],.".contains($0) }
      || ["Try this", "(1) look at", "(2) find the", "(Note: If you", "refer to the doc"].contains(
        where: text.hasPrefix)
  }

  /// A log of which the end is missing, without what stands behind it.
  private mutating func takeCutLog() -> String? {
    let text = held.joined(separator: "\n")
    guard LogImport.recognizes(text), let last = ConsoleLogReader.lastLine(of: text) else {
      return nil
    }
    defer { held = held.dropFirst(last) }
    return held.prefix(last).joined(separator: "\n")
  }

  private mutating func next(from read: () -> String?) -> String? {
    if isOver { return nil }
    let line = read()
    isOver = line == nil
    return line
  }
}

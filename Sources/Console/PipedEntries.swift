import Interchange
import LayoutCode

/// Lines without a prompt as they are carried out: those that a bracket holds together are one, as at
/// the prompt, and so are those of a console log and of code that declares types.
package struct PipedEntries {
  private var lines = HeldLines()
  /// What was read ahead.
  private var entries: ArraySlice<String> = []

  package init() {}

  package mutating func next(from read: () -> String?, in session: Session) -> String? {
    if let entry = entries.popFirst() { return entry }
    var code = PipedCode()
    while let entry = lines.next(from: read, in: session) {
      if session.isCollecting { return entry }
      guard code.append(entry) else {
        entries = code.entries + [entry]
        return entries.popFirst()
      }
    }
    entries = code.entries
    return entries.popFirst()
  }
}

/// Lines that a bracket holds together, or that are of one console log. A bracket that nothing closes
/// costs no more than its own line: what stands behind it is put together again.
private struct HeldLines {
  /// What waited for its end in vain.
  private var held: ArraySlice<String> = []
  private var isOver = false
  /// Up to so many lines are put together again each time; more of them are carried out one by one.
  private static let mostHeld = 500

  mutating func next(from read: () -> String?, in session: Session) -> String? {
    if held.count > Self.mostHeld { return held.popFirst() }
    var entry = UnfinishedEntry()
    while let line = held.popFirst() ?? next(from: read) {
      if entry.isEmpty, !session.isCollecting, beginsList(line) { return list(from: line, read) }
      entry.append(line)
      if !session.goesOn(after: entry) { return entry.text }
    }
    held = entry.lines[...]
    return cutLog() ?? held.popFirst()
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
    return !entry.goesOn && ConsoleLogReader.isOfLog(line)
  }

  private mutating func list(from line: String, _ read: () -> String?) -> String {
    var lines = [line]
    while let line = held.popFirst() ?? next(from: read) {
      guard ConsoleLogReader.isOfLog(line) || Self.isBetween(line) else {
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
  private mutating func cutLog() -> String? {
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

/// Entries that may be a file of code, whose types speak of one another: it is pasted as a whole, so
/// that each is made once.
private struct PipedCode {
  private var all: [String] = []
  private var declaresType = false
  private var isBlank = true

  /// As they are carried out.
  var entries: ArraySlice<String> { declaresType ? [all.joined(separator: "\n")] : all[...] }

  /// Whether the entry belongs to it. Code begins with what a module or a type is; what is but a line
  /// of a session is not waited behind.
  mutating func append(_ entry: String) -> Bool {
    let kind = Kind(entry)
    switch kind {
    case .other: return false
    case .statement where isBlank: return false
    case .blank: break
    case .statement, .module: isBlank = false
    case .type: (isBlank, declaresType) = (false, true)
    }
    all.append(entry)
    return true
  }

  private enum Kind {
    case blank, module, type, statement, other

    /// Whether what lines cannot read whole declares a type all the same.
    private static func declaresType(_ entry: String) -> Bool {
      let head = entry.prefix { $0 != "{" }
      let words = head.split { !($0.isLetter || $0 == "_") }
      return head.count < entry.count && words.contains { typeKeywords.contains($0) }
    }

    private static let typeKeywords: Set<Substring> = [
      "class", "struct", "enum", "extension", "protocol", "actor",
    ]

    init(_ entry: String) {
      if entry.isTooLong { self = .other; return }
      if ObjectiveCEntry.begins(with: entry) {
        self = .type
        return
      }
      if ObjectiveCEntry.standsBesideClasses(entry) {
        self = .module
        return
      }
      switch try? LineReader.read(entry) {
      case .blank: self = .blank
      case .statements([]): self = .module
      case .statements(let statements):
        let declaresType = statements.contains { if case .type = $0 { true } else { false } }
        self = declaresType ? .type : .statement
      case .command(let word, let arguments)
      where word.text == "import" && arguments.text.isModuleName:
        self = .module
      case nil where Self.declaresType(entry): self = .type
      default: self = .other
      }
    }
  }
}

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

    init(_ entry: String) {
      if entry.isTooLong { self = .other; return }
      if ObjectiveCEntry.begins(with: entry) {
        self = .type
        return
      }
      if entry[...].isPreview || ObjectiveCEntry.standsBesideClasses(entry) {
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
      case nil where entry.declaresType: self = .type
      default: self = .other
      }
    }
  }
}

extension String {
  /// Whether it declares a type, though lines cannot read it whole.
  var declaresType: Bool {
    let head = prefix { $0 != "{" }
    let words = head.split { !($0.isLetter || $0 == "_") }
    return head.count < count && words.contains { Self.typeKeywords.contains($0) }
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
}

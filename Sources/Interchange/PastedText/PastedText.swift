import Patience

/// A text of the console, the debugger or Xcode that is no conflict and no code, read for what it is.
package enum PastedText: Hashable, Sendable {
  /// Why Auto Layout stopped the app, or warned it.
  case complaint(LayoutComplaint)
  /// Views as `recursiveDescription` or `_autolayoutTrace` prints them.
  case tree(PrintedTree)
  /// What Xcode says of a storyboard or xib.
  case warnings([InterfaceWarning])
  /// Code of another system, which is stepped over.
  case compose(ComposeCode)
}

/// One kind of text.
protocol PastedTextKind: Sendable {
  /// Whether a line by itself shows that it is of such a text.
  static func begins(with line: Substring) -> Bool

  /// `nil` where `text` is of another kind.
  static func read(_ text: String) -> PastedText?
}

extension PastedText {
  /// No such text needs more characters to show what it is.
  private static let longestBeginning = 4_000

  /// In the order in which they are tried.
  private static let kinds: [any PastedTextKind.Type] = [
    ComposeCode.self, LayoutComplaint.self, PrintedTree.self, InterfaceWarning.self,
  ]

  /// What `text` is; `nil` for what is none of these.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func read(_ text: String) -> PastedText? {
    for kind in kinds.awaited(each: LineWork.interval) {
      if let found = kind.read(text) { return found }
    }
    return nil
  }

  /// What is wrong, in one word; the first of several warnings counts. `nil` for what says of nothing that it is wrong.
  package var cause: String? {
    switch self {
    case .complaint(let complaint): complaint.kind.rawValue
    case .tree, .compose: nil
    case .warnings(let warnings): warnings.first?.kind.rawValue
    }
  }

  /// Whether a line shows by itself that it is of such a text.
  package static func begins(with line: String) -> Bool {
    let text = line.withoutMarks.prefix(longestBeginning)
    return kinds.contains { $0.begins(with: text) }
  }

  /// Whether a line belongs to such a text that has begun above it: what is drawn, a stack of calls, the
  /// end of a sentence. A visual format does where the text quotes one that cannot be read, up to the
  /// mark of the place; elsewhere it is a line of a session.
  package static func goesOn(with line: String, after lines: [String]) -> Bool {
    let text = line.withoutMarks
    if text.isEmpty || begins(with: line) { return true }
    if LineReader.endsWithItself(String(text)) {
      return text.contains("0x") || awaitsFormat(after: lines)
    }
    return text.contains("0x") || text.allSatisfy { "()^'\"*|~ ".contains($0) }
      || beginningsWithin.contains(where: text.hasPrefix) || isOfLog(text)
  }

  /// `2024-01-09 14:12:07.600123+0100 Shop[8123:554433] …`
  private static func isOfLog(_ line: Substring) -> Bool {
    line.prefixMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S* \S+\[\d+:\w+\]/) != nil
  }

  private static func awaitsFormat(after lines: [String]) -> Bool {
    let isQuoted = lines.contains { line in line.contains("parse constraint format") }
    return isQuoted && !lines.contains(where: isMarkAlone)
  }

  private static func isMarkAlone(_ line: String) -> Bool {
    let text = line.withoutMarks
    return !text.isEmpty && text.allSatisfy { "^'\"".contains($0) }
  }

  private static let beginningsWithin = [
    "***", "* - ", "+ - ", "• - ", "[", "Legend",
    "libc++abi", "terminating",
    "Unable to",
    "the item width must", "the item height must", "Expected", "When added to a view",
    "This will crash", "Break on", "Does the constraint",
    "That's illegal", "reason:", "View hierarchy unprepared", "Actual:",
  ]
}

extension String {
  /// Without blanks at either end and what marks a line as a quotation or remark.
  fileprivate var withoutMarks: Substring {
    var text = drop { $0.isWhitespace || "/>`".contains($0) }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

package import AutoLayout
import Patience

/// Views as the debugger prints them, one in a line: by `recursiveDescription` and its relatives with
/// their frames, by `_autolayoutTrace` with how they are laid out.
package struct PrintedTree: Hashable, Sendable {
  package var nodes: [Node]

  package struct Node: Hashable, Sendable {
    /// How many bars stand before it.
    package var depth: Int
    package var className: String
    var address: ConsoleLog.Address
    /// In its superview; `nil` where the text says nothing of it.
    package var frame: Rect?
    package var text: String?
    package var isHidden = false
    var mask: AutoresizingMask = []
    package var layout: Layout?
    /// What of it is ambiguous: `minX`, `Height`.
    package var ambiguities: [String] = []
    /// Whether it is called ambiguous, with or without the parts.
    package var isAmbiguous = false
  }

  /// What the mark in front of a view says.
  package enum Layout: Hashable, Sendable {
    case constraints
    case frame
    case host
  }

  package var hasFrames: Bool { nodes.contains { $0.frame != nil } }
}

extension PrintedTree: PastedTextKind {
  /// Also by what a debugger calls its answer: `$1 = 0x0000600002d1c9f0`.
  static func begins(with line: Substring) -> Bool {
    PrintedTreeLine.node(in: line) != nil
      || line.wholeMatch(of: /\$\d+ = 0x[0-9a-fA-F]+/) != nil
  }

  static func read(_ text: String) -> PastedText? {
    // A debugger that prints the text itself escapes its line ends and quotes.
    let isEscaped = escapedBars.first(in: text) != nil
    let plain = isEscaped ? text.replacing("\\n", with: "\n").replacing("\\'", with: "'") : text
    let lines = plain.split(whereSeparator: \.isNewline)
    let nodes = lines.awaited().compactMap(PrintedTreeLine.node)
    return nodes.isEmpty ? nil : .tree(PrintedTree(nodes: nodes))
  }

  private static let escapedBars = SentenceList<Void>([("\\n   |", ()), ("\\n|", ())])
}

import Interchange
import LayoutCode
package import Prose

/// What is typed at a prompt, line by line, until it is whole.
package struct UnfinishedEntry {
  package private(set) var lines: [String] = []
  private var completeness = Completeness()
  /// A bracket is open, or a console log or a class of Objective-C has not come to its end. A quote
  /// alone is not waited for, since a text has one line: that line is refused.
  private(set) var goesOn = false

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }
  package var text: String { lines.joined(separator: "\n") }

  /// What it waits for, and how to leave it.
  package var reasonToGoOn: Phrase? {
    if !goesOn { return nil }
    guard let opening = completeness.opening, ObjectiveCEntry.goesOn(after: lines) != true else {
      return lines.first.map(EntryWords.declaration)
    }
    // The last line is to be seen right above.
    let (place, above) = (opening.line - 1, lines.dropLast())
    return EntryWords.open(opening, on: above.indices.contains(place) ? above[place] : nil)
  }

  /// Lines that came at once.
  package mutating func append(pasted text: String) {
    for line in SessionFile.lines(of: text) { append(line) }
  }

  package mutating func append(_ line: String) {
    if line.isTooLong {
      lines.append(line)
      return goesOn = false
    }
    var closed = completeness
    completeness.append(line[...])
    lines.append(line)
    if let goesOn = ObjectiveCEntry.goesOn(after: lines) { return self.goesOn = goesOn }
    goesOn = !completeness.isComplete
    if !goesOn { return }
    closed.append((line + "\"")[...])
    goesOn = !closed.isComplete
  }
}

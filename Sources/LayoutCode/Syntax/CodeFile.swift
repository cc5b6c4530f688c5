package import Interchange
package import Prose

/// A text of layout code, read once: its statements and declarations, and what was left out.
///
/// Places of several texts lie in one space: each text begins at an offset of its own.
package struct CodeFile: Sendable {
  /// What the user calls it: a path as it was given, or empty for what was typed or pasted.
  package let name: String
  package let text: String
  /// Where the places of this text begin.
  package let offset: Int
  package let dialect: Dialect
  /// In the order of the text. Of a listing they may stand outside all types.
  package let statements: [Statement]
  package let notes: [Note]
  /// Where its lines end, from the beginning of the text.
  private let lineEnds: [Int]
  /// Whether somebody typed it as a line, of which nothing may be unknown.
  var isTyped = false

  package init(
    name: String, text: String, offset: Int, dialect: Dialect, statements: [Statement],
    notes: [Note]
  ) {
    self.name = name
    self.text = text
    self.offset = offset
    self.dialect = dialect
    self.statements = statements
    self.notes = notes
    lineEnds = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
  }

  package enum Dialect: Sendable { case swift, objectiveC }

  /// What a reader of a whole text leaves out or puts right, with its place.
  package struct Note: Sendable {
    package let range: SourceRange
    package let problem: Problem

    package init(_ problem: Problem, at range: SourceRange) {
      self.problem = problem
      self.range = range
    }

    package enum Problem: Sendable, Hashable {
      /// The smallest statement or member around what could not be read was left out.
      case leftOut(expected: Phrase?)
      /// The same, where nothing closes a parenthesis or bracket in it.
      case unclosed(String)
      /// A bracket that nothing closes was closed at the end.
      case closedAtEnd(String)
      /// A closing bracket that nothing opened was read over.
      case closedNothing(String)
      /// Deeper than can be read; the inner part was left out.
      case tooDeep
      /// What no compiler takes was read as what it was typed for.
      case lookAlike(String, meant: String)

      /// The blank of full width, as which nothing else of what separates words is typed.
      init?(blank: Unicode.Scalar) {
        guard blank == "\u{3000}" else { return nil }
        self = .lookAlike(String(blank), meant: " ")
      }
    }

    /// Whether all was read, and something only as it was meant.
    var isOfLookAlike: Bool { if case .lookAlike = problem { true } else { false } }
    /// Whether it is about no more than a blank.
    var isOfBlank: Bool { if case .lookAlike(_, " ") = problem { true } else { false } }
  }
}

extension CodeFile {
  package var range: SourceRange { SourceRange(offset, offset + text.utf8.count) }

  /// The number of the line on which a place stands; the first is 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines, since each constraint of a text asks for its own.
  package func line(of range: SourceRange) -> Int {
    let place = range.lowerBound - offset
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}

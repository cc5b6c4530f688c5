/// Where something stands in the text that was typed or pasted: UTF-8 offsets from its beginning.
package struct SourceRange: Hashable, Sendable {
  package let lowerBound: Int
  package let upperBound: Int

  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The smallest range that holds this one and `other`.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}

extension SourceRange {
  /// The number of the line of `text` on which the range begins; the first is 1.
  package func line(in text: String) -> Int {
    1 + text.utf8.prefix(lowerBound).count { $0 == UInt8(ascii: "\n") }
  }

  /// What stands before the range on its line of `text`. A caret goes where this ends, however
  /// wide the terminal draws its characters.
  package func precedingText(in text: String) -> Substring {
    let start = index(of: lowerBound, in: text)
    let before = text[..<start]
    guard let newline = before.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return before }
    return text[text.utf8.index(after: newline)..<start]
  }

  /// The column, in characters, at which the range begins on its line of `text`; the first is 1.
  package func column(in text: String) -> Int { precedingText(in: text).count + 1 }

  /// What the range covers of `text`.
  package func excerpt(of text: String) -> Substring {
    text[index(of: lowerBound, in: text)..<index(of: upperBound, in: text)]
  }

  private func index(of offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }
}

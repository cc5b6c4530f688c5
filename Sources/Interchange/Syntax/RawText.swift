/// A part of a line that is still to be read, with its place, so that whoever reads it can point
/// into the whole line.
package struct RawText: Hashable, Sendable {
  package let text: String
  /// Where the text begins in the line, as a UTF-8 offset.
  package let offset: Int

  package init(_ text: String, offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  package var range: SourceRange { SourceRange(offset, offset + text.utf8.count) }

  /// What stands at `range`, which lies within this text.
  package func part(_ range: SourceRange) -> RawText {
    let bytes = text.utf8.dropFirst(range.lowerBound - offset)
      .prefix(range.upperBound - range.lowerBound)
    return RawText(String(decoding: bytes, as: UTF8.self), offset: range.lowerBound)
  }
}

/// A name as it was written, composed (NFC), with its place.
package struct NameSyntax: Hashable, Sendable {
  package let text: String
  package let range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// Where code makes something: a call in one of its texts.
package struct SourcePlace: Hashable, Sendable {
  /// How the file is named; empty for what was pasted or typed.
  package let file: String
  /// The first is 1.
  package let line: Int
  /// From the name of the call to its closing parenthesis, in UTF-8 offsets of that text.
  package let call: Range<Int>

  package init(file: String, line: Int, call: Range<Int>) {
    (self.file, self.line, self.call) = (file, line, call)
  }
}

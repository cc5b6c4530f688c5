import Interchange
import Testing

/// What `#if` leaves out is blank, and all else stays where it is.
struct CompiledTextTests {
  private func compiled(_ text: String) -> [String] {
    let compiled = RawText(text, offset: 7).compiled
    #expect(compiled.offset == 7)
    #expect(compiled.text.utf8.count == text.utf8.count)
    return compiled.text.split(separator: "\n")
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("a\n#if DEBUG\nb\n#else\nc\n#endif\nd", ["a", "b", "d"]),
    ("#if !DEBUG\nb\n#else\n  ç\n#endif", ["  ç"]),
    ("#if os(macOS)\na\n#elseif os(iOS) // here\nb\n#else\nc\n#endif", ["b"]),
    ("#if FREE || swift(>=5.1)\na\n#endif", ["a"]),
    ("#if canImport(UIKit) && FREE\na\n#endif\nb", ["b"]),
    ("  #if FREE\n#if DEBUG\na\n#else\nb\n#endif\n#else\nc\n  #endif", ["c"]),
    ("#if DEBUG\n#if FREE\na\n#else\nb\n#endif\n#endif", ["b"]),
  ])
  func oneBranchStays(text: String, lines: [String]) {
    #expect(compiled(text) == lines)
  }

  @Test(arguments: [
    "#if the gap is too small\na", "# if DEBUG\na\n# else\nb", "a\n#endif\n#if DEBUG\nb",
    "#else\na",
  ])
  func commentsStay(text: String) {
    #expect(RawText(text).compiled.text == text)
  }
}

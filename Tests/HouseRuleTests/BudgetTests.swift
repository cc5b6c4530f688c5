import Testing

/// A file is one idea, a function a paragraph.
@Suite struct BudgetTests {
  private static let longestFile = 400
  private static let longestFunction = 60

  @Test(arguments: SourceTree.sources + SourceTree.tests)
  func noFileIsLongerThanItsBudget(_ file: SourceTree.File) {
    #expect(file.lines.count <= Self.longestFile)
  }

  @Test(arguments: SourceTree.sources)
  func noFunctionIsLongerThanItsBudget(_ file: SourceTree.File) {
    for function in Self.functions(in: file.lines) {
      #expect(
        function.length <= Self.longestFunction,
        "the function at line \(function.line) has \(function.length) lines")
    }
  }

  /// The bodies of functions and initialisers: from the line that declares one to the line that
  /// closes it at the same indentation, as the formatter leaves them.
  private static func functions(in lines: [String]) -> [(line: Int, length: Int)] {
    var result: [(line: Int, length: Int)] = []
    for (index, line) in lines.enumerated() where declaresFunction(line) {
      let indentation = line.prefix { $0 == " " }
      let closing = indentation + "}"
      guard !line.hasSuffix("}"),
        let end = lines[(index + 1)...].firstIndex(where: { $0.hasPrefix(closing) })
      else { continue }
      result.append((line: index + 1, length: end - index - 1))
    }
    return result
  }

  private static func declaresFunction(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" }
    guard !line.contains("//") else { return false }
    return words.contains("func") || words.first == "init"
      || (words.dropFirst().first == "init" && words.first != "self.init")
  }
}

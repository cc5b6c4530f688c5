import Foundation
import Testing

/// The list of all rules by which storyboards are laid out as Interface Builder does: where each stands, why
/// it is believed, and how many files and repositories of the collections it serves and hurts, counted
/// by switching it off.
@Suite struct StoryboardRuleTests {
  private static let rows: [[String]] = {
    let list = SourceTree.root.appending(path: "Tests/Conformance/rules.tsv")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test func everyRuleStandsWhereTheListSaysAndHasAReason() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: SourceTree.sources.map { ($0.path, $0.lines.joined(separator: "\n")) })
    let tests = SourceTree.tests.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n")
    let head = try #require(Self.rows.first)
    #expect(Self.rows.count > 100 && head.prefix(7).last == "repositories")
    for row in Self.rows.dropFirst() {
      try #require(row.count == head.count, "\(row)")
      let (file, place, source, test) = ("Sources/" + row[1], row[2], row[4], row[5])
      #expect(texts[file]?.contains(place) == true, "\(row[0]) is not in \(file)")
      #expect(test == "conformance.py" || tests.contains(test), "\(row[0]) has no test \(test)")
      let repositories = Int(row[6]) ?? 0
      #expect(repositories >= 3 || !source.isEmpty, "\(row[0]): \(repositories), and no source")
    }
  }

  /// What depends on a version is a rule.
  @Test func whatDependsOnAVersionIsListed() {
    let listed = Set(Self.rows.compactMap { $0.count > 1 ? "Sources/" + $0[1] : nil })
    let folders = ["Sources/Interchange/InterfaceBuilder/", "Sources/AutoLayout/ViewKinds/"]
    let versions = ["tools <", "tools >=", "tools.number", "system.major <", "system <"]
    for file in SourceTree.sources where folders.contains(where: file.path.hasPrefix) {
      let depends = file.lines.contains { line in versions.contains(where: line.contains) }
      #expect(!depends || listed.contains(file.path), "\(file.path) has no rule in the list")
    }
  }
}

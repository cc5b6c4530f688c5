import Foundation
import Testing

/// What README names is there.
@Suite struct FrontDoorTests {
  private func text(of name: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: name), encoding: .utf8)
  }

  @Test func everyGoalOfMakeThatIsNamedExists() throws {
    let makefile = try text(of: "Makefile")
    let goals = Set(makefile.matches(of: /(?m)^([a-z-]+):/).map(\.output.1))
    let named = Set(
      try text(of: "README.md").matches(of: /(?m)(?:^|`)make ([a-z-]+)/).map(\.output.1))
    #expect(named.contains("run") && named.contains("test"))
    for goal in named { #expect(goals.contains(goal), "make \(goal)") }
  }

  @Test func everyLinkLeadsToAFile() throws {
    for link in try text(of: "README.md").matches(of: /\]\(([^)]+)\)/).map(\.output.1) {
      let path = SourceTree.root.appending(path: String(link)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  /// The first layout is on the first screen of a terminal.
  @Test func theFirstScreenLeadsToALayout() throws {
    let screen = try text(of: "README.md").split(separator: "\n").prefix(24).joined(separator: "\n")
    for words in ["make run", "make test", "nothing ambiguous, nothing in conflict"] {
      #expect(screen.contains(words), "\(words)")
    }
  }
}

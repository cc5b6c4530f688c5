import Foundation
import Testing

/// Two processes, whose hash values differ, print the same bytes for the same lines.
@Suite struct DeterminismTests {
  private static let sessions: [URL] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Sessions")
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".tsume") }.sorted().map { folder.appending(path: $0) }
  }()

  @Test func twoProcessesAgree() throws {
    // A program that is not optimised takes its time: every twelfth session will do.
    let chosen = Self.sessions.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    let lines = try chosen.map { try String(contentsOf: $0, encoding: .utf8) + "\ngoto 0\n" }
    let input = Array(lines.joined().utf8)
    let outputs = try (1...2).map { _ in
      // What sessions export is written where it goes with the test.
      let home = try TemporaryFolder()
      return try withExtendedLifetime(home) {
        try PipedProgram.run(
          "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$0\"", TsumeExecutable.path], input: input,
          environment: ["XDG_STATE_HOME": home.path, "HOME": home.path]
        ).output
      }
    }
    #expect(outputs[0].utf8.count > 5_000)
    #expect(outputs[0] == outputs[1])
  }
}

import Foundation
import Testing

/// What `make test` makes of what swift prints, with another program in swift's place.
@Suite struct TestRunTests {
  /// What a step does, in the words of the shell.
  private struct Steps {
    var building = "echo '[2/2] Compiling'"
    var testing = passing(3)
    var sessions = "echo '3 sessions, 9 checks: 0 failed'"
    /// Where the machine waits a moment: no time passes there.
    var pause = ":"
    /// How many such moments without a word make a step hang. On a busy machine the others may begin
    /// very late.
    var silence = 1_000_000_000

    static func passing(_ count: Int) -> String {
      let tests = (1...count).map { number in
        """
        echo '◇ Test number\(number)() started.'
        echo '✔ Test number\(number)() passed after 0.1 seconds.'
        """
      }
      let end = "echo '✔ Test run with \(count) tests in 1 suite passed after 0.2 seconds.'"
      return (tests + [end]).joined(separator: "\n")
    }
  }

  /// A program that another process writes: while this one has it open, a process that a test beside this one
  /// starts has it open as well, and then it cannot be run.
  private func writeProgram(_ text: String, to path: String) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf %s \"$TEXT\" >\"$0\" && chmod 755 \"$0\"", path]
    writer.environment = ["TEXT": text, "PATH": "/usr/bin:/bin"]
    try writer.run()
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
  }

  private func run(_ steps: Steps) throws -> (lines: [String], log: String, exitCode: Int32) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "Tests/Running/run.sh"
    let files = [
      script: try String(contentsOf: SourceTree.root.appending(path: script), encoding: .utf8),
      "bin/swift": """
      #!/bin/bash
      case "$*" in
        *--show-bin-path*) echo "$PWD/bin" ;;
        build*) . ./building ;;
        *) . ./testing ;;
      esac
      """,
      "bin/tsume": "#!/bin/bash\n. ./sessions",
      "bin/sleep": "#!/bin/bash\n\(steps.pause)",
      "building": steps.building, "testing": steps.testing, "sessions": steps.sessions,
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try writeProgram(text, to: file.path)
    }
    let process = Process()
    process.executableURL = folder.appending(path: script)
    process.environment = [
      "PATH": "\(folder.path)/bin:/usr/bin:/bin", "SILENCE": "\(steps.silence)",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let log = try String(contentsOf: folder.appending(path: ".build/test.log"), encoding: .utf8)
    return (text.split(separator: "\n").map(String.init), log, process.terminationStatus)
  }

  @Test func whatPassesIsCountedOverAllSteps() throws {
    let run = try run(Steps())
    #expect(run.exitCode == 0)
    #expect(run.lines.first == "Everything that is printed goes to .build/test.log.")
    #expect(run.lines.last == "6 passed, 0 failed")
    #expect(run.log.contains("✔ Test number2() passed"))
  }

  @Test func aFailureIsShownWithItsPlaceAndItsReason() throws {
    var steps = Steps()
    steps.testing = """
      echo '◇ Test sum(of:) started.'
      echo '✘ Test sum(of:) recorded an issue with 1 argument of → 3 at S.swift:7:5: Expectation failed: 1'
      echo '↳ one is not two'
      echo '✘ Test sum(of:) with 4 test cases failed after 0.1 seconds with 1 issue.'
      echo '✘ Test run with 1 test in 1 suite failed after 0.2 seconds with 1 issue.'
      exit 1
      """
    let run = try run(steps)
    #expect(run.exitCode == 1)
    #expect(
      run.lines.contains(
        "  S.swift:7:5: sum(of:) with 1 argument of → 3: 1 | one is not two")
    )
    #expect(run.lines.last == "3 passed, 1 failed")
  }

  @Test func aSessionThatFailsIsShown() throws {
    var steps = Steps()
    steps.sessions = """
      echo 'a.tsume:3: expected 5, found 6'
      echo '3 sessions, 9 checks: 1 failure in 1 session'
      exit 1
      """
    let run = try run(steps)
    #expect(run.exitCode == 1)
    #expect(run.lines.contains("  a.tsume:3: expected 5, found 6"))
    #expect(run.lines.last == "5 passed, 1 failed")
  }

  @Test func whatCannotBeBuiltIsNotTested() throws {
    var steps = Steps()
    steps.building = "echo 'a.swift:1:2: error: no such thing'; exit 1"
    let run = try run(steps)
    #expect(run.exitCode == 1)
    #expect(run.lines.contains("  a.swift:1:2: error: no such thing"))
    #expect(run.lines.last == "0 passed, 1 failed")
  }

  @Test(arguments: ["kill -KILL $$", "exit 0", "echo 'error: no tests'; exit 1"])
  func testsThatDoNotComeToTheirEndAreAFailure(end: String) throws {
    var steps = Steps()
    steps.testing = "echo '◇ Test whole() started.'\n\(end)"
    let run = try run(steps)
    #expect(run.exitCode == 1)
    #expect(run.lines.contains { $0.hasPrefix("  had begun: whole()") })
    #expect(run.lines.last == "3 passed, 1 failed")
  }

  /// With how far it was, told now and then.
  @Test func whatHangsIsEndedAndNamed() throws {
    var steps = Steps()
    steps.silence = 70
    steps.building = "echo $$ > builder; echo '[2/2] Compiling'"
    steps.testing = """
      echo '◇ Test quick() started.'
      echo '◇ Test case passing 1 argument name → "a" to never(_:) started.'
      echo '◇ Test "It never comes" started.'
      echo '✔ Test quick() passed after 0.1 seconds.'
      cat > .build/test.events <<'END'
      {"kind":"test","payload":{"id":"T.S\\/quick(_:)\\/S.swift:1:4","isParameterized":true}}
      {"kind":"test","payload":{"id":"T.S\\/never(_:)\\/S.swift:9:4","isParameterized":true}}
      {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S\\/quick(_:)\\/S.swift:1:4"}}
      {"kind":"event","payload":{"kind":"testCaseStarted","testID":"T.S\\/never(_:)\\/S.swift:9:4"}}
      {"kind":"event","payload":{"kind":"testCaseEnded","testID":"T.S\\/quick(_:)\\/S.swift:1:4"}}
      END
      mkfifo never; touch begun
      read line < never
      """
    // Time passes when the test hangs, and not before.
    steps.pause = """
      if grep -q 'swift test' .build/test.log
      then until [ -e begun ]; do :; done
      else until [ -s builder ] && ! kill -0 "$(<builder)" 2>/dev/null; do :; done
      fi
      """
    let run = try run(steps)
    #expect(run.exitCode == 1)
    #expect(run.lines.contains("testing    50 %, 1 cases, 0 tests failed"))
    #expect(run.lines.contains("  nothing was printed for 70 seconds, so it was ended"))
    #expect(run.lines.contains("  was running: T.S/never(_:)/S.swift:9:4"))
    #expect(run.lines.contains { $0.hasPrefix("  had begun: \"It never comes\"") })
    #expect(!run.lines.contains { $0.contains("quick") || $0.contains("passing") })
  }
}

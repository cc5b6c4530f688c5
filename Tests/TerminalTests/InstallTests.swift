import Foundation
import Testing

/// What `make install` puts where it belongs, and what the program knows of it there.
@Suite struct InstallTests {
  private let folder: TemporaryFolder
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let places = [
    "bin/tsume", "share/man/man1/tsume.1", "share/man/ja/man1/tsume.1",
    "share/bash-completion/completions/tsume", "share/zsh/site-functions/_tsume",
    "share/fish/vendor_completions.d/tsume.fish",
  ]

  init() throws { folder = try TemporaryFolder() }

  /// With a blank in the name, which no folder is safe from.
  private var prefix: String { folder.path + "/a place" }

  private func make(_ goal: String) throws {
    let result = try PipedProgram.run(
      "/usr/bin/env",
      [
        "make", "-C", Self.root, goal, "PREFIX=/a place", "DESTDIR=\(folder.path)",
        "PROGRAM=\(TsumeExecutable.path)",
      ], input: [])
    #expect(result.exitCode == 0, "\(result.output)")
  }

  private func installed(_ place: String) throws -> String {
    try folder.content(of: "a place/\(place)")
  }

  private func tsume(_ arguments: [String], at path: String) throws -> PipedProgram.Result {
    let words = ["-c", "cd / && exec \"$0\" \"$@\"", path] + arguments
    return try PipedProgram.run("/bin/sh", words, input: [])
  }

  @Test func itWorksFromEveryFolderAndIsGoneAfterwards() throws {
    try make("place")
    let program = prefix + "/bin/tsume"
    let sessions = try tsume(["--sessions"], at: program)
    let real = try #require(sessions.output.split(separator: "\n").first)
    #expect(real.hasSuffix("/a place/share/tsume/Sessions"))
    #expect(try tsume(["check", "\(real)/conflicts"], at: program).exitCode == 0)
    // A link to the program is the program.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/t", withDestinationPath: program)
    #expect(try tsume(["--sessions"], at: folder.path + "/t") == sessions)

    try make("uninstall")
    for place in Self.places + ["share/tsume"] {
      #expect(!FileManager.default.fileExists(atPath: "\(prefix)/\(place)"), "\(place)")
    }
  }

  @Test func aBuildHasTheSessionsOfItsSourceTree() throws {
    let sessions = try tsume(["--sessions"], at: TsumeExecutable.path)
    #expect(sessions.exitCode == 0)
    #expect(sessions.output == Self.root + "/Sessions\n")
  }

  @Test func aProgramThatWasCarriedAwaySaysThatItHasNone() throws {
    let alone = folder.path + "/alone"
    // Not copied here: a child that another test starts meanwhile would hold the file open for writing,
    // and what is written to cannot be run.
    #expect(
      try PipedProgram.run("/bin/cp", [TsumeExecutable.path, alone], input: []).exitCode == 0)
    #expect(try tsume(["--sessions"], at: alone).exitCode == 2)
    #expect(try tsume(["-c", "lesson 2"], at: alone).output.contains("not beside this program"))
    // Lessons in its own folder are found from everywhere.
    let sessions = folder.path + "/Sessions"
    try FileManager.default.createDirectory(
      atPath: sessions + "/lessons", withIntermediateDirectories: true)
    let found = try tsume(["--sessions"], at: alone)
    #expect(found.exitCode == 0 && found.output.hasSuffix("/Sessions\n"), "\(found)")
  }

  @Test func lessonsInThePresentFolderAreFound() throws {
    let (bin, lessons) = (folder.path + "/bin", folder.path + "/lessons")
    for path in [bin, lessons + "/Sessions/lessons"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let program = bin + "/alone"
    #expect(
      try PipedProgram.run("/bin/cp", [TsumeExecutable.path, program], input: []).exitCode == 0)
    let words = ["-c", "cd \"$1\" && exec \"$0\" --sessions", program, lessons]
    let found = try PipedProgram.run("/bin/sh", words, input: [])
    #expect(found.exitCode == 0 && found.output.hasSuffix("/lessons/Sessions\n"), "\(found)")
  }

  /// The page is made of what `tsume --help` says, the completions of what the program declares.
  @Test func manualAndCompletionsHaveEveryCallAndNoWordsOfTheParser() throws {
    try make("place")
    let manual = try installed("share/man/man1/tsume.1").replacing("\\-", with: "-")
    let help = try tsume(["--help"], at: TsumeExecutable.path).output
    let readMe = try String(contentsOfFile: Self.root + "/README.md", encoding: .utf8)
    for call in help.matches(of: /tsume (?<word>[a-z]+|--[a-z]+)/).map(\.output.word) {
      #expect(manual.contains("tsume \(call)"), "\(call)")
      #expect(call.hasPrefix("-") || readMe.contains("| `tsume \(call)"), "README lacks \(call)")
    }
    for place in Self.places.suffix(3) {
      let script = try installed(place)
      for word in [
        "replay", "check", "--junit", "conflict", "frames", "--content", "--sessions",
        "lesson", "mark",
      ] {
        #expect(script.contains(word), "\(place) lacks \(word)")
      }
      #expect(!script.contains("Show "), "\(script)")
    }
    #expect(try installed("share/man/ja/man1/tsume.1").contains("終了コード"))
    #expect(!manual.contains("終了コード"))
  }

  @Test(arguments: [
    (["check", ""], "--update"), (["con"], "conflict"), (["./a"], "./a file"),
    (["mark", "--"], "--junit"), (["les"], "lesson"), (["lesson", "tor"], "torutsume"),
    (["mark", "two-l"], "two-labels-which-gives"), (["help", "torutsu"], "torutsume"),
    (["frames", "--content", "me"], "measured"), (["lesson", "./a"], "./a file"),
  ])
  func theShellCompletes(_ typed: [String], _ word: String) throws {
    try folder.write("", to: "a file")
    let words = ([TsumeExecutable.path] + typed).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      cd '\(folder.path)'; eval "$('\(TsumeExecutable.path)' --completions bash)"
      COMP_WORDS=(\(words)); COMP_CWORD=\(typed.count); _tsume; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try PipedProgram.run("/usr/bin/env", ["bash", "-c", script], input: [])
    #expect(result.output.split(separator: "\n").contains(Substring(word)), "\(result.output)")
  }
}

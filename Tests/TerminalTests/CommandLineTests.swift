import Foundation
import Testing

/// How the program is called, rightly and wrongly, and what it answers its caller.
@Suite struct CommandLineTests {
  private let driver: ShellDriver
  private let session: String

  init() throws {
    driver = try ShellDriver()
    session = driver.state.path + "/a.tsume"
    try driver.state.write("add view box\nbox.width == 10\nexpect box.width == 10\n", to: "a.tsume")
  }

  @Test(arguments: [
    [], ["FILE"], ["-c", "1 + 2"], ["FILE", "-c", "1 + 2"], ["replay", "FILE"], ["check", "FILE"],
    ["check", "--json", "FILE"], ["help"], ["--help"], ["check", "--help"], ["--version"],
  ])
  func `Right use ends with 0`(arguments: [String]) throws {
    let result = try driver.run(arguments.map { $0 == "FILE" ? session : $0 })
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty == arguments.isEmpty)
  }

  @Test(arguments: [
    ["-c"], ["--wrong"], ["nosuchfile"], ["FILE", "FILE"], ["replay"], ["replay", "nosuchfile"],
    ["replay", "FILE", "FILE"], ["check"], ["check", "nosuchfile"], ["check", "--wrong", "FILE"],
    ["check", "FILE", "--junit"], ["conflict"], ["conflict", "nosuchfile"],
    ["-c", "nosuchcommand"],
  ])
  func `Wrong use ends with 2`(arguments: [String]) throws {
    #expect(try driver.run(arguments.map { $0 == "FILE" ? session : $0 }).exitCode == 2)
  }

  @Test func `A log that is piped in needs no name`() throws {
    let log = "Constant is not finite!  That's illegal.  constraint:nan\n"
    let named = try driver.run(["conflict", "-"], input: Array(log.utf8))
    let unnamed = try driver.run(["conflict"], input: Array(log.utf8))
    #expect(unnamed.output == named.output && unnamed.exitCode == named.exitCode)
  }

  @Test func `Who checks a folder of code is told what reads it`() throws {
    try FileManager.default.createDirectory(
      atPath: driver.state.path + "/code", withIntermediateDirectories: true)
    try driver.state.write("let box = UIView()\n", to: "code/a.swift")
    let path = driver.state.path + "/code"
    let result = try driver.run(["check", path])
    #expect(result.exitCode == 2)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("reads its layout code"), "\(words)")
  }

  /// A log that says the app was ended is a failure, and so is a conflict that it only names.
  @Test func `A log of an exception ends with 1`() throws {
    let log = "*** Terminating app due to uncaught exception 'X': 'Constant is not finite!'\n"
    #expect(try driver.run(["conflict"], input: Array(log.utf8)).exitCode == 1)
  }

  @Test func `Who asks for a language is told where it is chosen`() throws {
    let result = try driver.run(["--language", "ja"])
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(result.exitCode == 2 && words.contains("tsume -c 'language ja'"), "\(words)")
  }

  @Test func `A Swift file is opened`() throws {
    try driver.state.write("let box = UIView()\nview.addSubview(box)\n", to: "a.swift")
    let path = driver.state.path + "/a.swift"
    #expect(try driver.run([path, "-c", "expect box.superview == view"]).exitCode == 0)
  }

  @Test func `An expectation that does not hold and a conflict end with 1`() throws {
    #expect(try driver.run(["-c", "expect 1 == 2"]).exitCode == 1)
    let conflict = ["-c", "add view box", "-c", "box.width == 1", "-c", "box.width == 2"]
    #expect(try driver.run(conflict).exitCode == 1)
    #expect(try driver.run(conflict + ["-c", "undo"]).exitCode == 0)
  }

  /// The helper is in another file than the screen, and another screen has the conflict than the last.
  @Test func `Files of code and folders are one program`() throws {
    let files = [
      "Screens.swift": """
      class Broken: UIViewController {
        let card = UIView()
        override func viewDidLoad() {
          view.addSubview(card)
          card.pinAcross(to: view)
          card.widthAnchor.constraint(equalToConstant: 300).isActive = true
        }
      }
      class Fine: UIViewController { override func viewDidLoad() { view.backgroundColor = .red } }
      """,
      "Pinning.swift": """
      extension UIView {
        func pinAcross(to other: UIView) {
          translatesAutoresizingMaskIntoConstraints = false
          leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
          trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        }
      }
      """,
    ]
    let folder = driver.state.path + "/Code"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    for (name, text) in files { try driver.state.write(text, to: "Code/\(name)") }
    for paths in [[folder], files.keys.sorted().map { "\(folder)/\($0)" }] {
      let result = try driver.run(["conflict"] + paths)
      #expect(result.exitCode == 1, "\(result.output)")
      #expect(result.output.contains("card.width == 300"), "\(result.output)")
      let json = try driver.run(["conflict", "--json"] + paths)
      #expect(json.exitCode == 1)
      #expect(json.output.contains("\"conflict\":[\"c1\",\"c2\",\"c3\"]"), "\(json.output)")
    }
  }

  @Test func `Behind a bracket that nothing closes others hold their lines together`() throws {
    let text = "add view a\nH:|-[a-|\n[a].forEach {\n  $0.alpha = 0\n}\na.alpha\n"
    let result = try driver.run(input: Array(text.utf8))
    #expect(result.exitCode == 2)
    #expect(result.output.hasSuffix("\n0\n"), "\(result.output)")
  }

  @Test func `A comment hides the lines of a pipe up to its end`() throws {
    let closed = try driver.run(input: Array("/* so\nadd view a\n*/\n1 + 1\n".utf8))
    #expect(closed.exitCode == 0)
    #expect(closed.output == "2\n", "\(closed.output)")
    let open = try driver.run(input: Array("/* so\n1 + 1\n".utf8))
    #expect(open.exitCode == 2)
    #expect(open.output.contains("never closed"), "\(open.output)")
    #expect(open.output.hasSuffix("\n2\n"), "\(open.output)")
  }

  @Test func `Brackets hold the lines of a pipe together`() throws {
    let text = "add view a\nfor view in [a] {\n  view.width == 44\n}\na.width\n"
    let result = try driver.run(input: Array(text.utf8))
    #expect(result.exitCode == 0)
    #expect(result.output.hasSuffix("\n44\n"), "\(result.output)")
  }

  @Test func `A brace that is open at the end of a pipe is told`() throws {
    let result = try driver.run(input: Array("add view a\n[a].forEach {\n  $0.alpha = 0\n".utf8))
    #expect(result.exitCode == 2)
    #expect(result.output.contains("never closed"), "\(result.output)")
    #expect(try driver.run(["-c", "1 + 2", "-c", "f("]).exitCode == 2)
  }

  @Test func `What a link leads to is written, with the permissions that it has`() throws {
    let (link, target) = (driver.state.path + "/link.tsume", driver.state.path + "/a.tsume")
    try driver.state.write("1 + 2\n| 4\n", to: "a.tsume")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "a.tsume")
    _ = try driver.run(["check", "--update", link])
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "a.tsume")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "1 + 2\n| 3\n")
    let mode = try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `A device is written into, and not replaced`() throws {
    let result = try driver.run(["check", "--junit", "/dev/stdout", session])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("<testsuite"))
  }

  /// As a shell that lets files grow no further has it.
  @Test func `An update that cannot be written is a failure`() throws {
    try driver.state.write("1 + 2\n|\t3\n", to: "held.tsume")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" check --update \"$1\"", TsumeExecutable.path,
      driver.state.path + "/held.tsume",
    ]
    let output = Pipe()
    (shell.standardOutput, shell.standardError) = (output, output)
    try shell.run()
    let words = try output.fileHandleForReading.readToEnd().map {
      String(decoding: $0, as: UTF8.self)
    }
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    // Behind a path of any length: the line may be broken anywhere.
    let joined = (words ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(joined.contains("cannot be written"), "\(joined)")
    #expect(try driver.state.content(of: "held.tsume") == "1 + 2\n|\t3\n")
  }

  #if os(Linux)
    @Test func `A disk without space is told as that`() throws {
      let result = try driver.run(["check", "--junit", "/dev/full", session])
      #expect(result.exitCode == 2)
      let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("no space is left"), "\(words)")
    }

    @Test func `Output that is lost is told`() throws {
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", "exec \"$0\" --help > /dev/full", TsumeExecutable.path]
      let errors = Pipe()
      shell.standardError = errors
      try shell.run()
      let words = try errors.fileHandleForReading.readToEnd().map {
        String(decoding: $0, as: UTF8.self)
      }
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 2)
      #expect(words?.contains("could be written") == true)
    }
  #endif

  @Test func `A session that expects a refusal replays without trouble`() throws {
    try driver.state.write("add view box\nbox.top == 1\nexpect refused\n", to: "refusal.tsume")
    let path = driver.state.path + "/refusal.tsume"
    #expect(try driver.run(["replay", path]).exitCode == 0)
    #expect(try driver.run([path, "-c", "1 + 2"]).exitCode == 0)
  }

  @Test func `What is replayed is a session whatever it is called`() throws {
    try driver.state.write("add view box 10x20\nbox.width\n", to: "session.txt")
    let result = try driver.run(["replay", driver.state.path + "/session.txt"])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("\n10\n"))
  }

  @Test func `A saved import is read again from where the session stands`() throws {
    let folder = driver.state.path + "/my logs"
    for name in [folder, folder + "/sub"] {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: driver.state.path + "/link", withDestinationPath: folder + "/sub")
    try driver.state.write(
      "\"<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>\"",
      to: "my logs/crash.txt")
    try driver.state.write("import crash.txt\n", to: "my logs/a.tsume")
    for target in ["~/b", "~/my logs/b", "~/my logs/sub/b", "~/link/c"] {
      let path = target.replacing("~", with: driver.state.path) + ".tsume"
      let saved = try driver.run(["\(folder)/a.tsume", "-c", "save \"\(target)\""])
      #expect(saved.exitCode == 0, "\(saved.output)")
      let again = try driver.run([path, "-c", "expect count 1"])
      #expect(again.exitCode == 0, "\(target): \(again.output)")
    }
  }

  @Test func `What is no text file is told apart`() throws {
    try driver.state.write("\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0}", to: "program")
    for (path, words) in [
      (driver.state.path + "/program", "holds no text"), ("/dev/null", "no ordinary file"),
    ] {
      for arguments in [["-c", "import \(path)"], ["replay", path], ["conflict", path], [path]] {
        let result = try driver.run(arguments)
        let printed = result.output.split(whereSeparator: \.isWhitespace)
        #expect(result.exitCode == 2, "\(arguments)")
        #expect(printed.joined(separator: " ").contains(words), "\(arguments): \(printed)")
      }
    }
  }

  @Test func `A file that cannot be read is told with its reason, and as JSON`() throws {
    for call in [["check"], ["frames"], ["conflict"]] {
      let plain = try driver.run(call + ["missing.txt"])
      #expect(plain.exitCode == 2)
      #expect(plain.output.contains("no file missing.txt"), "\(call): \(plain.output)")
      let result = try driver.run(call + ["--json", "missing.txt"])
      #expect(result.exitCode == 2)
      #expect(result.output.contains("{\"version\""), "\(call): \(result.output)")
      #expect(result.output.contains("missing.txt"))
    }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func `A file in UTF-16 is read, with a mark at its beginning and without`(
    encoding: String.Encoding
  ) throws {
    let text = "1 + 41\nexpect 1 == 1\n"
    let path = driver.state.path + "/wide.tsume"
    try #require(text.data(using: encoding)).write(to: URL(fileURLWithPath: path))
    let result = try driver.run(["replay", path])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("42"), "\(result.output)")
  }

  @Test func `A folder that links lead to in circles is checked once`() throws {
    for name in ["one", "two", "three"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(driver.state.path)/\(name)", withDestinationPath: driver.state.path)
    }
    let result = try driver.run(["check", driver.state.path])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("1 session"))
  }

  @Test func `Lines from a pipe follow the file that was opened`() throws {
    let result = try driver.run([session], input: Array("box.width\n".utf8))
    #expect(result.output.hasSuffix("\n10\n"))
    #expect(result.exitCode == 0)
  }

  @Test func `A check counts what failed, and in how many sessions`() throws {
    try driver.state.write("expect 1 == 2\nexpect 1 == 3\nexpect 1 == 1\n", to: "b.tsume")
    let output = try driver.run(["check", session, driver.state.path + "/b.tsume"]).output
    #expect(output.contains("2 sessions, 4 checks: 2 failures in 1 session"), "\(output)")
    #expect(try driver.run(["check", session]).output.contains("1 session, 1 check: 0 failed"))
  }

  @Test func `A check writes what build servers read`() throws {
    try driver.state.write("expect 1 == 2\n", to: "wrong & bad.tsume")
    let report = driver.state.path + "/report.xml"
    let result = try driver.run(["check", "--junit", report, driver.state.path])
    #expect(result.exitCode == 1)
    let text = try driver.state.content(of: "report.xml")
    #expect(text.contains("tests=\"2\" failures=\"1\""))
    #expect(text.contains("wrong &amp; bad.tsume:1: expected"))
  }

  /// Of several failures many servers show the first, and a case that is skipped as well is no failure
  /// to some.
  @Test func `A case has one result for build servers`() throws {
    let report = driver.state.path + "/report.xml"
    let lines = "expect 1 == 2\nexpect failing 1 == 3\nexpect 1 == 4\n"
    try driver.state.write(lines, to: "several.tsume")
    try driver.state.write("expect failing 1 == 3\n", to: "known.tsume")
    _ = try driver.run(["check", "--junit", report, driver.state.path])
    let text = try driver.state.content(of: "report.xml")
    #expect(text.contains(#"failures="1" errors="0" skipped="1">"#), "\(text)")
    #expect(text.matches(of: #/<failure /#).count == 1, "\(text)")
    #expect(text.matches(of: /several\.tsume:\d: expected/).count == 3, "\(text)")
    #expect(text.matches(of: #/<skipped /#).count == 1, "\(text)")
    #expect(text.matches(of: /<testcase classname="tsume" name="/).count == 3, "\(text)")
  }

  /// What is called, and below it what that does.
  @Test func `Help on the command line fits the screen`() throws {
    for locale in ["en_US.UTF-8", "ja_JP.UTF-8"] {
      let help = try PipedProgram.run(
        TsumeExecutable.path, ["--help"], input: [],
        environment: driver.environment.merging(["LC_ALL": locale]) { $1 }
      ).output
      #expect(help.contains("\ntsume check [OPTIONS] FILE|FOLDER…\n    "), "\(help)")
      let calls = help.split(separator: "\n").filter { $0.hasPrefix("tsume") }
      #expect(calls.allSatisfy { !$0.contains("  ") }, "\(calls)")
    }
  }

  @Test func `An update makes a session's output what it prints`() throws {
    try driver.state.write("add view box 10x20\n| step 7 and nothing like it\n", to: "u.tsume")
    let path = driver.state.path + "/u.tsume"
    #expect(try driver.run(["check", path]).exitCode == 1)
    let update = try driver.run(["check", "--update", path])
    #expect(update.exitCode == 0)
    #expect(update.output.contains("u.tsume: | lines updated"))
    #expect(try driver.state.content(of: "u.tsume").contains("| step 1"))
    let again = try driver.run(["check", "--update", path])
    #expect(again.exitCode == 0)
    #expect(!again.output.contains("updated"))
  }

  @Test func `What an update leaves is told with the lines that the file has then`() throws {
    try driver.state.write("1 + 2\n| x\n| y\n| z\nexpect 1 == 2\n", to: "v.tsume")
    let result = try driver.run(["check", "--update", driver.state.path + "/v.tsume"])
    #expect(result.exitCode == 1)
    #expect(result.output.contains("v.tsume:3: expected"), "\(result.output)")
    #expect(result.output.contains("1 failure in"), "\(result.output)")
  }
}

import Foundation
import TestSupport
import Testing

/// Whatever becomes of the files that the shell keeps: what is whole of them is there again, what is not
/// is never carried out, and what is typed then is kept.
@Suite struct DamagedStateTests {
  private static let lines = ["add label a", "add label b", "add label c", "add label d"]

  enum Damage: CaseIterable {
    case cut, lastByteGone, bitFlipped, zerosBehind, zerosWithin, linesBehind, otherSession, emptied
    case headChanged, sealGone, swapped, link, folder, pipe, unowned
  }

  /// A journal of four lines, in which the shell was killed.
  private func killed(_ driver: ShellDriver) throws -> String {
    let shell = try driver.start()
    try shell.prompt()
    for line in Self.lines { _ = try shell.answer(to: line) }
    try shell.endAtOnce()
    return "tsume/journals/" + (try #require(driver.state.names(in: "tsume/journals").first))
  }

  private func damage(
    _ damage: Damage, _ path: String, in state: TemporaryFolder
  ) throws {
    var bytes = Array(try state.content(of: path).utf8)
    let place = try #require(bytes.firstRange(of: Array("add label c".utf8)))
    let whole = "\(state.path)/\(path)"
    switch damage {
    case .cut: bytes.removeSubrange(place.upperBound...)
    case .lastByteGone: bytes.removeLast()
    case .bitFlipped: bytes[place.upperBound - 1] ^= 1
    case .zerosBehind: bytes += [UInt8](repeating: 0, count: 4096)
    case .zerosWithin: for index in place { bytes[index] = 0 }
    case .linesBehind: bytes += Array("add label foreign\nsave x\n".utf8)
    case .otherSession: bytes = Array("add label foreign\n".utf8)
    case .emptied: bytes = []
    case .headChanged: bytes[3] ^= 1
    case .sealGone: bytes.removeSubrange(place.upperBound..<place.upperBound + 30)
    case .swapped: bytes.swapAt(place.lowerBound + 4, place.lowerBound + 10)
    case .link, .folder, .pipe, .unowned:
      try FileManager.default.removeItem(atPath: whole)
      switch damage {
      case .link:
        try state.write("add label foreign\n", to: "elsewhere.tsume")
        try FileManager.default.createSymbolicLink(
          atPath: whole, withDestinationPath: state.path + "/elsewhere.tsume")
      case .folder:
        try FileManager.default.createDirectory(atPath: whole, withIntermediateDirectories: false)
      case .pipe: #expect(unsafe mkfifo(whole, 0o600) == 0)
      default: try state.write("", to: path)
      }
      return
    }
    try state.write(bytes, to: path)
  }

  @Test(arguments: Damage.allCases)
  func `Of a journal that is damaged the whole part comes back`(damage: Damage) throws {
    let driver = try ShellDriver()
    try self.damage(damage, killed(driver), in: driver.state)
    let shell = try driver.start()
    _ = try shell.prompt()
    let answer = try shell.answer(to: "resume").withoutEscapes
    let tree = try shell.answer(to: "tree").withoutEscapes
    let found = ["a", "b", "c", "d", "foreign"].filter { tree.contains(" \($0) ") }
    switch damage {
    case .zerosBehind, .linesBehind: #expect(found == ["a", "b", "c", "d"], "\(answer)")
    case .lastByteGone: #expect(found == ["a", "b", "c"], "\(answer)")
    case .cut, .bitFlipped, .zerosWithin, .sealGone, .swapped:
      #expect(found == ["a", "b"], "\(answer)")
      #expect(answer.contains("damaged"))
    default: #expect(found == [])
    }
    #expect(try !driver.state.names(in: "").contains("x.tsume"))
    // What is typed now is kept as ever.
    _ = try shell.answer(to: "add label z")
    try shell.endAtOnce()
    let next = try driver.start()
    #expect(try next.prompt().contains("resume"))
    _ = try next.answer(to: "resume")
    #expect(try next.answer(to: "tree").withoutEscapes.contains(" z "))
  }

  @Test(arguments: [
    "", "tsume history 1", "tsume history 1\nhide", "tsume history 1\nhi\u{0}de\nsave x\n",
    "rm -rf x\n", "tsume history 9\na\n", "tsume history 1\n\\", "\u{0}\u{0}\u{0}",
    "tsume history 1\n\u{1B}[31mred\n", "tsume history 1\r\nhide\r\n",
  ])
  func `A history that is damaged stops nothing`(text: String) throws {
    let driver = try ShellDriver()
    try FileManager.default.createDirectory(
      atPath: driver.state.path + "/tsume", withIntermediateDirectories: true)
    try driver.state.write(text, to: "tsume/history")
    let shell = try driver.start()
    try shell.prompt()
    #expect(try shell.lines(about: "40 + 2").contains("42"))
    let content = try driver.state.content(of: "tsume/history")
    if text.isEmpty || text.hasPrefix("tsume history 1\n") || text == "tsume history 1" {
      #expect(content.hasSuffix("\n40 + 2\n"))
    } else {
      #expect(content == text)
    }
  }

  @Test(arguments: ["pipe", "folder", "device"])
  func `A history that is no file does not block the start`(kind: String) throws {
    let driver = try ShellDriver()
    let folder = driver.state.path + "/tsume"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    switch kind {
    case "pipe": #expect(unsafe mkfifo(folder + "/history", 0o600) == 0)
    case "folder":
      try FileManager.default.createDirectory(
        atPath: folder + "/history", withIntermediateDirectories: true)
    default:
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/history", withDestinationPath: "/dev/zero")
    }
    let shell = try driver.start()
    #expect(try shell.prompt().contains("history cannot be kept"))
    #expect(try shell.lines(about: "40 + 2").contains("42"))
  }

  @Test func `A pipe in the place of the editor's settings does not block the start`() throws {
    let driver = try ShellDriver()
    #expect(unsafe mkfifo(driver.state.path + "/editrc", 0o600) == 0)
    let shell = try driver.start(["EDITRC": driver.state.path + "/editrc"])
    try shell.prompt()
    #expect(try shell.lines(about: "40 + 2").contains("42"))
  }

  /// A folder may be called anything.
  @Test(arguments: ["a\nadd label foreign", "a\u{2028}b", "50%", "e\u{301}", "a\\nb"])
  func `The name of the folder adds no line, and is found again`(name: String) throws {
    let driver = try ShellDriver()
    let folder = driver.state.path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(JournalLog.text.utf8).write(to: URL(filePath: folder + "/log.txt"))
    func start() throws -> PseudoTerminal {
      try PseudoTerminal(
        "/bin/sh", ["-c", "cd \"$1\" && exec \"$0\"", TsumeExecutable.path, folder],
        environment: driver.environment)
    }
    let shell = try start()
    try shell.prompt()
    _ = try shell.answer(to: "import log.txt")
    try shell.endAtOnce()
    let next = try driver.start()
    #expect(try next.prompt().contains("1 line"))
    #expect(try next.answer(to: "resume").contains("step 1"))
    #expect(try !next.answer(to: "tree").withoutEscapes.contains("foreign"))
  }
}

private enum JournalLog {
  static let text = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>",
        "<NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>"
    )
    """
}

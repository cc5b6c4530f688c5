import Foundation
import TestSupport
import Testing

/// Whatever becomes of the small files that one start leaves to the next: what is whole of them counts,
/// what is not is nobody's line, what is something else is not written over, and what comes next is kept.
@Suite struct DamagedStateFileTests {
  enum Damage: CaseIterable {
    case cut, lastByteGone, lineChanged, zerosWithin, zerosBehind, emptied, foreignText, notUnicode
    case escapes, endless, link, linkToNothing, device, folder, pipe
  }

  private static let foreign = "alias ls='rm -rf /'\nexport PATH=/tmp\n"

  /// Leaves the file `name` in the state folder, damaged.
  private func leave(
    _ text: String, in name: String, damagedBy damage: Damage, _ driver: ShellDriver
  ) throws {
    let folder = driver.state.path + "/tsume"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    var bytes = Array(text.utf8)
    switch damage {
    case .cut: bytes.removeLast(bytes.count / 3)
    case .lastByteGone: bytes.removeLast()
    case .lineChanged: bytes[bytes.count - 3] ^= 4
    case .zerosWithin: bytes.replaceSubrange((bytes.count - 3)..., with: [0, 0, 10])
    case .zerosBehind: bytes += [UInt8](repeating: 0, count: 4096)
    case .emptied: bytes = []
    case .foreignText: bytes = Array(Self.foreign.utf8)
    case .notUnicode: bytes += [0xFF, 0xFE, 0x80, 10]
    case .escapes: bytes += Array("a/\u{1B}[31mred\u{7}\n".utf8)
    case .endless: bytes += [UInt8](repeating: UInt8(ascii: "/"), count: 2 << 20)
    case .link:
      try driver.state.write(Self.foreign, to: "foreign")
      return try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: driver.state.path + "/foreign")
    case .linkToNothing:
      return try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: driver.state.path + "/nowhere")
    case .device:
      return try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/dev/zero")
    case .folder:
      return try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    case .pipe:
      #expect(unsafe mkfifo(path, 0o600) == 0)
      return
    }
    try driver.state.write(bytes, to: "tsume/\(name)")
  }

  /// What was of the user's and is not the program's is as it was.
  private func expectNothingForeign(_ driver: ShellDriver, _ damage: Damage) throws {
    let names = try driver.state.names(in: "")
    #expect(!names.contains("nowhere"), "\(damage)")
    if damage == .link { #expect(try driver.state.content(of: "foreign") == Self.foreign) }
  }

  @Test(arguments: Damage.allCases)
  func `Of lessons that were solved those count that can be read`(damage: Damage) throws {
    let driver = try ShellDriver()
    let solved = ["edges/margins", "stacks/column", "two-per-axis/fixed-size"]
    try leave(
      solved.map { $0 + "\n" }.joined(), in: "lessons", damagedBy: damage, driver)
    let shell = try driver.start(["NO_PAGER": "1"])
    try shell.prompt()
    #expect(try shell.answer(to: "lesson 1.1").contains("1/2"), "\(damage)")
    #expect(try shell.answer(to: "H:|-16-[box(100)]").contains("2/2"))
    let text = try driver.state.content(of: "tsume/lessons")
    let lines = Set(text.split(separator: "\n").map(String.init))
    let new = ["two-per-axis/number-of-constraints 1", "last two-per-axis/number-of-constraints"]
    #expect(lines.isSuperset(of: new), "\(damage): \(lines)")
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(damage)")
    switch damage {
    case .notUnicode, .zerosBehind, .escapes: #expect(lines.isSuperset(of: solved), "\(damage)")
    case .cut, .lastByteGone, .lineChanged, .zerosWithin:
      #expect(lines.isSuperset(of: solved.prefix(2)), "\(damage): \(lines)")
    default: #expect(lines == Set(new), "\(damage): \(lines)")
    }
    let isAside = try driver.state.names(in: "tsume").contains("lessons.damaged")
    let isWhole = [.lastByteGone, .lineChanged, .emptied].contains(damage)
    #expect(isAside == !isWhole, "\(damage)")
    try expectNothingForeign(driver, damage)
    // The next start goes on from there.
    _ = try shell.answer(to: "leave")
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
    let next = try driver.start(["NO_PAGER": "1"])
    try next.prompt()
    #expect(try next.answer(to: "lesson 1.1").contains("2/2"), "\(damage)")
  }

  @Test(arguments: Damage.allCases)
  func `A language that cannot be read is asked of the environment`(damage: Damage) throws {
    let driver = try ShellDriver()
    try leave("ja\n", in: "language", damagedBy: damage, driver)
    let shell = try driver.start(["LC_ALL": "en_US.UTF-8"])
    let isKept = [.cut, .lastByteGone, .zerosBehind, .notUnicode, .escapes].contains(damage)
    #expect(try shell.prompt().contains(isKept ? "補完" : "completes"), "\(damage)")
    _ = try shell.answer(to: "language ja")
    #expect(try driver.state.content(of: "tsume/language") == "ja\n", "\(damage)")
    try expectNothingForeign(driver, damage)
    try shell.send(Key.controlD)
    #expect(try shell.exitCode() == 0)
    #expect(try driver.start(["LC_ALL": "en_US.UTF-8"]).prompt().contains("補完"), "\(damage)")
  }
}

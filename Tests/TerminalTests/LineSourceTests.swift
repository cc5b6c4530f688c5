import Testing

@testable import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct LineSourceTests {
  /// The lines that a source finds in `bytes`.
  private func lines(in bytes: [UInt8], longest: Int = 16 << 20) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "lines")
    let descriptor = unsafe open(folder.path + "/lines", O_RDONLY)
    defer { close(descriptor) }
    var source = LineSource(descriptor: descriptor, longest: longest)
    var lines: [String] = []
    while let line = try source.next() { lines.append(line) }
    return lines
  }

  private func texts(in text: String) throws -> [String] {
    try lines(in: Array(text.utf8))
  }

  @Test func `Lines end with a line feed, with or without a return`() throws {
    #expect(try texts(in: "a\nb\r\n\nc\n") == ["a", "b", "", "c"])
  }

  @Test func `A last line without an end counts`() throws {
    #expect(try texts(in: "a\nb") == ["a", "b"])
    #expect(try texts(in: "") == [])
  }

  @Test func `NUL is a character like others`() throws {
    #expect(try texts(in: "a\u{0}b\nc\n") == ["a\u{0}b", "c"])
  }

  @Test func `Bytes that are not UTF-8 are replaced`() throws {
    let bytes = [0x61, 0xFF, 0x62, 0x0A] + Array("写真\n".utf8)
    #expect(try lines(in: bytes) == ["a\u{FFFD}b", "写真"])
  }

  @Test func `A byte order mark before the first line is none of its characters`() throws {
    #expect(try texts(in: "\u{FEFF}a\n\u{FEFF}b\n") == ["a", "\u{FEFF}b"])
  }

  @Test func `A line may have any length`() throws {
    let long = String(repeating: "写", count: 400_000)
    #expect(try texts(in: "a\n\(long)\nb") == ["a", long, "b"])
  }

  @Test func `Of a line that is longer than any is read the rest is dropped`() throws {
    let endless = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    let found = try lines(in: Array("a\n".utf8) + endless + Array("\nb\n".utf8), longest: 100)
    #expect(found.count == 3 && found.first == "a" && found.last == "b")
    #expect((100..<70_000).contains(found[1].utf8.count))
    #expect(try lines(in: endless, longest: 100).map(\.utf8.count) == [100])
  }

  @Test func `What cannot be read is a failure`() {
    var source = LineSource(descriptor: -1)
    #expect(throws: LineSource.Failure(errno: EBADF)) { try source.next() }
  }
}

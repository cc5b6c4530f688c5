import Testing

@testable import LineEditing

@Suite struct PasteTests {
  private func pasted(_ text: String, inPiecesOf size: Int) -> (text: String, rest: String)? {
    var paste = PastedText()
    let bytes = Array((text + "\u{1B}[201~rest").utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let end = min(start + size, bytes.count)
      let rest = paste.append(bytes[start..<end])
      if paste.isComplete {
        return (paste.text, String(decoding: rest + bytes[end...], as: UTF8.self))
      }
    }
    return nil
  }

  @Test(arguments: 1..<12)
  func `A paste is found whole, however it arrives`(size: Int) {
    let text = "\u{1B}[201 not yet \u{1B}[20写真\u{1B}"
    #expect(pasted(text, inPiecesOf: size)?.text == text)
    #expect(pasted(text, inPiecesOf: size)?.rest == "rest")
  }

  @Test func `Without the closing mark a paste goes on`() {
    var paste = PastedText()
    #expect(paste.append(Array("abc".utf8)).isEmpty)
    #expect(!paste.isComplete)
    #expect(paste.text == "abc")
  }

  @Test func `Every kind of line end becomes a line feed`() {
    #expect(pasted("a\rb\r\nc\nd\r\r\n", inPiecesOf: 64)?.text == "a\nb\nc\nd\n\n")
  }

  @Test(arguments: [("a\nb\n", "a\nb"), ("a\n\n\n", "a"), ("\na", "\na"), ("\n", ""), ("", "")])
  func `Behind the end of the last line there is none`(text: String, lines: String) {
    #expect(text.withoutLastLineEnds == lines)
  }

  @Test func `What is not UTF-8 becomes the replacement character`() {
    var paste = PastedText()
    _ = paste.append([0x61, 0xFF, 0x62])
    #expect(paste.text == "a\u{FFFD}b")
  }

  @Test func `A line holds no control character`() {
    #expect(
      "a\tb\u{0}c\u{1B}[31m\u{9B}d\ne".withoutControls == "a b\u{FFFD}c\u{FFFD}[31m\u{FFFD}d\ne")
  }
}

@Suite struct PendingBytesTests {
  private func all(_ bytes: [UInt8]) -> [PendingBytes.Next] {
    var pending = PendingBytes(bytes)
    var found: [PendingBytes.Next] = []
    while true {
      let next = pending.next(isSettled: false)
      if next == .wait { return found }
      found.append(next)
      if next == .waitForEscape { found.append(pending.next(isSettled: true)) }
    }
  }

  @Test func `The opening mark is one event`() {
    #expect(all(Array("a\u{1B}[200~".utf8)) == [.scalar("a"), .pasteBegins])
  }

  @Test func `A closing mark alone is nothing`() {
    #expect(all(Array("\u{1B}[201~\u{1B}[201~b".utf8)) == [.scalar("b")])
  }

  @Test func `The beginning of a mark waits and is then a key`() {
    #expect(all([0x1B]) == [.waitForEscape, .scalar("\u{1B}")])
    #expect(all(Array("\u{1B}[A".utf8)) == [.scalar("\u{1B}"), .scalar("["), .scalar("A")])
  }

  @Test func `A broken character does not swallow the next key`() {
    #expect(all([0xE3, 0x81, 0x63]) == [.scalar("\u{FFFD}"), .scalar("c")])
    #expect(all([0xE3, 0x81]).isEmpty)
  }
}

@Suite struct UTF8PrefixTests {
  /// Replaces as the reader does, to the end of `bytes`.
  private func repaired(_ bytes: [UInt8]) -> String {
    var rest = bytes[...]
    var text = String.UnicodeScalarView()
    while !rest.isEmpty {
      switch UTF8Prefix(of: rest) {
      case .incomplete:
        text.append("\u{FFFD}")
        return String(text)
      case .scalar(let scalar, let length):
        text.append(scalar)
        rest = rest.dropFirst(length)
      case .invalid(let length):
        text.append("\u{FFFD}")
        rest = rest.dropFirst(length)
      }
    }
    return String(text)
  }

  /// Bytes that are often nearly UTF-8.
  private static let interesting: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
    0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
  ]

  @Test func `Every short sequence reads as the standard library reads it`() {
    for first in Self.interesting {
      for second in Self.interesting {
        for third in Self.interesting {
          for fourth in [0x41, 0x80, 0xBF, 0xF4] as [UInt8] {
            let bytes = [first, second, third, fourth]
            let expected = String(decoding: bytes, as: UTF8.self)
            if repaired(bytes) != expected { Issue.record("\(bytes)") }
          }
        }
      }
    }
  }

  @Test func `Every character reads as itself`() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      if UTF8Prefix(of: bytes) != .scalar(scalar, length: bytes.count) { Issue.record("\(value)") }
      for count in 1..<bytes.count where UTF8Prefix(of: bytes.prefix(count)) != .incomplete {
        Issue.record("\(value), \(count) bytes")
      }
    }
  }
}

import LineEditing

/// What a journal says. Behind each piece that was written at once stands a seal, over it and all
/// before: of a file that was damaged, or that somebody else wrote into, only what is as it was written
/// is carried out.
struct JournalText {
  /// Where relative paths in it start from.
  let folder: String
  private(set) var lines: [String] = []
  /// Whether anything stands behind what is as it was written.
  private(set) var isDamaged = false
  private var seal = Seal()

  private static let mark = "# tsume journal 1 in "
  private static let sealMark = "# sealed "

  init(folder: String) {
    self.folder = folder
    seal.add(head)
  }

  /// `nil` for what is no journal.
  init?(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    guard bytes.starts(with: Self.mark.utf8), let end = bytes.firstIndex(of: newline) else {
      return nil
    }
    let name = bytes[..<end].dropFirst(Self.mark.utf8.count)
    self.init(folder: Self.unescaped(name))
    guard Array(bytes[...end]) == head else {
      isDamaged = true
      return
    }
    var (start, next) = (end + 1, end + 1)
    while next < bytes.endIndex, let end = bytes[next...].firstIndex(of: newline) {
      defer { next = end + 1 }
      let line = bytes[next..<end]
      guard line.starts(with: Self.sealMark.utf8) else { continue }
      let piece = Array(bytes[start..<next])
      var sealed = seal
      sealed.add(piece)
      guard line.elementsEqual(Self.line(of: sealed).utf8) else { break }
      seal = sealed
      lines += String(decoding: piece, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
      start = end + 1
    }
    isDamaged = start < bytes.endIndex
  }

  var isEmpty: Bool { lines.isEmpty && !isDamaged }

  /// What it begins with.
  var head: [UInt8] { Array((Self.mark + Self.escaped(folder) + "\n").utf8) }

  /// Adds lines; what is to be written for that.
  mutating func append(_ new: [String]) -> [UInt8] {
    let piece = Array(new.map { $0 + "\n" }.joined().utf8)
    lines += new
    seal.add(piece)
    return piece + Array((Self.line(of: seal) + "\n").utf8)
  }

  private static func line(of seal: Seal) -> String { sealMark + seal.text }

  /// A folder may be called anything, and stands on one line.
  private static func escaped(_ folder: String) -> String {
    FileName.bytes(of: folder).dropLast().map { byte in
      let byte = UInt8(bitPattern: byte)
      return 0x20..<0x7F ~= byte && byte != UInt8(ascii: "%")
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static func unescaped(_ name: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = name
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return FileName.text(of: bytes)
  }
}

/// A number that other bytes hardly have (FNV-1a). It tells accidents, and no forger.
private struct Seal {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The text of a history file: a line that says what it is, then one line an entry, the oldest
/// first. `\n` stands for a line break inside an entry and `\\` for a backslash.
enum HistoryFormat {
  static let firstLine = "tsume history 1"
  private static let lineBreak = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  /// What every file begins with.
  static let head = Array(firstLine.utf8) + [lineBreak]

  static func bytes(of entries: [String]) -> [UInt8] { head + lines(of: entries) }

  static func lines(of entries: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      for byte in entry.utf8 {
        switch byte {
        case lineBreak: bytes += [backslash, UInt8(ascii: "n")]
        case backslash: bytes += [backslash, backslash]
        default: bytes.append(byte)
        }
      }
      bytes.append(lineBreak)
    }
    return bytes
  }

  /// `nil` if `bytes` are something else, which must not be overwritten. No bytes are no entries.
  static func entries(in bytes: [UInt8]) -> [String]? {
    if bytes.isEmpty { return [] }
    var lines = bytes.split(separator: lineBreak)
    guard let first = lines.first, first.elementsEqual(firstLine.utf8) else { return nil }
    lines.removeFirst()
    return lines.map(entry)
  }

  private static func entry(of line: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? lineBreak : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `old` and after it `new`, each entry once, where it was used last; the oldest beyond `limit`
  /// go.
  static func merged(_ old: [String], with new: [String], limit: Int) -> [String] {
    var seen: Set<String> = []
    let newestFirst = (old + new).reversed().filter { seen.insert($0).inserted }
    return newestFirst.prefix(limit).reversed()
  }
}

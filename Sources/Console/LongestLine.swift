import Interchange

/// How long a line may be. A longer one is no layout code but a file that was entered by mistake: it is not
/// read, echoed or kept.
package enum LongestLine {
  static let bytes = 1_000_000
  /// Of a file that is read as a whole; what writes all in one line has longer ones.
  package static let bytesOfFile = 10_000_000
  /// Of a session: each line of one is kept with all that came of it.
  package static let bytesOfSession = 20_000_000
  /// Of a text that is entered at once: what is longer is read from a file.
  static let bytesOfPaste = 4_000_000
  /// What is echoed of a line.
  static let echoed = 4_000

  /// The number of the first line, from 1, that a file may not have; `nil` for a file that is fine.
  package static func excess(in file: [UInt8], most: Int = bytesOfFile) -> Int? {
    let newline = UInt8(ascii: "\n")
    var start = 0
    while file.count - start > most {
      guard let end = file[start...(start + most)].lastIndex(of: newline) else {
        return file[..<start].count { $0 == newline } + 1
      }
      start = end + 1
    }
    return nil
  }
}

extension String {
  var isTooLong: Bool { utf8.count > LongestLine.bytes }

  /// The line as it is echoed.
  var echo: String {
    utf8.count > LongestLine.echoed ? prefix(LongestLine.echoed) + "…" : self
  }
}

extension Session {
  /// Why what was entered is not even read.
  static func objection(toLengthOf entry: String, isPaste: Bool) -> LineFailure? {
    let limit = isPaste ? LongestLine.bytesOfPaste : LongestLine.bytes
    guard entry.utf8.count > limit else { return nil }
    return .objection(SessionWords.tooLong(limit: limit, isPaste: isPaste))
  }
}

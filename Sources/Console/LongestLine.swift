import Interchange

/// How long a line may be. A longer one is no layout code but a file that was entered by mistake: it is not
/// read, echoed or kept.
enum LongestLine {
  static let bytes = 1_000_000
  /// Of a text that is entered at once; a file may have as many.
  static let bytesOfPaste = 64 * 1024 * 1024
  /// What is echoed of a line.
  static let echoed = 4_000
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

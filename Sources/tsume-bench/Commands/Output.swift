import Foundation

/// Where results go, at once and line by line: a long run shows how far it is. Who reads them may have had
/// enough, which is no failure.
enum Output {
  static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

import Foundation

/// Where results go, at once and line by line: a long run shows how far it is.
enum Output {
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

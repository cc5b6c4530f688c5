import Foundation

/// Text that a file keeps in the letters of base 64, so that no control character stands in it.
enum Base64 {
  /// `nil` for what is not. Interface Builder leaves out the signs that fill the last group.
  static func text(of source: String) -> String? {
    let letters = source.filter { !$0.isWhitespace && $0 != "=" }
    let filled = letters + String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    return Data(base64Encoded: filled).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension MarkupElement {
  var isBase64: Bool { flag(.isBase64) == true }
}

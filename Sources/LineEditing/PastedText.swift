@_spi(_Unicode) import Swift

/// Text between the marks that a terminal puts around a paste.
struct PastedText {
  static let startMark = Array("\u{1B}[200~".utf8)
  static let endMark = Array("\u{1B}[201~".utf8)

  /// As it came, without the marks.
  private(set) var bytes: [UInt8] = []
  private(set) var isComplete = false

  /// Takes what belongs to the paste; returns what came after it.
  mutating func append(_ arrived: some Sequence<UInt8>) -> [UInt8] {
    let searched = max(0, bytes.count - Self.endMark.count + 1)
    bytes.append(contentsOf: arrived)
    guard let end = Self.firstEndMark(in: bytes[searched...]) else { return [] }
    let rest = Array(bytes[(end + Self.endMark.count)...])
    bytes.removeSubrange(end...)
    isComplete = true
    return rest
  }

  private static func firstEndMark(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: endMark[0]) {
      rest = rest[start...]
      if rest.starts(with: endMark) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The pasted text: terminals send a carriage return for a line's end, and what is not UTF-8
  /// becomes the replacement character.
  var text: String {
    var text = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && !wasReturn) {
        text.append("\n")
      } else if scalar != "\n" {
        text.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(text)
  }
}

extension String {
  /// Without the line ends behind its last line: there is no other line behind them.
  var withoutLastLineEnds: String {
    var scalars = unicodeScalars
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }

  /// The same text in composed form (NFC): か and its mark as the one が.
  var composed: String {
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: _nfc)
    return String(scalars)
  }

  /// This text as a line can hold it: control characters would draw wrongly or end the line. Tabs
  /// become blanks, line breaks stay, the rest is replaced visibly.
  var withoutControls: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text.append(scalar)
      case "\t": text.append(" ")
      default: text.append(DisplayWidth.isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(text)
  }
}

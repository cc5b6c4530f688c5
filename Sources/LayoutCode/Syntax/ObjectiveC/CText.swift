import Interchange

/// What a text literal of C says.
enum CText {
  static func value(of source: SourceBytes, _ lowerBound: Int, _ upperBound: Int) -> String {
    var bytes: [UInt8] = []
    var place = lowerBound
    while place < upperBound {
      guard source.has("\\", at: place) else {
        bytes.append(source[place])
        place += 1
        continue
      }
      place = appendEscape(in: source, at: place + 1, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns where the escape ends.
  private static func appendEscape(
    in source: SourceBytes, at place: Int, to bytes: inout [UInt8]
  ) -> Int {
    switch source[place] {
    case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "u"): return appendScalar(in: source, at: place + 1, digits: 4, to: &bytes)
    case UInt8(ascii: "U"): return appendScalar(in: source, at: place + 1, digits: 8, to: &bytes)
    case UInt8(ascii: "\r"): return source.has("\n", at: place + 1) ? place + 2 : place + 1
    case UInt8(ascii: "\n"): break
    // The text ends behind its backslash.
    case 0: return place
    case let byte: bytes.append(byte)
    }
    return place + 1
  }

  private static func appendScalar(
    in source: SourceBytes, at place: Int, digits: Int, to bytes: inout [UInt8]
  ) -> Int {
    let end = min(
      source.end(from: place) { Character(Unicode.Scalar($0)).isHexDigit }, place + digits)
    if let value = UInt32(source.text(place, end), radix: 16), let scalar = Unicode.Scalar(value) {
      bytes += Array(String(scalar).utf8)
    }
    return end
  }
}

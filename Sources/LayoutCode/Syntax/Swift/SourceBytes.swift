/// The bytes of a text, which can be asked for at any place.
struct SourceBytes {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var count: Int { bytes.count }

  /// The byte at `place`, or 0 outside the text.
  subscript(place: Int) -> UInt8 { 0 <= place && place < bytes.count ? bytes[place] : 0 }

  func has(_ character: Unicode.Scalar, at place: Int) -> Bool {
    self[place] == UInt8(ascii: character)
  }

  func has(_ word: StaticString, at place: Int) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where self[place + index] != (unsafe word.utf8Start[index]) { return false }
    return true
  }

  func text(_ lowerBound: Int, _ upperBound: Int) -> String {
    let lower = min(max(lowerBound, 0), bytes.count)
    return String(decoding: bytes[lower..<min(max(upperBound, lower), bytes.count)], as: UTF8.self)
  }

  /// The scalar whose encoding begins at `place`; the text is UTF-8 throughout.
  func scalar(at place: Int) -> Unicode.Scalar {
    let first = self[place]
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    let lead: UInt32 = first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07
    var value = UInt32(first) & lead
    var next = place + 1
    while self[next] & 0xC0 == 0x80, next < place + 4 {
      value = value << 6 | UInt32(self[next] & 0x3F)
      next += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The first place at or after `place` whose byte does not satisfy `condition`.
  func end(from place: Int, _ condition: (UInt8) -> Bool) -> Int {
    var end = place
    while end < bytes.count, condition(bytes[end]) { end += 1 }
    return end
  }

  /// The end of the line on which `place` stands.
  func lineEnd(from place: Int) -> Int {
    end(from: place) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }
}

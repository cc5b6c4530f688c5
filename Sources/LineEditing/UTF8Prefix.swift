/// What the beginning of some bytes is in UTF-8.
enum UTF8Prefix: Equatable {
  /// The beginning of a character whose end has not come.
  case incomplete
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that begin no character: as many as one replacement character stands for.
  case invalid(length: Int)

  init(of bytes: some Collection<UInt8>) {
    guard let first = bytes.first else {
      self = .incomplete
      return
    }
    guard let form = Self.form(after: first) else {
      self = first < 0x80 ? .scalar(Unicode.Scalar(first), length: 1) : .invalid(length: 1)
      return
    }
    var value = UInt32(first & form.mask)
    var allowed = form.second
    for (index, byte) in bytes.dropFirst().prefix(form.length - 1).enumerated() {
      guard allowed.contains(byte) else {
        self = .invalid(length: index + 1)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
      allowed = 0x80...0xBF
    }
    self = Self.finished(value, length: form.length, isComplete: bytes.count >= form.length)
  }

  private static func finished(_ value: UInt32, length: Int, isComplete: Bool) -> Self {
    guard isComplete else { return .incomplete }
    guard let scalar = Unicode.Scalar(value) else { return .invalid(length: 1) }
    return .scalar(scalar, length: length)
  }

  /// How many bytes a character has, by its first, and what its second may be: the table of
  /// well-formed sequences in the Unicode standard. `nil` for ASCII and for what can begin nothing.
  private static func form(
    after first: UInt8
  ) -> (length: Int, mask: UInt8, second: ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x1F, 0x80...0xBF)
    case 0xE0: (3, 0x0F, 0xA0...0xBF)
    case 0xED: (3, 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x0F, 0x80...0xBF)
    case 0xF0: (4, 0x07, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x07, 0x80...0xBF)
    case 0xF4: (4, 0x07, 0x80...0x8F)
    default: nil
    }
  }
}

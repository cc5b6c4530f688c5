#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Names of files as text and as the system has them: any bytes. A byte that is no part of UTF-8 stands
/// in the text as a character of its own, which is for private use, so that it goes back as it came.
package enum FileName {
  private static let firstForByte: UInt32 = 0x10F700

  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isForByte)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = Self.length(startingWith: first)
      let character = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars
      if let scalar = character?.first, character?.count == 1, !isForByte(scalar) {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(first < 0x80 ? UInt32(first) : firstForByte + UInt32(first))
        {
          text.append(scalar)
        }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// With the zero at its end that C wants.
  package static func bytes(of text: String) -> [CChar] {
    var bytes: [UInt8] = []
    if text.unicodeScalars.contains(where: isForByte) {
      for scalar in text.unicodeScalars {
        if isForByte(scalar) {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value - firstForByte))
        } else {
          bytes += String(scalar).utf8
        }
      }
    } else {
      bytes = Array(text.utf8)
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// What C holds, up to the zero at its end.
  @unsafe package static func text(of start: UnsafePointer<CChar>) -> String {
    unsafe text(
      of: UnsafeBufferPointer(start: start, count: strlen(start)).lazy.map(UInt8.init(bitPattern:)))
  }

  private static func isForByte(_ scalar: Unicode.Scalar) -> Bool {
    firstForByte + 0x80...firstForByte + 0xFF ~= scalar.value
  }

  /// Of a character in UTF-8 that begins so.
  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}

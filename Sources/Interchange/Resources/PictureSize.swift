package import AutoLayout
import Foundation

/// How large a picture is by the beginning of its file: in pixels, a PDF in points.
package struct PictureSize {
  /// So many bytes of a file are looked through, at its beginning.
  package static let mostOfFile = 1 << 18

  private let size: Size
  private let isInPoints: Bool

  /// `nil` for what is no picture, or one that does not say.
  package init?(_ bytes: [UInt8]) {
    let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes)
    isInPoints = found == nil
    guard let size = found ?? Self.pdf(bytes), 1...Limits.length ~= size.width,
      1...Limits.length ~= size.height
    else { return nil }
    self.size = size
  }

  package func inPoints(atScale scale: Double) -> Size {
    let scale = isInPoints || scale <= 0 ? 1 : scale
    return Size(width: size.width / scale, height: size.height / scale)
  }

  private static func starts(_ bytes: [UInt8], with beginning: [UInt8]) -> Bool {
    bytes.starts(with: beginning)
  }

  /// The number in some bytes, the most significant one first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    bytes.reduce(0) { 256 * $0 + Double($1) }
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard starts(bytes, with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard starts(bytes, with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return Size(
      width: Double(bytes[6]) + 256 * Double(bytes[7]),
      height: Double(bytes[8]) + 256 * Double(bytes[9]))
  }

  /// In its frame header, behind other segments.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard starts(bytes, with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return Size(
          width: number(bytes[(place + 7)..<(place + 9)]),
          height: number(bytes[(place + 5)..<(place + 7)]))
      }
      place += 2 + Int(number(bytes[(place + 2)..<(place + 4)]))
    }
    return nil
  }

  /// `/MediaBox [0 0 24 24]`, where that is not packed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard starts(bytes, with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.range(of: "/MediaBox")?.upperBound,
      let open = text[box...].firstIndex(of: "["), let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[open..<close].dropFirst().split { $0 == " " || $0.isNewline }
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}

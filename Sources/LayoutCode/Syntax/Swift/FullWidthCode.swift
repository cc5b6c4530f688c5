import Interchange

/// Swift in which a keyboard left signs, digits or quotes of full width: `８`, `：`, `“`. No compiler takes
/// them; they are read as what they look like, and told. Names and texts may have such characters.
struct FullWidthCode {
  /// As long as it was, so that all places stay.
  let source: SourceBytes
  let notes: [CodeFile.Note]

  /// `nil` where there is none.
  init?(_ source: SourceBytes, tokens: [Token]) {
    var bytes: [UInt8]?
    var notes: [CodeFile.Note] = []
    for token in tokens where token.kind == .word {
      let written = source.text(token.lowerBound, token.upperBound)
      guard let meant = Self.meant(by: written) else { continue }
      bytes = bytes ?? source.all
      bytes?.replaceSubrange(token.lowerBound..<token.upperBound, with: meant)
      notes.append(
        CodeFile.Note(
          .fullWidth(written), at: SourceRange(token.lowerBound, token.upperBound)))
    }
    guard let bytes else { return nil }
    (self.source, self.notes) = (SourceBytes(bytes), notes)
  }

  /// As many bytes, with blanks where ASCII takes fewer; `nil` where all of it may be a name.
  private static func meant(by word: String) -> [UInt8]? {
    let scalars = Array(word.unicodeScalars)
    guard scalars.contains(where: \.isSignOfFullWidth) || scalars.allSatisfy(\.isDigitOfFullWidth)
    else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    var isInText = false
    while index < scalars.count {
      let first = scalars[index]
      if first.isCurlyQuote {
        bytes += isInText ? [UInt8(ascii: "\""), 0x20, 0x20] : [0x20, 0x20, UInt8(ascii: "\"")]
        isInText.toggle()
        index += 1
        continue
      }
      // What belongs together stays so: `＝＝`, `１０`.
      let part = scalars[index...].prefix {
        !$0.isCurlyQuote && $0.isSignOfFullWidth == first.isSignOfFullWidth
      }
      let twins = part.compactMap(\.twinOfFullWidth)
      let isMeant = !isInText && twins.count == part.count
      bytes +=
        isMeant
        ? twins + Array(repeating: 0x20, count: 2 * twins.count)
        : part.flatMap { Array(String($0).utf8) }
      index = part.endIndex
    }
    return bytes
  }
}

extension Unicode.Scalar {
  fileprivate var isCurlyQuote: Bool { self == "“" || self == "”" }

  /// The byte of which this is the full width.
  fileprivate var twinOfFullWidth: UInt8? {
    0xFF01...0xFF5E ~= value ? UInt8(value - 0xFEE0) : nil
  }

  fileprivate var isDigitOfFullWidth: Bool { 0xFF10...0xFF19 ~= value }

  /// A quote, bracket or other sign, which no name has.
  fileprivate var isSignOfFullWidth: Bool {
    isCurlyQuote || (twinOfFullWidth.map { !$0.isLetterOrDigit } ?? false)
  }
}

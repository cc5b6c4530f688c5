// The standard library composes text for its own comparisons; Foundation, which offers the same
// publicly, would cost more start-up time than a whole line may take.
@_spi(_Unicode) import Swift

/// The bytes of a text, for readers that walk through it once; all offsets are offsets in the line
/// that the text is a part of.
struct SourceText {
  private let bytes: [UInt8]
  let startOffset: Int
  let endOffset: Int

  init(_ raw: RawText) {
    bytes = Array(raw.text.utf8)
    startOffset = raw.offset
    endOffset = raw.offset + bytes.count
  }

  /// The byte at `offset`, or `nil` outside the text.
  func byte(at offset: Int) -> UInt8? {
    guard startOffset <= offset, offset < endOffset else { return nil }
    return bytes[offset - startOffset]
  }

  func hasByte(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: character)
  }

  /// The scalar whose encoding begins at `offset`, or `nil` at the end of the text.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard let first = byte(at: offset) else { return nil }
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    let lead: UInt32 = first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07
    var value = UInt32(first) & lead
    var next = offset + 1
    while let byte = byte(at: next), byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      next += 1
    }
    return Unicode.Scalar(value)
  }

  /// The first offset at or after `offset` whose scalar does not satisfy `condition`.
  func end(of condition: (Unicode.Scalar) -> Bool, from offset: Int) -> Int {
    var end = offset
    while let scalar = scalar(at: end), condition(scalar) { end += UTF8.width(scalar) }
    return end
  }

  /// The first offset at or after `offset` that is no blank; line ends count as blanks.
  func skippingBlanks(from offset: Int) -> Int { end(of: \.isBlankOrNewline, from: offset) }

  func text(_ lowerBound: Int, _ upperBound: Int) -> String {
    let lower = min(max(lowerBound, startOffset), endOffset) - startOffset
    let upper = min(max(upperBound, lowerBound), endOffset) - startOffset
    return String(decoding: bytes[lower..<max(lower, upper)], as: UTF8.self)
  }

  func raw(_ lowerBound: Int, _ upperBound: Int) -> RawText {
    RawText(text(lowerBound, upperBound), offset: lowerBound)
  }

  /// The identifier that begins at `offset`, or `nil` where none does.
  func identifier(at offset: Int) -> NameSyntax? {
    guard let head = scalar(at: offset), head.beginsIdentifier else { return nil }
    let end = end(of: \.continuesIdentifier, from: offset)
    return NameSyntax(text(offset, end).composed, SourceRange(offset, end))
  }

  /// The whole character at `offset`, for messages.
  func character(at offset: Int) -> Character? {
    text(offset, min(offset + 64, endOffset)).first
  }
}

extension String {
  /// The same text in composed form (NFC), in which names are kept and compared.
  package var composed: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: _nfc)
    return String(composed)
  }
}

/// Visual formats on a line beside other things.
extension SourceText {
  /// What stands between the `;` of a line that has a visual format among it; `nil` where it has none,
  /// or is a command, which is alone on its line.
  var partsAroundFormats: [RawText]? {
    let parts = partsAtSemicolons
    guard parts.count > 1,
      parts.contains(where: { LineReader.isVisualFormat($0.text) }),
      let first = parts.first, LineReader.command(in: first) == nil
    else { return nil }
    return parts
  }

  /// The text up to a `;` behind which nothing stands, as Swift lets a line end.
  var withoutLastSemicolon: RawText? {
    let parts = partsAtSemicolons
    return parts.count == 1 ? parts[0] : nil
  }

  /// Outside quotes, brackets and the comment at the end. What is blank is no part.
  private var partsAtSemicolons: [RawText] {
    let comment = commentStart(from: startOffset, onlyBehindBlanks: false)
    var parts: [RawText] = []
    var (start, depth, isInString) = (startOffset, 0, false)
    for offset in startOffset..<comment {
      switch byte(at: offset) {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += isInString ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= isInString ? 0 : 1
      case UInt8(ascii: ";") where !isInString && depth <= 0:
        parts.append(raw(start, offset))
        start = offset + 1
      default: break
      }
    }
    return (parts + [raw(start, comment)]).filter { part in
      !part.text.allSatisfy(\.isWhitespace)
    }
  }

  /// Whether what looks like a visual format at `start` is one that lacks something, and not the
  /// beginning of other code: a label, a list over several lines, a message of Objective-C.
  func isMeantAsFormat(at start: Int) -> Bool {
    var opening = start
    if let word = identifier(at: start) {
      let colon = skippingBlanks(from: word.range.upperBound)
      let isOrientation = ["H", "V"].contains(word.text)
      opening = hasByte(":", at: colon) ? skippingBlanks(from: colon + 1) : colon
      if !isOrientation, !hasByte("|", at: opening), !hasByte("[", at: opening) { return false }
    }
    guard hasByte("[", at: opening) else { return true }
    let inside = skippingBlanks(from: opening + 1)
    guard let name = identifier(at: inside) else { return scalar(at: inside) != nil }
    let next = skippingBlanks(from: name.range.upperBound)
    guard let following = scalar(at: next) else { return true }
    return "]()-|@".unicodeScalars.contains(following)
  }
}

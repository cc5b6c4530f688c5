import Interchange

extension RawText {
  /// The text with blanks for each `~` that says of what follows that it is one of many: at the
  /// beginning and behind a comparison. Elsewhere `~` is Swift's, of bits.
  var withoutMarksOfChoice: RawText {
    var bytes = Array(text.utf8)
    var (isInString, isOpen) = (false, true)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): (isInString, isOpen) = (!isInString, false)
      case UInt8(ascii: "~") where isOpen && !isInString: bytes[index] = UInt8(ascii: " ")
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): isOpen = !isInString
      case UInt8(ascii: " "): break
      default: isOpen = false
      }
    }
    return RawText(String(decoding: bytes, as: UTF8.self), offset: offset)
  }
}

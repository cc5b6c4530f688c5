/// What is wrong with a file that is not well-formed XML.
package enum MarkupDamage: Hashable, Sendable {
  case breaksOff
  /// An element ends by another name than it began with.
  case endTag
  case attributeTwice
  /// An attribute without a value, or with one that is not quoted.
  case attributeValue
  /// `&` or `<` that stands for itself.
  case bareSign
  /// A name between `&` and `;` that XML does not know.
  case unknownEntity
  /// Not a character of XML.
  case character
  case other

  /// - Parameter code: Of libxml2 (`xmlParserErrors`).
  init(code: Int) {
    self =
      switch code {
      case 5, 77: .breaksOff
      case 76: .endTag
      case 42: .attributeTwice
      case 39, 40, 41: .attributeValue
      case 23, 38, 68: .bareSign
      case 26: .unknownEntity
      case 9: .character
      default: .other
      }
  }
}

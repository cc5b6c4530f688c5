extension StringProtocol {
  /// As the text, or as the value of an attribute, of an XML or HTML document: what would begin a
  /// tag, an entity or the end of a value is spelled out, and what would move or hide text is shown.
  ///
  /// Scalar by scalar: a `<` with an accent on it is one character, and begins a tag all the same.
  package var escapedInMarkup: String {
    var markup = String.UnicodeScalarView()
    for scalar in withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": markup.append(contentsOf: "&amp;".unicodeScalars)
      case "<": markup.append(contentsOf: "&lt;".unicodeScalars)
      case ">": markup.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": markup.append(contentsOf: "&quot;".unicodeScalars)
      case "'": markup.append(contentsOf: "&#39;".unicodeScalars)
      // What XML has no way to write.
      case "\u{FFFE}", "\u{FFFF}": markup.append("\u{FFFD}")
      default: markup.append(scalar)
      }
    }
    return String(markup)
  }
}

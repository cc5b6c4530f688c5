import CLibedit

/// How many columns text takes on the terminal, as the C library and so libedit count them.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// 2 for a wide character, 0 for a combining one. What cannot be printed is counted as libedit
  /// shows it: `^A`, `\U+FFFF`.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    if isControl(scalar) { return scalar.isASCII ? 2 : escapeWidth(scalar) }
    guard TextLocale.isUTF8 else { return 1 }
    let width = Int(editline_width(wchar_t(bitPattern: scalar.value)))
    return width < 0 ? escapeWidth(scalar) : width
  }

  /// Whether it joins the character before it and takes no column of its own.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && of(scalar) == 0 }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func escapeWidth(_ scalar: Unicode.Scalar) -> Int {
    scalar.value > 0xFFFF ? "\\U+12345".count : "\\U+1234".count
  }

  /// `text` if it fits `columns`, else its beginning and an ellipsis.
  static func fitting(_ text: String, in columns: Int) -> String {
    if of(text) <= columns { return text }
    let ellipsis = TextLocale.isUTF8 ? "…" : "."
    var kept = ""
    var width = of(ellipsis)
    for character in text {
      width += of(String(character))
      if width > columns { break }
      kept.append(character)
    }
    return columns > 0 ? kept + ellipsis : ""
  }
}

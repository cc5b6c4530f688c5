extension Unicode.Scalar {
  /// Whether printing it could move the cursor, change colours, reorder or hide text: control and
  /// format characters and line separators. The joiners stay, since emoji and scripts need them.
  var isUnprintable: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    if self == "\u{200C}" || self == "\u{200D}" { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// As it would be typed in a Swift string: `\n`, `\u{1b}`.
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension StringProtocol {
  /// The same string with every unprintable character escaped, so that a terminal shows it and
  /// does not obey it.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return String(self) }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        visible.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }
}

import CTerminal

/// The locale of the process's text. libedit never sets one, and without UTF-8 it crashes on a
/// prompt that is not ASCII.
enum TextLocale {
  /// Whether text can be anything but ASCII. Where the user's locale is not UTF-8, or not
  /// installed, one that is takes its place; only characters follow it, numbers stay as they are.
  static let isUTF8: Bool = terminal_settle_locale() == 1

  /// `text` as this locale can show it.
  static func showable(_ text: String) -> String {
    if isUTF8 { return text }
    return String(text.map { $0.isASCII ? $0 : "?" })
  }
}

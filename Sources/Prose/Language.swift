/// The languages that Tsume speaks. Every sentence exists in both (see `Phrase`).
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The two letters that users type: `en`, `ja`.
  package var code: String { rawValue }

  package init?(code: String) { self.init(rawValue: code) }

  /// The language of a locale's name as the environment has it, such as `ja_JP.UTF-8` or `en-GB`;
  /// `nil` for other languages and for `C` and `POSIX`.
  package init?(localeName: String) {
    let language = localeName.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self.init(rawValue: language.lowercased())
  }
}

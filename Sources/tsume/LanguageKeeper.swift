import Prose

/// The language that was chosen at the prompt, for the next start.
enum LanguageKeeper {
  private static var file: StateFile? {
    StateFile("language") { Language(code: $0) != nil }
  }

  static var remembered: Language? {
    file?.lines.first.flatMap { Language(code: $0) }
  }

  /// Where it cannot be kept the next start asks the environment again, as it would without this.
  static func remember(_ language: Language) { file?.replace(with: [language.code]) }
}

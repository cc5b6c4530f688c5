import Prose

/// The language that was chosen at the prompt, for the next start.
enum LanguageKeeper {
  private static var path: String? { Files.stateFolder().map { "\($0)/language" } }

  static var remembered: Language? {
    guard let path, case .success(let code) = Files.read(path) else { return nil }
    return Language(code: String(code.prefix { !$0.isNewline }))
  }

  /// Where it cannot be kept the next start asks the environment again, as it would without this.
  static func remember(_ language: Language) {
    if let path { _ = Files.write(path, language.code + "\n") }
  }
}

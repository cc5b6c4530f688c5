import Prose
import Reporting

/// Which of `true` and `false` a word was meant to be.
enum TruthMeant {
  /// `nil` where it looks like neither.
  static func advice(on typed: String) -> Phrase? {
    word(for: typed).map { SuggestionWords.didYouMean([$0]) }
  }

  private static func word(for typed: String) -> String? {
    let lowered = typed.lowercased()
    if positive.contains(lowered) { return "true" }
    if negative.contains(lowered) { return "false" }
    return Spelling.suggestions(for: lowered, among: ["true", "false"]).first
  }

  private static let positive: Set<String> = ["true", "yes", "on", "はい", "真", "オン"]
  private static let negative: Set<String> = ["false", "no", "off", "いいえ", "偽", "オフ"]
}

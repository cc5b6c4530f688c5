import AutoLayout

/// The question that is meant by a sentence: `why is title so wide`.
struct WhyMeant {
  /// `why title.width`
  let line: String

  /// `nil` for what begins with something of the document, or speaks of no view.
  init?(_ sentence: String, in document: Document) {
    let words = sentence.split { $0.isWhitespace || "?？,.".contains($0) }.map(String.init)
    guard sentence.contains(" "), let first = words.first, document.entity(named: first) == nil,
      let view = words.first(where: { document.view(named: $0) != nil })
    else { return nil }
    let part = words.lazy.compactMap(Self.part).first
    line = "why \(view)" + (part.map { ".\($0)" } ?? "")
  }

  private static func part(_ word: String) -> String? {
    switch word.lowercased() {
    case "wide", "narrow", "width", "broad": "width"
    case "high", "tall", "low", "height": "height"
    default: nil
    }
  }
}

import AutoLayout

/// The question that is meant by a sentence: `why is title so wide`.
struct WhyMeant {
  /// `why title.width`
  let line: String

  /// `nil` for what begins with something of the document, or speaks of nothing in it.
  init?(_ sentence: String, in document: Document) {
    let words = sentence.split { $0.isWhitespace || "?？,.".contains($0) }.map(String.init)
    guard sentence.contains(" "), let first = words.first, document.entity(named: first) == nil,
      let thing = words.first(where: { word in
        switch document.entity(named: word) {
        case .view, .constraint: true
        case .value, nil: false
        }
      })
    else { return nil }
    let isView = document.view(named: thing) != nil
    let part = isView ? words.lazy.compactMap(Self.part).first : nil
    line = "why \(thing)" + (part.map { ".\($0)" } ?? "")
  }

  private static func part(_ word: String) -> String? {
    switch word.lowercased() {
    case "wide", "narrow", "width", "broad": "width"
    case "high", "tall", "low", "height": "height"
    default: nil
    }
  }
}

import Patience

/// Kotlin with Jetpack Compose, which lays out by rules of its own: there is nothing in it to read, but it
/// is told for what it is.
package struct ComposeCode: Hashable, Sendable {
  /// What it declares that shows something, by name.
  package let composables: [String]
}

extension ComposeCode: PastedTextKind {
  static func begins(with line: Substring) -> Bool {
    let words = line.split { $0.isWhitespace || $0 == "(" }
    return words.first == "@Composable"
      || words.count > 1 && words[0] == "import" && words[1].hasPrefix("androidx.compose.")
  }

  static func read(_ text: String) -> PastedText? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    guard lines.awaited().contains(where: begins) else { return nil }
    return .compose(ComposeCode(composables: names(in: lines)))
  }

  /// `fun PriceCard(` on the line of the attribute or below it.
  private static func names(in lines: [Substring]) -> [String] {
    var (names, isAwaited) = ([String](), false)
    for line in lines {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      if words.first == "@Composable" { isAwaited = true }
      guard isAwaited, let place = words.firstIndex(of: "fun"), place + 1 < words.count else {
        continue
      }
      names.append(String(words[place + 1]))
      isAwaited = false
    }
    return names
  }
}

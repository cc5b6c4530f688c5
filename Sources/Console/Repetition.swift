/// What Enter on an empty line does again: a command that one gives several times in a row.
package struct Repetition {
  private static let words = ["step", "back", "undo", "redo", "continue"]

  private var repeated: String?

  package init() {}

  /// The line that is meant by what was typed: itself, or the one that an empty line repeats.
  package mutating func line(for typed: String) -> String {
    if typed.trimmed.isEmpty { return repeated ?? typed }
    let isRepeatable = Catalogue.word(typed.firstWord).map(Self.words.contains) ?? false
    repeated = isRepeatable ? typed : nil
    return typed
  }

  /// It could not be done, and would not be the next time; or a paste came between.
  package mutating func end() { repeated = nil }
}

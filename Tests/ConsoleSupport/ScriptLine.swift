/// A line that a person might type, and which of its words completion has to know.
package struct ScriptLine: Hashable, Sendable {
  /// What the line does to the session, whatever it prints.
  package enum Effect: Hashable, Sendable {
    /// It may change the document, by one step.
    case change
    /// Nothing of the document may change, nor the moment.
    case question
    /// Another moment, settings, files: anything but a new document by itself.
    case session
  }

  package let text: String
  package let effect: Effect
  /// Several lines at once.
  package let isPaste: Bool
  /// Where words stand that completion must offer, as UTF-8 offsets.
  package let completable: [Range<Int>]

  /// - Parameter template: The line, with words that completion must offer in ⟦ and ⟧.
  package init(_ template: String, _ effect: Effect, isPaste: Bool = false) {
    var text = ""
    var words: [Range<Int>] = []
    var start = 0
    for character in template {
      switch character {
      case "⟦": start = text.utf8.count
      case "⟧": words.append(start..<text.utf8.count)
      default: text.append(character)
      }
    }
    self.text = text
    self.effect = effect
    self.isPaste = isPaste
    completable = words
  }

  /// - Parameter text: The line as it is.
  init(verbatim text: String, _ effect: Effect, isPaste: Bool = false) {
    self.text = text
    self.effect = effect
    self.isPaste = isPaste
    completable = []
  }
}

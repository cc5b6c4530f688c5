package import Prose

/// What is said of what a typed line has made.
package enum TypedRunWords {
  /// What the document calls the things that were declared between braces as `name`, or that nothing
  /// named: `[UILabel(), UIView()]`.
  package static func given(_ names: [String], for name: String, isNameless: Bool) -> Phrase {
    let words = names.map { Phrase(Text($0, as: .name)) }
    let listed =
      if let last = words.last, words.count > 4 {
        Phrase(en: "\(words[0]), \(words[1]), … \(last)", ja: "\(words[0])、\(words[1])、…、\(last)")
      } else {
        words.listed()
      }
    let name = Text(name, as: .name)
    return switch (words.count > 1, isNameless) {
    case (false, false):
      Phrase(
        en: "\(name) is taken: behind the braces this one is called \(listed).",
        ja: "\(name) は使われているので、波括弧の外では \(listed) と呼びます。")
    case (true, false):
      Phrase(
        en: "\(name) is another one each time; outside they are \(listed).",
        ja: "\(name) は 1 回ごとに別のもので、外では \(listed) と呼びます。")
    case (false, true):
      Phrase(
        en: "\(name) is taken: what is made here without a name is called \(listed).",
        ja: "\(name) は使われているので、名前なしで作ったものは \(listed) と呼びます。")
    case (true, true):
      Phrase(
        en: "What is made here without a name is called \(listed).",
        ja: "名前なしで作ったものは \(listed) と呼びます。")
    }
  }
}

import Console

extension Fuzzer {
  /// A line of any kind, or a paste of several, typed into a session with something of everything.
  package static let line = Fuzzer("line", longestInput: 400, seeds: \.lines) {
    let rehearsed = try SessionProbe(after: rehearsal)
    return { bytes in
      var probe = rehearsed.begun()
      probe.run(ScriptLine(typed: String(decoding: bytes, as: UTF8.self)))
      probe.finish()
      return probe
    }
  }

  /// A label and a picture, a conflict, a tie, a removed and a frame-laid view, a mark, and a step
  /// that can be done again.
  static let rehearsal = [
    "add view card", "add label title \"Hello\" in card", "add imageView 写真 40x40",
    "card.leading == view.leading; card.top == view.top + 20; card.height == 60",
    "title.leading == card.leading + 16", "title.top == card.top + 8 as above",
    "写真.leading == view.leading", "写真.top == view.top @250", "写真.top == card.bottom + 8 @250",
    "card.width == 100", "card.width == 200 as wide", "add label gone", "remove gone",
    "title.bottom <= card.bottom", "deactivate c9", "let space = 8",
    "let box = UIView(frame: CGRect(x: 8, y: 8, width: 90, height: 60)); view.addSubview(box)",
    "box.autoresizingMask = .flexibleWidth", "mark here", "rotate", "undo",
  ]
}

extension ScriptLine {
  /// What somebody typed, whatever it is.
  init(typed text: String) {
    let word = text.drop { $0 == " " }.prefix { $0 != " " }
    let signature = Catalogue.command(String(word))?.signature
    let isQuestion = [.look, .understand].contains(signature?.group) && word != "after"
    let isRun = ["replay", "step", "continue", "resume"].contains(word)
    self.init(
      verbatim: text, isQuestion || word == "try" ? .question : isRun ? .session : .change,
      isPaste: text.contains(where: \.isNewline))
  }
}

extension ExpectationForm {
  /// The words that forms of `expect` begin with, and what follows each.
  static let parameters: [String: [Parameter]] = [
    "count": [.number], "range": [.anchor, .number],
    "affecting": [.view, .word(["h", "v"]), .handle],
    "ambiguous": [.anchor], "unambiguous": [.anchor], "conflict": [.handle],
    "no": [.word(["conflict"])], "broken": [.handle], "tie": [.handle], "moved": [.view],
    "nothing": [.word(["moved"])], "accepted": [], "refused": [.text],
  ]
}

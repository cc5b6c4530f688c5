import AutoLayout

extension ExpectationForm {
  /// The words that forms of `expect` begin with, the most used first.
  static let words =
    [
      "unambiguous", "ambiguous", "conflict", "no", "moved", "nothing", "broken", "tie", "count",
      "range", "affecting", "at", "accepted", "refused",
    ] + LayerExpectation.words + SuspicionExpectation.words

  /// What follows each of them, and `is` behind a constraint.
  static let parameters: [String: [Parameter]] = [
    "count": [.count], "range": [.anchor, .bound, .bound],
    "affecting": [.view, .word(["h", "v"]), .set],
    "ambiguous": [.repeated(.anchor)], "unambiguous": [.repeated(.anchor)], "conflict": [.set],
    "no": [.word(["conflict"]), .set], "broken": [.handle], "tie": [.handle, .handle],
    "at": [.word(Phase.allCases.map(\.rawValue)), .condition],
    "moved": [.repeated(.viewOrLayer)], "nothing": [.word(["moved"])], "accepted": [],
    "refused": [.text], "is": [.constraintLine],
  ].merging(LayerExpectation.parameters) { own, _ in own }
    .merging(SuspicionExpectation.parameters) { own, _ in own }
}

import AutoLayout
import Diagnosis
import Prose

/// What an `expect` line says of what is seen of layers.
enum LayerExpectation {
  /// Something of it lies under another, or under that one.
  case covered(ViewID, by: ViewID?, holds: Bool)
  /// A mask cuts something of it away, or that one does.
  case cut(ViewID, by: ViewID?, holds: Bool)
  /// In this order, from back to front.
  case painted([ViewID])

  static let words = ["covered", "uncovered", "cut", "uncut", "painted"]

  static let parameters: [String: [Parameter]] = [
    "covered": [.viewOrLayer, .word(["by"]), .viewOrLayer],
    "uncovered": [.viewOrLayer, .word(["by"]), .viewOrLayer],
    "cut": [.viewOrLayer, .word(["by"]), .viewOrLayer],
    "uncut": [.viewOrLayer, .word(["by"]), .viewOrLayer],
    "painted": [.repeated(.viewOrLayer)],
  ]

  /// - Parameter word: One of `words`; what follows it is taken.
  init(_ word: String, _ arguments: inout Arguments) throws(LineFailure) {
    guard word != "painted" else {
      self = .painted(try arguments.viewsOrLayers())
      return
    }
    let subject = try arguments.viewOrLayer()
    let other = arguments.skip("by") ? try arguments.viewOrLayer() : nil
    let isSo = !word.hasPrefix("un")
    self =
      word.hasSuffix("cut")
      ? .cut(subject, by: other, holds: isSo) : .covered(subject, by: other, holds: isSo)
  }
}

extension LayerExpectation {
  /// What was found instead; `nil` when it is as expected.
  func mismatch(on snapshot: Snapshot) throws(LineFailure) -> Mismatch? {
    let document = snapshot.document
    switch self {
    case .painted(let expected):
      let order = Painting(of: snapshot.solution).acts.filter { $0.part == .fill && !$0.isHidden }
        .map(\.layer).filter(expected.contains)
      return order == expected
        ? nil
        : Mismatch(
          expected: ExpectationWords.painted(expected, document),
          found: ExpectationWords.painted(order, document))
    case .covered(let subject, let other, let isSo):
      let covering = try Self.covering(subject, snapshot)
      let found = covering.covers.filter { $0.covered.layer == subject }.map(\.covering.layer)
      return Self.mismatch(of: found, by: other, holds: isSo) {
        ExpectationWords.covered(subject, by: $0, document)
      }
    case .cut(let subject, let other, let isSo):
      let covering = try Self.covering(subject, snapshot)
      let found = covering.clippings.filter { $0.act.layer == subject }.map(\.mask)
      return Self.mismatch(of: found, by: other, holds: isSo) {
        ExpectationWords.cut(subject, by: $0, document)
      }
    }
  }

  private static func covering(
    _ subject: ViewID, _ snapshot: Snapshot
  ) throws(LineFailure) -> Covering {
    try snapshot.ask { () throws(LayoutFailure) in
      try Covering(
        of: snapshot.solution, about: subject, isCancelled: snapshot.surroundings.isCancelled)
    }
  }

  private static func mismatch(
    of found: [ViewID], by wanted: ViewID?, holds isSo: Bool, words: ([ViewID]?) -> Phrase
  ) -> Mismatch? {
    let holds = wanted.map(found.contains) ?? !found.isEmpty
    if holds == isSo { return nil }
    let expected = wanted.map { [$0] }
    return Mismatch(
      expected: isSo ? words(expected ?? []) : words(nil),
      found: found.isEmpty ? words(nil) : words(found))
  }
}

package import AutoLayout
package import Interchange

/// A layout callback that is being taken down: whose, and what it sets.
struct Recording: Sendable {
  let owner: ViewID
  var actions: [LayoutCallback.Action] = []
}

extension Evaluator {
  /// Whether frames are read as lengths that follow the layout.
  package var readsLengths: Bool { recording != nil }

  /// Takes down that a callback sets a frame; `false` outside callbacks.
  package mutating func recordFrame(
    _ view: ViewID, _ frame: FrameExpression, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard recording != nil else { return false }
    recording?.actions.append(.set(LayoutCallback.Assignment(view, frame: frame)))
    return true
  }

  /// The size of an image of the program, and a text of its tables; nothing is known of either yet.
  package func imageSize(named name: String) -> Size? { nil }
  package func localizedText(_ key: String) -> String? { nil }
}

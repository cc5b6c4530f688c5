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

  /// So many frames one callback may set.
  private static let mostActions = 10_000

  /// Takes down that a callback sets a frame; `false` outside callbacks.
  package mutating func recordFrame(
    _ view: ViewID, _ frame: FrameExpression, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard let count = recording?.actions.count else { return false }
    let action = LayoutCallback.Action.set(LayoutCallback.Assignment(view, frame: frame))
    // Set once more at once it stays what it is.
    if recording?.actions.last == action { return true }
    guard count < Self.mostActions else { throw .exhausted(nil) }
    recording?.actions.append(action)
    return true
  }

  /// The size of an image of the program, also within a folder that gives its names a beginning.
  package func imageSize(named name: String) -> Size? {
    let sizes = program.resources.imageSizes
    return sizes[name] ?? name.split(separator: "/").last.flatMap { sizes[String($0)] }
  }

  package func localizedText(_ key: String) -> String? { program.resources.texts[key] }
}

package import AutoLayout
package import Reporting

extension Session {
  /// The present document with its layout and what there is to say about it.
  package var depiction: Depiction { state }

  /// How much its layouts have cost so far.
  package var layoutWork: LayoutWork { engine.layoutWork }

  /// The same with all that would repair or settle that; `nil` where it was stopped.
  package var completeDepiction: Depiction? { try? snapshot.completed() }
}

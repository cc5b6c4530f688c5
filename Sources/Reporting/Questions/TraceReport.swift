package import AutoLayout
package import Diagnosis
import Interchange
package import Prose

/// `trace`: what UIKit's `_autolayoutTrace` would print of the views.
package enum TraceReport {
  /// - Parameter top: From where on down.
  package static func make(_ layout: LaidOutDocument, from top: ViewID) -> Report {
    let free = Dictionary(grouping: layout.ambiguities, by: \.item)
      .mapValues { $0.map(\.part) }
    let trace = AutoLayoutTrace(of: layout.document, free: free)
    return [.verbatim(trace.lines(from: top).map { Text($0) })]
  }
}

package import AutoLayout
import Interchange
package import Prose

/// `dump`: what UIKit's `recursiveDescription` would print of the views.
package enum DumpReport {
  /// - Parameter top: From where on down.
  package static func make(_ solution: Solution, from top: ViewID) -> Report {
    [.verbatim(ViewDump(of: solution).lines(from: top).map { Text($0) })]
  }
}

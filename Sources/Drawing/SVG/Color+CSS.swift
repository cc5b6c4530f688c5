import AutoLayout
import Prose

extension Color {
  /// `fill:#34C759;fill-opacity:0.5`: whole, so that no rule for a kind of view shows through.
  func css(_ property: String) -> String {
    "\(property):\(hexadecimal);\(property)-opacity:\(components.alpha.inPoints)"
  }
}

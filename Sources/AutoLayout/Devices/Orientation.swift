/// How a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// The releases between which the system font changed its spacing (system font metrics,
/// section 1).
package enum FontEra: Hashable, Sendable, CaseIterable {
  case beforeIOS11, iOS11To13, fromIOS14
}

/// A version of iOS, by which controls have their sizes and text its widths.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package let major: Int

  package init(_ major: Int) { self.major = major }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.major < rhs.major }

  /// What a document is laid out for unless it says otherwise.
  package static let initial = SystemVersion(18)

  package var fontEra: FontEra {
    switch major {
    case ..<11: .beforeIOS11
    case ..<14: .iOS11To13
    default: .fromIOS14
    }
  }
}

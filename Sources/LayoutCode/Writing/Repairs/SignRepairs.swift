import AutoLayout
import Interchange

/// A constant that counts the other way, where it has a name: `-Metrics.margin` for `Metrics.margin`. The
/// name stays.
struct SignRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }

  init(_ change: SiteChange) { self.change = change }

  /// More names nobody writes into one call.
  private static let limit = 4

  var proposals: [[TextEdit]] {
    guard case .constant(let constant) = change.change,
      change.changed.contains(where: { constant == -$0.constant })
    else { return [] }
    return site.arguments.map(\.value).compactMap(turned).prefix(Self.limit).map { [$0] }
  }

  private func turned(_ value: Expression) -> TextEdit? {
    let range = site.local(value.range)
    switch value.form {
    case .name, .member: return TextEdit(range, "-" + site.text(value.range))
    case .prefix("-", let inner):
      switch inner.form {
      case .name, .member: return TextEdit(range, site.text(inner.range))
      default: return nil
      }
    default: return nil
    }
  }
}

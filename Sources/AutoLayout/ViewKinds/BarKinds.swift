/// Bars that are as wide as the layout wants (UIKit sizing, sections 2 and 3; interface builder,
/// section 9).
extension ViewKind {
  package static let searchBar = ViewKind(
    name: "searchBar", className: "UISearchBar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight),
    takes: [.text, .placeholder, .size],
    measure: { _, _, system in
      NaturalSize(width: nil, height: system.major < 11 ? 44 : system.major < 26 ? 56 : 64)
    })

  package static let navigationBar = ViewKind(
    name: "navigationBar", className: "UINavigationBar", contents: .picture,
    measure: { _, _, system in barSize(on: system) })

  package static let toolbar = ViewKind(
    name: "toolbar", className: "UIToolbar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight),
    measure: { _, _, system in barSize(on: system) })

  package static let tabBar = ViewKind(
    name: "tabBar", className: "UITabBar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight),
    measure: { _, _, _ in NaturalSize(width: nil, height: 49) })

  private static func barSize(on system: SystemVersion) -> NaturalSize {
    NaturalSize(width: nil, height: system.major < 26 ? 44 : 54)
  }
}

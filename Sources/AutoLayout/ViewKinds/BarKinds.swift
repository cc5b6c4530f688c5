/// Bars that are as wide as the layout wants (UIKit sizing, sections 2 and 3; interface builder,
/// section 9). A search bar of 64 points is stored in two repositories.
extension ViewKind {
  package static let searchBar = ViewKind(
    name: "searchBar", className: "UISearchBar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight),
    takes: [.text, .placeholder, .size],
    measure: { _, _, system in
      NaturalSize(width: nil, height: system.major < 11 ? 44 : system.major < 26 ? 56 : 64)
    })

  package static let navigationBar = ViewKind(
    name: "navigationBar", className: "UINavigationBar", contents: .picture, bar: .navigation,
    measure: { _, _, system in barSize(on: system) })

  package static let toolbar = ViewKind(
    name: "toolbar", className: "UIToolbar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight), bar: .tools,
    measure: { _, _, system in barSize(on: system) })

  package static let tabBar = ViewKind(
    name: "tabBar", className: "UITabBar", contents: .picture,
    hugging: (added: .low, inCode: .fixedHeight), bar: .tabs,
    measure: { _, _, _ in NaturalSize(width: nil, height: 49) })

  private static func barSize(on system: SystemVersion) -> NaturalSize {
    NaturalSize(width: nil, height: system.major < 26 ? 44 : 54)
  }
}

extension Document {
  /// What a bar measures on the device as it is held; `nil` where that says nothing of bars: without
  /// one, on Interface Builder's canvas, on an iPad before iOS 12 and from iOS 26 on (UIKit sizing,
  /// section 3).
  func barHeight(of kind: ViewKind) -> Double? {
    guard let bar = kind.bar, let device, !device.isCanvas, system.major < 26,
      !isOnTablet || system.major >= 12
    else { return nil }
    return device.bars.length(of: bar)[orientation]
  }
}

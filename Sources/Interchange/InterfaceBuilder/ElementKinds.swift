import AutoLayout

/// The kinds of view that the elements of a file stand for.
enum ElementKinds {
  static func kind(of element: String) -> ViewKind {
    switch element {
    case "activityIndicatorView": .activityIndicator
    case "guide": .view
    default:
      ViewKind.named(element) ?? ViewKind.imported.first { $0.name == element } ?? .view
    }
  }

  /// `UILabel` for `label`, `MKMapView` for `mapView`.
  static func className(of element: String) -> String {
    if let name = classNames[element] { return name }
    let kind = kind(of: element)
    if kind != .view || element == "view" { return kind.className }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  private static let classNames = [
    "containerView": "UIView", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "sceneKitView": "SCNView", "skView": "SKView", "glkView": "GLKView", "mtkView": "MTKView",
    "arscnView": "ARSCNView", "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UIView",
  ]
}

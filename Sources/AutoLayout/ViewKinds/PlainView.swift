/// Views without a size of their own (UIKit sizing, section 3; interface builder, section 9).
extension ViewKind {
  package static let view = ViewKind(name: "view", className: "UIView")

  package static let control = ViewKind(name: "control", className: "UIControl")

  /// A blur lets something of what lies behind it through.
  package static let visualEffectView = ViewKind(
    name: "visualEffectView", className: "UIVisualEffectView", contents: .text,
    otherArguments: ["effect"],
    contentView: ContentView(className: "_UIVisualEffectContentView"))

  package static let mapView = ViewKind(
    name: "mapView", className: "MKMapView", contents: .picture)

  package static let webView = ViewKind(
    name: "webView", className: "WKWebView", element: "wkWebView", contents: .picture,
    otherArguments: ["configuration"])

  package static let scnView = ViewKind(
    name: "scnView", className: "SCNView", element: "sceneKitView", contents: .picture,
    otherArguments: ["options"])

  package static let arscnView = ViewKind(
    name: "arscnView", className: "ARSCNView", contents: .picture, otherArguments: ["options"])

  package static let skView = ViewKind(name: "skView", className: "SKView", contents: .picture)

  package static let mtkView = ViewKind(
    name: "mtkView", className: "MTKView", contents: .picture, otherArguments: ["device"])

  package static let glkView = ViewKind(
    name: "glkView", className: "GLKView", contents: .picture, otherArguments: ["context"])
}

import AutoLayout
import Interchange

/// What UIKit's own objects say of the screen that is laid out for: `UIScreen.main.bounds`.
enum PlatformValues {
  /// The types with which such a path begins.
  private static let types: Set<String> = ["UIScreen", "UIDevice", "UIFont"]

  /// Whether a tree is a path that begins with one of them, as most do not.
  static func isPath(_ tree: ExpressionTree) -> Bool {
    switch tree.form {
    case .name(let name): types.contains(name)
    case .member(let base, _): isPath(base)
    default: false
    }
  }

  /// `nil` for what is another path.
  static func value(
    _ name: String, of base: ExpressionTree, in document: Document
  ) -> Value? {
    guard let path = path(base), path.first.map(types.contains) == true else { return nil }
    let size = document.windowSize ?? .zero
    switch (path + [name]).joined(separator: ".") {
    case "UIScreen.main.bounds":
      return .tuple(Tuple(Rect(x: 0, y: 0, width: size.width, height: size.height)))
    case "UIScreen.main.scale", "UIScreen.main.nativeScale": return .number(document.scale)
    case "UIScreen.main.traitCollection": return .item(Item(.root))
    case "UIDevice.current.userInterfaceIdiom": return idiom(of: size)
    case "UIDevice.current.orientation.isLandscape": return .boolean(size.width > size.height)
    case "UIDevice.current.orientation.isPortrait": return .boolean(size.width <= size.height)
    case "UIFont.systemFontSize": return .number(14)
    case "UIFont.smallSystemFontSize": return .number(12)
    case "UIFont.labelFontSize": return .number(17)
    case "UIFont.buttonFontSize": return .number(18)
    default: return nil
    }
  }

  /// The smallest iPad is 744 points wide, the largest iPhone less than 450.
  static func idiom(of size: Size) -> Value {
    .choice(min(size.width, size.height) < 600 ? "phone" : "pad")
  }

  private static func path(_ tree: ExpressionTree) -> [String]? {
    switch tree.form {
    case .name(let name): [name]
    case .member(let base, let name): path(base).map { $0 + [name.text] }
    default: nil
    }
  }
}

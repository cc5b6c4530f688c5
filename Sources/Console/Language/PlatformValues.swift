import AutoLayout
import Interchange
import LayoutCode

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
    guard let path = path(base), let type = path.first else { return nil }
    var tables = TableAnswers(on: document)
    var value: LayoutCode.Value?
    for (place, name) in (path.dropFirst() + [name]).enumerated() {
      value =
        place == 0
        ? tables.constant(name, of: TypeName(type)) : value.flatMap { tables.member(name, of: $0) }
    }
    return value.flatMap { Value(ofCode: $0) }
  }

  private static func path(_ tree: ExpressionTree) -> [String]? {
    switch tree.form {
    case .name(let name): [name]
    case .member(let base, let name): path(base).map { $0 + [name.text] }
    default: nil
    }
  }
}

/// What a collection of traits has, by UIKit's names, as far as it acts on the layout, or on
/// what code asks before it makes one. The style is that of a device that nobody has changed.
enum TraitCollection {
  static let names =
    UIKitTables.table("UITraitCollection")?.members
    .filter { !$0.isStatic && $0.parameters == nil }.map(\.name) ?? []

  /// Those by which views are called here, too.
  static let namesOfViews = names.filter {
    !["layoutDirection", "userInterfaceStyle"].contains($0)
  }

  static func value(_ name: String, in document: Document) -> Value? {
    var tables = TableAnswers(on: document)
    return tables.constant("current", of: "UITraitCollection")
      .flatMap { tables.member(name, of: $0) }.flatMap { Value(ofCode: $0) }
  }
}

/// What UIKit's and Swift's types have by themselves that is a number, or several.
enum TypeConstants {
  /// As large as numbers can be: what stands for them is no number.
  private static let unlimited: Set<String> = ["greatestFiniteMagnitude", "infinity"]

  /// `CGRect.zero`, `CGFloat.pi`, `UIView.noIntrinsicMetric`; `nil` for other names.
  static func value(_ name: String, of type: String) -> Value? {
    if type == "Int", name == "zero" { return .whole(0) }
    var tables = TableAnswers(on: Document())
    switch tables.constant(name, of: TypeName(type)).flatMap({ Value(ofCode: $0) }) {
    case .tuple(let tuple)? where tuple.shape != .transform: return .tuple(tuple)
    case .number(let number)? where !Self.unlimited.contains(name): return .number(number)
    default: return nil
    }
  }
}

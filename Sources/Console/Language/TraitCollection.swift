import AutoLayout

/// What a collection of traits has, by UIKit's names, as far as it acts on the layout, or on
/// what code asks before it makes one. The style is that of a device that nobody has changed.
enum TraitCollection {
  static let all: [(name: String, read: @Sendable (Document) -> Value)] = [
    ("horizontalSizeClass", { .choice($0.sizeClasses.horizontal.rawValue) }),
    ("verticalSizeClass", { .choice($0.sizeClasses.vertical.rawValue) }),
    ("displayScale", { .number($0.scale) }),
    ("userInterfaceIdiom", { PlatformValues.idiom(of: $0.windowSize ?? .zero) }),
    ("layoutDirection", { .choice("\($0.direction)") }),
    ("preferredContentSizeCategory", { .choice($0.contentSizeCategory.rawValue) }),
    ("userInterfaceStyle", { _ in .choice("light") }),
  ]

  static func value(_ name: String, in document: Document) -> Value? {
    all.first { $0.name == name }?.read(document)
  }
}

import AutoLayout

/// The colours of a file: those of its resources by their names, and those that are written where they
/// are used.
struct StoredColors: Sendable {
  private let resources: [String: Color]

  init(of file: MarkupElement) {
    let named = (file.child("resources")?.children ?? []).compactMap { resource in
      resource["name"].flatMap { name in
        resource.child("color").flatMap(Self.components).map { (name, $0) }
      }
    }
    resources = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// By UIKit's name where it has one. Components count as sRGB, whatever their space: what differs
  /// is a shade. `nil` for a pattern, or a name that the file does not hold.
  func color(_ element: MarkupElement) -> Color? {
    for name in [element["systemColor"], element["cocoaTouchSystemColor"]].compactMap({ $0 }) {
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if let color = Color.named(short) ?? resources[name] { return color }
    }
    return element["name"].flatMap { resources[$0] } ?? Self.components(element)
  }

  private static func components(_ element: MarkupElement) -> Color? {
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = element.number(.red), let green = element.number(.green),
      let blue = element.number(.blue)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

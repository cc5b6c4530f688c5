import AutoLayout

extension AffineTransform {
  /// `CGAffineTransform(scaleX: 2, y: 2)`; a turn is written by its numbers.
  var swift: String {
    let text = { (labels: [String], numbers: [Double]) in
      let parts = zip(labels, numbers).map { "\($0): \($1.plain)" }
      return "CGAffineTransform(\(parts.joined(separator: ", ")))"
    }
    if self == .identity { return ".identity" }
    if isScale { return text(["scaleX", "y"], [a, d]) }
    if isTranslation { return text(["translationX", "y"], [tx, ty]) }
    return text(["a", "b", "c", "d", "tx", "ty"], numbers)
  }

  var objectiveC: String {
    if self == .identity { return "CGAffineTransformIdentity" }
    if isScale { return CodeValue.call("CGAffineTransformMakeScale", [a, d]) }
    if isTranslation { return CodeValue.call("CGAffineTransformMakeTranslation", [tx, ty]) }
    return CodeValue.call("CGAffineTransformMake", numbers)
  }

  private var isScale: Bool { self == AffineTransform(scaleX: a, y: d) }

  private var isTranslation: Bool { self == AffineTransform(translationX: tx, y: ty) }
}

extension Color {
  /// `.systemGreen`, or by its components.
  var swift: String { name.map { ".\($0)" } ?? swiftOfClass }

  /// `UIColor.systemGreen`, where no type is expected.
  var swiftOfClass: String {
    if let name { return "UIColor.\(name)" }
    let (red, green, blue) = (components.red.plain, components.green.plain, components.blue.plain)
    return
      "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(components.alpha.plain))"
  }

  var objectiveC: String {
    if let name { return "[UIColor \(name)Color]" }
    let (red, green, blue) = (components.red.plain, components.green.plain, components.blue.plain)
    return
      "[UIColor colorWithRed:\(red) green:\(green) blue:\(blue) alpha:\(components.alpha.plain)]"
  }
}

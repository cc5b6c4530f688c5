import AutoLayout

/// What UIKit's and Swift's types have by themselves that is a number, or several.
enum TypeConstants {
  /// `CGRect.zero`, `UIView.noIntrinsicMetric`; `nil` for other names.
  static func value(_ name: String, of type: String) -> Value? {
    if let shape = Evaluator.shapes[type], name == "zero" {
      return .tuple(Tuple(shape, shape.labels.map { _ in 0 }))
    }
    if TypeNames.numbers.contains(type), name == "zero" {
      return type == "Int" ? .whole(0) : .number(0)
    }
    if type == "CGRect", name == "null" { return .tuple(Tuple(Rect.null)) }
    return ViewKind.ofClass(type) == nil ? nil : ofViews[name]
  }

  /// Of `UIView`, and so of every view's class (UIKit sizing, section 1).
  private static let ofViews: [String: Value] = [
    "noIntrinsicMetric": .number(-1), "layoutFittingCompressedSize": .tuple(Tuple(Size.zero)),
    "layoutFittingExpandedSize": .tuple(Tuple(Size(width: 10_000, height: 10_000))),
  ]
}

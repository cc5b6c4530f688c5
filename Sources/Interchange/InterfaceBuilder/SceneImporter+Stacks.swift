import AutoLayout
import Patience

extension SceneImporter {
  mutating func arrangeStacks() {
    for identity in order.awaited(each: 8) {
      guard let stack = views[identity], stack.kind == .stackView else { continue }
      var arrangement = arrangement(of: stack.element)
      arrangement.arranged = order.compactMap { views[$0] }
        .filter { $0.isArranged && $0.superview == identity }.map(\.id)
      make(.change(stack.id, .stack(arrangement)), line: stack.element.element.line)
    }
  }

  func arrangement(of element: VariedElement) -> StackArrangement {
    var arrangement = StackArrangement(
      axis: element["axis"] == "vertical" ? .vertical : .horizontal,
      distribution: element["distribution"].flatMap { .init(rawValue: $0) } ?? .fill,
      alignment: Self.alignment(element["alignment"]),
      spacing: element.number(.spacing)
        ?? (element["spacingType"] == "standard" ? Self.standardSpacing : 0))
    arrangement.isBaselineRelative = element.flag(.baselineRelativeArrangement) == true
    // The file has no flag of its own for it, but for one that is set when the app runs.
    arrangement.isLayoutMarginsRelative =
      Self.runtimeFlag(Self.marginsRelativeArrangement, of: element)
      ?? (Self.givenMargins(of: element) != nil)
    return arrangement
  }

  static let marginsRelativeArrangement = "layoutMarginsRelativeArrangement"

  private static func runtimeFlag(_ keyPath: String, of element: VariedElement) -> Bool? {
    let attributes = element.element.child("userDefinedRuntimeAttributes")?.children ?? []
    return attributes.first { $0["keyPath"] == keyPath && $0["type"] == "boolean" }?.flag(.value)
  }

  private static let standardSpacing = 8.0

  private static func alignment(_ name: String?) -> StackArrangement.Alignment {
    switch name {
    case "top": .leading
    case "bottom": .trailing
    default: name.flatMap { .init(rawValue: $0) } ?? .fill
    }
  }
}

package import AutoLayout

/// What UIKit calls the constraints that it makes itself.
extension Rule {
  var className: String {
    switch maker {
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .hugging, .compressionResistance: "NSContentSizeLayoutConstraint"
    case .controllerGuides: "_UILayoutSupportConstraint"
    default: "NSLayoutConstraint"
    }
  }

  /// As UIKit tells the far edges of its guides, and the near edge of a stack view: from outside.
  var isToldFromOutside: Bool {
    if let stackRule { return stackRule == .firstEdge || stackRule == .lastEdge }
    return isOfGuide && (name.hasSuffix(".right") || name.hasSuffix(".bottom"))
  }

  private var isOfGuide: Bool {
    [.safeArea, .layoutMargins, .readableContent, .keyboard].contains(maker)
  }

  /// Of what the rule makes as `equation` (constraint conflict log, section 4, and UIKit stack view,
  /// sections 2 and 3).
  package func identifier(of equation: Equation) -> String? {
    let edge = name.split(separator: ".").last.map(String.init) ?? ""
    switch maker {
    case .window:
      return "UIView-Encapsulated-Layout-\(self == .window(.horizontal) ? "Width" : "Height")"
    case .safeArea: return "UIViewSafeAreaLayoutGuide-\(edge)"
    case .layoutMargins: return "UIView-\(edge)Margin-guide-constraint"
    case .readableContent: return "UIViewReadableContentGuide-\(edge)"
    case .keyboard: return "UIViewKeyboardLayoutGuide-\(edge)"
    case .scrollContent: return "UIScrollViewContentLayoutGuide-\(edge)"
    case .stack: return stackRule?.identifier(of: equation)
    case .nonnegativeSize, .autoresizingMask, .controllerGuides, .hugging, .compressionResistance:
      return nil
    }
  }
}

extension StackRule {
  fileprivate func identifier(of equation: Equation) -> String {
    switch self {
    case .firstEdge, .lastEdge: "UISV-canvas-connection"
    case .fitAlong: "UISV-canvas-fit"
    case .fitAcross:
      equation.priority == .stackFitsSpan ? "UISV-spanning-fit" : "UISV-canvas-fit"
    case .spacing: "UISV-spacing"
    case .gapStart, .gapEnd: "UISV-distributing-edge"
    case .equalGaps, .equalSize: "UISV-fill-equally"
    case .share: "UISV-fill-proportionally"
    case .hiding, .hiddenPlace: "UISV-hiding"
    case .alignment, .farAlignment: "UISV-alignment"
    case .withinNear, .withinFar: "UISV-spanning-boundary"
    case .suppression: "UISV-ambiguity-suppression"
    case .textWidth: "UISV-text-width-disambiguation"
    }
  }
}

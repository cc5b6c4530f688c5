import AutoLayout
import Prose

/// Sets of size classes, and what differs by them.
enum SizeClassWords {
  /// `wC hR`, or `hC, wR hR` where one variation does not say it.
  static func list(_ classes: Set<SizeClasses>) -> Phrase {
    Phrase(
      Variation.texts(for: classes).map { Text($0, as: .code) }.joined(separator: ", "))
  }

  /// The properties that have values by size class, each once.
  static func properties(_ values: [ViewVariations.Value]) -> Phrase {
    var names: [String] = []
    for name in values.map(\.change.property) where !names.contains(name) { names.append(name) }
    return Phrase(Text(names.joined(separator: ", ")))
  }
}

extension ViewChange {
  /// As UIKit calls what is changed, or the group that it is in.
  fileprivate var property: String {
    switch self {
    case .isHidden: "isHidden"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .content: "content"
    case .contentMode: "contentMode"
    case .stack: "arrangement"
    case .scrolling: "scrolling"
    case .hugging(.horizontal, _): "hug.h"
    case .hugging(.vertical, _): "hug.v"
    case .resistance(.horizontal, _): "resist.h"
    case .resistance(.vertical, _): "resist.v"
    case .frameLayout, .keptFrame, .unmentionedFrame: "frame"
    case .autoresizingMask: "autoresizingMask"
    case .autoresizesSubviews: "autoresizesSubviews"
    case .margins: "layoutMargins"
    case .insetsLayoutMarginsFromSafeArea: "insetsLayoutMarginsFromSafeArea"
    case .preservesSuperviewLayoutMargins: "preservesSuperviewLayoutMargins"
    case .marginsFollowReadableWidth: "layoutMarginsFollowReadableWidth"
    case .transform: "transform"
    case .keyboard: "keyboardLayoutGuide"
    case .semanticDirection: "semanticContentAttribute"
    case .identifier: "identifier"
    case .tag: "tag"
    case .layer: "layer"
    }
  }
}

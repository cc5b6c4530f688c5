import AutoLayout

/// The attributes that are read as numbers. None is read that is not listed here, and so none can be
/// unreadable without a note.
enum NumberAttribute: String, CaseIterable, Sendable {
  case x, y, width, height
  case top, left, leading, bottom, right, trailing
  case minX, minY, maxX, maxY
  case alpha, white, red, green, blue
  case spacing, constant, priority, value
  case rowHeight, tag, numberOfLines, numberOfPages, preferredMaxLayoutWidth, pointSize, size
  case lineSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
}

/// The attributes that are read as `YES` or `NO`, as complete.
enum FlagAttribute: String, CaseIterable, Sendable {
  case useAutolayout, useSafeAreas
  case isBase64 = "base64-UTF8"
  case userInteractionEnabled
  case hidden, misplaced, placeholder, symbolic, clipsSubviews, autoresizesSubviews
  case fixedFrame, translatesAutoresizingMaskIntoConstraints
  case flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY, widthSizable, heightSizable
  case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  case layoutMarginsFollowReadableWidth, baselineRelativeArrangement
  case alwaysBounceHorizontal, alwaysBounceVertical, scrollEnabled
  case apportionsSegmentWidthsByContent, adjustsFontForContentSizeCategory, value
  case translucent, prompted, largeTitles
  case top, bottom, extendedLayoutIncludesOpaqueBars
  case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed
}

extension AutoresizingMask {
  /// By the attributes of the element `autoresizingMask`, in the order of files.
  static let attributes: [(flag: FlagAttribute, bit: AutoresizingMask)] = [
    (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
    (.flexibleMaxX, .flexibleRightMargin), (.flexibleMinY, .flexibleTopMargin),
    (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
  ]
}

extension MarkupElement {
  /// The attributes whose values cannot be read, by their names, with these values.
  var unreadableAttributes: [(name: String, value: String)] {
    attributes.sorted { $0.key < $1.key }
      .filter { !isReadable($0.value, as: $0.key) }
      .map { (name: $0.key, value: $0.value) }
  }

  private func isReadable(_ value: String, as attribute: String) -> Bool {
    if let known = NumberAttribute(rawValue: attribute), isNumber(known) {
      return number(known) != nil || known.isPlaceholder && value == "infinite"
    }
    if let known = FlagAttribute(rawValue: attribute), isFlag(known) { return flag(known) != nil }
    return StoredNames.all.first {
      $0.attribute == attribute && $0.elements?.contains(name) != false
    }?
    .names.contains(value) ?? true
  }

  /// Whether a number is what the attribute is in this element.
  private func isNumber(_ attribute: NumberAttribute) -> Bool {
    switch attribute {
    // Told where a constraint is left out for it.
    case .constant, .priority: false
    case .top, .left, .leading, .bottom, .right, .trailing: name.hasSuffix("dgeInsets")
    case .value: ["real", "integer"].contains(name)
    default: true
    }
  }

  private func isFlag(_ attribute: FlagAttribute) -> Bool {
    switch attribute {
    case .placeholder: name == "constraint"
    case .top, .bottom: name == "extendedEdge"
    case .value: self["type"] == "boolean"
    default: true
    }
  }
}

extension NumberAttribute {
  fileprivate var isPlaceholder: Bool {
    self == .placeholderIntrinsicWidth || self == .placeholderIntrinsicHeight
  }
}

/// An attribute whose values are names from a list.
private struct StoredNames: Sendable {
  let attribute: String
  /// `nil` for any.
  var elements: Set<String>?
  let names: Set<String>

  static let all: [StoredNames] = [
    StoredNames(attribute: "contentMode", names: Set(ContentMode.allCases.map(\.rawValue))),
    StoredNames(
      attribute: "orientation", elements: ["device"], names: ["portrait", "landscape"]),
    StoredNames(
      attribute: "axis", elements: ["stackView", "variation"], names: ["horizontal", "vertical"]),
    StoredNames(
      attribute: "distribution", elements: ["stackView", "variation"],
      names: Set(StackArrangement.Distribution.allCases.map(\.rawValue))),
    StoredNames(
      attribute: "alignment", elements: ["stackView"],
      names: Set(StackArrangement.Alignment.allCases.map(\.rawValue) + ["top", "bottom"])),
    StoredNames(
      attribute: "contentInsetAdjustmentBehavior",
      names: Set(Scrolling.Adjustment.allCases.map(\.rawValue))),
    StoredNames(
      attribute: "semanticContentAttribute",
      names: Set(SemanticDirection.allCases.map(\.rawValue))),
    StoredNames(
      attribute: "borderStyle", elements: ["textField"],
      names: ["none", "line", "bezel", "roundedRect"]),
    StoredNames(
      attribute: "type", elements: ["fontDescription"],
      names: ["system", "boldSystem", "italicSystem"]),
    StoredNames(
      attribute: "weight", elements: ["fontDescription"],
      names: Set(FontWeight.allCases.map(\.rawValue))),
    StoredNames(
      attribute: "style", elements: ["fontDescription"], names: Set(ContentReader.textStyles.keys)),
  ]
}

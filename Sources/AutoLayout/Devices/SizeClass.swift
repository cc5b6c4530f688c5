/// How much room there is on an axis, as far as layouts are to differ by it.
package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact, regular
}

package struct SizeClasses: Hashable, Sendable {
  package var horizontal: SizeClass
  package var vertical: SizeClass

  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The four that there are.
  package static let all: [SizeClasses] = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }
}

/// What was said of the size classes and the text size; `nil` for what follows from the device.
package struct Traits: Hashable, Sendable {
  package var horizontal: SizeClass?
  package var vertical: SizeClass?
  package var contentSize: ContentSizeCategory?

  package init() {}

  package init(_ classes: SizeClasses) {
    (horizontal, vertical) = (classes.horizontal, classes.vertical)
  }
}

/// The size classes for which something is installed, as Interface Builder writes them: `wC hR`.
package struct Variation: Hashable, Sendable {
  /// `nil` for any.
  package var horizontal: SizeClass?
  package var vertical: SizeClass?

  package init() {}

  package func fits(_ classes: SizeClasses) -> Bool {
    (horizontal ?? classes.horizontal) == classes.horizontal
      && (vertical ?? classes.vertical) == classes.vertical
  }

  /// Each word and what it says.
  package static let words: [(word: String, axis: Axis, sizeClass: SizeClass)] = [
    ("wC", .horizontal, .compact), ("wR", .horizontal, .regular), ("hC", .vertical, .compact),
    ("hR", .vertical, .regular),
  ]

  package subscript(axis: Axis) -> SizeClass? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// As few as together fit `classes` and no others, none of which another one fits; `nil` for all.
  package static func covering(_ classes: Set<SizeClasses>) -> [Variation?] {
    var rest = classes
    return general.compactMap { variation -> Variation?? in
      let fitted = SizeClasses.all.filter(variation.fits)
      guard rest.isSuperset(of: fitted) else { return nil }
      rest.subtract(fitted)
      return .some(variation == Variation() ? nil : variation)
    }
  }

  /// All, those that say less before those that say more.
  private static let general: [Variation] = {
    let singles: [SizeClass?] = [nil, .compact, .regular]
    let all = singles.flatMap { horizontal in
      singles.map { vertical in
        var variation = Variation()
        variation.horizontal = horizontal
        variation.vertical = vertical
        return variation
      }
    }
    let saying = { (count: Int) in
      all.filter { [$0.horizontal, $0.vertical].count { $0 != nil } == count }
    }
    return (0...2).flatMap(saying)
  }()

  /// `wC hR`, or more where one does not say it all; `any` for all of them, nothing for none.
  package static func texts(for classes: Set<SizeClasses>) -> [String] {
    covering(classes).map { $0?.text ?? "any" }
  }

  /// `wC hR`.
  package var text: String {
    Self.words.filter { self[$0.axis] == $0.sizeClass }.map(\.word).joined(separator: " ")
  }
}

extension SizeClasses {
  /// Those of a window that fills a screen of such a size. Tablets have room on both axes; telephones
  /// down when they are upright, and across on their side where they are large (UIKit guides and
  /// devices, section 6.4).
  package init(onScreenOf size: Size) {
    let short = min(size.width, size.height)
    if Self.isTablet(size) {
      self.init(horizontal: .regular, vertical: .regular)
    } else if size.height >= size.width {
      self.init(horizontal: .compact, vertical: .regular)
    } else {
      self.init(
        horizontal: short >= Self.leastLargePhoneSide ? .regular : .compact, vertical: .compact)
    }
  }

  /// Whether a screen of such a size is a tablet's, however it is held.
  static func isTablet(_ size: Size) -> Bool { min(size.width, size.height) >= leastTabletSide }

  /// Windows up to 639 points are compact.
  private static var leastTabletSide: Double { 640 }
  /// Of the Plus, XR and Max models.
  private static var leastLargePhoneSide: Double { 414 }
}

extension Document {
  /// Without a device those of a telephone held upright.
  package var sizeClasses: SizeClasses {
    let own =
      device.map { SizeClasses(onScreenOf: $0.screenSize(in: orientation)) }
      ?? SizeClasses(horizontal: .compact, vertical: .regular)
    return SizeClasses(
      horizontal: traits.horizontal ?? own.horizontal, vertical: traits.vertical ?? own.vertical)
  }
}

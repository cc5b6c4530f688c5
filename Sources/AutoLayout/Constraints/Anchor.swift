/// The layout guides that UIKit gives views (UIKit guides and devices, section 1): four to every
/// view, two to what scrolls, one to a view in a stack view that spaces evenly, and two to the view of
/// a controller.
package enum SystemGuide: String, Hashable, Comparable, Sendable, CaseIterable {
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard
  /// What a scroll view scrolls.
  case content
  /// The scroll view's own rectangle, which does not scroll.
  case frame
  /// Between an arranged view and the next one.
  case gap
  /// What bars cover at the top and at the bottom of the root view, as it was told before there were
  /// safe areas (UIKit guides and devices, section 3).
  case topLayoutGuide, bottomLayoutGuide

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// What every view has.
  package static let ofEveryView: [SystemGuide] = [
    .safeArea, .layoutMargins, .readableContent, .keyboard,
  ]

  /// What the root view has, by its controller.
  package static let ofController: [SystemGuide] = [.topLayoutGuide, .bottomLayoutGuide]

  package var isController: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

  /// UIKit's property of views, or of their controller; the guides between arranged views have none.
  package var propertyName: String? {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .topLayoutGuide, .bottomLayoutGuide: rawValue
    case .gap: nil
    }
  }

  /// Those of a controller have edges down and a height, and nothing across.
  package func has(_ attribute: Attribute) -> Bool {
    isController
      ? [.top, .bottom, .height].contains(attribute)
      : attribute.withinMargins == nil && !attribute.isBaseline
  }

  /// Its place in the order in which guides are told of: 0, 1, ….
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Something with a rectangle that constraints can speak of: a view, a guide of one's own (both in
/// the table of views), or one of the guides that UIKit gives a view.
package struct Item: Hashable, Comparable, Sendable {
  package var view: ViewID
  package var guide: SystemGuide?

  package init(_ view: ViewID, guide: SystemGuide? = nil) {
    self.view = view
    self.guide = guide
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.view, lhs.guide.map { $0.rank + 1 } ?? 0) < (rhs.view, rhs.guide.map { $0.rank + 1 } ?? 0)
  }
}

/// A named edge, centre, baseline or dimension of an item: `title.leading`, `view.safeArea.top`.
package struct Anchor: Hashable, Sendable {
  package var item: Item
  package var attribute: Attribute

  package init(_ item: Item, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  package init(_ view: ViewID, _ attribute: Attribute) {
    self.init(Item(view), attribute)
  }
}

/// How the first side of a constraint stands to the second, with UIKit's raw values.
package enum Relation: Int, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// What the relation becomes when both sides are multiplied by a negative number.
  package var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

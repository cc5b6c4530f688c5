/// What UIKit made a constraint for, as the class and the identifier that it prints tell
/// (constraint conflict log, section 4).
package enum SystemRole: Hashable, Sendable {
  /// The size or place that the owner of a view gives it: a table its cells, a window its root view.
  case encapsulated
  /// The frame of a view that is laid out before it has its own.
  case temporary
  /// The target of `systemLayoutSizeFitting`.
  case fittingTarget
  /// The size 0 of an arranged view that is hidden.
  case stackHiding
  case stackSpacing
  case stackAlignment
  /// The edge of a stack view to its first or last arranged view.
  case stackEdge
  /// That what a stack view aligns lies within it.
  case stackBoundary
  /// Equal or proportional sizes, and what else a stack view needs.
  case stackHelper
  case margins
  case safeArea
  case keyboardGuide
  /// The top and bottom layout guides of iOS 7 to 10.
  case layoutSupport
  /// The buttons of navigation bars and toolbars.
  case bar
  case keyboard
  case autoresizingMask
  case contentSize
  case scrollContent
  /// Stands in for a view without constraints in Interface Builder.
  case placeholder
  /// Edges that Interface Builder's own classes add.
  case interfaceBuilder

  /// `nil` for what an author made. The identifier says more than the class.
  ///
  /// - Parameter className: With its module; `nil` for a plain `NSLayoutConstraint`.
  package init?(className: String?, identifier: String?) {
    if let identifier, let role = Self.role(of: identifier, in: Self.identifiers) {
      self = role
      return
    }
    let plainClass = className?.split(separator: ".").last.map(String.init)
    guard let plainClass, let role = Self.role(of: plainClass, in: Self.classes) else { return nil }
    self = role
  }

  private static func role(
    of name: String, in prefixes: [(prefix: String, role: SystemRole)]
  ) -> SystemRole? {
    prefixes.first { name.hasPrefix($0.prefix) }?.role
  }

  /// Where one begins like another, the longer one stands first.
  private static let identifiers: [(prefix: String, role: SystemRole)] = [
    ("UIView-Encapsulated-Layout", .encapsulated), ("NSView-Encapsulated-Layout", .encapsulated),
    ("NSWindow-", .encapsulated), ("UICollectionView", .encapsulated),
    ("_UITemporaryLayout", .temporary),
    ("fittingSize", .fittingTarget), ("UISV-hiding", .stackHiding),
    ("UISV-spacing", .stackSpacing), ("UISV-alignment", .stackAlignment),
    ("UISV-canvas-connection", .stackEdge), ("UISV-spanning-boundary", .stackBoundary),
    ("UISV-", .stackHelper),
    ("NSStackView.Edge", .stackEdge), ("NSStackView.", .stackHelper),
    ("UIViewSafeArea", .safeArea), ("UIViewKeyboard", .keyboardGuide), ("UIView-", .margins),
    ("IB auto generated", .placeholder), ("UIIBSystem", .interfaceBuilder), ("IB_", .bar),
    ("TB_", .bar), ("BIB_", .bar), ("CB_", .bar), ("Mask_", .bar), ("MaskEV_", .bar),
    ("UINav", .bar), ("UIButtonBar", .bar), ("assistant", .keyboard),
    ("accessoryView", .keyboard), ("inputView", .keyboard), ("TUIKey", .keyboard),
    ("UIInputWindowController", .keyboard),
  ]

  /// `_UISystemBaselineConstraint` is not here: an author's system spacing makes it.
  private static let classes: [(prefix: String, role: SystemRole)] = [
    ("NSAutoresizingMask", .autoresizingMask), ("NSContentSize", .contentSize),
    ("NSIBPrototyping", .placeholder), ("_UIScrollView", .scrollContent),
    ("_UILayoutSupport", .layoutSupport),
  ]
}

extension Constraint {
  /// What UIKit made it for; `nil` for what an author made.
  package var systemRole: SystemRole? {
    if className == nil, identifier == nil { return unnamedRole }
    return SystemRole(className: className, identifier: identifier) ?? unnamedRole
  }
}

extension SystemRole {
  /// What a stack view makes a constraint for, as UIKit's identifiers tell it.
  package init(_ rule: StackRule) {
    self =
      switch rule {
      case .hiding, .hiddenPlace: .stackHiding
      case .spacing, .gapStart, .gapEnd, .equalGaps: .stackSpacing
      case .firstEdge, .lastEdge: .stackEdge
      case .alignment, .farAlignment: .stackAlignment
      case .withinNear, .withinFar: .stackBoundary
      case .fitAlong, .fitAcross, .equalSize, .share, .suppression, .textWidth: .stackHelper
      }
  }
}

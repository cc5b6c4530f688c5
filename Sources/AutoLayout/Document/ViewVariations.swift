/// What of a view is for some size classes only, as the variations of Interface Builder have it.
package struct ViewVariations: Hashable, Sendable {
  /// Those for which it is installed; `nil` for all.
  package internal(set) var installed: Set<SizeClasses>?
  /// Where it goes when it is installed again; `nil` while it is, and for what was taken out by hand.
  package internal(set) var home: Home?
  /// The properties that differ by size class.
  package internal(set) var values: [Value] = []

  /// The place from which size classes took a view.
  package struct Home: Hashable, Sendable {
    package var superview: ViewID
    /// The subviews in front of it, from back to front.
    var following: [ViewID]
    /// Of what the stack view arranges; `nil` if it was not arranged.
    var arrangedFollowing: [ViewID]?
    var customSpacing: Double?
  }

  /// What a property is in some size classes.
  package struct Value: Hashable, Sendable {
    package var classes: Set<SizeClasses>
    package var change: ViewChange

    package init(_ change: ViewChange, in classes: Set<SizeClasses>) {
      self.classes = classes
      self.change = change
    }
  }
}

extension Document {
  /// Whether size classes took the view out: it is there, but in no superview (Interface Builder:
  /// Installed).
  package func isUninstalled(_ view: ViewID) -> Bool {
    views.read(view) { $0.variations.home != nil } ?? false
  }
}

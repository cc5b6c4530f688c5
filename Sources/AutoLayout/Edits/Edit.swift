/// One change to a document. There are no inverse edits: going back is going to another document.
///
/// What is large stands behind a reference: a session keeps the edits of all its steps.
package enum Edit: Hashable, Sendable {
  indirect case setDevice(Device?)
  case setOrientation(Orientation)
  case setDirection(LayoutDirection)
  case setNavigationBar(NavigationBar)
  case setTabBar(Bool)
  case setToolbar(Bool)
  /// In points; 0 hides it.
  case setKeyboard(height: Double)
  /// What is told the controller.
  indirect case setController(ControllerSettings)
  case setSystem(SystemVersion)
  /// With whose frames views are loaded; `nil` for views that are made in code.
  indirect case setCanvas(Device?)
  /// The size classes that do not follow from the device.
  case setTraits(Traits)
  /// How the device is held when the app starts.
  case setLaunch(Orientation)

  /// Makes a view or a guide, in `superview` or nowhere yet.
  indirect case addView(NewView)
  /// `addSubview` and its relatives. From another superview it is removed first, with the loss of
  /// constraints that this means; within its own superview it only changes its place.
  case insert(ViewID, into: ViewID, at: Placement, step: Int)
  /// `removeFromSuperview`; for a guide, `removeLayoutGuide`.
  case remove(ViewID, step: Int)
  /// `insertArrangedSubview(_:at:)`; at the end without an index. What is not yet a subview becomes
  /// one, in front, and what is laid out by its frame is laid out by constraints from now on.
  case arrange(ViewID, in: ViewID, at: Int?, step: Int)
  /// `removeArrangedSubview`: it stays a subview.
  case stopArranging(ViewID, in: ViewID)
  indirect case change(ViewID, ViewChange)

  case addConstraint(NewConstraint)
  /// Ends a constraint. Its name may be used again, its number not.
  case removeConstraint(ConstraintID)
  /// All or none.
  case activate([ConstraintID])
  case deactivate([ConstraintID])
  /// For which size classes they are installed from now on; `nil` for all.
  case vary([ConstraintID], Variation?)
  /// For which size classes views are installed from now on; `nil` for all.
  case installViews([ViewID], in: Set<SizeClasses>?)
  /// Which properties of a view differ by size class from now on.
  case varyValues(ViewID, [ViewVariations.Value])
  /// Where it is a line of code that sets it, with that.
  case setConstant(ConstraintID, Double, at: SourcePlace? = nil)
  case setPriority(ConstraintID, Priority)
  case setIdentifier(ConstraintID, String?)
  /// `addConstraint(_:)`: installs on a chosen ancestor and activates.
  case install(ConstraintID, on: ViewID)

  /// Gives a view, a constraint or a value another name.
  case rename(String, to: String)
  /// What is done from now on when a view has laid out its subviews; `nil` for nothing.
  case setCallback(ViewID, LayoutCallback?)
  /// What is done from now on at a moment of the controller's life; `nil` for nothing.
  case setPhaseCode(Phase, LayoutCallback?)
  /// `let name = value`, or `var name = value`, which may be replaced by the same edit later.
  case define(String, NamedValue, isVariable: Bool = false)
  /// What a name that code leaves open stands for from now on; `nil` where nothing is assumed.
  case assume(String, NamedValue?)
  /// What pastes declare is there for what follows.
  case keepCode(KeptCode)
  /// Keeps the values that code has made, for the code that follows, and whether its layout came to rest.
  case keepCodeState(KeptValue, LayoutLoop? = nil)
  /// Code is carried out without the statements that begin on a line.
  case leaveOut(CodeLine)
}

/// A view that is still to get its identity.
package struct NewView: Hashable, Sendable {
  package var kind: ViewKind
  package var name: String
  package var className: String
  package var alias: String?
  package var superview: ViewID?
  package var content: Content
  package var hugging: AxisPriorities
  package var resistance: AxisPriorities
  package var frameLayout: FrameLayout?
  package var autoresizingMask: AutoresizingMask = []
  /// With which it is loaded, if it comes from a file and constraints lay it out.
  package var designFrame: Rect?
  /// How it will arrange views, if it is a stack view.
  package var stack: StackArrangement?
  package var scrolling: Scrolling?
  /// Whether it is the content view of its superview, by which it is called then.
  package var isContentView = false
  /// Whether its width and height may be below 0.
  package var allowsNegativeSize = false
  package var origin: Origin

  /// As `add` makes it: ready for constraints, with Interface Builder's defaults.
  package static func added(_ kind: ViewKind, name: String, in superview: ViewID?, step: Int)
    -> NewView
  {
    NewView(
      kind: kind, name: name, className: kind.className, superview: superview,
      content: kind.addedContent, hugging: kind.addedHugging, resistance: kind.addedResistance,
      frameLayout: kind.isLayer ? .zero : kind.hosting?.added,
      autoresizingMask: kind.hosting?.mask ?? [], stack: kind.arranges ? StackArrangement() : nil,
      scrolling: Scrolling(of: kind), origin: .typed(step: step))
  }

  /// As `UILabel()` makes it: frame-laid at zero, with UIKit's own defaults.
  package static func made(_ kind: ViewKind, name: String, step: Int) -> NewView {
    NewView(
      kind: kind, name: name, className: kind.className, superview: nil,
      content: kind.codeContent, hugging: kind.codeHugging, resistance: kind.addedResistance,
      frameLayout: kind.isGuide ? nil : kind.hosting?.inCode ?? .zero,
      autoresizingMask: kind.hosting?.mask ?? [],
      stack: kind.arranges ? StackArrangement() : nil,
      scrolling: Scrolling(of: kind), origin: .swift(step: step))
  }
}

/// Where among its siblings a view goes.
package enum Placement: Hashable, Sendable {
  case front
  case back
  case above(ViewID)
  case below(ViewID)
  /// Counted from the back.
  case index(Int)
}

/// A new value for one property of a view.
package enum ViewChange: Hashable, Sendable {
  case isHidden(Bool)
  case isUserInteractionEnabled(Bool)
  case content(Content)
  case contentMode(ContentMode)
  case transform(AffineTransform)
  /// How a stack view arranges which views; `nil` for what arranges none.
  case stack(StackArrangement?)
  case scrolling(Scrolling)
  case hugging(Axis, Priority)
  case resistance(Axis, Priority)
  /// `nil`: laid out by constraints from now on.
  case frameLayout(FrameLayout?)
  /// Of a view that no constraint mentions yet.
  case unmentionedFrame(Rect)
  /// The present frame as the start of what follows, where what it followed until now ends: nothing
  /// that anyone sees.
  case keptFrame(FrameLayout)
  case autoresizingMask(AutoresizingMask)
  case autoresizesSubviews(Bool)
  case margins(Margins?)
  case insetsLayoutMarginsFromSafeArea(Bool)
  case preservesSuperviewLayoutMargins(Bool)
  case marginsFollowReadableWidth(Bool)
  case keyboard(KeyboardTracking)
  case semanticDirection(SemanticDirection)
  case identifier(String?)
  case tag(Int)
  case layer(LayerStyle)
}

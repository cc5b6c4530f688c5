/// Everything the user has said: the device, the views, the constraints, the names.
///
/// A value that holds nothing that can be computed from the rest. Versions share their storage.
package struct Document: Equatable, Sendable {
  // First of all, since these tell most documents apart that are compared.
  /// The identity that the next view gets.
  package internal(set) var nextView: ViewID
  /// The number that the next constraint gets. Removing a constraint does not free its number.
  package internal(set) var nextConstraint: ConstraintID

  private var heldDevice: Boxed<Device?>
  /// What the root view is in the file that it comes from, unless it fills any screen.
  package let ownRoot: OwnRoot?
  package internal(set) var orientation: Orientation = .portrait
  /// How it was held when the app was started.
  package internal(set) var launch: Orientation = .portrait
  private var heldCanvas = Boxed<Device?>(nil)
  package internal(set) var bars = Bars()
  package internal(set) var controller = ControllerSettings()
  package internal(set) var system = SystemVersion.initial
  package internal(set) var direction: LayoutDirection = .leftToRight
  package internal(set) var traits = Traits()
  package internal(set) var views: Table<ViewID, View>
  package internal(set) var constraints: Table<ConstraintID, Constraint>
  /// Whether one of them is a stage's, so that nobody has to look for these elsewhere.
  package internal(set) var hasStage = false
  /// Those that UIKit broke, as a pasted log says, so that they are believed after all others.
  package internal(set) var reportedBroken: Set<ConstraintID> = []
  package internal(set) var names: NameTable
  /// What is done when a view has laid out its subviews, by the view.
  package internal(set) var callbacks: Table<ViewID, LayoutCallback> = Table()
  /// What is done when the controller is called, by the moment.
  package internal(set) var phaseCode: [Phase: LayoutCallback] = [:]
  /// What was pasted besides statements, in the order of the pastes.
  package internal(set) var code: [KeptCode] = []
  /// The values that code has made, for the code that follows; no part of the layout.
  package internal(set) var codeState: KeptValue?
  /// What the layout callbacks of code change in every pass; `nil` where they come to rest.
  package internal(set) var layoutLoop: LayoutLoop?
  /// The lines of code without which it is carried out.
  package internal(set) var linesLeftOut: Set<CodeLine> = []
  /// What is assumed of names that code leaves open, by the name as it would be written.
  package internal(set) var assumed: [String: NamedValue] = [:]
  /// How far guides of the system lie inside their views wherever those come to lie. Only a document
  /// that was made for measuring a view ever has some.
  package internal(set) var heldInsets: [Item: Insets] = [:]

  /// An empty root view in the window of `device`.
  package init(device: Device? = .initial, ownRoot: OwnRoot? = nil) {
    heldDevice = Boxed(device)
    self.ownRoot = ownRoot
    views = Table()
    constraints = Table()
    names = NameTable()
    nextView = ViewID(2)
    nextConstraint = ConstraintID(1)
    views[.window] = .initial(.window, name: "window", className: "UIWindow", superview: nil)
    views[.root] = .initial(.root, name: "view", className: "UIView", superview: .window)
    views[.window]?.subviews = [.root]
    names["window"] = .view(.window)
    names["view"] = .view(.root)
  }

  /// Whether a console log was read into a window without a device: then the root is only what the
  /// views of the log are put into, and says nothing of the app.
  package var isOfLog: Bool {
    device == nil && views.first { $0.origin.isImported } != nil
  }

  /// What the window is sized by; `nil` for a window without a size of its own.
  package internal(set) var device: Device? {
    get { heldDevice.value }
    set { heldDevice = Boxed(newValue) }
  }

  /// The canvas of Interface Builder with whose frames views are loaded; `nil` for views that are
  /// made in code.
  package internal(set) var canvas: Device? {
    get { heldCanvas.value }
    set { heldCanvas = Boxed(newValue) }
  }

  package func view(_ id: ViewID) -> View? { views[id] }
  package func constraint(_ id: ConstraintID) -> Constraint? { constraints[id] }
}

extension View {
  fileprivate static func initial(
    _ id: ViewID, name: String, className: String, superview: ViewID?
  ) -> View {
    View(
      id: id, name: name, kind: .view, className: className, alias: nil, superview: superview,
      origin: .initial, content: ViewKind.view.addedContent,
      hugging: AxisPriorities(both: .defaultLow), resistance: AxisPriorities(both: .defaultHigh),
      isUserInteractionEnabled: true, layer: LayerStyle())
  }
}

extension Document {
  /// The size that the window has, in points; `nil` with `device none`.
  package var windowSize: Size? { device?.size(in: orientation) }

  /// The device as it shows the root view of this document, held as it is now: a size that was given
  /// is that of the window as it is seen.
  package func fitted(_ device: Device) -> Device {
    if let ownRoot { return device.showing(ownRoot) }
    return device.name == nil ? device.canvas(in: orientation) : device
  }

  /// Pixels per point; 2 without a device.
  package var scale: Double { device?.scale ?? 2 }

  /// Left-to-right unless the app's direction or the view's own attribute says otherwise. The
  /// attribute is not inherited (UIKit constraints, section 1.3).
  package func direction(of view: ViewID) -> LayoutDirection {
    switch views.read(view, { $0.semanticDirection }) {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, nil: direction
    }
  }
}

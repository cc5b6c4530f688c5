package import AutoLayout

/// What the system's own views are called.
package enum SystemViews {
  /// No module in front, and a framework's prefix.
  static func isSystems(_ view: View) -> Bool {
    let name = plainName(of: view)
    if name.hasPrefix("_TtCC5UIKit") || name.hasPrefix("_TtC5UIKit") { return true }
    return !name.contains(".")
      && (["UI", "TUI", "NS"].contains(where: name.hasPrefix) || isPrivate(view))
  }

  /// A view that is observed has something before the name of its class, in UIKit too.
  private static func plainName(of view: View) -> String {
    let observed = "NSKVONotifying_"
    let isObserved = view.className.hasPrefix(observed)
    return isObserved ? String(view.className.dropFirst(observed.count)) : view.className
  }

  /// Whether only the system makes such a view: its class is in no public framework.
  package static func isPrivate(_ view: View) -> Bool {
    isPrivate(className: plainName(of: view))
  }

  package static func isPrivate(className name: String) -> Bool {
    if name.contains(".") || isPublic(name) { return false }
    // A name that begins so is the system's; what Swift makes of an app's begins with `_Tt`.
    if name.hasPrefix("_"), !name.hasPrefix("_Tt") { return true }
    return privateNames.contains(where: name.hasPrefix)
  }

  /// What the names of private classes begin with: those of frameworks of which an app makes hardly
  /// a view itself, and of single families within the others.
  private static let privateNames = [
    "ABPeople", "ABUnknown", "ASCredential", "AV", "CAMBottom", "CAMModeDial", "CAMPreview",
    "CAMViewfinder", "CK", "CNActions", "CNAvatar", "CNContact", "CNProperty", "CNQuickActions",
    "DOC", "EKEvent", "FI_T", "GKDashboard",
    "GKMatch", "GKUI", "ICDocCam", "LPCaptionBar", "LPFlipped", "MFCompose", "MFMail", "MKPlace",
    "MKSmallCallout", "MKStarRating", "MKTransit", "MPAV", "MPVolumeSlider", "NSRemoteView",
    "NSFunctionRow", "NSThemeFrame", "NSTitlebar", "NSToolbarItemViewer", "NSToolbarView",
    "NSTouchBar",
    "PKPayment", "PLCamera", "PLCrop", "PLPhotoTile", "PLPreview", "PLVideo", "PUBrowsing",
    "PUCollection", "PUOneUp", "PUPhoto", "PXPhoto", "QLPreview",
    "RPBroadcast", "RPPreview",
    "SFAuthentication", "SFBrowser", "SFSafari", "SKProductPage", "SKStore", "SKUI",
    "SLSheet", "SPUI", "TUI", "UIActivityContent",
    "UIActivityGroup", "UIButtonLabel", "UICalloutBar", "UIFieldEditor", "UIInputSet", "UIKeyboard",
    "UIPrint", "UIRemote", "UISearchBarBackground", "UITabBarButton", "UITableViewLabel",
    "UITextEffects", "UITextFieldLabel", "VKAV", "VKCAction", "VKCImage", "VKCRemove", "VKCText",
    "VKCVisual",
    "VKDataScanner", "VKDocumentCamera", "VKKeyboard", "VNDocumentCamera", "WKChildScroll",
    "WKCompositing", "WKContentView", "WKFileUpload", "WKForm", "WKPDF", "WKScrollView",
  ]

  /// One of the private views where a log speaks of nothing else, or of what lies in them and is tied to
  /// them alone.
  package static func only(in document: Document) -> View? {
    let views = document.views.values { ![.root, .window].contains($0.id) && !$0.isGuide }
    if views.allSatisfy(isPrivate) { return views.last }
    guard views.allSatisfy({ isSystems($0) || isPrivate($0) }) else { return nil }
    let own = views.filter { isPrivate($0) && !$0.className.hasPrefix("_UILayoutSpacer") }
    let closed = own.filter(isClosed)
    let ids = Set(own.map(\.id))
    let ties = document.constraints.values.map { Set($0.items.map { document.host($0.view) }) }
    let near = ties.filter { !$0.isDisjoint(with: ids) }.reduce(ids) { $0.union($1) }
    let areNear = ties.allSatisfy(near.isSuperset)
    let outermost = views.filter { $0.superview == nil || $0.superview == .root }
    if outermost.allSatisfy(isClosed) { return outermost.last }
    return areNear ? closed.last : nil
  }

  /// The framework that a private view belongs to, where it is neither UIKit nor AppKit.
  package static func framework(of view: View) -> String? {
    let name = plainName(of: view)
    guard isPrivate(view) else { return nil }
    return frameworks.first { name.hasPrefix($0.prefix) }?.name
  }

  private static let frameworks: [(prefix: String, name: String)] = [
    ("AB", "AddressBookUI"), ("AS", "AuthenticationServices"), ("AV", "AVKit"),
    ("CN", "ContactsUI"), ("EK", "EventKitUI"), ("GK", "GameKit"), ("ICDocCam", "VisionKit"),
    ("LP", "LinkPresentation"), ("MF", "MessageUI"),
    ("MK", "MapKit"), ("MP", "MediaPlayer"), ("PK", "PassKit"), ("PU", "PhotosUI"),
    ("PL", "PhotosUI"), ("PX", "PhotosUI"), ("RP", "ReplayKit"), ("SK", "StoreKit"),
    ("VK", "VisionKit"), ("VN", "VisionKit"), ("QL", "QuickLook"), ("SF", "SafariServices"),
    ("WK", "WebKit"),
  ]

  /// What such a name is of, and yet an app may make.
  private static func isPublic(_ name: String) -> Bool {
    ["AVCaptureView", "AVRoutePickerView", "PKPaymentButton", "UIActivityIndicator"].contains(
      where: name.hasPrefix)
  }

  /// Whether apps put views of their own into such a private view.
  static func isHost(_ view: View) -> Bool {
    let name = view.className
    return name.hasSuffix("ContentView") && !name.contains("Backdrop")
      || ["NSThemeFrame", "WKScrollView", "_NS", "_UIHosting", "_UIPage", "_UIQueuing"].contains(
        where: name.hasPrefix)
  }

  /// Whether no app can put anything into it.
  static func isClosed(_ view: View) -> Bool { isPrivate(view) && !isHost(view) }

  static func isKeyboards(_ view: View) -> Bool {
    [
      "UIKeyboard", "TUIKey", "_UIKB", "_UIUCBKB", "_UIRemoteKeyboard", "UIRemoteKeyboard",
      "UIInputSet",
      "UIInputWindow", "UITextEffectsWindow", "SystemInputAssistant",
    ].contains(where: view.className.hasPrefix) || view.name.hasPrefix("systemInputAssistant")
  }

  static func isBars(_ view: View) -> Bool {
    [
      "_UINavigationBar", "_UIButtonBar", "_UIModernBar", "_UIToolbar", "_UITAMICAdaptor",
      "_TtCC5UIKit19NavigationButtonBar",
    ].contains(where: view.className.hasPrefix)
  }

  static func isAlerts(_ view: View) -> Bool {
    ["_UIAlertController", "_UIInterfaceAction"].contains(where: view.className.hasPrefix)
  }

  /// A cell, its content view, or a header or footer of a table.
  static func isCell(_ view: View) -> Bool {
    isContentOfCell(view) || view.className.contains("Cell")
      || view.className.hasSuffix("HeaderFooterContentView")
  }

  /// What a table or collection shows above, below and between its cells.
  package static func isHeaderOrFooter(_ view: View) -> Bool {
    ["Header", "Footer", "SupplementaryView", "ReusableView"].contains(
      where: view.className.contains)
  }

  /// What only a table or collection gives a size, even where a log does not print its identifier.
  package static func isContentOfCell(_ view: View) -> Bool {
    view.className.hasPrefix("UI") && view.className.hasSuffix("ContentView")
  }
}

extension ConflictCase {
  /// Whether all that was made ties something in a view that no app puts anything into, or such a view to
  /// what is around it; and something in it takes part.
  fileprivate var isAroundClosedViews: Bool {
    let closed = views.filter(SystemViews.isClosed).map(\.id)
    let isInside = { (view: ViewID) in closed.contains { document.isView(view, within: $0) } }
    return authors.allSatisfy { $0.views.contains(where: isInside) }
      && views.contains { isInside($0.id) && !closed.contains($0.id) }
  }

  /// Whether all that was made speaks of views that no app can put anything into, and of the system's views
  /// that hold those.
  fileprivate var isOfClosedViews: Bool {
    let closed = Set(views.filter(SystemViews.isClosed).map(\.id))
    return authors.allSatisfy { $0.views.contains(where: closed.contains) }
      && views.allSatisfy { view in
        closed.contains(view.id)
          || SystemViews.isSystems(view) && !["UIView", "NSView"].contains(view.className)
      }
  }

  /// The views that lie in no other of those that the members speak of.
  fileprivate var outermostViews: [View] {
    let all = views
    let ids = Set(all.map(\.id))
    return all.filter { !document.ancestors(of: $0.id).contains(where: ids.contains) }
  }

  /// A cause of which all views are the system's, with one at least as `belongs` says.
  func internals(
    _ kind: Cause.Kind, where belongs: (View) -> Bool, or roles: SystemRole...
  ) -> Cause? {
    guard views.allSatisfy({ SystemViews.isSystems($0) || belongs($0) }) else { return nil }
    let member = members.first { member in
      roles.contains { member.isMade(for: $0) }
        || document.views[member.view].map(belongs) == true
        || (member.equation.second?.item.view).flatMap { document.views[$0] }.map(belongs) == true
    }
    guard let member else { return nil }
    let view = (outermostViews + views).first(where: belongs)?.id ?? member.view
    return Cause(
      kind: kind, view: view, axis: member.axis, members: [member.handle], repairs: [])
  }
}

/// The keyboard's own views during a transition: nothing of the app's.
enum KeyboardInternals: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.internals(.keyboardInternals, where: SystemViews.isKeyboards, or: .keyboard)
  }
}

/// A navigation bar or toolbar that is laid out before it has its width.
enum BarInternals: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.internals(.barInternals, where: SystemViews.isBars, or: .bar)
  }
}

/// The inside of UIAlertController; its action sheets print `UIView.width == - 16` alone.
enum AlertInternals: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    if var cause = conflict.internals(.alertInternals, where: SystemViews.isAlerts) {
      if let empty = conflict.givenNothing {
        (cause.kind, cause.view, cause.axis) = (.alertTooEarly, empty.view, empty.axis)
        cause.members = [empty.handle]
      }
      return cause
    }
    guard let only = conflict.stated.first, conflict.stated.count == 1, only.isFixedSize,
      only.equation.constant == -16, conflict.views.first?.className == "UIView"
    else { return nil }
    return Cause(
      kind: .alertInternals, view: only.view, axis: only.axis, members: [only.handle], repairs: [])
  }
}

/// What the system builds for itself, and nothing that the app made: frames that became constraints
/// while a private view has not its size yet, and what lies in a view that no app can put anything
/// into.
enum FrameworkInternals: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard
      conflict.authors.isEmpty || conflict.views.allSatisfy(SystemViews.isPrivate)
        || conflict.outermostViews.allSatisfy(SystemViews.isClosed)
        || conflict.isAroundClosedViews || conflict.isOfClosedViews
    else { return nil }
    guard var cause = conflict.internals(.frameworkInternals, where: SystemViews.isPrivate) else {
      return nil
    }
    // An app's view around all of it is told, too.
    if let empty = conflict.givenNothing, let view = conflict.document.views[empty.view],
      !SystemViews.isPrivate(view)
    {
      cause.members.append(empty.handle)
    }
    return cause
  }
}

extension ConflictCase {
  /// The size of 0 that a frame or an owner gives a view.
  fileprivate var givenNothing: Member? {
    members.first {
      $0.isEmptySize && $0.isMade(for: .autoresizingMask, .encapsulated, .temporary)
    }
  }
}

/// Frames and sizes that the system gives do not come out, and no constraint of an author's takes part.
enum SystemAlone: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.authors.isEmpty, let member = conflict.stated.first else { return nil }
    let mask = conflict.members.first { $0.isMade(for: .autoresizingMask) }
    let framed = mask.map {
      conflict.document.framed($0.view, beside: $0.equation.second?.item.view)
    }
    return Cause(
      kind: .systemAlone, view: framed ?? member.view, axis: member.axis, members: [member.handle],
      repairs: framed.map { [.stopTranslating($0)] } ?? [])
  }
}

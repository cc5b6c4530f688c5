import AutoLayout

/// What UIKit's own views are called.
enum SystemViews {
  /// No module in front, and a framework's prefix.
  static func isSystems(_ view: View) -> Bool {
    // A view that is observed has this before the name of its class, in UIKit too.
    let observed = "NSKVONotifying_"
    let isObserved = view.className.hasPrefix(observed)
    let name = isObserved ? String(view.className.dropFirst(observed.count)) : view.className
    if name.hasPrefix("_TtCC5UIKit") || name.hasPrefix("_TtC5UIKit") { return true }
    return !name.contains(".")
      && (["UI", "_UI", "TUI", "NS", "_NS"].contains(where: name.hasPrefix) || isPrivate(view))
  }

  /// Whether only the system makes such a view: its class is in no public framework.
  static func isPrivate(_ view: View) -> Bool {
    let name = view.className
    return !name.contains(".")
      && [
        "_UI", "_NS", "TUI", "UIKeyboard", "UIInputSet", "UIRemote", "UITextEffects", "CKMessage",
        "CKBrowser", "CKTranscript", "PUPhoto", "PUCollection", "PUBrowsing", "PUOneUp", "MFMail",
        "MFCompose", "SFBrowser", "AVPlayerView", "AVPlaybackControls", "AVFullScreen",
        "AVTransport", "WKContentView", "NSThemeFrame", "NSTitlebar", "NSToolbarItemViewer",
        "NSToolbarView", "NSTouchBar", "FI_T",
      ].contains(where: name.hasPrefix)
  }

  static func isKeyboards(_ view: View) -> Bool {
    [
      "UIKeyboard", "TUIKey", "_UIKB", "_UIRemoteKeyboard", "UIRemoteKeyboard", "UIInputSet",
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
  }

  /// What a table or collection shows above, below and between its cells.
  static func isHeaderOrFooter(_ view: View) -> Bool {
    ["Header", "Footer", "SupplementaryView", "ReusableView"].contains(
      where: view.className.contains)
  }

  /// What only a table or collection gives a size, even where a log does not print its identifier.
  static func isContentOfCell(_ view: View) -> Bool {
    view.className.hasPrefix("UI") && view.className.hasSuffix("ContentView")
  }
}

extension ConflictCase {
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
    let view = views.first(where: belongs)?.id ?? member.view
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
    if let cause = conflict.internals(.alertInternals, where: SystemViews.isAlerts) {
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
/// while a private view has not its size yet.
enum FrameworkInternals: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.authors.isEmpty || conflict.views.allSatisfy(SystemViews.isPrivate) else {
      return nil
    }
    return conflict.internals(.frameworkInternals, where: SystemViews.isPrivate)
  }
}

/// Names of classes as they were before a page took their underscores for emphasis.
enum LogClassName {
  /// `_UIButtonBarButton` of `UIButtonBarButton`, `_TtC5UIKit…` of `*TtC5UIKit…`.
  static func restored(_ name: String) -> String {
    let name = name.replacing("*", with: "_")
    let isMangled = ["TtC", "TtGC"].contains { start in
      name.hasPrefix(start) && name.dropFirst(start.count).first { $0 != "C" }?.isNumber == true
    }
    return isMangled || privateNames.contains(where: name.hasPrefix) ? "_" + name : name
  }

  /// What names of UIKit begin with that have no public class of the same beginning.
  private static let privateNames = [
    "UIAlertControllerInterface", "UIAlertControllerPhone", "UIAlertControllerShadow",
    "UIAlertControllerView", "UIBackButton", "UIBarBackground", "UIButtonBar", "UIInterfaceAction",
    "UILayoutSpacer", "UIModernBar", "UINavigationBarContent", "UINavigationBarLarge",
    "UINavigationBarModern", "UITAMICAdaptor", "UIToolbarContent", "UIVisualEffectBackdrop",
    "UIVisualEffectContent", "UIVisualEffectSub",
  ]
}

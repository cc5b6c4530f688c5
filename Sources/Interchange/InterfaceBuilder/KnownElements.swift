extension MarkupElement {
  /// Whether Interface Builder writes elements of that name in a scene, views apart.
  var isKnown: Bool {
    Self.known.contains(name) || Self.endings.contains(where: name.hasSuffix)
      || ElementKind.isKnown(name)
  }

  /// Kinds of which there are many.
  private static let endings = [
    "Appearance", "Configuration", "Controller", "Effect", "FlowLayout", "GestureRecognizer",
    "SimulatedSizeMetrics",
  ]

  private static let known: Set<String> = [
    // What views are made of.
    "autoresizingMask", "cells", "collectionViewLayout", "connections", "constraint",
    "constraints", "exclude", "include", "items", "keyboardLayoutGuide", "layoutGuides", "mask",
    "prototypes", "sections", "segment", "segments", "state", "subviews", "tableViewSection",
    "variation",
    "viewControllerLayoutGuide", "viewLayoutGuide",
    // Values.
    "array", "bool", "color", "data", "date", "directionalEdgeInsets", "edgeInsets", "image",
    "imageReference", "inset", "integer", "locale", "nil", "null", "offsetWrapper", "point",
    "range", "real", "rect", "size", "string", "timeZone", "url", "value",
    // Texts.
    "attributedString", "attributes", "font", "fontDescription", "fragment", "frame",
    "mutableString",
    "paragraphStyle", "tabStops", "textAttributes", "textInputTraits", "textTab",
    // What does not bear on the layout.
    "accessibility", "accessibilityTraits", "accessibilityCustomActions", "action", "animations",
    "audiovisualMediaTypes", "dataDetectorType", "dataDetectorTypes", "gestureRecognizers",
    "options", "outlet", "outletCollection", "popoverArrowDirection", "segue",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "userInfo", "wkPreferences",
    // Bars and controllers.
    "barButtonItem", "barButtonItemGroup", "extendedEdge", "leftBarButtonItems", "navigationItem",
    "rightBarButtonItems", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "tabBarItem", "toolbarItems",
    // Menus.
    "command", "menu", "menuItem",
    // Objects beside the views.
    "customObject", "exit", "object", "placeholder", "viewControllerPlaceholder",
  ]
}

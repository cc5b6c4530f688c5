import AutoLayout

/// Properties and methods of UIKit's that Tsume knows of and does not model.
enum InertProperties {
  /// They have no part in the layout: what sets them is accepted and does nothing. Text that shrinks
  /// to fit and insets of a button's title and image are among them: they move what is drawn inside,
  /// and the intrinsic size never asks them.
  static let names: Set<String> = [
    "accessibilityElements", "accessibilityElementsHidden", "accessibilityHint",
    "accessibilityLabel", "accessibilityTraits", "accessibilityValue",
    "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation", "allowsMultipleSelection",
    "allowsSelection",
    "autocapitalizationType", "autocorrectionType", "automaticallyAdjustsScrollIndicatorInsets",
    "backgroundStyle", "backgroundView", "barStyle",
    "barTintColor", "bounces", "canCancelContentTouches", "changesSelectionAsPrimaryAction",
    "clearButtonMode", "clearsContextBeforeDrawing", "clearsOnBeginEditing",
    "contentHorizontalAlignment", "contentScaleFactor", "contentVerticalAlignment",
    "countDownDuration", "currentPage", "currentPageIndicatorTintColor", "dataDetectorTypes",
    "dataSource", "date", "datePickerMode", "decelerationRate", "defaultTextAttributes",
    "delaysContentTouches", "delegate", "effect", "enablesReturnKeyAutomatically",
    "focusGroupIdentifier", "gestureRecognizers", "hidesForSinglePage", "hidesWhenStopped",
    "highlightedImage", "highlightedTextColor", "horizontalScrollIndicatorInsets",
    "imageEdgeInsets", "indicatorStyle", "inputAccessoryView", "inputView",
    "isAccessibilityElement", "isAnimating", "isContinuous", "isDirectionalLockEnabled",
    "isEditable", "isEditing", "isEnabled", "isExclusiveTouch", "isFocusable", "isHighlighted",
    "isMomentary", "isMultipleTouchEnabled", "isOn", "isOpaque", "isPagingEnabled",
    "isSecureTextEntry", "isSelectable", "isSelected", "isSpringLoaded", "isTracking",
    "isTranslucent", "items", "keyboardAppearance",
    "keyboardDismissMode", "keyboardType", "largeContentTitle", "lineBreakMode",
    "linkTextAttributes", "mapType", "mask", "maximumDate", "maximumValue", "maximumZoomScale",
    "menu", "minimumDate", "minimumScaleFactor", "minimumValue", "minimumZoomScale",
    "minuteInterval", "navigationDelegate", "onTintColor", "overrideUserInterfaceStyle",
    "pageIndicatorTintColor", "passwordRules", "preferredSymbolConfiguration", "progress",
    "progressTintColor", "refreshControl", "restorationIdentifier", "returnKeyType",
    "reuseIdentifier", "scrollIndicatorInsets", "scrollsToTop", "searchBarStyle",
    "selectedBackgroundView", "selectedSegmentIndex", "selectedTextRange", "selectionStyle",
    "separatorColor", "shadowColor", "shadowOffset", "showsCancelButton",
    "showsHorizontalScrollIndicator", "showsLargeContentViewer", "showsMenuAsPrimaryAction",
    "showsUserLocation", "showsVerticalScrollIndicator", "smartDashesType", "smartQuotesType",
    "spellCheckingType", "stepValue", "subtitleTextColor", "tag", "textAlignment", "textColor",
    "textContentType", "textInputMode", "thumbTintColor", "tintAdjustmentMode", "tintColor",
    "titleEdgeInsets", "tokenizer", "trackTintColor", "traitOverrides",
    "typingAttributes", "undoManager", "value", "verticalScrollIndicatorInsets", "zoomScale",
  ]

  /// What of these a view has that is made in code, as far as code asks for it.
  static let firstValues: [String: Value] = [
    "isEnabled": .boolean(true), "isHighlighted": .boolean(false), "isSelected": .boolean(false),
  ]

  /// Of constraints.
  static let ofConstraints: Set<String> = ["shouldBeArchived"]

  /// The same, of one kind of view; its other views know nothing of these names.
  private static let ofKinds: [String: Set<String>] = [
    "UIDatePicker": ["calendar", "locale", "roundsToMinuteInterval", "timeZone"],
    "WKWebView": [
      "allowsBackForwardNavigationGestures", "allowsLinkPreview", "configuration",
      "customUserAgent", "isInspectable", "scrollView", "uiDelegate",
    ],
    "MKMapView": [
      "camera", "cameraBoundary", "cameraZoomRange", "centerCoordinate", "isPitchEnabled",
      "isRotateEnabled", "isScrollEnabled", "isZoomEnabled", "pointOfInterestFilter",
      "preferredConfiguration", "region", "showsBuildings", "showsCompass", "showsScale",
      "showsTraffic", "userTrackingMode", "visibleMapRect",
    ],
    "UIScrollView": ["isScrollEnabled"],
    "UITableView": [
      "estimatedRowHeight", "isScrollEnabled", "separatorInset", "separatorInsetReference",
    ],
    "UITableViewCell": ["separatorInset"],
    "UICollectionView": [
      "collectionViewLayout", "dragInteractionEnabled", "isPrefetchingEnabled", "isScrollEnabled",
      "prefetchDataSource",
    ],
  ]

  /// Whether a property of a view has no part in the layout.
  static func isInert(_ name: String, of view: View) -> Bool {
    names.contains(name) || isInert(name, ofKind: view.kind)
  }

  static func isInert(_ name: String, ofKind kind: ViewKind) -> Bool {
    ofKinds[kind.className]?.contains(name) == true
  }

  /// They act on the layout in ways that Tsume does not lay out.
  static let unmodelled: Set<String> = [
    "accessoryType", "accessoryView", "baselineAdjustment", "detailTextLabel",
    "leftView", "prefersLargeTitles", "prompt", "rightView", "showsScopeBar",
    "tableFooterView",
    "tableHeaderView", "textContainerInset", "textLabel",
  ]

  /// Methods without a part in the layout.
  static let methods: Set<String> = [
    "addAction", "addGestureRecognizer", "addInteraction", "addTarget", "becomeFirstResponder",
    "endEditing", "insertText", "load", "loadHTMLString", "register", "reloadAllComponents",
    "reloadComponent", "reloadData", "reloadInputViews",
    "removeGestureRecognizer", "removeInteraction", "removeTarget",
    "resignFirstResponder", "selectAll", "selectRow", "sendActions", "setCenter",
    "setCollectionViewLayout", "setDate", "setDividerImage", "setEditing",
    "setHighlighted", "setImageTintColor", "setItems", "setNeedsDisplay", "setOn",
    "setPreferredSymbolConfiguration", "setProgress", "setRegion", "setSelected",
    "setShowsCancelButton", "setTitleColor",
    "setTitleShadowColor", "setTitleTextAttributes", "setValue", "startAnimating", "stopAnimating",
    "updateConfiguration",
  ]

  /// Methods that have something done at changes which here nothing is carried out at.
  static let observers: Set<String> = ["registerForTraitChanges"]

  /// Of view controllers, where the layout never asks for them.
  static let controllerNames: Set<String> = [
    "definesPresentationContext",
    "hidesBottomBarWhenPushed", "modalPresentationStyle", "modalTransitionStyle",
    "navigationController", "navigationItem", "preferredContentSize", "presentationController",
    "sheetPresentationController", "splitViewController", "tabBarController", "tabBarItem", "title",
    "toolbarItems", "transitioningDelegate",
  ]

  /// Of view controllers, which move the layout in ways that Tsume does not lay out.
  static let unmodelledOfController: Set<String> = [
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
  ]

  /// The same, that are called.
  static let controllerMethods: Set<String> = [
    "addChild", "addKeyCommand", "didMove", "dismiss", "present", "removeFromParent",
    "setNeedsStatusBarAppearanceUpdate", "setToolbarItems", "show", "willMove",
  ]

  /// Functions that say or stop something.
  static let functions: Set<String> = [
    "NSLog", "assert", "assertionFailure", "debugPrint", "fatalError", "os_log", "precondition",
    "preconditionFailure", "print", "Task",
  ]

  /// Of layers: neither in the layout nor painted here.
  static let layerNames: Set<String> = [
    "actions", "allowsEdgeAntialiasing", "anchorPointZ", "contents",
    "contentsCenter", "contentsGravity", "contentsScale", "cornerCurve", "delegate",
    "drawsAsynchronously", "edgeAntialiasingMask", "filters", "isDoubleSided", "isOpaque",
    "magnificationFilter", "mask", "maskedCorners", "minificationFilter", "name",
    "needsDisplayOnBoundsChange", "rasterizationScale", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed", "style",
    "sublayerTransform", "timeOffset", "transform",
    // Of shape and gradient layers.
    "colors", "endPoint", "fillColor", "lineCap", "lineDashPattern", "lineJoin", "lineWidth",
    "locations", "path", "startPoint", "strokeColor", "type",
  ]

  static let layerMethods: Set<String> = [
    "add", "display", "removeAllAnimations", "removeAnimation", "render", "setAffineTransform",
    "setNeedsDisplay", "setValue",
  ]

  /// What asks for a layout, which every line has at its end.
  static let layoutRequests: Set<String> = [
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "setNeedsLayout",
    "setNeedsUpdateConstraints", "updateConstraints", "updateConstraintsIfNeeded",
  ]
}

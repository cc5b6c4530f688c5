/// Properties and methods of UIKit's that Tsume knows of and does not model.
enum InertProperties {
  /// They have no part in the layout: what sets them is accepted and does nothing. Text that shrinks
  /// to fit and insets of a button's title and image are among them: they move what is drawn inside,
  /// and the intrinsic size never asks them.
  static let names: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityTraits",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
    "allowsDefaultTighteningForTruncation", "autocapitalizationType",
    "autocorrectionType", "automaticallyAdjustsScrollIndicatorInsets",
    "allowsMultipleSelection", "allowsSelection",
    "backgroundStyle", "barStyle", "barTintColor", "bounces",
    "clearButtonMode", "countDownDuration", "date", "datePickerMode", "decelerationRate",
    "contentHorizontalAlignment", "contentVerticalAlignment",
    "currentPage", "currentPageIndicatorTintColor", "dataSource", "delegate", "gestureRecognizers",
    "effect",
    "hidesForSinglePage", "hidesWhenStopped", "highlightedTextColor",
    "horizontalScrollIndicatorInsets", "imageEdgeInsets", "indicatorStyle",
    "isAccessibilityElement",
    "isDirectionalLockEnabled", "isPagingEnabled",
    "isEditable", "isEnabled", "isExclusiveTouch", "isHighlighted", "isMultipleTouchEnabled",
    "isOn", "isOpaque", "isSecureTextEntry", "isSelectable", "isSelected",
    "isTranslucent", "isUserInteractionEnabled", "items", "keyboardAppearance",
    "keyboardDismissMode", "keyboardType",
    "lineBreakMode", "mapType", "mask", "maximumDate", "maximumValue", "maximumZoomScale",
    "minimumDate", "minimumScaleFactor", "minimumValue", "minimumZoomScale", "minuteInterval",
    "navigationDelegate",
    "onTintColor",
    "overrideUserInterfaceStyle",
    "pageIndicatorTintColor", "progress", "progressTintColor", "refreshControl",
    "returnKeyType", "scrollIndicatorInsets", "scrollsToTop", "searchBarStyle",
    "selectedBackgroundView", "selectionStyle", "separatorColor", "separatorStyle",
    "showsCancelButton", "showsHorizontalScrollIndicator", "showsUserLocation",
    "showsVerticalScrollIndicator",
    "selectedSegmentIndex", "shadowColor", "shadowOffset", "spellCheckingType", "stepValue",
    "tag", "textAlignment", "textColor", "textContentType", "thumbTintColor",
    "tintAdjustmentMode", "tintColor", "titleEdgeInsets", "trackTintColor", "transform", "value",
    "verticalScrollIndicatorInsets", "zoomScale",
  ]

  /// They act on the layout in ways that Tsume does not lay out.
  static let unmodelled: Set<String> = [
    "attributedPlaceholder", "attributedText", "baselineAdjustment", "configuration",
    "accessoryType", "accessoryView", "contentEdgeInsets", "detailTextLabel",
    "estimatedRowHeight", "leftView", "prompt", "rightView",
    "rowHeight", "showsScopeBar", "tableFooterView", "tableHeaderView", "textContainerInset",
    "textLabel",
  ]

  /// Methods without a part in the layout.
  static let methods: Set<String> = [
    "addAction", "addGestureRecognizer", "addTarget", "becomeFirstResponder", "load",
    "register", "reloadData", "removeTarget", "removeGestureRecognizer", "resignFirstResponder",
    "setDate", "setImageTintColor",
    "setItems", "setNeedsDisplay", "setOn", "setProgress", "setTitleColor", "setTitleShadowColor",
    "setValue", "startAnimating",
    "stopAnimating",
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

/// Enums and option sets without part in the layout, so that what is named by them is known: a switch
/// over one takes its case.
extension UIKitTables {
  static let valueEnumerations: [MemberTable] =
    textEnumerations + viewEnumerations + otherEnumerations

  private static let textEnumerations: [MemberTable] =
    [
      .enumeration(
        "NSTextAlignment", older: ["UITextAlignment"],
        counted: ["left", "center", "right", "justified", "natural"]),
      .enumeration(
        "NSLineBreakMode", older: ["UILineBreakMode"],
        counted: [
          "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
          "byTruncatingMiddle",
        ]),
      .enumeration("UIBaselineAdjustment", counted: ["alignBaselines", "alignCenters", "none"]),
      .enumeration(
        "UITextField.BorderStyle", older: ["UITextBorderStyle"],
        counted: ["none", "line", "bezel", "roundedRect"]),
      .enumeration(
        "UITextField.ViewMode", older: ["UITextFieldViewMode"],
        counted: ["never", "whileEditing", "unlessEditing", "always"]),
      .enumeration(
        "NSUnderlineStyle", counted: ["none", "single", "thick", "double", "patternDot", "byWord"]),
      .enumeration(
        "UIKeyboardType",
        cases: [
          ("default", 0), ("asciiCapable", 1), ("numbersAndPunctuation", 2), ("URL", 3),
          ("numberPad", 4), ("phonePad", 5), ("namePhonePad", 6), ("emailAddress", 7),
          ("decimalPad", 8), ("twitter", 9), ("webSearch", 10), ("asciiCapableNumberPad", 11),
          ("alphabet", 1),
        ]),
      .enumeration("UIKeyboardAppearance", counted: ["default", "dark", "light", "alert"]),
      .enumeration(
        "UIReturnKeyType",
        counted: [
          "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
          "emergencyCall", "continue",
        ]),
      .enumeration(
        "UITextAutocapitalizationType", counted: ["none", "words", "sentences", "allCharacters"]),
    ]
    + [
      "UITextAutocorrectionType", "UITextSmartDashesType", "UITextSmartQuotesType",
      "UITextSpellCheckingType",
    ].map { .enumeration($0, counted: ["default", "no", "yes"]) }

  private static let viewEnumerations: [MemberTable] = [
    .enumeration(
      "UIScrollView.KeyboardDismissMode", older: ["UIScrollViewKeyboardDismissMode"],
      counted: [
        "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
      ]),
    .enumeration(
      "UISearchBar.Style", older: ["UISearchBarStyle"],
      counted: ["default", "prominent", "minimal"]),
    .enumeration(
      "UIView.TintAdjustmentMode", older: ["UIViewTintAdjustmentMode"],
      counted: ["automatic", "normal", "dimmed"]),
    .enumeration(
      "UIButton.ButtonType", older: ["UIButtonType"],
      cases: [
        ("custom", 0), ("system", 1), ("roundedRect", 1), ("detailDisclosure", 2),
        ("infoLight", 3), ("infoDark", 4), ("contactAdd", 5), ("plain", 6), ("close", 7),
      ]),
    .enumeration(
      "UIButton.Configuration.CornerStyle",
      counted: ["fixed", "dynamic", "small", "medium", "large", "capsule"]),
    .enumeration("UIButton.Configuration.Size", counted: ["medium", "small", "mini", "large"]),
    .enumeration(
      "UIButton.Configuration.TitleAlignment",
      counted: ["automatic", "leading", "center", "trailing"]),
    .enumeration(
      "UIControl.State", older: ["UIControlState"],
      cases: [
        ("normal", 0), ("highlighted", 1), ("disabled", 2), ("selected", 4), ("focused", 8),
        ("application", 0xFF_0000), ("reserved", 0xFF00_0000),
      ]),
    .optionSet(
      "UIControl.Event", older: ["UIControlEvents"],
      [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
        "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
        "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
      ]),
    .enumeration(
      "UIControl.ContentHorizontalAlignment", older: ["UIControlContentHorizontalAlignment"],
      counted: ["center", "left", "right", "fill", "leading", "trailing"]),
    .enumeration(
      "UIControl.ContentVerticalAlignment", older: ["UIControlContentVerticalAlignment"],
      counted: ["center", "top", "bottom", "fill"]),
    .enumeration(
      "UIActivityIndicatorView.Style", older: ["UIActivityIndicatorViewStyle"],
      cases: [("medium", 100), ("large", 101), ("whiteLarge", 0), ("white", 1), ("gray", 2)]),
    .enumeration(
      "UIProgressView.Style", older: ["UIProgressViewStyle"], counted: ["default", "bar"]),
    .enumeration("UIDatePickerStyle", counted: ["automatic", "wheels", "compact", "inline"]),
    .enumeration(
      "UIDatePicker.Mode", older: ["UIDatePickerMode"],
      counted: ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]),
    .enumeration(
      "UITableView.Style", older: ["UITableViewStyle"],
      counted: ["plain", "grouped", "insetGrouped"]),
    .enumeration(
      "UITableViewCell.CellStyle", older: ["UITableViewCellStyle"],
      counted: ["default", "value1", "value2", "subtitle"]),
    .enumeration(
      "UITableViewCell.AccessoryType", older: ["UITableViewCellAccessoryType"],
      counted: [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
      ]),
    .enumeration(
      "UITableViewCell.SelectionStyle", older: ["UITableViewCellSelectionStyle"],
      counted: ["none", "blue", "gray", "default"]),
    .enumeration(
      "UICollectionView.ScrollDirection", older: ["UICollectionViewScrollDirection"],
      counted: ["vertical", "horizontal"]),
    .enumeration(
      "UIBlurEffect.Style", older: ["UIBlurEffectStyle"],
      counted: ["extraLight", "light", "dark", "regular", "prominent", "systemMaterial"]),
  ]

  private static let otherEnumerations: [MemberTable] = [
    .enumeration(
      "UIUserInterfaceIdiom",
      cases: [
        ("unspecified", -1), ("phone", 0), ("pad", 1), ("tv", 2), ("carPlay", 3), ("mac", 5),
        ("vision", 6),
      ]),
    .enumeration("UIUserInterfaceSizeClass", counted: ["unspecified", "compact", "regular"]),
    .enumeration("UIUserInterfaceStyle", counted: ["unspecified", "light", "dark"]),
    .enumeration(
      "UITraitEnvironmentLayoutDirection",
      cases: [("unspecified", -1), ("leftToRight", 0), ("rightToLeft", 1)]),
    .optionSet("UIRectEdge", ["top", "left", "bottom", "right", "all"]),
    .optionSet("NSDirectionalRectEdge", ["top", "leading", "bottom", "trailing", "all"]),
    .enumeration("CGRectEdge", counted: ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"]),
    .optionSet("UIRectCorner", ["topLeft", "topRight", "bottomLeft", "bottomRight", "allCorners"]),
    .enumeration(
      "UIModalPresentationStyle",
      counted: [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
        "overCurrentContext", "popover", "blurOverFullScreen", "none", "automatic",
      ]),
    .enumeration(
      "UIModalTransitionStyle",
      counted: ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]),
    .enumeration(
      "UINavigationItem.LargeTitleDisplayMode", counted: ["automatic", "always", "never"]),
    .enumeration(
      "UIBarButtonItem.Style", older: ["UIBarButtonItemStyle"],
      counted: ["plain", "bordered", "done"]),
    .enumeration(
      "UIAlertController.Style", older: ["UIAlertControllerStyle"],
      counted: ["actionSheet", "alert"]),
    .enumeration(
      "UIAlertAction.Style", older: ["UIAlertActionStyle"],
      counted: ["default", "cancel", "destructive"]),
    .enumeration(
      "UIGestureRecognizer.State", older: ["UIGestureRecognizerState"],
      counted: ["possible", "began", "changed", "ended", "cancelled", "failed"]),
    .enumeration(
      "UIStatusBarStyle", cases: [("default", 0), ("lightContent", 1), ("darkContent", 3)]),
    .optionSet(
      "UIInterfaceOrientationMask",
      [
        "unknown", "portrait", "portraitUpsideDown", "landscapeRight", "landscapeLeft", "all",
        "allButUpsideDown", "landscape",
      ]),
    .optionSet(
      "UIView.AnimationOptions", older: ["UIViewAnimationOptions"],
      [
        "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
        "curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear", "transitionCrossDissolve",
      ]),
    .enumeration(
      "FloatingPointRoundingRule",
      counted: [
        "toNearestOrAwayFromZero", "toNearestOrEven", "up", "down", "towardZero", "awayFromZero",
      ]),
    .enumeration(
      "ComparisonResult",
      cases: [("orderedAscending", -1), ("orderedSame", 0), ("orderedDescending", 1)]),
  ]
}

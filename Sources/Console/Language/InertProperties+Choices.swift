extension InertProperties {
  /// What some of them can be, by UIKit's names in UIKit's order. An assignment reads it, and so does
  /// the completion.
  static let choices: [String: [String]] = [
    "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "autocorrectionType": ["default", "no", "yes"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"],
    "keyboardAppearance": ["default", "dark", "light", "alert"],
    "keyboardDismissMode": [
      "none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory",
    ],
    "keyboardType": [
      "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "asciiCapableNumberPad", "alphabet",
    ],
    "lineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ],
    "overrideUserInterfaceStyle": ["unspecified", "light", "dark"],
    "returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ],
    "searchBarStyle": ["default", "prominent", "minimal"],
    "selectionStyle": ["none", "blue", "gray", "default"],
    "smartDashesType": ["default", "no", "yes"],
    "smartQuotesType": ["default", "no", "yes"],
    "spellCheckingType": ["default", "no", "yes"],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "tintAdjustmentMode": ["automatic", "normal", "dimmed"],
  ]
}

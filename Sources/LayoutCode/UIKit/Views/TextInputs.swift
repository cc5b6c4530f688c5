import AutoLayout
import Interchange

/// `UITextField` and `UITextView`, and what search bars have of them.
enum TextInputMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "UITextField", superclass: "UIControl", inert: typing.union(inField),
      members: [
        TextMembers.font, TextMembers.placeholder,
        TextMembers.attributedPlaceholder, TextMembers.textAlignment, borderStyle,
        TextMembers.adjustsFont,
        .held("leftView"), .held("rightView"), .shown("inputAccessoryView", on: .keyboardTop),
        .kept("leftViewMode", type: "UITextField.ViewMode"),
        .kept("rightViewMode", type: "UITextField.ViewMode"),
        .kept("isEditing", type: "Bool", .boolean(false)),
        .kept("isSecureTextEntry", type: "Bool", .boolean(false)),
        .kept("clearButtonMode", type: "UITextField.ViewMode"),
      ] + TextMembers.typed + rects + keyboards),
    MemberTable(
      "UISearchTextField", superclass: "UITextField", inert: ["tokens", "tokenBackgroundColor"]),
    MemberTable(
      "UITextView", superclass: "UIScrollView", inert: typing.union(inView),
      members: [
        .initializer(["frame: CGRect", "textContainer?"]) {
          (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        },
        .initializer(["usingTextLayoutManager"]) { (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        },
        TextMembers.font, TextMembers.textAlignment,
        .shown("inputAccessoryView", on: .keyboardTop), scrolls,
        .kept("textContainerInset", type: "UIEdgeInsets", .insets(textInset)),
        TextMembers.adjustsFont,
        .kept("isEditable", type: "Bool", .boolean(true)),
        .kept("isSelectable", type: "Bool", .boolean(true)),
      ] + TextMembers.typed + keyboards),
    MemberTable(
      "NSTextContainer", superclass: "NSObject", isInert: true,
      members: [.kept("lineFragmentPadding", type: "CGFloat", .real(5))]),
  ]

  /// 8 above and below (UIKit sizing).
  private static let textInset = Insets(top: 8, left: 0, bottom: 8, right: 0)

  /// What typing goes by.
  static let typing: Set<String> = [
    "allowsEditingTextAttributes",
    "beginningOfDocument",
    "clearsOnInsertion", "defaultTextAttributes", "delegate", "enablesReturnKeyAutomatically",
    "endOfDocument", "inlinePredictionType", "inputDelegate", "insertText",
    "isFindInteractionEnabled", "linkTextAttributes", "markedTextRange", "passwordRules",
    "selectAll", "selectedRange", "selectedTextRange", "smartInsertDeleteType", "textColor",
    "textContentType", "textInputMode",
    "tokenizer", "typingAttributes", "writingToolsBehavior", "deleteBackward", "replace",
    "caretRect",
  ]

  /// The same, where it is one of a few names.
  static let keyboards: [Member] = [
    .kept("autocapitalizationType", type: "UITextAutocapitalizationType"),
    .kept("autocorrectionType", type: "UITextAutocorrectionType"),
    .kept("keyboardAppearance", type: "UIKeyboardAppearance"),
    .kept("keyboardType", type: "UIKeyboardType"),
    .kept("returnKeyType", type: "UIReturnKeyType"),
    .kept("smartDashesType", type: "UITextSmartDashesType"),
    .kept("smartQuotesType", type: "UITextSmartQuotesType"),
    .kept("spellCheckingType", type: "UITextSpellCheckingType"),
  ]

  private static let inField: Set<String> = [
    "adjustsFontSizeToFitWidth", "background", "clearsOnBeginEditing",
    "disabledBackground", "minimumFontSize", "setLeftView",
  ]

  private static let inView: Set<String> = [
    "dataDetectorTypes", "layoutManager", "scrollRangeToVisible", "textContainer",
    "textLayoutManager", "textStorage", "usesStandardTextScaling", "textDragInteraction",
  ]

  private static let borderStyle = Member.content(
    "borderStyle", type: "UITextField.BorderStyle",
    read: {
      let style = $0.isBordered ? "roundedRect" : $0.isBezelled ? "bezel" : "none"
      return .choice(style, of: "UITextField.BorderStyle")
    },
    set: { (evaluator, content, operand) throws(Stop) in
      guard let style = try evaluator.choice(operand, of: "UITextField.BorderStyle").value
      else { return }
      content.isBezelled = style == "bezel"
      content.isBordered = style == "roundedRect" || style == "line"
    })

  private static let scrolls = Member.content(
    "isScrollEnabled", older: ["scrollEnabled"], type: "Bool",
    read: { .boolean($0.isScrollEnabled) },
    set: { (evaluator, content, operand) throws(Stop) in
      guard let isOn = try evaluator.knownTruth(operand) else { return }
      content.isScrollEnabled = isOn
    })

  private static let rects: [Member] = ["textRect", "editingRect", "placeholderRect"].map { name in
    .method(name, ["forBounds: CGRect"], gives: "CGRect") {
      (evaluator, _, arguments) throws(Stop) in
      try evaluator.settled(arguments.first, as: "CGRect").value
    }
  }
}

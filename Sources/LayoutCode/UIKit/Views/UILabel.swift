import AutoLayout
import Interchange

/// `UILabel`.
enum UILabelMembers {
  static let table = MemberTable(
    "UILabel", superclass: "UIView",
    inert: [
      "attributedTextAsString", "highlightedTextColor", "showsExpansionTextWhenTruncated",
      "shadowColor", "shadowOffset", "textColor", "lineBreakStrategy",
      "preferredVibrancy", "typesettingLanguage",
    ],
    members: [
      TextMembers.text, TextMembers.attributedText, TextMembers.font, TextMembers.numberOfLines,
      TextMembers.preferredMaxLayoutWidth, TextMembers.lineBreakMode, TextMembers.textAlignment,
      .kept("adjustsFontSizeToFitWidth", type: "Bool", .boolean(false)),
      TextMembers.adjustsFont,
      .kept("allowsDefaultTighteningForTruncation", type: "Bool", .boolean(false)),
      .kept("minimumScaleFactor", type: "CGFloat", .real(0)),
      .kept("baselineAdjustment", type: "UIBaselineAdjustment"),
      .kept("isEnabled", older: ["enabled"], type: "Bool", .boolean(true)),
      .kept("isHighlighted", older: ["highlighted"], type: "Bool", .boolean(false)),
      .asking("textRect", ["forBounds", "limitedToNumberOfLines"], gives: "CGRect"),
      ViewMembers.request("drawText", ["in"]),
    ])
}

/// What shows text has these.
enum TextMembers {
  static let text = text(whenEmpty: .absent)

  static let attributedText = attributedText(whenEmpty: .absent)

  /// Fields and text views have an empty text, where labels have none.
  static let typed = [text(whenEmpty: .text("")), attributedText(whenEmpty: .text(""))]

  private static func text(whenEmpty empty: Value) -> Member {
    .content(
      "text", type: "String", read: { $0.text.map { .text($0) } ?? empty },
      set: { (evaluator, content, operand) throws(Stop) in
        content.setText(try evaluator.shownText(operand))
      })
  }

  private static func attributedText(whenEmpty empty: Value) -> Member {
    .content(
      "attributedText", type: "NSAttributedString",
      read: { $0.text.map { .text($0) } ?? empty },
      set: { (evaluator, content, operand) throws(Stop) in
        let styled = try evaluator.styledText(operand)
        content.setText(styled.text)
        if let font = styled.font { content.font = font }
      })
  }

  static let font = Member.content(
    "font", type: "UIFont", read: { .font($0.font) },
    set: { (evaluator, content, operand) throws(Stop) in
      if operand.value == .absent { return }
      content.font = try evaluator.font(operand)
    })

  static let adjustsFont = Member.content(
    "adjustsFontForContentSizeCategory", type: "Bool",
    read: { .boolean($0.adjustsFontForContentSizeCategory) },
    set: { (evaluator, content, operand) throws(Stop) in
      guard let adjusts = try evaluator.knownTruth(operand) else { return }
      content.adjustsFontForContentSizeCategory = adjusts
    })

  static let numberOfLines = Member.content(
    "numberOfLines", type: "Int", read: { .whole(Double($0.numberOfLines)) },
    set: { (evaluator, content, operand) throws(Stop) in
      guard let lines = try evaluator.knownWhole(operand) else { return }
      content.numberOfLines = max(0, lines)
    })

  static let preferredMaxLayoutWidth = Member.content(
    "preferredMaxLayoutWidth", type: "CGFloat",
    read: { .real($0.preferredMaxLayoutWidth ?? 0) },
    set: { (evaluator, content, operand) throws(Stop) in
      guard let width = try evaluator.knownNumber(operand) else { return }
      content.preferredMaxLayoutWidth = width > 0 ? width : nil
    })

  static let placeholder = Member.content(
    "placeholder", type: "String", read: { $0.placeholder.map { .text($0) } ?? .absent },
    set: { (evaluator, content, operand) throws(Stop) in
      content.placeholder = try evaluator.shownText(operand)
    })

  static let attributedPlaceholder = Member.content(
    "attributedPlaceholder", type: "NSAttributedString",
    read: { $0.placeholder.map { .text($0) } ?? .absent },
    set: { (evaluator, content, operand) throws(Stop) in
      content.placeholder = try evaluator.styledText(operand).text
    })

  static let lineBreakMode = Member.kept(
    "lineBreakMode", type: "NSLineBreakMode", .choice("byTruncatingTail", of: "NSLineBreakMode"))

  static let textAlignment = Member.kept(
    "textAlignment", type: "NSTextAlignment", .choice("natural", of: "NSTextAlignment"))
}

import AutoLayout
import Interchange

/// `UIButton`. Its title is part of the button here: what is said of its label is said of itself.
enum UIButtonMembers {
  static let table = MemberTable(
    "UIButton", superclass: "UIControl",
    inert: [
      "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenDisabled",
      "adjustsImageWhenHighlighted", "automaticallyUpdatesConfiguration", "behavioralStyle",
      "changesSelectionAsPrimaryAction", "configurationUpdateHandler", "currentAttributedTitle",
      "currentBackgroundImage", "currentTitleColor", "imageEdgeInsets",
      "isPointerInteractionEnabled", "menu", "preferredMenuElementOrder", "pointerStyleProvider",
      "reversesTitleShadowWhenHighlighted", "role",
      "setBackgroundColor", "setBackgroundImage", "setNeedsUpdateConfiguration",
      "setPreferredSymbolConfiguration", "setTitleColor", "setTitleShadowColor",
      "showsMenuAsPrimaryAction", "showsTouchWhenHighlighted", "textColor", "titleEdgeInsets",
      "updateConfiguration", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
      "baselineAdjustment", "allowsDefaultTighteningForTruncation",
      "shadowOffset", "shadowColor",
    ],
    members: making + shown + states)

  private static let making: [Member] = [
    .initializer(["type: UIButton.ButtonType", "primaryAction?"], call: made),
    .initializer(
      ["configuration: UIButton.Configuration", "primaryAction?"], call: made),
    .initializer(["frame?: CGRect", "primaryAction"], call: made),
    .method(
      "systemButton", ["with: UIImage", "target?", "action?"], gives: "UIButton", isStatic: true
    ) {
      (evaluator, receiver, arguments) throws(Stop) in
      let (made, view) = try evaluator.madeView(receiver, at: arguments.range)
      var content = view.content
      content.font = ViewKind.button.addedContent.font
      if let image = try evaluator.imageSize(arguments.first).value { content.setImage(image) }
      try evaluator.apply(.change(view.id, .content(content)), at: arguments.range)
      return made
    },
  ]

  private static let made: Member.Call = { (evaluator, receiver, arguments) throws(Stop) in
    let made = try evaluator.makeView(receiver, arguments)
    guard let view = evaluator.view(of: made) else { return made }
    var content = view.content
    if let type = arguments["type"],
      try evaluator.choice(type, of: "UIButton.ButtonType").value == "system"
    {
      // A system button's title is smaller than a custom one's.
      content.font = ViewKind.button.addedContent.font
    }
    if let operand = arguments["configuration"] {
      try evaluator.configure(&content, operand)
      evaluator.store("configuration", operand.value, in: made)
    }
    if let action = arguments["primaryAction"], action.value != .absent,
      let title = evaluator.stored("title", of: action.value), title != .text("")
    {
      content.setText(try evaluator.shownText(Operand(title, at: action.range)))
    }
    try evaluator.apply(.change(view.id, .content(content)), at: arguments.range)
    return made
  }

  private static let shown: [Member] = [
    TextMembers.text, TextMembers.font, TextMembers.adjustsFont, TextMembers.numberOfLines,
    TextMembers.lineBreakMode,
    TextMembers.textAlignment, TextMembers.attributedText, TextMembers.preferredMaxLayoutWidth,
    .content("currentTitle", type: "String") {
      $0.text.map { .text($0) } ?? .absent
    },
    .content("currentImage", type: "UIImage") {
      $0.image.map { .image($0) } ?? .absent
    },
    .property("titleLabel", type: "UILabel") { _, value, _ in value },
    .part("imageView", "UIImageView"), .part("subtitleLabel", "UILabel"),
    .property(
      "configuration", type: "UIButton.Configuration",
      read: { evaluator, value, _ in
        evaluator.stored("configuration", of: value)
          ?? evaluator.view(of: value).flatMap { .configuration(of: $0.content) } ?? .absent
      },
      write: { (evaluator, value, operand) throws(Stop) in
        let operand = try evaluator.settled(operand, as: "UIButton.Configuration")
        evaluator.store("configuration", operand.value, in: value)
        guard let view = evaluator.view(of: value) else { return }
        var content = view.content
        try evaluator.configure(&content, operand)
        try evaluator.apply(.change(view.id, .content(content)), at: operand.range)
      }),
    .property(
      "contentEdgeInsets", type: "UIEdgeInsets",
      read: { evaluator, value, _ in
        let content = evaluator.view(of: value)?.content
        return .insets(content?.isConfigured == true ? .zero : content?.buttonInsets ?? .zero)
      },
      write: { (evaluator, value, operand) throws(Stop) in
        let id = try evaluator.viewMeant(by: Operand(value, at: operand.range))
        guard let insets = try evaluator.insets(operand),
          var content = evaluator.draft.view(id)?.content
        else { return }
        if content.isConfigured { return evaluator.findings.note(UIKitWords.insetsOfConfigured) }
        content.buttonInsets = insets
        try evaluator.apply(.change(id, .content(content)), at: operand.range)
      }),
    .kept(
      "buttonType", type: "UIButton.ButtonType", .choice("custom", of: "UIButton.ButtonType")),
  ]

  /// Only the normal state shows in a layout.
  private static let states: [Member] = [
    state("setTitle", of: "String") { (evaluator, content, operand) throws(Stop) in
      content.setText(try evaluator.shownText(operand))
    },
    state("setAttributedTitle") { (evaluator, content, operand) throws(Stop) in
      let styled = try evaluator.styledText(operand)
      content.setText(styled.text)
      if let font = styled.font { content.font = font }
    },
    state("setImage") { (evaluator, content, operand) throws(Stop) in
      if let image = try evaluator.imageSize(operand).value { content.setImage(image) }
    },
    .onView("title", ["for|forState: UIControl.State"], older: ["titleForState"], gives: "String") {
      _, view, _ in
      view.content.text.map { .text($0) } ?? .absent
    },
    .onView("image", ["for|forState: UIControl.State"], older: ["imageForState"], gives: "UIImage")
    { _, view, _ in
      view.content.image.map { .image($0) } ?? .absent
    },
    .asking("titleColor", ["for|forState"], gives: "UIColor"),
    .asking("attributedTitle", ["for|forState"], gives: "NSAttributedString"),
  ]

  private static func state(
    _ name: String, of type: String? = nil,
    _ set: @escaping @Sendable (inout Evaluator, inout Content, Operand) throws(Stop) -> Void
  ) -> Member {
    let shown = MemberParameter(type.map { "_: \($0)" } ?? "_")
    return .onView(name, [shown, "for|forState: UIControl.State"]) {
      (evaluator, view, arguments) throws(Stop) in
      let states = try arguments["for"].flatMapStop { (operand) throws(Stop) in
        try evaluator.options(operand, of: "UIControl.State").value
      }
      guard states?.allSatisfy({ $0 == "normal" }) != false else {
        if evaluator.policy == .typedLine {
          evaluator.findings.note(UIKitWords.otherState)
        } else {
          evaluator.passOver(name)
        }
        return .void
      }
      var content = view.content
      try set(&evaluator, &content, arguments.first)
      try evaluator.apply(.change(view.id, .content(content)), at: arguments.range)
      return .void
    }
  }
}

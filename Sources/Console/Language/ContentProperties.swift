import AutoLayout
import Interchange

extension ViewProperties {
  static let content: [ViewProperty] = [
    text("text"), text("title", of: .only(.button)),
    text("currentTitle", of: .only(.button), isSettable: false),
    ViewProperty(
      "placeholder", of: .showing(.placeholder),
      read: { _, view, _ in view.content.placeholder.map { .text($0) } ?? .absent },
      write: set { (content, operand) throws(LineFailure) in
        content.placeholder = try operand.optionalText()
      }),
    ViewProperty(
      "image", of: .showing(.image),
      read: { _, view, _ in view.content.image.map { .image($0) } ?? .absent },
      write: setImage),
    ViewProperty(
      "contentMode", choices: Enumeration.contentMode.names,
      read: { _, view, _ in .choice(view.contentMode.rawValue) }, write: setContentMode),
    ViewProperty("imageRect", of: .only(.imageView), read: imageRect),
    ViewProperty(
      "font", of: .showing(.font), read: { _, view, _ in .font(view.content.font) },
      write: set { (content, operand) throws(LineFailure) in
        content.font = try operand.font()
      }),
    ViewProperty(
      "numberOfLines", of: .showing(.numberOfLines),
      read: { _, view, _ in .number(Double(view.content.numberOfLines)) },
      write: set { (content, operand) throws(LineFailure) in
        content.numberOfLines = max(0, try operand.wholeNumber())
      }),
    ViewProperty(
      "adjustsFontForContentSizeCategory", of: .showing(.font),
      read: { _, view, _ in .boolean(view.content.adjustsFontForContentSizeCategory) },
      write: set { (content, operand) throws(LineFailure) in
        content.adjustsFontForContentSizeCategory = try operand.boolean()
      }),
    ViewProperty(
      "preferredMaxLayoutWidth", of: .showing(.preferredMaxLayoutWidth),
      read: { _, view, _ in .number(view.content.preferredMaxLayoutWidth ?? 0) },
      write: set { (content, operand) throws(LineFailure) in
        let width = try operand.number()
        content.preferredMaxLayoutWidth = width > 0 ? width : nil
      }),
    ViewProperty(
      "preferredDatePickerStyle", of: .only(.datePicker), choices: ["wheels"],
      read: { _, _, _ in .choice("wheels") }, write: setPickerStyle),
    ViewProperty(
      "isScrollEnabled", of: .showing(.isScrollEnabled),
      read: { _, view, _ in .boolean(view.content.isScrollEnabled) },
      write: set { (content, operand) throws(LineFailure) in
        content.isScrollEnabled = try operand.boolean()
      }),
    ViewProperty(
      "borderStyle", of: .showing(.borderStyle), choices: borderStyles,
      read: { _, view, _ in
        let content = view.content
        return .choice(content.isBordered ? "roundedRect" : content.isBezelled ? "bezel" : "none")
      },
      write: set { (content, operand) throws(LineFailure) in
        let style = try operand.choice(among: borderStyles)
        content.isBezelled = style == "bezel"
        content.isBordered = style == "roundedRect" || style == "line"
      }),
    ViewProperty(
      "numberOfPages", of: .showing(.numberOfPages),
      read: { _, view, _ in .number(Double(view.content.numberOfPages)) },
      write: set { (content, operand) throws(LineFailure) in
        content.setNumberOfPages(try operand.wholeNumber())
      }),
    ViewProperty(
      "numberOfSegments", of: .showing(.segments),
      read: { _, view, _ in .number(Double(view.content.segments.count)) }),
    ViewProperty(
      "apportionsSegmentWidthsByContent", of: .showing(.segments),
      read: { _, view, _ in .boolean(view.content.apportionsSegmentWidths) },
      write: set { (content, operand) throws(LineFailure) in
        content.apportionsSegmentWidths = try operand.boolean()
      }),
  ]

  private static let borderStyles = ["none", "line", "bezel", "roundedRect"]

  /// Of the other styles no size is known.
  private static let setPickerStyle: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let styles = ["automatic", "wheels", "compact", "inline"]
    guard try operand.choice(among: styles) == "wheels" else {
      throw .objection(LanguageWords.onlyWheels(at: operand.range))
    }
    // What was said of its size when it was made is answered.
    if !interpreter.takeBack(LanguageWords.wheels(view.name)) {
      interpreter.note(LanguageWords.hasWheels(view.name))
    }
  }

  private static let setContentMode: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let name = try operand.choice(of: .contentMode)
    try interpreter.change(
      view, .contentMode(ContentMode(rawValue: name) ?? .scaleToFill), operand)
    guard interpreter.draft.isInWindow(view.id), let view = interpreter.draft.view(view.id),
      let bounds = try interpreter.workspace.solution().bounds(of: view.id),
      let image = view.imageRect(in: bounds)
    else { return }
    interpreter.note(LanguageWords.imageLies(at: image, in: view.name))
  }

  /// Where the image is painted, in the view's own coordinates; `nil` without one.
  private static let imageRect: ViewProperty.Read = {
    (evaluator, view, range) throws(LineFailure) in
    let frame = try evaluator.frame(of: view, at: range)
    evaluator.note(frame.measures.isEmpty ? [] : Array(frame.measures[2...]))
    let bounds = Rect(x: 0, y: 0, width: frame.numbers[2], height: frame.numbers[3])
    return view.imageRect(in: bounds).map { .tuple(Tuple($0)) } ?? .absent
  }

  private static let setImage: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    guard !operand.isImageWithoutSize else {
      let isSizeless = interpreter.draft.naturalSize(of: view).width == nil
      interpreter.note(
        isSizeless
          ? LanguageWords.imageViewWithoutSize(view.name)
          : LanguageWords.imageWithoutSize(view.name))
      return
    }
    var content = view.content
    content.setImage(try operand.image())
    try interpreter.change(view, .content(content), operand)
  }

  private static func text(
    _ name: String, of kinds: KindsMeant = .showing(.text), isSettable: Bool = true
  ) -> ViewProperty {
    ViewProperty(
      name, of: kinds,
      read: { _, view, _ in view.content.text.map { .text($0) } ?? .absent },
      write: isSettable
        ? set { (content, operand) throws(LineFailure) in
          content.setText(try operand.optionalText())
        } : nil)
  }

  /// Changes the content and sets it as a whole.
  private static func set(
    _ change: @escaping @Sendable (inout Content, Operand) throws(LineFailure) -> Void
  ) -> ViewProperty.Write {
    { (interpreter, view, operand) throws(LineFailure) in
      var content = view.content
      try change(&content, operand)
      try interpreter.change(view, .content(content), operand)
    }
  }
}

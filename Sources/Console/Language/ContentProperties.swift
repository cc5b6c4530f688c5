import AutoLayout
import Interchange
import LayoutCode

extension ViewProperties {
  static let content: [ViewProperty] = [
    title,
    ViewProperty(
      "image", of: .showing(.image),
      read: { _, view, _ in view.content.image.map { .image($0) } ?? .absent },
      write: setImage),
    ViewProperty(
      "contentMode", choices: Enumeration("UIView.ContentMode").names,
      read: { _, view, _ in .choice(view.contentMode.rawValue) }, write: setContentMode),
    ViewProperty("imageRect", of: .only(.imageView), read: imageRect),
    ViewProperty(
      "preferredDatePickerStyle", of: .only(.datePicker), choices: ["wheels"],
      read: { _, _, _ in .choice("wheels") }, write: setPickerStyle),
  ]

  /// What UIKit asks the label of a button for, one asks the button itself here.
  private static let title = ViewProperty(
    "title", of: .only(.button),
    read: { _, view, _ in view.content.text.map { .text($0) } ?? .absent },
    write: set { (content, operand) throws(LineFailure) in
      content.setText(try operand.optionalText())
    })

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
    let name = try operand.choice(of: "UIView.ContentMode")
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

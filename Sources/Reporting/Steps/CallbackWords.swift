package import AutoLayout
package import Prose

/// What a layout callback does, as it can be typed: `onLayout sign { border.frame = sign.bounds }`.
package struct CallbackWords {
  private let name: (ViewID) -> Text
  private let form: Form

  package enum Form: Sendable { case prompt, swift, objectiveC }

  package init(document: Document) {
    self.init(as: .prompt) { "\(document.name(of: $0), as: .name)" }
  }

  /// As a file of code has it.
  ///
  /// - Parameter name: What views and layers are called; empty for `self`.
  package init(as form: Form, name: @escaping (ViewID) -> Text) {
    (self.form, self.name) = (form, name)
  }

  private var isObjectiveC: Bool { form == .objectiveC }

  /// `nil` for one that is taken away.
  func phrase(for callback: LayoutCallback?, of view: Text) -> Phrase {
    guard let callback, !callback.actions.isEmpty else {
      return Phrase(en: "onLayout \(view) nothing", ja: "onLayout \(view) nothing")
    }
    return Phrase("onLayout \(view) { \(text(of: callback)) }")
  }

  /// `at viewDidLoad { overlay.frame = photo.frame }`.
  func phrase(for code: LayoutCallback?, at phase: Phase) -> Phrase {
    guard let code, !code.actions.isEmpty else { return Phrase("at \(phase.rawValue) nothing") }
    return Phrase("at \(phase.rawValue) { \(text(of: code)) }")
  }

  /// `border.frame = sign.bounds; shine.frame = …`.
  package func text(of callback: LayoutCallback) -> Text {
    callback.actions.map(text).joined(separator: "; ")
  }

  /// One statement.
  package func text(of action: LayoutCallback.Action) -> Text {
    let end: Text = isObjectiveC ? ";" : ""
    switch action {
    case .layOut:
      return isObjectiveC
        ? "[\(name(.root)) layoutIfNeeded]" + end : member("layoutIfNeeded()", of: .root)
    case .set(let assignment):
      return "\(member("frame", of: assignment.target)) = \(text(of: assignment.frame))" + end
    }
  }

  private func member(_ member: Text, of view: ViewID) -> Text {
    name(view).isEmpty ? member : "\(name(view)).\(member)"
  }

  /// Of what is set, the shortest that says it.
  func text(of frame: FrameExpression) -> Text {
    guard let ratio = frame.ratio else { return text(ofRect: frame) }
    var rect = frame
    rect.ratio = nil
    let (width, height) = (typed(ratio.width), typed(ratio.height))
    let inside = text(ofRect: rect)
    if isObjectiveC {
      return "AVMakeRectWithAspectRatioInsideRect(CGSizeMake(\(width), \(height)), \(inside))"
    }
    let size: Text = "CGSize(width: \(width), height: \(height))"
    return "AVMakeRect(aspectRatio: \(size), insideRect: \(inside))"
  }

  private func text(ofRect frame: FrameExpression) -> Text {
    if let named = named(frame) { return named }
    if isObjectiveC {
      return "CGRectMake(\(frame.numbers.map(text(of:)).joined(separator: ", ") as Text))"
    }
    let numbers = zip(["x", "y", "width", "height"], frame.numbers)
    return "CGRect(\(numbers.map { "\($0): \(text(of: $1))" }.joined(separator: ", ") as Text))"
  }

  /// `sign.bounds`, `photo.frame`, `sign.bounds.insetBy(dx: 2, dy: 2)`.
  private func named(_ frame: FrameExpression) -> Text? {
    guard case .reading(let reading)? = frame.width.terms.first?.quantity else { return nil }
    let view = reading.view
    let bounds = FrameExpression.bounds(of: view)
    let whole = FrameExpression.frame(of: view)
    for (rect, name) in [(bounds, "bounds"), (whole, "frame")] {
      let base = member(Text(name), of: view)
      if frame == rect { return base }
      if let dx = (frame.x - rect.x).number, let dy = (frame.y - rect.y).number,
        frame.numbers == rect.inset(dx: LengthExpression(dx), dy: LengthExpression(dy)).numbers
      {
        return isObjectiveC
          ? "CGRectInset(\(base), \(typed(dx)), \(typed(dy)))"
          : "\(base).insetBy(dx: \(typed(dx)), dy: \(typed(dy)))"
      }
    }
    return nil
  }

  /// `0.5 * sign.bounds.width - 20`, `sign.bounds.width / 3`.
  private func text(of length: LengthExpression) -> Text {
    var text = Text()
    for term in length.terms {
      let sign = term.factor < 0 ? "-" : "+"
      text += text.isEmpty ? Text(sign == "-" ? "-" : "") : " \(sign) "
      let (factor, quantity) = (abs(term.factor), self.text(of: term.quantity))
      switch factor.fraction {
      case _ where factor == 1: text += quantity
      case (1, let divisor)?: text += quantity + " / \(divisor)"
      default: text += "\(typed(factor)) * " + quantity
      }
    }
    if text.isEmpty { return typed(length.constant) }
    if length.constant == 0 { return text }
    let sign = length.constant < 0 ? "-" : "+"
    return text + " \(sign) \(typed(abs(length.constant)))"
  }

  /// `sign.bounds.width`, `min(sign.bounds.width, sign.bounds.height)`.
  private func text(of quantity: LengthExpression.Quantity) -> Text {
    switch quantity {
    case .reading(let reading):
      let isSize = reading.part == .width || reading.part == .height
      // The prompt reads `frame.x`, and code has no such member.
      let part =
        isSize || form == .prompt ? reading.part.name : "min\(reading.part.name.uppercased())"
      let rect = member(isSize ? "bounds" : "frame", of: reading.view)
      return isObjectiveC
        ? "CGRectGet\(part.prefix(1).uppercased())\(part.dropFirst())(\(rect))" : "\(rect).\(part)"
    case .function(let function, let arguments):
      let values: Text = arguments.map(text(of:)).joined(separator: ", ")
      let isMacro = isObjectiveC && (function.isOfMany || function == .abs)
      return "\(isMacro ? function.rawValue.uppercased() : function.rawValue)(\(values))"
    }
  }

  /// As it can be typed, so that the same number is read back: `12.5`, `2 / 3`, which C would take for whole.
  private func typed(_ number: Double) -> Text {
    guard let (dividend, divisor) = number.fraction else { return "\(number.inFull, as: .number)" }
    let written = (number < 0 ? "-" : "") + "\(dividend)" + (isObjectiveC ? ".0" : "")
    return "\(written, as: .number) / \(divisor)"
  }
}

extension Double {
  /// What it is without its sign, where decimals do not say it and small numbers do.
  fileprivate var fraction: (dividend: Int, divisor: Int)? {
    guard magnitude < 1_000, inFull != inPoints, inFull != asFactor else { return nil }
    for divisor in 2...24 {
      let dividend = (magnitude * Double(divisor)).rounded()
      if magnitude.isNearly(dividend / Double(divisor)) { return (Int(dividend), divisor) }
    }
    return nil
  }
}

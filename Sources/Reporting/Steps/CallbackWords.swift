package import AutoLayout
package import Prose

/// What a layout callback does, as it can be typed: `onLayout sign { border.frame = sign.bounds }`.
package struct CallbackWords {
  private let document: Document

  package init(document: Document) { self.document = document }

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
    callback.actions.map { action -> Text in
      switch action {
      case .layOut: return "\(document.name(of: .root), as: .name).layoutIfNeeded()"
      case .set(let assignment):
        let target = document.name(of: assignment.target)
        return "\(target, as: .name).frame = \(text(of: assignment.frame))"
      }
    }.joined(separator: "; ")
  }

  /// Of what is set, the shortest that says it.
  func text(of frame: FrameExpression) -> Text {
    guard let ratio = frame.ratio else { return text(ofRect: frame) }
    var rect = frame
    rect.ratio = nil
    let size: Text = "CGSize(width: \(ratio.width.typed), height: \(ratio.height.typed))"
    return "AVMakeRect(aspectRatio: \(size), "
      + "insideRect: \(text(ofRect: rect)))"
  }

  private func text(ofRect frame: FrameExpression) -> Text {
    if let named = named(frame) { return named }
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
      let base: Text = "\(document.name(of: view), as: .name).\(name)"
      if frame == rect { return base }
      if let dx = (frame.x - rect.x).number, let dy = (frame.y - rect.y).number,
        frame.numbers == rect.inset(dx: LengthExpression(dx), dy: LengthExpression(dy)).numbers
      {
        return "\(base).insetBy(dx: \(dx.typed), dy: \(dy.typed))"
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
      default: text += "\(factor.typed) * " + quantity
      }
    }
    if text.isEmpty { return length.constant.typed }
    if length.constant == 0 { return text }
    let sign = length.constant < 0 ? "-" : "+"
    return text + " \(sign) \(abs(length.constant).typed)"
  }

  /// `sign.bounds.width`, `min(sign.bounds.width, sign.bounds.height)`.
  private func text(of quantity: LengthExpression.Quantity) -> Text {
    switch quantity {
    case .reading(let reading):
      let isSize = reading.part == .width || reading.part == .height
      let rect = isSize ? "bounds" : "frame"
      return "\(document.name(of: reading.view), as: .name).\(rect).\(reading.part.name)"
    case .function(let function, let arguments):
      return "\(function.rawValue)(\(arguments.map(text(of:)).joined(separator: ", ") as Text))"
    }
  }
}

extension Double {
  /// As it can be typed, so that the same number is read back: `12.5`, `2 / 3`.
  fileprivate var typed: Text {
    let sign = self < 0 ? "-" : ""
    guard let (dividend, divisor) = fraction else { return "\(inFull, as: .number)" }
    return "\("\(sign)\(dividend)", as: .number) / \(divisor)"
  }

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

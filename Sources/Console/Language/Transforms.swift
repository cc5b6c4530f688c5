import AutoLayout
import Interchange
import Prose

/// `CGAffineTransform`, and what it makes of a view's frame.
extension Evaluator {
  /// How transforms are made, by the name of the type or of the function.
  static let transformForms: [String: [String]] = [
    "CGAffineTransform": [
      "CGAffineTransform(scaleX:y:)", "CGAffineTransform(translationX:y:)",
      "CGAffineTransform(rotationAngle:)", "CGAffineTransform(a:b:c:d:tx:ty:)",
    ],
    "CGAffineTransformMakeScale": ["CGAffineTransformMakeScale(_:_:)"],
    "CGAffineTransformMakeTranslation": ["CGAffineTransformMakeTranslation(_:_:)"],
    "CGAffineTransformMakeRotation": ["CGAffineTransformMakeRotation(_:)"],
  ]

  mutating func transform(_ call: Call) throws(LineFailure) -> Value {
    let (form, values) = try call.form(among: Self.transformForms[call.name.text] ?? [])
    var numbers: [Double] = []
    for value in values {
      let operand = try operand(value)
      // What is not known here is of no use, but does no harm.
      if case .inert = operand.value { return .inert(call.name.text) }
      numbers.append(try operand.length())
    }
    let transform: AffineTransform? =
      switch numbers.count {
      case 1: AffineTransform(rotationAngle: numbers[0])
      case 2 where form.contains("ranslation"):
        AffineTransform(translationX: numbers[0], y: numbers[1])
      case 2: AffineTransform(scaleX: numbers[0], y: numbers[1])
      default: AffineTransform(numbers)
      }
    return .tuple(Tuple(transform ?? .identity))
  }

  private static let transformMethods = [
    "scaledBy(x:y:)", "translatedBy(x:y:)", "rotated(by:)", "concatenating(_:)",
  ]

  /// `v.transform.rotated(by: .pi / 4)`; `nil` for what is no transform, or for another method.
  mutating func transform(from receiver: Operand, _ call: Call) throws(LineFailure) -> Value? {
    let forms = Self.transformMethods.filter { $0.hasPrefix(call.name.text + "(") }
    guard !forms.isEmpty, let own = receiver.affineTransform else { return nil }
    let (form, arguments) = try call.form(among: forms)
    let first = try operand(arguments[0])
    if form == "concatenating(_:)" {
      return .tuple(Tuple(own.concatenating(try first.transform())))
    }
    let number = try first.length()
    let step =
      switch form {
      case "rotated(by:)": AffineTransform(rotationAngle: number)
      case "scaledBy(x:y:)": AffineTransform(scaleX: number, y: try operand(arguments[1]).length())
      default: AffineTransform(translationX: number, y: try operand(arguments[1]).length())
      }
    return .tuple(Tuple(step.concatenating(own)))
  }

  /// A frame as UIKit's property gives it: the box around what is shown of the view.
  func box(of view: View, at range: SourceRange) throws(LineFailure) -> Tuple {
    let frame = try frame(of: view, at: range)
    guard view.transform != .identity, let rect = frame.rect else { return frame }
    return Tuple(view.transform.box(around: rect), measures: frame.measures)
  }
}

extension Tuple {
  fileprivate init(_ transform: AffineTransform) { self.init(.transform, transform.numbers) }
}

extension Operand {
  /// `nil` for what is none.
  fileprivate var affineTransform: AffineTransform? {
    switch value {
    case .choice("identity"): .identity
    case .tuple(let tuple): tuple.shaped(.transform).flatMap { AffineTransform($0.numbers) }
    default: nil
    }
  }

  func transform() throws(LineFailure) -> AffineTransform {
    guard let transform = affineTransform else {
      throw wanted(LanguageWords.tuple(.transform))
    }
    return transform
  }
}

extension ViewProperties {
  static let transform: ViewProperty.Read = { _, view, _ in .tuple(Tuple(view.transform)) }

  static let setTransform: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    let transform = try operand.transform()
    try interpreter.change(view, .transform(transform), operand)
    if transform != .identity { interpreter.note(LanguageWords.onlyFrameIsTransformed(view.name)) }
  }
}

extension Interpreter {
  /// No layout depends on a transform: a paste goes on where one cannot be worked out.
  mutating func leavesOut(_ assignment: Statement.Assignment) -> Bool {
    guard case .member(let base, let name) = assignment.target.form, name.text == "transform" else {
      return false
    }
    var evaluator = Evaluator(workspace)
    guard case .item(let item)? = try? evaluator.value(of: base),
      let view = draft.view(item.view),
      (try? evaluator.operand(assignment.value).transform()) == nil
    else { return false }
    passOver("\(view.name).\(name.text)")
    return true
  }
}

extension LanguageWords {
  static func onlyFrameIsTransformed(_ view: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name).frame is now the box around what is shown. Bounds, centre and "
        + "constraints stay as they are, and so does what is drawn here.",
      ja: "\(view, as: .name).frame は変換後の表示を囲む矩形になります。bounds、center、制約は変わりません。"
        + "ここでの描画も変換前のままです。")
  }

  static func frameOfTransformed(_ view: String) -> Phrase {
    Phrase(
      en: "UIKit leaves undefined what setting the frame of \(view, as: .name) does while it is "
        + "transformed: here it is the frame without the transform. Set bounds and center instead.",
      ja: "transform のある \(view, as: .name) にフレームを設定した結果は UIKit では未定義です。ここでは"
        + "変換前のフレームとみなします。代わりに bounds と center を設定します。")
  }
}

import AutoLayout
import Interchange
import Prose

/// What a transform makes of a view's frame.
extension Evaluator {
  /// A frame as UIKit's property gives it: the box around what is shown of the view.
  func box(of view: View, at range: SourceRange) throws(LineFailure) -> Tuple {
    let frame = try frame(of: view, at: range)
    guard view.transform != .identity, let rect = frame.rect else { return frame }
    return Tuple(view.transform.box(around: rect), measures: frame.measures)
  }
}

extension Operand {
  func transform() throws(LineFailure) -> AffineTransform {
    switch value {
    case .choice("identity"): return .identity
    case .tuple(let tuple):
      if let transform = tuple.shaped(.transform).flatMap({ AffineTransform($0.numbers) }) {
        return transform
      }
    default: break
    }
    throw wanted(LanguageWords.tuple(.transform))
  }
}

extension ViewProperties {
  static let transform: ViewProperty.Read = { _, view, _ in
    .tuple(Tuple(.transform, view.transform.numbers))
  }

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

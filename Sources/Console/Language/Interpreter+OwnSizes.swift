import AutoLayout
import Interchange

/// What views of pasted classes ask for by an `intrinsicContentSize` of their own.
extension Interpreter {
  static let ownSize = "intrinsicContentSize"

  /// UIKit asks for it at the first layout, when everything has its content: here that is the end of
  /// the step. A view whose code needs what is not known here keeps the size of its kind.
  mutating func giveOwnSizes() {
    for id in workspace.code.members.keys.sorted() {
      guard let view = draft.view(id), let property = ownSize(of: view) else { continue }
      let name = "\(view.className).\(Self.ownSize)"
      let before = self
      do throws(LineFailure) {
        try giveSize(by: property, to: view)
        note(LanguageWords.ownSize(name))
      } catch {
        goBack(to: before)
        warn(LanguageWords.leftOut(name))
      }
    }
  }

  private func ownSize(of view: View) -> PastedFunction? {
    workspace.code.functions(named: Self.ownSize, of: view.className)
      .first { $0.type != nil && $0.function.kind == .property }
  }

  private mutating func giveSize(
    by property: PastedFunction, to view: View
  ) throws(LineFailure) {
    let range = property.function.name.range
    guard view.kind.takes.contains(.size) else {
      throw .objection(CommandWords.contentNotTaken(.size, by: view.kind, at: range))
    }
    let size = try invoke(Invocation(property, [], on: view.id, at: range)).operand
      .tuple(.size).numbers
    // A negative length is none, as -1 is for `noIntrinsicMetric`.
    let lengths = size.map { $0 < 0 ? nil : $0 }
    var content = view.content
    content.give(NaturalSize(width: lengths[0], height: lengths[1]))
    try apply(.change(view.id, .content(content)), at: range)
  }
}

import AutoLayout
import Interchange

/// What views ask for by an `intrinsicContentSize` of their own class.
extension Evaluator {
  private static let ownSize = "intrinsicContentSize"

  /// UIKit asks for it at the layout, when everything has its content. A view whose code needs what is
  /// not known keeps the size of its kind.
  mutating func giveOwnSize(of id: ObjectID, at range: SourceRange) throws(Stop) {
    guard case .view(let owner) = heap[id].peer, let view = draft.view(owner),
      view.kind.takes.contains(.size),
      let property = property(Self.ownSize, of: heap[id].type), property.isComputed,
      let answer = try read(property, of: .object(id), at: range)
    else { return }
    let name = "\(heap[id].type.last).\(Self.ownSize)"
    guard let size = try self.size(Operand(answer, at: property.range)) else {
      return findings.note(RunWords.ownSizeIsOpen(name))
    }
    var content = view.content
    content.give(NaturalSize(width: Self.length(size.width), height: Self.length(size.height)))
    if content == view.content { return }
    try apply(.change(owner, .content(content)), at: property.range)
    findings.note(RunWords.ownSize(name))
  }

  /// A negative length is none, as -1 is for `noIntrinsicMetric`.
  private static func length(_ number: Double) -> Double? {
    0...Limits.length ~= number ? number : nil
  }
}

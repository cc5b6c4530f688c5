import AutoLayout
import Prose
import Reporting

/// What is changed in the place of a constraint that a stack view makes.
extension LanguageWords {
  static func hints(
    for rule: StackRule, of view: ViewID, in document: Document
  ) -> [Phrase] {
    let stack = document.arrangingStack(of: view) ?? view
    let arrangement = document.view(stack)?.stack ?? StackArrangement()
    let (name, arranged) = (document.name(of: Item(stack)), document.name(of: Item(view)))
    switch rule {
    case .spacing:
      let before = arrangement.before(view).map { document.name(of: Item($0)) } ?? arranged
      return [
        example("\(name).spacing = 16"),
        Phrase(
          en:
            "For this space alone: \("\(name).setCustomSpacing(16, after: \(before))", as: .code)",
          ja: "この間隔だけなら \("\(name).setCustomSpacing(16, after: \(before))", as: .code)"),
      ]
    case .firstEdge, .lastEdge:
      return [example("\(name).isLayoutMarginsRelativeArrangement = true")]
    case .gapStart, .gapEnd, .equalGaps, .equalSize, .share, .fitAlong:
      return [choosing("distribution", .init(arrangement.distribution.rawValue), of: name)]
    case .hiding, .hiddenPlace: return [example("show \(arranged)")]
    case .fitAcross, .alignment, .farAlignment, .withinNear, .withinFar, .suppression:
      let alignment = arrangement.alignment.name(along: arrangement.axis)
      return [choosing("alignment", alignment, of: name)]
    case .textWidth:
      return [
        Phrase(
          en:
            "It is there for a text of several lines: \("\(arranged).numberOfLines = 1", as: .code) "
            + "takes it away.",
          ja: "複数行のテキストに付く制約です。\("\(arranged).numberOfLines = 1", as: .code) とすればなくなります。")
      ]
    }
  }

  private static func choosing(_ property: String, _ now: String, of stack: String) -> Phrase {
    Phrase(
      en: "It comes from \("\(stack).\(property)", as: .code), which is "
        + "\(".\(now)", as: .code) now.",
      ja: "\("\(stack).\(property)", as: .code)（今は \(".\(now)", as: .code)）で決まります。")
  }
}

extension StackArrangement {
  /// What stands before a view.
  fileprivate func before(_ view: ViewID) -> ViewID? {
    guard let place = arranged.firstIndex(of: view), place > 0 else { return nil }
    return arranged[place - 1]
  }
}

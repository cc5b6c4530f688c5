import AutoLayout
import Prose

/// What another screen or a bar pushes out of its superview: a frame that nothing made follow. What
/// lies in a scroll view can be scrolled to.
enum OverhangNotes {
  /// Remarks on the first few views that are laid out by their frames and overflow more than before.
  static func notes(
    on edits: [Edit], from old: Solution?, to new: Solution
  ) -> [Phrase] {
    guard new.document.device != nil, edits.contains(where: \.resizesRootView) else { return [] }
    let document = new.document
    let notes = document.preorder().compactMap { id -> Phrase? in
      guard let view = document.view(id), view.frameLayout != nil, !view.isHidden,
        let superview = view.superview, !document.scrolls(superview)
      else { return nil }
      let edges = Edge.allCases.compactMap { edge -> (edge: Edge, amount: Double)? in
        let amount = edge.overhang(of: id, in: superview, of: new)
        let before = old.map { max(0, edge.overhang(of: id, in: superview, of: $0)) } ?? 0
        let isMore = (amount - before).isLength
        return isMore ? (edge, amount) : nil
      }
      return edges.isEmpty ? nil : note(on: view, in: superview, edges, document)
    }
    return Array(notes.prefix(3))
  }

  private static func note(
    on view: View, in superview: ViewID, _ edges: [(edge: Edge, amount: Double)],
    _ document: Document
  ) -> Phrase {
    let (name, outer) = (document.text(of: view.id), document.text(of: superview))
    let amounts = edges.map { edge, amount in
      Phrase(
        en: "\(amount) at the \(edge.name.english.string)",
        ja: "\(edge.name.japanese.string)に \(amount)")
    }
    let list = amounts.joined(separator: Phrase(en: " and ", ja: "、"))
    let words =
      Phrase(en: "\(name) overflows \(outer) by ", ja: "\(name) が \(outer) からはみ出しています（")
      + list + Phrase(en: "", ja: "）")
    guard view.autoresizingMask.isEmpty else { return words }
    return words
      + Phrase(en: "; no autoresizing mask makes it follow", ja: "。オートリサイズマスクがないので追従しません")
  }

  private enum Edge: CaseIterable {
    case left, top, right, bottom

    var name: Phrase {
      switch self {
      case .left: Phrase(en: "left", ja: "左")
      case .top: Phrase(en: "top", ja: "上")
      case .right: Phrase(en: "right", ja: "右")
      case .bottom: Phrase(en: "bottom", ja: "下")
      }
    }

    /// How far a view of some size reaches over its superview's edge; below 0 where it ends within.
    func overhang(of view: ViewID, in superview: ViewID, of solution: Solution) -> Double {
      guard let frame = solution.frame(of: view), let bounds = solution.bounds(of: superview),
        frame.width > 0, frame.height > 0
      else { return 0 }
      return switch self {
      case .left: -frame.x
      case .top: -frame.y
      case .right: frame.maxX - bounds.width
      case .bottom: frame.maxY - bounds.height
      }
    }
  }
}

extension Document {
  fileprivate func scrolls(_ view: ViewID) -> Bool {
    views.read(view, { $0.kind.scrolls }) == true
  }
}

extension Edit {
  fileprivate var resizesRootView: Bool {
    switch self {
    case .setDevice, .setOrientation, .setNavigationBar, .setTabBar, .setToolbar: true
    default: false
    }
  }
}

extension Double {
  /// Above 0 as far as a page shows it.
  var isLength: Bool { self > 0 && inPoints != "0" }
}

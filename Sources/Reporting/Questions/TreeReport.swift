import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `tree`: the views with their frames, and underneath what was taken out, by hand or by size classes.
package enum TreeReport {
  package static func make(_ layout: LaidOutDocument) -> Report {
    let document = layout.document
    let free = layout.freeParts
    var report: Report = [.tree(tree(from: .root, of: layout, free: free))]
    let tops = document.removed
    let groups = [
      (Phrase(en: "removed", ja: "取り外し"), tops.filter { !document.isUninstalled($0) }),
      (Phrase(en: "not installed", ja: "未インストール"), tops.filter(document.isUninstalled)),
    ]
    for (title, tops) in groups where !tops.isEmpty {
      report.append(.row(title))
      for top in tops { report.append(.tree(tree(from: top, of: layout, free: free))) }
    }
    return report
  }

  private static func tree(
    from top: ViewID, of layout: LaidOutDocument, free: FreeParts
  ) -> Report.Tree {
    let document = layout.document
    let base = document.depth(of: top)
    return Report.Tree(
      document.layerOrder(from: top).awaited().compactMap { id in
        guard let view = document.view(id) else { return nil }
        let frame = layout.solution.frame(of: id).map { rect in
          Phrase(rect.text { free.mark($0, of: id) })
        }
        return Report.Tree.Node(
          depth: document.depth(of: id) - base, Phrase(document.text(of: id)),
          Phrase(Text(kind(of: view), as: .dim)), frame ?? "", marks(on: view, in: document))
      })
  }

  /// The class where it says more than the kind and the name, which that of a content view does not.
  private static func kind(of view: View) -> String {
    view.className == view.kind.className || view.isContentView ? view.kind.name : view.className
  }

  private static func marks(on view: View, in document: Document) -> Phrase {
    if view.isHidden { return Phrase(en: "hidden", ja: "非表示") }
    return view.id == .root ? Phrase(Text(bars(of: document), as: .dim)) : ""
  }

  /// As they are typed: `navbar large, tabbar on, toolbar on`; empty without.
  private static func bars(of document: Document) -> String {
    let bars = document.bars
    let navigation = bars.navigation == .off ? [] : ["navbar \(bars.navigation.rawValue)"]
    let others = (bars.hasTabBar ? ["tabbar on"] : []) + (bars.hasToolbar ? ["toolbar on"] : [])
    return (navigation + others).joined(separator: ", ")
  }
}

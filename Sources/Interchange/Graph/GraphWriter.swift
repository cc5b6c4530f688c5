package import AutoLayout
import Patience

/// The views and what holds them together, for Graphviz.
package enum GraphWriter {
  /// - Parameters:
  ///   - root: Only what is in this view.
  ///   - text: What a constraint says, without the views.
  ///   - broken: Those that are set aside.
  package static func dot(
    of document: Document, _ root: ViewID = .root, broken: Set<ConstraintID>,
    text: (Constraint) -> String
  ) -> String {
    let views = document.preorder(from: root).compactMap(document.view)
    let known = Set(views.map(\.id))
    var lines = ["digraph layout {", "  node [shape=box, fontname=\"Helvetica\"];"]
    lines.append("  edge [fontname=\"Helvetica\", fontsize=10];")
    for view in views.awaited(each: 4) {
      let label = "\(view.name)\n\(view.className)"
      lines.append(
        "  \(quoted(view.name)) [label=\(quoted(label))\(view.isGuide ? ", style=dashed" : "")];")
    }
    for view in views.awaited(each: 4) where view.id != root {
      guard let superview = view.superview.flatMap(document.view) else { continue }
      lines.append(
        "  \(quoted(superview.name)) -> \(quoted(view.name)) [style=dotted, arrowhead=none];")
    }
    for constraint in document.constraints.values.awaited(each: 16) {
      let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
      guard items.allSatisfy(known.contains) else { continue }
      let names = items.compactMap { document.view($0)?.name }
      var looks = ["label=\(quoted(text(constraint)))"]
      if broken.contains(constraint.id) { looks.append("color=red, fontcolor=red") }
      if !constraint.isActive { looks.append("style=dashed, color=gray") }
      if !constraint.priority.isRequired { looks.append("penwidth=0.5") }
      lines.append(
        "  \(quoted(names.first ?? "")) -> \(quoted(names.last ?? "")) [\(looks.joined(separator: ", "))];"
      )
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// As the language of Graphviz quotes; a line ends within as `\n`.
  private static func quoted(_ text: String) -> String {
    let inner = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(inner)\""
  }
}

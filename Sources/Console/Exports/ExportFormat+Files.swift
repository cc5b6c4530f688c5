import AutoLayout
import Diagnosis
import Interchange
import LayoutCode
import Prose
import Reporting

extension ExportFormat {
  static let xib = ExportFormat(
    word: "xib", summary: Phrase(en: "a file for Interface Builder", ja: "Interface Builder のファイル"),
    signature: signature, takesView: true
  ) { (snapshot, target) throws(LineFailure) in
    let document = snapshot.document
    let writer = InterfaceWriter(
      of: document, target.view ?? .root, frames: snapshot.frames)
    let remarks = writer.unwritten.map { ExportRemarks.constraint($0, in: document) }
    let comments = remarks.map { $0.text(in: snapshot.settings.language).string }
    return Written(text: writer.text(remarks: [signature] + comments), notices: remarks)
  }

  static let json = ExportFormat(
    word: "json",
    summary: Phrase(en: "the layout as data: help json", ja: "データとしてのレイアウト（help json）"),
    signature: LayoutReader.signature, takesView: true
  ) { (snapshot, target) throws(LineFailure) in
    let (document, root) = (snapshot.document, target.view ?? .root)
    return Written(
      text: LayoutWriter.json(of: document, root),
      notices: LayoutWriter.incomplete(in: document, root).map(ExportRemarks.sizeClasses))
  }

  static let dot = ExportFormat(
    word: "dot",
    summary: Phrase(en: "the graph of constraints, for Graphviz", ja: "制約のグラフ（Graphviz 用）"),
    signature: signature, takesView: true
  ) { (snapshot, target) throws(LineFailure) in
    let document = snapshot.document
    let text = GraphWriter.dot(
      of: document, target.view ?? .root,
      broken: Set(snapshot.solution.broken.compactMap(\.constraintID))
    ) { constraint in
      "\(document.handle(of: constraint))  "
        + EquationText(constraint.equation, in: document).listing.string
    }
    return Written(text: "// \(signature)\n\(text)")
  }
}

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
    let (document, root) = (snapshot.document, target.view ?? .root)
    let writer = InterfaceWriter(of: document, root, frames: snapshot.frames)
    let remarks = ExportRemarks.remarks(on: writer, of: document, root)
    let comments = remarks.map { $0.text(in: snapshot.settings.language).string }
    return Written(text: writer.text(remarks: [signature] + comments), notices: remarks)
  }

  static let json = ExportFormat(
    word: "json",
    summary: Phrase(en: "the layout as data: help json", ja: "データとしてのレイアウト（help json）"),
    signature: LayoutReader.signature, takesView: true
  ) { (snapshot, target) throws(LineFailure) in
    let (document, root) = (snapshot.document, target.view ?? .root)
    let views = document.preorder(from: root).compactMap(document.view)
    return Written(
      text: LayoutWriter.json(of: document, root, at: snapshot.frameInRoot(of: root)),
      notices: ExportRemarks.screen(of: document, root, .json)
        + ExportRemarks.views(views, in: document, .json))
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

extension Snapshot {
  /// Where a view lies in the root view.
  fileprivate func frameInRoot(of view: ViewID) -> Rect? {
    let frames = frames
    guard var frame = frames[view] else { return nil }
    var next = document.view(view)?.superview
    while let superview = next, superview != .root {
      frame.x += frames[superview]?.x ?? 0
      frame.y += frames[superview]?.y ?? 0
      next = document.view(superview)?.superview
    }
    return frame
  }
}

extension ExportRemarks {
  /// What a file of Interface Builder cannot say of a layout.
  fileprivate static func remarks(
    on writer: InterfaceWriter, of document: Document, _ root: ViewID
  ) -> [Phrase] {
    let unwritten = writer.unwritten.map { constraint in
      constraint.isActive
        ? self.constraint(constraint, in: document) : inactive(constraint, in: document)
    }
    let varied = writer.written.filter { $0.variation != nil }
    return screen(of: document, root, .interfaceBuilder) + unwritten
      + varied.map { variation($0, in: document) }
      + writer.written.compactMap { name($0, in: document) }
      + views(
        document.preorder(from: root).compactMap(document.view), in: document, .interfaceBuilder)
  }
}

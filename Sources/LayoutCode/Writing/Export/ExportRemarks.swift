package import AutoLayout
package import Prose
import Reporting

/// Comments in an exported file about what the file cannot say.
package enum ExportRemarks {
  package static func constraint(_ constraint: Constraint, in document: Document) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    return Phrase(en: "not written: \(text)", ja: "書けない制約：\(text)")
  }

  static func variation(_ constraint: Constraint, in document: Document) -> Phrase {
    let text = EquationText(constraint.equation, in: document).line
    let classes = constraint.variation?.text ?? ""
    return Phrase(
      en: "only for size class \(classes): \(text)", ja: "サイズクラス \(classes) だけの制約：\(text)")
  }

  static let beyondFormats = Phrase(
    en: "What visual formats cannot say.", ja: "ビジュアルフォーマットでは書けない制約。")

  static func views(_ views: [View], in document: Document) -> [Phrase] {
    views.flatMap { view -> [Phrase] in
      let name = view.name
      var remarks: [Phrase] = []
      if view.isLayer {
        remarks.append(Phrase(en: "not written: the layer \(name)", ja: "書けないもの：レイヤー \(name)"))
      }
      if let size = view.content.given, view.kind != .imageView {
        remarks.append(
          Phrase(
            en: "the natural size of \(name) is given: \(size.written)",
            ja: "\(name) の固有サイズは指定されたもの：\(size.written)"))
      }
      if view.content.font.isSupposed {
        remarks.append(
          Phrase(
            en: "the font of \(name) is not known here", ja: "\(name) のフォントはここでは分かりません"))
      }
      if view.className != view.kind.className {
        remarks.append(
          Phrase(
            en: "\(name) is a \(view.className)", ja: "\(name) のクラスは \(view.className)"))
      }
      if !view.variations.values.isEmpty || view.variations.installed != nil {
        remarks.append(sizeClasses(of: view))
      }
      return remarks
    }
  }

  package static func sizeClasses(of view: View) -> Phrase {
    Phrase(
      en: "not written: what \(view.name) is in other size classes",
      ja: "書けないもの：ほかのサイズクラスでの \(view.name)")
  }
}

extension NaturalSize {
  /// `40×20`, `40×-`
  fileprivate var written: String {
    "\(width?.inPoints ?? "-")×\(height?.inPoints ?? "-")"
  }
}

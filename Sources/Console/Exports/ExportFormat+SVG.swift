import AutoLayout
import Diagnosis
import Drawing
import Patience
import Prose
import Reporting

extension ExportFormat {
  static let svg = ExportFormat(
    word: "svg", summary: Phrase(en: "the layout as a picture", ja: "今のレイアウトの図"),
    signature: "data-generator=\"\(SVGPicture.generator)\""
  ) { (snapshot, _) throws(LineFailure) in
    let state = snapshot.state
    let scene = Scene(
      of: state.solution, findings: Scene.Findings(state),
      drawing: Array(state.document.constraints.values))
    let words = words(for: scene, of: state, in: snapshot.settings.language)
    return Written(text: SVGPicture(of: scene, words: words).text)
  }

  private static func words(
    for scene: Scene, of state: LaidOutDocument, in language: Language
  ) -> SVGPicture.Words {
    func text(_ phrase: Phrase) -> String { phrase.text(in: language).string }
    return SVGPicture.Words(
      title: text(PictureWords.title(window: scene.window.size)),
      description: text(PictureWords.description(of: state)),
      equations: state.equations,
      legend: scene.signs.map { (sign: $0, meaning: text(PictureWords.meaning(of: $0))) })
  }
}

extension LaidOutDocument {
  /// By the constraint: its name and what it says.
  var equations: [Handle: String] {
    let entries = document.constraints.values.awaitedMap(each: 8) { constraint in
      let equation = EquationText(constraint.equation, in: document).listing.string
      return (Handle.constraint(constraint.id), "\(document.handle(of: constraint))  \(equation)")
    }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }
}

extension PictureWords {
  static func meaning(of sign: SVGPicture.Sign) -> Phrase {
    switch sign {
    case .conflicting: conflicting
    case .ambiguous: ambiguous
    case .hidden: hidden
    case .broken: broken
    case .missed: missed
    }
  }
}

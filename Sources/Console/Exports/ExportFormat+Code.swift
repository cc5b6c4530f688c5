import AutoLayout
import LayoutCode
import Patience
import Prose

extension ExportFormat {
  /// The layout as code, in every way of writing it.
  static let code: [ExportFormat] = CodeDialect.all.map { dialect in
    ExportFormat(
      word: dialect.word, ending: dialect.ending,
      distinction: plain.contains(dialect.word) ? "" : "-\(dialect.word)",
      summary: dialect.summary, signature: signature, takesView: true
    ) { (snapshot, target) throws(LineFailure) in
      let text = dialect.text(
        of: snapshot.document, target.view ?? snapshot.document.stagedView ?? .root,
        frames: snapshot.frames, called: snapshot.controllerClass,
        in: snapshot.settings.language)
      return Written(text: "// \(signature)\n\n\(text)")
    }
  }

  /// Those that need no more than the ending of their language.
  private static let plain = ["swift", "objc"]

  /// In a comment at the top of what is written.
  static let signature = "Written by Tsume."
}

extension Snapshot {
  /// The class that is shown; `nil` where code without one was pasted, whose screen is called after its view.
  fileprivate var controllerClass: String? {
    let name = CodeScreens(in: history)?.shownClass
    return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// Where all views lie in their superviews.
  var frames: [ViewID: Rect] {
    let frames = document.preorder().awaited(each: 2).compactMap { id in
      solution.frame(of: id).map { (id, $0) }
    }
    return Dictionary(frames, uniquingKeysWith: { first, _ in first })
  }
}

package import AutoLayout
package import Prose

/// A way of writing a layout as code, which `export` calls by its word. One more is one more file with
/// its static member, and its name in `all`.
package struct CodeDialect: Sendable {
  package let word: String
  /// What files of it end in.
  package let ending: String
  package let summary: Phrase
  let write: @Sendable (LayoutOutline, Language) -> String

  package static let all: [CodeDialect] = [
    .swift, .swiftItem, .vfl, .snapKit, .masonry, .objectiveC,
  ]

  /// A class that makes the layout below a view.
  ///
  /// - Parameters:
  ///   - frames: Where views lie in their superviews.
  ///   - name: What a controller is called.
  package func text(
    of document: Document, _ root: ViewID, frames: [ViewID: Rect], called name: String? = nil,
    in language: Language
  ) -> String {
    write(LayoutOutline(of: document, root, frames: frames, called: name), language)
  }
}

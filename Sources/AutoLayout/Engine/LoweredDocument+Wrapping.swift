import Simplex

/// A text of several lines asks for what it measures in the width that the layout gives it. That width
/// is known after a first layout, in which the text may be as wide as it likes (UIKit sizing, section
/// 6). What one text gives up by wrapping may be another's, which is then measured in that width.
extension LoweredDocument {
  /// Lets every text wrap in the width that `solution` gives it, if it asked for more, and measures
  /// again what wrapped in another width.
  mutating func wrapTexts(by solution: Solution) {
    guard let document else { return }
    for id in wrappable {
      guard let view = document.views[id], let width = solution.rect(of: Item(id))?.width
      else { continue }
      if let before = wrapped[id], Tolerance.areEqual(before, width) { continue }
      if let size = document.wrappedSize(of: view, in: width) {
        wrapped[id] = width
        ask(for: size, view, in: document)
      } else if wrapped.removeValue(forKey: id) != nil {
        ask(for: document.naturalSize(of: view), view, in: document)
      }
    }
  }

  /// As before the first layout.
  mutating func unwrapTexts() {
    guard let document else { return }
    for id in wrapped.keys {
      if order.contains(id), let view = document.views[id] {
        ask(for: document.naturalSize(of: view), view, in: document)
      }
    }
    wrapped = [:]
  }

  private mutating func ask(for size: NaturalSize, _ view: View, in document: Document) {
    let lowering = Lowering(document: document, order: order)
    var rows = viewRows[view.id]?.constraints ?? []
    for row in lowering.contentSizes(of: view, size) {
      guard let place = rows.firstIndex(where: { $0.row == row.row }) else { continue }
      rows[place] = row
      rowsLowered += 1
    }
    pending.replace(&viewRows[view.id, default: ViewRows()].constraints, with: rows)
  }
}

extension View {
  /// Whether its height depends on its width.
  var wrapsText: Bool {
    let hasLines =
      switch kind {
      case .label: content.numberOfLines != 1
      case .textView: !content.isScrollEnabled
      default: false
      }
    return hasLines && content.given == nil && content.preferredMaxLayoutWidth == nil
      && content.text?.isEmpty == false
  }
}

extension Document {
  /// What a text measures that has less width than it asks for; `nil` if it has enough.
  package func wrappedSize(of view: View, in width: Double) -> NaturalSize? {
    guard width > Tolerance.points, let natural = naturalSize(of: view).width,
      natural > width + Tolerance.points
    else { return nil }
    var content = view.content
    content.preferredMaxLayoutWidth = width
    return view.kind.naturalSize(of: content, scale: contentScale(of: view), system: system)
  }
}

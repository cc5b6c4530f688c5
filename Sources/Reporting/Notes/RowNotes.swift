import AutoLayout
import Patience
import Prose

/// Rows of a table that say their height by constraints which have nothing to hold apart: UIKit takes
/// that for a mistake, warns once, and gives them the usual height (UIKit scroll views, on self-sizing
/// rows).
enum RowNotes {
  /// A remark on the first row that has come to it.
  static func notes(from old: Solution?, to new: Solution) -> [Phrase] {
    let views = old.map { new.touched(since: $0).sorted() } ?? new.document.preorder()
    let row = views.awaited().first {
      new.document.collapses($0) && old?.document.collapses($0) != true
    }
    return row.map { [note(on: $0, in: new.document)] } ?? []
  }

  private static func note(on row: ViewID, in document: Document) -> Phrase {
    let name = document.text(of: row)
    let content = document.contentView(of: row).map(document.name(of:)) ?? ""
    let line = Text("\(content).height >= 44", as: .code)
    return Phrase(
      en:
        "the constraints in \(name) ambiguously suggest a height of zero: UIKit warns once and uses "
        + "the standard height. A text, an image or \(line) gives it one",
      ja: "\(name) の中の制約では高さが 0 になりえます。UIKit は一度だけ警告し、標準の高さを使います。"
        + "文字や画像を入れるか、\(line) を加えると高さが決まります")
  }
}

extension Document {
  /// Whether the constraints of a row reach from the upper edge of its content view to the lower one, and
  /// nothing on the way has a height.
  fileprivate func collapses(_ id: ViewID) -> Bool {
    guard let row = view(id), row.kind == .tableViewCell, rowHeight(of: row) == .automatic,
      let content = contentView(of: id), isInWindow(id)
    else { return false }
    let inside = Set(preorder(from: content))
    let vertical = constraints.values { constraint in
      constraint.isActive && constraint.first.attribute.axis == .vertical
        && constraint.items.allSatisfy { inside.contains($0.view) }
    }
    let edges = Set(
      vertical.flatMap { [$0.first, $0.second].compactMap(\.self) }
        .filter { $0.item.view == content && $0.item.guide == nil }.map(\.attribute))
    guard edges.isSuperset(of: [.top, .bottom]),
      !vertical.contains(where: { $0.constant.magnitude.isLength })
    else {
      return false
    }
    return inside.allSatisfy { view($0).flatMap { naturalSize(of: $0).height } ?? 0 <= 0 }
  }
}

import Simplex

/// What a view asks for may go by where a first layout puts it. A text of several lines asks for what it
/// measures in the width that it got, and may be as wide as it likes until then (UIKit sizing, section
/// 6); what one text gives up by wrapping may be another's, which is then measured in that width. A tab
/// bar is higher by what it covers of the safe area.
extension LoweredDocument {
  /// Lets each such view ask for what `solution` makes of it, where that has changed.
  mutating func adaptSizes(by solution: Solution) {
    guard let document else { return }
    let insets = solution.insets
    for id in adaptable {
      guard let view = document.views[id],
        let length = view.isTabBar
          ? insets.safeArea(of: id).bottom : solution.rect(of: Item(id))?.width
      else { continue }
      if let before = adapted[id], Tolerance.areEqual(before, length) { continue }
      if let size = document.size(of: view, adaptedTo: length) {
        adapted[id] = length
        ask(for: size, view, in: document)
      } else if adapted.removeValue(forKey: id) != nil {
        ask(for: document.naturalSize(of: view), view, in: document)
      }
    }
  }

  /// As before the first layout.
  mutating func forgetAdaptedSizes() {
    guard let document else { return }
    for id in adapted.keys {
      if order.contains(id), let view = document.views[id] {
        ask(for: document.naturalSize(of: view), view, in: document)
      }
    }
    adapted = [:]
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
  /// Whether what it asks for goes by where a layout puts it.
  var adaptsItsSize: Bool { wrapsText || isTabBar }

  /// One whose height is the device's.
  fileprivate var isTabBar: Bool { kind.bar == .tabs && content.given == nil }

  /// Whether its height depends on its width.
  private var wrapsText: Bool {
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
  /// What a view measures by the width of its text, or by what a tab bar covers of the safe area; `nil`
  /// if that changes nothing.
  fileprivate func size(of view: View, adaptedTo length: Double) -> NaturalSize? {
    view.isTabBar ? barSize(of: view, covering: length) : wrappedSize(of: view, in: length)
  }

  /// What a text measures that has less width than it asks for; `nil` if it has enough.
  package func wrappedSize(of view: View, in width: Double) -> NaturalSize? {
    guard width > Tolerance.points, let natural = naturalSize(of: view).width,
      natural > width + Tolerance.points
    else { return nil }
    var content = view.content
    content.preferredMaxLayoutWidth = width
    return view.kind.naturalSize(of: content, scale: contentScale(of: view), system: system)
  }

  /// With the home indicator below: 83 of 49 and 34 (UIKit sizing, section 3).
  private func barSize(of bar: View, covering safeArea: Double) -> NaturalSize? {
    guard safeArea > Tolerance.points, let height = barHeight(of: bar.kind) else { return nil }
    return NaturalSize(width: nil, height: height + safeArea)
  }
}

extension Solution {
  /// What a view asks for in this layout by its content; of a text what it measures on one line.
  package func naturalSize(of view: View) -> NaturalSize {
    let covered = view.isTabBar ? insets.safeArea(of: view.id).bottom : 0
    let natural = document.naturalSize(of: view)
    return covered > 0 ? document.size(of: view, adaptedTo: covered) ?? natural : natural
  }
}

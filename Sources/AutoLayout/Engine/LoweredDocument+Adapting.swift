import Simplex

/// What a view asks for may go by where a first layout puts it. A text of several lines asks for what it
/// measures in the width that it got, and may be as wide as it likes until then (UIKit sizing, section
/// 6); what one text gives up by wrapping may be another's, which is then measured in that width. A tab
/// bar is higher by what it covers of the safe area, and a row in which nothing is to be measured is as
/// high as its frame.
extension LoweredDocument {
  /// Lets each such view ask for what `solution` makes of it, where that has changed.
  mutating func adaptSizes(by solution: Solution) {
    guard let document else { return }
    for id in adaptable {
      guard let view = document.views[id] else { continue }
      let yardstick = document.yardstick(of: view)
      guard let length = solution.length(by: yardstick, of: id) else { continue }
      if let before = adapted[id], Tolerance.areEqual(before, length) { continue }
      if let size = document.size(of: view, adaptedTo: length) {
        adapted[id] = length
        ask(for: size, view, in: document)
      } else if yardstick != .height, adapted.removeValue(forKey: id) != nil {
        ask(for: nil, view, in: document)
      }
    }
  }

  /// As before the first layout.
  mutating func forgetAdaptedSizes() {
    guard let document else { return }
    for id in adapted.keys where order.contains(id) {
      // What adapts no longer was lowered anew.
      guard let view = document.views[id], document.adaptsSize(of: view) else { continue }
      ask(for: nil, view, in: document)
    }
    adapted = [:]
  }

  /// - Parameter size: `nil` for what it asks for by itself.
  private mutating func ask(for size: NaturalSize?, _ view: View, in document: Document) {
    let lowering = Lowering(document: document, order: order)
    var rows = viewRows[view.id]?.constraints ?? []
    for row in lowering.adaptedRows(of: view, size) {
      guard let place = rows.firstIndex(where: { $0.row == row.row }) else { continue }
      rows[place] = row
      rowsLowered += 1
    }
    pending.replace(&viewRows[view.id, default: ViewRows()].constraints, with: rows)
  }
}

extension Lowering {
  fileprivate func adaptedRows(of view: View, _ size: NaturalSize?) -> [LoweredConstraint] {
    if document.yardstick(of: view) == .height {
      return [rowHeight(of: view, fitting: size?.height ?? 0)].compactMap(\.self)
    }
    return contentSizes(of: view, size ?? document.naturalSize(of: view))
  }
}

/// What of a layout the size goes by that a view asks for.
private enum Yardstick {
  /// Of a text.
  case width
  /// Of a row that sizes itself. A row that was found empty stays as high as one.
  case height
  /// Of a tab bar, at its bottom.
  case coveredSafeArea
}

extension View {
  /// One whose height is the device's.
  fileprivate var isTabBar: Bool { kind.bar == .tabs && content.given == nil }

  /// Whether its height depends on its width.
  fileprivate var wrapsText: Bool {
    let hasLines =
      switch kind {
      case .label: content.numberOfLines != 1
      case .textView: !content.isScrollEnabled
      default: false
      }
    return hasLines && (content.given == nil || content.wrapsAnew)
      && content.preferredMaxLayoutWidth == nil && content.text?.isEmpty == false
  }
}

extension Document {
  /// Whether what a view asks for goes by where a layout puts it.
  func adaptsSize(of view: View) -> Bool {
    view.wrapsText || view.isTabBar || rowHeight(of: view) == .automatic
  }

  fileprivate func yardstick(of view: View) -> Yardstick {
    view.kind == .tableViewCell ? .height : view.isTabBar ? .coveredSafeArea : .width
  }

  /// What a view measures by that; `nil` if it changes nothing.
  fileprivate func size(of view: View, adaptedTo length: Double) -> NaturalSize? {
    switch yardstick(of: view) {
    case .width: wrappedSize(of: view, in: length)
    case .height:
      height(ofEmpty: view, measuring: length).map { NaturalSize(width: nil, height: $0) }
    case .coveredSafeArea: barSize(of: view, covering: length)
    }
  }

  /// What a text measures that has less width than it asks for; `nil` if it has enough.
  package func wrappedSize(of view: View, in width: Double) -> NaturalSize? {
    guard width > Tolerance.points, let natural = naturalSize(of: view).width,
      natural > width + Tolerance.points
    else { return nil }
    var content = view.content
    content.preferredMaxLayoutWidth = width
    return view.kind.naturalSize(of: content, scale: scale, system: system)
  }

  /// With the home indicator below: 83 of 49 and 34 (UIKit sizing, section 3).
  private func barSize(of bar: View, covering safeArea: Double) -> NaturalSize? {
    guard safeArea > Tolerance.points, let height = barHeight(of: bar.kind) else { return nil }
    return NaturalSize(width: nil, height: height + safeArea)
  }
}

extension Solution {
  /// What a view asks for by its content where this layout puts it.
  package func naturalSize(of view: View) -> NaturalSize {
    let natural = document.naturalSize(of: view)
    guard document.adaptsSize(of: view),
      let length = length(by: document.yardstick(of: view), of: view.id)
    else { return natural }
    return document.size(of: view, adaptedTo: length) ?? natural
  }

  fileprivate func length(by yardstick: Yardstick, of view: ViewID) -> Double? {
    switch yardstick {
    case .width: rect(of: Item(view))?.width
    case .height: rect(of: Item(view))?.height
    case .coveredSafeArea: insets.safeArea(of: view).bottom
    }
  }
}

import AutoLayout
import Interchange

/// Views that are given to others and that those place by themselves: they lie in them then, and
/// constraints may speak of both.
extension Member {
  static func held(_ name: String, _ place: HeldPlace = .anywhere) -> Member {
    .property(
      name, type: "UIView", hasPartInLayout: place != .background,
      read: { evaluator, value, _ in evaluator.stored(name, of: value) ?? .absent },
      write: { (evaluator, value, operand) throws(Stop) in
        let earlier = evaluator.stored(name, of: value)
        evaluator.store(name, operand.value, in: value)
        if operand.value != .absent { try evaluator.awaken(value, at: operand.range) }
        guard let holder = evaluator.viewID(of: value) else { return }
        if let old = earlier.flatMap({ evaluator.view(of: $0) }), old.superview == holder {
          try evaluator.apply(.remove(old.id, step: evaluator.step), at: operand.range)
        }
        guard let view = evaluator.view(of: operand.value), view.superview != holder,
          !view.isGuide
        else { return }
        try evaluator.insert(operand, into: holder, at: place == .background ? .back : .front)
        try evaluator.hold(view.id, in: holder, place, at: operand.range)
      })
  }
}

/// Where a view puts one that is given to it.
enum HeldPlace: Sendable {
  case anywhere
  /// Behind everything, as large as the view that holds it.
  case background
  /// At the top of a table, as wide as that.
  case header
  /// Below all rows of a table, as wide as that.
  case footer
}

extension Evaluator {
  /// Gives a view that is laid out by its frame the place that its holder has for it.
  fileprivate mutating func hold(
    _ id: ViewID, in holder: ViewID, _ place: HeldPlace, at range: SourceRange
  ) throws(Stop) {
    guard let frame = draft.view(id)?.frameLayout?.frame else { return }
    let layout: FrameLayout
    let mask: AutoresizingMask
    switch place {
    case .anywhere: return
    case .background:
      // Of any size: it follows the holder's from there.
      layout = FrameLayout(
        frame: Rect(x: 0, y: 0, width: 1, height: 1), superviewSize: Size(width: 1, height: 1))
      mask = [.flexibleWidth, .flexibleHeight]
    case .header, .footer:
      let y = place == .header ? 0 : endOfContent(of: holder, besides: id)
      layout = FrameLayout(
        frame: Rect(x: 0, y: y, width: 1, height: frame.height),
        superviewSize: Size(width: 1, height: 0))
      mask = .flexibleWidth
    }
    try apply(.change(id, .keptFrame(layout)), at: range)
    try apply(.change(id, .autoresizingMask(mask)), at: range)
  }

  /// Where the rows of a table end, or what it has above them.
  private func endOfContent(of table: ViewID, besides footer: ViewID) -> Double {
    let rows = draft.endOfRows(of: table, besides: footer)
    let header = stored("tableHeaderView", of: objectOfView[table].map { .object($0) } ?? .absent)
      .flatMap { view(of: $0) }
    return max(rows, header?.superview == table ? header?.frameLayout?.frame.maxY ?? 0 : 0)
  }
}

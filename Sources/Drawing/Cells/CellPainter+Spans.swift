import AutoLayout
import Prose

/// Constraints as lines with their constants, where there is room for both.
extension CellPainter {
  /// What of the window goes on beyond the picture ends in a dotted line.
  mutating func paintTornEdges() {
    let (region, whole) = (grid.region, scene.visibleRegion)
    let edges = [
      (region.x > whole.x, true, 0), (region.maxX < whole.maxX, true, grid.columns - 1),
      (region.y > whole.y, false, 0), (region.maxY < whole.maxY, false, grid.rows - 1),
    ]
    for (isTorn, isVertical, place) in edges where isTorn {
      for offset in 0..<(isVertical ? grid.rows : grid.columns) {
        let (column, row) = isVertical ? (place, offset) : (offset, place)
        guard canvas.cell(column, row)?.isFree == true else { continue }
        let strokes: Strokes = isVertical ? .vertical(.dotted) : .horizontal(.dotted)
        canvas.join(strokes, as: .dim, owner: nil, at: column, row)
      }
    }
  }

  mutating func paintSpans() {
    for span in scene.spans { paintGuides(of: span) }
    for span in scene.spans where !span.isSize && !isAlignment(span) { paintDistance(span) }
    for span in scene.spans {
      if span.isSize {
        paintSize(span)
      } else if isAlignment(span) {
        paintAlignment(span)
      }
    }
  }

  /// Along the axis of the span.
  private func place(_ position: Double, _ axis: Axis) -> Int {
    axis == .horizontal ? grid.column(position) : grid.row(position)
  }

  /// Less than a pixel is no distance.
  private func isAlignment(_ span: Span) -> Bool { abs(span.from - span.to) < 0.3 }

  private func role(of span: Span) -> Role {
    switch span.standing {
    case .holds: .handle
    case .broken: .trouble
    case .missed: .dim
    }
  }

  /// `16`, `16!` if it is broken, `(16)` if it is missed.
  private func label(of span: Span) -> Text {
    switch span.standing {
    case .holds: Text(span.label, as: .handle)
    case .broken: Text(span.label + "!", as: .trouble)
    case .missed: Text("(\(span.label))", as: .dim)
    }
  }

  // MARK: Distances

  /// The cells beside each other that a span may take across its axis, the middle first.
  private func lanes(of span: Span) -> [Int] {
    let across: Axis = span.axis == .horizontal ? .vertical : .horizontal
    let middle = place(span.middle, across)
    let (low, high) = (
      place(span.first.lowerBound, across), place(span.first.upperBound, across)
    )
    let limit = (across == .horizontal ? grid.columns : grid.rows) - 1
    let lanes = max(0, min(low, middle))...max(0, min(low, middle), min(max(high, middle), limit))
    return lanes.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  private mutating func paintDistance(_ span: Span) {
    let ends = [place(span.from, span.axis), place(span.to, span.axis)].sorted()
    let (start, end) = (ends[0], ends[1])
    let lanes = lanes(of: span)
    let words = label(of: span)
    if span.axis == .horizontal {
      for row in lanes where paintAcross(row, start, end, words, role(of: span)) {
        return extendEdges(of: span, to: row)
      }
    } else {
      for column in lanes where paintDown(column, start, end, words, role(of: span)) {
        return extendEdges(of: span, to: column)
      }
    }
  }

  /// Where the line stands beside the one that it is measured from, a dotted line leads there.
  private mutating func extendEdges(of span: Span, to lane: Int) {
    let across: Axis = span.axis == .horizontal ? .vertical : .horizontal
    for (range, position) in [(span.first, span.to), (span.second ?? span.first, span.from)] {
      let (low, high) = (place(range.lowerBound, across), place(range.upperBound, across))
      let gap = lane < low ? (lane + 1)..<low : (high + 1)..<max(high + 1, lane)
      let strokes: Strokes = across == .horizontal ? .horizontal(.dotted) : .vertical(.dotted)
      for step in gap {
        let fixed = place(position, span.axis)
        let (column, row) = across == .horizontal ? (step, fixed) : (fixed, step)
        guard isFree(column, row) else { continue }
        canvas.join(strokes, as: .dim, owner: nil, at: column, row)
      }
    }
  }

  /// `├─16─┤`, if all of it is free.
  private mutating func paintAcross(
    _ row: Int, _ start: Int, _ end: Int, _ label: Text, _ role: Role
  ) -> Bool {
    let inner = (start + 1)..<max(start + 1, end)
    let middle = inner.lowerBound + (inner.count - label.width) / 2
    let places = inner.dropLast(max(0, label.width - 1)).filter { place in
      (place..<(place + label.width)).allSatisfy { isFree($0, row) }
    }
    guard inner.allSatisfy({ isFree($0, row) || isCrossable($0, row, .horizontal) }),
      let place = places.min(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) })
    else { return false }
    for column in start...end {
      let arms = Strokes(
        right: column < end ? .light : .none, left: column > start ? .light : .none)
      paintArm(arms, isEnd: column == start || column == end, .vertical(.light), role, column, row)
    }
    canvas.write(label, owner: nil, at: place, row)
    return true
  }

  /// A line with its number beside it; on the lower line where there is nothing between the two.
  private mutating func paintDown(
    _ column: Int, _ start: Int, _ end: Int, _ label: Text, _ role: Role
  ) -> Bool {
    let inner = (start + 1)..<max(start + 1, end)
    guard inner.allSatisfy({ isFree(column, $0) || isCrossable(column, $0, .vertical) }) else {
      return false
    }
    let middle = (start + end) / 2
    if inner.isEmpty {
      let short = arrow(.vertical) + label
      return [end, start].contains { writeOnLine(short, column, $0) }
    }
    guard
      let place = [column + 1, column - label.width].first(where: { place in
        (place..<(place + label.width)).allSatisfy { isFree($0, middle) }
      })
    else { return false }
    for row in start...end {
      let arms = Strokes(up: row > start ? .light : .none, down: row < end ? .light : .none)
      paintArm(arms, isEnd: row == start || row == end, .horizontal(.light), role, column, row)
    }
    canvas.write(label, owner: nil, at: place, middle)
    return true
  }

  /// An end joins the line that is there, or makes one.
  private mutating func paintArm(
    _ arms: Strokes, isEnd: Bool, _ bar: Strokes, _ role: Role, _ column: Int, _ row: Int
  ) {
    var strokes = arms
    if isEnd {
      switch canvas.cell(column, row)?.ink {
      case .strokes: break
      case .glyph, .tail: return
      default: strokes.join(bar)
      }
    }
    canvas.join(strokes, as: role, owner: nil, at: column, row)
  }

  private func isFree(_ column: Int, _ row: Int) -> Bool {
    guard let cell = canvas.cell(column, row) else { return false }
    if case .strokes(let strokes) = cell.ink { return !strokes.isSolid }
    return cell.isFree
  }

  /// Whether a line may go through: across a line that does not run along.
  private func isCrossable(_ column: Int, _ row: Int, _ axis: Axis) -> Bool {
    guard case .strokes(let strokes)? = canvas.cell(column, row)?.ink else { return false }
    return axis == .horizontal
      ? strokes.left == .none && strokes.right == .none
      : strokes.up == .none && strokes.down == .none
  }

  private func arrow(_ axis: Axis) -> Text {
    let isASCII = drawing == .ascii
    return axis == .horizontal
      ? Text(isASCII ? "<>" : "↔", as: .handle) : Text(isASCII ? "^" : "↕", as: .handle)
  }

  /// Centred at the column, on a free stretch or on a line that runs along the row.
  private mutating func writeOnLine(_ label: Text, _ middle: Int, _ row: Int) -> Bool {
    let start = middle - label.width / 2
    guard (start..<(start + label.width)).allSatisfy({ isOpen($0, row) }),
      !canvas.hasGlyph(start - 1, row), !canvas.hasGlyph(start + label.width, row)
    else { return false }
    canvas.write(label, owner: nil, at: start, row)
    return true
  }

  private func isOpen(_ column: Int, _ row: Int) -> Bool {
    guard let cell = canvas.cell(column, row) else { return false }
    if case .strokes(let strokes) = cell.ink { return strokes.up == .none && strokes.down == .none }
    return cell.isFree
  }

  // MARK: Sizes

  /// On the lower line of what it sizes, or inside at its right edge.
  private mutating func paintSize(_ span: Span) {
    guard let index = scene.shapes.firstIndex(where: { $0.view == span.items[0].view }),
      let form = plan.forms[index]
    else { return }
    let words = arrow(span.axis) + label(of: span)
    switch form {
    case .box(let box):
      let middle = (box.left + box.right) / 2
      if span.axis == .horizontal {
        let rows = [box.bottom, box.top] + (box.top..<max(box.top, box.bottom)).reversed()
        _ = rows.contains { writeOnLine(words, middle, $0) }
      } else {
        let column = box.right - words.width + words.width / 2
        _ = rowsFromMiddle(of: box).contains { row in
          writeOnLine(words, column, row)
            || writeOnLine(words, box.right + 1 + words.width / 2, row)
        }
      }
    case .bar(let row, let first, let last):
      for column in (first..<max(first, last - words.width)).reversed() {
        let middle = column + 1 + words.width / 2
        if writeOnLine(words, middle, row) { return }
      }
    case .post, .dot: break
    }
  }

  // MARK: Alignment

  /// A dotted line along what is aligned, under the constraint's name.
  private mutating func paintAlignment(_ span: Span) {
    let low = min(span.first.lowerBound, span.second?.lowerBound ?? span.first.lowerBound)
    let high = max(span.first.upperBound, span.second?.upperBound ?? span.first.upperBound)
    let name = Text(span.name, as: role(of: span))
    if span.axis == .horizontal {
      let column = grid.column(span.to)
      let rows = max(0, grid.row(low))...max(0, grid.row(low), min(grid.row(high), grid.rows - 1))
      for row in rows where isFree(column, row) {
        canvas.join(.vertical(.dotted), as: role(of: span), owner: nil, at: column, row)
      }
      let middle = grid.row(span.middle)
      for row in rows.sorted(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) })
      where writeOnLine(name, column + 1 + name.width / 2, row) { return }
    } else {
      let row = grid.row(span.to)
      let columns =
        max(
          0, grid.column(low))...max(0, grid.column(low), min(grid.column(high), grid.columns - 1))
      for column in columns where isFree(column, row) {
        canvas.join(.horizontal(.dotted), as: role(of: span), owner: nil, at: column, row)
      }
      let middle = grid.column(span.middle)
      for column in columns.sorted(by: { (abs($0 - middle), $0) < (abs($1 - middle), $1) })
      where writeOnLine(name, column, row) { return }
    }
  }

  // MARK: Guides

  /// The edge of a guide that a span reaches is drawn, since nothing else shows it.
  private mutating func paintGuides(of span: Span) {
    guard !span.isSize, span.items.count == 2 else { return }
    for (item, position) in zip(span.items, [span.to, span.from]) {
      guard let guide = item.guide else { continue }
      let name = Text(guide.rawValue, as: .dim)
      if span.axis == .horizontal {
        let column = grid.column(position)
        for row in 0..<grid.rows where isFree(column, row) {
          canvas.join(.vertical(.dotted), as: .dim, owner: nil, at: column, row)
        }
        _ = (1..<max(1, grid.rows - 1)).contains { writeOnLine(name, column, $0) }
      } else {
        let row = grid.row(position)
        for column in 0..<grid.columns where isFree(column, row) {
          canvas.join(.horizontal(.dotted), as: .dim, owner: nil, at: column, row)
        }
        let end = grid.columns - 3 - name.width
        _ = stride(from: end, through: name.width, by: -1).contains { writeOnLine(name, $0, row) }
      }
    }
  }
}

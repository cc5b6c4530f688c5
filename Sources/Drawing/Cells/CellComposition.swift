import AutoLayout
import Patience
import Prose

/// Puts picture and panel on a page: side by side or one above the other, whichever leaves the
/// picture larger.
struct CellComposition {
  private let picture: CellPicture
  private let page: Page
  private let region: Rect
  /// The places of the shapes that the panel tells of.
  private let subjects: [Int]
  private let isSubject: [Bool]

  private var scene: Scene { picture.scene }
  private var language: Language { page.language }

  /// - Complexity: O(views + constraints).
  init(_ picture: CellPicture, on page: Page) {
    self.picture = picture
    self.page = page
    let scene = picture.scene
    region =
      switch picture.subject {
      case .everything, .movement: scene.visibleRegion
      case .constraints(let view): scene.region(around: view)
      }
    isSubject = scene.shapes.map { picture.remarks[$0.view] != nil }
    subjects = isSubject.indices.filter { [isSubject] in isSubject[$0] }
  }

  var lines: [Text] {
    var arrangement = CellArrangement.best(for: needs, on: page)
    let grid = grid(for: arrangement)
    arrangement.leaveRoom(beside: grid, on: page)
    var painter = CellPainter(scene, on: grid, drawing: page.drawing, role: role)
    paintSubject(with: &painter)
    let panel = panel(arrangement, &painter)
    let rows = painter.canvas.texts(in: page.drawing)
    if arrangement.isBelow { return rows + panel.lines }
    return Self.beside(rows, panel.lines, at: grid.columns + CellArrangement.gap)
  }

  private static func beside(_ left: [Text], _ right: [Text], at column: Int) -> [Text] {
    (0..<max(left.count, right.count)).map { row in
      let start = left.indices.contains(row) ? left[row] : Text()
      guard right.indices.contains(row), !right[row].isEmpty else { return start }
      return start.padded(to: column) + right[row]
    }
  }

  // MARK: The picture

  /// A point is not drawn larger than a cell is wide.
  private static let finest = 1.0

  private var finest: Double {
    if case .constraints = picture.subject { return Self.finest }
    return 0
  }

  /// Of a detail, as much of what is around it as there is room for.
  private func grid(for arrangement: CellArrangement) -> CellGrid {
    let grid = arrangement.grid(of: region, finest: finest)
    guard case .constraints = picture.subject else { return grid }
    let rows = arrangement.isBelow ? min(arrangement.rows, grid.rows + 4) : arrangement.rows
    let room = Size(
      width: grid.columnWidth * Double(arrangement.columns - 1),
      height: grid.rowHeight * Double(rows - 1))
    return arrangement.grid(
      of: region.grown(to: room, within: scene.visibleRegion), finest: grid.columnWidth)
  }

  private func paintSubject(with painter: inout CellPainter) {
    let isSubject = isSubject
    switch picture.subject {
    case .everything: painter.writeNames { _ in true }
    case .movement:
      painter.paintGhosts { isSubject[$0] }
      painter.writeNames { isSubject[$0] }
      painter.writeNames { !isSubject[$0] }
    case .constraints:
      painter.paintTornEdges()
      painter.writeNames { isSubject[$0] }
      painter.paintSpans()
      painter.writeNames { !isSubject[$0] }
    }
  }

  private func role(of shape: Scene.Shape) -> Role {
    if shape.isFaint { return .dim }
    switch picture.subject {
    case .everything:
      if shape.marks.contains(.conflicting) { return .trouble }
      return shape.marks.contains(.ambiguous) ? .hint : .plain
    case .movement: return picture.remarks[shape.view] != nil ? .added : .dim
    case .constraints(let view):
      if shape.view == view { return .emphasis }
      return picture.remarks[shape.view] != nil || shape.depth == 0 ? .plain : .dim
    }
  }
}

// MARK: The panel

extension CellComposition {
  private var needs: CellArrangement.Needs {
    let entries = spanEntries + subjects.awaitedMap(each: 8, entry) + goneEntries
    return CellArrangement.Needs(
      region: region, finest: finest,
      nameWidth: min(
        CellPanel.widestName, entries.awaited(each: 2).reduce(0) { max($0, $1.name.width) }),
      detailWidth: entries.awaited(each: 2).reduce(0) { max($0, $1.detail.width) },
      lines: entries.count + 1 + picture.words.notes.count + (legend.isEmpty ? 0 : 1),
      needsDetails: picture.subject != .everything)
  }

  private func panel(
    _ arrangement: CellArrangement, _ painter: inout CellPainter
  ) -> CellPanel {
    let heading = heading(arrangement, painter.grid)
    let footing = footing(arrangement)
    let room = CellPanel.room(in: arrangement.panelHeight, heading, footing)
    return CellPanel(
      heading: heading,
      entries: shapeEntries(room: room, arrangement.style, &painter) + spanEntries + goneEntries,
      footing: footing, width: arrangement.panelWidth, height: arrangement.panelHeight,
      style: arrangement.style, more: { picture.words.more.around("\($0)", in: language) })
  }

  private func entry(_ index: Int) -> CellPanel.Entry {
    let shape = scene.shapes[index]
    let detail = picture.remarks[shape.view]?.text(in: language) ?? Text()
    return CellPanel.Entry(name: shape.markedName(), detail: detail, isNeeded: false)
  }

  /// Those that are not named in the picture get keys there, as many as the panel has room for.
  private func shapeEntries(
    room: Int, _ style: CellPanel.Style, _ painter: inout CellPainter
  ) -> [CellPanel.Entry] {
    // Each entry is spoken of by its place below.
    if LineWork.isStopped(after: subjects.count) { return [] }
    var entries = subjects.map(entry)
    let unnamed = subjects.indices.filter { !painter.isNamed[subjects[$0]] }
    for place in unnamed { entries[place].isNeeded = true }
    let others = spanEntries.count + goneEntries.count
    let total = style == .table ? entries.count + others : unnamed.count + others
    let count = CellPanel.shownCount(of: total, style: style, room: room) - others
    var keys = keys
    for place in unnamed.prefix(max(0, count)) {
      guard let key = keys.first else { break }
      if painter.write(key, for: subjects[place]) {
        entries[place].key = key
        keys.removeFirst()
      }
    }
    return entries
  }

  private var goneEntries: [CellPanel.Entry] {
    zip(scene.gone, picture.goneRemarks).map { ghost, remark in
      CellPanel.Entry(
        name: Text(ghost.name, as: .removed), detail: remark.text(in: language), isNeeded: true)
    }
  }

  private var spanEntries: [CellPanel.Entry] {
    zip(scene.spans, picture.spanRemarks).map { span, remark in
      CellPanel.Entry(
        name: Text(span.name, as: .handle), detail: remark.text(in: language), isNeeded: true)
    }
  }

  /// Signs that no view is called.
  private var keys: ArraySlice<Character> {
    let names = Set(scene.shapes.map(\.name))
    return ArraySlice("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".filter { !names.contains(String($0)) })
  }

  private func heading(_ arrangement: CellArrangement, _ grid: CellGrid) -> [Text] {
    let size: Text = "\(grid.columnWidth.inTenths)x\(grid.rowHeight.inTenths)"
    let scale = picture.words.scale.around(size, in: language).styled(.dim)
    let title = picture.words.title.text(in: language)
    let line = region.width + region.height > 0 ? title + "  " + scale : title
    if line.width <= arrangement.panelWidth { return [line] }
    return title.width <= arrangement.panelWidth ? [title] : []
  }

  private func footing(_ arrangement: CellArrangement) -> [Text] {
    let notes = picture.words.notes.map { $0.text(in: language) }
    let legend = legend.map { $0.text(in: language).styled(.dim) }
    let line = legend.joined(separator: "  ")
    if legend.isEmpty { return notes }
    return notes + (line.width <= arrangement.panelWidth ? [line] : legend)
  }

  /// The marks that occur, explained.
  private var legend: [Phrase] {
    let words = picture.words
    let shapes = scene.shapes
    var legend: [Phrase] = []
    if shapes.contains(where: { $0.marks.contains(.conflicting) }) {
      legend.append(words.conflicting)
    }
    if shapes.contains(where: { $0.marks.contains(.ambiguous) }) { legend.append(words.ambiguous) }
    if shapes.contains(where: { $0.isHidden }) { legend.append(words.hidden) }
    if scene.strokes.contains(where: { $0.part == .border }) { legend.append(words.border) }
    return legend
  }
}

extension Double {
  fileprivate var inTenths: Double { (self * 10).rounded() / 10 }
}

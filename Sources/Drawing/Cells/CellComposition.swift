import AutoLayout
import Prose

/// Puts picture and panel on a page: side by side or one above the other, whichever leaves the
/// picture larger.
struct CellComposition {
  private let picture: CellPicture
  private let page: Page
  private let region: Rect

  private var scene: Scene { picture.scene }
  private var language: Language { page.language }
  private var height: Int { page.rows - Self.roomForLinesAround }

  /// The line that was typed, and the prompts before and behind it.
  private static let roomForLinesAround = 3
  private static let gap = 2
  private static let narrowestPicture = 14

  init(_ picture: CellPicture, on page: Page) {
    self.picture = picture
    self.page = page
    region = picture.scene.visibleRegion
  }

  var lines: [Text] {
    let arrangement = arrangement
    let grid = CellGrid(of: region, columns: arrangement.columns, rows: arrangement.rows)
    var painter = CellPainter(scene, on: grid, drawing: page.drawing, role: role)
    painter.paintGhosts(of: isSubject)
    painter.writeNames { isSubject($0) || picture.subject == .movement }
    let panel = panel(arrangement, &painter)
    let rows = painter.canvas.texts(in: page.drawing)
    if arrangement.isBelow { return (rows + panel.lines).prefix(height).map { $0 } }
    return Self.beside(rows, panel.lines, at: grid.columns + Self.gap)
  }

  private static func beside(_ left: [Text], _ right: [Text], at column: Int) -> [Text] {
    (0..<max(left.count, right.count)).map { row in
      let start = left.indices.contains(row) ? left[row] : Text()
      guard right.indices.contains(row), !right[row].isEmpty else { return start }
      return start.padded(to: column) + right[row]
    }
  }

  // MARK: What is told

  private func isSubject(_ index: Int) -> Bool { picture.remarks[scene.shapes[index].view] != nil }

  private func role(of shape: Scene.Shape) -> Role {
    if shape.isFaint { return .dim }
    if picture.subject == .movement {
      return picture.remarks[shape.view] != nil ? .added : .dim
    }
    if shape.marks.contains(.conflicting) { return .trouble }
    return shape.marks.contains(.ambiguous) ? .hint : .plain
  }

  private func panel(_ arrangement: Arrangement, _ painter: inout CellPainter) -> CellPanel {
    var keys = keys
    var entries = scene.shapes.indices.filter(isSubject).map { index in
      CellPanel.Entry(
        name: scene.shapes[index].markedName(), detail: detail(of: index),
        isNeeded: !painter.isNamed[index])
    }
    entries += zip(scene.gone, picture.goneRemarks).map { ghost, remark in
      CellPanel.Entry(
        name: Text(ghost.name, as: .removed), detail: remark.text(in: language), isNeeded: true)
    }
    let needed = scene.shapes.indices.filter(isSubject).enumerated()
      .filter { !painter.isNamed[$0.element] }
    let heading = heading(arrangement, painter.grid)
    let footing = footing(arrangement)
    let room = arrangement.panelHeight - heading.count - footing.count
    for (place, index) in needed.prefix(entries.count > room ? max(0, room - 1) : room) {
      guard let key = keys.first else { break }
      if painter.write(key, for: index) {
        entries[place].key = key
        keys.removeFirst()
      }
    }
    return CellPanel(
      heading: heading, entries: entries, footing: footing, width: arrangement.panelWidth,
      height: arrangement.panelHeight, showsDetails: arrangement.showsDetails,
      more: { picture.words.more.around("\($0)", in: language) })
  }

  private func detail(of index: Int) -> Text {
    picture.remarks[scene.shapes[index].view]?.text(in: language) ?? Text()
  }

  /// Signs that no view is called.
  private var keys: ArraySlice<Character> {
    let names = Set(scene.shapes.map(\.name))
    return ArraySlice("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".filter { !names.contains(String($0)) })
  }

  private func heading(_ arrangement: Arrangement, _ grid: CellGrid) -> [Text] {
    let size: Text =
      "\(grid.columnWidth.inTenths)×\(grid.rowHeight.inTenths)"
    let scale = picture.words.scale.around(size, in: language).styled(.dim)
    let title = picture.words.title.text(in: language)
    let line = title + "  " + scale
    if line.width <= arrangement.panelWidth { return [line] }
    return title.width <= arrangement.panelWidth ? [title] : []
  }

  private func footing(_ arrangement: Arrangement) -> [Text] {
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
    return legend
  }
}

// MARK: Arranging

extension CellComposition {
  /// How a page is divided.
  private struct Arrangement {
    /// For the picture.
    var columns: Int
    var rows: Int
    var panelWidth: Int
    var panelHeight: Int
    var isBelow: Bool
    var showsDetails: Bool
    /// How much worse it is than a picture of the same scale that says everything.
    var price: Double
  }

  private var arrangement: Arrangement {
    let choices = [besideWithDetails, besideWithNames, below].compactMap { $0 }
    let priced = choices.map { choice in
      let grid = CellGrid(of: region, columns: choice.columns, rows: choice.rows)
      return (choice, grid.columnWidth * choice.price)
    }
    return priced.min { $0.1 < $1.1 }?.0 ?? below
  }

  private var besideWithDetails: Arrangement? {
    let details =
      scene.shapes.indices.filter(isSubject).map { detail(of: $0).width }
      + picture.goneRemarks.map { $0.text(in: language).width }
    let width = 2 + nameWidth + Self.gap + (details.max() ?? 0)
    return beside(panelWidth: width, showsDetails: true, price: 1)
  }

  private var besideWithNames: Arrangement? {
    beside(panelWidth: 2 + nameWidth, showsDetails: false, price: 1.25)
  }

  /// Gives the panel what the picture leaves.
  private func beside(panelWidth: Int, showsDetails: Bool, price: Double) -> Arrangement? {
    let columns = page.columns - Self.gap - max(panelWidth, 10)
    guard columns >= Self.narrowestPicture else { return nil }
    let grid = CellGrid(of: region, columns: columns, rows: height)
    return Arrangement(
      columns: columns, rows: height, panelWidth: page.columns - Self.gap - grid.columns,
      panelHeight: height, isBelow: false, showsDetails: showsDetails, price: price)
  }

  private var below: Arrangement {
    let wanted = scene.shapes.count { picture.remarks[$0.view] != nil } + scene.gone.count + 2
    let panel = min(wanted, height / 3)
    let grid = CellGrid(of: region, columns: page.columns, rows: height - panel)
    return Arrangement(
      columns: page.columns, rows: height - panel, panelWidth: page.columns,
      panelHeight: height - grid.rows, isBelow: true, showsDetails: true,
      price: wanted > height - grid.rows ? 1.25 : 1.1)
  }

  private var nameWidth: Int {
    let names =
      scene.shapes.indices.filter(isSubject).map { scene.shapes[$0].markedName().width }
      + scene.gone.map { TextWidth.inCells(of: $0.name) }
    return min(CellPanel.widestName, names.max() ?? 0)
  }
}

extension Double {
  fileprivate var inTenths: Double { (self * 10).rounded() / 10 }
}

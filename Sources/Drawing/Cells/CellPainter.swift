import AutoLayout
import Patience
import Prose

/// Paints a scene on a canvas: first lines and areas, from below to above, then names where they
/// are seen whole.
struct CellPainter {
  let scene: Scene
  let plan: CellPlan
  let drawing: Page.LineDrawing
  /// How each shape is to look.
  let role: (Scene.Shape) -> Role
  var canvas: Canvas
  /// By shape: whether its name is written.
  private(set) var isNamed: [Bool]

  var grid: CellGrid { plan.grid }

  init(
    _ scene: Scene, on grid: CellGrid, drawing: Page.LineDrawing,
    role: @escaping (Scene.Shape) -> Role
  ) {
    self.scene = scene
    plan = CellPlan(of: scene, on: grid)
    self.drawing = drawing
    self.role = role
    canvas = Canvas(columns: grid.columns, rows: grid.rows)
    isNamed = Array(repeating: false, count: scene.shapes.count)
    paintWindow()
    for stroke in scene.strokes.awaited(each: 8) {
      canvas.clip = stroke.clip.map { grid.box($0.rect) }
      switch stroke.part {
      case .fill: paint(stroke.shape)
      case .border: paintBorder(stroke.shape)
      }
      if stroke.shape == 0, stroke.part == .fill { paintSafeArea() }
    }
    canvas.clip = nil
  }

  private mutating func paintWindow() {
    guard scene.window.width > 0, scene.window.height > 0 else { return }
    let outline = Canvas.Outline(
      stroke: .light, role: .plain, owner: nil, covers: false, isRounded: true)
    canvas.draw(grid.box(scene.window), outline)
  }

  /// Where bars and rounded corners would be: dotted lines that everything covers.
  private mutating func paintSafeArea() {
    guard let safeArea = scene.safeArea else { return }
    let (safe, window) = (grid.box(safeArea), grid.box(scene.window))
    for row in [safe.top, safe.bottom] where window.top < row && row < window.bottom {
      for column in (window.left + 1)..<max(window.left + 1, window.right) {
        canvas.join(.horizontal(.dotted), as: .dim, owner: 0, at: column, row)
      }
    }
    for column in [safe.left, safe.right] where window.left < column && column < window.right {
      for row in (window.top + 1)..<max(window.top + 1, window.bottom) {
        canvas.join(.vertical(.dotted), as: .dim, owner: 0, at: column, row)
      }
    }
  }

  // MARK: Shapes

  private mutating func paint(_ index: Int) {
    let shape = scene.shapes[index]
    switch plan.forms[index] {
    case .box(let box): paintBox(box, index)
    case .bar(let row, let first, let last): paintBar(row, first, last, index)
    case .post(let column, let first, let last):
      let stroke: Stroke = shape.isFaint ? .dotted : .light
      for row in max(0, first)...max(0, first, min(last, grid.rows - 1)) {
        canvas.join(.vertical(stroke), as: role(shape), owner: index, at: column, row)
      }
    case .dot(let column, let row):
      if shape.isFaint && canvas.cell(column, row)?.isFree != true { return }
      canvas.set(.fill(dot), as: role(shape), owner: index, at: column, row)
    case nil: break
    }
  }

  /// Above all that lies in the shape, with the strongest lines.
  private mutating func paintBorder(_ index: Int) {
    let shape = scene.shapes[index]
    if shape.isFaint { return }
    switch plan.forms[index] {
    case .box(let box):
      canvas.draw(
        box, Canvas.Outline(stroke: .heavy, role: role(shape), owner: index, covers: false))
    case .bar(let row, let first, let last):
      for column in [first, last] {
        canvas.join(.vertical(.heavy), as: role(shape), owner: index, at: column, row)
      }
    case .post, .dot, nil: break
    }
  }

  private var dot: Character { drawing == .ascii ? "*" : "▪" }

  private mutating func paintBox(_ box: CellRect, _ index: Int) {
    let shape = scene.shapes[index]
    canvas.draw(
      box,
      Canvas.Outline(
        stroke: stroke(of: shape), role: role(shape), owner: index, covers: !shape.isFaint,
        isRounded: shape.frame == scene.window))
    guard !shape.isFaint, box.hasInterior, !plan.isContainer[index],
      let filling = CellSketch(shape.kind.sketch, in: drawing).filling
    else { return }
    let middle = (box.top + box.bottom) / 2
    for row in filling.isWhole ? (box.top + 1)...(box.bottom - 1) : middle...middle {
      fill(row, (box.left + 1)...(box.right - 1), with: filling.character, index)
    }
  }

  /// Stronger lines show what the picture is about.
  private func stroke(of shape: Scene.Shape) -> Stroke {
    if shape.isFaint { return .dotted }
    return role(shape) == .emphasis ? .heavy : .light
  }

  private mutating func fill(
    _ row: Int, _ columns: ClosedRange<Int>, with character: Character, as role: Role = .dim,
    _ index: Int
  ) {
    for column in columns.clamped(to: 0...max(0, grid.columns - 1))
    where columns.contains(column) {
      canvas.set(.fill(character), as: role, owner: index, at: column, row)
    }
  }

  private mutating func paintBar(_ row: Int, _ first: Int, _ last: Int, _ index: Int) {
    let shape = scene.shapes[index]
    let columns = max(0, first)...max(0, first, min(last, grid.columns - 1))
    if shape.isLine || shape.isFaint { return paintLine(row, columns, first, last, index) }
    let sketch = CellSketch(shape.kind.sketch, in: drawing)
    for column in columns { canvas.set(.blank, owner: index, at: column, row) }
    if let filling = sketch.filling { fill(row, columns, with: filling.character, index) }
    guard last - first >= 2 else {
      // No room for sides and anything between them, but it must be seen.
      return fill(row, columns, with: dot, as: role(shape), index)
    }
    for (column, end) in [(first, sketch.ends?.left), (last, sketch.ends?.right)] {
      if let end {
        canvas.write(Text(end, as: role(shape)), owner: index, at: column, row)
      } else {
        canvas.set(
          .strokes(.vertical(stroke(of: shape))), as: role(shape), owner: index, at: column, row)
      }
    }
  }

  private mutating func paintLine(
    _ row: Int, _ columns: ClosedRange<Int>, _ first: Int, _ last: Int, _ index: Int
  ) {
    let shape = scene.shapes[index]
    let stroke = stroke(of: shape)
    for column in columns {
      let strokes = Strokes(
        right: column < last ? stroke : .none, left: column > first ? stroke : .none)
      canvas.join(strokes, as: role(shape), owner: index, at: column, row)
    }
  }
}

extension Scene.Shape {
  /// Whether it covers nothing.
  var isFaint: Bool { isHidden || kind.isGuide }
}

// MARK: Names

extension CellPainter {
  /// Writes the names of the shapes that `isWanted`, each where all of it is seen.
  mutating func writeNames(where isWanted: (Int) -> Bool) {
    for index in scene.shapes.indices.awaited(each: 8) where isWanted(index) {
      let shape = scene.shapes[index]
      guard let form = plan.forms[index] else { continue }
      var isBar = false
      if case .box = form {} else { isBar = true }
      for label in shape.labels(in: drawing, as: nameRole(of: shape), isBar: isBar) {
        if write(label, index, form) {
          isNamed[index] = true
          break
        }
      }
    }
  }

  private func nameRole(of shape: Scene.Shape) -> Role {
    let role = role(shape)
    return role == .plain || role == .hint ? .name : role
  }

  private mutating func write(_ label: Text, _ index: Int, _ form: CellPlan.Form) -> Bool {
    let width = TextWidth.inCells(of: label.string)
    guard let (column, row) = place(for: width, index, form) else { return false }
    canvas.write(label, owner: index, at: column, row)
    return true
  }

  private func place(
    for width: Int, _ index: Int, _ form: CellPlan.Form
  ) -> (column: Int, row: Int)? {
    switch form {
    case .box(let box): return placeInBox(box, for: width, index)
    case .bar(let row, let first, let last):
      let isLine = scene.shapes[index].isLine || scene.shapes[index].isFaint
      let columns = isLine ? (first + 1)..<max(first + 1, last) : first..<(last + 1)
      return run(of: width, index, row, columns, onLine: isLine).map { run in
        (column(in: run, for: width, index), row)
      }
    case .post, .dot: return nil
    }
  }

  /// A container is named on its upper line, anything else in its middle.
  private func placeInBox(
    _ box: CellRect, for width: Int, _ index: Int
  ) -> (column: Int, row: Int)? {
    let shape = scene.shapes[index]
    let columns = (box.left + 1)..<max(box.left + 1, box.right)
    let onTop = { () -> (column: Int, row: Int)? in
      for row in [box.top, box.bottom] {
        if let run = run(of: width, index, row, columns, onLine: true) {
          return (run.count > width + 1 ? run.lowerBound + 1 : run.lowerBound, row)
        }
      }
      return nil
    }
    // Of the root, often no line is in the picture, and in its middle a name would mean nothing.
    if shape.isFaint || shape.depth == 0 || !box.hasInterior { return onTop() }
    if plan.isContainer[index], let place = onTop() { return place }
    for row in rowsFromMiddle(of: box) {
      if let run = run(of: width, index, row, columns, onLine: false) {
        return (middle(of: run, width), row)
      }
    }
    return onTop()
  }

  func rowsFromMiddle(of box: CellRect) -> [Int] {
    let middle = (box.top + box.bottom) / 2
    let rows = max(0, box.top + 1)...max(0, box.top + 1, min(box.bottom - 1, grid.rows - 1))
    return rows.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  /// Text stands at the side where it begins, titles in the middle.
  private func column(in run: Range<Int>, for width: Int, _ index: Int) -> Int {
    let shape = scene.shapes[index]
    let isCentred = CellSketch(shape.kind.sketch, in: drawing).ends != nil
    if shape.isLine || shape.isFaint || isCentred { return middle(of: run, width) }
    return shape.isRightToLeft ? run.upperBound - width : run.lowerBound
  }

  private func middle(of run: Range<Int>, _ width: Int) -> Int {
    run.lowerBound + (run.count - width) / 2
  }

  /// The first longest stretch of cells that the shape shows in a row, if `width` fits into it.
  private func run(
    of width: Int, _ index: Int, _ row: Int, _ columns: Range<Int>, onLine: Bool
  ) -> Range<Int>? {
    var best = 0..<0
    var start: Int?
    for column in columns.lowerBound...max(columns.lowerBound, columns.upperBound) {
      let isOpen = columns.contains(column) && shows(index, column, row, onLine: onLine)
      if isOpen { start = start ?? column }
      if !isOpen, let from = start {
        if column - from > best.count { best = from..<column }
        start = nil
      }
    }
    return best.count >= width ? best : nil
  }

  private func shows(_ index: Int, _ column: Int, _ row: Int, onLine: Bool) -> Bool {
    guard let cell = canvas.cell(column, row), cell.owner == index else { return false }
    if cell.isFree { return true }
    guard onLine, case .strokes(let strokes) = cell.ink else { return false }
    return strokes.up == .none && strokes.down == .none
  }
}

// MARK: Keys

extension CellPainter {
  /// Puts the sign under which the panel lists a shape where the shape is seen; `false` if nothing
  /// of it is.
  mutating func write(_ key: Character, for index: Int) -> Bool {
    guard let form = plan.forms[index], let (column, row) = place(ofKeyFor: index, form) else {
      return false
    }
    canvas.write(Text(String(key), as: .emphasis), owner: index, at: column, row)
    return true
  }

  private func place(
    ofKeyFor index: Int, _ form: CellPlan.Form
  ) -> (column: Int, row: Int)? {
    if let place = place(for: 1, index, form) { return place }
    let box: CellRect
    switch form {
    case .box(let rect): box = rect
    case .bar(let row, let first, let last):
      box = CellRect(left: first, top: row, right: last, bottom: row)
    case .post(let column, let first, let last):
      box = CellRect(left: column, top: first, right: column, bottom: last)
    case .dot(let column, let row):
      box = CellRect(left: column, top: row, right: column, bottom: row)
    }
    let middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if isOwn(middle.0, middle.1, index) { return middle }
    for row in max(0, box.top)...max(0, box.top, min(box.bottom, grid.rows - 1)) {
      for column in max(0, box.left)...max(0, box.left, min(box.right, grid.columns - 1))
      where isOwn(column, row, index) {
        return (column, row)
      }
    }
    return nil
  }

  /// A cell of its own that no name stands in.
  private func isOwn(_ column: Int, _ row: Int, _ index: Int) -> Bool {
    canvas.cell(column, row)?.owner == index && !canvas.hasGlyph(column, row)
  }
}

import Patience

extension Page {
  func lines(of table: Report.Table) -> [StyledLine] {
    let shown = table.rows.prefix(table.cut?.limit ?? table.rows.count)
    let header = table.header.isEmpty ? [] : [table.header.map { $0.styled(.heading) }]
    let cells = (header + shown).awaitedMap { row in row.map { StyledLine($0.text(in: language)) } }
    let columns = ColumnLayout(table.columns, for: cells)
    let lines = cells.awaitedMap { self.lines(ofRow: $0, columns) }.flatMap { $0 }
    guard let rest = table.cut?.rest else { return lines }
    return lines + restLines(rest, indent: 0)
  }

  private func lines(ofRow cells: [StyledLine], _ columns: ColumnLayout) -> [StyledLine] {
    let line = columns.line(StyledLine(), cells)
    let isCut = line.text.width > self.columns
    guard isCut, self.columns - line.lastCell < StyledLine.leastReadable, cells.count > 2 else {
      return wrapped(line, body: Self.detailIndent)
    }
    return lines(of: cells, from: cells.first?.glyphs.isEmpty == true ? Self.detailIndent : 0)
  }

  /// Cells one behind the other, where there is no room for columns: as many on a line as fit whole.
  private func lines(of cells: [StyledLine], from start: Int) -> [StyledLine] {
    let indent = start + Self.detailIndent
    var lines: [StyledLine] = []
    var line = StyledLine()
    line.pad(to: start)
    for (place, cell) in cells.filter({ !$0.glyphs.isEmpty }).enumerated() {
      if place > 0, line.width + Self.gap + cell.width > columns {
        lines.append(line)
        line = StyledLine()
        line.pad(to: indent)
      } else if place > 0 {
        line.pad(to: line.width + Self.gap)
      }
      line.append(cell)
    }
    return (lines + [line]).flatMap { $0.wrapped(to: columns, indent: indent) }
  }

  func lines(of tree: Report.Tree) -> [StyledLine] {
    let cells = zip(branches(of: tree), tree.nodes).awaitedMap { branch, node in
      node.cells.enumerated().map { position, cell in
        var line = StyledLine()
        if position == 0 { line.append(branch, as: .dim) }
        line.append(cell.text(in: language))
        return line
      }
    }
    let columns = ColumnLayout([], for: cells)
    return zip(cells, tree.nodes).awaitedMap { cells, node in
      wrapped(columns.line(StyledLine(), cells), body: 3 * node.depth + Self.detailIndent)
    }.flatMap { $0 }
  }

  /// What is drawn in front of each node. From bottom to top, because a bar at some depth is drawn
  /// until the last node at that depth.
  private func branches(of tree: Report.Tree) -> [String] {
    var branches: [String] = []
    var continues: [Bool] = []
    for node in tree.nodes.reversed().awaited() {
      let depth = max(0, node.depth)
      while continues.count <= depth { continues.append(false) }
      branches.append(branch(at: depth, continues: continues))
      continues.removeSubrange((depth + 1)...)
      continues[depth] = true
    }
    return branches.reversed()
  }

  /// Of a node so deep that its branch would fill the page, the right end is drawn.
  private func branch(at depth: Int, continues: [Bool]) -> String {
    guard depth > 0 else { return "" }
    let bars = continues[1..<depth].map { $0 ? strokes.bar : "   " }
    let branch = bars.joined() + (continues[depth] ? strokes.fork : strokes.corner)
    return branch.count > columns / 2 ? "…" + branch.suffix(columns / 2 - 1) : branch
  }

  private var strokes: (bar: String, fork: String, corner: String) {
    switch drawing {
    case .unicode: ("│  ", "├─ ", "└─ ")
    case .ascii: ("|  ", "|- ", "`- ")
    }
  }
}

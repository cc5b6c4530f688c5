extension Page {
  /// The report as it would stand on a page of its own, behind bars in the body column.
  func lines(quoting report: Report, upTo limit: Int) -> [StyledLine] {
    let inner = Page(
      language: language, columns: columns - Self.labelColumn - 2, drawing: drawing)
    let all = inner.lines(of: report)
    let shown = all.count > limit ? all.prefix(max(0, limit - 1)) : all[...]
    let lines = shown.map { quoted($0) }
    return all.count > limit ? lines + [quoted(StyledLine("…"))] : lines
  }

  private func quoted(_ content: StyledLine) -> StyledLine {
    var line = StyledLine()
    line.pad(to: Self.labelColumn)
    line.append("|", as: .dim)
    line.pad(to: line.width + 1)
    line.append(content)
    return line
  }
}

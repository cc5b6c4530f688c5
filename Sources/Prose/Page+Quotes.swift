extension Page {
  /// The report as it would stand on a page of its own, behind bars in the body column.
  func lines(quoting report: Report, upTo limit: Int) -> [StyledLine] {
    let inner = Page(
      language: language, columns: columns - Self.labelColumn - 2, drawing: drawing)
    let all = inner.lines(of: report)
    let shown = all.count > limit ? all.prefix(max(0, limit - 1)) : all[...]
    let lines = shown.map { quoted($0.cut(to: inner.columns)) }
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

extension StyledLine {
  /// What is not wrapped may be longer than the page.
  fileprivate func cut(to columns: Int) -> StyledLine {
    guard width > columns else { return self }
    var (kept, room) = (StyledLine(), columns - 1)
    for glyph in glyphs {
      room -= glyph.width
      if room < 0 { break }
      kept.append(StyledLine([glyph]))
    }
    kept.append("…", as: .dim)
    return kept
  }
}

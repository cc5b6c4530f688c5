/// Words as HTML: a role is a class, what it looks like is the page's business.
package struct HTMLRenderer: Renderer {
  package init() {}

  package func render(_ line: StyledLine) -> String { render(line.spans) }

  /// A text of any length, as it flows.
  package func render(_ text: Text) -> String { render(text.spans) }

  private func render(_ spans: [Text.Span]) -> String {
    spans.map { span in
      let content = span.content.escapedInMarkup
      return span.role == .plain
        ? content : "<span class=\"\(Self.name(of: span.role))\">\(content)</span>"
    }.joined()
  }

  /// The class of a role.
  package static func name(of role: Role) -> String { "r-\(role)" }
}

// MARK: Reports

extension HTMLRenderer {
  /// The report as elements that flow, as wide or as narrow as the window is. Rows are tables of
  /// which the first column is as wide in all of them.
  package func fragment(of report: Report, in language: Language) -> String {
    report.blocks.map { fragment(of: $0, in: language) }.joined()
  }

  private func fragment(of block: Report.Block, in language: Language) -> String {
    switch block {
    case .rows(let group): rows(group, in: language)
    case .paragraph(let phrase, _): element("p", render(phrase.text(in: language)))
    case .table(let table): fragment(of: table, in: language)
    case .tree(let tree): fragment(of: tree, in: language)
    case .quote(let report, _):
      element("blockquote", fragment(of: report, in: language))
    case .abridged(let abridged): fragment(of: abridged, in: language)
    case .excerpt, .verbatim, .figure:
      element(
        "pre", lines(of: Report([block]), on: Page.standard(language)).joined(separator: "\n"))
    }
  }

  private func rows(_ group: Report.RowGroup, in language: Language) -> String {
    let columns = group.rows.map(\.cells.count).max() ?? 0
    let rows = group.shown.map { row in
      let cells = row.cells.map { render($0.text(in: language)) }
      let head = element("th", render(row.label.text(in: language)), scope: "row")
      return element(
        "tr", head + self.cells(cells, of: group.columns, upTo: columns),
        class: row.isDetail ? "detail" : nil)
    }
    let rest = rest(group.cut, in: language, columns)
    return element("table", rows.joined() + rest, class: "rows")
  }

  private func fragment(of abridged: Report.Abridged, in language: Language) -> String {
    let shown = abridged.reports.prefix(abridged.cut?.limit ?? abridged.reports.count)
    let rest = abridged.cut.map { element("p", render($0.rest.text(in: language))) } ?? ""
    return shown.map { fragment(of: $0, in: language) }.joined() + rest
  }

  private func fragment(of table: Report.Table, in language: Language) -> String {
    let head = table.header.map { element("th", render($0.text(in: language)), scope: "col") }
    let columns = table.columns.count
    let shown = table.rows.prefix(table.cut?.limit ?? table.rows.count)
    let rows = shown.map { row in
      let cells = row.map { render($0.text(in: language)) }
      return element("tr", self.cells(cells, of: table.columns, upTo: columns))
    }
    return element(
      "table",
      (head.isEmpty ? "" : element("tr", head.joined())) + rows.joined()
        + rest(table.cut, in: language, columns - 1))
  }

  private func fragment(of tree: Report.Tree, in language: Language) -> String {
    let lines = tree.nodes.map { node in
      String(repeating: "  ", count: node.depth)
        + node.cells.map { render($0.text(in: language)) }.joined(separator: "  ")
    }
    return element("pre", lines.joined(separator: "\n"))
  }

  /// The last cell takes what the row leaves free.
  private func cells(_ cells: [String], of columns: [Report.Column], upTo count: Int) -> String {
    cells.enumerated().map { index, cell in
      let isRight = columns.indices.contains(index) && columns[index].alignment == .right
      let span = index == cells.count - 1 ? count - index : 1
      return element("td", cell, class: isRight ? "right" : nil, span: span)
    }.joined()
  }

  private func rest(_ cut: Report.Cut?, in language: Language, _ columns: Int) -> String {
    guard let cut else { return "" }
    let words = render(cut.rest.text(in: language))
    return element("tr", element("th", "") + element("td", words, span: columns))
  }

  private func element(
    _ name: String, _ content: String, class className: String? = nil, scope: String? = nil,
    span: Int = 1
  ) -> String {
    var tag = name
    if let className { tag += " class=\"\(className)\"" }
    if let scope { tag += " scope=\"\(scope)\"" }
    if span > 1 { tag += " colspan=\"\(span)\"" }
    return "<\(tag)>\(content)</\(name)>"
  }
}

extension Report.RowGroup {
  fileprivate var shown: ArraySlice<Report.Row> { rows.prefix(cut?.limit ?? rows.count) }
}

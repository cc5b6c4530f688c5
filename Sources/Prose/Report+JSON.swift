import Patience

extension Report {
  /// `{"version":1, heading…, "rows":[…]}`: everything the report has, also what a page would cut.
  ///
  /// Rows are objects with `label` and `text`, and the detail rows under them in `details`; detail
  /// rows under nothing are rows themselves. A paragraph has only `text`, an excerpt `code` with
  /// `from` and `to` in characters, a `table` and a `tree` their rows, `lines` what is printed as it
  /// is, a `figure` what it shows.
  package func json(
    in language: Language, heading: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    var rows: [JSONRow] = []
    for block in blocks { rows.append(block, in: language) }
    let members = [JSONValue.Member("version", 1)] + heading.map { JSONValue.Member($0, $1) }
    return .object(members + [JSONValue.Member("rows", .array(rows.map(\.json)))])
  }
}

/// An object of `rows`, and the detail rows collected for it.
private struct JSONRow {
  var members: [JSONValue.Member]
  var details: [JSONValue] = []
  /// Whether it is a detail row that has no row above it.
  var isDetail = false

  var json: JSONValue {
    details.isEmpty ? .object(members) : .object(members + [.init("details", .array(details))])
  }
}

extension [JSONRow] {
  fileprivate mutating func append(_ block: Report.Block, in language: Language) {
    switch block {
    case .rows(let group): append(group, in: language)
    case .paragraph(let phrase, _): append(["text": .string(phrase, in: language)])
    case .table(let table): append(["table": table.json(in: language)])
    case .tree(let tree): append(["tree": tree.json(in: language)])
    case .excerpt(let excerpt): append(excerpt.members)
    case .abridged(let abridged):
      for block in abridged.reports.flatMap(\.blocks) { append(block, in: language) }
    case .verbatim(let texts): append(["lines": .array(texts.map { .string($0.string) })])
    case .quote(let report, _): append(["quote": report.json(in: language)])
    case .figure(let figure): append(["figure": figure.json(in: language)])
    }
  }

  private mutating func append(_ members: KeyValuePairs<String, JSONValue>) {
    append(JSONRow(members: members.map { JSONValue.Member($0, $1) }))
  }

  private mutating func append(_ group: Report.RowGroup, in language: Language) {
    for row in group.rows.awaited() {
      let members = row.members(in: language)
      if row.isDetail, let last, !last.isDetail {
        self[count - 1].details.append(.object(members))
      } else {
        append(JSONRow(members: members, isDetail: row.isDetail))
      }
    }
  }
}

extension JSONValue {
  fileprivate static func string(_ phrase: Phrase, in language: Language) -> JSONValue {
    .string(phrase.text(in: language).string)
  }

  fileprivate static func strings(_ phrases: [Phrase], in language: Language) -> JSONValue {
    .array(phrases.map { .string($0, in: language) })
  }
}

extension Report.Row {
  fileprivate func members(in language: Language) -> [JSONValue.Member] {
    [
      .init("label", .string(label, in: language)),
      .init("text", .string(cells.line, in: language)),
    ]
  }
}

extension [Phrase] {
  /// Cells side by side, without blanks for those at the end that say nothing.
  fileprivate var line: Phrase {
    prefix((lastIndex { !$0.isEmpty } ?? -1) + 1).joined(separator: "  ")
  }
}

extension Report.Table {
  fileprivate func json(in language: Language) -> JSONValue {
    let body = rows.awaitedMap { JSONValue.strings($0, in: language) }
    guard !header.isEmpty else { return ["rows": .array(body)] }
    return ["header": .strings(header, in: language), "rows": .array(body)]
  }
}

extension Report.Tree {
  fileprivate func json(in language: Language) -> JSONValue {
    .array(
      nodes.awaitedMap { node in
        let text = JSONValue.string(node.cells.line, in: language)
        return ["depth": .integer(node.depth), "text": text]
      })
  }
}

extension Report.CodeExcerpt {
  fileprivate var members: KeyValuePairs<String, JSONValue> {
    [
      "code": .string(source), "from": .integer(marked.lowerBound),
      "to": .integer(marked.upperBound),
    ]
  }
}

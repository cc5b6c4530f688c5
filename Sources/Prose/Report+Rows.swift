extension Report {
  /// A label and what it says.
  package struct Row: Hashable, Sendable {
    package var label: Phrase
    package var cells: [Phrase]
    /// Whether it is indented under the row above.
    package var isDetail: Bool

    package init(_ label: Phrase, _ cells: [Phrase]) {
      self.init(label: label, cells: cells, isDetail: false)
    }

    package init(detail name: Phrase, _ cells: [Phrase]) {
      self.init(label: name, cells: cells, isDetail: true)
    }

    private init(label: Phrase, cells: [Phrase], isDetail: Bool) {
      self.label = label
      self.cells = cells
      self.isDetail = isDetail
    }
  }

  /// How a column of cells stands.
  package struct Column: Hashable, Sendable {
    package var alignment: Alignment
    /// In terminal cells; a column grows with its content.
    package var minimumWidth: Int

    package init(_ alignment: Alignment, minimumWidth: Int = 0) {
      self.alignment = alignment
      self.minimumWidth = minimumWidth
    }

    package static let left = Column(.left)
    package static let right = Column(.right)
  }

  /// Rows that belong together: their cells are aligned, those of indented rows behind the longest label
  /// that leaves them room, and if there are too many, a last line says so. Columns that are not described
  /// are aligned left.
  package struct RowGroup: Hashable, Sendable {
    package var rows: [Row]
    package var columns: [Column]
    package private(set) var cut: Cut?
    package init(_ rows: [Row], columns: [Column] = []) {
      self.rows = rows
      self.columns = columns
    }

    /// The group with at most `limit` rows on the page, and what to say about the rest, given how
    /// many they are (`… and 31 more: diff`). The JSON form has all rows.
    package func limited(to limit: Int, rest: (Int) -> Phrase) -> RowGroup {
      var group = self
      group.cut = Cut(of: rows.count, to: limit, rest: rest)
      return group
    }
  }

  /// Reports one after the other, of which the page may show only the first. The JSON form has all.
  package struct Abridged: Hashable, Sendable {
    package let reports: [Report]
    package private(set) var cut: Cut?

    package init(_ reports: [Report]) { self.reports = reports }

    /// At most `limit` of them on the page, and what to say about the rest.
    package func limited(to limit: Int, rest: (Int) -> Phrase) -> Abridged {
      var abridged = self
      abridged.cut = Cut(of: reports.count, to: limit, rest: rest)
      return abridged
    }
  }

  /// Where a list of rows ends on the page, and the line that stands for the others.
  package struct Cut: Hashable, Sendable {
    package let limit: Int
    package let rest: Phrase

    /// `nil` if all of `count` rows fit.
    init?(of count: Int, to limit: Int, rest: (Int) -> Phrase) {
      guard count > limit else { return nil }
      self.limit = max(0, limit)
      self.rest = rest(count - self.limit)
    }
  }
}

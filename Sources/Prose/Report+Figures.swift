extension Report {
  /// Columns of cells under an optional header.
  package struct Table: Hashable, Sendable {
    package var columns: [Column]
    /// One phrase for each column, or none at all.
    package var header: [Phrase]
    package var rows: [[Phrase]]
    package private(set) var cut: Cut?

    package init(columns: [Column], header: [Phrase] = [], rows: [[Phrase]]) {
      self.columns = columns
      self.header = header
      self.rows = rows
    }

    /// The table with at most `limit` rows on the page; see `RowGroup.limited(to:rest:)`.
    package func limited(to limit: Int, rest: (Int) -> Phrase) -> Table {
      var table = self
      table.cut = Cut(of: rows.count, to: limit, rest: rest)
      return table
    }
  }

  /// A tree as its nodes from top to bottom, each with its depth: walked without recursion, so no
  /// tree is too deep.
  package struct Tree: Hashable, Sendable {
    /// A line of the tree.
    package struct Node: Hashable, Sendable {
      /// 0 for a root; at most one more than that of the node before.
      package var depth: Int
      /// The first stands at the branch, further ones in aligned columns.
      package var cells: [Phrase]

      package init(depth: Int, _ cells: Phrase...) {
        self.depth = depth
        self.cells = cells
      }
    }

    package var nodes: [Node]

    package init(_ nodes: [Node]) { self.nodes = nodes }
  }

  /// A line of source with a mark under a part of it.
  package struct CodeExcerpt: Hashable, Sendable {
    package let source: String
    /// In characters of `source`; empty for a place between two of them.
    package let marked: Range<Int>

    /// Offsets outside of `source` count as its end.
    package init(_ source: String, marking marked: Range<Int>) {
      let end = source.count
      let start = min(max(0, marked.lowerBound), end)
      self.source = source
      self.marked = start..<min(max(start, marked.upperBound), end)
    }

    /// Marks the range of indices of `source` itself.
    package init(_ source: String, marking marked: Range<String.Index>) {
      let start = source.distance(from: source.startIndex, to: marked.lowerBound)
      let length = source.distance(from: marked.lowerBound, to: marked.upperBound)
      self.init(source, marking: start..<(start + length))
    }
  }
}

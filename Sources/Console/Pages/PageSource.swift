import AutoLayout
import Diagnosis
import Reporting

/// From where a page takes what its steps show: it lays them out by itself, whatever the prompt does meanwhile.
struct PageSource {
  let history: History
  let engine: LayoutEngine
  let isCancelled: () -> Bool

  init(of history: History, by engine: LayoutEngine, isCancelled: @escaping () -> Bool = { false })
  {
    self.history = history
    self.engine = engine
    self.isCancelled = isCancelled
  }

  init(_ snapshot: Snapshot) {
    self.init(
      of: snapshot.history, by: snapshot.engine, isCancelled: snapshot.surroundings.isCancelled)
  }

  func layout(of document: Document) throws(LineFailure) -> LaidOutDocument {
    try LaidOutDocument(document, engine: engine, isCancelled: isCancelled)
  }

  func layoutWithNews(
    of document: Document, since old: LaidOutDocument?
  ) throws(LineFailure) -> LaidOutDocument {
    try layout(of: document).withNews(since: old, engine: engine, isCancelled: isCancelled)
  }
}

package import AutoLayout
package import Prose
import Reporting

/// One state in time: the line that led to it, and the document that it made.
package struct Moment: Sendable {
  /// The session's number for it. 0 is the empty document at the start.
  package let step: Int
  /// What was typed, as it was typed; several lines for a paste. Empty for a start.
  package let line: String
  package let edits: [Edit]
  package let document: Document
  /// The step before; `nil` for an empty document to start from.
  package let parent: Int?
  /// Where relative paths in the line start from; empty for the working folder.
  package let folder: String
  /// What was said of it when it was made: what was done, and remarks.
  package let headline: Phrase
  package let remarks: [Phrase]
  /// The scene of an Interface Builder file that the document began as.
  let scene: ImportedScene?
  /// Lines that are no steps but belong here when the session is saved: `mark`, `expect`, `say`.
  package var notes: [String] = []
}

/// All moments of a session, as a tree: going back and typing something else starts a branch, and
/// nothing is lost.
package struct History: Sendable {
  /// By step; a moment's step is its index.
  package private(set) var moments: [Moment]
  package private(set) var step: Int
  package private(set) var marks: [String: Int] = [:]
  /// Where `redo` goes from each step: the child that was there last.
  private var lastChild: [Int: Int] = [:]

  package init(document: Document = Document()) {
    moments = [
      Moment(
        step: 0, line: "", edits: [], document: document, parent: nil, folder: "",
        headline: "", remarks: [], scene: nil)
    ]
    step = 0
  }

  package var current: Moment { moments[step] }
  /// The number that the next accepted change gets.
  package var nextStep: Int { moments.count }
  package var undoTarget: Int? { current.parent }
  package var redoTarget: Int? { lastChild[step] }

  /// The moment of a step; `nil` for a number that none has.
  package func moment(_ step: Int) -> Moment? {
    moments.indices.contains(step) ? moments[step] : nil
  }

  /// Adds a step after the present one and goes there.
  mutating func append(
    line: String, edits: [Edit], document: Document, from folder: String, headline: Phrase,
    remarks: [Phrase], scene: ImportedScene?
  ) {
    let moment = Moment(
      step: nextStep, line: line, edits: edits, document: document, parent: step,
      folder: folder, headline: headline, remarks: remarks, scene: scene)
    lastChild[step] = moment.step
    moments.append(moment)
    step = moment.step
  }

  /// Adds an empty document that hangs on nothing, for a replay, and goes there.
  package mutating func appendStart(line: String) {
    let moment = Moment(
      step: nextStep, line: line, edits: [], document: Document(), parent: nil, folder: "",
      headline: "", remarks: [], scene: nil)
    moments.append(moment)
    step = moment.step
  }

  /// Goes to another moment. `redo` will come back along the way taken.
  package mutating func go(to target: Int) {
    guard moments.indices.contains(target) else { return }
    for (parent, child) in zip(path(to: target), path(to: target).dropFirst()) {
      lastChild[parent] = child
    }
    if current.parent == target { lastChild[target] = step }
    step = target
  }

  /// Names the present moment. A name that is used again moves.
  package mutating func mark(_ name: String) { marks[name] = step }

  /// Keeps a line that is no step with the present moment.
  package mutating func note(_ line: String) { moments[step].notes.append(line) }

  /// The steps from a start to `step`, both included.
  package func path(to step: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = step
    while let current = next, moments.indices.contains(current) {
      path.append(current)
      next = moments[current].parent
    }
    return path.reversed()
  }
}

extension History {
  /// The steps with their branches and marks.
  var report: Report {
    let entries = moments.map { moment in
      HistoryReport.Entry(
        step: moment.step, line: moment.line, parent: moment.parent,
        marks: marks.filter { $0.value == moment.step }.map(\.key).sorted())
    }
    return HistoryReport.make(entries, current: step)
  }
}

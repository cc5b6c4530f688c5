import AutoLayout
import LayoutCode
import Prose
import Reporting

/// The files of code that the present document was opened as, changed until they make what it has become.
struct ImportedCode {
  /// The files as they were opened.
  let texts: [CodeText]
  /// Where their paths start from; empty for the working folder.
  let folder: String
  /// The files as they are to be, and what none of their lines can say.
  private(set) var revision: CodeRevision
  private(set) var unwritten: [Phrase]
  private let present: Document

  /// `nil` where the present document was not opened as files of code.
  init?(on snapshot: Snapshot) throws(LineFailure) {
    let history = snapshot.history
    let way = history.path(to: history.step).compactMap(history.moment)
    guard let place = way.lastIndex(where: \.startsAnew), let code = way[place].code,
      let start = way[place].start, code.texts.contains(where: { $0.path != nil })
    else { return nil }
    let moment = way[place]
    texts = code.texts
    folder = moment.folder
    present = snapshot.document
    var revision = try Self.revision(of: code, at: moment, from: start, on: snapshot)
    let isAssumedSince = way[place...].contains(where: \.assumes)
    let opened = isAssumedSince ? revision.document : moment.document
    unwritten = try LineFailure.running { () throws(RunFailure) in
      try revision.follow(from: opened, to: snapshot.document)
    }
    self.revision = revision
  }

  private static func revision(
    of code: CodeStep, at moment: Moment, from start: Document, on snapshot: Snapshot
  ) throws(LineFailure) -> CodeRevision {
    let assumed = snapshot.document.assumed.sorted { $0.key < $1.key }
    let leftOut = snapshot.document.linesLeftOut.map { Edit.leaveOut($0) }
    let known = (try? start.applying(assumed.map { .assume($0.key, $0.value) } + leftOut)) ?? start
    return try LineFailure.running { () throws(RunFailure) in
      try CodeRevision(
        of: code.texts.map(\.source), earlier: start.code.map { CodeSource(text: $0.text) },
        on: known,
        step: moment.step, chosen: code.choice, isCancelled: snapshot.surroundings.isCancelled)
    }
  }

  /// What would become of the files if the present document became another one.
  func following(_ document: Document) throws(LineFailure) -> (texts: [CodeText], [Phrase]) {
    var revision = revision
    let unwritten = try LineFailure.running { () throws(RunFailure) in
      try revision.follow(from: present, to: document)
    }
    return (revision.codeTexts, unwritten)
  }
}

extension CodeRevision {
  var codeTexts: [CodeText] { texts.map { CodeText(path: $0.name, $0.text) } }
}

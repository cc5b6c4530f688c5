import AutoLayout
import LayoutCode
import Patience
import Prose
import Reporting

/// The files of code that the present document was opened as, or the code that was pasted, changed until they
/// make what it has become.
struct ImportedCode {
  /// As they were opened, or pasted; the storyboards and xibs that belong to them come last.
  let texts: [CodeText]
  /// Whether the code is in files.
  let isInFiles: Bool
  /// Where their paths start from; empty for the working folder.
  let folder: String
  /// The files as they are to be, and what none of their lines can say.
  private(set) var revision: CodeRevision
  private(set) var unwritten: [Phrase]
  private let present: Document

  /// `nil` where the present document is not of code.
  init?(on snapshot: Snapshot) throws(LineFailure) {
    let history = snapshot.history
    let way = history.path(to: history.step).awaited().compactMap(history.moment)
    guard let place = Self.beginning(of: way, in: history), let code = way[place].code,
      let start = history.start(of: way[place])
    else { return nil }
    let moment = way[place]
    texts =
      code.texts + code.resources.storyboards.map { CodeText(path: $0.name, $0.text) }
    isInFiles = code.texts.contains { $0.path != nil }
    folder = moment.folder
    present = snapshot.document
    revision = try Self.revision(of: code, at: moment, from: start, on: snapshot)
    unwritten = []
    let since = way[way.index(after: place)...]
    if since.contains(where: \.assumes) {
      // All of the code was carried out again with what was assumed.
      try run(since.flatMap(\.triggers))
      try follow(from: revision.document, to: present)
      return
    }
    var written = moment.document
    for (moment, before) in zip(since, way[place...]) {
      guard let own = moment.ownEdits else { continue }
      try follow(from: written, to: before.document)
      try run(moment.triggers)
      let byCode = try snapshot.carryingOut(moment, on: before.document)
      if let changed = try? byCode.applying(own) {
        try follow(from: byCode, to: changed, reacted: moment.document)
      }
      written = moment.document
    }
    try follow(from: written, to: present)
  }

  /// What the app's own code does is none of the changes that go back into it.
  private mutating func run(_ triggers: [CodeTrigger]) throws(LineFailure) {
    try LineFailure.running { () throws(RunFailure) in try revision.run(triggers) }
  }

  private mutating func follow(
    from old: Document, to new: Document, reacted: Document? = nil
  ) throws(LineFailure) {
    unwritten += try LineFailure.running { () throws(RunFailure) in
      try revision.follow(from: old, to: new, reacted: reacted)
    }
  }

  /// Where the code was opened or pasted that shows what is here; of a paste behind other code nothing says
  /// which of it makes what.
  private static func beginning(of way: [Moment], in history: History) -> Int? {
    guard let anew = way.lastIndex(where: \.startsAnew) else { return nil }
    if way[anew].code?.texts.contains(where: { $0.path != nil }) == true { return anew }
    guard let paste = way[anew...].lastIndex(where: { $0.code != nil }),
      way[paste].code?.texts.count == 1, way[paste].record?.shown != nil,
      let start = history.start(of: way[paste]), CodeState(of: start) == nil
    else { return nil }
    return paste
  }

  private static func revision(
    of code: CodeStep, at moment: Moment, from start: Document, on snapshot: Snapshot
  ) throws(LineFailure) -> CodeRevision {
    let assumed = snapshot.document.assumed.sorted { $0.key < $1.key }
    let leftOut = snapshot.document.linesLeftOut.map { Edit.leaveOut($0) }
    let known = (try? start.applying(assumed.map { .assume($0.key, $0.value) } + leftOut)) ?? start
    return try LineFailure.running { () throws(RunFailure) in
      try CodeRevision(
        of: code.texts.map(\.source), with: code.resources,
        earlier: start.code.map { CodeSource(text: $0.text) }, on: known, step: moment.step,
        chosen: code.choice, isCancelled: snapshot.surroundings.isCancelled)
    }
  }

  /// What would become of the files if the present document was changed so, with what is to be said of
  /// that.
  func following(
    _ edits: [Edit], to changed: Document, step: Int, isCancelled: @escaping () -> Bool
  ) throws(LineFailure) -> (texts: [CodeText], [Phrase]) {
    let known = self.revision.remarks
    var revision = revision
    let unwritten = try LineFailure.running { () throws(RunFailure) in
      let reaction = try CodeReaction.run(
        to: edits, from: present, making: changed, step: step, isCancelled: isCancelled)
      let reacted = reaction.flatMap { try? present.applying($0.edits) }
      return try revision.follow(from: present, to: changed, reacted: reacted)
    }
    return (revision.codeTexts, revision.remarks.filter { !known.contains($0) } + unwritten)
  }
}

extension Snapshot {
  /// What the app's own code made of a document at a step, without what the line changed itself.
  fileprivate func carryingOut(
    _ moment: Moment, on document: Document
  ) throws(LineFailure) -> Document {
    try LineFailure.running { () throws(RunFailure) in
      var changed = document
      for trigger in moment.triggers {
        changed = try trigger.document(
          from: changed, step: moment.step, isCancelled: surroundings.isCancelled)
      }
      return changed
    }
  }
}

extension CodeRevision {
  var codeTexts: [CodeText] { texts.map { CodeText(path: $0.name, $0.text) } }
}

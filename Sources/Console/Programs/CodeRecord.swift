import LayoutCode
import Patience
import Prose

/// What carrying code out has found, besides what it did to the document: kept with the step, and told
/// by `code` and `assumptions`.
struct CodeRecord: Hashable, Sendable {
  /// The calls that make constraints, in the order in which they stand.
  var sites: [Site] = []
  /// What was said of calls that were not carried out, which may be by now.
  var coverage: [CodeRun.CoverageNote] = []
  /// What the code does not say.
  var open: [Open] = []
  /// What was taken to be so because nothing says it.
  var assumptions: [Assumption] = []
  /// Where the app would crash.
  var crashes: [Failure] = []
  /// What could not be carried out for other reasons.
  var leftOut: [Failure] = []
  /// What the code can show, and which of it is shown.
  var screens: [String] = []
  /// Classes that other code makes, and that can be shown alone.
  var parts: [String] = []
  var shown: String?

  /// A call that makes constraints.
  struct Site: Hashable, Sendable {
    let place: CodePlace
    /// Where it begins among all texts.
    let start: Int
    /// How many constraints it has made.
    let made: Int
    /// Why it has made none, or why it was carried out though nothing calls it.
    let reason: Phrase?

    /// - Parameter path: That of its file; `nil` of what was pasted.
    init(_ site: CodeRun.Site, path: String?) {
      place = CodePlace(path: path, line: site.place.line)
      (start, made, reason) = (site.start, site.made, site.reason)
    }

    /// A site of code that was there before the line that has reached it.
    init(reached site: CodeRun.Site) {
      self.init(site, path: site.place.file.isEmpty ? nil : site.place.file)
    }

    fileprivate func isSame(as other: Site) -> Bool {
      start == other.start && place == other.place
    }
  }

  /// A name that the code leaves open.
  struct Open: Hashable, Sendable {
    let name: String
    let place: CodePlace
    let wanted: Wanted
    /// Whether constraints may hang on it: a helper that is not there and was given a view.
    let hasConsequences: Bool
    /// Whether it was given code that lays something out and was not carried out.
    let holdsCode: Bool

    enum Wanted: Hashable, Sendable { case number, truth, text, list, view, function, anything }
  }

  /// A choice that was made for something open.
  struct Assumption: Hashable, Sendable {
    /// As it would be typed behind `assume`.
    let name: String
    let place: CodePlace
    /// What it was taken for, and what else it could be, as they would be typed behind `=`.
    let taken: String
    /// `nil` where that is not said by one value.
    let alternative: String?
    /// Of a view that nothing declares: what would say what it is.
    let declaration: String?
  }

  struct Failure: Hashable, Sendable {
    let place: CodePlace
    let reason: Phrase
    /// What to do about it, where the code shows that.
    var remedy: Phrase?
  }

  /// The first crashes as remarks on the step; `code` tells the others.
  var crashNotes: [Phrase] { crashes.prefix(3).map { CodeWords.crash($0.reason, at: $0.place) } }

  /// How many calls were carried out.
  var carriedOut: Int { sites.count { $0.made > 0 } }

  mutating func add(_ other: CodeRecord) {
    sites += other.sites
    coverage += other.coverage
    self.open += other.open
    assumptions += other.assumptions
    crashes += other.crashes
    leftOut += other.leftOut
    screens = other.screens.isEmpty ? screens : other.screens
    parts = other.screens.isEmpty ? parts : other.parts
    shown = other.shown ?? shown
  }
}

extension CodeRecord {
  /// What code that was run later has come to: a call that had made none may have made some.
  mutating func update(_ reached: [Site]) {
    let later = Dictionary(grouping: reached, by: \.start)
    for place in sites.indices {
      let site = sites[place]
      guard let new = later[site.start]?.last(where: site.isSame), new.made > 0 || site.made == 0
      else { continue }
      sites[place] = new
    }
  }

  /// What was said of calls and is no longer so.
  ///
  /// - Parameter present: What has come of all calls by now.
  func outdatedNotes(by present: CodeRecord) -> [Phrase] {
    if coverage.isEmpty { return [] }
    let known = Set(present.sites)
    let changed = sites.filter { !known.contains($0) }.map(\.start)
    return coverage.filter { changed.contains(where: $0.calls.contains) }.map(\.note)
  }
}

extension History {
  /// Whether something was remarked on the code that the present document is of.
  var hasNotesOnCode: Bool {
    path(to: step).awaited().compactMap(moment).contains { $0.record != nil && !$0.remarks.isEmpty }
  }

  /// What was found on the way to the present moment in the code that its document is of.
  var codeRecord: CodeRecord {
    var moments: [Moment] = []
    var next: Moment? = current
    while let moment = next, !LineWork.isStopped() {
      moments.append(moment)
      if moment.startsAnew || moment.assumes { break }
      next = moment.parent.flatMap(self.moment)
    }
    return moments.reversed().reduce(into: CodeRecord()) { all, moment in
      if let record = moment.record { all.add(record) }
      all.update(moment.reached)
    }
  }
}

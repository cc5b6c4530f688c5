import Prose

/// What carrying code out has found, besides what it did to the document: kept with the step, and told
/// by `code` and `assumptions`.
struct CodeRecord: Hashable, Sendable {
  /// The calls that make constraints, in the order in which they stand.
  var sites: [Site] = []
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
    /// How many constraints it has made.
    let made: Int
    /// Why it has made none, or why it was carried out though nothing calls it.
    let reason: Phrase?
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
    self.open += other.open
    assumptions += other.assumptions
    crashes += other.crashes
    leftOut += other.leftOut
    screens = other.screens.isEmpty ? screens : other.screens
    parts = other.screens.isEmpty ? parts : other.parts
    shown = other.shown ?? shown
  }
}

extension History {
  /// Whether something was remarked on the code that the present document is of.
  var hasNotesOnCode: Bool {
    path(to: step).compactMap(moment).contains { $0.record != nil && !$0.remarks.isEmpty }
  }

  /// What was found on the way to the present moment in the code that its document is of.
  var codeRecord: CodeRecord {
    var records: [CodeRecord] = []
    var next: Moment? = current
    while let moment = next {
      if let record = moment.record { records.append(record) }
      if moment.startsAnew || moment.assumes { break }
      next = moment.parent.flatMap(self.moment)
    }
    return records.reversed().reduce(into: CodeRecord()) { $0.add($1) }
  }
}

/// What was entered, the oldest first, and the file that keeps it.
struct History {
  private(set) var entries: [String] = []
  /// The same, for looking up.
  private var known: Set<String> = []
  /// What the file does not have yet.
  private var unsaved: [String] = []
  private var file: HistoryFile?

  /// Reads `file` and keeps to it. If it throws, nothing will be saved: the file is not ours.
  mutating func open(_ file: HistoryFile) throws(HistoryFailure) {
    self.file = nil
    let loaded = try file.load()
    entries = HistoryFormat.merged(loaded, with: entries, limit: HistoryFile.limit)
    known = Set(entries)
    self.file = file
  }

  enum Change: Equatable {
    case none
    case added
    /// An earlier place of the entry was given up.
    case moved
  }

  /// Adds `entry` unless it is blank.
  mutating func append(_ entry: String) -> Change {
    guard entry.contains(where: { !$0.isWhitespace }) else { return .none }
    unsaved.append(entry)
    let earlier = known.insert(entry).inserted ? nil : entries.lastIndex(of: entry)
    if let earlier { entries.remove(at: earlier) }
    entries.append(entry)
    if entries.count > HistoryFile.limit { known.remove(entries.removeFirst()) }
    return earlier == nil ? .added : .moved
  }

  /// Writes what is new. Without a file, or with nothing new, it does nothing.
  mutating func save() throws(HistoryFailure) {
    guard let file, !unsaved.isEmpty else { return }
    try file.save(adding: unsaved)
    unsaved = []
  }
}

extension History {
  /// What the latest entry of one line that begins with `start` has behind it.
  func rest(ofLatestBeginningWith start: String) -> String? {
    let latest = entries.last {
      $0.hasPrefix(start) && $0.utf8.count > start.utf8.count && !$0.contains("\n")
    }
    return latest.map { String($0.dropFirst(start.count)) }
  }
}

extension LineEditor {
  /// Whether nothing was ever entered.
  package var hasNoHistory: Bool { history.entries.isEmpty }

  /// For a hint: how the latest entry that begins with `start` goes on; `nil` where that is one of
  /// `others`, which nobody wants again.
  package func rest(
    ofLatestEntryBeginningWith start: String, besides others: Set<String> = []
  ) -> String? {
    history.rest(ofLatestBeginningWith: start).flatMap { rest in
      others.contains(start + rest) ? nil : rest
    }
  }

  /// Takes the history from the file at `path` and keeps it there from now on. Of a throw the user
  /// should hear; the prompt works without.
  package func openHistory(at path: String) throws(HistoryFailure) {
    try history.open(HistoryFile(path: path))
    line.replaceHistory(with: history.entries)
  }

  /// Makes `entry`, which may have several lines, the newest of the history.
  package func remember(_ entry: String) {
    switch history.append(entry) {
    case .none: break
    case .added: line.enterHistory(entry)
    case .moved: line.moveToEndOfHistory(entry)
    }
  }

  /// Adds what was entered to the file, beside what other sessions saved meanwhile.
  package func saveHistory() throws(HistoryFailure) { try history.save() }
}

import AutoLayout

/// What code leaves open, by what became of it.
struct Assumptions {
  /// What constraints wait for, with those constraints.
  private(set) var awaited: [(text: String, constraints: [ConstraintID])] = []
  /// The numbers among the names that are waited for.
  private(set) var numbers: [CodeRecord.Open] = []
  /// Choices that were made for what is open.
  private(set) var taken: [CodeRecord.Assumption] = []
  /// What somebody has said.
  private(set) var given: [(name: String, value: NamedValue)] = []
  /// Helpers that are not there, though constraints may hang on them.
  private(set) var missing: [CodeRecord.Open] = []

  init(of record: CodeRecord, in document: Document) {
    given = document.assumed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let known = Set(document.assumed.keys)
    for text in document.awaited {
      let waiting = document.constraints.values.filter { $0.waiting?.texts.contains(text) == true }
      awaited.append((text, waiting.map(\.id)))
    }
    numbers = Self.once(record.open.filter { $0.wanted == .number && !known.contains($0.name) })
    taken = record.assumptions.filter { !known.contains($0.name) }
    missing = Self.once(record.open.filter { $0.hasConsequences || $0.holdsCode })
  }

  var isEmpty: Bool {
    awaited.isEmpty && numbers.isEmpty && taken.isEmpty && given.isEmpty && missing.isEmpty
  }

  private static func once(_ open: [CodeRecord.Open]) -> [CodeRecord.Open] {
    var seen: Set<String> = []
    return open.filter { seen.insert($0.name).inserted }
  }
}

extension CodeRecord {
  /// What `assume` may give a value, in the order in which it was met.
  var assumableNames: [String] {
    let names =
      assumptions.filter { $0.alternative != nil }.map(\.name)
      + open.filter { !$0.hasConsequences && !$0.holdsCode }.map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension CodeRecord.Open.Wanted {
  /// A value of that sort, as one would type it.
  var example: String {
    switch self {
    case .number, .view, .function, .anything: "44"
    case .truth: "true"
    case .text: "\"Text\""
    case .list: "3"
    }
  }
}

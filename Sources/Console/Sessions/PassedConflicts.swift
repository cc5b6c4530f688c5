import AutoLayout
import Diagnosis
import Prose
import Reporting

/// What a replay that runs on without telling its steps says of the conflicts on its way.
///
/// Which constraints are broken follows from the layout alone, and laying out again costs what differs. Lines
/// are looked at one by one as long as all of that costs little. Behind them it is many at a time, so that a
/// long replay looks a number of times that hardly grows; what such lines break for good is found among them
/// by halves, and where that begins is told. Why it is broken is found out when somebody goes there.
struct PassedConflicts {
  private var broken: Set<Handle>
  private var told = 0
  private var count = 0
  /// What looking at lines has cost.
  private var work = 0
  private var looksAtEach = true
  /// The lines that nobody has looked at yet.
  private var unseen: [PassedLine] = []

  private struct PassedLine {
    let number: Int
    let step: Int
    /// Where it has led.
    let document: Document
  }

  /// How many lines are told of; nobody reads a longer list.
  private static let most = 8
  /// How many lines are looked at one by one, and what that may cost: less than a second.
  private static let mostAlone = 1_024
  private static let workAlone = 400_000
  /// Which part of all lines is looked at together behind those.
  private static let part = 32

  init(since solution: Solution) { broken = Set(solution.broken) }

  /// What is to be said once a line has been carried out.
  mutating func words(behind entry: SessionFile.Entry, in session: Session) -> [Phrase] {
    count += 1
    unseen.append(
      PassedLine(
        number: entry.number, step: session.history.step, document: session.state.document))
    if looksAtEach, count <= Self.mostAlone, work <= Self.workAlone { return rest(in: session) }
    var words: [Phrase] = []
    if looksAtEach {
      looksAtEach = false
      words.append(SessionWords.looksAtSome(from: entry.number))
    }
    return unseen.count < count / Self.part ? words : words + rest(in: session)
  }

  /// The same of all lines that nobody has looked at.
  mutating func rest(in session: Session) -> [Phrase] {
    let lines = unseen
    unseen = []
    let before = Self.work(of: session.engine)
    defer { work += max(0, Self.work(of: session.engine) - before) }
    guard let last = lines.last, let now = Self.broken(behind: last, in: session) else { return [] }
    let new = now.subtracting(broken).sorted()
    broken = now
    let places = Dictionary(grouping: new) { Self.place(breaking: $0, among: lines, in: session) }
    var words: [Phrase] = []
    for place in places.keys.sorted() where told < Self.most {
      told += 1
      let line = lines[place]
      let names = (places[place] ?? []).prefix(3).map { line.document.text(of: $0) }
      words.append(
        SessionWords.passedConflict(
          names.joined(separator: ", "), line: line.number, step: line.step))
    }
    return words
  }

  /// What an engine has done, in entries of constraints that were gone through.
  private static func work(of engine: LayoutEngine) -> Int {
    engine.work.entriesTouched + 16 * (engine.layoutWork.rowsLowered + engine.layoutWork.itemsRead)
  }

  /// The first line behind which a constraint is broken that is so behind the last one, by halves.
  private static func place(
    breaking handle: Handle, among lines: [PassedLine], in session: Session
  ) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if broken(behind: lines[middle], in: session)?.contains(handle) == true {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// `nil` where it cannot be laid out, which is told where the lines lead.
  private static func broken(behind line: PassedLine, in session: Session) -> Set<Handle>? {
    let solution = try? session.engine.layout(
      of: line.document, isCancelled: session.surroundings.isCancelled)
    return solution.map { Set($0.broken) }
  }
}

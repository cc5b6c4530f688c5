import AutoLayout
import Interchange

/// What layout callbacks change in every pass, and what would end it.
extension Evaluator {
  /// So many passes in a row show what goes on for ever.
  private static let comparedPasses = 3

  /// What each of the last passes has changed again.
  func endlessLoop(_ passes: [[PassChange]]) -> LayoutLoop {
    let last = passes.suffix(Self.comparedPasses)
    let lines = (last.first ?? []).map(\.statement).withoutRepetition.compactMap { place in
      let made = last.compactMap { pass in pass.last { $0.statement == place } }
      return made.count == last.count ? line(of: place, made) : nil
    }
    return LayoutLoop(.endless, passes: Self.mostPasses, lines: lines)
  }

  private func line(of place: SourceRange, _ changes: [PassChange]) -> LayoutLoop.Line? {
    let constants = changes.compactMap { change -> Double? in
      if case .setConstant(_, let constant, _) = change.edit { constant } else { nil }
    }
    let added = changes.compactMap { change -> ConstraintID? in
      if case .addConstraint = change.edit { change.constraint } else { nil }
    }
    return line(of: place, constants: constants, added: added)
  }

  private func line(
    of place: SourceRange, constants: [Double], added: [ConstraintID]
  ) -> LayoutLoop.Line? {
    guard let file = program.file(of: place) else { return nil }
    return LayoutLoop.Line(
      place: CodeLine(file: file.name, number: file.line(of: place)),
      text: file.lineText(at: place), constants: constants, added: added)
  }

  /// The statements that have added constraints in several passes; `nil` where there are none.
  var collectingLoop: LayoutLoop? {
    let repeated = addedInPasses.filter { Set($0.value.map { $0.pass }).count > 1 }
      .sorted { $0.key.lowerBound < $1.key.lowerBound }
    let lines = repeated.compactMap { place, added in
      line(of: place, constants: [], added: Array(added.map { $0.constraint }.filter(isThere)))
    }
    .filter { $0.added.count > 1 }
    return lines.isEmpty ? nil : LayoutLoop(.collecting, passes: pass, lines: lines)
  }

  private func isThere(_ constraint: ConstraintID) -> Bool {
    draft.constraint(constraint)?.isActive == true
  }

  // MARK: Repairs

  /// The loop with what ends it.
  ///
  /// - Parameter run: Carries everything out again without some lines.
  func repaired(
    _ loop: LayoutLoop, _ run: (Set<CodeLine>) throws(RunFailure) -> Evaluator
  ) throws(RunFailure) -> LayoutLoop {
    guard loop.kind == .endless else { return loop }
    let places = loop.lines.map(\.place).withoutRepetition
    var loop = loop
    for place in places.prefix(Self.mostTried) {
      if let repair = try repair(without: [place], run) { loop.repairs.append(repair) }
    }
    if loop.repairs.isEmpty, places.count > 1, let repair = try repair(without: places, run) {
      loop.repairs.append(repair)
    }
    return loop
  }

  /// So many lines are tried, each at the price of a run.
  private static let mostTried = 3

  /// `nil` where the layout does not come to rest without these lines either.
  private func repair(
    without lines: [CodeLine], _ run: (Set<CodeLine>) throws(RunFailure) -> Evaluator
  ) throws(RunFailure) -> LayoutLoop.Repair? {
    let tried = try run(linesLeftOut.union(lines))
    guard tried.loop?.kind != .endless else { return nil }
    let constants = draft.constraints.values.compactMap { constraint in
      tried.draft.constraint(constraint.id).flatMap { then in
        then.first == constraint.first && then.constant != constraint.constant
          ? LayoutLoop.ConstantThen(constraint: constraint.id, constant: then.constant) : nil
      }
    }
    return LayoutLoop.Repair(without: lines, constants: constants)
  }

  /// Whether a statement begins on a line that is passed by.
  func isLeftOut(_ statement: Statement) -> Bool {
    guard let file = program.file(of: statement.range) else { return false }
    return linesLeftOut.contains(
      CodeLine(file: file.name, number: file.line(of: statement.range)))
  }
}

extension CodeFile {
  /// The line in which something stands, without the space around it.
  fileprivate func lineText(at range: SourceRange) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.dropFirst(line(of: range) - 1).first ?? ""
    return String(line.drop { $0 == " " || $0 == "\t" })
  }
}

extension Array where Element: Hashable {
  /// Each once, where it comes first.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

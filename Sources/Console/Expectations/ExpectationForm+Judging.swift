import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

extension ExpectationForm {
  /// What was found instead; `nil` when it is as expected.
  func mismatch(on snapshot: Snapshot) throws(LineFailure) -> Mismatch? {
    switch self {
    case .condition(let tree, let source, let isOpen):
      let interpreter = Interpreter(snapshot)
      if let mismatch = try Self.condition(tree, source, snapshot, with: interpreter) {
        return mismatch
      }
      return try Self.choice(tree, source, isOpen, snapshot, with: interpreter)
    case .moment(let phase, let tree, let source):
      let interpreter = try Interpreter(snapshot, at: phase, tree.range)
      return try Self.condition(tree, source, snapshot, with: interpreter)
    case .line(let handle, let relation, let source):
      return try Self.line(handle, relation, source, snapshot)
    case .count(let expected):
      let found = snapshot.document.ownConstraintCount
      return found == expected ? nil : Mismatch(expected: "\(expected)", found: "\(found)")
    case .range(let measure, let low, let high):
      return try Self.range(measure, low, high, snapshot)
    case .affecting(let view, let axis, let handles):
      return try Self.affecting(view, axis, handles, snapshot)
    case .ambiguous(let measures): return try Self.ambiguous(measures, true, snapshot)
    case .unambiguous(let measures): return try Self.ambiguous(measures, false, snapshot)
    case .conflict(let members): return Self.conflict(members, snapshot)
    case .noConflict(let members): return Self.noConflict(members, snapshot)
    case .broken(let handle):
      let broken = snapshot.solution.broken
      return broken.contains(handle)
        ? nil
        : Mismatch(
          expected: ExpectationWords.broken(snapshot.document.text(of: handle)),
          found: broken.isEmpty
            ? ExpectationWords.nothingBroken
            : ExpectationWords.written(Self.text(broken, snapshot)))
    case .tie(let one, let other): return Self.tie(one, other, snapshot)
    case .moved(let views): return Self.moved(views, snapshot)
    case .layers(let expectation): return try expectation.mismatch(on: snapshot)
    case .suspicion(let expectation): return try expectation.mismatch(on: snapshot)
    case .accepted:
      return snapshot.last.refusal.map { Mismatch(expected: ExpectationWords.accepted, found: $0) }
    case .refused(let word): return Self.refused(word, snapshot)
    }
  }

  private static func text(_ handles: [Handle], _ snapshot: Snapshot) -> String {
    "{" + handles.map(snapshot.document.text(of:)).joined(separator: " ") + "}"
  }
}

// MARK: Values

extension ExpectationForm {
  private static func condition(
    _ tree: ExpressionTree, _ source: String, _ snapshot: Snapshot, with interpreter: Interpreter
  ) throws(LineFailure) -> Mismatch? {
    if try interpreter.condition(tree) { return nil }
    guard let comparison = try interpreter.comparison(tree) else {
      return Mismatch(expected: ExpectationWords.written(source), found: "false")
    }
    let expected = comparison.right.text(in: snapshot.document).string
    let sign = comparison.sign == .equal ? "" : "\(comparison.sign.rawValue) "
    let (isOpen, range) = try interpreter.choice(asked: tree)
    let found = comparison.left.text(in: snapshot.document).string
    return Mismatch(
      expected: ExpectationWords.written(sign + expected),
      found: isOpen
        ? ExpectationWords.oneOfMany(found, range) : ExpectationWords.written(found))
  }

  /// What holds in one layout of many must say so, and what holds in all of them must not.
  private static func choice(
    _ tree: ExpressionTree, _ source: String, _ isOpen: Bool, _ snapshot: Snapshot,
    with interpreter: Interpreter
  ) throws(LineFailure) -> Mismatch? {
    let (isThere, range) = try interpreter.choice(asked: tree)
    if isThere == isOpen { return nil }
    let comparison = try interpreter.comparison(tree)
    let found = comparison?.left.text(in: snapshot.document).string ?? source
    let expected = comparison.map { comparison in
      let right = comparison.right.text(in: snapshot.document).string
      let sign = comparison.sign == .equal ? "" : "\(comparison.sign.rawValue) "
      return sign + (isOpen ? "~" : "") + right
    }
    var mismatch = Mismatch(
      expected: ExpectationWords.written(expected ?? source),
      found: isThere
        ? ExpectationWords.oneOfMany(found, range) : ExpectationWords.onlyOne(found))
    if isThere {
      let advice = ExpectationWords.sayChoice(comparison?.sign.rawValue)
      mismatch.details = [.paragraph(advice, indent: 4)]
    }
    return mismatch
  }

  private static func line(
    _ handle: Handle, _ relation: RelationSyntax, _ source: String, _ snapshot: Snapshot
  ) throws(LineFailure) -> Mismatch? {
    let expected = try Interpreter(snapshot).equation(relation)
    guard let found = try snapshot.equation(of: handle) else {
      return Mismatch(
        expected: ExpectationWords.written(source),
        found: ExpectationWords.written(snapshot.document.text(of: handle)))
    }
    let wanted = EquationText(expected, in: snapshot.document).string
    let present = EquationText(found, in: snapshot.document).string
    return wanted == present
      ? nil
      : Mismatch(
        expected: ExpectationWords.written(wanted), found: ExpectationWords.written(present))
  }

  private static func range(
    _ measure: Measure, _ low: Double?, _ high: Double?, _ snapshot: Snapshot
  ) throws(LineFailure) -> Mismatch? {
    let found = try snapshot.range(of: measure)
    let holds =
      Self.agree(low ?? -.infinity, found.low) && Self.agree(high ?? .infinity, found.high)
    return holds
      ? nil
      : Mismatch(
        expected: ExpectationWords.written("\(bound(low)) \(bound(high))"),
        found: ExpectationWords.written("\(bound(found.low)) \(bound(found.high))"))
  }

  private static func agree(_ first: Double, _ second: Double) -> Bool {
    ValueComparison.areEqual(first, second)
  }

  private static func bound(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "-" }
    return value.inPoints
  }

  private static func affecting(
    _ view: ViewID, _ axis: Axis, _ expected: [Handle], _ snapshot: Snapshot
  ) throws(LineFailure) -> Mismatch? {
    let found = try snapshot.affecting(view, along: axis)
    return Set(found) == Set(expected)
      ? nil
      : Mismatch(
        expected: ExpectationWords.written(text(expected, snapshot)),
        found: ExpectationWords.written(text(found, snapshot)))
  }

  private static func ambiguous(
    _ measures: [NamedMeasure], _ expected: Bool, _ snapshot: Snapshot
  ) throws(LineFailure) -> Mismatch? {
    if measures.isEmpty {
      let isAny = snapshot.state.hasAmbiguity
      if isAny == expected { return nil }
      var mismatch = Mismatch(
        expected: ExpectationWords.ambiguous(expected), found: ExpectationWords.ambiguous(isAny))
      if isAny { mismatch.details = try snapshot.ambiguities() }
      return mismatch
    }
    for named in measures where try snapshot.isUnique(named.measure) == expected {
      var mismatch = Mismatch(
        expected: ExpectationWords.ambiguous(named.source, expected),
        found: ExpectationWords.ambiguous(named.source, !expected))
      if !expected { mismatch.details = try snapshot.ambiguities(behind: named.measure) }
      return mismatch
    }
    return nil
  }
}

// MARK: Findings

extension ExpectationForm {
  /// The members of each conflict that has exactly the expected ones; of each without any. Implicit
  /// members need not be named.
  private static func conflicts(
    of expected: [Handle]?, _ snapshot: Snapshot
  ) -> [[Handle]] {
    let found = snapshot.findings.conflicts.map { $0.members.map(\.handle) }
    guard let expected else { return found }
    let named = Set(expected)
    return found.filter { members in
      named.isSubset(of: members)
        && members.allSatisfy { named.contains($0) || $0.isGenerated }
    }
  }

  private static func conflict(_ expected: [Handle]?, _ snapshot: Snapshot) -> Mismatch? {
    if !conflicts(of: expected, snapshot).isEmpty { return nil }
    let others = conflicts(of: nil, snapshot).map { text($0, snapshot) }.joined(separator: " ")
    return Mismatch(
      expected: ExpectationWords.conflict(expected.map { text($0, snapshot) } ?? ""),
      found: others.isEmpty ? ExpectationWords.noConflict : ExpectationWords.written(others))
  }

  private static func noConflict(_ members: [Handle]?, _ snapshot: Snapshot) -> Mismatch? {
    let found = conflicts(of: members, snapshot)
    if found.isEmpty { return nil }
    return Mismatch(
      expected: ExpectationWords.noConflict(members.map { text($0, snapshot) } ?? ""),
      found: ExpectationWords.written(found.map { text($0, snapshot) }.joined(separator: " ")))
  }

  private static func tie(_ one: Handle, _ other: Handle, _ snapshot: Snapshot) -> Mismatch? {
    let ties = snapshot.findings.ties
    let isThere = one != other && ties.contains { Set([one, other]).isSubset(of: $0.handles) }
    if isThere { return nil }
    let found = ties.map { text($0.handles, snapshot) }.joined(separator: " ")
    return Mismatch(
      expected: ExpectationWords.tie(text([one, other], snapshot)),
      found: found.isEmpty ? ExpectationWords.noTie : ExpectationWords.written(found))
  }

  private static func moved(_ expected: [ViewID], _ snapshot: Snapshot) -> Mismatch? {
    let found = snapshot.last.moved
    if Set(found) == Set(expected) { return nil }
    let words = { (views: [ViewID]) in
      ExpectationWords.moved(views.compactMap { snapshot.document.view($0)?.name })
    }
    var mismatch = Mismatch(expected: words(expected), found: words(found))
    mismatch.details = snapshot.last.movements(to: snapshot.state)
    return mismatch
  }

  private static func refused(_ word: String?, _ snapshot: Snapshot) -> Mismatch? {
    let expected = ExpectationWords.refused(word)
    guard let refusal = snapshot.last.refusal else {
      return Mismatch(expected: expected, found: ExpectationWords.wasAccepted)
    }
    // Whoever replays the session may be spoken to in another language than that of its file.
    let text = refusal.text(in: snapshot.language)
    if word.map({ text.string.lowercased().contains($0.lowercased()) }) ?? true { return nil }
    return Mismatch(expected: expected, found: Phrase(text))
  }
}

extension Handle {
  /// Made by a rule and not by the user.
  fileprivate var isGenerated: Bool {
    if case .generated = self { true } else { false }
  }
}

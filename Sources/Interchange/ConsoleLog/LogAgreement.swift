import AutoLayout

/// Why a report was printed although all that it prints can hold together.
package enum LogAgreement: Sendable, Equatable {
  /// These lines lead to the very numbers that they print, so that what differed is too small to be
  /// printed; none of them is needed beside the others.
  case exact(of: [ConsoleLog.Constraint])
  /// They lead to them if margins that are not printed come to `needed` points together.
  case margins([Margin], needed: Double)

  /// The margin of a view at one of its edges.
  package struct Margin: Equatable, Sendable {
    package let item: ConsoleLog.Item
    package let attribute: ConsoleLog.Attribute
  }
}

extension ConsoleLog.Report {
  /// What the lines besides the broken one come to for it, or any line for the others where no broken
  /// one is printed; `nil` where they leave it free.
  ///
  /// - Complexity: O(*n*³) in the lines, of which no more than `LogSystem.mostRows` are looked at.
  package var agreement: LogAgreement? {
    var cast = LogCast(of: constraints)
    let hierarchy = LogHierarchy(of: constraints, cast: &cast)
    var system = LogSystem(hierarchy)
    let broken = brokenConstraint
    let others = constraints.filter { $0.reference != broken?.reference }
    for constraint in others.prefix(LogSystem.mostRows) {
      let isEquation = constraint.relation.comparison == .equal && constraint.priority == nil
      if isEquation, constraint.contentPriorities == nil,
        let agreement = system.add(constraint), broken == nil
      {
        return agreement
      }
    }
    guard let broken else { return system.agreement(atTheBoundsOf: others) }
    if broken.contentPriorities != nil { return nil }
    return system.add(broken) ?? system.agreement(atTheBoundsOf: others)
  }

  /// A length that an author fixed, without which the other lines come to no number that they print: there it
  /// follows from them.
  package var spareLength: ConsoleLog.Constraint? {
    let lengths = constraints.filter {
      $0.isUserMade && $0.relation.second == nil && $0.relation.comparison == .equal
        && $0.relation.first.attribute.isSize && !$0.relation.first.item.isCell
    }
    return lengths.prefix(4).first { length in
      var others = self
      others.entries.removeAll { $0.reference == length.reference }
      return others.agreement == nil
    }
  }

  /// Whether the list holds a constraint twice, between the very same views, and it is that one that was
  /// broken.
  package var isMadeTwice: Bool {
    let constraints = constraints.prefix(LogSystem.mostRows)
    return constraints.enumerated().contains { place, one in
      one.systemRole == nil
        && constraints.dropFirst(place + 1).contains { other in
          other.relation == one.relation && other.saysTheSame(as: one)
            && [one.reference, other.reference].contains(brokenConstraint?.reference)
        }
    }
  }

  /// Whether the text ends inside the line by which a view is given its size.
  package var endsInsideGivenSize: Bool {
    // Some trackers print `~~` for a hyphen.
    guard let cut = cut?.replacing("~~", with: "-"), let quote = cut.firstIndex(of: "'") else {
      return false
    }
    let identifier = cut[quote...].dropFirst()
    let given = "UIView-Encapsulated-Layout-"
    return identifier.count > 3 && (given.hasPrefix(identifier) || identifier.hasPrefix(given))
  }

  /// The size that the system gives a view along an axis; 0 before the others.
  ///
  /// - Parameter isHorizontal: `nil` for either axis.
  package func givenSize(isHorizontal: Bool?) -> ConsoleLog.Constraint? {
    let given = constraints.filter { constraint in
      let relation = constraint.relation
      return relation.second == nil && relation.first.attribute.isSize
        && relation.comparison == .equal
        && constraint.isOfOwner
        && (isHorizontal == nil || relation.first.attribute.isHorizontal == isHorizontal)
    }
    return given.first(where: \.isOfNothing) ?? given.first
  }

  /// The length that the broken constraint of an author asks for, and another that the system gives along the
  /// same axis to another view.
  package var sizeBesideGiven: (own: ConsoleLog.Constraint, given: ConsoleLog.Constraint)? {
    guard let own = brokenConstraint, own.isUserMade, own.relation.second == nil,
      own.relation.first.attribute.isSize,
      let given = givenSize(isHorizontal: own.relation.first.attribute.isHorizontal),
      given.relation.first.item != own.relation.first.item, !given.isOfNothing,
      abs(given.relation.constant - own.relation.constant) >= 1
    else { return nil }
    return (own, given)
  }
}

extension ConsoleLog.Constraint {
  /// Whether its constant is 0, as far as six digits tell.
  package var isOfNothing: Bool { abs(relation.constant) < LogSystem.negligible }

  /// Whether the owner of the view made it: a table its cells, a controller its view. Masonry does not
  /// print the identifiers by which one knows.
  fileprivate var isOfOwner: Bool {
    switch systemRole {
    case .encapsulated, .temporary, .fittingTarget, .stackHiding, .autoresizingMask: true
    case nil: relation.first.item.isCell
    default: false
    }
  }
}

/// The equations of a report, solved as far as they go.
private struct LogSystem {
  static let mostRows = 200

  private let hierarchy: LogHierarchy
  /// Each solved for one of its quantities, which no other row has.
  private var rows: [Quantity: Row] = [:]
  /// Who has the margins that occur.
  private var margins: [Quantity: LogAgreement.Margin] = [:]
  /// The lines that were taken in.
  private var taken: [ConsoleLog.Constraint] = []

  /// Something that has a number.
  enum Quantity: Hashable {
    case start(LogCast.Key, isHorizontal: Bool)
    case length(LogCast.Key, isHorizontal: Bool)
    case baseline(LogCast.Key, ConsoleLog.Attribute)
    case margin(LogCast.Key, ConsoleLog.Attribute)

    var isMargin: Bool { if case .margin = self { true } else { false } }
  }

  /// The sum of the terms and the constant is 0.
  struct Row {
    var terms: [Quantity: Double] = [:]
    var constant = 0.0
    /// How often each line is in it.
    var lines: [ConsoleLog.Reference: Double] = [:]

    mutating func add(_ other: Row, times factor: Double) {
      Self.add(other.terms, times: factor, to: &terms)
      Self.add(other.lines, times: factor, to: &lines)
      constant += factor * other.constant
    }

    private static func add<Key>(
      _ parts: [Key: Double], times factor: Double, to sums: inout [Key: Double]
    ) {
      for (key, value) in parts {
        let sum = sums[key, default: 0] + factor * value
        sums[key] = abs(sum) < LogSystem.negligible ? nil : sum
      }
    }
  }

  init(_ hierarchy: LogHierarchy) { self.hierarchy = hierarchy }

  /// Takes an equation in; what is left of it when all before it hold, where that is no new quantity.
  mutating func add(_ constraint: ConsoleLog.Constraint) -> LogAgreement? {
    guard var row = row(of: constraint.relation) else { return nil }
    row.lines[constraint.reference] = 1
    taken.append(constraint)
    for (quantity, factor) in row.terms {
      if let known = rows[quantity] { row.add(known, times: -factor) }
    }
    guard let pivot = row.terms.first(where: { !$0.key.isMargin }) ?? row.terms.first else {
      let isExact = abs(row.constant) < Self.printed
      return isExact ? .exact(of: taken.filter { row.lines[$0.reference] != nil }) : nil
    }
    let agreement = row.terms.keys.allSatisfy(\.isMargin) ? agreement(of: row) : nil
    solve(row, for: pivot.key, pivot.value)
    return agreement
  }

  /// What an inequality comes to at its bound, where nothing is left between.
  mutating func agreement(atTheBoundsOf constraints: [ConsoleLog.Constraint]) -> LogAgreement? {
    let bounds = constraints.prefix(Self.mostRows).filter {
      $0.relation.comparison != .equal && $0.priority == nil
    }
    for bound in bounds {
      if let agreement = add(bound) { return agreement }
    }
    return nil
  }

  /// What two numbers differ by at least where one can see it.
  private static let printed = 0.01

  /// What is left of a factor that another one takes away.
  fileprivate static let negligible = 0.000_000_001

  private mutating func solve(_ row: Row, for pivot: Quantity, _ factor: Double) {
    var solved = Row()
    solved.add(row, times: 1 / factor)
    for (quantity, other) in rows {
      guard let factor = other.terms[pivot] else { continue }
      var reduced = other
      reduced.add(solved, times: -factor)
      rows[quantity] = reduced
    }
    rows[pivot] = solved
  }

  private func agreement(of row: Row) -> LogAgreement? {
    guard let factor = row.terms.values.first, row.terms.values.allSatisfy({ $0 == factor }) else {
      return nil
    }
    let found = row.terms.keys.compactMap { margins[$0] }
    let sorted = found.sorted { $0.attribute.rawValue > $1.attribute.rawValue }
    return .margins(sorted, needed: -row.constant / factor)
  }

  // MARK: From relations

  private mutating func row(of logged: ConsoleLog.Relation) -> Row? {
    let relation = hierarchy.seenFromTop(logged)
    let (first, second) = (relation.first, relation.second)
    guard var row = place(of: first, beside: second?.item) else { return nil }
    row.constant -= relation.constant
    guard let second else {
      return first.attribute.isSize ? row : inSuperview(row, first, beside: nil)
    }
    // A multiplied place, and one that follows a length, are measured in the superview.
    if first.attribute.isLocation, second.attribute.isLocation, relation.multiplier != 1 {
      return nil
    }
    guard let other = place(of: second, beside: first.item) else { return nil }
    row.add(other, times: -relation.multiplier)
    if first.attribute.isLocation, second.attribute.isSize {
      return inSuperview(row, first, beside: second.item)
    }
    return row
  }

  private func inSuperview(
    _ row: Row, _ anchor: ConsoleLog.Anchor, beside other: ConsoleLog.Item?
  ) -> Row? {
    let key = hierarchy.resolved(LogCast.key(of: anchor.item, beside: other))
    guard let superview = hierarchy.superviews[key],
      let axis = anchor.attribute.inDocument?.axis
    else { return nil }
    var row = row
    let isHorizontal = axis == .horizontal
    row.add(Row(terms: [.start(superview, isHorizontal: isHorizontal): 1]), times: -1)
    if other == nil, anchor.attribute == .bottom {
      row.add(Row(terms: [.length(superview, isHorizontal: isHorizontal): 1]), times: -1)
    }
    return row
  }

  private mutating func place(
    of anchor: ConsoleLog.Anchor, beside other: ConsoleLog.Item?
  ) -> Row? {
    guard let attribute = anchor.attribute.inDocument, !anchor.attribute.isOfContent else {
      return nil
    }
    let key = hierarchy.resolved(LogCast.key(of: anchor.item, beside: other))
    let isHorizontal = attribute.axis == .horizontal
    let length = Quantity.length(key, isHorizontal: isHorizontal)
    if anchor.attribute.isSize { return Row(terms: [length: 1]) }
    let start = Quantity.start(key, isHorizontal: isHorizontal)
    if attribute.isBaseline { return Row(terms: [.baseline(key, anchor.attribute): 1]) }
    let isInner = attribute.withinMargins != nil
    switch anchor.attribute.side {
    case .near?:
      var row = Row(terms: [start: 1])
      if isInner { row.terms[margin(of: anchor, key)] = 1 }
      return row
    case .far?:
      var row = Row(terms: [start: 1, length: 1])
      if isInner { row.terms[margin(of: anchor, key)] = -1 }
      return row
    case .centre? where !isInner: return Row(terms: [start: 1, length: 0.5])
    default: return nil
    }
  }

  private mutating func margin(of anchor: ConsoleLog.Anchor, _ key: LogCast.Key) -> Quantity {
    let margin = Quantity.margin(key, anchor.attribute)
    margins[margin] = LogAgreement.Margin(item: anchor.item, attribute: anchor.attribute)
    return margin
  }
}

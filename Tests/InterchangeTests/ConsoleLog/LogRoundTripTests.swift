import AutoLayout
import TestSupport
import Testing

@testable import Interchange

/// Random layouts that conflict, printed as a console would and read back.
struct LogRoundTripTests {
  /// A column or row of views in a card of fixed size, with a chain of gaps and sizes that mostly do
  /// not come to it, and some constraints that have nothing to do with it.
  private func document(_ random: inout LogFragments) throws -> Document {
    var document = Document(device: nil)
    let texts = ["Seconds", "分", "it's \"5\" > [4]", "", "top.row"]
    let isHorizontal = random.number(below: 2) == 0
    let (near, far, size): (Attribute, Attribute, Attribute) =
      isHorizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    var names: [ViewID] = []
    func add(_ kind: ViewKind, _ name: String, in superview: ViewID, text: String?) throws {
      names.append(document.nextView)
      var view = NewView.added(kind, name: name, in: superview, step: 1)
      if kind.takes.contains(.text), let text, !text.isEmpty { view.content.setText(text) }
      view.content.give(.noMetric)
      try document.apply(.addView(view))
    }
    func constrain(_ first: Anchor, _ relation: Relation, _ second: Anchor?, _ constant: Double)
      throws
    {
      var new = NewConstraint(first, relation, second, origin: .typed(step: 1))
      new.constant = constant
      if random.number(below: 5) == 0 { new.identifier = "my 'own' edge" }
      try document.apply(.addConstraint(new))
    }
    func number() -> Double { Double(random.number(below: 400)) / 4 }

    try add(.view, "card", in: .root, text: nil)
    for place in 0..<(1 + random.number(below: 5)) {
      let text = texts[random.number(below: texts.count)]
      try add(.label, "label\(place)", in: names[0], text: text)
    }
    let (card, labels) = (names[0], names.dropFirst())
    try constrain(Anchor(card, size), .equal, nil, number() * 4)
    var last: ViewID?
    for label in labels {
      try constrain(
        Anchor(label, near), .equal, Anchor(last ?? card, last == nil ? near : far), number())
      if random.number(below: 2) == 0 {
        let relation: Relation = random.number(below: 3) == 0 ? .greaterThanOrEqual : .equal
        try constrain(Anchor(label, size), relation, nil, number())
      }
      last = label
    }
    if let last { try constrain(Anchor(card, far), .equal, Anchor(last, far), number()) }
    if let first = labels.first, let last, first != last {
      var new = NewConstraint(
        Anchor(first, size), .lessThanOrEqual, Anchor(last, size), origin: .typed(step: 1))
      (new.multiplier, new.constant) = (0.5, -number())
      try document.apply(.addConstraint(new))
    }
    return document
  }

  /// The members of the proof behind the first that is broken, that one, and the numbers of those
  /// that are not implicit rules.
  private struct Found {
    let handles: Set<Handle>
    let broken: Handle
    let members: [ConstraintID]
  }

  private func conflict(in document: Document) throws -> Found? {
    let engine = LayoutEngine()
    let solution = try engine.layout(of: document)
    guard let broken = solution.broken.first,
      let proof = try engine.conflict(of: broken, in: document)
    else { return nil }
    let members = proof.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member.handle { return id }
      return nil
    }
    return Found(handles: Set(proof.members.map(\.handle)), broken: broken, members: members)
  }

  @Test(arguments: LogWriter.Form.allCases, 0..<UInt64(LongTests.areWanted ? 400 : 20))
  func theSameConflictIsReadBack(form: LogWriter.Form, seed: UInt64) throws {
    var random = LogFragments(seed: seed)
    let original = try document(&random)
    guard let found = try conflict(in: original), case .constraint(let id) = found.broken,
      let brokenConstraint = original.constraint(id)
    else { return }
    let members = found.members
    let writer = LogWriter(form: form, document: original)
    let text = writer.report(members.compactMap(original.constraint), breaking: brokenConstraint)
    let log = ConsoleLogReader.read(text)
    let report = try #require(log.reports.first, "\(text)")

    #expect(report.unread == [], "\(text)")
    #expect(report.constraints.count == members.count)
    let imported = ConsoleLogImporter.importing(report)
    let rebuilt = try Document(device: nil).applying(imported.edits)
    let again = try #require(try conflict(in: rebuilt), "\(text)")
    let names = Set(again.members.compactMap { imported.references[$0]?.description })
    #expect(names == Set(members.map(writer.address)), "\(text)")
    #expect(rebuilt.reportedBroken.map(Handle.constraint) == [again.broken])
    try expectIrreducible(again, in: rebuilt)
  }

  /// With any one member taken out, the others hold: what is broken then needs a rule besides them.
  private func expectIrreducible(_ found: Found, in document: Document) throws {
    for member in found.members {
      let rest = try document.applying([.removeConstraint(member)])
      guard let other = try conflict(in: rest) else { continue }
      #expect(!other.handles.isSubset(of: found.handles), "\(member)")
    }
  }

  @Test func mostOfTheLayoutsConflict() throws {
    let count = try (0..<40 as Range<UInt64>).count { seed in
      var random = LogFragments(seed: seed)
      return try conflict(in: document(&random)) != nil
    }
    #expect(count >= 25)
  }

  @Test(arguments: LogWriter.Form.allCases)
  func wrappedOrPrefixedLinesSayTheSame(form: LogWriter.Form) throws {
    var random = LogFragments(seed: 4)
    let original = try document(&random)
    let constraints = Array(original.constraints.values)
    let writer = LogWriter(form: form, document: original)
    let broken = try #require(constraints.last)
    let text = writer.report(constraints, breaking: broken)
    let plain = ConsoleLogReader.read(text)
    let prefixed = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "[  +13 ms] \($0)" }.joined(separator: "\r\n")
    let read = ConsoleLogReader.read(prefixed)

    #expect(
      read.reports.first?.constraints.map(\.relation)
        == plain.reports.first?.constraints.map(\.relation))
    #expect(plain.reports.first?.constraints.count == constraints.count)
  }
}

import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// What holds of the findings of any document.
struct FindingProperties {
  private static let seeds = 0..<60 as Range<UInt64>

  private func sample(_ seed: UInt64) throws -> Sample {
    var random = SeededGenerator(seed: seed)
    return try Sample.random(using: &random)
  }

  /// The document with only these of the user's constraints in it.
  private func document(_ sample: Sample, keeping kept: Set<ConstraintID>) throws -> Document {
    try sample.document.applying(
      sample.document.constraints.keys.filter { !kept.contains($0) }.map { .removeConstraint($0) })
  }

  /// Else what follows would hold of nothing.
  @Test func theSamplesHaveConflictsAndRepairs() throws {
    let conflicts = try Self.seeds.flatMap { try sample($0).findings().conflicts }
    #expect(conflicts.count >= 20)
    #expect(conflicts.flatMap(\.fixes).count >= 20)
  }

  @Test(arguments: seeds)
  func theCitedConstraintsAloneConflictAndNoFewerDo(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    for conflict in try sample.findings().conflicts {
      let cited = Set(conflict.members.compactMap(\.handle.constraintID))
      let alone = try document(sample, keeping: cited)
      #expect(try !engine.layout(of: alone).broken.isEmpty)
      let handles = Set(conflict.members.map(\.handle))
      for member in cited {
        let rest = try document(sample, keeping: cited.subtracting([member]))
        // What is left may still conflict with a rule that the conflict did not need.
        for broken in try engine.layout(of: rest).broken {
          let other = try #require(try engine.conflict(of: broken, in: rest))
          #expect(!handles.isSuperset(of: other.members.map(\.handle)))
        }
      }
    }
  }

  @Test(arguments: seeds)
  func aConflictsMembersCancelAndLeaveItsGap(seed: UInt64) throws {
    let sample = try sample(seed)
    var random = SeededGenerator(seed: seed)
    var rects: [Item: Rect] = [:]
    for view in sample.document.preorder() {
      rects[Item(view)] = Rect(
        x: view == .root ? 0 : .random(in: -300...300, using: &random), y: 0,
        width: .random(in: 0...300, using: &random), height: 0)
    }
    func value(_ anchor: Anchor) -> Double {
      let rect = rects[anchor.item] ?? .zero
      return switch anchor.attribute {
      case .leading: rect.x
      case .trailing: rect.maxX
      default: rect.width
      }
    }
    for conflict in try sample.findings().conflicts {
      let anchors = conflict.members.reduce(0) { sum, member in
        let second = member.equation.second.map { member.equation.multiplier * value($0) } ?? 0
        return sum + member.multiplier * (value(member.equation.first) - second)
      }
      #expect(abs(anchors) < 1e-6)
      let sum = try #require(conflict.sum)
      #expect(abs(sum.leftTotal - sum.rightTotal - sum.gap) < 1e-6)
      #expect(sum.gap > 0)
      #expect(conflict.members.contains { $0.handle == conflict.broken })
    }
  }

  @Test(arguments: seeds)
  func aFixRemovesItsConflictAndBringsNoOther(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    let before = try engine.layout(of: sample.document)
    for conflict in try sample.findings().conflicts.prefix(4) {
      #expect(!conflict.fixes.isEmpty)
      for fix in conflict.fixes {
        let fixed = try sample.document.applying(fix.edits)
        let layout = try engine.layout(of: fixed)
        #expect(!layout.broken.contains(conflict.broken))
        #expect(Set(layout.broken).isSubset(of: before.broken))
        let movements = Change(from: before, to: layout).views
        #expect(movements == fix.effect.moved)
      }
    }
  }

  @Test(arguments: seeds)
  func removingAConstraintBringsNoConflict(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    guard try engine.layout(of: sample.document).broken.isEmpty else { return }
    for id in sample.document.constraints.keys {
      let fewer = try sample.document.applying([.removeConstraint(id)])
      #expect(try engine.layout(of: fewer).broken.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func whatCouldBeOtherwiseIsToldOfAndNothingElse(seed: UInt64) throws {
    let document = try sample(seed).document
    let engine = LayoutEngine()
    let free = try engine.freeItems(in: document)
    for view in document.preorder() {
      let parts = free.first { $0.item == Item(view) }?.parts ?? []
      for part in RectPart.allCases {
        let range = try engine.range(of: document.measure(of: part, of: Item(view)), in: document)
        #expect(parts.contains(part) == (range.low < range.high), "\(view) \(part)")
      }
    }
  }

  @Test(arguments: seeds)
  func whatBecameOfFindingsIsWhatALookAtAllOfThemTells(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    let old = try sample.examination(with: engine).findings()
    for id in sample.document.constraints.keys {
      var other = sample
      try other.apply([.setConstant(id, 77)])
      let new = try other.examination(with: engine).findings()
      let changes = FindingChanges(from: old, to: new)
      let (before, after) = (Set(old.map(\.subject)), Set(new.map(\.subject)))
      #expect(new.count == Array(new).count)
      #expect(changes.appeared == new.filter { !before.contains($0.subject) })
      #expect(changes.gone == old.filter { !after.contains($0.subject) })
      let told = Set((changes.appeared + changes.changed).map(\.subject))
      for finding in new where !told.contains(finding.subject) {
        #expect(old.contains { $0.subject == finding.subject })
      }
    }
  }

  @Test(arguments: seeds)
  func aSettlementSettlesItsAmbiguity(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    for ambiguity in try sample.findings().ambiguities {
      #expect(ambiguity.range.low - 0.001 <= ambiguity.value)
      #expect(ambiguity.value <= ambiguity.range.high + 0.001)
      guard case .constraint(let equation) = ambiguity.settlement else { continue }
      var new = NewConstraint(
        equation.first, equation.relation, equation.second, origin: .typed(step: 1))
      new.constant = equation.constant
      let settled = try sample.document.applying([.addConstraint(new)])
      let free = try engine.freeItems(in: settled).first { $0.item == ambiguity.item }
      #expect(free?.parts.contains(ambiguity.part) != true)
      #expect(try engine.layout(of: settled).broken == engine.layout(of: sample.document).broken)
    }
  }

  @Test(arguments: seeds)
  func aTieIsTurnedRoundByItsPriority(seed: UInt64) throws {
    let sample = try sample(seed)
    let engine = LayoutEngine()
    for tie in try sample.findings().ties {
      #expect(tie.nearerAmount <= tie.loserAmount + 0.001)
      #expect(tie.nearerEquation.priority == tie.loserEquation.priority)
      guard let priority = tie.turnedBy, case .constraint(let id) = tie.loser else { continue }
      let turned = try engine.layout(
        of: sample.document.applying([.setPriority(id, priority)]))
      #expect(!turned.missed.contains { $0.handle == tie.loser })
    }
  }

  @Test(arguments: seeds)
  func anExplanationAddsUpToTheValue(seed: UInt64) throws {
    let sample = try sample(seed)
    let examination = try sample.examination()
    for view in sample.document.preorder() {
      for attribute in [Attribute.leading, .trailing, .width, .top] {
        let anchor = Anchor(view, attribute)
        let explanation = try #require(try examination.explanation(of: .anchor(anchor)))
        let sum = explanation.steps.reduce(explanation.offset) { $0 + $1.contribution }
        #expect(abs(sum - explanation.value) < 1e-6)
        #expect(abs(explanation.value - (examination.solution.value(of: anchor) ?? .nan)) < 1e-6)
      }
    }
  }

  @Test(arguments: seeds)
  func findingsDependOnTheDocumentAlone(seed: UInt64) throws {
    let (sample, other) = (try sample(seed), try self.sample(seed + 1))
    let engine = LayoutEngine()
    _ = try other.examination(with: engine).completeFindings()
    #expect(try sample.examination(with: engine).completeFindings() == sample.findings())
  }
}

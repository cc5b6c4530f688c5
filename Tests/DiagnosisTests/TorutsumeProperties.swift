import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// What holds of the ways out of any row.
@Suite struct TorutsumeProperties {
  private static let seeds = 0..<UInt64(LongTests.areWanted ? 400 : 16)

  /// Three to five labels one after the other, from the leading edge; the last may reach to the
  /// trailing edge, and then it takes the room that is left.
  private struct Row {
    var sample = Sample(width: 600)
    var names: [String]

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      names = Array(["a", "b", "c", "d", "e"].prefix(Int.random(in: 3...5, using: &random)))
      var last = "view.leading"
      for name in names {
        try sample.addViews(name, kind: .label, size: Size(width: 40, height: 20))
        try sample.settleVertically(name)
        let gap = 4 * Int.random(in: 0...6, using: &random)
        try sample.add(
          Bool.random(using: &random)
            ? "\(name).leading == \(last) + \(gap)" : "\(last) == \(name).leading - \(gap)")
        last = "\(name).trailing"
      }
      let end = names[names.count - 1]
      if Bool.random(using: &random) {
        try sample.apply([.change(sample.view(end), .hugging(.horizontal, .defaultLow))])
        try sample.add("\(end).trailing == view.trailing - 12")
      }
    }

    /// All that stand between two others.
    var inner: ArraySlice<String> { names.dropFirst().dropLast() }
  }

  @Test(arguments: seeds)
  func theWaysThatCloseCloseEveryRow(seed: UInt64) throws {
    let row = try Row(seed: seed)
    for name in row.inner {
      let torutsume = try Torutsume(row.sample.view(name), in: row.sample.examination(), step: 2)
      let place = try #require(torutsume.situation.places.first)
      #expect(torutsume.situation.places.count == 1)
      let closing = torutsume.ways.filter { $0.outcome.verdict == .closes }.map(\.kind)
      #expect(
        Set(closing).isSuperset(of: [.fallback, .swap, .collapse, .empty, .priority]),
        "\(name): \(closing)")
      for way in torutsume.ways where way.outcome.verdict == .closes {
        let after = try LayoutEngine().layout(of: row.sample.document.applying(way.edits))
        let ends = try #require(after.ends(of: place.goal))
        #expect((ends.to - ends.from - place.goal.constant).magnitude < 0.001, "\(way.kind)")
      }
    }
  }

  /// At both ends of what is told and at each priority that content has in between, the fallback moves
  /// nothing while the view is there, and closes up when it is gone. Next to what is told it
  /// does not do both, but at a priority of content, where that is open.
  @Test(arguments: seeds)
  func theWindowOfTheFallbackHolds(seed: UInt64) throws {
    let row = try Row(seed: seed)
    let document = row.sample.document
    let before = try row.sample.examination().solution
    for name in row.inner {
      let view = try row.sample.view(name)
      let torutsume = try Torutsume(view, in: row.sample.examination(), step: 2)
      let place = try #require(torutsume.situation.places.first)
      let way = try #require(torutsume.ways.first { $0.kind == .fallback })
      let range = try #require(way.outcome.priorities)
      for value in Self.values(around: range) {
        let priority = try #require(Priority(rawValue: Double(value)))
        let edits = way.edits.map { $0.with(priority) }
        let present = try LayoutEngine().layout(of: document.applying([edits[0]]))
        let gone = try LayoutEngine().layout(of: document.applying(edits))
        let ends = try #require(gone.ends(of: place.goal))
        let isClosed = (ends.to - ends.from - place.goal.constant).magnitude < 0.001
        let isStill = document.views.values.allSatisfy {
          present.frame(of: $0.id) == before.frame(of: $0.id)
        }
        #expect((isClosed && isStill) == range.contains(value), "\(name) at \(value)")
      }
    }
  }

  private static func values(around range: ClosedRange<Int>) -> [Int] {
    let ofContent = [250, 251, 749, 750]
    let beyond = [range.lowerBound - 1, range.upperBound + 1].filter {
      1..<1000 ~= $0 && !ofContent.contains($0)
    }
    return beyond + [range.lowerBound, range.upperBound] + ofContent.filter(range.contains)
  }

  /// What is told was found by trying, and is found again by who does it.
  @Test(arguments: seeds)
  func aWayComesToWhatItIsSaidToComeTo(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sample = try Sample.random(using: &random)
    let before = Set(try sample.examination().solution.broken)
    for view in sample.document.views.values where view.superview == .root {
      let ways = try Torutsume(view.id, in: sample.examination(), step: 2).ways
      let verdicts = ways.map(\.outcome.verdict)
      #expect(verdicts == verdicts.sorted())
      for way in ways {
        let after = try LayoutEngine().layout(of: sample.document.applying(way.edits))
        let broken = after.broken.filter { !before.contains($0) }
        #expect(
          broken.map { handle in
            let made = handle.constraintID.flatMap(after.document.constraint)?.equation
            let isThere = handle.constraintID.flatMap(sample.document.constraint) != nil
            return isThere ? .present(handle) : made.map { .made($0) } ?? .present(handle)
          } == way.outcome.broken)
        for movement in way.outcome.movements {
          let frame = try #require(after.frame(of: movement.view))
          let told = try #require(movement.new)
          #expect(
            RectPart.allCases.allSatisfy { (frame[$0] - told[$0]).magnitude < 0.001 },
            "\(way.kind): \(frame), told \(told)")
        }
      }
    }
  }
}

extension TorutsumeProperties {
  /// What a change can have touched is all that has to be looked at.
  @Test(arguments: seeds)
  func whatIsNewlySuspiciousIsWhatWasNotBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var sample = try Sample.random(using: &random)
    try sample.apply(
      sample.document.views.values.filter { !$0.isGuide && $0.id != .window && $0.id != .root }
        .flatMap { view -> [Edit] in
          var content = view.content
          content.setText("Some text")
          let hidden: [Edit] =
            Int.random(in: 0..<4, using: &random) == 0 ? [.change(view.id, .isHidden(true))] : []
          return [.change(view.id, .content(content))] + hidden
        })
    let examination = try sample.examination()
    let known = Set(try Suspicions(in: examination.solution).all.map(Self.subject))
    for view in sample.document.views.values where view.superview == .root {
      let changes: [[Edit]] =
        [[.change(view.id, .isHidden(!view.isHidden))], [.remove(view.id, step: 9)]]
        + sample.document.constraints(mentioning: view.id).flatMap {
          [[.setConstant($0.id, $0.constant + 40)], [.deactivate([$0.id])]]
        } + [[.change(view.id, .semanticDirection(.forceRightToLeft))]]
      for edits in changes {
        guard let changed = try? sample.document.applying(edits) else { continue }
        let after = try LayoutEngine().layout(of: changed)
        let whole = try Suspicions(in: after).all.filter { !known.contains(Self.subject($0)) }
        let local = try Suspicions(newIn: after, since: examination).all
        #expect(local == whole, "\(edits)")
      }
    }
  }

  private static func subject(_ suspicion: Suspicion) -> String {
    "\(suspicion.kind) \(suspicion.views)"
  }
}

extension Edit {
  /// The same with what it adds at another priority.
  fileprivate func with(_ priority: Priority) -> Edit {
    guard case .addConstraint(var new) = self else { return self }
    new.priority = priority
    return .addConstraint(new)
  }
}

import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// Layouts in which all hangs together: each question costs as much as the layout, so fewer are asked, and
/// that is told.
@Suite struct TangleTests {
  /// Labels in a row, each of which would rather be where others keep it from being.
  private func row(of count: Int) throws -> Sample {
    var sample = Sample()
    for number in 0..<count {
      try sample.addViews("v\(number)", kind: .label, size: Size(width: 40, height: 20))
      try sample.settleVertically("v\(number)")
      let before = number == 0 ? "view.leading" : "v\(number - 1).trailing"
      try sample.add(
        "v\(number).leading >= \(before) + 4",
        "v\(number).leading == view.leading + \(number * 7 % 50) @750",
        "v\(number).width == \(30 + number * 11 % 40) @250")
    }
    return sample
  }

  private func examined(
    _ document: Document, isThorough: Bool = false
  ) throws -> (findings: Findings, asked: Int) {
    let engine = LayoutEngine()
    let examination = Examination(
      of: try engine.layout(of: document), with: engine, isThorough: isThorough)
    let findings = try examination.completed(try examination.findings())
    return (findings, engine.layoutWork.questionsAsked)
  }

  @Test func `Of much that hangs together less is asked, which is told`() throws {
    let document = try row(of: 50).document
    let (some, asked) = try examined(document)
    #expect(some.isAbridged)
    // All of it takes minutes.
    guard LongTests.areWanted else { return }
    let (all, askedForAll) = try examined(document, isThorough: true)
    #expect(some.isAbridged && !all.isAbridged)
    #expect(asked * 2 < askedForAll, "\(asked) of \(askedForAll)")
    // Nothing else is said of what was looked at.
    #expect(some.conflicts.map(\.broken) == all.conflicts.map(\.broken))
    #expect(some.ambiguities.map(\.item) == all.ambiguities.map(\.item))
    #expect(Set(some.ties.map(\.loser)).isSubset(of: Set(all.ties.map(\.loser))))
  }

  /// What a proof costs grows faster than a layout does: of those there are fewer sooner.
  @Test func `Of what hangs together less is blamed first, which is told`() throws {
    let document = try row(of: 35).document
    let (some, asked) = try examined(document)
    let (all, askedForAll) = try examined(document, isThorough: true)
    #expect(some.isAbridged && !all.isAbridged)
    #expect(some.violations.count == all.violations.count && all.violations.count > 24)
    #expect(asked + 10 < askedForAll, "\(asked) of \(askedForAll)")
  }

  /// Views of which each hangs on others, by factors of very different sizes.
  private func tangle(of count: Int) throws -> Sample {
    var sample = Sample()
    var random = SeededGenerator(seed: 44)
    for number in 0..<count { try sample.addViews("v\(number)") }
    for number in 1..<count {
      for symbol in [">=", "<=", "=="] {
        let other = Int.random(in: 0..<number, using: &random)
        let factor = ["0.731", "1.317", "12345.678"].randomElement(using: &random) ?? "2"
        let constant = Int.random(in: 1...200, using: &random)
        let name = symbol == "==" ? "leading" : "width"
        let multiplier = symbol == "==" ? "" : "\(factor) * "
        let right = "\(multiplier)v\(other).\(name) + \(constant)"
        try sample.add("v\(number).\(name) \(symbol) \(right)")
      }
    }
    return sample
  }

  @Test(arguments: [12, 24]) func `More questions get the same answers and cost no more exactly`(
    count: Int
  ) throws {
    let sample = try tangle(of: count)
    let document = sample.document
    let measures = try (0..<count).flatMap { number in
      let view = try sample.view("v\(number)")
      return [Attribute.leading, .width].map { Measure.anchor(Anchor(view, $0)) }
    }
    let engine = LayoutEngine()
    let solution = try engine.layout(of: document)
    func cost(_ times: Int) throws -> (ranges: [ValueRange], steps: Int) {
      let before = engine.layoutWork
      let all = Array(repeatElement(measures, count: times).joined())
      let ranges = try engine.ranges(of: all, in: document)
      return (Array(ranges.prefix(measures.count)), (engine.layoutWork - before).exactSteps)
    }
    let (once, again) = (try cost(1), try cost(4))
    // What is known need not be found again, and no answer depends on that but for the last digits of
    // ends at billions of points.
    for (range, other) in zip(once.ranges, again.ranges) {
      #expect(isNear(range.low, other.low) && isNear(range.high, other.high))
    }
    #expect(max(once.steps, again.steps) < 4 * LayoutEngine.sharedWork)
    let before = engine.layoutWork
    _ = try Examination(of: solution, with: engine).findings()
    #expect((engine.layoutWork - before).exactSteps < 4 * LayoutEngine.sharedWork)
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool {
    value == other || abs(value - other) <= 1e-12 * abs(value)
  }

  @Test func `Of little all is asked`() throws {
    let document = try row(of: 12).document
    let (some, all) = (try examined(document), try examined(document, isThorough: true))
    #expect(!some.findings.isAbridged)
    #expect(some.findings == all.findings)
    // How much hangs together is a question, too.
    #expect(some.asked <= all.asked + 1)
  }
}

import TestSupport
import Testing
import tsume_bench

/// The solver against the reference through every script of every family.
struct LevelSumTests {
  @Test(arguments: LevelSumFixture.all(withViews: 10))
  func tenViewsCostWhatTheReferenceSays(_ fixture: LevelSumFixture) throws {
    try check(fixture, steps: 40, atOnce: 1)
  }

  @Test(arguments: LevelSumFixture.all(withViews: 100))
  func aHundredViewsCostWhatTheReferenceSays(_ fixture: LevelSumFixture) throws {
    try check(fixture, steps: 40, atOnce: LongTests.areWanted ? 1 : 20)
  }

  @Test(.enabled(if: LongTests.areWanted), arguments: LevelSumFixture.all(withViews: 1000))
  func aThousandViewsCostWhatTheReferenceSays(_ fixture: LevelSumFixture) throws {
    try check(fixture, steps: 1000, atOnce: 1)
  }

  @Test func everyScriptHasItsFixture() {
    for views in [10, 100, 1000] {
      let expected = Family.all.flatMap { family in
        Recipe(family, views: views, steps: 0).workload.scripts.map { "\(family.name) \($0.name)" }
      }
      let found = LevelSumFixture.all(withViews: views).map { "\($0.family) \($0.script)" }
      #expect(found.sorted() == expected.sorted(), "\(views) views")
    }
  }

  /// - Parameter count: How many steps are taken as one batch.
  private func check(_ fixture: LevelSumFixture, steps: Int, atOnce count: Int) throws {
    let family = try #require(Family.all.first { $0.name == fixture.family })
    let workload = Recipe(family, views: fixture.views, steps: steps).workload
    let script = try #require(workload.script(named: fixture.script))
    #expect(script.steps.count == fixture.stepCount)
    var replay = Replay(workload)
    check(replay, fixture, step: 0)
    for start in stride(from: 0, to: script.steps.count, by: count) {
      let batch = script.steps[start..<min(start + count, script.steps.count)]
      replay.take(batch.flatMap { $0 })
      check(replay, fixture, step: start + batch.count)
    }
  }

  private func check(_ replay: Replay, _ fixture: LevelSumFixture, step: Int) {
    #expect(replay.isSettled, "step \(step)")
    guard let expected = fixture.sums[step] else { return }
    let judgement = Judgement(replay)
    #expect(Set(judgement.levels.map(\.priority)) == Set(expected.keys), "step \(step)")
    for (priority, sum) in judgement.levels {
      let right = expected[priority] ?? .nan
      // What the format's description allows between two solvers.
      let room = 1e-4 * (priority == Workload.requiredPriority ? 1 : max(1, right))
      #expect(abs(sum - right) <= room, "step \(step), level \(priority): \(sum), not \(right)")
    }
    #expect(judgement.residual <= 1e-6, "step \(step)")
  }
}

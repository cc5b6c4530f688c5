import Foundation
import Testing
import tsume_bench

/// What other programs read, to the letter, and how targets are judged.
struct OutputTests {
  private func workload(_ constraints: [String], steps: [String] = []) throws -> Workload {
    let rows = constraints.enumerated().map { "c \($0.offset) \($0.element)" }
    return try WorkloadReader.read(
      (["layout-bench 1", "# two views=7", "vars 1", "v 0 x", "cons \(rows.count)"] + rows
        + ["script s \(steps.count)"] + steps + ["end"]).joined(separator: "\n"))
  }

  @Test func levelSumsPrintAsTheReferencePrintsThem() throws {
    let replay = Replay(try workload(["250 eq 7.5 1 1 0", "750 eq 5 1 1 0"]))
    #expect(
      Judgement(replay).json(step: 3)
        == #"{"step": 3, "levels": {"1000": 0.0, "750": 0.0, "250": 2.5}}"#)
  }

  @Test func whatCannotHoldIsInfeasible() throws {
    let replay = Replay(try workload(["1000 eq 1 1 1 0", "1000 eq 2 1 1 0"]))
    #expect(!replay.isSettled)
    #expect(Judgement.jsonOfInfeasible(step: 0) == #"{"step": 0, "infeasible": true}"#)
  }

  @Test func aLevelWithoutAnActiveConstraintIsLeftOut() throws {
    let workload = try workload(["250 le 7.5 1 1 0"], steps: ["off 0"])
    var replay = Replay(workload)
    replay.take(workload.scripts[0].steps[0])
    #expect(Judgement(replay).levels.map(\.priority) == [1000])
  }

  @Test func anEditIsAWishThatComesAndGoes() throws {
    let workload = try workload(
      ["250 eq 7 1 1 0"], steps: ["edit 0 300; suggest 0 9", "suggest 0 8", "endedit 0"])
    var replay = Replay(workload)
    let values = workload.scripts[0].steps.map { step in
      replay.take(step)
      return replay.allValues[0]
    }
    #expect(values == [9, 8, 7])
  }

  @Test func aMeasurementSaysWhatScriptsReadFromIt() throws {
    let family = try #require(Family.all.first { $0.name == "sib" })
    let workload = Recipe(family, views: 10, steps: 20).workload
    var effort = Effort()
    effort.budget = 0
    let measurement = Measurement(
      of: workload, in: "a \"b\".txt", script: workload.script(named: "suggest"), effort: effort)
    let object = try JSONSerialization.jsonObject(with: Data(measurement.json.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["file"] as? String == "a \"b\".txt")
    #expect(members["family"] as? String == "sib")
    #expect(members["views"] as? Int == 10)
    // Without the step that opens the drag.
    #expect(members["steps"] as? Int == 20)
    #expect(members["failures"] as? Int == 0)
    for name in ["build_ms", "step_us", "step_p99_us", "step_mean_us"] {
      #expect((members[name] as? Double).map { $0 > 0 } == true, "\(name)")
    }
    #expect(members["peak_mb"] is Double && members["residual"] is Double)
  }

  @Test func aScriptEndsWhenItsTimeIsSpent() throws {
    let family = try #require(Family.all.first { $0.name == "sib" })
    let workload = Recipe(family, views: 10, steps: 20).workload
    var effort = Effort()
    effort.scriptLimit = 1
    let measurement = Measurement(
      of: workload, in: "", script: workload.script(named: "const"), effort: effort)
    #expect(measurement.run?.steps == 1)
  }
}

// MARK: - Verdicts

extension OutputTests {
  private func contest(_ own: Double, _ peers: [Contest.Peer: Double]) -> Contest {
    var turns = Turns(.median)
    turns.add(own)
    for (peer, time) in peers { turns.add([time], of: peer) }
    return Contest(
      family: "sib", subject: "build", turns: turns,
      goals: [
        Contest.Goal(peer: .kiwi, target: 0.1), Contest.Goal(peer: .highs, target: 0.5, aim: 0.25),
      ])
  }

  @Test func aTargetHoldsUpToItsRatio() {
    #expect(contest(10, [.kiwi: 100, .highs: 20]).holds == true)
    #expect(contest(10, [.kiwi: 99, .highs: 20]).holds == false)
    #expect(contest(10, [.kiwi: 100, .highs: 19]).holds == false)
    #expect(contest(10, [.kiwi: 100, .highs: 20]).reachesAims == false)
    #expect(contest(10, [.kiwi: 100, .highs: 40]).reachesAims == true)
  }

  @Test func nothingIsJudgedWithoutTheOthers() {
    #expect(contest(10, [:]).holds == nil)
    var table = ContestTable()
    table.append(contest(10, [:]))
    #expect(table.missedTargets == 0)
    table.append(contest(10, [.kiwi: 1]))
    #expect(table.missedTargets == 1)
    #expect(
      table.text.split(separator: "\n").last
        == "sib     build  10 µs  1 µs      –       10         –  1/10 kiwi, 1/2 HiGHS  1/4 HiGHS     no"
    )
  }
}

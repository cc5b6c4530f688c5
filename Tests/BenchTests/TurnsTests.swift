import Testing
import tsume_bench

/// What is told of solvers that took turns on a machine that is now fast and now slow.
struct TurnsTests {
  @Test func whatAnotherOneTookIsSetAgainstTheTurnsBesideIt() {
    var turns = Turns(.median)
    for (own, other) in [(1.0, 10.0), (1, 10), (3, 30), (3, 30), (3, 30)] {
      turns.add(own)
      turns.add([other], of: .kiwi)
      turns.add(own)
    }
    #expect(turns.ratio(to: .kiwi) == 0.1)
    #expect(turns.time == 3)
    #expect(turns.time(of: .kiwi) == 30)
  }

  @Test func betweenTwoTurnsTheirMiddleCounts() {
    var turns = Turns(.mean)
    turns.add(1)
    turns.add([40], of: .kiwi)
    turns.add(3)
    #expect(turns.ratio(to: .kiwi) == 0.05)
  }

  @Test func ofStepsTheMeanOrTheMedianCounts() {
    for (summary, time) in [(Turns.Summary.mean, 40.0), (.median, 20)] {
      var turns = Turns(summary)
      turns.add(2)
      turns.add([10, 20], of: .kiwi)
      turns.add(2)
      turns.add([90], of: .kiwi)
      #expect(turns.time(of: .kiwi) == time)
      #expect(turns.ratio(to: .kiwi) == 2 / time)
    }
  }

  @Test func whoGivesUpIsForgotten() {
    var turns = Turns(.mean)
    turns.add(1)
    turns.add([10], of: .kiwi)
    turns.add([20], of: .highs)
    turns.remove(.kiwi)
    #expect(turns.ratio(to: .kiwi) == nil)
    #expect(turns.ratio(to: .highs) == 1 / 20.0)
  }

  @Test func nothingIsToldOfWhoTookNoTurn() {
    var turns = Turns(.mean)
    turns.add(1)
    turns.add([], of: .kiwi)
    #expect(turns.ratio(to: .kiwi) == nil)
    #expect(turns.time(of: .highs) == nil)
  }
}

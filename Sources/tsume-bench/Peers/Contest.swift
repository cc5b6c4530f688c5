/// One thing that several solvers did, with what the design asks of ours.
package struct Contest {
  package enum Peer: String {
    case kiwi, highs = "HiGHS"
  }

  /// How much of a peer's time ours may be.
  package struct Goal {
    let peer: Peer
    let target: Double
    /// What would be finer still.
    var aim: Double?

    package init(peer: Peer, target: Double, aim: Double? = nil) {
      self.peer = peer
      self.target = target
      self.aim = aim
    }
  }

  let family: String
  let subject: String
  let turns: Turns
  let goals: [Goal]

  package init(family: String, subject: String, turns: Turns, goals: [Goal]) {
    self.family = family
    self.subject = subject
    self.turns = turns
    self.goals = goals
  }

  /// Whether all targets hold; nil where none can be judged.
  package var holds: Bool? {
    let verdicts = goals.compactMap { goal in turns.ratio(to: goal.peer).map { $0 <= goal.target } }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }

  /// Whether all aims hold; nil where none can be judged.
  package var reachesAims: Bool? {
    let verdicts = goals.compactMap { goal -> Bool? in
      guard let aim = goal.aim, let ratio = turns.ratio(to: goal.peer) else { return nil }
      return ratio <= aim
    }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }
}

extension Contest {
  /// Building 1 000 views.
  static func buildGoals(of family: String) -> [Goal] {
    switch family {
    case "sib":
      [Goal(peer: .kiwi, target: 1 / 15.0), Goal(peer: .highs, target: 1 / 4.0, aim: 1 / 8.0)]
    case "chain", "nested", "grid", "flow", "mixed":
      [Goal(peer: .kiwi, target: 1 / 30.0), Goal(peer: .highs, target: 1 / 4.0, aim: 1 / 8.0)]
    case "form":
      [Goal(peer: .kiwi, target: 1), Goal(peer: .highs, target: 1 / 15.0, aim: 1 / 25.0)]
    case "conflict":
      [Goal(peer: .kiwi, target: 1 / 30.0), Goal(peer: .highs, target: 1 / 2.0, aim: 1 / 3.0)]
    default: ahead
    }
  }

  /// One step of a drag, against kiwi's edit variable where it has one.
  static func dragGoals(of family: String) -> [Goal] {
    let targets = ["sib": 1 / 80.0, "chain": 1 / 60.0, "nested": 1 / 25.0, "grid": 1 / 25.0]
    return [Goal(peer: .kiwi, target: targets[family] ?? 1)]
  }

  /// One constant or one constraint, where it is a local matter.
  static func localGoals(of family: String) -> [Goal] {
    [Goal(peer: .kiwi, target: ["conflict", "random"].contains(family) ? 1 : 1 / 300.0)]
  }

  /// No better than the best of the others.
  static let ahead = [Goal(peer: .kiwi, target: 1), Goal(peer: .highs, target: 1)]
}

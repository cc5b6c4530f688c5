/// For how many of a kind the questions are asked that cost a layout each. A report shows fewer.
enum Effort {
  static let provedConflicts = 32
  static let repairedConflicts = 4
  static let triedMembers = 4
  static let comparedMisses = 32
  static let turnedTies = 8
  static let settledAmbiguities = 8
  static let repairedSuspicions = 8
  static let exercisedAmbiguities = 12
  static let blamedViolations = 24
  static let sweptStretches = 300
}

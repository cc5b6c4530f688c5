/// For how many of a kind the questions are asked that cost a layout each. A report shows fewer.
struct Effort {
  private(set) var provedConflicts = 32
  private(set) var repairedConflicts = 4
  private(set) var comparedMisses = 32
  private(set) var turnedTies = 8
  private(set) var settledAmbiguities = 8
  private(set) var blamedViolations = 24
  /// Whether that is less than in most layouts.
  private(set) var isReduced = false

  static let triedMembers = 4
  static let repairedSuspicions = 8
  static let exercisedAmbiguities = 12
  static let sweptStretches = 300

  static let full = Effort()

  private init() {}

  /// The larger the part of a layout that hangs together, the more each question costs: the fewer are asked,
  /// so that all of them cost about the same.
  ///
  /// - Parameter tangle: How large that part is, as `LayoutEngine` counts it.
  init(tangle: Int) {
    if tangle > Self.easilyBlamed {
      // Members are left out one by one, each time for another layout.
      let share = Self.easilyBlamed * 1_000 / tangle
      blamedViolations = max(1, blamedViolations * share * share / 1_000_000)
    }
    guard tangle > Self.untangled else { return }
    func share(of most: Int) -> Int { max(1, most * Self.untangled / tangle) }
    provedConflicts = share(of: provedConflicts)
    repairedConflicts = share(of: repairedConflicts)
    comparedMisses = share(of: comparedMisses)
    turnedTies = share(of: turnedTies)
    settledAmbiguities = share(of: settledAmbiguities)
    isReduced = true
  }

  /// A form of a hundred fields on one screen has less.
  private static let untangled = 20_000
  /// Up to here all are blamed that may be.
  private static let easilyBlamed = 8_000
}

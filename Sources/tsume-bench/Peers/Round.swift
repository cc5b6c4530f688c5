/// All that is measured of one family, once through. Tsume and the others take turns, so that what else
/// the machine does in that minute is felt by all of them.
struct Round {
  /// Ten views.
  let small: Measurement
  let smallPeers: PeerFigures
  /// 100 views.
  let smaller: Measurement
  /// 1 000 views.
  let build: Measurement
  let peers: PeerFigures
  /// Scripts of 1 000 views.
  let runs: [Measurement]
  /// 10 000 views.
  let larger: Measurement
}

extension Round {
  /// The median of each figure of several rounds; nil where there are none.
  init?(medianOf rounds: [Round]) {
    guard let small = Measurement(medianOf: rounds.map(\.small)),
      let smaller = Measurement(medianOf: rounds.map(\.smaller)),
      let build = Measurement(medianOf: rounds.map(\.build)),
      let larger = Measurement(medianOf: rounds.map(\.larger)),
      let first = rounds.first
    else { return nil }
    self.init(
      small: small, smallPeers: PeerFigures(medianOf: rounds.map(\.smallPeers)),
      smaller: smaller, build: build, peers: PeerFigures(medianOf: rounds.map(\.peers)),
      runs: first.runs.indices.compactMap { place in
        Measurement(medianOf: rounds.map { $0.runs[place] })
      },
      larger: larger)
  }
}

extension Measurement {
  /// The same measured several times: the median of each time, the most memory (what an earlier build
  /// left to be used again is not seen), the worst residual, all failures; nil where there is none.
  package init?(medianOf measurements: [Measurement]) {
    guard let first = measurements.first else { return nil }
    self = first
    buildMilliseconds = measurements.map(\.buildMilliseconds).median
    peakMegabytes = measurements.map(\.peakMegabytes).max() ?? peakMegabytes
    residual = measurements.map(\.residual).max() ?? residual
    failures = measurements.map(\.failures).reduce(0, +)
    let runs = measurements.compactMap(\.run)
    run?.median = runs.map(\.median).median
    run?.percentile99 = runs.map(\.percentile99).median
    run?.mean = runs.map(\.mean).median
  }
}

extension PeerFigures {
  /// The median of each figure of several runs. What is missing in one run, or fails, is told once.
  package init(medianOf figures: [PeerFigures]) {
    self.init()
    missing = Set(figures.flatMap { $0.missing ?? [] }).sorted()
    failures = Set(figures.flatMap { $0.failures ?? [] }).sorted()
    kiwiBuildMilliseconds = figures.compactMap(\.kiwiBuildMilliseconds).medianIfAny
    highsBuildMilliseconds = figures.compactMap(\.highsBuildMilliseconds).medianIfAny
    kiwiStepMicroseconds = Self.medians(of: figures.compactMap(\.kiwiStepMicroseconds))
    kiwiMeanStepMicroseconds = Self.medians(of: figures.compactMap(\.kiwiMeanStepMicroseconds))
  }

  private static func medians(of figures: [[String: Double]]) -> [String: Double] {
    Dictionary(grouping: figures.flatMap(\.self), by: \.key).mapValues { $0.map(\.value).median }
  }
}

extension Array<Double> {
  fileprivate var medianIfAny: Double? { isEmpty ? nil : median }
}

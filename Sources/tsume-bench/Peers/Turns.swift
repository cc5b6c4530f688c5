/// What Tsume took for one thing, and others for the same, in turns.
///
/// A machine is now faster and now slower, for milliseconds to seconds. So what another one took is set
/// against what Tsume took right before it and right after it, not against all that Tsume took.
package struct Turns {
  package enum Summary {
    case mean, median
  }

  /// Some builds or steps of another one, between two turns of Tsume.
  private struct Chunk {
    let peer: Contest.Peer
    let times: [Double]
    /// How many turns Tsume had taken.
    let place: Int
  }

  /// What is told of many builds or steps.
  let summary: Summary
  private var own: [Double] = []
  private var chunks: [Chunk] = []

  package init(_ summary: Summary) { self.summary = summary }

  /// - Parameter own: What one build or step took in a turn of Tsume, in microseconds.
  package mutating func add(_ own: Double) { self.own.append(own) }

  /// - Parameter times: What each build or step took, in microseconds.
  package mutating func add(_ times: [Double], of peer: Contest.Peer) {
    chunks.append(Chunk(peer: peer, times: times, place: own.count))
  }

  /// Forgets the turns of one that did not come to the end.
  package mutating func remove(_ peer: Contest.Peer) { chunks.removeAll { $0.peer == peer } }

  /// In microseconds.
  package var time: Double { own.median }

  /// In microseconds; nil for one that took no turn.
  package func time(of peer: Contest.Peer) -> Double? {
    summarize(chunks.filter { $0.peer == peer }.flatMap(\.times))
  }

  /// How much of another one's time Tsume's is; nil for one that took no turn.
  package func ratio(to peer: Contest.Peer) -> Double? {
    let shares = chunks.filter { $0.peer == peer }.flatMap { chunk in
      let beside = timeBeside(chunk)
      return chunk.times.map { $0 / beside }
    }
    return summarize(shares).map { 1 / $0 }
  }

  private func timeBeside(_ chunk: Chunk) -> Double {
    let around = own[max(0, chunk.place - 1)..<min(own.count, chunk.place + 1)]
    return around.reduce(0, +) / Double(around.count)
  }

  private func summarize(_ times: [Double]) -> Double? {
    guard !times.isEmpty else { return nil }
    switch summary {
    case .mean: return times.reduce(0, +) / Double(times.count)
    case .median: return times.median
    }
  }
}

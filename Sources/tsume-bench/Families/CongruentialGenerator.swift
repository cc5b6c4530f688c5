/// The random numbers of the workloads: a linear congruential generator that is simple enough for
/// every language, so that all generators write the same bytes.
struct CongruentialGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    for _ in 0..<4 { _ = next() }
  }

  private mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  /// From 0 below `limit`, which is above 0.
  mutating func below(_ limit: Int) -> Int { next() % limit }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func double(in range: ClosedRange<Int>) -> Double { Double(number(in: range)) }

  mutating func element<T>(of choices: [T]) -> T { choices[below(choices.count)] }
}

/// How large a value may grow, so that no text makes Tsume hold what nobody reads.
enum ValueLimits {
  static let listCount = 10_000
  static let textBytes = 100_000
  static let nesting = 64
  static let name = 160
}

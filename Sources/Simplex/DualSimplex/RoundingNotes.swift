/// What rounding did in a search, which is looked at before its end is believed.
///
/// - Invariant: what is felt now was felt in the search.
struct RoundingNotes {
  /// Whether row and column of a pivot disagreed, so that small entries are not to be trusted.
  var isWary = false
  /// The size below which entries turned out to be rounding.
  var leastRate = 0.0
  /// Whether some exchange since the basis was factored let rounding grow.
  var isFelt = false
  /// Whether some exchange did since the component was loaded.
  private(set) var wasFelt = false
  /// Whether the factors let it grow even so.
  var isSteep = false
  /// Whether some multiplier that counts as a slope, or step as long as another, may only be near it.
  var mayHaveDecided = false

  mutating func note() {
    isFelt = true
    wasFelt = true
  }
}

/// The arrays in which changed variables are told, in turn. Whoever asks again has mostly let go of the
/// answer before the last one, so that its memory serves anew.
struct ToldVariables {
  private var latest: [Variable] = []
  private var previous: [Variable] = []

  /// - Parameter numbers: Those of the variables, in the order in which they are to be told.
  mutating func tell(_ numbers: borrowing Vector<Int>) -> [Variable] {
    if numbers.isEmpty { return [] }
    swap(&latest, &previous)
    numbers.copy(into: &latest)
    return latest
  }
}

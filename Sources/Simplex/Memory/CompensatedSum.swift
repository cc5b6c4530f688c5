/// A sum of products with the digits that rounding takes off kept apart (Ogita, Rump and Oishi).
struct CompensatedSum {
  private var sum: Double
  private var rest = 0.0

  init(_ first: Double) { sum = first }

  var value: Double { sum + rest }

  mutating func add(_ first: Double, times second: Double) {
    let product = first * second
    let next = sum + product
    let part = next - sum
    rest += (sum - (next - part)) + (product - part) + (-product).addingProduct(first, second)
    sum = next
  }
}

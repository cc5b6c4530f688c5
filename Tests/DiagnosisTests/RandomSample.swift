import AutoLayout
import TestSupport

extension Sample {
  /// Up to four views in a row's worth of random horizontal relations, many of which cannot hold.
  static func random(using random: inout SeededGenerator) throws -> Sample {
    var sample = Sample()
    let names = Array(["a", "b", "c", "d"].prefix(Int.random(in: 1...4, using: &random)))
    for name in names {
      try sample.addViews(
        name, kind: Bool.random(using: &random) ? .label : .view,
        size: Size(width: 40, height: 20))
      try sample.add("\(name).top == view.top", "\(name).height == 20")
    }
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      try sample.add(relation(between: names, using: &random))
    }
    return sample
  }

  private static func relation(between names: [String], using random: inout SeededGenerator)
    -> String
  {
    let name = names.randomElement(using: &random) ?? "a"
    let other = (names + ["view"]).filter { $0 != name }.randomElement(using: &random) ?? "view"
    let symbol = ["==", "==", "==", "<=", ">="].randomElement(using: &random) ?? "=="
    let constant = 4 * Int.random(in: -5...40, using: &random)
    let priority = ["", "", "", " @750", " @250"].randomElement(using: &random) ?? ""
    let offset = constant < 0 ? "- \(-constant)" : "+ \(constant)"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "\(name).width \(symbol) \(abs(constant))\(priority)"
    case 1: return "\(name).width \(symbol) 2 * \(other).width \(offset)\(priority)"
    case 2: return "\(name).leading \(symbol) \(other).trailing \(offset)\(priority)"
    case 3: return "\(name).trailing \(symbol) \(other).trailing \(offset)\(priority)"
    default: return "\(name).leading \(symbol) \(other).leading \(offset)\(priority)"
    }
  }
}

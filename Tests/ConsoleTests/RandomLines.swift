import TestSupport

/// Lines that a person might type, mostly sensible, from a seed: a script that builds a document.
struct RandomLines {
  private var random: SeededGenerator
  private var views: [String] = []
  private var constraints = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Lines that make views and constraints, in the order in which they were thought of.
  mutating func script(views count: Int) -> [String] {
    var lines: [String] = []
    for number in 1...count { lines.append(addition("v\(number)")) }
    for view in views { lines += wishes(for: view) }
    return lines
  }

  private mutating func addition(_ name: String) -> String {
    let kind = ["view", "label", "button", "imageView", "switch"].randomElement(using: &random)
    let superview =
      views.isEmpty || Bool.random(using: &random) ? "view" : views.randomElement(using: &random)
    views.append(name)
    return "add \(kind ?? "view") \(name) in \(superview ?? "view")"
  }

  private mutating func wishes(for view: String) -> [String] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in wish(for: view) }
  }

  private mutating func wish(for view: String) -> String {
    let number = Int.random(in: -10...200, using: &random)
    let priority = ["", "", " @250", " @750", " @999"].randomElement(using: &random) ?? ""
    let relation = ["==", "==", "<=", ">="].randomElement(using: &random) ?? "=="
    let edge =
      ["leading", "trailing", "top", "bottom", "centerX", "width", "height"]
      .randomElement(using: &random) ?? "top"
    if edge == "width" || edge == "height", Bool.random(using: &random) {
      return "\(view).\(edge) \(relation) \(abs(number))\(priority)"
    }
    let other = (views + ["view"]).randomElement(using: &random) ?? "view"
    return "\(view).\(edge) \(relation) \(other).\(edge) + \(number)\(priority)"
  }

  mutating func chance() -> Bool { Bool.random(using: &random) }

  mutating func pick(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}

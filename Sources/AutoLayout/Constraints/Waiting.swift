/// What of a constraint is not known, each as what it hangs on would be written (`Metrics.row`,
/// `2 * Metrics.row + 8`). As long as anything of it is, the constraint takes no part in the layout.
package struct Waiting: Hashable, Sendable {
  package var constant: String?
  package var multiplier: String?
  package var priority: String?

  package init(constant: String? = nil, multiplier: String? = nil, priority: String? = nil) {
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
  }

  /// What is waited for, each once.
  package var texts: [String] {
    [constant, multiplier, priority].compactMap { $0 }.reduce(into: []) { texts, text in
      if !texts.contains(text) { texts.append(text) }
    }
  }

  /// Nothing where all is known.
  var orNothing: Waiting? { texts.isEmpty ? nil : self }
}

extension Document {
  /// What constraints wait for and nothing has said yet, in the order of their numbers, each once.
  package var awaited: [String] {
    constraints.values.compactMap(\.waiting).flatMap(\.texts).reduce(into: []) { texts, text in
      if !texts.contains(text) { texts.append(text) }
    }
  }

  mutating func assume(_ name: String, _ value: NamedValue?) { assumed[name] = value }
}

import AutoLayout

/// The active constraints and the properties of a document as lines that name views instead of numbering
/// them, so that documents that two texts make can be compared.
struct LayoutSignature: Equatable {
  /// How often each line is there.
  private var lines: [String: Int] = [:]

  init(of document: Document) {
    for constraint in document.constraints.values where constraint.isActive {
      add(document.signature(of: constraint))
    }
    for view in document.views.values where !view.id.isInitial {
      for property in ViewProperty.all(of: view) { add(property.signature) }
    }
  }

  private mutating func add(_ line: String) { lines[line, default: 0] += 1 }

  /// What this one says and another one does not, and the other way round.
  func difference(to other: LayoutSignature) -> (gone: [String], new: [String]) {
    let missing = { (one: LayoutSignature, other: LayoutSignature) in
      one.lines.sorted { $0.key < $1.key }.flatMap { line, count in
        Array(repeating: line, count: max(0, count - other.lines[line, default: 0]))
      }
    }
    return (missing(self, other), missing(other, self))
  }

  /// `nil` where what is to go is not there.
  func replacing(_ gone: [String], with new: [String]) -> LayoutSignature? {
    var changed = self
    for line in gone {
      guard let count = changed.lines[line], count > 0 else { return nil }
      changed.lines[line] = count > 1 ? count - 1 : nil
    }
    for line in new { changed.add(line) }
    return changed
  }
}

extension Document {
  /// A constraint in the names of this document, which may not be its own.
  func signature(of constraint: Constraint) -> String {
    var text = "\(signature(of: constraint.first)) \(constraint.relation.symbol)"
    if let second = constraint.second {
      text += " \(constraint.multiplier) * \(signature(of: second)) +"
    }
    // Zero is one number, with whichever sign it came about.
    text += " \(constraint.constant + 0) @ \(constraint.priority.rawValue)"
    let waiting = constraint.waiting?.texts ?? []
    return waiting.isEmpty ? text : "\(text) ? \(waiting)"
  }

  private func signature(of anchor: Anchor) -> String {
    let name = view(anchor.item.view)?.name ?? ""
    return "\(name).\(anchor.item.guide?.rawValue ?? "").\(anchor.attribute.name)"
  }
}

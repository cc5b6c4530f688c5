import AutoLayout

/// What holds of an element for some size classes, usually the canvas's: its attributes and children,
/// with those of the variations that fit in their places (interface builder, section 7).
struct VariedElement {
  let element: MarkupElement
  /// Those that fit, the less specific first.
  private let variations: [MarkupElement]

  init(_ element: MarkupElement, on canvas: Canvas) {
    self.init(element, in: canvas.sizeClasses)
  }

  /// - Parameter classes: `nil` where only defaults hold.
  init(_ element: MarkupElement, in classes: SizeClasses?) {
    self.element = element
    let fitting = element.children.compactMap { child -> (rank: Int, MarkupElement)? in
      guard child.name == "variation", let key = child.key else { return nil }
      return Self.rank(of: key, in: classes).map { ($0, child) }
    }
    variations =
      fitting.isEmpty
      ? [] : fitting.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.1.1)
  }

  /// How specific a variation is that fits; `nil` for one that does not.
  private static func rank(of key: String, in classes: SizeClasses?) -> Int? {
    if key == "default" { return 0 }
    guard let classes else { return nil }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let parts = condition.split(separator: "=")
      guard parts.count == 2 else { return nil }
      let present = parts[0] == "widthClass" ? classes.horizontal : classes.vertical
      guard present.rawValue == parts[1] else { return nil }
    }
    return conditions.count
  }

  subscript(attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  func flag(_ attribute: FlagAttribute) -> Bool? {
    switch self[attribute.rawValue] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func number(_ attribute: NumberAttribute) -> Double? {
    self[attribute.rawValue].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func child(key: String) -> MarkupElement? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key), child.name != "mask" { return child }
    }
    return element.child(key: key)
  }

  /// The identities that are taken out of `list`, which is `subviews` or `constraints`.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for entry in variation.child("mask", key: list)?.children ?? [] {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) }
        if entry.name == "include" { excluded.remove(id) }
      }
    }
    return excluded
  }
}

extension MarkupElement {
  /// What is said of it for some size classes only.
  var variations: [MarkupElement] {
    children.filter { $0.name == "variation" && $0.key != "default" }
  }
}

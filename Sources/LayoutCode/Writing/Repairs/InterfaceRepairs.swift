import AutoLayout
import Interchange

/// Changes to the element of a storyboard or xib that a constraint was read from: its attributes, as Xcode
/// writes them, or the element itself.
struct InterfaceRepairs {
  private let change: DocumentChange.ConstraintChange
  private let constraint: Constraint
  private let files: [CodeSource]

  init(
    _ change: DocumentChange.ConstraintChange, of constraint: Constraint, in state: ExecutedCode
  ) {
    (self.change, self.constraint, files) = (change, constraint, state.interfaces)
  }

  var proposals: [[FileEdit]] {
    guard let element = constraint.element else { return [] }
    return files.compactMap { file in
      let edit = ConstraintElement(element.id, in: file.text).flatMap(edit)
      return edit.map { [FileEdit(file: file.name, edit: $0)] }
    }
  }

  private func edit(of element: ConstraintElement) -> TextEdit? {
    var changed = element
    switch change {
    case .constant(let constant): changed.set(constant: constant)
    case .priority(let priority): changed.set(priority: priority)
    case .terms(let terms):
      if terms.multiplier != constraint.multiplier { return nil }
      changed.set(terms.relation)
      changed.set(constant: terms.constant)
      changed.set(priority: terms.priority)
    case .removal: return element.removal
    case .activation: return nil
    }
    return changed.edit
  }
}

/// `<constraint firstAttribute="height" constant="50" id="boxH"/>` in the text of a file.
private struct ConstraintElement {
  private let text: String
  private let range: SourceRange
  /// As they are written, in their order.
  private var attributes: [(name: Substring, value: String)] = []

  private static let start = "<constraint "
  private static let end = "</constraint>"
  /// In the order in which Xcode writes them.
  private static let names = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "symbolic", "id",
  ]

  /// `nil` where the file has none of that id.
  init?(_ id: String, in text: String) {
    for match in text.ranges(of: " id=\"\(id)\"") {
      guard let start = text[..<match.lowerBound].lastIndex(of: "<"),
        text[start...].hasPrefix(Self.start),
        let end = text[match.upperBound...].firstIndex(where: { $0 == "/" || $0 == ">" })
      else { continue }
      self.text = text
      range = SourceRange(text.byte(start), text.byte(end))
      let parts = text[start..<end].dropFirst(Self.start.count).split(separator: "\"")
      // Each name stands before the value between its quotes.
      for place in stride(from: 0, to: parts.count - 1, by: 2) {
        let name = parts[place].filter { !$0.isWhitespace && $0 != "=" }
        attributes.append((Substring(name), String(parts[place + 1])))
      }
      return
    }
    return nil
  }

  // MARK: Changing

  mutating func set(constant: Double) {
    set("constant", to: constant == 0 ? nil : constant.plain)
    set("symbolic", to: nil)
  }

  mutating func set(priority: Priority) {
    set("priority", to: priority.isRequired ? nil : priority.rawValue.plain)
  }

  mutating func set(_ relation: Relation) {
    switch relation {
    case .equal: set("relation", to: nil)
    case .lessThanOrEqual: set("relation", to: "lessThanOrEqual")
    case .greaterThanOrEqual: set("relation", to: "greaterThanOrEqual")
    }
  }

  /// `nil` for what Xcode leaves out.
  private mutating func set(_ name: String, to value: String?) {
    let place = attributes.firstIndex { $0.name == name }
    guard let value else {
      if let place { attributes.remove(at: place) }
      return
    }
    if let place {
      attributes[place].value = value
      return
    }
    let later = Self.names.drop { $0 != name }
    let next = attributes.firstIndex { later.contains(String($0.name)) }
    attributes.insert((Substring(name), value), at: next ?? attributes.endIndex)
  }

  var edit: TextEdit {
    let written = attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
    return TextEdit(range, Self.start + written)
  }

  /// With what stands within it, and with its line where nothing else stands on that.
  var removal: TextEdit? {
    let rest = text.utf8.dropFirst(range.upperBound)
    let ending = Substring(rest).hasPrefix("/>") ? "/>" : Self.end
    guard let end = Substring(rest).firstRange(of: ending)?.upperBound else { return nil }
    return TextLines(text).removing(SourceRange(range.lowerBound, text.byte(end)))
  }
}

extension String {
  fileprivate func byte(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}

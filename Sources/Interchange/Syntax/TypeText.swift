/// Types as they were written, taken apart: `[Kind: Row]`, `(view: UIView, gap: CGFloat)?`.
extension String {
  /// `Row` of `Row?` and `Row!`.
  package var unwrappedType: String {
    var type = self[...]
    while type.last == "?" || type.last == "!" { type.removeLast() }
    return String(type)
  }

  /// `Row` of `[Row]`, `Array<Row>` and `[Row]?`.
  package var elementType: String? {
    guard entryTypes == nil else { return nil }
    return within("[", "]") ?? within("Array<", ">") ?? within("Set<", ">")
  }

  /// `Kind` and `Row` of `[Kind: Row]`.
  package var entryTypes: (key: String, value: String)? {
    guard let halves = within("[", "]")?.parts(separatedBy: ":"), halves.count == 2 else {
      return nil
    }
    return (halves[0], halves[1])
  }

  /// `view: UIView` and `gap: CGFloat` of a tuple; `nil` for what is none.
  package var tuplePlaces: [(label: String?, type: String)]? {
    within("(", ")")?.parts(separatedBy: ",").map { place in
      let halves = place.parts(separatedBy: ":")
      return halves.count == 2 ? (halves[0], halves[1]) : (nil, place)
    }
  }

  /// `Base` of `Base<V: UIView>`.
  var withoutGenerics: String { String(prefix { $0 != "<" }) }

  private func within(_ opening: String, _ closing: Character) -> String? {
    let type = unwrappedType
    guard type.hasPrefix(opening), type.last == closing else { return nil }
    return String(type.dropFirst(opening.count).dropLast())
  }

  /// What stands between the signs that are in no brackets; one part at least.
  private func parts(separatedBy separator: Character) -> [String] {
    var parts: [Substring] = []
    var (start, depth, before) = (startIndex, 0, Character(" "))
    for index in indices {
      let character = self[index]
      if "([<".contains(character) { depth += 1 }
      // That of `->` closes nothing.
      if ")]>".contains(character), before != "-" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(self[start..<index])
        start = self.index(after: index)
      }
      before = character
    }
    return (parts + [self[start...]]).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

import Interchange

/// What texts answer: `name.hasPrefix("Mr")`, `tags.split(separator: ",")`.
extension Evaluator {
  static let textForms = [
    "components(separatedBy:)", "contains(_:)", "dropFirst()", "dropFirst(_:)", "dropLast()",
    "dropLast(_:)", "hasPrefix(_:)", "hasSuffix(_:)", "lowercased()", "prefix(_:)",
    "replacingOccurrences(of:with:)", "reversed()", "split(separator:)", "suffix(_:)",
    "trimmingCharacters(in:)", "uppercased()",
  ]

  static func member(_ name: String, ofText text: String) -> Value? {
    switch name {
    case "count": .whole(Double(text.count))
    case "isEmpty": .boolean(text.isEmpty)
    case "first": text.first.map { .text(String($0)) } ?? .absent
    case "last": text.last.map { .text(String($0)) } ?? .absent
    case "capitalized": .text(text.capitalizedWords)
    case "localized": .text(text)
    default: nil
    }
  }

  /// `nil` where it is no method of texts.
  mutating func answer(from text: String, _ call: Call) throws(LineFailure) -> Value? {
    let forms = Self.textForms.filter { $0.hasPrefix(call.name.text + "(") }
    if forms.isEmpty { return nil }
    let (_, trees) = try call.form(among: forms)
    switch call.name.text {
    case "uppercased": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    case "reversed": return try list(of: text.reversed().map { String($0) }, by: call)
    case "trimmingCharacters": return trimmed(text, of: trees)
    case "prefix": return .text(String(text.prefix(try elementCount(trees))))
    case "suffix": return .text(String(text.suffix(try elementCount(trees))))
    case "dropFirst": return .text(String(text.dropFirst(try elementCount(trees))))
    case "dropLast": return .text(String(text.dropLast(try elementCount(trees))))
    default: return try answer(from: text, call, about: trees)
    }
  }

  /// About another text.
  private mutating func answer(
    from text: String, _ call: Call, about trees: [ExpressionTree]
  ) throws(LineFailure) -> Value? {
    guard let tree = trees.first else { return nil }
    let part = try operand(tree).text()
    switch call.name.text {
    case "contains": return .boolean(text.contains(part))
    case "hasPrefix": return .boolean(text.hasPrefix(part))
    case "hasSuffix": return .boolean(text.hasSuffix(part))
    case "split": return try list(of: text.parts(between: part).filter { !$0.isEmpty }, by: call)
    case "components": return try list(of: text.parts(between: part), by: call)
    default:
      let other = try operand(trees[1]).text()
      let parts = text.parts(between: part)
      let growth = other.utf8.count - part.utf8.count
      try checkText(ofBytes: text.utf8.count + (parts.count - 1) * growth, at: call.range)
      return .text(parts.joined(separator: other))
    }
  }

  /// Of other characters than blanks and line ends nobody knows here which belong to a set.
  private func trimmed(_ text: String, of trees: [ExpressionTree]) -> Value {
    let set = trees.first.map(ExpressionWriter.write) ?? ""
    switch set.split(separator: ".").last {
    case "whitespaces": return .text(text.trimmed { $0.isWhitespace && !$0.isNewline })
    case "newlines": return .text(text.trimmed(of: \.isNewline))
    case "whitespacesAndNewlines": return .text(text.trimmed(of: \.isWhitespace))
    default: return .inert("trimmingCharacters(in: \(set))")
    }
  }

  private func list(of texts: [String], by call: Call) throws(LineFailure) -> Value {
    try limited(.list(texts.map { .text($0) }), at: call.range)
  }
}

extension String {
  fileprivate func trimmed(of isOut: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isOut($0) }), let last = lastIndex(where: { !isOut($0) })
    else { return "" }
    return String(self[first...last])
  }

  fileprivate func parts(between separator: String) -> [String] {
    if separator.isEmpty { return [self] }
    return split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }

  /// Every word with its first letter alone as a capital.
  fileprivate var capitalizedWords: String {
    var isInWord = false
    return reduce(into: "") { text, character in
      text += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || isInWord && (character.isNumber || character == "'")
    }
  }
}

import Interchange

/// What a page puts around code that is copied from it: the fences of a listing, and the numbers of its
/// lines.
extension RawText {
  /// With blanks in their places, so that every place in the text stays where it is.
  var withoutPageMarks: RawText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isNumbered = Self.areNumbered(lines)
    if !isNumbered, !lines.contains(where: \.isFence) { return self }
    let plain = lines.map { line -> String in
      if line.isFence { return line.blank }
      guard isNumbered, let number = line.number else { return String(line) }
      return line.prefix(upTo: number.end).blank + line[number.end...]
    }
    return RawText(plain.joined(separator: "\n"), offset: offset)
  }

  /// Whether they count on from the first; what has no number goes on on an indented line.
  private static func areNumbered(_ lines: [Substring]) -> Bool {
    var (next, count) = (Int?.none, 0)
    for line in lines where !line.isFence && !line.allSatisfy(\.isWhitespace) {
      if let number = line.number {
        guard number.value == next ?? max(1, number.value) else { return false }
        next = number.value + 1
        let rest = line[number.end...].drop(while: \.isWhitespace)
        // Sums are no listing: `1 + 2`.
        let isComment = rest.hasPrefix("//") || rest.hasPrefix("/*")
        if !isComment, rest.first.map("+-*/<>=".contains) == true { return false }
        if !rest.isEmpty { count += 1 }
      } else if next == nil || line.first?.isWhitespace != true {
        return false
      }
    }
    return count >= leastNumbered
  }

  /// Fewer numbers may be anything.
  private static let leastNumbered = 3
}

extension Substring {
  /// A line of backticks, perhaps with the name of a language.
  fileprivate var isFence: Bool {
    let line = drop(while: \.isWhitespace)
    return line.hasPrefix("```") && line.drop { $0 == "`" }.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// The number that it begins with and a blank behind, and where that ends.
  fileprivate var number: (value: Int, end: Index)? {
    let digits = drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(digits), digits.endIndex == endIndex || self[digits.endIndex].isWhitespace
    else { return nil }
    return (value, digits.endIndex)
  }

  /// As many blanks as it has bytes.
  fileprivate var blank: String { String(repeating: " ", count: utf8.count) }
}

/// What was typed of a line, taken apart at the place where the next thing is to come.
struct TypedText {
  /// The statement being typed: everything behind the last `;`.
  private(set) var statement: Substring
  /// Whether the place is within a text in quotes, or in a comment.
  private(set) var isInString = false
  private(set) var isInComment = false

  init(_ typed: String) {
    statement = typed[...]
    scan(typed)
  }

  /// The part of an operand before the cursor: `tit`, `title.le`.
  var operand: Substring { statement.suffix { $0.isNameCharacter || $0 == "." } }

  /// The name before the cursor: behind the last dot.
  var name: Substring { statement.suffix(while: \.isNameCharacter) }

  /// The statement up to the operand, without blanks at its end.
  var beforeOperand: Substring { statement.dropLast(operand.count).withoutBlanksAtEnd }

  /// Blank-separated parts, a text in quotes as one; the last is what is being typed and may be
  /// empty.
  var parts: [Substring] {
    var parts: [Substring] = []
    var start = statement.startIndex
    var isQuoted = false
    for index in statement.indices {
      if statement[index] == "\"" { isQuoted.toggle() }
      guard statement[index] == " ", !isQuoted else { continue }
      if start < index { parts.append(statement[start..<index]) }
      start = statement.index(after: index)
    }
    return parts + [statement[start...]]
  }

  private mutating func scan(_ typed: String) {
    var previous: Character = " "
    for index in typed.indices where !isInComment {
      let character = typed[index]
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString {
        if character == ";" { statement = typed[typed.index(after: index)...] }
        isInComment = character == "#" && previous == " " || character == "/" && previous == "/"
      }
      previous = character
    }
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...]
  }

  fileprivate var withoutBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

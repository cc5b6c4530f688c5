import AutoLayout

/// What was typed of a line, taken apart at the place where the next thing is to come.
struct TypedText {
  /// The statement being typed: everything behind the last `;`.
  private(set) var statement: Substring
  /// Whether a statement stands before this one.
  private(set) var isContinued = false
  /// Whether the place is within a text in quotes, or in a comment.
  private(set) var isInString = false
  private(set) var isInComment = false

  init(_ typed: String, isContinued: Bool = false) {
    statement = typed[...]
    self.isContinued = isContinued
    scan(typed)
  }

  /// The part of an operand before the cursor: `tit`, `title.le`, `title.leadingAnchor.constraint(…).`.
  var operand: Substring { statement[startOfOperand...] }

  /// The name before the cursor: behind the last dot.
  var name: Substring { statement.suffix(while: \.isNameCharacter) }

  /// The statement up to the operand, without blanks at its end.
  var beforeOperand: Substring { statement[..<startOfOperand].withoutBlanksAtEnd }

  /// Whether nothing stands before the word that is being typed.
  var isAtStart: Bool { beforeOperand.isEmpty && !operand.contains(".") }

  /// Blank-separated parts, a text in quotes as one; the last is what is being typed and may be
  /// empty.
  var parts: [Substring] {
    var parts: [Substring] = []
    var start = statement.startIndex
    var isQuoted = false
    for index in statement.indices {
      if statement.isQuote(at: index) { isQuoted.toggle() }
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
      if typed[...].isQuote(at: index) { isInString.toggle() }
      if !isInString {
        if character == ";" {
          statement = typed[typed.index(after: index)...]
          isContinued = true
        }
        isInComment = character == "#" && previous == " " || character == "/" && previous == "/"
      }
      previous = character
    }
  }

  /// Names joined by dots. Brackets belong to it where a dot follows them.
  private var startOfOperand: Substring.Index {
    var start = statement.endIndex
    while start > statement.startIndex {
      let before = statement.index(before: start)
      let character = statement[before]
      let isMark = "?!".contains(character) && start < statement.endIndex && statement[start] == "."
      if character.isNameCharacter || character == "." || character == "$" || isMark {
        start = before
      } else if character == ")" || character == "]", start < statement.endIndex,
        ".?!".contains(statement[start]), let opening = statement[..<before].openBracket
      {
        start = opening
      } else {
        break
      }
    }
    return start
  }
}

// MARK: Calls

extension TypedText {
  /// The call whose parentheses the place is in.
  struct OpenCall {
    /// What is called: `title.setContentHuggingPriority`; empty for plain parentheses.
    var callee: Substring
    /// What stands between the parentheses so far, at its commas.
    var arguments: [Substring]

    /// The label of the argument that is being typed: `for` behind `for: .`.
    var label: String? {
      guard let argument = arguments.last, let colon = argument.firstIndex(of: ":") else {
        return nil
      }
      return String(argument[..<colon].withoutBlanks)
    }

    /// The labels of the arguments before it.
    var labelsBefore: [String] {
      arguments.dropLast().map { argument in
        argument.firstIndex(of: ":").map { String(argument[..<$0].withoutBlanks) } ?? "_"
      }
    }
  }

  var openCall: OpenCall? {
    guard let opening = statement.openBracket, statement[opening] == "(" else { return nil }
    let callee = TypedText(String(statement[..<opening])).operand
    let inside = statement[statement.index(after: opening)...]
    return OpenCall(
      callee: statement[..<opening].suffix(callee.count), arguments: inside.splitAtCommas)
  }
}

extension Character {
  var isNameCharacter: Bool {
    isLetter || isNumber || self == "_" || unicodeScalars.first?.isPictograph == true
  }
}

extension Substring {
  func suffix(while isPart: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...]
  }

  var withoutBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }

  var withoutBlanksAtStart: Substring { drop { $0 == " " } }

  var withoutBlanks: Substring { withoutBlanksAtStart.withoutBlanksAtEnd }

  /// Whether a text begins or ends there: not at a quote within it, `\"`.
  func isQuote(at index: Index) -> Bool {
    self[index] == "\"" && (index == startIndex || self[self.index(before: index)] != "\\")
  }

  /// The last bracket that is open at the end, quotes aside.
  var openBracket: Index? {
    var open: [Index] = []
    var isQuoted = false
    for index in indices {
      switch self[index] {
      case "\"" where isQuote(at: index): isQuoted.toggle()
      case "(" where !isQuoted, "[" where !isQuoted: open.append(index)
      case ")" where !isQuoted, "]" where !isQuoted: _ = open.popLast()
      default: break
      }
    }
    return open.last
  }

  fileprivate var splitAtCommas: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for index in indices where self[index] == "," {
      guard self[start..<index].openBracket == nil else { continue }
      parts.append(self[start..<index])
      start = self.index(after: index)
    }
    return parts + [self[start...]]
  }
}

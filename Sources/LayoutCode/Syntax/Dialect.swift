import Patience

/// In which language a text is: by the ending of its file, else by what stands in it.
extension CodeFile.Dialect {
  package init(of source: CodeSource) {
    let name = source.name.lowercased()
    if name.hasSuffix(".swift") {
      self = .swift
    } else if [".m", ".mm", ".h"].contains(where: name.hasSuffix) {
      self = .objectiveC
    } else {
      self = ObjectiveCSigns.prevail(in: source.text) ? .objectiveC : .swift
    }
  }
}

/// What only one of the two languages has, line by line.
enum ObjectiveCSigns {
  static func prevail(in text: String) -> Bool {
    var (own, swift) = (0, 0)
    for line in text.split(whereSeparator: \.isNewline).prefix(3_000).awaited(each: 8) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if isObjectiveC(line) { own += 1 }
      if isSwift(line) { swift += 1 }
    }
    return own > swift
  }

  /// Whether a line of its own is a message, a literal with `@`, a declaration or an assignment as C has
  /// them.
  static func areIn(line text: String) -> Bool {
    let line = text.drop { $0 == " " || $0 == "\t" }
    if isSwift(line) { return false }
    if beginsMessage(line) || isCast(line) || isPointer(line) || hasLiteral(line) { return true }
    let value =
      line.firstIndex(of: "=").map { line[line.index(after: $0)...].drop { $0 == " " } } ?? ""
    let first = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if beginsMessage(value) || ["YES", "NO"].contains(first)
      || SpelledToday.constant(String(first)) != nil
    {
      return true
    }
    let words = line.split(separator: " ", maxSplits: 2)
    guard let type = words.first, CTypeWords.builtIn.contains(String(type)) else { return false }
    // `CGFloat gap = 8`, `CGRect frame;`
    return words.count == 3 ? words[2].hasPrefix("=") : words.count == 2 && isEnded(line)
  }

  /// `@"Hi"`, `@[…]`, `@{…}` outside texts of Swift.
  private static func hasLiteral(_ line: Substring) -> Bool {
    var (isInText, last) = (false, Character(" "))
    for letter in line {
      if !isInText, last == "@", "\"[{".contains(letter) { return true }
      if letter == "\"", last != "\\" { isInText.toggle() }
      last = letter
    }
    return false
  }

  /// `(CGRect)[title frame]`
  private static func isCast(_ line: Substring) -> Bool {
    guard line.first == "(", let close = line.firstIndex(of: ")") else { return false }
    return beginsMessage(line[line.index(after: close)...])
  }

  private static func isObjectiveC(_ line: Substring) -> Bool {
    if directives.contains(where: line.hasPrefix) { return true }
    if line.hasPrefix("- (") || line.hasPrefix("+ (") || line.hasPrefix("-(")
      || line.hasPrefix("+(")
    {
      return line.contains("{") || line.contains(";") || !line.contains("=")
    }
    if beginsMessage(line) { return true }
    if line.contains("@\"") || line.contains("@[") || line.contains("@{")
      || line.contains("@selector(")
      || line.contains(":^") || line.contains("^{") || line.contains("^(")
    {
      return true
    }
    return isPointer(line) || line.contains(" = [[") || line.contains(" = [") && isEnded(line)
  }

  private static let directives = [
    "@interface", "@implementation", "@property", "@synthesize", "@end", "#import", "#include",
    "#define", "@import ", "@class ", "NS_ASSUME_NONNULL",
  ]

  /// `[title setHidden:YES];`, `[self.view addSubview:title];`: a visual format has no blank in its
  /// brackets, and a list of Swift no two words one behind the other.
  private static func beginsMessage(_ line: Substring) -> Bool {
    guard line.first == "[" else { return false }
    var rest = line.drop { $0 == "[" }
    guard let first = rest.first, first.isLetter || first == "_" else { return false }
    rest = rest.drop {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" || $0 == ">"
    }
    guard rest.first == " " else { return line.hasPrefix("[[") && line.contains("] ") }
    let second = rest.drop { $0 == " " }
    guard let letter = second.first, letter.isLetter || letter == "_" else { return false }
    let word = second.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !["as", "is", "in", "weak", "unowned"].contains(word) else { return false }
    let next = second.dropFirst(word.count).first
    return next == ":" || next == "]"
  }

  /// `UILabel *title = …;`
  private static func isPointer(_ line: Substring) -> Bool {
    guard let star = line.firstIndex(of: "*"), isEnded(line) else { return false }
    let before = line[..<star]
    guard let last = before.last, last == " " || last.isLetter || last == ">",
      before.first?.isUppercase == true || before.hasPrefix("__")
    else { return false }
    let name = line[line.index(after: star)...].drop { $0 == " " }
    return name.first.map { $0.isLetter || $0 == "_" } == true && !before.contains("=")
  }

  private static func isEnded(_ line: Substring) -> Bool {
    line.last { $0 != " " && $0 != "\t" && $0 != "\r" } == ";"
  }

  private static func isSwift(_ line: Substring) -> Bool {
    swiftWords.contains(where: line.hasPrefix) || line.contains("func ") && line.contains("(")
      || line.hasPrefix("class ") && line.contains("{") || line.contains(" -> ")
  }

  private static let swiftWords = [
    "let ", "var ", "func ", "import UIKit", "guard ", "override ", "private let ", "private var ",
    "lazy var ", "extension ", "if let ", "required init", "init(",
  ]
}

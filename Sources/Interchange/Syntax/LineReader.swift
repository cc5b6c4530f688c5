/// What a line turned out to be.
package enum LineSyntax: Hashable, Sendable {
  /// Nothing, or only a comment.
  case blank
  /// `| …`: what a session says that the step above printed.
  case output(RawText)
  case relation(RelationSyntax)
  case visualFormat(VisualFormat)
  /// One or more statements; they succeed together or not at all.
  case statements([Statement])
  /// A word and the rest of the line, without the comment at its end; only the command knows how to
  /// read that.
  case command(NameSyntax, arguments: RawText)
  case expression(ExpressionTree)
  /// `? …`: asks, where the line without `?` might make a constraint.
  case question(ExpressionTree)
  /// Visual formats, relations and statements parted by `;`; they succeed together or not at all.
  indirect case joined([LineSyntax])
}

/// Decides what a line is, by its first characters wherever they suffice, and reads it.
///
/// A word followed by `.` or `=` (also in `==`, `<=` …) is a name, and a word with an operator or a
/// bracket directly behind it is an operand; any other first word is a command.
package enum LineReader {
  /// Reads a whole line.
  package static func read(_ line: String) throws(SyntaxFailure) -> LineSyntax {
    try read(RawText(line))
  }

  /// Reads a line that stands inside another (`try LINE`).
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> LineSyntax {
    let source = SourceText(raw)
    let start = source.skippingBlanks(from: source.startOffset)
    guard let first = source.scalar(at: start), !source.beginsLineComment(at: start) else {
      return .blank
    }
    if first == "|", source.scalar(at: start + 1)?.isBlankOrNewline ?? true {
      return .output(source.raw(min(start + 2, source.endOffset), source.endOffset))
    }
    if first == "?" || first == "？" {
      let question = source.raw(start + UTF8.width(first), source.endOffset)
      return .question(try ExpressionReader.read(question))
    }
    if let parts = source.partsAroundFormats {
      return .joined(try parts.map { part throws(SyntaxFailure) in try read(part) })
    }
    if source.looksLikeVisualFormat(at: start) {
      let format = source.withoutLastSemicolon ?? source.raw(start, source.endOffset)
      return .visualFormat(try VisualFormatReader.read(format))
    }
    if let (word, arguments) = source.command(at: start), !isImport(word, arguments) {
      return isAdvice(word, arguments) ? .blank : .command(word, arguments: arguments)
    }
    return try statementsOrExpression(raw)
  }

  /// The parts that `;` joins, of which one is a visual format.
  package static func parts(of raw: RawText) -> [RawText] {
    SourceText(raw).partsAroundFormats ?? [raw]
  }

  /// Whether the line is what the console says under every conflict, which comes behind its log where
  /// lines are read one by one.
  private static func isAdvice(_ word: NameSyntax, _ arguments: RawText) -> Bool {
    switch word.text {
    case "Make":
      arguments.text.hasPrefix("a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints")
    case "The": arguments.text.hasPrefix("methods in the UIConstraintBasedLayoutDebugging category")
    default: false
    }
  }

  /// Whether the line imports a module or something of one, as Swift does, and not a file:
  /// `import UIKit`, `import struct Foundation.Date`.
  private static func isImport(_ word: NameSyntax, _ arguments: RawText) -> Bool {
    guard word.text == "import" else { return false }
    let words = arguments.text.split(separator: " ")
    guard words.count == 2, let kind = words.first, let path = words.last else {
      return modules.contains(arguments.text) || isPartOfModule(arguments.text)
    }
    return importedKinds.contains(String(kind)) && path.contains(".")
      && path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// `UIKit.UIGestureRecognizerSubclass`; what a file's name ends in is not capitalized.
  private static func isPartOfModule(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && modules.contains(String(parts[0]))
      && parts.dropFirst().allSatisfy { part in
        part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber }
      }
  }

  /// The words by which Swift imports one declaration of a module.
  static let importedKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private static let modules: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "AVFoundation",
    "MapKit", "WebKit", "PhotosUI", "os", "SnapKit", "Kingfisher", "SDWebImage", "RxSwift",
    "RxCocoa", "Alamofire", "Lottie", "PureLayout", "Masonry", "TinyConstraints", "Anchorage",
    "Cartography", "EasyPeasy", "Stevia", "Then",
  ]

  /// The word of a command and what stands behind it, or `nil` where the line is something else,
  /// which is not read.
  package static func command(in raw: RawText) -> (word: NameSyntax, arguments: RawText)? {
    let source = SourceText(raw)
    let start = source.skippingBlanks(from: source.startOffset)
    return source.looksLikeVisualFormat(at: start) ? nil : source.command(at: start)
  }

  /// Whether a line that is typed has its end as its own, whatever brackets are open on it: a visual
  /// format, which no second line goes on with, and the output of a session.
  package static func endsWithItself(_ line: String) -> Bool {
    let source = SourceText(RawText(line))
    let start = source.skippingBlanks(from: source.startOffset)
    if source.hasByte("|", at: start) { return !source.hasByte("|", at: start + 1) }
    return source.looksLikeVisualFormat(at: start) && source.isMeantAsFormat(at: start)
  }

  /// Whether the line is a visual format, be it a wrong one; it is not read.
  package static func isVisualFormat(_ line: String) -> Bool {
    let source = SourceText(RawText(line))
    return source.looksLikeVisualFormat(at: source.skippingBlanks(from: source.startOffset))
  }

  /// The line without `option`, which is its last word before a comment; `nil` where it is not. What
  /// stands in quotation marks is no word of the line's.
  package static func line(_ raw: RawText, without option: String) -> RawText? {
    let source = SourceText(raw)
    let comment = source.commentStart(from: source.startOffset, onlyBehindBlanks: true)
    let end = source.skippingBlanksBack(from: comment)
    let start = end - option.utf8.count
    guard start > source.startOffset, source.text(start, end) == option,
      source.endsInBlank(before: start), !source.isInString(at: start)
    else { return nil }
    let line = source.raw(source.startOffset, source.skippingBlanksBack(from: start))
    return line.text.isEmpty ? nil : line
  }

  private static func statementsOrExpression(
    _ raw: RawText
  ) throws(SyntaxFailure) -> LineSyntax {
    let items = try StatementReader.items(of: raw)
    if let only = items.first, items.count == 1 {
      switch only {
      case .expression(let tree): return .expression(tree)
      case .statement(.relation(let relation)): return .relation(relation)
      case .statement(let statement): return .statements([statement])
      }
    }
    let statements = try StatementReader.statements(items)
    return statements.isEmpty ? .blank : .statements(statements)
  }
}

// MARK: - Commands

extension SourceText {
  /// The command that begins at `start`.
  fileprivate func command(at start: Int) -> (word: NameSyntax, arguments: RawText)? {
    guard let word = identifier(at: start), isCommand(word) else { return nil }
    return (word, commandArguments(behind: word))
  }

  /// Whether the first word of a line is a command's.
  private func isCommand(_ word: NameSyntax) -> Bool {
    // As most lines go on.
    if hasByte(".", at: word.range.upperBound) { return false }
    if ["let", "var", "not", "true", "false", "nil"].contains(word.text) { return false }
    let end = word.range.upperBound
    let next = self.end(of: \.isBlank, from: end)
    // `help ==`, `help @999`: a sign by itself is what help is asked about.
    if word.text == "help", next > end, isLastWord(from: next) { return true }
    if isEqualsSign(at: next) { return false }
    if DeclarationKeywords.begins(word.text, before: identifier(at: next)?.text) { return false }
    guard let following = scalar(at: next), !beginsLineComment(at: next) else { return true }
    if next == end { return following.isNewline || following.isControl || following.isReplacement }
    // `Task { … }`: no command has a capital letter.
    if following == "{", word.text.first?.isUppercase == true { return false }
    return !isInfixOperator(from: next) && !isPriority(at: next) && !isCast(at: next)
  }

  /// `is UILabel`, `as? UILabel`
  private func isCast(at offset: Int) -> Bool {
    guard let word = identifier(at: offset)?.text, word == "is" || word == "as" else {
      return false
    }
    let mark = offset + word.utf8.count
    let isMarked = hasByte("?", at: mark) || hasByte("!", at: mark)
    let type = skippingBlanks(from: isMarked ? mark + 1 : mark)
    return (word == "is") != isMarked && scalar(at: type)?.properties.isUppercase == true
  }

  /// Whether one word and nothing else stands there, at most with a comment behind it.
  private func isLastWord(from offset: Int) -> Bool {
    let end = end(of: { !$0.isBlankOrNewline }, from: offset)
    let next = skippingBlanks(from: end)
    return end > offset && (scalar(at: next) == nil || beginsLineComment(at: next))
  }

  /// Whether a priority and nothing else stands there: `c9 @999`.
  private func isPriority(at offset: Int) -> Bool {
    guard hasByte("@", at: offset) else { return false }
    let end = end(of: { !$0.isBlankOrNewline && $0 != ";" }, from: offset)
    let next = skippingBlanks(from: end)
    if end == offset + 1 { return false }
    return scalar(at: next).map { $0 == ";" || beginsLineComment(at: next) } ?? true
  }

  /// `=`, and whatever ends in it.
  private func isEqualsSign(at offset: Int) -> Bool {
    switch scalar(at: offset) {
    case "=", "≤", "≥", "≦", "≧", "≠": true
    case "!", "+", "-", "*", "/", "%", "&", "|", "^": hasByte("=", at: offset + 1)
    case "<": hasByte("=", at: self.end(of: { $0 == "<" }, from: offset))
    case ">": hasByte("=", at: self.end(of: { $0 == ">" }, from: offset))
    default: false
    }
  }

  /// Whether an operator between blanks stands at `offset`: `gap - 1`, where `goto -1` has none.
  private func isInfixOperator(from offset: Int) -> Bool {
    let end = end(of: { Self.operatorSigns.contains($0) }, from: offset)
    guard offset < end, let next = scalar(at: end), next.isBlank else { return false }
    return scalar(at: self.end(of: \.isBlank, from: end)) != nil
  }

  private static let operatorSigns: [Unicode.Scalar] = [
    "+", "-", "*", "/", "%", "<", ">", "&", "|", "^", "?", "−",
  ]

  /// What stands behind a command's word, without blanks and comment at its ends. A comment begins
  /// behind a blank, so that a file may be called `a#1`.
  private func commandArguments(behind word: NameSyntax) -> RawText {
    let start = skippingBlanks(from: word.range.upperBound)
    let end = commentStart(from: start, onlyBehindBlanks: true)
    return raw(start, max(start, skippingBlanksBack(from: end)))
  }

  /// The end of what stands before the blanks that end at `offset`.
  fileprivate func skippingBlanksBack(from offset: Int) -> Int {
    var end = offset
    while end > startOffset, endsInBlank(before: end) { end -= 1 }
    return end
  }

  /// Whether a string that began before `offset` is still open there.
  fileprivate func isInString(at offset: Int) -> Bool {
    var isInString = false
    var place = startOffset
    while place < offset, let byte = byte(at: place) {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      place += isInString && byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return isInString
  }

  /// Where the comment at the end of the line begins, outside strings, or the end of the text.
  func commentStart(from start: Int, onlyBehindBlanks: Bool) -> Int {
    var isInString = false
    var offset = start
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: offset += 1
      default:
        let isComment = !isInString && beginsLineComment(at: offset)
        if isComment, !onlyBehindBlanks || offset == start || endsInBlank(before: offset) {
          return offset
        }
      }
      offset += 1
    }
    return endOffset
  }
}

// MARK: - Visual formats

extension SourceText {
  /// Whether the line is a visual format, be it a wrong one.
  fileprivate func looksLikeVisualFormat(at start: Int) -> Bool {
    if hasByte("|", at: start) { return true }
    if hasByte("[", at: start) { return !looksLikeList(at: start) }
    guard scalar(at: start)?.beginsIdentifier == true else { return false }
    let next = end(of: \.continuesIdentifier, from: start)
    if hasByte(":", at: next) {
      // `rows: for row in 0..<3 { … }`
      let word = identifier(at: skippingBlanks(from: next + 1))?.text ?? ""
      return !["for", "while", "repeat", "do", "if", "switch"].contains(word)
    }
    guard next == start + 1, hasByte("H", at: start) || hasByte("V", at: start) else {
      return false
    }
    if hasByte(":", at: skippingBlanks(from: next)) { return true }
    // `V|-[a]` lacks its colon; `V[0]` would be an element of something called `V`.
    if hasByte("|", at: next) { return !hasByte("|", at: next + 1) }
    return hasByte("[", at: next) && scalar(at: next + 1)?.beginsIdentifier == true
  }

  /// Whether the bracket at `start` opens a list (`[a, b]`, `["a": 1]`, `[c1].count`, `[1]`) and not
  /// a view of a visual format (`[a]`, `[a(>=70,<=100)]`).
  private func looksLikeList(at start: Int) -> Bool {
    var depth = 0
    var offset = skippingBlanks(from: start + 1)
    if let first = scalar(at: offset), first.isDigit || "\".:(-".unicodeScalars.contains(first) {
      return true
    }
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      case UInt8(ascii: "]"):
        return hasByte(".", at: offset + 1) && scalar(at: offset + 2)?.beginsIdentifier == true
      default: break
      }
      offset += 1
    }
    return false
  }
}

import Interchange

/// The code that was entered last, and the session before it: the next line may go on with it, as code
/// does that begins with `else`, with a point or with an operator.
final class CodeAbove {
  let text: String
  let session: Session

  init(_ text: String, before session: Session) {
    var session = session
    session.above = nil
    (self.text, self.session) = (text, session)
  }
}

extension Session {
  /// Carries out lines, with the code above them where they go on with it.
  mutating func takeCode(_ text: String, _ carryOut: (inout Session) -> Turn) -> Turn {
    if let turn = takeGoingOn(text) { return turn }
    let before = self
    let turn = carryOut(&self)
    remember(text, before: before, turn)
    return turn
  }

  /// Carries out a line together with the code above it, if it cannot begin anything: `else {`, `.text =
  /// "Hi"`, `+ 5`. The step of that code alone is taken back.
  private mutating func takeGoingOn(_ line: String) -> Turn? {
    guard let above, let whole = Self.joined(line, to: above.text) else { return nil }
    var joined = above.session
    joined.offer = nil
    // A replay has come to this line, not to the one above.
    joined.replay = replay
    var turn = joined.take(whole)
    guard !turn.isRefused, turn.failedExpectation == nil else {
      // Of an operator a sign may be meant: `- 5` by itself is a number.
      return line.trimmed.first.map { "+-".contains($0) } == true ? nil : turn
    }
    if history.step > above.session.history.step, case .lines(let lines) = turn.keeping {
      turn.keeping = .lines(["undo"] + lines)
    }
    self = joined
    return turn
  }

  /// Remembers code for a line that goes on with it.
  private mutating func remember(_ line: String, before session: Session, _ turn: Turn) {
    above = !turn.isRefused && Self.isCode(line) ? CodeAbove(line, before: session) : nil
  }

  /// Of what is read again with the line below it.
  private static let longest = 4_000

  private static func isCode(_ line: String) -> Bool {
    if line.isBlankOrComment || line.utf8.count > longest { return false }
    let raw = RawText(line)
    if let (word, _) = LineReader.command(in: raw) { return Catalogue.command(word.text) == nil }
    switch try? LineReader.read(raw) {
    case .blank, .output, .visualFormat, .question, .joined: return false
    default: return true
    }
  }

  /// The line and what stands above it as one; `nil` where the line begins something by itself.
  private static func joined(_ line: String, to above: String) -> String? {
    let text = line.trimmed
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    if first == "else" || first.hasPrefix("else{") {
      return above.trimmed.hasPrefix("if ") ? "\(above) \(text)" : nil
    }
    if first.first == "." {
      let isMember = first.dropFirst().first.map { $0.isLetter || $0 == "_" } == true
      guard isMember, !above.trimmed.hasSuffix("}") else { return nil }
      return declaresName(above) && assigns("it" + text) ? nil : above + text
    }
    return words.count > 1 && operators.contains(first) ? "\(above) \(text)" : nil
  }

  private static func declaresName(_ text: String) -> Bool {
    ["let ", "var "].contains(where: text.trimmed.hasPrefix)
  }

  /// Whether it gives nothing that could have a name: `title.isHidden = true`.
  private static func assigns(_ line: String) -> Bool {
    guard case .statements(let statements)? = try? LineReader.read(RawText(line)),
      case .assignment? = statements.last
    else { return false }
    return true
  }

  /// Those with which nothing else begins. A question begins with `?`, a remark with `/`.
  private static let operators: Set<Substring> = [
    "+", "-", "*", "%", "??", "&&", "||", "==", "!=", ">=", "<=",
  ]
}

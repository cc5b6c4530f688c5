import Patience
package import Prose

/// A session as its file has it: what was typed, and what was printed. Large, and only read: who
/// replays one keeps a reference.
package final class SessionFile: Sendable {
  /// A line, or a paste, with the output that the file has for it.
  package struct Entry: Sendable {
    /// What was typed. For a paste, its lines.
    package var line: String
    package var isPaste: Bool
    /// The number of its first line in the file, from 1.
    package var number: Int
    /// The `|` lines that follow, without the mark; empty if there are none.
    package var output: [String] = []
    /// The lines of the file that the output takes, counted from 0. Comments may stand between them.
    package var outputPlaces: [Int] = []
    /// The lines up to the next entry, as they stand there: output, comments, blank ones.
    var behind: [String] = []

    /// `expect accepted` and its like look past it.
    var isAside: Bool { !isPaste && line.isExpectationOrComment }

    var isExpectation: Bool { !isPaste && line.isExpectation }

    /// It tells something, and what it prints says it all.
    var isTold: Bool { !isPaste && line.hasPrefix("say ") }
  }

  /// As the first line that is neither blank nor a comment says, else as the output reads: what someone has
  /// copied into it by hand may be Japanese without a word of that. English where there is none.
  package let language: Language
  package let entries: [Entry]
  /// The lines before the first entry.
  let head: [String]
  private let refusalIsExpected: [Bool]
  private let somethingIsExpected: [Bool]
  /// The file, for rewriting it.
  let text: String
  /// The number of a `paste` line without its closing `.`, if there is one.
  package let unclosedPaste: Int?
  /// The number of the first `|` line that nothing stands before, if there is one.
  package let strayOutput: Int?

  /// Reads any text; blank lines and comments are left out.
  package init(_ text: String) {
    var reader = Reader(lines: Self.lines(of: text))
    reader.readAll()
    self.text = text
    entries = reader.entries
    head = reader.head
    let asides = entries.map(\.isAside)
    refusalIsExpected = Self.lookingAhead(in: entries, asides) { $0.line.expects("refused") }
    somethingIsExpected = Self.lookingAhead(in: entries, asides, for: \.isExpectation)
    unclosedPaste = reader.unclosedPaste
    strayOutput = reader.strayOutput
    let first = reader.entries.first
    let chosen = first.flatMap { $0.isPaste ? nil : Self.language(in: $0.line) }
    language = chosen ?? Self.language(of: reader.entries.lazy.flatMap(\.output))
  }

  static func lines(of text: String) -> [String] {
    var rest = unmarked(text).utf8[...]
    var lines: [String] = []
    var isLast = false
    while !isLast, !LineWork.isStopped() {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      isLast = end == nil
      let piece = rest[..<(end ?? rest.endIndex)]
      if let end { rest = rest[rest.index(after: end)...] }
      let line = Substring(!isLast && piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece)
      if line.hasNewline {
        lines += line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map(String.init)
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// The first line that says something. No more of the text is looked at.
  static func firstSentence(of text: String) -> String? {
    var rest = unmarked(text)
    while !rest.isEmpty, !LineWork.isStopped() {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map(rest.utf8.index(after:))
      let piece = rest[..<(end ?? rest.endIndex)]
      if let line = lines(of: String(piece)).first(where: { !$0.isBlankOrComment }) { return line }
      rest = rest[piece.endIndex...]
    }
    return nil
  }

  private static let mark = "\u{FEFF}"

  /// Without the mark that some editors put before a text.
  private static func unmarked(_ text: String) -> Substring {
    text.hasPrefix(mark) ? text.dropFirst() : text[...]
  }

  /// The first label at a line's beginning tells it; a word alone is a name.
  private static func language(of output: some Sequence<String>) -> Language {
    let label = output.first { $0.first?.isLetter == true && $0.contains(" ") }?.firstWord ?? ""
    return label.isEmpty || label.contains { $0.isASCII } ? .english : .japanese
  }

  /// The language that a line chooses.
  static func language(in line: String) -> Language? {
    guard line.firstWord == "language" else { return nil }
    let words = line.split(separator: " ")
    guard words.count == 2, words.first == "language", let code = words.last else { return nil }
    return Language(code: String(code))
  }
}

extension SessionFile {
  /// How what was typed stands in a file: a paste ends at a lone `.`, and a line of dots within it has
  /// one more.
  static func text(of line: String, isPaste: Bool) -> String {
    guard isPaste else { return line }
    let lines = Self.lines(of: line).map { line in
      guard isDots(line), let dot = line.firstIndex(of: ".") else { return line }
      return String(line[..<dot] + "." + line[dot...])
    }
    return (["paste"] + lines + ["."]).joined(separator: "\n")
  }

  /// What a line between `paste` and the lone `.` stands for; `nil` for the end.
  static func pasted(_ line: String) -> String? {
    guard isDots(line), let dot = line.firstIndex(of: ".") else { return line }
    if line.trimmed == "." { return nil }
    return String(line[..<dot] + line[line.index(after: dot)...])
  }

  private static func isDots(_ line: String) -> Bool { line.trimmed.allSatisfy { $0 == "." } }

  /// Without a paste that has no end: what was killed while it was written.
  var wholeEntries: [Entry] { unclosedPaste == nil ? entries : entries.dropLast() }

  /// Whether `expect refused` is among the `expect` and `say` lines that come next. It looks past
  /// such lines, so nothing expects of one of them that it is refused.
  func expectsRefusal(of index: Int) -> Bool {
    let next = index + 1
    return entries.indices.contains(index) && refusalIsExpected.indices.contains(next)
      && refusalIsExpected[next] && !entries[index].isAside
  }

  /// Whether somebody looks at what the entry brings: the file says what it prints, or an `expect`
  /// about it follows.
  func isLookedAt(_ index: Int) -> Bool {
    let next = index + 1
    return !entries[index].output.isEmpty
      || somethingIsExpected.indices.contains(next) && somethingIsExpected[next]
  }

  /// For every entry, whether it is such an expectation or one follows behind others.
  ///
  /// - Parameter asides: Which entries `expect accepted` and its like look past.
  private static func lookingAhead(
    in entries: [Entry], _ asides: [Bool], for isWanted: (Entry) -> Bool
  ) -> [Bool] {
    var expected = asides
    for index in entries.indices.reversed().awaited() where asides[index] {
      let follows = index + 1 < expected.count && expected[index + 1]
      expected[index] = follows || isWanted(entries[index])
    }
    return expected
  }
}

extension SessionFile {
  /// `| step 2 …`, or a lone `|` for a blank line of output. `|-[a]-|` is a visual format.
  ///
  /// Whatever is blank counts, behind the mark and before it: a line that is not carried out because it
  /// looks like output must be compared as output.
  static func output(in line: String) -> String? {
    let marked = line.drop(while: \.isWhitespace)
    guard marked.first == "|" else { return nil }
    let output = marked.dropFirst()
    guard let blank = output.first else { return "" }
    return blank.isWhitespace ? String(output.dropFirst()) : nil
  }

  /// What stands in no block: output, an expectation, a paste. Swift may go on in a line that is
  /// indented before a `|`.
  private static func endsBlock(_ line: String) -> Bool {
    if line.hasPrefix("|"), output(in: line) != nil { return true }
    if line.trimmed == "paste" { return true }
    return !line.isBlankOrComment && line.isExpectationOrComment
  }

  private struct Reader {
    let lines: [String]
    var entries: [Entry] = []
    var head: [String] = []
    var unclosedPaste: Int?
    var strayOutput: Int?
    private var next = 0
    /// Up to where a bracket was looked for that closes an open one, and there is none.
    private var unclosedUntil = 0

    init(lines: [String]) { self.lines = lines }

    mutating func readAll() {
      while next < lines.count, !LineWork.isStopped() {
        let line = lines[next]
        next += 1
        if let output = SessionFile.output(in: line) {
          append(output)
          keep(line)
        } else if line.isBlankOrComment {
          keep(line)
        } else if line.trimmed == "paste" {
          readPaste()
        } else if !readBlock(from: line) {
          entries.append(
            Entry(line: line.trimmed, isPaste: false, number: next))
        }
      }
      // Behind the end of the last line there is no other one.
      if lines.last == "" { dropBlank() }
    }

    /// Keeps a line that is no entry with the entry above it.
    private mutating func keep(_ line: String) {
      guard let last = entries.indices.last else {
        head.append(line)
        return
      }
      entries[last].behind.append(line)
    }

    private mutating func dropBlank() {
      if let last = entries.indices.last {
        if entries[last].behind.last == "" { entries[last].behind.removeLast() }
      } else if head.last == "" {
        head.removeLast()
      }
    }

    private mutating func append(_ output: String) {
      guard let last = entries.indices.last else {
        strayOutput = strayOutput ?? next
        return
      }
      entries[last].output.append(output)
      entries[last].outputPlaces.append(next - 1)
    }

    /// Lines that one bracket holds together are a paste without saying so. One that nothing closes
    /// is a line by itself, which is refused.
    private mutating func readBlock(from line: String) -> Bool {
      guard next > unclosedUntil, !SessionFile.endsBlock(line) else {
        return false
      }
      var block = UnfinishedEntry()
      block.append(line)
      var end = next
      while block.goesOn, end < lines.count, !SessionFile.endsBlock(lines[end]) {
        block.append(lines[end])
        end += 1
      }
      guard !block.goesOn, end > next else {
        unclosedUntil = end
        return false
      }
      entries.append(Entry(line: block.text, isPaste: true, number: next))
      next = end
      return true
    }

    private mutating func readPaste() {
      let start = next
      var pasted: [String] = []
      while next < lines.count, let line = SessionFile.pasted(lines[next]) {
        pasted.append(line)
        next += 1
      }
      if next == lines.count { unclosedPaste = start }
      let text = pasted.joined(separator: "\n")
      next = min(next + 1, lines.count)
      entries.append(Entry(line: text, isPaste: true, number: start))
    }
  }
}

extension SessionFile {
  /// The file with the `|` lines of each entry that has some replaced by `output` of its index.
  func rewritten(output: [Int: [String]]) -> String {
    let changed = entries.enumerated().filter { !$1.output.isEmpty && output[$0] != nil }
    if changed.isEmpty { return text }
    let ends = Self.unmarked(text).filter(\.isNewline).map(String.init)
    let end = ends.first ?? "\n"
    var result = zip(Self.lines(of: text), ends + [""]).map { $0 + $1 }
    for (index, entry) in changed.reversed() {
      let lines = output[index, default: []].map { ($0.isEmpty ? "|" : "| \($0)") + end }
      for (offset, place) in entry.outputPlaces.enumerated().reversed() {
        let isLast = offset == entry.outputPlaces.count - 1
        let count = isLast ? lines.count : offset + 1
        result[place] = lines.prefix(count).dropFirst(offset).joined()
      }
    }
    return (text.hasPrefix(Self.mark) ? Self.mark : "") + result.joined()
  }
}

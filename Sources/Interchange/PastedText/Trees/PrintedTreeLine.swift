import AutoLayout
import Foundation

/// Reads a line of a printed tree.
enum PrintedTreeLine {
  /// `   |    | <UILabel: 0x7f…; frame = (16 40; 288 20.5); text = 'Hello'; …>`,
  /// `|   |   *UIView:0x7f…- AMBIGUOUS LAYOUT for UIView:0x7f….minX{id: 13}`
  static func node(in line: Substring) -> PrintedTree.Node? {
    var cursor = LogCursor(Array(line.utf8))
    var depth = 0
    cursor.skip { byte in
      if byte == UInt8(ascii: "|") { depth += 1 }
      return byte == UInt8(ascii: "|") || LogByte.isBlank(byte)
    }
    let hasBars = depth > 0
    let layout = takeMark(&cursor)
    takeAnswer(&cursor)
    cursor.skip { $0 == UInt8(ascii: "<") || LogByte.isBlank($0) }
    let className = cursor.taken(while: LogByte.isPartOfName)
    guard !className.isEmpty, !className.hasSuffix("Constraint"), cursor.take(":") else {
      return nil
    }
    cursor.skipBlanks()
    guard let address = cursor.takeAddress() else { return nil }
    var node = PrintedTree.Node(depth: depth, className: className, address: address)
    node.layout = layout
    let rest = cursor.rest
    node.read(rest)
    // A line of another text may begin with a class and an address as well.
    let isOfTrace = layout != nil || node.isAmbiguous || hasBars
    return node.frame != nil || isOfTrace && isEndOfTrace(rest) ? node : nil
  }

  /// `*`, `+`, `•`, as the legend explains them.
  private static func takeMark(_ cursor: inout LogCursor) -> PrintedTree.Layout? {
    if cursor.take("*") { return .constraints }
    if cursor.take("+") { return .frame }
    return cursor.take("•") ? .host : nil
  }

  /// What a debugger puts in front of the object that it prints: `Optional(`, `"`, `- some : `,
  /// `$0 = 0x7f…`, `(UIView *) $0 = 0x7f… `.
  private static func takeAnswer(_ cursor: inout LogCursor) {
    var answer = cursor
    let words = answer.taken(while: { $0 != UInt8(ascii: "<") })
    guard answer.take("<"), isAnswer(words) else { return }
    cursor = answer
  }

  private static func isAnswer(_ words: String) -> Bool {
    let plain = words.trimmingCharacters(in: CharacterSet.whitespaces.union(["\""]))
    return plain.isEmpty || plain == "Optional(" || plain == "- some :"
      || plain.wholeMatch(of: /(\([\w ]+\*?\) )?\$\w+ =( 0x[0-9a-fA-F]+)?/) != nil
  }

  /// Whether nothing but the view's text and what is ambiguous stands behind it.
  private static func isEndOfTrace(_ rest: String) -> Bool {
    rest.isEmpty || rest.hasPrefix("'") || rest.hasPrefix("-") || rest.hasPrefix(">")
      || rest.contains("AMBIGUOUS LAYOUT")
  }
}

extension PrintedTree.Node {
  fileprivate mutating func read(_ rest: String) {
    // That of another view may stand behind it: a guide names its owner so.
    frame = Self.frame(in: String(rest.prefix { $0 != "<" }))
    text = Self.value(of: "text = '", in: rest, upTo: "'")
    if text == nil, rest.hasPrefix("'") {
      text = String(rest.dropFirst().prefix { $0 != "'" })
    }
    isHidden = rest.contains("hidden = YES")
    isAmbiguous = rest.contains("AMBIGUOUS LAYOUT")
    ambiguities = Self.ambiguities(in: rest)
    let bits = Self.value(of: "autoresize = ", in: rest, upTo: ";")?.split(separator: "+") ?? []
    mask = AutoresizingMask(
      Self.bits.filter { bits.contains($0.letters[...]) }.map(\.bit))
  }

  private static let bits: [(letters: String, bit: AutoresizingMask)] = [
    ("LM", .flexibleLeftMargin), ("W", .flexibleWidth), ("RM", .flexibleRightMargin),
    ("TM", .flexibleTopMargin), ("H", .flexibleHeight), ("BM", .flexibleBottomMargin),
  ]

  /// `frame = (16 40; 288 20.5)`, and `{{16, 40}, {288, 20.5}}` of older systems and of AppKit.
  private static func frame(in rest: String) -> Rect? {
    guard let start = rest.range(of: "frame = ") ?? rest.range(of: "frame=") else { return nil }
    let numbers = rest[start.upperBound...].prefix { !"'<>=".contains($0) && !$0.isLetter }
      .split { !($0.isNumber || $0 == "." || $0 == "-") }.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1_000_000 }) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func value(of words: String, in rest: String, upTo end: Character) -> String? {
    rest.range(of: words).map { String(rest[$0.upperBound...].prefix { $0 != end }) }
  }

  /// The words in front of `{id: 13}`.
  private static func ambiguities(in rest: String) -> [String] {
    rest.components(separatedBy: "{id").dropLast().compactMap { part in
      part.split(separator: ".").last.map(String.init)
    }
  }
}

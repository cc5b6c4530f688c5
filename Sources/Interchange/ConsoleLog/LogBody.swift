/// The relation of an entry, in either of the two forms that the system prints, with what follows it.
struct LogBody {
  var relation: ConsoleLog.Relation
  var isVisualFormat = false
  var priority: Double?
  var contentPriorities: ConsoleLog.ContentPriorities?

  /// Reads a body that reaches from `start` to the end, or `nil` where anything in it is unknown.
  static func read(_ start: LogCursor, names: LogTail) -> LogBody? {
    var cursor = start
    cursor.skipBlanks()
    var body: LogBody
    if let axis = takeAxis(&cursor) {
      var reader = LogVisualFormat(cursor: cursor, names: names, axis: axis)
      guard let read = reader.read() else { return nil }
      body = LogBody(
        relation: read.relation, isVisualFormat: true, priority: read.priority)
      cursor = reader.cursor
    } else {
      var reader = LogEquation(cursor: cursor, names: names)
      guard let relation = reader.read() else { return nil }
      body = LogBody(relation: relation)
      cursor = reader.cursor
    }
    body.readAddenda(&cursor)
    return body.isFinished(cursor) ? body : nil
  }

  /// `H:` or `V:` in front of a bracket or bar.
  private static func takeAxis(_ cursor: inout LogCursor) -> LogVisualFormat.Axis? {
    var ahead = cursor
    let axis: LogVisualFormat.Axis
    if ahead.take("H:") {
      axis = .horizontal
    } else if ahead.take("V:") {
      axis = .vertical
    } else {
      return nil
    }
    ahead.skipBlanks()
    guard ahead.isAt("|") || ahead.isAt("[") else { return nil }
    cursor = ahead
    return axis
  }

  private mutating func readAddenda(_ cursor: inout LogCursor) {
    if cursor.takeAfterBlanks("@") || cursor.takeAfterBlanks("^")
      || cursor.takeAfterBlanks("priority:")
    {
      cursor.skipBlanks()
      priority = cursor.takeNumber() ?? Self.takeNamedPriority(&cursor)
    }
    var ahead = cursor
    if ahead.takeAfterBlanks("Hug:"), let hugging = ahead.takeNumber(),
      ahead.takeAfterBlanks("CompressionRes"), let resistance = Self.takeResistance(&ahead)
    {
      contentPriorities = .init(hugging: hugging, compressionResistance: resistance)
      cursor = ahead
    }
  }

  /// The rest of `CompressionRes:750` or `CompressionResistance:750`.
  private static func takeResistance(_ cursor: inout LogCursor) -> Double? {
    cursor.skip(while: LogByte.isLetter)
    guard cursor.take(":") else { return nil }
    return cursor.takeNumber()
  }

  /// Masonry has words for three priorities.
  private static func takeNamedPriority(_ cursor: inout LogCursor) -> Double? {
    for (word, value) in [("high", 750.0), ("medium", 500), ("low", 250)]
    where cursor.take(word) {
      return value
    }
    return nil
  }

  /// Nothing may be left, but for what descriptions of one's own put there: `((null), (null))`.
  private func isFinished(_ cursor: LogCursor) -> Bool {
    let rest = cursor.rest
    return rest.utf8.allSatisfy { LogByte.isBlank($0) || ">\",`*)".utf8.contains($0) }
      || rest.hasPrefix("(") && rest.contains("null")
  }
}

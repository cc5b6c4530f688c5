/// How far an entry reaches in the text.
///
/// A list quotes its elements and escapes quotes inside them, so the closing quote ends one. The
/// broken constraint, and lists whose quotes were lost, end at an angle bracket; but texts of labels
/// may hold one too, and so may descriptions that close the bracket behind the address.
struct LogEntryExtent {
  let range: Range<Int>
  /// Whether nothing closes the entry and nothing follows it: the text may break off inside it.
  let endsWithText: Bool
  let isQuoted: Bool
  /// The characters that stood before the entry in its line and are taken off the next lines too,
  /// where the entry was wrapped: comment markers, quoting.
  let decoration: [UInt8]

  /// - Parameters:
  ///   - start: Where the class name begins.
  ///   - limit: Where the next mark is, or the text ends.
  init(in bytes: [UInt8], from start: Int, to limit: Int) {
    let scan = EntryScan(bytes: bytes, start: start, limit: limit)
    let decoration = scan.decoration
    let bound = scan.bound(decoration: decoration)
    self.decoration = decoration
    isQuoted = scan.opensQuoted
    let quote = isQuoted ? scan.closingQuote(before: bound) : nil
    let end = quote ?? scan.closingBracket(before: bound)
    endsWithText = end == nil && scan.isBlank(from: bound)
    range = start..<(end ?? scan.withoutTrailingPunctuation(bound))
  }
}

private struct EntryScan {
  let bytes: [UInt8]
  let start: Int
  let limit: Int

  private func byte(at index: Int) -> UInt8? {
    0 <= index && index < bytes.count ? bytes[index] : nil
  }

  // MARK: Before the entry

  /// Whether a quote opens right before the entry. One behind a bracket closes the entry before.
  var opensQuoted: Bool {
    var index = start - 1
    while let byte = byte(at: index), byte == UInt8(ascii: "<") || byte == UInt8(ascii: " ") {
      index -= 1
    }
    if byte(at: index) == UInt8(ascii: "\\") { index -= 1 }
    guard byte(at: index) == UInt8(ascii: "\"") else { return false }
    let before = byte(at: index - 1)
    return before != UInt8(ascii: ">") && before != UInt8(ascii: "\\")
  }

  /// The markers at the front of the line that the entry begins in.
  var decoration: [UInt8] {
    var lineStart = start
    while let byte = byte(at: lineStart - 1), !LogByte.isNewline(byte) {
      guard start - lineStart < 200 else { return [] }
      lineStart -= 1
    }
    let front = bytes[lineStart..<start].prefix {
      LogByte.isBlank($0) || "/*>#|".utf8.contains($0)
    }
    return front.filter { !LogByte.isBlank($0) }
  }

  // MARK: Where it must end

  /// The next blank line, the next line that only closes the list, or the limit.
  func bound(decoration: [UInt8]) -> Int {
    var index = start
    while index < limit {
      if LogByte.isNewline(bytes[index]), endsEntry(lineFrom: index + 1, decoration) {
        return index
      }
      index += 1
    }
    return limit
  }

  private func endsEntry(lineFrom lineStart: Int, _ decoration: [UInt8]) -> Bool {
    var index = lineStart
    var hasClosed = false
    while index < limit, !LogByte.isNewline(bytes[index]) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ")"), !hasClosed {
        hasClosed = true
      } else if !LogByte.isBlank(byte), !decoration.contains(byte) {
        return false
      }
      index += 1
    }
    return true
  }

  func isBlank(from index: Int) -> Bool { bytes[index...].allSatisfy(LogByte.isBlank) }

  // MARK: Where it does end

  func closingQuote(before bound: Int) -> Int? {
    var index = start
    var firstQuote: Int?
    while index < bound {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "\"") {
        if closesQuotation(at: index) { return index }
        firstQuote = firstQuote ?? index
      }
      index += 1
    }
    return firstQuote
  }

  private func closesQuotation(at index: Int) -> Bool {
    if let before = byte(at: index - 1), before == UInt8(ascii: ">") { return true }
    var next = index + 1
    while let byte = byte(at: next), byte == UInt8(ascii: " ") || byte == 0x09 { next += 1 }
    guard let following = byte(at: next) else { return true }
    return LogByte.isNewline(following) || ",)*`;\r".utf8.contains(following)
  }

  func closingBracket(before bound: Int) -> Int? {
    var index = endOfHead(before: bound)
    var mayHoldTexts = true
    while index < bound {
      if mayHoldTexts, bytes[index] == UInt8(ascii: "'"), followsAddress(index) {
        if let end = endOfText(from: index, before: bound) {
          index = end
        } else {
          mayHoldTexts = false
        }
      } else if bytes[index] == UInt8(ascii: ">"), endsEntry(at: index) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Behind the constraint's own address, and behind a bracket that closes there already.
  private func endOfHead(before bound: Int) -> Int {
    var cursor = LogCursor(bytes, from: start, to: bound)
    cursor.skip(while: LogByte.isPartOfName)
    cursor.skipBlanks()
    _ = cursor.take(":")
    cursor.skipBlanks()
    if cursor.takeAddress() != nil, cursor.isAt("> ") { cursor.advance() }
    return endOfIdentifier(from: cursor, before: bound)
  }

  /// Behind an identifier, which may hold brackets; behind the mask's letters where there is none.
  private func endOfIdentifier(from head: LogCursor, before bound: Int) -> Int {
    var cursor = head
    cursor.skip { LogByte.isBlank($0) || "hv=&-".utf8.contains($0) }
    guard cursor.take("'") else { return head.position }
    while !cursor.isAtEnd {
      cursor.skip { $0 != UInt8(ascii: "'") }
      if cursor.take("'"), cursor.peek().map(LogByte.isBlank) ?? false { return cursor.position }
    }
    return head.position
  }

  private func followsAddress(_ index: Int) -> Bool {
    byte(at: index - 1).map(LogByte.isHexadecimal) ?? false
  }

  /// The quote that ends a view's text: the one that an attribute or the end of an item follows.
  private func endOfText(from start: Int, before bound: Int) -> Int? {
    var index = start + 1
    while index < bound {
      if bytes[index] == UInt8(ascii: "'"), let next = byte(at: index + 1),
        ".](".utf8.contains(next)
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private func endsEntry(at index: Int) -> Bool {
    guard let next = byte(at: index + 1) else { return true }
    if next == UInt8(ascii: ".") {
      return byte(at: index + 2).map(LogByte.isBlank) ?? true
    }
    return LogByte.isBlank(next) || ",)\"`*\\;<".utf8.contains(next)
  }

  /// Steps back over what stands between this entry and the next, where this one has no end.
  func withoutTrailingPunctuation(_ bound: Int) -> Int {
    var end = bound
    while end > start, let byte = byte(at: end - 1) {
      let closesList = byte == UInt8(ascii: ")") && end - 2 >= start && isBetweenEntries(end - 2)
      guard closesList || LogByte.isBlank(byte) || "\",<\\`".utf8.contains(byte) else { break }
      end -= 1
    }
    return end
  }

  private func isBetweenEntries(_ index: Int) -> Bool {
    byte(at: index).map { LogByte.isNewline($0) || ">\",".utf8.contains($0) } ?? false
  }
}

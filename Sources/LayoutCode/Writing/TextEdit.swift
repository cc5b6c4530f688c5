import Interchange

/// A part of a text, by UTF-8 offsets from its beginning, and what is to stand in its place.
struct TextEdit: Hashable {
  let range: SourceRange
  let text: String

  init(_ range: SourceRange, _ text: String) { (self.range, self.text) = (range, text) }
}

extension String {
  /// The text with edits made, none of which overlap. What is put in at one place stands in the order of
  /// the edits.
  func applying(_ edits: [TextEdit]) -> String {
    let bytes = Array(utf8)
    var (result, place) = ([UInt8](), 0)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where place <= edit.range.lowerBound {
      guard edit.range.upperBound <= bytes.count else { continue }
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// A text by its lines: how statements are put in and taken out so that it looks as if written by hand.
struct TextLines {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func excerpt(_ range: SourceRange) -> String {
    let (start, end) = (min(range.lowerBound, bytes.count), min(range.upperBound, bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What stands at a place, its further lines indented as they would be where a statement begins.
  func excerpt(_ range: SourceRange, movedTo statement: SourceRange) -> String {
    let here = indentation(at: range.lowerBound)
    let there = indentation(at: statement.lowerBound)
    return excerpt(range).replacing("\n" + here, with: "\n" + there)
  }

  // MARK: Putting in

  /// Lines before a statement, indented like it.
  func inserting(_ lines: [String], before range: SourceRange) -> TextEdit {
    let start = range.lowerBound
    let separator = isFirst(start) ? "\n" + indentation(at: start) : "; "
    return TextEdit(SourceRange(start, start), lines.map { $0 + separator }.joined())
  }

  /// Lines behind a statement or an element of a list.
  func inserting(_ lines: [String], after range: SourceRange) -> TextEdit {
    let end = range.upperBound
    guard isFirst(range.lowerBound), isLast(end) else {
      return TextEdit(SourceRange(end, end), lines.map { "; " + $0 }.joined())
    }
    let place = endOfLine(from: end)
    let indentation = indentation(at: range.lowerBound)
    return TextEdit(
      SourceRange(place, place), lines.map { "\n" + indentation + $0 }.joined())
  }

  /// Lines in the place of a statement, the first where it stood.
  func replacing(_ range: SourceRange, with lines: [String]) -> TextEdit {
    let separator =
      isFirst(range.lowerBound) ? "\n" + indentation(at: range.lowerBound) : "; "
    return TextEdit(range, lines.joined(separator: separator))
  }

  /// An element behind another one of a list, with the comma that is missing.
  func inserting(element: String, after range: SourceRange) -> [TextEdit] {
    guard let comma = comma(after: range.upperBound) else {
      let end = SourceRange(range.upperBound, range.upperBound)
      guard isFirst(range.lowerBound) else { return [TextEdit(end, ", \(element)")] }
      return [
        TextEdit(end, ","),
        inserting([element], after: SourceRange(range.lowerBound, range.upperBound)),
      ]
    }
    let whole = SourceRange(range.lowerBound, comma + 1)
    guard isFirst(range.lowerBound), isLast(comma + 1) else {
      return [TextEdit(SourceRange(comma + 1, comma + 1), " \(element),")]
    }
    return [inserting([element + ","], after: whole)]
  }

  /// One more parameter of a function, at the end of the list behind its name.
  func adding(_ parameter: String, toListBehind name: SourceRange) -> TextEdit? {
    guard name.upperBound < bytes.count,
      let start = bytes[name.upperBound...].firstIndex(of: UInt8(ascii: "("))
    else { return nil }
    var depth = 0
    for place in start..<bytes.count {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      let isEmpty = excerpt(SourceRange(start + 1, place)).allSatisfy(\.isWhitespace)
      return TextEdit(SourceRange(place, place), (isEmpty ? "" : ", ") + parameter)
    }
    return nil
  }

  // MARK: Taking out

  /// A statement, with its lines where nothing else stands on them.
  func removing(_ range: SourceRange) -> TextEdit {
    var range = range
    if byte(at: range.upperBound) == UInt8(ascii: ";") {
      range = SourceRange(range.lowerBound, range.upperBound + 1)
    }
    guard isFirst(range.lowerBound), isLast(range.upperBound) else { return TextEdit(range, "") }
    let end = endOfLine(from: range.upperBound)
    return TextEdit(
      SourceRange(startOfLine(at: range.lowerBound), min(end + 1, bytes.count)), "")
  }

  /// An argument of a call, with one of the commas beside it: behind the last there is none.
  func removing(argument range: SourceRange) -> TextEdit {
    if comma(after: range.upperBound) != nil { return removing(element: range) }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "\n") {
      start -= 1
    }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ",") else { return removing(element: range) }
    return TextEdit(SourceRange(start - 1, range.upperBound), "")
  }

  /// An element of a list, with one of the commas beside it.
  func removing(element range: SourceRange) -> TextEdit {
    if let comma = comma(after: range.upperBound) {
      let whole = SourceRange(range.lowerBound, comma + 1)
      if isFirst(range.lowerBound), isLast(comma + 1) { return removing(whole) }
      return TextEdit(SourceRange(range.lowerBound, skippingBlanks(from: comma + 1)), "")
    }
    if isFirst(range.lowerBound), isLast(range.upperBound) { return removing(range) }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
    return TextEdit(SourceRange(start, range.upperBound), "")
  }
}

// MARK: - Places

extension TextLines {
  private func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func startOfLine(at place: Int) -> Int {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func endOfLine(from place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return min(end, bytes.count)
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while let byte = byte(at: place), isBlank(byte) { place += 1 }
    return place
  }

  /// What stands before the first word of the line.
  func indentation(at place: Int) -> String {
    let start = startOfLine(at: place)
    return excerpt(SourceRange(start, skippingBlanks(from: start)))
  }

  /// How much further a place is indented than what stands around it.
  func step(at place: Int) -> String {
    let inner = indentation(at: place)
    var start = startOfLine(at: place)
    while start > 0 {
      start = startOfLine(at: start - 1)
      let outer = indentation(at: start)
      if outer.utf8.count < inner.utf8.count, byte(at: start + outer.utf8.count) != newline {
        return inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "  "
      }
    }
    return "  "
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  /// Whether nothing stands before it on its line.
  private func isFirst(_ place: Int) -> Bool {
    skippingBlanks(from: startOfLine(at: place)) >= place
  }

  /// Whether nothing but a comment stands behind it on its line.
  private func isLast(_ place: Int) -> Bool {
    let next = skippingBlanks(from: place)
    guard let byte = byte(at: next), byte != UInt8(ascii: "\n") else { return true }
    return byte == UInt8(ascii: "/") && self.byte(at: next + 1) == UInt8(ascii: "/")
  }

  /// The comma that follows, if nothing but white space stands before it.
  private func comma(after place: Int) -> Int? {
    var next = place
    while let byte = byte(at: next), isBlank(byte) || byte == UInt8(ascii: "\n") { next += 1 }
    return byte(at: next) == UInt8(ascii: ",") ? next : nil
  }
}

import Foundation
import Patience

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML as Interface Builder writes it: elements and attributes. What else XML can do is
/// refused, since it can be made to fetch files or to grow without end.
enum MarkupReader {
  /// Elements inside one another; libxml2 stops a little further down, without saying why.
  static let deepest = 250

  static func read(_ source: String) -> Result<MarkupElement, InterfaceFile.Failure> {
    if let line = lineOfDocumentType(in: Substring(source).utf8) {
      return .failure(.documentType(line: line))
    }
    let builder = MarkupBuilder()
    let parser = XMLParser(data: source.inOneEncoding)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isComplete = parser.parse()
    if let line = builder.tooDeep { return .failure(.tooDeep(line: line)) }
    guard isComplete, let root = builder.root else {
      if let line = lineOfLongPiece(in: source) {
        return .failure(.tooLong(line: line, limit: longestPiece))
      }
      guard builder.root != nil || builder.hasOpenElements else { return .failure(.notMarkup) }
      let place = builder.damage ?? (max(parser.lineNumber, 1), parser.columnNumber, .other)
      let reason = source.breaksOffInTag(behind: place) ? .breaksOff : place.reason
      return .failure(.damaged(line: place.line, column: place.column, reason))
    }
    return .success(root)
  }

  /// The bytes of a text or an attribute; libxml2 reads no longer one, and calls the file damaged.
  private static let longestPiece = 10_000_000

  /// Where a piece without any tag in it begins that is longer.
  private static func lineOfLongPiece(in source: String) -> Int? {
    var (line, lineOfPiece, length) = (1, 1, 0)
    for byte in source.utf8 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      length += 1
      if length > longestPiece { return lineOfPiece }
      if byte == UInt8(ascii: "<") { (lineOfPiece, length) = (line, 0) }
    }
    return nil
  }

  /// A document type can declare entities, and Interface Builder writes none. It stands before the
  /// first element.
  private static func lineOfDocumentType(in text: Substring.UTF8View) -> Int? {
    var rest = text
    var line = 1
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      line += rest[..<start].count { $0 == UInt8(ascii: "\n") }
      rest = rest[start...]
      let end: Substring.UTF8View.Index?
      if rest.starts(with: "<!--".utf8) {
        end = rest.end(of: "-->")
      } else if rest.starts(with: "<?".utf8) {
        end = rest.end(of: "?>")
      } else {
        return rest.starts(with: "<!".utf8) ? line : nil
      }
      guard let end else { return nil }
      line += rest[..<end].count { $0 == UInt8(ascii: "\n") }
      rest = rest[end...]
    }
    return nil
  }
}

extension String {
  /// The text as UTF-8 with a byte order mark and without an XML declaration. By a declared encoding, or by
  /// what the first bytes look like, the parser could read other characters than those in which a
  /// document type was looked for.
  fileprivate var inOneEncoding: Data {
    var text = utf8[...]
    if text.starts(with: Self.mark.utf8) { text = text.dropFirst(Self.mark.utf8.count) }
    let start = text.startIndex
    if text.starts(with: "<?xml".utf8), text.dropFirst(5).first?.isBlank == true,
      let end = text.end(of: "?>")
    {
      text = text[end...]
    }
    var data = Data(Self.mark.utf8)
    // Blanks in the place of the declaration leave everything where it was.
    data.append(contentsOf: utf8[start..<text.startIndex].lazy.map { $0.isBlank ? $0 : 0x20 })
    data.append(contentsOf: text)
    return data
  }

  /// The byte order mark.
  private static var mark: String { "\u{FEFF}" }
}

extension UInt8 {
  /// As XML has it between words.
  fileprivate var isBlank: Bool { self == 0x20 || [0x09, 0x0A, 0x0D].contains(self) }
}

extension String {
  /// Whether the text ends within a tag, behind the place where damage was met. Who breaks off within
  /// a word, or within a line that an editor then ended, leaves what looks like another mistake.
  fileprivate func breaksOffInTag(behind place: (line: Int, column: Int, MarkupDamage)) -> Bool {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = lines.dropFirst(place.line - 1).first?.dropFirst(place.column - 1).startIndex
    guard let tag = utf8.lastIndex(of: UInt8(ascii: "<")) else { return false }
    return !utf8[min(tag, start ?? tag)...].contains(UInt8(ascii: ">"))
  }
}

extension Substring.UTF8View {
  /// Behind the first `mark`.
  fileprivate func end(of mark: String) -> Index? {
    let mark = Array(mark.utf8)
    var place = startIndex
    while place < endIndex {
      if self[place...].starts(with: mark) { return index(place, offsetBy: mark.count) }
      formIndex(after: &place)
    }
    return nil
  }
}

/// Puts the elements together as they come.
private final class MarkupBuilder: NSObject, XMLParserDelegate {
  private(set) var root: MarkupElement?
  private(set) var tooDeep: Int?
  /// What the parser met first; it reads on to the end.
  private(set) var damage: (line: Int, column: Int, reason: MarkupDamage)?
  private var open: [MarkupElement] = []

  var hasOpenElements: Bool { !open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if LineWork.isStopped() {
      parser.abortParsing()
      return
    }
    if open.count >= MarkupReader.deepest {
      tooDeep = parser.lineNumber
      parser.abortParsing()
      return
    }
    open.append(MarkupElement(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let reason = MarkupDamage(code: (error as NSError).code)
    let place = (line: max(parser.lineNumber, 1), column: parser.columnNumber)
    guard let first = damage else {
      damage = (place.line, place.column, reason)
      return
    }
    // Whatever is missing at the end of the text.
    if reason == .breaksOff, place == (first.line, first.column) { damage?.reason = reason }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard let last = open.indices.last else { return }
    open[last].text += characters
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if let last = open.indices.last {
      open[last].children.append(element)
    } else {
      root = element
    }
  }
}

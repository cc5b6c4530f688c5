import AutoLayout
import ConsoleSupport
import Testing

@testable import Console

/// Nothing is lost in silence: what a document says comes back from the file, or is named in it.
@Suite struct PropertyExportTests {
  @Test(arguments: RoundTripTests.formats, ExportedProperty.all)
  func itComesBackOrIsNamed(_ format: String, _ property: ExportedProperty) throws {
    let files = MemoryFiles(property.start.map { ["start.json": $0] } ?? [:])
    var written = try Conversation(files)
    if property.start != nil { written.mustSay(["import start.json"]) }
    written.mustSay(property.lines)
    let said = written.say("export \(format) out")
    let path = try #require(
      ["swift", "m", "xib", "json"].map { "out.\($0)" }.first { written.files[$0] != nil })
    let text = try #require(written.files[path])
    var read = try Conversation(MemoryFiles([path: text]))
    read.mustSay(["import \(path)"])
    let (old, new) = (written.document, read.document)
    if property.value(old) == property.value(new) { return }
    // JSON has no comments.
    let named = format == "json" ? said : text
    let words = named.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(property.word),
      "\(property.value(old)) became \(property.value(new))\n\(said)\n\(text)")
  }

  /// A new property of views is to be thought of here, too.
  @Test func everyPropertyOfViewsIsThoughtOf() throws {
    let view = try #require(Document().view(.root))
    let stored =
      Self.stored(in: view, as: "View") + Self.stored(in: view.content, as: "Content")
      + Self.stored(in: view.layer, as: "LayerStyle")
      + Self.stored(in: Scrolling(), as: "Scrolling")
      + Self.stored(in: StackArrangement(), as: "StackArrangement")
    let thoughtOf = Set(ExportedProperty.all.flatMap(\.names)).union(ExportedProperty.silent.keys)
    #expect(Set(stored).subtracting(thoughtOf) == [])
  }

  private static func stored(in value: Any, as type: String) -> [String] {
    Mirror(reflecting: value).children.compactMap { child in
      child.label.map { "\(type).\($0)" }
    }
  }
}

extension Conversation {
  fileprivate var document: Document { session.history.current.document }
}

import Interchange
import Testing

@testable import LayoutCode

/// The texts of a program: which of them count, and which one a place belongs to.
struct ProgramFileTests {
  private func read(_ sources: [CodeSource], from offset: Int = 0) -> [CodeFile] {
    var reader = CodeReader(isCancelled: { false })
    return reader.read(sources, from: offset)
  }

  private func source(_ name: String, _ text: String) -> CodeSource {
    CodeSource(name: name, text: text)
  }

  /// Headers are read before the texts that stand before them.
  @Test func everyPlaceBelongsToItsFile() {
    let files = read([
      source("A.swift", "let a = 1\n"), source("B.h", "@interface B : UIView\n@end\n"),
      source("C.swift", ""), source("D.swift", "let d = 1"),
    ])
    let program = Program(files)
    #expect(program.files.map(\.name) == ["A.swift", "B.h", "C.swift", "D.swift"])
    for file in files {
      for place in [file.range.lowerBound, file.range.upperBound] {
        #expect(program.file(of: SourceRange(place, place))?.name == file.name)
      }
    }
    let end = program.nextOffset
    #expect(program.file(of: SourceRange(end, end)) == nil)
    #expect(Program().file(of: SourceRange(0, 0)) == nil)
  }

  @Test func aPlaceStandsOnTheLineThatOneCounts() throws {
    for text in ["", "\n", "a\n\nb", "let a = 1\n\n// é\nlet b = 2\n", "one"] {
      let file = try #require(read([source("A.swift", text)], from: 7).first)
      for place in 0...text.utf8.count {
        let range = SourceRange(place, place)
        #expect(file.line(of: SourceRange(place + 7, place + 7)) == range.line(in: text))
      }
    }
  }

  @Test func ofOneNameTheLastCounts() {
    var program = Program(read([source("A.swift", "let a = 1"), source("B.swift", "let b = 1")]))
    program.add(
      read(
        [
          source("B.swift", "let c = 1"), source("D.swift", "let d = 1"),
          source("B.swift", "let e = 1"), source("", "let f = 1"), source("", "let g = 1"),
        ], from: program.nextOffset))
    #expect(program.files.map(\.name) == ["A.swift", "D.swift", "B.swift", "", ""])
    #expect(program.globals.keys.sorted() == ["a", "d", "e", "f", "g"])
  }
}

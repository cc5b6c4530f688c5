import Foundation
import Testing

@testable import LayoutCode

/// A page of each library's calls in the folder `LibraryPages`, with the constraints that the library
/// makes of them below: which item is first, signs, relations, priorities, what an update keeps.
@Suite struct LibraryPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("LibraryPages")

  static let pages =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func thereIsOneOfEach() { #expect(Self.pages.count == 8) }

  @Test(arguments: pages) func callsMakeWhatTheLibraryMakes(_ page: String) throws {
    let path = Self.folder.appendingPathComponent(page)
    let text = try String(contentsOf: path, encoding: .utf8)
    let mark = "// = "
    let expected = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
    let ending = text.contains("@implementation") ? "m" : "swift"
    let result = try RunResult([CodeSource(name: "Page.\(ending)", text: text)])
    let made = result.constraints.filter { !$0.hasSuffix(" inactive") }
    #expect(made.sorted() == expected.sorted())
    #expect(result.crashes + result.leftOut + result.unknowns == [])
  }
}

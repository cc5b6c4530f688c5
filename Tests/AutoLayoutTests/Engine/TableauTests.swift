import TestSupport
import Testing

@testable import AutoLayout

/// The tableau in the document's names.
struct TableauTests {
  /// Put the parametric columns' values into a row, and the unknown's own value comes out.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyRowAddsUpToItsUnknown(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let document = try RandomDocument.small(using: &random)
    let engine = LayoutEngine()
    let solution = try engine.layout(of: document)
    let tableau = try engine.tableau(of: nil, in: document)
    let values = Dictionary(
      tableau.parametric.map { ($0.column, $0.value) }, uniquingKeysWith: { first, _ in first })
    #expect(!tableau.rows.isEmpty)
    for row in tableau.rows {
      guard case .part(let item, let part) = row.basic else { continue }
      let sum = try row.cells.reduce(row.constant) { sum, cell in
        try sum + cell.coefficient * #require(values[cell.column])
      }
      let value = try #require(solution.rect(of: item))[part]
      #expect(abs(sum - value) <= 1e-6 * max(1, abs(value)), "\(item) \(part)")
    }
  }

  @Test func trialsOfOtherDocumentsLeaveEveryColumnNamed() throws {
    var scene = try Scene()
    try scene.label("title", 40, 20)
    try scene.relate("title.leading == view.leading + 16")
    let before = try scene.engine.tableau(of: nil, in: scene.document)
    var trial = scene
    try trial.relate(all: "title.top == view.safeArea.top", "title.width == 50")
    _ = try trial.engine.freeItems(in: trial.document)
    let after = try scene.engine.tableau(of: nil, in: scene.document)
    #expect(Set(after.rows.map(\.basic)) == Set(before.rows.map(\.basic)))
  }

  @Test func ofOneViewItHasOnlyWhatHasToDoWithIt() throws {
    var scene = try Scene()
    for name in ["a", "b"] {
      try scene.add(name)
      try scene.relate("\(name).leading == view.leading + 16")
    }
    let a = Item(try scene.id("a"))
    let b = Item(try scene.id("b"))
    let tableau = try scene.engine.tableau(of: [a.view], in: scene.document)
    #expect(tableau.rows.contains { $0.basic == .part(a, .x) })
    #expect(!tableau.rows.contains { $0.basic == .part(b, .x) })
  }
}

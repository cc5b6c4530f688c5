import TestSupport
import Testing

@testable import AutoLayout

/// The answer depends on the document alone, whatever was asked before and in whatever order.
struct PathIndependenceTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func oneEngineOnADetourAgreesWithAFreshOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let engine = LayoutEngine()
    var versions = [try RandomDocument.small(using: &random)]
    for _ in 0..<5 {
      let last = versions[versions.count - 1]
      versions.append(RandomDocument.edited(last, using: &random))
    }
    for document in versions + versions.shuffled(using: &random) {
      _ = try engine.layout(of: document)
    }
    for document in versions.shuffled(using: &random).prefix(3) { try compare(document, engine) }
  }

  private func compare(_ document: Document, _ engine: LayoutEngine) throws {
    let fresh = LayoutEngine()
    let expected = try fresh.layout(of: document)
    let found = try engine.layout(of: document)
    #expect(found.broken == expected.broken)
    #expect(found.missed.map(\.handle) == expected.missed.map(\.handle))
    for view in document.preorder() {
      let name = document.views[view]?.name ?? "?"
      #expect(found.frame(of: view) == expected.frame(of: view), "\(name)")
    }
    #expect(
      try engine.freeItems(in: document) == fresh.freeItems(in: document))
    #expect(engine.keepsItsPromises)
    #expect(fresh.keepsItsPromises)
    #expect(engine.lowered.rows == fresh.lowered.rows)
    #expect(engine.lowered.preferences == fresh.lowered.preferences)
  }
}

import TestSupport
import Testing

@testable import AutoLayout

/// The answer depends on the document alone, whatever was asked before and in whatever order.
struct PathIndependenceTests {
  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 1_000 : 24))
  func oneEngineOnADetourAgreesWithAFreshOne(seed: UInt64) throws {
    try detour(seed, from: RandomDocument.small, by: RandomDocument.edited)
  }

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 600 : 8))
  func soItDoesWithWhatStackViewsArrangeAndScrollViewsScroll(seed: UInt64) throws {
    try detour(seed, from: RandomContainers.small, by: RandomContainers.edited)
  }

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 600 : 8))
  func soItDoesWithWhatBeginsElsewhereThanItWouldWithoutFrames(seed: UInt64) throws {
    try detour(seed, from: RandomContainers.scrolled, by: RandomContainers.edited)
  }

  private func detour(
    _ seed: UInt64, from make: (inout SeededGenerator) throws -> Document,
    by edit: (Document, inout SeededGenerator) -> Document
  ) throws {
    var random = SeededGenerator(seed: seed)
    let engine = LayoutEngine()
    var versions = [try make(&random)]
    for _ in 0..<5 {
      let last = versions[versions.count - 1]
      versions.append(edit(last, &random))
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
    #expect(found.order.sorted(document.views.keys) == document.preorder())
    for view in document.preorder() {
      let name = document.views[view]?.name ?? "?"
      #expect(found.frame(of: view) == expected.frame(of: view), "\(name)")
    }
    #expect(try engine.freeItems(in: document) == fresh.freeItems(in: document))
    #expect(try reasons(engine, document, found) == reasons(fresh, document, expected))
    #expect(engine.keepsItsPromises)
    #expect(fresh.keepsItsPromises)
    #expect(
      LoweredPrint(engine.lowered, of: document) == LoweredPrint(fresh.lowered, of: document))
  }

  /// Who is in each proof: of what is broken, of what is missed, and of every place and size.
  private func reasons(_ engine: LayoutEngine, _ document: Document, _ solution: Solution) throws
    -> [[Handle]]
  {
    let conflicts = try solution.broken.map { try engine.conflict(of: $0, in: document) }
    let blames = try solution.missed.map { try engine.blame(of: $0.handle, in: document) }
    let proofs = (conflicts + blames).map { $0?.members.map(\.handle) ?? [] }
    return try document.preorder().reduce(into: proofs) { all, view in
      for axis in Axis.allCases {
        all.append(try engine.affecting(view, along: axis, in: document))
      }
    }
  }
}

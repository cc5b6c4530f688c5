import Testing

@testable import AutoLayout

/// Baselines as coordinates (UIKit sizing, section 5).
struct BaselineTests {
  private func scene() throws -> Scene {
    var scene = try Scene()
    for (name, size) in [("large", 34.0), ("small", 17)] {
      try scene.add(name, .label)
      var content = ViewKind.label.addedContent
      content.font = Font(size: size)
      try scene.edit(.change(scene.id(name), .content(content)))
      try scene.relate("\(name).leading == view.leading")
    }
    try scene.relate("large.top == view.top + 100")
    return scene
  }

  /// From the top of the label down to the baseline of one line in its middle, at three pixels a
  /// point.
  private func baseline(_ size: Double) -> Double { (size * 1950 / 2048 * 3).rounded() / 3 }

  @Test func labelsOfTwoSizesStandOnOneLine() throws {
    var scene = try scene()
    try scene.relate("small.firstBaseline == large.firstBaseline")
    let top = try scene.value("small.top")
    #expect(areClose(top, 100 + baseline(34) - baseline(17)))
    #expect(try areClose(scene.value("small.firstBaseline"), 100 + baseline(34)))
    #expect(try areClose(scene.value("small.lastBaseline"), 100 + baseline(34)))
  }

  @Test func aLabelThatIsTooHighHasItsBaselinesWhereItsEdgesAre() throws {
    var scene = try scene()
    try scene.relate(
      all: "small.firstBaseline == large.firstBaseline", "small.height == 60.333")
    #expect(try areClose(scene.value("small.top"), 100 + baseline(34) - baseline(17)))
    let descent = 20.333333 - baseline(17)
    #expect(
      try areClose(
        scene.value("small.lastBaseline"), scene.value("small.bottom") - descent))
  }

  @Test func whatHasNoTextStandsOnItsBottomEdge() throws {
    var scene = try scene()
    try scene.add("box", size: NaturalSize(width: 10, height: 10))
    try scene.relate("box.lastBaseline == large.lastBaseline")
    #expect(try areClose(scene.frame("box").maxY, 100 + baseline(34)))
  }

  @Test func aProofAddsUpWithBaselinesInIt() throws {
    var scene = try scene()
    try scene.relate(
      all: "small.firstBaseline == large.firstBaseline", "small.height == 20",
      "large.height == 41")
    let last = try scene.relate("small.top == large.top")
    let proof = try #require(
      try scene.engine.conflict(of: .constraint(last), in: scene.document))
    let sum = proof.members.map { $0.multiplier * $0.constant }.reduce(0, +)
    #expect(areClose(sum, proof.gap) && proof.gap > 1)
  }

  @Test func theDerivationOfABaselineAddsUp() throws {
    let scene = try scene()
    let proof = try #require(
      try scene.engine.derivation(
        of: .anchor(scene.anchor("large.firstBaseline")), in: scene.document))
    let sum = proof.shares.map { $0.multiplier * $0.constant }.reduce(proof.offset, +)
    #expect(areClose(sum, proof.value))
    #expect(areClose(proof.value, 100 + baseline(34)))
  }
}

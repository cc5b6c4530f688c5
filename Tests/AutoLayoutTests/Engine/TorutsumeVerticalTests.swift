import Testing

@testable import AutoLayout

/// Layout V of the torutsume facts, section 1: an image, a label 8 below it, a button 8 below that.
struct TorutsumeVerticalTests {
  private var scene: Scene

  init() throws {
    scene = try Scene()
    try scene.add("photo", .imageView)
    try scene.label("title", 60, 20.333)
    try scene.add("send", .button, size: NaturalSize(width: 30, height: 30))
    try scene.relate(
      all: "photo.top == view.top + 20", "photo.height == 100",
      "title.top == photo.bottom + 8", "send.top == title.bottom + 8")
  }

  private func check(title: Double? = nil, send: Double?) throws {
    if let title { #expect(try areClose(scene.value("title.top"), title)) }
    guard let send else {
      #expect(try !scene.engine.isUnique(.anchor(scene.anchor("send.top")), in: scene.document))
      return
    }
    #expect(try areClose(scene.value("send.top"), send))
    #expect(try scene.engine.isUnique(.anchor(scene.anchor("send.top")), in: scene.document))
  }

  @Test func everyViewStandsBelowTheOneBefore() throws {
    try check(title: 128, send: 156.333)
    #expect(try areClose(scene.frame("send").y, 156.333))
  }

  @Test func hidingALabelKeepsItsSpace() throws {
    var hidden = self
    try hidden.scene.edit(.change(scene.id("title"), .isHidden(true)))
    try hidden.check(send: 156.333)
  }

  @Test func removingALabelLosesWhatHungOnIt() throws {
    var bare = self
    try bare.scene.edit(.remove(scene.id("title"), step: 2))
    try bare.check(send: nil)
    #expect(try areClose(bare.scene.value("send.top"), 0))
  }

  @Test(arguments: [1, 250, 500, 749, 999])
  func aFallbackOfAnyPriorityClosesTheGapOfARemovedLabel(priority: Int) throws {
    var closed = self
    try closed.scene.relate("send.top == photo.bottom + 8 @\(priority)")
    try closed.scene.edit(.remove(scene.id("title"), step: 2))
    try closed.check(send: 128)
  }

  @Test func anEmptyHeightLeavesBothGaps() throws {
    var flat = self
    let height = try flat.scene.relate("title.height == 0 @751")
    try flat.check(title: 128, send: 136)
    try flat.scene.edit(.setPriority(height, #require(Priority(rawValue: 749))))
    try flat.check(send: 156.333)
    try flat.scene.edit(.setPriority(height, #require(Priority(rawValue: 750))))
    let range = try flat.scene.range("send.top")
    #expect(areClose(range.low, 136) && areClose(range.high, 156.333))
  }

  @Test func anEmptyHeightAndAnEmptyGapCloseIt() throws {
    var flat = self
    try flat.scene.relate("title.height == 0 @751")
    try flat.scene.edit(.setConstant(ConstraintID(4), 0))
    try flat.check(send: 128)
  }

  @Test func anEmptyTextLeavesOneGap() throws {
    var empty = self
    var content = try #require(scene.document.view(named: "title")).content
    content.setText(nil)
    try empty.scene.edit(.change(scene.id("title"), .content(content)))
    try empty.check(title: 128, send: 136)
    try empty.scene.edit(.setConstant(ConstraintID(4), 0))
    try empty.check(send: 128)
  }

  @Test func deactivatingASharedGapLosesTheNeighbour() throws {
    var loose = self
    try loose.scene.edit(.deactivate([ConstraintID(4)]))
    try loose.check(title: 128, send: nil)
  }

  @Test func swappingTwoSetsOfConstraintsClosesIt() throws {
    var swapped = self
    try swapped.scene.edit(.deactivate([ConstraintID(3), ConstraintID(4)]))
    try swapped.scene.relate("send.top == photo.bottom + 8")
    try swapped.check(send: 128)
  }

  @Test func swappingTwoPrioritiesClosesIt() throws {
    var swapped = self
    try swapped.scene.edit(.removeConstraint(ConstraintID(4)))
    let chain = try swapped.scene.relate("send.top == title.bottom + 8 @999")
    let alternative = try swapped.scene.relate("send.top == photo.bottom + 8 @1")
    try swapped.check(send: 156.333)
    try swapped.scene.edit(
      .setPriority(chain, #require(Priority(rawValue: 1))),
      .setPriority(alternative, #require(Priority(rawValue: 999))))
    try swapped.check(title: 128, send: 128)
  }

  /// The window of a fallback's priority (torutsume facts, section 2).
  @Test(arguments: [
    (1, 20.333, 156.333), (249, 20.333, 156.333), (250, 20.333, 156.333), (251, 20.333, 156.333),
    (749, 20.333, 156.333), (751, 0, 136), (999, 0, 136),
  ])
  func aFallbackBelowCompressionResistanceIsHarmless(
    priority: Int, height: Double, send: Double
  ) throws {
    var both = self
    try both.scene.relate("send.top == photo.bottom + 8 @\(priority)")
    #expect(try areClose(both.scene.value("title.height"), height))
    try both.check(send: send)
  }

  @Test func aFallbackAtCompressionResistanceTies() throws {
    var both = self
    try both.scene.relate("send.top == photo.bottom + 8 @750")
    let range = try both.scene.range("title.height")
    #expect(areClose(range.low, 0) && areClose(range.high, 20.333))
    // The constraint that the user wrote is met before the content size.
    #expect(try areClose(both.scene.value("send.top"), 136))
  }

  @Test func aRequiredFallbackBreaksAndIsProved() throws {
    var both = self
    let fallback = try both.scene.relate("send.top == photo.bottom + 8")
    #expect(try both.scene.names(both.scene.solution().broken) == ["c5"])
    try both.check(send: 156.333)
    let proof = try #require(
      try both.scene.engine.conflict(of: .constraint(fallback), in: both.scene.document))
    #expect(
      both.scene.names(proof.members.map(\.handle)) == ["title.size.h", "c3", "c4", "c5"])
    #expect(areClose(proof.gap, 8))
  }
}

import Testing

@testable import AutoLayout

/// Layout H of the torutsume facts, section 2.1: an icon, and a text pinned on its far side.
struct TorutsumeHorizontalTests {
  private func scene(fallback: Double?, removingIcon: Bool) throws -> Scene {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.add("icon", .imageView, size: NaturalSize(width: 40, height: 40))
    try scene.label("text", 100, 20)
    try scene.hug("text", 250)
    try scene.relate(
      all: "icon.leading == view.leading + 16", "text.leading == icon.trailing + 8",
      "text.trailing == view.trailing - 16")
    if let fallback { try scene.relate("text.leading == view.leading + 16 @\(fallback)") }
    if removingIcon { try scene.edit(.remove(scene.id("icon"), step: 2)) }
    return scene
  }

  private func check(_ scene: Scene, x: Double, width: Double) throws {
    #expect(try areClose(scene.value("text.left"), x))
    #expect(try areClose(scene.value("text.width"), width))
  }

  @Test(arguments: [nil, 1, 249, 250, 251, 749, 750] as [Double?])
  func upToCompressionResistanceTheIconKeepsItsWidth(priority: Double?) throws {
    try check(scene(fallback: priority, removingIcon: false), x: 64, width: 240)
  }

  @Test(arguments: [751.0, 999])
  func aboveCompressionResistanceTheIconIsCrushed(priority: Double) throws {
    let scene = try scene(fallback: priority, removingIcon: false)
    try check(scene, x: 24, width: 280)
    #expect(try areClose(scene.value("icon.width"), 0))
  }

  @Test(arguments: [nil, 1, 249] as [Double?])
  func withoutIconHuggingWinsOverAWeakFallback(priority: Double?) throws {
    try check(scene(fallback: priority, removingIcon: true), x: 204, width: 100)
  }

  @Test func withoutIconAFallbackTiesWithHugging() throws {
    let scene = try scene(fallback: 250, removingIcon: true)
    let range = try scene.range("text.left")
    #expect(areClose(range.low, 16) && areClose(range.high, 204))
    try check(scene, x: 16, width: 288)
  }

  @Test(arguments: [251.0, 749, 750, 751, 999])
  func withoutIconAFallbackAboveHuggingFills(priority: Double) throws {
    try check(scene(fallback: priority, removingIcon: true), x: 16, width: 288)
  }
}

import Testing

@testable import AutoLayout

/// Constraints of which a number is not known.
struct WaitingTests {
  private func row(waiting: Waiting) throws -> (scene: Scene, constraint: ConstraintID) {
    var scene = try Scene()
    try scene.add("title")
    try scene.relate("title.leading == view.leading + 16")
    let id = scene.document.nextConstraint
    let height = Anchor(Item(try scene.id("title")), .height)
    var new = NewConstraint(height, .equal, nil, origin: .swift(step: 2))
    new.waiting = waiting
    try scene.edit(.addConstraint(new))
    return (scene, id)
  }

  @Test func oneThatWaitsTakesNoPartUntilItsNumberIsGiven() throws {
    var (scene, id) = try row(waiting: Waiting(constant: "Metrics.row"))
    var solution = try scene.engine.layout(of: scene.document)
    #expect(solution.activeCount == 2)
    #expect(solution.waitingCount == 1)
    #expect(scene.document.constraint(id)?.isActive == true)
    #expect(scene.document.constraint(id).map(scene.document.isInLayout) == false)
    #expect(scene.document.awaited == ["Metrics.row"])
    let height = Anchor(Item(try scene.id("title")), .height)
    #expect(solution.value(of: height) == 0)

    try scene.edit(.setConstant(id, 44))
    solution = try scene.engine.layout(of: scene.document)
    #expect(solution.waitingCount == 0)
    #expect(scene.document.constraint(id)?.waiting == nil)
    #expect(scene.document.awaited.isEmpty)
    #expect(solution.value(of: height) == 44)
  }

  @Test func eachPartIsWaitedForByItself() throws {
    var (scene, id) = try row(waiting: Waiting(constant: "row", priority: "weight"))
    try scene.edit(.setConstant(id, 44))
    #expect(scene.document.constraint(id)?.waiting == Waiting(priority: "weight"))
    // Whether it crosses 1000, nobody can say: it may be set to anything.
    try scene.edit(.setPriority(id, .defaultLow))
    #expect(scene.document.constraint(id)?.waiting == nil)
    #expect(scene.document.constraint(id)?.priority == .defaultLow)
  }

  @Test func whatIsAssumedIsKeptAndCanBeTakenBack() throws {
    var scene = try Scene()
    try scene.edit(.assume("Metrics.row", .number(44)))
    #expect(scene.document.assumed == ["Metrics.row": .number(44)])
    try scene.edit(.assume("Metrics.row", nil))
    #expect(scene.document.assumed.isEmpty)
  }
}

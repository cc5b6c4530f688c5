import Testing

@testable import LivePage

/// What viewers are told, whether they are quick, slow or come back.
@Suite struct EventStreamTests {
  private let broadcast = Broadcast()

  private func parts(_ count: Int, after place: Int) async throws -> [String] {
    let stream = EventStream(broadcast: broadcast, place: place)
    var iterator = stream.makeAsyncIterator()
    var parts: [String] = []
    for _ in 0..<count {
      guard let bytes = try await iterator.nextBuffer(suggested: 1) else { break }
      parts.append(String(decoding: bytes, as: UTF8.self))
    }
    return parts
  }

  private func publish(_ message: String?) {
    broadcast.publish(
      message, LiveScene(page: { "page \($0)" }, step: { "step \($0)" }, answer: { _ in nil }))
  }

  @Test func aViewerIsGreetedAndThenTold() async throws {
    publish("a")
    #expect(try await parts(2, after: 0) == ["retry: 500\n\n", "id: 1\ndata: a\n\n"])
  }

  @Test func aSlowViewerGetsTheRestAtOnceAndHoldsNobodyUp() async throws {
    for word in ["a", "b", "c"] { publish(word) }
    let told = try await parts(2, after: 1)
    #expect(told.last == "id: 2\ndata: b\n\nid: 3\ndata: c\n\n")
  }

  @Test func twoViewersAreToldTheSame() async throws {
    async let first = parts(2, after: 0)
    async let second = parts(2, after: 0)
    publish("a")
    #expect(try await first == second)
  }

  @Test func whoComesBackGoesOnWhereTheConnectionWasLost() async throws {
    publish("a")
    publish("b")
    #expect(try await parts(2, after: 1).last == "id: 2\ndata: b\n\n")
  }

  @Test func whoHasAnotherPageLoadsItAnew() async throws {
    publish("a")
    publish(nil)
    publish("b")
    #expect(try await parts(3, after: 0) == ["retry: 500\n\n", "event: reload\ndata: \n\n"])
    #expect(try await parts(2, after: 7).last == "event: reload\ndata: \n\n")
    #expect(try await parts(2, after: 2).last == "id: 3\ndata: b\n\n")
  }

  /// A page may be open for a day.
  @Test func notEverythingIsKeptForEver() async throws {
    for number in 1...1_000 { publish("\(number)") }
    #expect(try await parts(2, after: 1).last == "event: reload\ndata: \n\n")
    #expect(try await parts(2, after: 999).last == "id: 1000\ndata: 1000\n\n")
    let long = String(repeating: "x", count: 3_000_000)
    for _ in 0..<3 { publish(long) }
    #expect(try await parts(2, after: 1_000).last == "event: reload\ndata: \n\n")
    #expect(try await parts(2, after: 1_001).last?.utf8.count ?? 0 > 6_000_000)
  }

  @Test func theEndOfThePageEndsTheStream() async throws {
    let stream = EventStream(broadcast: broadcast, place: 0)
    var iterator = stream.makeAsyncIterator()
    _ = try await iterator.nextBuffer(suggested: 1)
    broadcast.close()
    #expect(try await iterator.nextBuffer(suggested: 1) == nil)
  }

  @Test func addressesAreOfThisMachineAndCannotBeGuessed() async throws {
    let one = try #require(await LiveServer.started())
    let other = try #require(await LiveServer.started())
    defer {
      one.stop()
      other.stop()
    }
    #expect(one.address.wholeMatch(of: #/http://127\.0\.0\.1:\d+/[0-9a-f]{32}//#) != nil)
    #expect(one.address != other.address)
  }
}

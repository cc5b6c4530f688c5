import FlyingSocks

/// What one viewer is told, as server-sent events, for as long as it listens.
///
/// The next part is made when the one before is written: a viewer that reads slowly is given more at once.
struct EventStream: AsyncBufferedSequence, Sendable {
  typealias Element = UInt8

  let broadcast: Broadcast
  /// How far the viewer has come.
  let place: Int

  func makeAsyncIterator() -> Iterator {
    Iterator(broadcast: broadcast, place: place, rings: broadcast.bell().makeAsyncIterator())
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate let broadcast: Broadcast
    fileprivate var place: Int
    fileprivate var rings: AsyncStream<Void>.AsyncIterator
    /// A first line at once, so that the viewer knows that it is connected.
    fileprivate var hasGreeted = false
    fileprivate var isOver = false

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if !hasGreeted {
        hasGreeted = true
        return Array("retry: 500\n\n".utf8)
      }
      while !isOver {
        switch broadcast.news(after: place) {
        case .reload:
          isOver = true
          return Array("event: reload\ndata: \n\n".utf8)
        case .messages(let messages, let end):
          let first = end - messages.count
          place = end
          return messages.enumerated().flatMap { Array(Self.event($1, at: first + $0 + 1).utf8) }
        case nil:
          if await rings.next() == nil { isOver = true }
        }
      }
      return nil
    }

    /// - Parameter message: On one line.
    private static func event(_ message: String, at place: Int) -> String {
      "id: \(place)\ndata: \(message)\n\n"
    }
  }
}

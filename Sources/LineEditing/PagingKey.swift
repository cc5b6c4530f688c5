/// What is pressed under a text that is shown a screen at a time.
enum PagingKey: Equatable {
  case screen
  case line
  case toEnd
  case leave

  /// What the bytes of a read begin with.
  enum Reading: Equatable {
    case key(PagingKey, length: Int)
    /// More bytes may make a key of it.
    case unfinished
    /// Typed or pasted for the prompt.
    case otherwise
  }

  /// Keys come one by one, or the same again; what has other characters behind a key is a text.
  static func reading(of bytes: ArraySlice<UInt8>) -> Reading {
    var rest = bytes
    var first: (key: PagingKey, length: Int)?
    while !rest.isEmpty {
      guard let found = Self.first(of: rest) else {
        return all.contains { $0.bytes.starts(with: rest) } ? .unfinished : .otherwise
      }
      first = first ?? found
      rest = rest.dropFirst(found.length)
    }
    return first.map { .key($0.key, length: $0.length) } ?? .unfinished
  }

  private static func first(of bytes: ArraySlice<UInt8>) -> (key: PagingKey, length: Int)? {
    all.first { bytes.starts(with: $0.bytes) }.map { ($0.key, $0.bytes.count) }
  }

  private static let all: [(bytes: [UInt8], key: PagingKey)] =
    sequences.flatMap { key, sequences in sequences.map { (Array($0.utf8), key) } }

  private static let sequences: [(PagingKey, [String])] = [
    // Ctrl-D goes on in `less`, too; left to the prompt it would end the program.
    (.screen, [" ", "f", "\u{04}", "\u{06}", "\u{1B}[6~"]),
    (.line, ["\r", "\n", "j", "\u{1B}[B", "\u{1B}OB"]),
    (.toEnd, ["G", "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~"]),
    (.leave, ["q", "Q", "\u{03}"]),
  ]
}

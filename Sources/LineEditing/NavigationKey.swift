/// Keys whose sequences begin with Escape, which is a key of its own in vi mode: there each becomes
/// one control character (ECMA-48's second set, which no keyboard sends).
enum NavigationKey: UInt8, CaseIterable {
  case left = 0x80
  case right
  case up
  case down
  case home
  case end
  case delete

  /// What terminals send for it.
  var sequences: [String] { endings.map { "\u{1B}" + $0 } }

  private var endings: [String] {
    switch self {
    case .left: ["[D", "OD"]
    case .right: ["[C", "OC"]
    case .up: ["[A", "OA"]
    case .down: ["[B", "OB"]
    case .home: ["[H", "OH", "[1~", "[7~"]
    case .end: ["[F", "OF", "[4~", "[8~"]
    case .delete: ["[3~"]
    }
  }

  /// libedit's name, or ours, of what it does.
  var function: String {
    switch self {
    case .left: EditorKey.left.name
    case .right: EditorKey.right.name
    case .up: EditorKey.older.name
    case .down: EditorKey.newer.name
    case .home: EditorKey.start.name
    case .end: EditorKey.end.name
    case .delete: "ed-delete-next-char"
    }
  }

  var character: Unicode.Scalar { Unicode.Scalar(rawValue) }

  /// The character as a key to be bound.
  var binding: String { "\\" + String(rawValue, radix: 8) }

  /// The key that `bytes` begin with, and how many of them it has.
  static func first(of bytes: ArraySlice<UInt8>) -> (key: Self, length: Int)? {
    for key in allCases {
      for sequence in key.sequences where bytes.starts(with: sequence.utf8) {
        return (key, sequence.utf8.count)
      }
    }
    return nil
  }

  /// Whether `bytes` may become one of the keys with what comes next.
  static func mayBegin(with bytes: ArraySlice<UInt8>) -> Bool {
    allCases.contains { key in key.sequences.contains { $0.utf8.starts(with: bytes) } }
  }
}

import Interchange
import LayoutCode
import Patience

/// Code as it was pasted, or as a file holds it.
struct CodeText: Hashable, Sendable {
  /// How the file is named; `nil` for what was pasted.
  let path: String?
  let text: String

  /// All that ends a line in a file ends one here.
  init(path: String?, _ text: String) {
    self.path = path
    self.text = SessionFile.lines(of: text).joined(separator: "\n")
  }

  /// So many words and signs are read at once, in however many files: each of them takes about 100 bytes.
  static let mostSigns = 3_000_000

  /// About how many words and signs a text has.
  static func signs(in text: String) -> Int {
    var (count, isInWord) = (0, false)
    for byte in text.utf8 {
      let isOfWord =
        byte >= 0x80 || byte == UInt8(ascii: "_")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      if isOfWord ? !isInWord : byte > UInt8(ascii: " ") { count += 1 }
      isInWord = isOfWord
    }
    return count
  }

  var source: CodeSource { CodeSource(name: path ?? "", text: text) }

  /// Whether it is read as Objective-C.
  var isObjectiveC: Bool { CodeFile.Dialect(of: source) == .objectiveC }

  private var statements: [LayoutCode.Statement] {
    var reader = CodeReader(isCancelled: { LineWork.isStopped(after: LineWork.interval) })
    return reader.read([source], from: 0).flatMap(\.statements)
  }

  /// The types that stand in it by themselves.
  var declaredTypes: [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.form,
        case .type(let type) = declaration.form
      else { return nil }
      return type.name.text
    }
  }

  /// Those of them that inherit from a controller, by its name.
  var declaredControllers: [String] {
    statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.form,
        case .type(let type) = declaration.form,
        type.inherited.first?.name?.hasSuffix("Controller") == true
      else { return nil }
      return type.name.text
    }
  }
}

/// Where in the code something stands.
struct CodePlace: Hashable, Sendable {
  /// `nil` for what was pasted.
  let path: String?
  let line: Int

  /// `Card.swift:12`, `12`.
  var text: String { path.map { "\(FilePath.name(of: $0)):\(line)" } ?? "\(line)" }
}

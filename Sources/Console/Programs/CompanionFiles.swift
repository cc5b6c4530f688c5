/// The files that a file of Objective-C is written in two or more of: the header or implementation of the
/// same name, and the headers beside it that one of them imports in quotation marks.
struct CompanionFiles {
  /// In the order in which a compiler meets them, the given one last.
  private(set) var texts: [CodeText]
  private let read: (String) -> String?

  /// So many headers are read at most.
  private static let limit = 40

  /// - Parameter read: What a file holds; `nil` where there is none.
  init(of text: CodeText, read: @escaping (String) -> String?) {
    self.read = read
    texts = [text]
    guard let path = text.path, Self.isObjectiveC(path) else { return }
    add(Self.partners(of: path))
    var place = 0
    // What comes in front of it is looked into as well.
    while place < texts.count, texts.count < Self.limit {
      let seen = texts[texts.count - 1 - place]
      let folder = FilePath.folder(of: seen.path ?? path)
      add(Self.imports(in: seen.text).map { FilePath.joined(folder, $0) })
      place += 1
    }
  }

  private mutating func add(_ paths: [String]) {
    for path in paths where !texts.contains(where: { $0.path == path }) {
      guard texts.count < Self.limit, let text = read(path) else { continue }
      texts.insert(CodeText(path: path, text), at: 0)
    }
  }

  private static func isObjectiveC(_ path: String) -> Bool {
    [".m", ".mm", ".h"].contains(where: path.hasSuffix)
  }

  private static func partners(of path: String) -> [String] {
    let ending = path.split(separator: ".").last ?? ""
    let bare = path.dropLast(ending.count)
    return ending == "h" ? ["\(bare)m", "\(bare)mm"] : ["\(bare)h"]
  }

  /// `Card.h` of `#import "Card.h"`.
  private static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].hasSuffix(".h") else { return nil }
      let directive = parts[0].filter { $0 != " " && $0 != "\t" }
      return ["#import", "#include"].contains(directive) ? String(parts[1]) : nil
    }
  }
}

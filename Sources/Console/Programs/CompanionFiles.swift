/// A file of Objective-C with the files that belong to it: the header or implementation of the same name,
/// and the headers that any of them imports in quotation marks.
struct CompanionFiles {
  /// In the order in which a compiler meets them, the given one last.
  var texts: [CodeText] { found.reversed() }
  /// In the order in which they were found, the given one first.
  private var found: [CodeText]

  /// At most so many files are read.
  private static let limit = 40

  init(of text: CodeText, with surroundings: Surroundings) {
    self.init(of: text) { try? surroundings.probe($0).get() }
  }

  /// - Parameter read: What a file holds; `nil` where there is none.
  init(of text: CodeText, read: (String) -> String?) {
    found = [text]
    guard let path = text.path, Self.isObjectiveC(path) else { return }
    add(Self.partners(of: path), read)
    var searched = 0
    while searched < found.count, found.count < Self.limit {
      let file = found[searched]
      let folder = FilePath.folder(of: file.path ?? path)
      add(Self.imports(in: file.text).map { FilePath.joined(folder, $0) }, read)
      searched += 1
    }
  }

  private mutating func add(_ paths: [String], _ read: (String) -> String?) {
    for path in paths where !found.contains(where: { $0.path == path }) {
      guard found.count < Self.limit, let text = read(path) else { continue }
      found.append(CodeText(path: path, text))
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
      guard parts.count == 3, parts[1].hasSuffix(".h"), !FilePath.isAbsolute(String(parts[1]))
      else { return nil }
      let directive = parts[0].filter { $0 != " " && $0 != "\t" }
      return ["#import", "#include"].contains(directive) ? String(parts[1]) : nil
    }
  }
}

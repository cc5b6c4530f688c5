import Interchange

/// Paths as text, with `/` between their parts.
package enum FilePath {
  /// Everything before the last part; empty for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a file that ends in `ending` can be called that: not `folder/`, `..` or blanks, nor the
  /// ending alone, which would hide it.
  static func canName(_ path: String, ending: String) -> Bool {
    let name = name(of: path)
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    let isBare = stem.allSatisfy { $0 == "." || $0.isWhitespace }
    return !isBare && path != "~" && !path.unicodeScalars.contains { $0.value < 0x20 }
  }

  /// Whether it names the same file from everywhere.
  static func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") || path.hasPrefix("~") }

  /// `path` as seen from where `folder` is a path; absolute ones stay.
  package static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || isAbsolute(path) { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// How to name `path` from inside `folder`, both seen from one place.
  static func relative(_ path: String, to folder: String) -> String {
    if path.hasPrefix("/") != folder.hasPrefix("/") || path.hasPrefix("~") { return path }
    let target = parts(of: path)
    let base = parts(of: folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// As a line holds it: in quotes where it would be read as something else.
  package static func inLine(_ path: String) -> String {
    let isPlain =
      !path.isEmpty && !path.contains("//")
      && !path.contains { $0.isWhitespace || "\"\\;#{}".contains($0) }
    return isPlain ? path : ExpressionWriter.quoted(path)
  }

  /// Without `.`; `..` takes back the part before it where there is one.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

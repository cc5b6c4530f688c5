import Foundation
import Testing

/// The files of the package, found from where this file stands.
enum SourceTree {
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  struct File: CustomTestStringConvertible, Sendable {
    /// From the root, with slashes.
    let path: String
    let lines: [String]

    var testDescription: String { path }
    /// `Simplex` for `Sources/Simplex/Solver.swift`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  }

  static let sources = files(".swift", below: "Sources")
  static let tests = files(".swift", below: "Tests")
  static let sessions = files(".tsume", below: "Sessions")

  private static func files(_ ending: String, below folder: String) -> [File] {
    let start = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: start.appending(path: name), encoding: .utf8) else {
        return nil
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return File(path: "\(folder)/\(name)", lines: lines)
    }
  }
}

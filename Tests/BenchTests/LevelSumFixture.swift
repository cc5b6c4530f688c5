import Foundation
import Testing

/// The reference's level sums through one script, from the texts that `Fixtures/level_sums.py` makes.
struct LevelSumFixture: CustomTestStringConvertible, Sendable {
  let family: String
  let views: Int
  let script: String
  let stepCount: Int
  /// By step, the sum of each level.
  private(set) var sums: [Int: [Int: Double]] = [:]

  var testDescription: String { "\(family) \(views) \(script)" }

  /// Those of one size; empty if the file is missing.
  static func all(withViews views: Int) -> [LevelSumFixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/level-sums-\(views).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var result: [LevelSumFixture] = []
    var blocks: [[Substring]] = []
    for line in text.split(separator: "\n") {
      if line.first?.isLetter == true { blocks.append([]) }
      if !blocks.isEmpty { blocks[blocks.count - 1].append(line) }
    }
    for block in blocks {
      guard let fixture = LevelSumFixture(block) else {
        Issue.record("\(views) views: no fixture begins with \"\(block[0])\"")
        continue
      }
      result.append(fixture)
    }
    return result
  }

  private init?(_ lines: [Substring]) {
    let header = lines[0].split(separator: " ").map(String.init)
    guard header.count == 5, let views = Int(header[1]), let stepCount = Int(header[3]),
      let every = Int(header[4])
    else { return nil }
    family = header[0]
    self.views = views
    script = header[2]
    self.stepCount = stepCount
    var changes: [Int: [Substring]] = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: " ")
      guard let step = Int(fields[0]) else { return nil }
      changes[step] = Array(fields.dropFirst())
    }
    var current: [Int: Double] = [:]
    for step in Array(stride(from: 0, to: stepCount, by: every)) + [stepCount] {
      for change in changes[step] ?? [] {
        let parts = change.split(separator: "=")
        guard parts.count == 2, let level = Int(parts[0]) else { return nil }
        current[level] = Double(parts[1])
      }
      sums[step] = current
    }
  }
}

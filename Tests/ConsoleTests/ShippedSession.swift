import Console
import Foundation
import Testing

/// A session file that comes with Tsume.
struct ShippedSession: CustomTestStringConvertible, Sendable {
  /// From the root of the package, with slashes.
  let path: String
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }
  var testDescription: String { path }

  /// Of the package.
  private static let root: URL = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root
  }()

  /// The files that sessions bring with them can be read, and nothing is written.
  static let surroundings: Surroundings = {
    var surroundings = Surroundings.none
    surroundings.read = { path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return text.map { .success($0) } ?? .failure(.missing(path))
    }
    return surroundings
  }()

  /// Every session below `Sessions`, by path.
  static let all: [ShippedSession] = {
    let start = root.appending(path: "Sessions")
    let names = FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".tsume") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: start.appending(path: name), encoding: .utf8) else {
        return nil
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return ShippedSession(path: "Sessions/\(name)", lines: lines)
    }
  }()
}

// MARK: Alterations

extension ShippedSession {
  /// A line that is checked, with one of its numbers altered.
  struct Alteration {
    /// Counted from 0.
    let line: Int
    let altered: String
    /// What must be among the values that a failure names; nothing if the number belongs to a name.
    let value: String
  }

  /// Lines whose checks say nothing of each other's: each `expect` line by itself, the `|` lines
  /// under one step together, because only the first that differs is reported.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("expect ") {
        groups.append([index])
      } else if line == "|" || line.hasPrefix("| ") {
        let continues = groups.last?.last == index - 1 && lines[index - 1].hasPrefix("|")
        groups.append((continues ? groups.popLast() ?? [] : []) + [index])
      }
    }
    return groups
  }

  /// Every number of every checked line, altered once; in rounds that hold at most one alteration
  /// of each group, so that one run of the session shows all of a round.
  var rounds: [[Alteration]] {
    let queues = groups.map { $0.flatMap(alterations(of:)) }
    let longest = queues.map(\.count).max() ?? 0
    return (0..<longest).map { round in
      queues.compactMap { $0.indices.contains(round) ? $0[round] : nil }
    }
  }

  private func alterations(of index: Int) -> [Alteration] {
    let line = lines[index]
    return line.matches(of: #/\d+(\.\d+)?/#).map { match in
      let number = Self.altered(match.output.0)
      let isInName = line[..<match.range.lowerBound].last?.isLetter == true
      return Alteration(
        line: index, altered: line.replacingCharacters(in: match.range, with: number),
        value: isInName ? "" : number)
    }
  }

  /// With the last digit four or five off, which is far outside the tolerance of 0.0005 at three
  /// decimals; never 0, which would not be printed behind the point.
  private static func altered(_ number: Substring) -> String {
    let digit = number.last?.wholeNumberValue ?? 0
    return number.dropLast() + "\(digit < 5 ? digit + 5 : digit - 4)"
  }

  func text(with alterations: [Alteration]) -> String {
    var lines = lines
    for alteration in alterations { lines[alteration.line] = alteration.altered }
    return lines.joined(separator: "\n")
  }
}

/// What becomes of the lines of a text.
package struct LineDifference: Sendable {
  private let old: [String]
  private let new: [String]
  /// All lines in their order; a line that is replaced goes before its successor comes.
  private let lines: [Line]

  private enum Line {
    case kept(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool { if case .kept = self { false } else { true } }
  }

  package init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    let difference = self.new.difference(from: self.old)
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (lines, place, other) = ([Line](), 0, 0)
    while place < self.old.count || other < self.new.count {
      if place < self.old.count, removed.contains(place) {
        lines.append(.removed(place))
        place += 1
      } else if other < self.new.count, added.contains(other) {
        lines.append(.added(other))
        other += 1
      } else {
        lines.append(.kept(old: place, new: other))
        (place, other) = (place + 1, other + 1)
      }
    }
    self.lines = lines
  }

  /// With their ends, since the last one may have none.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
  }

  private var isEmpty: Bool { !lines.contains(where: \.isChange) }

  /// Lines that change together, and where that begins.
  package struct Hunk: Hashable, Sendable {
    /// The number of the first line in the old text.
    package let line: Int
    /// Without their ends.
    package let removed: [String]
    package let added: [String]
  }

  /// The changes with nothing around them.
  package var hunks: [Hunk] {
    var hunks: [Hunk] = []
    for group in lines.split(whereSeparator: { !$0.isChange }) {
      var (removed, added, first) = ([String](), [String](), 0)
      for line in group {
        switch line {
        case .removed(let place): removed.append(old[place].trimmedEnd)
        case .added(let place): added.append(new[place].trimmedEnd)
        case .kept: break
        }
      }
      let before = lines[..<group.startIndex].last
      if case .kept(let place, _)? = before { first = place + 1 }
      hunks.append(Hunk(line: first + 1, removed: removed, added: added))
    }
    return hunks
  }
}

// MARK: - As a patch

extension LineDifference {
  /// A unified diff with three lines around each change, as `patch -p1` and `git apply` take it. A tab
  /// ends a name with blanks, which would end at the first of them otherwise.
  package func patch(named name: String) -> String {
    if isEmpty { return "" }
    let end = name.contains(" ") ? "\t" : ""
    var text = "--- a/\(name)\(end)\n+++ b/\(name)\(end)\n"
    for range in ranges { text += self.text(of: range) }
    return text
  }

  private static let context = 3

  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (place, line) in lines.enumerated() where line.isChange {
      let start = max(0, place - Self.context)
      let end = min(lines.count, place + Self.context + 1)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }

  private func text(of range: Range<Int>) -> String {
    var (body, olds, news) = ("", 0, 0)
    for line in lines[range] {
      switch line {
      case .kept(let place, _):
        body += " " + ended(old[place])
        (olds, news) = (olds + 1, news + 1)
      case .removed(let place):
        body += "-" + ended(old[place])
        olds += 1
      case .added(let place):
        body += "+" + ended(new[place])
        news += 1
      }
    }
    let start = numbers(before: range.lowerBound)
    return "@@ -\(Self.span(start.old, olds)) +\(Self.span(start.new, news)) @@\n" + body
  }

  /// The first line, or the one before where there is none, and how many.
  private static func span(_ before: Int, _ count: Int) -> String {
    let first = count == 0 ? before : before + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  /// How many lines of both texts come before a place.
  private func numbers(before place: Int) -> (old: Int, new: Int) {
    lines[..<place].reduce(into: (0, 0)) { count, line in
      switch line {
      case .kept: count = (count.old + 1, count.new + 1)
      case .removed: count.old += 1
      case .added: count.new += 1
      }
    }
  }

  private func ended(_ line: String) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var bytes = Array(utf8)
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

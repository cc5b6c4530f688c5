import AutoLayout
import Testing

@testable import Interchange

/// What Graphviz is given is of its language.
@Suite struct GraphTests {
  private func document() throws -> Document {
    var document = Document()
    for name in ["title", "写真"] {
      document = try document.applying([
        .addView(NewView.added(.label, name: name, in: .root, step: 1))
      ])
    }
    var new = NewConstraint(
      Anchor(ViewID(2), .leading), .equal, Anchor(ViewID(3), .trailing), origin: .initial)
    new.constant = 8
    return try document.applying([.addConstraint(new)])
  }

  @Test func itIsWellFormed() throws {
    let text = try GraphWriter.dot(of: document(), broken: [ConstraintID(1)]) { _ in
      "c1  \"quoted\" \\ and\nmore"
    }
    let graph = try #require(DotReader.read(text), "\(text)")
    #expect(graph.nodes == ["view", "title", "写真"])
    #expect(graph.edges.contains { $0 == ("title", "写真") })
    #expect(text.contains("color=red"))
  }
}

/// Graphs in the language of Graphviz, as far as they are written here: `nil` for anything else.
private struct DotReader {
  private(set) var nodes: [String] = []
  private(set) var edges: [(String, String)] = []
  private var tokens: [String]

  static func read(_ text: String) -> DotReader? {
    guard let tokens = tokens(of: text) else { return nil }
    var reader = DotReader(tokens: tokens)
    return reader.readGraph() ? reader : nil
  }

  private init(tokens: [String]) { self.tokens = tokens.reversed() }

  private mutating func readGraph() -> Bool {
    guard take() == "digraph", take() != nil, take() == "{" else { return false }
    while let next = tokens.last, next != "}" {
      guard readStatement() else { return false }
    }
    return take() == "}" && tokens.isEmpty
  }

  private mutating func take() -> String? { tokens.popLast() }

  private mutating func readStatement() -> Bool {
    guard let first = take(), first.first?.isLetter == true || first.first == "\"" else {
      return false
    }
    let name = String(first.trimming { $0 == "\"" })
    if tokens.last == "->" {
      _ = take()
      guard let second = take() else { return false }
      edges.append((name, String(second.trimming { $0 == "\"" })))
    } else if !["node", "edge"].contains(first) {
      nodes.append(name)
    }
    return readAttributes() && take() == ";"
  }

  private mutating func readAttributes() -> Bool {
    guard tokens.last == "[" else { return true }
    repeat {
      _ = take()
      guard take() != nil, take() == "=", take() != nil else { return false }
    } while tokens.last == ","
    return take() == "]"
  }

  private static func tokens(of text: String) -> [String]? {
    var (tokens, rest) = ([String](), text[...])
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        guard let end = endOfQuote(rest) else { return nil }
        tokens.append(String(rest[..<end]))
        rest = rest[end...]
      } else if first.isLetter || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        tokens.append(String(word))
        rest = rest.dropFirst(word.count)
      } else {
        let count = rest.hasPrefix("->") ? 2 : 1
        tokens.append(String(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
    }
    return tokens
  }

  private static func endOfQuote(_ text: Substring) -> String.Index? {
    var place = text.index(after: text.startIndex)
    while place < text.endIndex {
      if text[place] == "\"" { return text.index(after: place) }
      place =
        text.index(place, offsetBy: text[place] == "\\" ? 2 : 1, limitedBy: text.endIndex)
        ?? text.endIndex
    }
    return nil
  }
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    let start = drop(while: isTrimmed)
    let count = start.reversed().prefix(while: isTrimmed).count
    return start.dropLast(count)
  }
}

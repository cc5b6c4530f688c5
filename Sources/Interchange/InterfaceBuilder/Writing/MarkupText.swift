import Patience

/// An element of XML on its way into a file.
struct MarkupText: Sendable {
  private let name: String
  private let attributes: [(String, String)]
  private let children: [MarkupText]
  private let comment: String?

  init(_ name: String, _ attributes: [(String, String)], _ children: [MarkupText] = []) {
    (self.name, self.attributes, self.children, comment) = (name, attributes, children, nil)
  }

  init(comment: String) {
    // Two hyphens would end it.
    (name, attributes, children) = ("", [], [])
    self.comment = comment.replacing("--", with: "- -")
  }

  /// A view lies no deeper than a document lets it, so that this may call itself.
  func text(indentedBy depth: Int) -> String {
    let margin = String(repeating: " ", count: depth)
    if let comment { return "\(margin)<!-- \(comment) -->\n" }
    let pairs = attributes.map { " \($0.0)=\"\(Self.escaped($0.1))\"" }.joined()
    if children.isEmpty { return "\(margin)<\(name)\(pairs)/>\n" }
    let inner = children.awaitedMap(each: 4) { $0.text(indentedBy: depth + 4) }.joined()
    return "\(margin)<\(name)\(pairs)>\n\(inner)\(margin)</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      case "\r": "&#13;"
      // XML has no place for these.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Double {
  /// As Interface Builder writes numbers, without a fraction that is none.
  var markup: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

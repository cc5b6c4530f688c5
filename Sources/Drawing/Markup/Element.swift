import Patience
import Prose

/// A part of an SVG or HTML document. Attributes and texts are escaped when it is written, so that
/// nothing a user wrote can become markup.
struct Element: Sendable {
  private enum Kind: Sendable {
    case tag(String, [(name: String, value: String)], [Element])
    case text(String)
    case markup(String)
  }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ parts: [Element] = []) {
    kind = .tag(name, attributes.map { (name: $0.key, value: $0.value) }, parts)
  }

  init(_ name: String, _ attributes: [(String, String)], _ parts: [Element]) {
    kind = .tag(name, attributes.map { (name: $0.0, value: $0.1) }, parts)
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes, [.text(text)])
  }

  static func text(_ text: String) -> Element { Element(kind: .text(text)) }

  /// What is markup already, and was escaped where it was made.
  static func markup(_ markup: String) -> Element { Element(kind: .markup(markup)) }

  var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch kind {
    case .text(let content): text += content.escapedInMarkup
    case .markup(let markup): text += markup
    case .tag(let name, let attributes, let parts):
      text += "<\(name)"
      for attribute in attributes {
        text += " \(attribute.name)=\"\(attribute.value.escapedInMarkup)\""
      }
      if parts.isEmpty && Self.empty.contains(name) {
        text += "/>"
        return
      }
      text += ">"
      for part in parts.awaited() { part.write(to: &text) }
      text += "</\(name)>"
    }
  }

  /// What never has parts, and may be closed where it begins, in SVG and in HTML.
  private static let empty: Set<String> = [
    "rect", "line", "circle", "path", "meta", "input", "br",
  ]
}

extension [Element] {
  var markup: String { map(\.markup).joined() }
}

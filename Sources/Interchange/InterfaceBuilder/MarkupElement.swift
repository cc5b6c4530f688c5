import Patience

/// An element of an XML text.
struct MarkupElement: Sendable {
  let name: String
  let attributes: [String: String]
  /// In the text, from 1.
  let line: Int
  var children: [MarkupElement] = []
  /// The characters that stand in the element itself.
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  func number(_ attribute: NumberAttribute) -> Double? {
    attributes[attribute.rawValue].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// `YES` or `NO`; `nil` where nothing is said.
  func flag(_ attribute: FlagAttribute) -> Bool? {
    switch attributes[attribute.rawValue] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  func child(key: String) -> MarkupElement? { children.first { $0.key == key } }

  func child(_ name: String, key: String) -> MarkupElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The element and everything in it, each before what it holds.
  func forEach(_ body: (MarkupElement) -> Void) {
    body(self)
    for child in children.awaited() { child.forEach(body) }
  }
}

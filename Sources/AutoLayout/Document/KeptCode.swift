/// Swift that was pasted and that what follows may use: a type, an extension, a function.
package struct KeptCode: Hashable, Sendable {
  /// What has the same one takes its place.
  package let key: String
  /// Its keyword and its name: `class Card`.
  package let title: String
  package let text: String

  package init(key: String, title: String, text: String) {
    (self.key, self.title, self.text) = (key, title, text)
  }
}

extension Document {
  mutating func keep(_ new: KeptCode) {
    if code.contains(new) { return }
    code.removeAll { $0.key == new.key }
    code.append(new)
  }
}

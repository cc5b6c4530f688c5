package import AutoLayout

/// What libraries add to views, for completion and help.
extension Library {
  /// A word that a library adds to views, and whose it is.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let library: String
    /// As Swift writes it; empty for a property and for what takes anything.
    package let forms: [String]
  }

  /// Those of the libraries that the code of a document imports, by their letters.
  package static func words(importedBy document: Document) -> [Word] {
    (CodeState(following: document)?.program.libraries ?? []).flatMap(\.wordsOfViews)
  }

  /// The word of a library whose words cannot be anybody else's; `nil` for any other.
  package static func word(_ text: String) -> Word? {
    all.lazy.filter(\.isUnmistakable).flatMap(\.wordsOfViews).first { $0.text == text }
  }

  package var wordsOfViews: [Word] {
    let members = Dictionary(grouping: additions(to: "UIView"), by: \.name)
    return members.keys.sorted().map { name in
      let forms = (members[name] ?? []).compactMap { $0.parameters.map { "\(name)(\($0.labels))" } }
      return Word(text: name, library: self.name, forms: Array(Set(forms)).sorted())
    }
  }
}

extension [MemberParameter] {
  /// `_:with:`
  fileprivate var labels: String {
    filter { !$0.isAnything }.map { ($0.label ?? "_") + ":" }.joined()
  }
}

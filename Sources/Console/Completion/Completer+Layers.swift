import AutoLayout
import Prose

/// What stands behind the name of a layer and a dot.
extension Completer {
  func layerMembers(of id: ViewID, _ owner: String) -> [Candidate] {
    LayerProperties.all.map { property($0.name, of: owner) }
      + LayerMethods.all.map { method in
        let isBare = method.forms.contains { $0.hasSuffix("()") }
        let signatures = method.forms.map { String($0.dropFirst(method.name.count)) }
        return Candidate(
          method.name + (isBare ? "()" : "("),
          Phrase(Text(signatures.joined(separator: " "))).shortened, isWhole: isBare)
      }
  }
}

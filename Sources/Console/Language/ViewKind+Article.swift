import AutoLayout
import Prose

extension ViewKind {
  /// `a label`, `an imageView`, for English sentences.
  var withArticle: Text {
    let article = "aeiou".contains(name.prefix(1).lowercased()) ? "an" : "a"
    return "\(article) \(name, as: .code)"
  }
}

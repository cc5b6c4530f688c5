import Interchange
import Prose
import Reporting

/// Code that looks as if it could be pasted, and is of another language or framework.
extension LanguageWords {
  static let importsSwiftUI = Phrase(
    en:
      "SwiftUI is not laid out by Auto Layout: what it arranges has no constraints, so Tsume lays out "
      + "UIKit's views alone. A stack view (\("add stackView column", as: .code)) comes nearest to a VStack.",
    ja: "SwiftUI のレイアウトは Auto Layout ではなく、制約がありません。Tsume が扱うのは UIKit のビューです。"
      + "VStack に近いのはスタックビュー（\("add stackView column", as: .code)）です。")
}

import Interchange
import Prose
import Reporting

/// Code that looks as if it could be pasted, and is of another language or framework.
extension LanguageWords {
  static func swiftUI(_ type: String) -> Objection {
    Objection(
      Phrase(
        en: "\(type, as: .code) is laid out by SwiftUI, which has no constraints; I read UIKit.",
        ja: "\(type, as: .code) は SwiftUI のビューで、制約がありません。読み取れるのは UIKit のコードです。"),
      hints: [example("class Profile: UIViewController { … }")])
  }
}

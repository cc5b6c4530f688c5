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

  /// What is said of a text that could not be read and has the marks of Objective-C.
  static func objectiveC(_ text: String) -> LineFailure? {
    guard let place = placeOfObjectiveC(in: text) else { return nil }
    return .objection(
      Objection(
        Phrase(
          en: "This is Objective-C; I read Swift.", ja: "これは Objective-C です。読み取れるのは Swift です。"),
        at: place, hints: [example("view.addSubview(title)")]))
  }

  private static let marksOfObjectiveC = [
    "@implementation", "@interface", "@property ", "@property(", "#import", " alloc]", "= @\"",
    ":@\"", "(@\"",
  ]

  private static func placeOfObjectiveC(in text: String) -> SourceRange? {
    for mark in marksOfObjectiveC {
      if let range = text.firstRange(of: mark) {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return SourceRange(start, start + mark.utf8.count)
      }
    }
    let line = text.trimmed
    // `[self.view addSubview:label];`
    guard line.hasPrefix("["), line.hasSuffix("];"), !line.contains("\n") else { return nil }
    let start = text.utf8.count - text.drop(while: \.isWhitespace).utf8.count
    return SourceRange(start, start + line.utf8.count)
  }
}

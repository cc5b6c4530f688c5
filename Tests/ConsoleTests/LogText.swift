import Console
import Prose

/// Reports of constraints that cannot all hold, as the console prints them, and what is said of them.
enum LogText {
  /// - Parameter broken: Which of `entries` is named as broken; `nil` for a text that ends before that.
  static func report(_ entries: [String], breaking broken: Int?) -> String {
    let entries = entries.map {
      $0.hasSuffix(")") && $0.contains("names") ? $0 : "\($0)   (active)"
    }
    let list = entries.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
    let tail = broken.map {
      "\n\nWill attempt to recover by breaking constraint \n<\(entries[$0])>"
    }
    return "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\(tail ?? "")"
  }

  static func answer(
    _ entries: [String], breaking broken: Int?, _ language: Language = .english
  ) -> String {
    answer(to: report(entries, breaking: broken), language)
  }

  static func answer(to text: String, _ language: Language = .english) -> String {
    let verdict = LogVerdict(of: text) { false }
    let page = Page(language: language, columns: 200, drawing: .unicode)
    return verdict.reports.map { PlainRenderer().render($0, on: page) }.joined()
  }
}

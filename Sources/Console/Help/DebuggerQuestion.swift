import AutoLayout
import Interchange
import Prose

/// What one asks UIKit in lldb, in any of the ways in which one does:
/// `po [view recursiveDescription]`, `view.value(forKey: "recursiveDescription")`.
struct DebuggerQuestion {
  /// The selector as it was typed, and where.
  private let selector: String
  private let range: SourceRange
  /// The line of Tsume that answers it.
  private let answer: String
  /// The same, unless it leaves open which view it is about.
  var line: String? { answer.contains(Self.unknownView) ? nil : answer }

  /// `nil` for a text that asks nothing of the kind.
  init?(_ line: String, in document: Document) {
    guard !line.contains("\n"),
      let (question, place) = Self.questions.lazy
        .compactMap({ question in line.firstRange(of: question.selector).map { (question, $0) } })
        .first
    else { return nil }
    let start = line[..<place.lowerBound].hasSuffix("_") ? 1 : 0
    let offset = line.utf8.distance(from: line.startIndex, to: place.lowerBound) - start
    selector =
      String(repeating: "_", count: start) + question.selector.filter { $0 != "]" }
    range = SourceRange(offset, offset + selector.utf8.count)
    let receiver = Self.receiver(in: line[..<place.lowerBound], document)
    answer = question.answer(receiver, line[place.upperBound...])
  }

  /// In the place of why the line cannot be read.
  var failure: LineFailure {
    .objection(
      Objection(
        Phrase(
          en: "\(selector, as: .code) is what one asks of UIKit in lldb.",
          ja: "\(selector, as: .code) は lldb で UIKit に尋ねるときのものです。"),
        at: range, hints: [ForeignWord.here([answer])]))
  }

  // MARK: Who is asked

  /// The view whose name stands last before the selector.
  private static func receiver(in text: Substring, _ document: Document) -> String? {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let last = words.last(where: { !accessors.contains($0) && $0 != "_" }),
      let view = document.view(named: last), !view.isLayer
    else { return nil }
    return last
  }

  /// What may stand between the two.
  private static let accessors: Set = [
    "value", "forKey", "valueForKey", "perform", "Selector", "NSSelectorFromString",
  ]

  // MARK: What is asked

  private struct Question {
    let selector: String
    /// By the name of the view, and what stands behind the selector.
    let answer: @Sendable (_ receiver: String?, _ rest: Substring) -> String
  }

  private static let questions = [
    Question(selector: "recursiveDescription") { view, _ in command("dump", view) },
    Question(selector: "autolayoutTrace") { view, _ in command("trace", view) },
    Question(selector: "exerciseAmbiguityInLayout") { view, _ in command("exercise", view) },
    Question(selector: "constraintsAffectingLayoutForAxis") { view, rest in
      let axis = rest.first { $0.isNumber }.map { $0 == "1" ? " v" : " h" }
      return command("affecting", view ?? unknownView) + (axis ?? "")
    },
    Question(selector: "hasAmbiguousLayout]") { view, _ in
      view.map { "\($0).hasAmbiguousLayout" } ?? "ambiguity"
    },
  ]

  private static let unknownView = "VIEW"

  private static func command(_ word: String, _ view: String?) -> String {
    view.map { "\(word) \($0)" } ?? word
  }
}

import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// What was typed, as it is carried out and remembered: a line of lldb or of Objective-C as what it says in
/// Swift, all else as it is.
struct LineInSwift {
  let source: String
  /// Whether it is pasted code: also a line that takes more than a line of Swift.
  let isPaste: Bool
  /// The line of Objective-C that was typed, where that is said in Swift.
  let objectiveC: String?

  /// - Parameter isPaste: Whether it was pasted, and stays as it is.
  init(_ typed: String, isPaste: Bool, in document: Document) {
    guard !isPaste, !typed.isTooLong, DebuggerQuestion(typed, in: document) == nil else {
      source = typed
      self.isPaste = isPaste
      objectiveC = nil
      return
    }
    let meant = DebuggerLine.meaning(of: typed) ?? typed
    // What `try` tries is looked at by itself.
    let line = ObjectiveCLine(meant).flatMap { Attempt.recognizes(RawText(meant)) ? nil : $0 }
    let swift = line?.swift
    source = swift ?? meant
    self.isPaste = line != nil && swift == nil
    objectiveC = swift == nil ? nil : typed
  }
}

extension LineFailure {
  /// The same of the line of Objective-C that was typed: at the word that is to blame, without advice
  /// in Swift.
  func told(in typed: String, saidAs swift: RawText, _ document: Document) -> LineFailure {
    let refusal = refusal(in: document)
    var hints = refusal.hints.filter { hint in
      !hint.text(in: .english).string.contains { "=({".contains($0) }
    }
    if hints.isEmpty, case .objection(let objection) = self, let name = objection.unknownName {
      hints = [UnknownNameWords.define(name, asOwnerOf: "")]
    }
    let word = range.map { String($0.excerpt(of: swift.text)).trimmed } ?? ""
    return .objection(Objection(refusal.reason, at: Self.place(of: word, in: typed), hints: hints))
  }

  /// All of the line where it says the word otherwise.
  private static func place(of word: String, in typed: String) -> SourceRange {
    let names = [word, word.hasPrefix("is") ? word.dropFirst(2).lowercased() : word]
    for name in names where !name.isEmpty {
      if let found = typed.firstRange(of: name) {
        let start = typed.utf8.distance(from: typed.startIndex, to: found.lowerBound)
        return SourceRange(start, start + name.utf8.count)
      }
    }
    return SourceRange(0, typed.trimmed.utf8.count)
  }
}

import AutoLayout
import Interchange
import Prose

/// Numbers that can be typed.
extension Completer {
  /// Where a constant stands now to begin with, and somewhere else to end at.
  func numbers(_ place: ArgumentPlace) -> [Candidate] {
    if let start = place.before.dropFirst(2).first.flatMap({ Double($0) }) {
      return [Candidate((start + 100).inPoints, Phrase(en: "100 further", ja: "100 先まで"))]
    }
    let swept = place.before.first.flatMap { source in
      (try? ExpressionReader.read(RawText(source)))
        .flatMap { try? Interpreter(snapshot).handle(ofConstant: $0) }.flatMap(SweptConstant.init)
    }
    let present = swept.flatMap { document.number(at: $0) } ?? 0
    return [Candidate(present.inPoints, CompletionWords.asNow)]
  }
}

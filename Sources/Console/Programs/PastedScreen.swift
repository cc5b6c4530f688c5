import AutoLayout
import LayoutCode
import Reporting

/// A view controller that is pasted behind another one, which a paste has shown: a window shows one of
/// them, and the code of both is one program.
struct PastedScreen {
  let texts: [CodeText]
  /// What was there before the first.
  let start: Document

  /// `nil` where the present document does not show the controller of a paste, as that has made it.
  init?(_ text: CodeText, in history: History) {
    let moment = history.current
    guard !text.declaredControllers.isEmpty, let shown = moment.record?.shown,
      let code = moment.code, code.texts.allSatisfy({ $0.path == nil }),
      code.texts.contains(where: { $0.declaredControllers.contains(shown) }),
      let start = history.start(of: moment)
    else { return nil }
    texts = code.texts + [text]
    self.start = start
  }
}

extension Session {
  /// What the paste comes to in the place of the controller that is shown; `nil` where it shows none
  /// itself.
  func outcome(ofScreenIn text: CodeText) throws(LineFailure) -> Outcome? {
    guard let screen = PastedScreen(text, in: history) else { return nil }
    var earlier = self
    earlier.state = try snapshot.layout(of: screen.start)
    var outcome = try earlier.outcome(of: CodeStep(texts: screen.texts))
    guard let shown = outcome.record?.shown, text.declaredControllers.contains(shown) else {
      return nil
    }
    outcome.start = screen.start
    outcome.headline = UseWords.madeInstead(shown)
    return outcome
  }
}

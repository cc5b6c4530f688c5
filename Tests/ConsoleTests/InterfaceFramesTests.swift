import Console
import Prose
import Testing

/// What `tsume frames --json` answers of a file that has no scenes to lay out.
@Suite struct InterfaceFramesTests {
  @Test(arguments: [
    (Language.english, "There is no file."), (.japanese, "ファイルがありません。"),
  ])
  func whyAFileIsUnreadIsInTheJSON(language: Language, reason: String) throws {
    let words = Phrase(en: "There is no file.", ja: "ファイルがありません。")
    let frames = InterfaceFrames(unreadable: words)
    #expect(
      frames.json(for: "a.xib", in: language).encoded
        == #"{"version":1,"file":"a.xib","scenes":[],"error":"\#(reason)"}"#)
  }

  @Test func whatIsNoInterfaceFileSaysSo() throws {
    let frames = InterfaceFrames(of: "<plist/>", content: "stored", isCancelled: { false })
    let reason = try #require(frames.objections.first).english.string
    #expect(frames.json(for: "a.xib", in: .english).encoded.contains(#""error":"\#(reason)""#))
  }
}

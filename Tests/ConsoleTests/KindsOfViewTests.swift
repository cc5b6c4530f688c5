import AutoLayout
import Prose
import Testing

@testable import Console

/// Every kind of view can be made at the prompt, by its own name and by its class in Swift.
@Suite struct KindsOfViewTests {
  @Test(arguments: ViewKind.all)
  func addMakesIt(_ kind: ViewKind) throws {
    var conversation = try Conversation()
    let before = conversation.session.history.current.document
    conversation.mustSay(["add \(kind.name) sample"])
    #expect(conversation.session.history.current.document.view(named: "sample")?.kind == kind)
    conversation.mustSay(["undo"])
    #expect(conversation.session.history.current.document == before)
  }

  @Test(arguments: ViewKind.all)
  func swiftMakesIt(_ kind: ViewKind) throws {
    var conversation = try Conversation()
    let answer = conversation.say("let sample = \(kind.className)()")
    #expect(!answer.contains("refused") && !answer.contains("I do not know"), "\(answer)")
    #expect(conversation.session.history.current.document.view(named: "sample")?.kind == kind)
  }

  @Test(arguments: ViewKind.all)
  func itIsOfferedAndExplained(_ kind: ViewKind) throws {
    var conversation = try Conversation()
    let line = "add \(kind.name.prefix(2))"
    let offered = conversation.session.completion(of: line, at: line.utf8.count)
    #expect(offered.candidates.contains { $0.text == kind.name })
    #expect(conversation.say("help \(kind.className)").contains("add \(kind.name)"))
    #expect(conversation.say("help kinds").contains(kind.name))
  }

  /// With their classes they fit on a screen.
  @Test(arguments: ["add ", "let a = "])
  func withoutALetterThoseAreOfferedThatAreWantedMost(_ line: String) throws {
    let offered = try Conversation().session.completion(of: line, at: line.utf8.count)
    let texts = offered.candidates.map { $0.text.replacing("()", with: "") }
    let kinds = ViewKind.all.filter { texts.contains(line == "add " ? $0.name : $0.className) }
    #expect(kinds.count == Completion.glance)
    #expect(kinds.contains(.label) && kinds.contains(.guide) && !kinds.contains(.glkView))
  }

  @Test(arguments: [
    ("UITableView(frame: .zero, style: .grouped)", "tableView"),
    ("UICollectionView(frame: .zero, collectionViewLayout: layout)", "collectionView"),
    ("WKWebView(frame: .zero, configuration: WKWebViewConfiguration())", "webView"),
    ("UIVisualEffectView(effect: UIBlurEffect(style: .dark))", "visualEffectView"),
    ("SCNView(frame: .zero, options: nil)", "scnView"),
  ])
  func itsInitializerTakesWhatUIKitsDoes(_ call: String, _ kind: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["let sample = \(call)"])
    let view = conversation.session.history.current.document.view(named: "sample")
    #expect(view?.kind.name == kind)
  }

  @Test func ofOtherArgumentsItSaysHowItIsWritten() throws {
    var conversation = try Conversation()
    let answer = conversation.refusal(of: "let web = WKWebView(effect: 1)")
    #expect(answer.contains("WKWebView(frame:configuration:)"), "\(answer)")
  }

  @Test func ofADatePickerOnlyTheWheelsAreKnown() throws {
    var conversation = try Conversation()
    #expect(conversation.say("let date = UIDatePicker()").contains("content date 120x35"))
    #expect(conversation.say("add datePicker day").contains("wheels"))
    #expect(!conversation.say("add datePicker small 120x35").contains("wheels"))
    #expect(conversation.say("date.preferredDatePickerStyle = .wheels").contains("already"))
    let answer = conversation.refusal(of: "date.preferredDatePickerStyle = .compact")
    #expect(answer.contains("content NAME 120x35"), "\(answer)")
    conversation.mustSay(["date.minimumDate = nil", "date.datePickerMode = .time"])
  }
}

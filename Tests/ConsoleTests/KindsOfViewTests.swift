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
    #expect(conversation.offered("add \(kind.name.prefix(2))").contains(kind.name))
    #expect(conversation.say("help \(kind.className)").contains("add \(kind.name)"))
    #expect(conversation.say("help kinds").contains(kind.name))
  }

  @Test(arguments: ViewKind.all)
  func itsClassIsOfferedBehindACapital(_ kind: ViewKind) throws {
    let offered = try Conversation().offered("add \(kind.className.dropLast())")
    #expect(offered.contains(kind.className))
    #expect(!offered.contains(kind.name))
  }

  @Test func allAreOfferedBehindAdd() throws {
    let texts = try Conversation().offered("add ")
    #expect(ViewKind.all.allSatisfy { texts.contains($0.name) })
  }

  /// Among other operands they fit on a screen.
  @Test func withoutALetterThoseTypesAreOfferedThatAreWantedMost() throws {
    let texts = try Conversation().offered("let a = ").map { $0.replacing("()", with: "") }
    let kinds = ViewKind.all.filter { texts.contains($0.className) }
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
    #expect(conversation.refusal(of: "date.datePickerMode = .foo").contains(".dateAndTime"))
  }

  @Test func wheelsThatAreAskedForAtOnceNeedNoRemark() throws {
    var conversation = try Conversation()
    let made = conversation.say(
      "let date = UIDatePicker(); date.preferredDatePickerStyle = .wheels")
    #expect(!made.contains("compact") && !made.contains("note"), "\(made)")
    let again = conversation.say("date.preferredDatePickerStyle = .wheels")
    #expect(again.contains("date is laid out with wheels already"), "\(again)")
  }

  /// A remark that was taken back is not looked for when a loop around it is refused.
  @Test func aRefusalBehindWheelsIsARefusal() throws {
    var conversation = try Conversation()
    _ = conversation.refusal(
      of: "let date = UIDatePicker(); for _ in 0..<1 { date.preferredDatePickerStyle = .wheels; "
        + "nobody.isHidden = true }")
  }

  @Test(arguments: [("UIDatePicker", "datePicker"), ("UILabel", "label"), ("UIView", "view")])
  func aClassIsAKind(className: String, kind: String) throws {
    var conversation = try Conversation()
    let made = conversation.say("add \(className) thing")
    #expect(made.contains("+ \(kind) thing"), "\(made)")
    conversation.mustSay(["save kept", "replay kept.tsume", "expect thing.superview == view"])
  }

  /// UIKit sizing, section 3: it is as large in code, whatever frame it gets.
  @Test func aStepperHasOneSize() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let count = UIStepper()", "expect count.frame == (0, 0, 94, 32)",
      "count.frame = CGRect(x: 5, y: 6, width: 200, height: 50)", "view.addSubview(count)",
      "expect count.frame == (5, 6, 94, 32)",
    ])
  }

  /// What UIKit sizes when it makes it, and what it does not.
  @Test(arguments: [
    ("UISegmentedControl(items: [\"A\", \"BB\"])", "(0, 0, 73, 32)"),
    ("UISegmentedControl()", "(0, 0, 0, 0)"), ("UIPickerView()", "(0, 0, 320, 216)"),
    ("UIPickerView(frame: CGRect(x: 3, y: 4, width: 0, height: 0))", "(3, 4, 320, 216)"),
    ("UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 162))", "(0, 0, 200, 162)"),
    ("UIDatePicker()", "(0, 0, 320, 216)"),
    ("UIActivityIndicatorView(style: .medium)", "(0, 0, 20, 20)"),
    ("UIActivityIndicatorView(style: .large)", "(0, 0, 37, 37)"),
    ("UIProgressView(progressViewStyle: .default)", "(0, 0, 0, 4)"),
    ("UIPageControl()", "(0, 0, 0, 0)"), ("UISlider()", "(0, 0, 0, 0)"),
  ])
  func itBeginsAsLargeAsUIKitMakesIt(_ call: String, _ frame: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let sample = \(call)", "expect sample.frame == \(frame)", "view.addSubview(sample)",
      "expect sample.frame == \(frame)",
    ])
  }

  /// Nothing is drawn of what has a frame without a size, however far it reaches beyond its alignment
  /// rectangle.
  @Test func aFrameWithoutASizeIsToldAsOne() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let slider = UISlider()", "view.addSubview(slider)", "expect slider.frame == (0, 0, 0, 0)",
    ])
    #expect(conversation.say("suspicions").contains("slider has no size"))
    conversation.mustSay([
      "slider.frame = CGRect(x: 8, y: 8, width: 100, height: 0)",
      "expect slider.frame == (8, 8, 100, 0)", "slider.sizeToFit()",
      "expect slider.frame == (8, 8, 100, 31)",
    ])
  }

  @Test func aBarIsMeasuredAsItIsLaidOut() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device ipad-9", "add view card", "add toolbar tools in card", "H:|[tools]|", "V:|[tools]|",
      "expect card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 0, height: 50)",
    ])
  }

  /// Constraints see less of a switch than its frame: the number is not the one that was typed.
  @Test func whatASwitchIsAskedForIsAFrame() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add switch sw"])
    let note = conversation.say("sw.width == 100")
    #expect(note.contains("constraints would give it a frame of 102x31"), "\(note)")
  }
}

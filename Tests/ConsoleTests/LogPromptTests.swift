import Console
import Foundation
import Prose
import Testing

/// What the prompt answers to a pasted log, and what can be done with it there.
struct LogPromptTests {
  private static let cell = "UITableViewCellContentView:0x7fc3a100"

  /// A row of many lengths that is higher than its cell.
  private static let long = [
    "NSLayoutConstraint:0x60000301 UIImageView:0x7fc3a101.height == 60",
    "NSLayoutConstraint:0x60000302 V:|-(12)-[UIImageView:0x7fc3a101]   (active, names: '|':\(cell) )",
    "NSLayoutConstraint:0x60000303 V:[UIImageView:0x7fc3a101]-(8)-[UILabel:0x7fc3a102'Arrival']",
    "NSLayoutConstraint:0x60000304 UILabel:0x7fc3a102'Arrival'.height == 24",
    "NSLayoutConstraint:0x60000305 V:[UILabel:0x7fc3a102'Arrival']-(6)-[UILabel:0x7fc3a103'Gate']",
    "NSLayoutConstraint:0x60000306 UILabel:0x7fc3a103'Gate'.height == 20",
    "NSLayoutConstraint:0x60000307 V:[UILabel:0x7fc3a103'Gate']-(6)-[UIButton:0x7fc3a104'Book']",
    "NSLayoutConstraint:0x60000308 UIButton:0x7fc3a104'Book'.height == 40",
    "NSLayoutConstraint:0x60000309 V:[UIButton:0x7fc3a104'Book']-(12)-|   (active, names: '|':\(cell) )",
    "NSLayoutConstraint:0x60000310 'UIView-Encapsulated-Layout-Height' \(cell).height == 44",
  ]

  private static let open = [
    "NSLayoutConstraint:0x60000321 UIButton:0x7fc3a121.width == 120",
    "NSLayoutConstraint:0x60000322 H:[UIButton:0x7fc3a121]-(8)-[UIButton:0x7fc3a122]",
    "NSLayoutConstraint:0x60000323 UIButton:0x7fc3a122.width == 80",
  ]

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  // MARK: What stays when the answer is cut

  @Test func aLongReportKeepsItsCauseConflictAndRepairOnAScreen() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(LogText.report(Self.long, breaking: 5))
    #expect(lines(answer).count <= 24, "\(answer)")
    for label in ["cause     ", "conflict  ", "repair    ", "fix       1", "12 + 60 + 8 + 24"] {
      #expect(answer.contains(label), "\(label): \(answer)")
    }
    #expect(answer.contains(".isActive = true"), "\(answer)")
  }

  /// The root is only what the views of a log are put into.
  @Test(arguments: [long, open])
  func theInventedRootIsNotCalledAmbiguous(_ entries: [String]) throws {
    var conversation = try Conversation()
    let answer = conversation.paste(LogText.report(entries, breaking: 0))
    #expect(!answer.contains("ambiguous view") && !answer.contains("view.width"), "\(answer)")
    #expect(!lines(answer).contains { $0.hasPrefix("ambiguous") }, "\(answer)")
    let told = conversation.say("ambiguity")
    #expect(!told.contains("view.width") && !told.contains("view.height"), "\(told)")
    #expect(!told.contains("view.leading"), "\(told)")
  }

  /// A log lists a conflict: what it does not say is no finding, and has no repair.
  @Test func nothingButTheConflictIsToRepair() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(LogText.report(Self.long, breaking: 0))
    #expect(!answer.contains("ambiguous:"), "\(answer)")
    let listed = conversation.say("fix")
    #expect(listed.contains("fix       1") && !listed.contains("ambiguous"), "\(listed)")
    #expect(conversation.say("fix 1").contains("nothing in conflict; the log leaves the rest"))
    #expect(conversation.say("fix").contains("there is nothing to repair"))
    #expect(conversation.refusal(of: "fix 1").contains("fix"))
  }

  // MARK: Several conflicts

  private static let second = [
    "NSLayoutConstraint:0x60000341 UISwitch:0x7fc3a141.width == 51",
    "NSLayoutConstraint:0x60000342 UISwitch:0x7fc3a141.width == 60",
  ]

  private static let two =
    LogText.report(long, breaking: 5) + "\nfetched 20 items\n" + LogText.report(second, breaking: 0)

  @Test func useGoesToAnotherConflictOfALog() throws {
    var conversation = try Conversation()
    let first = conversation.paste(Self.two)
    #expect(first.contains("this is number 1 of 2"), "\(first)")
    #expect(first.contains("use 2"), "\(first)")
    conversation.mustSay(["fix 1", "expect no conflict"])
    let other = conversation.say("use 2")
    #expect(other.contains("conflict 2 of the log") && other.contains("switch"), "\(other)")
    #expect(other.contains("this is number 2 of 2"), "\(other)")
    conversation.mustSay(["expect conflict", "use 1", "expect conflict", "undo"])
    #expect(conversation.refusal(of: "use 3").contains("The log has no conflict 3: it holds 2."))
    #expect(Set(conversation.offered("use ")) == ["1", "2"])
    conversation.mustSay(["goto 0"])
    #expect(conversation.refusal(of: "use 2").contains("no log here"))
  }

  /// Without a log, a window without a device is as ambiguous as it was.
  @Test func aWindowWithoutADeviceIsAmbiguous() throws {
    var conversation = try Conversation()
    conversation.mustSay(["device none"])
    #expect(conversation.say("ambiguity").contains("view.width"))
  }

  @Test func whatCouldNotBeReadHeadsTheAnswer() throws {
    let unread = "NSLayoutConstraint:0x60000331 of its own kind"
    for entries in [Self.long, Self.open] {
      var conversation = try Conversation()
      let answer = conversation.paste(LogText.report(entries + [unread], breaking: 0))
      #expect(answer.contains("1 of \(entries.count + 1) lines could not be read"), "\(answer)")
      let told = lines(answer).filter { !$0.hasPrefix(" ") }
      #expect(told.dropFirst().first?.hasPrefix("note      1 of ") == true, "\(answer)")
    }
  }

  /// What is open names what the report lacks: the unread lines too.
  @Test func anUnreadLineMayHaveDecided() {
    let unread = "NSLayoutConstraint:0x60000332 of its own kind"
    let text = LogText.answer(Self.open + [unread], breaking: nil)
    #expect(text.contains("a line that could not be read, or what the report does not print"))
    #expect(LogText.answer(Self.open + [unread], breaking: nil, .japanese).contains("読み取れなかった行"))
  }

  // MARK: Repairs

  private static let margins = [
    "NSLayoutConstraint:0x60000341 H:|-(20)-[UITextField:0x7fc3a141]   (active, names: '|':Demo.FormView:0x7fc3a142 )",
    "NSLayoutConstraint:0x60000342 Demo.FormView:0x7fc3a142.trailing == UITextField:0x7fc3a141.trailing + 20",
    "NSLayoutConstraint:0x60000343 UITextField:0x7fc3a141.width == 300",
    "NSLayoutConstraint:0x60000344 'UIView-Encapsulated-Layout-Width' Demo.FormView:0x7fc3a142.width == 320",
  ]

  private static let mask = [
    "NSAutoresizingMaskLayoutConstraint:0x60000351 h=--& v=--& Demo.BadgeView:0x7fc3a151.height == 30",
    "NSLayoutConstraint:0x60000352 Demo.BadgeView:0x7fc3a151.height == 18",
  ]

  /// The same layout as after the repair with the number 1.
  @Test(arguments: [long, margins, mask])
  func theTypedRepairHasTheEffectOfTheNumberedOne(_ entries: [String]) throws {
    let report = LogText.report(entries, breaking: 1)
    var typing = try Conversation()
    let answer = typing.paste(report)
    let code = try #require(
      lines(answer).last { line in
        ["isActive", "translatesAutoresizing"].contains { line.contains(".\($0)") }
          && line.contains(" = ")
      })
    typing.mustSay([code.trimmingCharacters(in: .whitespaces)])
    var choosing = try Conversation()
    choosing.paste(report)
    choosing.mustSay(["fix 1"])
    for question in ["conflicts", "frames"] {
      #expect(typing.say(question) == choosing.say(question), "\(code)")
    }
  }

  // MARK: However it comes

  private static let plain = LogText.report(margins, breaking: 2)

  private static func plain(behind prefix: String) -> String {
    let rows = plain.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map { row in prefix + row }.joined(separator: "\n")
  }

  private static let disguises: [String] = [
    plain.replacing("\n(\n", with: "\n").replacing("\n)\n", with: "\n"),
    plain.replacing("-(20)-", with: "~~(20)~~"),
    plain(behind: "//  "), plain(behind: "[  +12 ms] "), plain(behind: "> "),
    plain(behind: "May  4 10:11:12 host Demo[12]: "),
  ]

  @Test(arguments: disguises)
  func aPasteAFileAndThePlainFormAreAnsweredAlike(_ text: String) throws {
    func answer(_ act: (inout Conversation) -> String, _ text: String) throws -> [String] {
      var conversation = try Conversation(MemoryFiles(["crash.txt": text]))
      let answer = act(&conversation)
      return lines(answer).filter { !$0.hasPrefix("note") }
    }
    let wanted = try answer({ $0.paste(Self.plain) }, Self.plain)
    #expect(wanted.contains { $0.hasPrefix("cause     both ends and the size") })
    #expect(try answer({ $0.paste(text) }, text) == wanted)
    #expect(try answer({ $0.say("import crash.txt") }, text) == wanted)
    #expect(LogText.answer(to: text).contains("20 + 300 + 20 = 340, which is 20 more than 320"))
  }

  /// Whoever quotes two lists writes between them, not over them.
  @Test func aListBehindAListIsAReportOfItsOwn() {
    let lists = [Self.margins, Self.mask].map { entries in
      LogText.report(entries, breaking: nil).split(separator: "\n").dropFirst()
        .joined(separator: "\n")
    }
    let text = LogText.answer(to: "seen:\n" + lists.joined(separator: "\n\nand this:\n\n"))
    #expect(text.contains("1/2") && text.contains("2/2"), "\(text)")
    #expect(text.contains("autoresizing mask left on: badgeView"), "\(text)")
  }

  // MARK: The broken line

  @Test func aBrokenLineOfAnotherRunIsKnownByWhatItSays() {
    let entries = [
      "NSLayoutConstraint:0x60000361 'upper' knob.centerY <= panel.centerY + 12   (active, names: knob:0x7fc3a161, panel:0x7fc3a162 )",
      "NSLayoutConstraint:0x60000362 'lower' knob.centerY >= panel.centerY + 90   (active, names: knob:0x7fc3a161, panel:0x7fc3a162 )",
    ]
    let broken =
      "<NSLayoutConstraint:0x60000969 knob.centerY <= panel.centerY + 12   (active, names: knob:0x7fc3b161, panel:0x7fc3b162 )>"
    let text = LogText.answer(
      to: LogText.report(entries, breaking: nil)
        + "\n\nWill attempt to recover by breaking constraint \n\(broken)")
    #expect(text.contains("broken    c1, as the log says"), "\(text)")
    #expect(text.contains("0x60000361 says the same"), "\(text)")
    #expect(text.contains("bounds without room: of c1 and c2 one says"), "\(text)")
  }

  @Test func aTextThatEndsInsideTheBrokenLineNamesItByItsStart() {
    let report = LogText.report(Self.margins, breaking: nil)
    let recovery = "\n\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:"
    let known = LogText.answer(to: report + recovery + "0x6000034")
    #expect(known.contains("the text ends inside NSLayoutConstraint:0x6000034"), "\(known)")
    let unique = LogText.answer(to: report + recovery + "0x60000343")
    #expect(unique.contains("broken    c3, as the log says"), "\(unique)")
  }
}

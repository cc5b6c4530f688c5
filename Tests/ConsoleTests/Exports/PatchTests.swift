import Foundation
import Prose
import TestSupport
import Testing

/// `fix`, `why` and `export patch` on files of code: the change goes back into them.
@Suite struct PatchTests {
  /// A class that is broken, which repair is taken, and what the patch puts into the file.
  struct Broken: CustomTestStringConvertible {
    let name: String
    let fix: Int
    /// Of the lines that come, or of those that go where nothing comes.
    let line: String
    /// The word in the last line of the state that tells of the finding.
    let finding: String
    var testDescription: String { "\(name), fix \(fix)" }

    init(_ name: String, _ fix: Int, _ line: String, _ finding: String = "broken") {
      (self.name, self.fix, self.line, self.finding) = (name, fix, line, finding)
    }

    var text: String {
      get throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent()
        let file = folder.appending(path: "BrokenFiles/\(name).txt")
        return try String(contentsOf: file, encoding: .utf8)
      }
    }

    /// What the file is called, by its language.
    var file: String {
      get throws { try text.contains("@implementation") ? "\(name).m" : "\(name).swift" }
    }
  }

  static let broken = [
    Broken("ListElement", 1, "-      title.widthAnchor.constraint(equalToConstant: 500),"),
    Broken("ListElement", 2, "+      titleWidth,"),
    Broken("LongElement", 2, "+      equalToConstant: 500"),
    Broken("OneByOne", 2, "+    titleWidth.isActive = true // as designed"),
    Broken(
      "HeldInList", 1, "+      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),"),
    Broken("HeldAlone", 1, "-    width.isActive = true"),
    Broken("HeldAlone", 2, "+    width.priority = UILayoutPriority(999)"),
    Broken("InProperty", 2, "+    self.width?.priority = UILayoutPriority(999)"),
    Broken("LazyProperty", 1, "-      width,"),
    Broken("AddedItems", 2, "+    title.addConstraint(titleWidth)"),
    Broken("ListedItems", 2, "+      titleWidth"),
    Broken("FormatWidth", 1, "\"H:|-16-[title]-16-|\""),
    Broken("FormatWidth", 2, "\"H:|-16-[title(500)]-(16@999)-|\""),
    Broken("FormatGap", 3, "\"H:|-16-[title(100)]-20-[body]\""),
    Broken("MakerWidth", 2, "+      make.width.equalTo(500).priority(999)"),
    Broken("MakerAlone", 1, "-    snp.makeConstraints { $0.height.equalTo(60) }"),
    Broken("MakerEdges", 2, "+      make.right.equalToSuperview().inset(16).priority(999)"),
    Broken("MaskLeftOn", 1, "+    title.translatesAutoresizingMaskIntoConstraints = false"),
    Broken(
      "NoTop", 1, "+      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)",
      "nothing fixes"),
    Broken("MakerNoTop", 1, "+      $0.top.equalToSuperview().offset(16)", "nothing fixes"),
    Broken(
      "EqualHugging", 1,
      "+    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)", "tie"),
    Broken("CutText", 1, "+    title.numberOfLines = 0", "truncated"),
    Broken("StackGap", 1, "-      stack.widthAnchor"), Broken("StackGap", 2, "+      stackWidth,"),
    Broken("Bottom", 1, "-      box.heightAnchor.constraint(equalToConstant: 900),"),
    Broken("LeftAndLeading", 3, "-      dot.widthAnchor.constraint(equalTo: dot.heightAnchor),"),
  ]

  /// In Swift as it was up to version 2, which its repairs are written in as well.
  static let brokenEarly = [
    Broken("EarlyItems", 2, "+    titleWidth.priority = 999"),
    Broken(
      "EarlyNoTop", 1,
      "+    view.addConstraint(NSLayoutConstraint(item: box, attribute: .Top, relatedBy: .Equal,",
      "nothing fixes"),
    Broken("EarlyAnchors", 2, "+    titleWidth.active = true"),
    Broken(
      "EarlyHugging", 1, "+    title.setContentHuggingPriority(251, forAxis: .Horizontal)", "tie"),
  ]

  /// In Objective-C, and by the libraries of both languages.
  static let brokenElsewhere = [
    Broken("ObjCList", 2, "+    titleWidth,"),
    Broken(
      "ObjCSetActive", 1, "-  [[title.widthAnchor constraintEqualToConstant:400] setActive:YES];"),
    Broken("ObjCSetActive", 2, "+  titleWidth.active = YES; // as designed"),
    Broken("ObjCItems", 2, "+  [title addConstraint:titleWidth];"),
    Broken("ObjCItems", 3, "constant:-16]];"),
    Broken("ObjCHeld", 2, "+  self.width.priority = 999;"),
    Broken("ObjCLocal", 1, "-  width.active = YES;"),
    Broken("ObjCLocal", 2, "+  width.priority = 999;"),
    Broken(
      "ObjCFormat", 1,
      "+  [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-16-[title]-16-|\""
    ),
    Broken("ObjCFormat", 2, "@\"H:|-16-[title(500)]-(16@999)-|\""),
    Broken(
      "ObjCNoTop", 1,
      "+    [_box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:16]",
      "nothing fixes"),
    Broken("ObjCMask", 1, "+  title.translatesAutoresizingMaskIntoConstraints = NO;"),
    Broken("ObjCTruncated", 1, "+  title.numberOfLines = 0;", "truncated"),
    Broken("MasonryWidth", 2, "+    make.width.equalTo(@500).priority(999);"),
    Broken("MasonrySign", 1, "+    make.right.mas_equalTo(-12);", "offscreen"),
    Broken("MakerSign", 1, "+      make.right.equalTo(-12)", "sign"),
    Broken("MasonryEdges", 2, "+    make.left.top.bottom.equalTo(self.view).insets("),
    Broken("MasonryNoTop", 1, "+    make.top.equalTo(self.view).offset(16);", "nothing fixes"),
    Broken("PureObjC", 2, "+  [NSLayoutConstraint autoSetPriority:999 forConstraints:^{"),
    Broken("PureEdges", 3, "+  [title autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:16];"),
    Broken("PureSwift", 1, "-    title.autoSetDimension(.width, toSize: 500)"),
    Broken(
      "PureNoTop", 1, "+    title.autoPinEdge(toSuperviewEdge: .top, withInset: 16)",
      "nothing fixes"),
    Broken("TinyWidth", 2, "+    title.width(500, priority: UILayoutPriority(999))"),
    Broken("TinyEdges", 3, "+    title.bottomToSuperview(offset: -16)"),
    Broken("TinyNoTop", 1, "+    title.topToSuperview(offset: 16)", "nothing fixes"),
    Broken("AnchorageWidth", 2, "+    title.widthAnchor == 500 ~ 999"),
    Broken("AnchorageWidth", 3, "+    title.leadingAnchor == view.leadingAnchor + 16"),
    Broken("AnchorageNoTop", 1, "+    title.topAnchor == view.topAnchor + 16", "nothing fixes"),
    Broken("CartographyWidth", 2, "+      label.width == 500 ~ UILayoutPriority(999)"),
    Broken(
      "CartographyEdges", 3, "+      label.bottom == label.superview!.bottom - 16"
    ),
    Broken("CartographyNoTop", 1, "+      label.top == root.top + 16", "nothing fixes"),
    Broken("EasyWidth", 1, "+      Trailing(16))"),
    Broken("EasyEdges", 3, "+    title.easy.layout(Top(16), Left(16), Bottom(16), Width(300))"),
    Broken("EasyNoTop", 1, "+    title.easy.layout([Leading(16), Top(16)])", "nothing fixes"),
    Broken("SteviaWidth", 1, "+    titleWidth.priority = UILayoutPriority(752)", "c2 c3 c4"),
    Broken(
      "SteviaLeft", 1, "+    mail.leftConstraint?.priority = UILayoutPriority(752)",
      "ambiguous mail.x"),
    Broken("SteviaNoTop", 1, "+    title.topAnchor.constraint(", "nothing fixes"),
    Broken("MakerAgain", 2, "+            make.left.top.right.equalToSuperview()"),
    Broken("MasonryAgain", 1, "+        make.height.mas_equalTo(200);"),
    Broken("ObjCMetrics", 1, "@\"H:|-margin-[left(wide@999)]-gap-[right(wide)]-margin-|\""),
    Broken("OptionalChain", 2, "+        trailingConstraint?.priority = UILayoutPriority(999)"),
    Broken(
      "ScrollEnd", 1, "+            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),",
      "ambiguous scrollable"),
    Broken("HelperSize", 3, "right: 8), size: .init(width: 0, height: 44))"),
    Broken(
      "HelperLink", 2, "+        body.below(hero, by: 20).pinHorizontally(to: view, inset: 16)\n"),
    Broken(
      "LocalUnused", 1, "-        let width = NSLayoutConstraint(item: box, attribute: .width"),
    Broken("LoopTurn", 1, "+      if label != b {"),
    Broken("ObjCTurn", 1, "+    if (label != labels[1]) {"),
    Broken("LazySets", 1, "-    list.widthAnchor.constraint(equalToConstant: 280),"),
    Broken("FormatLoop", 1, "+    for format in [\"H:|-16-[title]-16-|\", \"V:|-60-[title]\"] {"),
  ]

  @Test(arguments: LongTests.sample(of: broken + brokenElsewhere, every: 3) + brokenEarly)
  func aPatchThatGitAppliesRepairsTheFile(_ broken: Broken) throws {
    let (name, text) = (try broken.file, try broken.text)
    var conversation = try Conversation(MemoryFiles([name: text]))
    conversation.mustSay(["import \(name)"])
    #expect(conversation.findings.contains(broken.finding))
    conversation.mustSay(["fix \(broken.fix)", "export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    #expect(patch.contains(broken.line), "\(patch)")

    let repaired = try applied(patch, to: [name: text])
    var again = try Conversation(MemoryFiles(repaired))
    again.mustSay(["import \(name)"])
    #expect(!again.findings.contains(broken.finding), "\(again.findings)")
  }

  /// `patch` takes a name with blanks up to the tab behind it, and git does so, too.
  @Test func aNameMayHaveBlanks() throws {
    let broken = Self.broken[0]
    let (name, text) = ("My App/Main Screen.swift", try broken.text)
    var conversation = try Conversation(MemoryFiles([name: text]))
    conversation.mustSay(["import \"\(name)\"", "fix \(broken.fix)", "export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    #expect(patch.contains("--- a/\(name)\t\n+++ b/\(name)\t\n"), "\(patch)")
    #expect(try applied(patch, to: [name: text])[name]?.contains(broken.line.dropFirst()) == false)
  }

  /// What becomes of files in a folder of their own.
  private func applied(_ patch: String, to files: [String: String]) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patch-\(UUID())")
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "out.patch")
    try patch.write(to: file, atomically: true, encoding: .utf8)
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", file.path]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(patch)")
    return try files.keys.reduce(into: [:]) { texts, name in
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }
}

extension Conversation {
  /// What there is to say of the present layout.
  fileprivate var findings: String {
    var copy = self
    return copy.say("conflicts") + copy.say("ambiguity") + copy.say("suspicions")
  }
}

// MARK: - What is said

extension PatchTests {
  private func conversation(_ name: String) throws -> Conversation {
    let text = try Broken(name, 1, "").text
    var conversation = try Conversation(MemoryFiles(["App/\(name).swift": text]))
    conversation.mustSay(["import App/\(name).swift"])
    return conversation
  }

  @Test func eachRepairIsShownAsTheLinesBeforeAndAfter() throws {
    var conversation = try conversation("OneByOne")
    let answer = conversation.say("fix")
    #expect(answer.contains("--- OneByOne.swift:14"))
    #expect(
      answer.contains("- title.widthAnchor.constraint(equalToConstant: 400).isActive = true"))
    #expect(answer.contains("+ titleWidth.priority = UILayoutPriority(999)"))
  }

  /// The name that a view has where it is made, and data that are not replaced by what was tried here.
  @Test(arguments: [
    ("title.numberOfLines = 2", "-    label.numberOfLines = 0\n+    label.numberOfLines = 2"),
    ("badge.numberOfLines = 3", "-    $0.numberOfLines = 0\n+    $0.numberOfLines = 3"),
    ("title.text = \"Long\"", nil),
    ("badge.text = \"Long\"", "-    badge.text = \"New\"\n+    badge.text = \"Long\""),
  ])
  func aPropertyIsChangedWhereItIsSet(line: String, change: String?) throws {
    let text = """
      class Card: UIViewController {
        let title: UILabel = {
          let label = UILabel()
          label.numberOfLines = 0
          return label
        }()
        let badge = UILabel().then {
          $0.numberOfLines = 0
        }
        override func viewDidLoad() {
          view.addSubview(title)
          view.addSubview(badge)
          title.text = model.title
          badge.text = "New"
        }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Card.swift": text]))
    conversation.mustSay(["import Card.swift", line])
    let answer = conversation.say("export patch out").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let patch = conversation.files["out.patch"]
    if let change {
      #expect(patch?.contains(change) == true, "\(patch ?? answer)")
    } else {
      #expect(patch == nil && answer.contains("takes that value from its data"), "\(answer)")
    }
  }

  @Test func whyAndConflictsNameFileAndLine() throws {
    var conversation = try conversation("OneByOne")
    #expect(conversation.say("conflicts").contains("OneByOne.swift:14"))
    #expect(conversation.say("why title.leading").contains("OneByOne.swift:12"))
  }

  @Test func allChangesSinceTheFileWasOpenedAreInOnePatch() throws {
    var conversation = try conversation("OneByOne")
    conversation.mustSay([
      "fix 1", "c2.constant = 24", "title.bottom <= view.bottom - 20", "title.isHidden = true",
      "undo", "export patch",
    ])
    let patch = try #require(conversation.files["OneByOne.patch"])
    #expect(patch.contains("--- a/App/OneByOne.swift\n+++ b/App/OneByOne.swift\n@@ "))
    #expect(patch.contains("view.leadingAnchor, constant: 24)"))
    #expect(patch.contains("title.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor"))
    #expect(!patch.contains("isHidden"))
  }

  /// A patch is a `.diff`, too; without a name it is called as the file that it changes.
  @Test func thePatchIsCalledAsItIsGivenOrAsItsFile() throws {
    var conversation = try conversation("OneByOne")
    conversation.mustSay(["fix 1", "export patch a.diff", "export patch b", "export patch"])
    for name in ["a.diff", "b.patch", "OneByOne.patch"] {
      #expect(conversation.files[name]?.contains("+++ b/App/OneByOne.swift") == true, "\(name)")
    }
    #expect(conversation.files["a.diff.patch"] == nil)
  }

  @Test func oneTurnIsPatchedAloneAndAllInTheirLine() throws {
    let text = """
      let boxes = [UIView(), UIView()]
      for box in boxes {
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 40)])
      }

      """
    var conversation = try Conversation(MemoryFiles(["Boxes.swift": text]))
    conversation.mustSay(["import Boxes.swift", "c1.constant = 50", "export patch one"])
    let one = try #require(conversation.files["one.patch"])
    #expect(one.contains("50") && one.contains("40"), "\(one)")
    conversation.mustSay(["c2.constant = 50", "export patch"])
    #expect(conversation.files["Boxes.patch"]?.contains("equalToConstant: 50") == true)
  }

  @Test func withoutFilesOfCodeThereIsNothingToPatch() throws {
    var conversation = try Conversation()
    #expect(conversation.refusal(of: "export patch").contains("import Card.swift"))
    conversation = try self.conversation("OneByOne")
    #expect(conversation.refusal(of: "export patch").contains("Nothing has changed"))
  }

  @Test func linesEndAsTheFileHasThem() throws {
    let text = try Broken("OneByOne", 1, "").text.replacing("\n", with: "\r\n")
    var conversation = try Conversation(MemoryFiles(["A.swift": text]))
    conversation.mustSay(["import A.swift", "fix 1", "export patch"])
    let patch = try #require(conversation.files["A.patch"])
    #expect(try applied(patch, to: ["A.swift": text])["A.swift"]?.contains("400") == false)
  }

  @Test func replayedSessionsWriteNoFile() throws {
    let session = "import OneByOne.swift\nfix 1\nexport patch\nexpect accepted\n"
    let text = try Broken("OneByOne", 1, "").text
    let files = MemoryFiles(["OneByOne.swift": text, "a.tsume": session])
    var conversation = try Conversation(files)
    conversation.mustSay(["replay a.tsume"])
    #expect(files["OneByOne.patch"] == nil)
  }

  @Test func bothLanguagesSayIt() throws {
    var conversation = try Conversation(
      MemoryFiles(["A.swift": try Broken("OneByOne", 1, "").text]), language: .japanese)
    conversation.mustSay(["import A.swift", "fix 1"])
    #expect(conversation.say("export patch").contains("git apply A.patch"))
    #expect(
      conversation.say("help export").contains("パッチ")
        || conversation.say("help export").contains("git apply"))
  }
}

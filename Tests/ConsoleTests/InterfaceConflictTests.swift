import Console
import Prose
import Testing

/// A conflict in an Interface Builder file is told wherever the file is asked about.
@Suite struct InterfaceConflictTests {
  private static func storyboard(_ sizes: [(id: String, relation: String, constant: Int)]) -> String
  {
    let constraints = sizes.map { size in
      "<constraint firstAttribute=\"width\" relation=\"\(size.relation)\" "
        + "constant=\"\(size.constant)\" id=\"\(size.id)\"/>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects><viewController id="one">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="20" width="100" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="tall"/>
      \(constraints.joined())</constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="10" id="side"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="roof"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
  }

  private static let bad = storyboard([("a", "equal", 100), ("b", "lessThanOrEqual", 80)])
  private static let good = storyboard([("a", "equal", 100), ("b", "lessThanOrEqual", 180)])

  private func text(_ reports: [Report]) -> String {
    let page = Page(language: .english, columns: 80, drawing: .unicode)
    return reports.map { PlainRenderer().render($0, on: page) }.joined()
  }

  @Test func itIsProvedAsThePromptProvesIt() {
    let verdict = LogVerdict(of: Self.bad) { false }
    #expect(verdict.hasConflict && !verdict.isEmpty)
    #expect(text(verdict.reports).contains("100, which is 20 more than 80"))
    #expect(verdict.json(for: "a.storyboard").encoded.contains("\"times\":1"))
  }

  /// By what Xcode finds in the file: the constraint's id and its line.
  @Test func constraintsAreNamedAsInTheFile() {
    let verdict = LogVerdict(of: Self.bad) { false }
    let said = text(verdict.reports)
    #expect(said.contains("a (line 9)") && said.contains("b (line 9)"), "\(said)")
    #expect(said.contains("in Interface Builder: "), "\(said)")
    #expect(!said.contains("widthAnchor"), "\(said)")
    let json = verdict.json(for: "a.storyboard").encoded
    #expect(json.contains(#","id":"a","line":9}"#), "\(json)")
    #expect(json.contains(#""predicted":"c"#), "\(json)")
  }

  /// What is set aside here, and what UIKit would set aside, are told by both commands.
  @Test func framesAndConflictAgree() {
    let conflict = text(LogVerdict(of: Self.bad) { false }.reports)
    let frames = InterfaceFrames(of: Self.bad, content: "stored", isCancelled: { false })
    let told = text(frames.reports)
    #expect(frames.hasConflict)
    let broken = ["c3", "c4", "c5"].filter { told.contains("broken    \($0)") }
    #expect(broken.count == 1)
    for name in broken {
      #expect(
        conflict.contains("would probably break \(name)")
          || conflict.contains("show the frames without \(name)") && told.contains("instead"),
        "\(conflict)\n\(told)")
    }
  }

  @Test func oneThatHoldsIsNoMistake() {
    let verdict = LogVerdict(of: Self.good) { false }
    #expect(!verdict.hasConflict && !verdict.isEmpty)
    #expect(text(verdict.reports).contains("nothing is in conflict"))
  }

  /// With a second scene of the same.
  private static let twoScenes: String = {
    let scene = good.part(from: "<scene ", to: "</scene>")
    let other = ["s1", "one", "root", "box", "tall", "a", "b", "side", "roof"].reduce(scene) {
      $0.replacing("\"\($1)\"", with: "\"\($1)2\"")
    }
    return good.replacing("</scenes>", with: other + "</scenes>")
  }()

  @Test func aSceneThatIsNotLaidOutIsToldBesideOthers() throws {
    var asked = 0
    func verdict(on text: String, upTo limit: Int) -> LogVerdict {
      asked = 0
      return LogVerdict(of: text) {
        asked += 1
        return asked > limit
      }
    }
    #expect(verdict(on: Self.good, upTo: .max).isReadWhole)
    // The other is begun, and stopped.
    let half = verdict(on: Self.twoScenes, upTo: asked + 1)
    #expect(!half.isEmpty && !half.isReadWhole)
    #expect(half.unjudged.count == 1)
    #expect(try #require(half.unjudged.first).english.string.contains("was not laid out"))
    let whole = verdict(on: Self.twoScenes, upTo: .max)
    #expect(whole.isReadWhole && whole.unjudged.isEmpty)
  }

  /// Nobody takes for judged what was left out.
  @Test func aConstraintThatIsLeftOutIsTold() {
    let huge = Self.storyboard([("a", "equal", 100), ("b", "equal", 1_000_000_000)])
    let verdict = LogVerdict(of: huge) { false }
    #expect(text(verdict.reports).contains("is left out. The constant is too large"))
    #expect(!text(LogVerdict(of: Self.good) { false }.reports).contains("left out"))
  }

  @Test func whatIsNoStoryboardSaysWhy() {
    let verdict = LogVerdict(of: String(Self.bad.prefix(200))) { false }
    #expect(verdict.isEmpty && !verdict.objections.isEmpty)
  }

  @Test func framesSayWhatTheyAreWithout() {
    func frames(of text: String) -> InterfaceFrames {
      InterfaceFrames(of: text, content: "stored", isCancelled: { false })
    }
    let (bad, good) = (frames(of: Self.bad), frames(of: Self.good))
    #expect(text(bad.reports).contains("the frames are without it"))
    #expect(!text(good.reports).contains("broken"))
    #expect(bad.json(for: "a", in: .english).encoded.contains("\"broken\":[\""))
    #expect(good.json(for: "a", in: .english).encoded.contains("\"broken\":[]"))
  }

  @Test func aFileThatTakesThePlaceOfTypedLinesSaysSo() throws {
    var conversation = try Conversation(MemoryFiles(["a.storyboard": Self.good]))
    conversation.mustSay(["add label title"])
    #expect(conversation.say("import a.storyboard").contains("takes the place of the layout"))
    #expect(!conversation.say("import a.storyboard").contains("takes the place of the layout"))
    #expect(conversation.refusal(of: "export patch").contains("A file of Interface Builder"))
  }
}

extension String {
  fileprivate func part(from start: String, to end: String) -> String {
    guard let first = firstRange(of: start), let last = firstRange(of: end) else { return "" }
    return String(self[first.lowerBound..<last.upperBound])
  }
}

import Console
import ConsoleSupport
import TestSupport
import Testing

/// Constraints of a storyboard in a program: what code gives them is named and changed there, the rest in the
/// storyboard.
@Suite struct InterfacePatchTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s1"><objects>
        <viewController id="one" customClass="CardController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>
                    <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
                        <rect key="frame" x="20" y="20" width="335" height="120"/>
                        <subviews>
                            <view id="pic" translatesAutoresizingMaskIntoConstraints="NO">
                                <rect key="frame" x="0" y="20" width="335" height="80"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="80" id="picH"/>
                                </constraints>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="pic" firstAttribute="top" secondItem="box" secondAttribute="top" constant="20" id="a1"/>
                            <constraint firstItem="pic" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="a2"/>
                            <constraint firstAttribute="trailing" secondItem="pic" secondAttribute="trailing" id="a3"/>
                            <constraint firstAttribute="bottom" secondItem="pic" secondAttribute="bottom" constant="20" id="a4"/>
                            <constraint firstAttribute="height" constant="120" id="boxH"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b1"/>
                    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="b2"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b3"/>
                </constraints>
            </view>
            <connections><outlet property="heightConstraint" destination="boxH" id="o1"/></connections>
        </viewController></objects></scene></scenes>
    </document>

    """

  private static let code = """
    import UIKit
    class CardController: UIViewController {
      @IBOutlet weak var heightConstraint: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        heightConstraint.constant = 300
      }
      func close() { heightConstraint.constant = 60 }
    }

    """

  private func opened(_ lines: [String] = []) throws -> Conversation {
    let texts = ["App/Main.storyboard": Self.storyboard, "App/CardController.swift": Self.code]
    let files = MemoryFiles(texts)
    var surroundings = files.surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["import App"] + lines)
    return conversation
  }

  private func patch(after lines: [String]) throws -> String {
    var conversation = try opened(lines)
    conversation.mustSay(["export patch out"])
    return try #require(conversation.files["out.patch"])
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func theLineThatSetTheConstantIsNamedBeforeTheElement() throws {
    var conversation = try opened()
    for question in ["conflicts", "why view2.height"] {
      let answer = oneLine(conversation.say(question))
      #expect(
        answer.contains("CardController.swift:6, made as boxH (line 23)"), "\(answer)")
    }
    conversation.mustSay(["close()"])
    #expect(oneLine(conversation.say("conflicts")).contains("CardController.swift:8, made as boxH"))
    conversation.mustSay(["heightConstraint.constant = 90"])
    let typed = oneLine(conversation.say("conflicts"))
    #expect(typed.contains("boxH (line 23)") && !typed.contains("made as"), "\(typed)")
  }

  @Test func theConstantIsChangedWhereCodeSetsIt() throws {
    let patch = try patch(after: ["heightConstraint.constant = 120"])
    #expect(
      patch.contains("-    heightConstraint.constant = 300\n+    heightConstraint.constant = 120\n")
    )
    #expect(!patch.contains("storyboard"), "\(patch)")
  }

  /// As Xcode writes them, and with nothing else in the line changed.
  @Test(arguments: [
    (
      "c4.constant = 24",
      #"+ <constraint firstItem="pic" firstAttribute="top" secondItem="box" secondAttribute="top" "#
        + #"constant="24" id="a1"/>"#
    ),
    (
      "c9.isActive = false; c9.priority = .init(999); c9.isActive = true",
      #"+ <constraint firstAttribute="height" priority="999" constant="80" id="picH"/>"#
    ),
    ("remove c9", #"- <constraint firstAttribute="height" constant="80" id="picH"/>"#),
  ])
  func otherConstraintsAreChangedInTheStoryboard(_ lines: String, _ change: String) throws {
    let patch = try patch(after: [lines])
    #expect(patch.contains("--- a/App/Main.storyboard"), "\(patch)")
    #expect(oneLine(patch).contains(change), "\(patch)")
    #expect(!patch.contains("+++ b/App/CardController.swift"), "\(patch)")
  }

  /// Without its element the outlet would lead nowhere.
  @Test func whatAnOutletLeadsToIsSwitchedOffByItsCode() throws {
    let patch = try patch(after: ["remove heightConstraint"])
    #expect(
      patch.contains("-    heightConstraint.constant = 300\n+    heightConstraint.isActive = false")
    )
  }
}

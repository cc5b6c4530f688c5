import Console
import Testing

/// The frames of a file before the first layout.
@Suite struct DesignFrameTests {
  private func conversation() throws -> Conversation {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="one"><view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view misplaced="YES" userLabel="back" \
      translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="40" y="80" width="240" height="128"/>
              <subviews>
                <view userLabel="inner" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="i">
                  <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                </view>
              </subviews>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="60" id="c2"/>
            <constraint firstItem="b" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="b" firstAttribute="height" constant="50" id="c4"/>
          </constraints>
        </view></viewController></objects></scene></scenes>
      </document>
      """
    var conversation = try Conversation(MemoryFiles(["stale.storyboard": text]))
    conversation.mustSay(["import stale.storyboard", "expect back.frame == (20, 60, 100, 50)"])
    return conversation
  }

  @Test func theyAreWhatViewDidLoadReads() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "expect at viewDidLoad back.frame == (40, 80, 240, 128)",
      "expect at viewIsAppearing back.frame == (40, 80, 240, 128)",
      "expect at viewDidLayoutSubviews back.frame == (20, 60, 100, 50)",
    ])
    #expect(conversation.say("timeline back").contains("(40, 80, 240, 128)"))
  }

  /// A frame is given by hand, and taken away again: the file's is forgotten with it.
  @Test func theyEndWithAFrameOfOnesOwn() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "back.translatesAutoresizingMaskIntoConstraints = true",
      "back.translatesAutoresizingMaskIntoConstraints = false",
      "expect at viewDidLoad back.frame == (20, 60, 100, 50)", "undo", "undo",
      "expect at viewDidLoad back.frame == (40, 80, 240, 128)",
    ])
  }

  @Test func theyPlaceNothing() throws {
    var conversation = try conversation()
    conversation.mustSay(["deactivate c1", "expect ambiguous back.x", "expect back.x == ~0"])
  }
}

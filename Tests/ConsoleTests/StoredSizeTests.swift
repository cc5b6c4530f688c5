import Testing

/// A storyboard stores a frame that its text does not explain: the file counts, and that is said.
@Suite struct StoredSizeTests {
  private static func storyboard(width: Double) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" useAutolayout="YES" initialViewController="c"><scenes><scene sceneID="s">\
    <objects><viewController id="c"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="A long text that needs room" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="16" y="100" width="\(width)" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="16" id="x"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="100" id="y"/></constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  @Test func anOutdatedWidthIsTold() throws {
    var conversation = try Conversation(MemoryFiles(["a.storyboard": Self.storyboard(width: 42)]))
    let step = conversation.say("import a.storyboard")
    #expect(step.contains("and stored 42 wide") && step.contains("content label auto"), "\(step)")
    conversation.mustSay(["content label auto", "expect label.width > 150"])
  }

  @Test func aWidthThatTheTextExplainsIsNot() throws {
    var conversation = try Conversation(MemoryFiles(["a.storyboard": Self.storyboard(width: 205)]))
    #expect(!conversation.say("import a.storyboard").contains("stored"))
  }
}

import Testing

@testable import Console

/// What a table takes from the content views of its rows: the notch at the sides, and a pixel for the line
/// between two rows.
@Suite struct RowInsetTests {
  private static let table = [
    "device iphone-15", "add tableView table", "H:|[table]|", "V:|[table]|",
    "add tableViewCell row in table", "add label text \"Row\" in row.contentView",
    "text.leading == row.contentView.leading + 20",
    "text.top == row.contentView.top + 11; text.bottom == row.contentView.bottom - 11",
  ]

  /// The row is as wide as its table, and what is in it lies between the notch and the other side.
  @Test func contentKeepsClearOfTheNotchInLandscape() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.table + [
        "expect row.contentView.x == 0", "rotate", "expect row.width == 852",
        "expect row.contentView.x == 59", "expect row.contentView.width == 734",
        "expect text.left == view.left + 79", "expect no conflict",
        "table.insetsContentViewsToSafeArea = false", "expect row.contentView.x == 0",
        "expect row.contentView.width == 852",
        "table.insetsContentViewsToSafeArea = true", "expect row.contentView.x == 59",
        "rotate", "expect row.contentView.x == 0", "expect row.contentView.width == 393",
      ])
  }

  @Test func withoutSeparatorsNoPixelIsTaken() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.table + [
        "expect row.contentView.height == 42.333", "expect row.frame.height == 42.667",
        "table.separatorStyle = .none", "expect row.contentView.height == 42.333",
        "expect row.frame.height == 42.333", "expect table.separatorStyle == .none",
        "table.separatorStyle = .singleLine", "expect row.frame.height == 42.667",
      ])
    #expect(conversation.say("table.separatorStyle = .nnone").contains("none"))
  }

  /// On the canvas of the file its frames stand; turned, the content view keeps clear of the notch.
  @Test func rowsOfAFileKeepClearOfTheNotchWhenTurned() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects><tableViewController id="one">
      <tableView key="view" rowHeight="80" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell rowHeight="80" id="row">
      <rect key="frame" x="0" y="50" width="393" height="80"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="393" height="80"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    var conversation = try Conversation(MemoryFiles(["t.storyboard": storyboard]))
    conversation.mustSay([
      "import t.storyboard", "expect tableViewCell.contentView.frame == (0, 0, 393, 80)", "rotate",
      "expect tableViewCell.contentView.x == 59",
      "expect tableViewCell.contentView.width == 734", "rotate",
      "expect tableViewCell.contentView.frame == (0, 0, 393, 80)",
    ])
  }
}

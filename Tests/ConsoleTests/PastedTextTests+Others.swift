extension PastedTextTests {
  /// What is printed or warned of, and ends no app.
  static let others = [
    Case(
      "•UIWindow:0x7fb301\n|   *UIView:0x7fb302\n|   |   *UILabel:0x7fb303'Total'- AMBIGUOUS LAYOUT for "
        + "UILabel:0x7fb303'Total'.minX{id: 13}, UILabel:0x7fb303'Total'.Width{id: 15}",
      [
        "as _autolayoutTrace prints them: 3 views, 2 laid out", "UILabel 'Total' (minX, Width)",
        "add what is missing",
      ], "曖昧なレイアウト"),
    Case(
      "$1 = 0x0000600002d1c9f0\n*<UIWindow:0x7528820>\n|   *<UIView:0x7529d50>\n|   |   *<UIButton:0x752aa10> - AMBIGUOUS LAYOUT",
      ["3 views, 3 laid out by constraints", "UIButton"], "曖昧なレイアウト"),
    Case(
      "Main.storyboard:31: warning: Fixed width constraints may cause clipping.",
      ["a fixed size for text", ">= instead of ="], "文字に対する固定サイズ"),
    Case(
      "Need constraints for: X position, width\nFrame for \"Title\" will be different at run time.",
      ["nothing says X position, width", "Title is drawn at another frame"],
      "X 位置・幅 を決める制約がなく"),
    Case(
      "Horizontal position and width are ambiguous for \"Photo\".\nScrollable content size is ambiguous for "
        + "\"Scroll View\".\nTrailing constraint is missing, which may cause overlapping with other views.",
      ["of Photo leave", "Scroll View is not pinned", "an open end"], "スクロールする内容のサイズの不足"),
    Case(
      "Views without any layout constraints may clip their content or overlap other views.",
      ["no constraints at all", "pin it along both axes"], "制約なし"),
    Case(
      """
      /* com.apple.ibtool.document.warnings */
      /Users/me/App/Base.lproj/Main.storyboard:4aC-x1-Qv2: warning: Ambiguous layout: Position is ambiguous for "Photo".
      /Users/me/App/Base.lproj/Main.storyboard:8bD-y2-Rw3: warning: Views without any layout constraints may clip \
      their content or overlap other views.
      """, ["constraints of Photo leave", "8bD-y2-Rw3 keeps the frame"], "曖昧なレイアウト"),
    Case(
      "Misplaced view: Frame for \"Title\" will be different at run time.\nMissing constraints: Y position",
      ["Title is drawn at another frame", "nothing says Y position"], "位置のずれ"),
    Case(
      "Main.storyboard: warning: Unsupported Configuration: Plain Style unsupported in a Navigation Item",
      ["a bar button style", "Bordered or Done"], "ナビゲーションバーが描かない"),
    Case(
      "Main.storyboard:u7-k: warning: Large Titles before iOS 11.0",
      ["newer than the deployment target"], "新しい機能"),
    Case(
      "Pad.storyboard:Dlb-cb-nWC: warning: Constraint referencing items turned off in current configuration. "
        + "Turn off this constraint in the current configuration.",
      ["a constraint without its view", "find the element by its id"], "ビューのない制約"),
    Case(
      "Card.xib:u7-k: warning: Something that nobody has heard of.",
      ["and none about constraints that is known here: Something that nobody"], "既知のものではありません"),
    Case(
      "Unsupported Configuration: Scene is unreachable due to lack of entry points and does not have an "
        + "identifier for runtime access via -instantiateViewControllerWithIdentifier:.",
      ["a scene that nothing shows", "Storyboard ID"], "表示されないシーン"),
  ]
}

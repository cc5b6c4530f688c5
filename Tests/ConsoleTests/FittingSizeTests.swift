import Testing

/// What views measure by themselves (UIKit sizing, sections 3, 6 and 7).
@Suite struct FittingSizeTests {
  /// A card around a box that would be 200 wide at 49 and 100 high at 51.
  private static let card = [
    "device iphone-8", "add view card", "add view box in card",
    "box.top == card.top; box.left == card.left", "card.right == box.right",
    "card.bottom == box.bottom", "box.width == 200 @49", "box.height == 100 @51",
  ]

  /// The pull to the target is at 50 unless another priority is given.
  @Test(arguments: [
    ("UIView.layoutFittingCompressedSize", "(0, 100)"),
    ("UIView.layoutFittingExpandedSize", "(10000, 100)"),
    (fit(300, 0, ".required", ".fittingSizeLevel"), "(300, 100)"),
    (fit(300, 70, ".required", ".required"), "(300, 70)"), (fit(300, 70, "40", "52"), "(200, 70)"),
  ])
  func aTargetIsWeighedAgainstWhatIsInTheView(_ target: String, _ size: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.card + ["expect card.systemLayoutSizeFitting(\(target)) == \(size)"])
  }

  /// UIKit's most frequent slip: what reaches no other edge says nothing of the size.
  @Test func aChainThatEndsMidwayComesToNothing() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view loose", "add label text \"Hello\" in loose", "text.top == loose.top",
      "text.left == loose.left", "loose.right == text.right",
      "expect loose.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (39, 0)",
    ])
  }

  /// What the safe area and the margins keep free is part of the view, which stays where it is while
  /// it is measured.
  @Test func theInsetsThatTheViewHasCount() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView st", "st.isLayoutMarginsRelativeArrangement = true",
      "add label l1 \"Hello\" in st", "st.leading == view.leading; st.top == view.top",
      "expect st.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (55, 95.333)",
      "add view plain", "plain.leading == view.leading; plain.top == view.top",
      "add label l2 \"Hello\" in plain",
      "l2.leading == plain.leading; plain.trailing == l2.trailing",
      "l2.top == plain.safeArea.top; l2.bottom == plain.safeArea.bottom",
      "expect plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (39, 79.333)",
    ])
  }

  /// Away from the edges of the screen nothing is kept free.
  @Test func aViewBelowTheSafeAreaHasNoneInItsSize() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view plain", "plain.leading == view.leading; plain.top == view.top + 100",
      "add label l \"Hello\" in plain", "l.leading == plain.leading; plain.trailing == l.trailing",
      "l.top == plain.safeArea.top; l.bottom == plain.safeArea.bottom",
      "expect plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (39, 20.333)",
    ])
  }

  @Test(arguments: [
    ("view", "(-1, -1)"), ("stackView", "(-1, -1)"), ("scrollView", "(-1, -1)"),
    ("tableView", "(-1, -1)"), ("mapView", "(-1, -1)"), ("imageView", "(-1, -1)"),
    ("textView", "(-1, -1)"), ("switch", "(49, 31)"), ("slider", "(-1, 30)"),
    ("stepper", "(94, 32)"), ("progressView", "(-1, 4)"), ("activityIndicator", "(20, 20)"),
    ("pickerView", "(320, 216)"), ("searchBar", "(-1, 56)"), ("navigationBar", "(-1, 44)"),
    ("toolbar", "(-1, 44)"), ("tabBar", "(-1, 49)"),
  ])
  func eachKindAsksForItsOwnSize(_ kind: String, _ size: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add \(kind) a", "expect a.intrinsicContentSize == \(size)",
    ])
  }

  /// An explicit width stands in for that of the layout, whose width is measured in again afterwards.
  @Test func aTextIsMeasuredInTheWidthThatItHas() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add label l \"one two three four five six seven eight nine ten\"",
      "l.top == view.top; l.left == view.left", "l.numberOfLines = 0", "l.width == 100 as narrow",
      "expect l.intrinsicContentSize == (92, 101.5)", "expect l.height == 101.5",
      "narrow.constant = 375", "expect l.intrinsicContentSize == (353.5, 20.5)",
      "l.preferredMaxLayoutWidth = 100", "expect l.intrinsicContentSize == (92, 101.5)",
      "expect l.frame == (0, 0, 375, 101.5)",
    ])
  }
}

private func fit(_ width: Int, _ height: Int, _ horizontal: String, _ vertical: String) -> String {
  "(\(width), \(height)), withHorizontalFittingPriority: \(horizontal), "
    + "verticalFittingPriority: \(vertical)"
}

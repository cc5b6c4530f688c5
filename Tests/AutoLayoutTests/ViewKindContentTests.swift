import AutoLayout
import Testing

@Suite struct ViewKindContentTests {
  private func size(_ kind: ViewKind, _ change: (inout Content) -> Void) -> NaturalSize {
    var content = kind.addedContent
    change(&content)
    return kind.naturalSize(of: content, scale: 2)
  }

  @Test func aGivenSizeStaysUntilTheContentIsSetAgain() {
    var content = ViewKind.label.addedContent
    content.give(NaturalSize(width: 60, height: 20))
    content.font = Font(size: 30)
    content.numberOfLines = 0
    content.placeholder = "Name"
    #expect(content.given == NaturalSize(width: 60, height: 20))
    let changes: [(inout Content) -> Void] = [
      { $0.setText("Name") }, { $0.setText(nil) }, { $0.setImage(nil) }, { $0.setSegments(["A"]) },
      { $0.setNumberOfPages(2) }, { $0.measureAutomatically() },
    ]
    for change in changes {
      var changed = content
      change(&changed)
      #expect(changed.given == nil)
    }
  }

  /// What a file stores is the size of that text in that font.
  @Test func aStoredSizeStaysUntilTheFontIsSetAgain() {
    var content = ViewKind.label.addedContent
    content.setText("Kiwi")
    content.giveStored(NaturalSize(width: 60, height: 33))
    let changes: [(inout Content) -> Void] = [
      { $0.font = Font(size: 30) }, { $0.numberOfLines = 0 }, { $0.placeholder = "Name" },
      { $0.paragraph.lineSpacing += 4 }, { $0.setText("Fig") },
    ]
    for change in changes {
      var changed = content
      change(&changed)
      #expect(changed.given == nil)
    }
    var same = content
    same.font = content.font
    #expect(same == content)
    content.give(NaturalSize(width: 60, height: 33))
    content.font = Font(size: 30)
    #expect(content.given == NaturalSize(width: 60, height: 33))
  }

  @Test func oneSideIsMeasuredWhereAFileGivesTheOther() {
    var content = ViewKind.label.addedContent
    content.setText("Kiwi")
    let measured = ViewKind.label.naturalSize(of: content, scale: 2)
    content.giveStored(NaturalSize(width: 343, height: 33), measuring: .horizontal)
    let size = ViewKind.label.naturalSize(of: content, scale: 2)
    #expect(size == NaturalSize(width: measured.width, height: 33))
  }

  @Test func anEmptyLabelIsOfSizeZero() {
    #expect(size(.label) { $0.setText(nil) } == NaturalSize(.zero))
    #expect(size(.label) { $0.setText("") } == NaturalSize(.zero))
  }

  @Test func aLabelCountsItsLinesUnlessItHasOne() {
    #expect(size(.label) { $0.setText("one\ntwo\nthree") }.height == 20.5)
    #expect(
      size(.label) {
        $0.setText("one\ntwo\nthree")
        $0.numberOfLines = 0
      }.height == 61)
  }

  @Test func anImageViewIsAsLargeAsItsImageAndHasNoSizeWithout() {
    #expect(
      size(.imageView) { $0.setImage(Size(width: 40, height: 30)) }
        == NaturalSize(width: 40, height: 30))
    #expect(size(.imageView) { $0.setImage(nil) } == .noMetric)
  }

  @Test func aButtonIsAtLeastThirtyPointsWide() {
    for title in ["OK", "1", "+", ""] {
      #expect(size(.button) { $0.setText(title) } == NaturalSize(width: 30, height: 30), "\(title)")
    }
  }

  @Test func aButtonPutsImageAndTitleSideBySide() {
    let image = Size(width: 44, height: 44)
    #expect(size(.button) { $0.setImage(image) } == NaturalSize(width: 90, height: 44))
    #expect(
      size(.button) {
        $0.setImage(image)
        $0.setText(nil)
      } == NaturalSize(image))
  }

  @Test func anImageTakesThePlaceOfThePaddingAroundATitle() {
    for (height, expected) in [(10.0, 18.0), (28, 28)] {
      #expect(
        size(.button) { $0.setImage(Size(width: 28, height: height)) }
          == NaturalSize(width: 74, height: expected))
    }
  }

  @Test func aButtonMadeInSwiftIsACustomOneOfEighteenPoints() {
    let size = ViewKind.button.naturalSize(of: ViewKind.button.codeContent, scale: 2)
    #expect(size == NaturalSize(width: 30, height: 34))
  }

  /// UIKit sizing, section 3.
  @Test func aConfigurationIsRoundedUpToPixels() throws {
    var content = ViewKind.button.addedContent
    content.setText("Instructions")
    content.font = Font(size: 17)
    content.isConfigured = true
    content.buttonInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
    func size(_ scale: Double) -> NaturalSize {
      ViewKind.button.naturalSize(of: content, scale: scale)
    }
    #expect(size(1).height == 35)
    #expect(size(2).height == 34.5)
    let sixths = try #require(size(3).height) * 6
    #expect(sixths.rounded() == 206)
    let width = try #require(size(3).width)
    #expect(width > 113 && width < 114)
  }

  @Test func aTextFieldIsAsWideAsItsTextOrElseItsPlaceholder() {
    #expect(size(.textField) { $0.placeholder = "写真" } == NaturalSize(width: 42, height: 34))
    #expect(
      size(.textField) {
        $0.placeholder = "写真"
        $0.setText("写")
      } == NaturalSize(width: 28, height: 34))
  }

  @Test func withoutItsBorderATextFieldIsAsHighAsItsLine() {
    let size = ViewKind.textField.naturalSize(of: ViewKind.textField.codeContent, scale: 2)
    #expect(size == NaturalSize(width: 4, height: 22))
    let older = ViewKind.textField.naturalSize(
      of: ViewKind.textField.codeContent, scale: 2, system: SystemVersion(13))
    #expect(older == NaturalSize(width: 4, height: 21))
  }

  @Test func theHeightsOfBorderedTextFieldsFollowTheirVersions() {
    func height(_ system: Int, _ change: (inout Content) -> Void) -> Double? {
      var content = ViewKind.textField.addedContent
      change(&content)
      return ViewKind.textField.naturalSize(
        of: content, scale: 2, system: SystemVersion(system)
      ).height
    }
    #expect(height(12) { _ in } == 30)
    #expect(height(12) { $0.font = Font(size: 25) } == 34)
    #expect(height(13) { $0.font = Font(size: 25) } == 34)
    #expect(height(12) { ($0.isBordered, $0.isBezelled) = (false, true) } == 17)
  }

  @Test func segmentsOfOlderVersionsAreNarrower() {
    var content = ViewKind.segmentedControl.addedContent
    content.setSegments(["Hotel", "Museum"])
    let size = ViewKind.segmentedControl.naturalSize(
      of: content, scale: 2, system: SystemVersion(12))
    #expect(size == NaturalSize(width: 133, height: 28))
  }

  @Test func aTextViewHasASizeOnceItDoesNotScroll() {
    #expect(size(.textView) { $0.setText("写真") } == .noMetric)
    #expect(
      size(.textView) {
        $0.setText("写真")
        $0.isScrollEnabled = false
      } == NaturalSize(width: 38, height: 33))
    #expect(
      size(.textView) {
        $0.font = Font(size: 17)
        $0.isScrollEnabled = false
      } == NaturalSize(width: 10, height: 36.5))
    #expect(
      size(.textView) {
        $0.font = Font(size: 17)
        $0.setText("写\n写")
        $0.isScrollEnabled = false
      } == NaturalSize(width: 27, height: 57))
  }

  @Test func segmentsByContentAreEachAsWideAsTheirTitle() {
    let size = size(.segmentedControl) {
      $0.setSegments(["On", "Automatic"])
      $0.apportionsSegmentWidths = true
    }
    #expect(size == NaturalSize(width: 119, height: 31))
  }

  @Test func segmentsAreAsWideAsTheWidestTitleAndEighteenPoints() {
    #expect(
      size(.segmentedControl) { $0.setSegments(["All notes", "Favorite notes"]) }
        == NaturalSize(width: 213, height: 31))
    #expect(size(.segmentedControl) { $0.setSegments([]) } == NaturalSize(width: 0, height: 31))
  }

  @Test func aPageControlGrowsWithItsPages() {
    #expect(size(.pageControl) { $0.setNumberOfPages(5) }.width == 71)
    #expect(size(.pageControl) { $0.setNumberOfPages(0) }.width == 0)
    #expect(size(.pageControl) { $0.setNumberOfPages(-3) }.width == 0)
    // 18 points a page (UIKit sizing, section 3).
    let three = ViewKind.pageControl.addedContent
    let newer = ViewKind.pageControl.naturalSize(of: three, scale: 3, system: SystemVersion(26))
    #expect(newer.width == 74)
  }
}

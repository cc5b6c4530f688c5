import AutoLayout
import Testing

@Suite struct ViewKindTests {
  @Test func everyKindHasANameAndAClassOfItsOwn() {
    let kinds = ViewKind.all
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    #expect(Set(kinds.map(\.className)).count == kinds.count)
    for kind in kinds {
      #expect(ViewKind.named(kind.name) == kind)
      #expect(ViewKind.ofClass(kind.className) == kind)
    }
    #expect(ViewKind.ofClass("UILabel") == .label)
    #expect(ViewKind.named("UILabel") == nil)
    #expect(kinds.filter(\.isGuide) == [.guide])
  }

  @Test func filesCallEveryKindByAnElementOfItsOwn() {
    let kinds = ViewKind.all
    #expect(Set(kinds.map(\.element)).count == kinds.count)
    #expect(kinds.filter { $0.element != $0.name } == [.activityIndicator, .webView, .scnView])
  }

  /// UIKit sizing, section 3; interface builder, section 9.
  @Test func whatIsPlainHasNoNaturalSizeAndNoAreaOfItsOwn() {
    #expect(
      ViewKind.all.filter(\.isPlain) == [
        .view, .tableViewCell, .collectionViewCell, .visualEffectView, .mapView, .webView,
        .control, .collectionReusableView, .scnView, .arscnView, .skView, .mtkView, .glkView,
      ])
  }

  /// UIKit sizing, section 2.
  @Test(
    arguments: [
      (ViewKind.view, 250, 250, 250, 250), (.label, 251, 251, 250, 250),
      (.imageView, 251, 251, 250, 250), (.button, 250, 250, 250, 250),
      (.textField, 250, 250, 250, 250), (.textView, 250, 250, 250, 250),
      (.switch, 750, 750, 750, 750), (.stepper, 750, 750, 750, 750),
      (.activityIndicator, 750, 750, 750, 750), (.progressView, 250, 750, 250, 750),
      (.slider, 250, 250, 250, 750), (.segmentedControl, 250, 250, 250, 750),
      (.pageControl, 250, 250, 750, 750), (.pickerView, 250, 250, 750, 750),
      (.datePicker, 250, 250, 750, 750), (.searchBar, 250, 250, 250, 750),
      (.toolbar, 250, 250, 250, 750), (.tabBar, 250, 250, 250, 750),
      (.tableView, 250, 250, 250, 250), (.mapView, 250, 250, 250, 250),
    ] as [(ViewKind, Double, Double, Double, Double)])
  func huggingIsInterfaceBuildersWhenAddedAndUIKitsInCode(
    kind: ViewKind, addedH: Double, addedV: Double, codeH: Double, codeV: Double
  ) {
    #expect(kind.addedHugging.horizontal.rawValue == addedH)
    #expect(kind.addedHugging.vertical.rawValue == addedV)
    #expect(kind.codeHugging.horizontal.rawValue == codeH)
    #expect(kind.codeHugging.vertical.rawValue == codeV)
    #expect(kind.addedResistance == AxisPriorities(both: .defaultHigh))
  }

  /// UIKit sizing, section 3, and system font metrics, section 4.
  @Test(
    arguments: [
      (ViewKind.view, nil, nil), (.label, 41.5, 20.5), (.button, 46, 30), (.imageView, nil, nil),
      (.textField, 14, 34), (.textView, nil, nil), (.switch, 49, 31), (.slider, nil, 30),
      (.stepper, 94, 32), (.progressView, nil, 4), (.activityIndicator, 20, 20),
      (.pageControl, 39, 26), (.guide, nil, nil), (.pickerView, 320, 216),
      (.datePicker, 320, 216), (.searchBar, nil, 56), (.navigationBar, nil, 44),
      (.toolbar, nil, 44), (.tabBar, nil, 49), (.tableView, nil, nil),
      (.collectionView, nil, nil), (.visualEffectView, nil, nil), (.mapView, nil, nil),
      (.webView, nil, nil),
    ] as [(ViewKind, Double?, Double?)])
  func aViewOutOfTheLibraryHasInterfaceBuildersSize(kind: ViewKind, width: Double?, height: Double?)
  {
    let size = kind.naturalSize(of: kind.addedContent, scale: 2)
    #expect(size == NaturalSize(width: width, height: height))
  }

  /// UIKit sizing, section 3.
  @Test(
    arguments: [
      (ViewKind.progressView, 13, 2), (.progressView, 14, 4), (.stepper, 12, 29),
      (.stepper, 13, 32), (.switch, 18, 31), (.switch, 26, 28), (.pageControl, 13, 37),
      (.pageControl, 14, 26), (.searchBar, 10, 44), (.searchBar, 11, 56), (.searchBar, 26, 64),
      (.toolbar, 18, 44), (.toolbar, 26, 54), (.slider, 18, 30), (.slider, 26, 33),
    ] as [(ViewKind, Int, Double)])
  func controlsAreAsHighAsTheirSystemHasThem(kind: ViewKind, system: Int, height: Double) {
    let size = kind.naturalSize(
      of: kind.addedContent, scale: 2, system: SystemVersion(system))
    #expect(size.height == height)
  }

  /// Interface builder, sections 8 and 9: what is drawn.
  @Test(
    arguments: [
      (ViewKind.switch, 51, 31), (.slider, nil, 31), (.segmentedControl, nil, 32),
      (.stepper, 94, 32),
    ] as [(ViewKind, Double?, Double?)])
  func aFrameIsLargerByTheAlignmentInsets(kind: ViewKind, width: Double?, height: Double?) {
    let size = kind.naturalSize(of: kind.addedContent, scale: 2)
    let insets = kind.alignmentInsets
    if let width { #expect((size.width ?? 0) + insets.left + insets.right == width) }
    if let height { #expect((size.height ?? 0) + insets.top + insets.bottom == height) }
  }

  @Test func onlyASliderDrawsBeyondItsLeftEdge() {
    #expect(ViewKind.all.filter { $0.alignmentInsets.left != 0 } == [.slider])
    #expect(ViewKind.slider.alignmentInsets.left == 2)
    #expect(ViewKind.slider.alignmentInsets.right == 2)
  }

  @Test func aSizeGivenByHandHoldsForEveryKindAndIsNotRounded() {
    for kind in ViewKind.all {
      var content = kind.addedContent
      content.give(NaturalSize(width: 60, height: 20.333))
      #expect(kind.naturalSize(of: content, scale: 2) == NaturalSize(width: 60, height: 20.333))
      content.give(.noMetric)
      #expect(kind.naturalSize(of: content, scale: 2) == .noMetric)
      content.measureAutomatically()
      #expect(content == kind.addedContent)
    }
  }

  @Test func whatHoldsOthersTakesNoContent() {
    #expect(
      ViewKind.all.filter { $0.takes.isEmpty }
        == [
          .stackView, .scrollView, .tableView, .tableViewCell, .guide, .layer, .collectionView,
          .collectionViewCell,
        ])
    #expect(ViewKind.all.allSatisfy { $0.takes.isEmpty || $0.takes.contains(.size) })
    #expect(ViewKind.label.takes.contains(.text) && !ViewKind.label.takes.contains(.image))
    #expect(ViewKind.button.takes.isSuperset(of: [.text, .font, .image]))
  }
}

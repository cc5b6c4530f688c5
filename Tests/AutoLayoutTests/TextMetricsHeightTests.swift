import AutoLayout
import Testing

@Suite struct TextMetricsHeightTests {
  @Test(arguments: LabelHeight.all)
  func oneLineHasTheHeightOfTheTable(row: LabelHeight) {
    let metrics = TextMetrics(font: Font(size: row.size))
    for (scale, expected) in zip([1.0, 2, 3], row.heights) {
      let height = metrics.height(ofLines: 1, scale: scale)
      #expect(abs(height - expected) < 0.001)
      #expect(metrics.labelSize(of: "x", numberOfLines: 1, scale: scale).height == height)
    }
  }

  @Test(arguments: LabelHeight.all)
  func aPlainButtonIsTwelvePointsHigherThanItsLine(row: LabelHeight) {
    var content = ViewKind.button.addedContent
    content.font = Font(size: row.size)
    for scale in [1.0, 2, 3] {
      #expect(ViewKind.button.naturalSize(of: content, scale: scale).height == row.buttonHeight)
    }
  }

  @Test(arguments: TwoLines.all)
  func twoLinesAreRoundedTogether(row: TwoLines) {
    let metrics = TextMetrics(font: Font(size: row.size))
    #expect(metrics.height(ofLines: 2, scale: 2) == row.atScale2)
    #expect(abs(metrics.height(ofLines: 2, scale: 3) - row.atScale3) < 0.001)
  }

  @Test func threeLinesOfSeventeenPointsAre61Points() {
    #expect(TextMetrics(font: Font(size: 17)).height(ofLines: 3, scale: 2) == 61)
  }

  @Test func weightDoesNotChangeTheHeight() {
    let heights = FontWeight.allCases.map {
      TextMetrics(font: Font(size: 17, weight: $0)).lineHeight
    }
    #expect(Set(heights) == [20.287109375])
  }

  @Test func ascenderAndDescenderMakeTheLine() {
    let metrics = TextMetrics(font: Font(size: 17))
    #expect(abs(metrics.ascender - 16.1865) < 0.0001)
    #expect(abs(metrics.descender - 4.1006) < 0.0001)
    #expect(metrics.ascender + metrics.descender == metrics.lineHeight)
  }
}

/// A row of the line heights of the system font metrics: size, label height at 1, 2 and 3 pixels per
/// point, height of a plain button.
struct LabelHeight: Sendable, CustomTestStringConvertible {
  let size: Double
  let heights: [Double]
  let buttonHeight: Double

  init(_ size: Double, _ at1: Double, _ at2: Double, _ at3: Double, button: Double) {
    self.size = size
    heights = [at1, at2, at3]
    buttonHeight = button
  }

  var testDescription: String { "\(size) points" }

  static let all: [LabelHeight] = [
    .init(8, 10, 10, 9.6667, button: 22),
    .init(9, 11, 11, 11, button: 23),
    .init(10, 12, 12, 12, button: 24),
    .init(11, 14, 13.5, 13.3333, button: 26),
    .init(12, 15, 14.5, 14.3333, button: 27),
    .init(13, 16, 16, 15.6667, button: 28),
    .init(14, 17, 17, 17, button: 29),
    .init(15, 18, 18, 18, button: 30),
    .init(16, 20, 19.5, 19.3333, button: 32),
    .init(17, 21, 20.5, 20.3333, button: 33),
    .init(18, 22, 21.5, 21.6667, button: 34),
    .init(19, 23, 23, 23, button: 35),
    .init(20, 24, 24, 24, button: 36),
    .init(21, 26, 25.5, 25.3333, button: 38),
    .init(22, 27, 26.5, 26.3333, button: 39),
    .init(23, 28, 27.5, 27.6667, button: 40),
    .init(24, 29, 29, 28.6667, button: 41),
    .init(25, 30, 30, 30, button: 42),
    .init(26, 32, 31.5, 31.3333, button: 44),
    .init(27, 33, 32.5, 32.3333, button: 45),
    .init(28, 34, 33.5, 33.6667, button: 46),
    .init(29, 35, 35, 34.6667, button: 47),
    .init(30, 36, 36, 36, button: 48),
    .init(31, 37, 37, 37, button: 49),
    .init(32, 39, 38.5, 38.3333, button: 51),
    .init(33, 40, 39.5, 39.6667, button: 52),
    .init(34, 41, 41, 40.6667, button: 53),
    .init(35, 42, 42, 42, button: 54),
    .init(36, 43, 43, 43, button: 55),
    .init(37, 45, 44.5, 44.3333, button: 57),
    .init(38, 46, 45.5, 45.6667, button: 58),
    .init(39, 47, 47, 46.6667, button: 59),
    .init(40, 48, 48, 48, button: 60),
    .init(44, 53, 52.5, 52.6667, button: 65),
    .init(48, 58, 57.5, 57.3333, button: 70),
    .init(50, 60, 60, 59.6667, button: 72),
    .init(56, 67, 67, 67, button: 79),
    .init(60, 72, 72, 71.6667, button: 84),
    .init(64, 77, 76.5, 76.6667, button: 89),
    .init(72, 86, 86, 86, button: 98),
    .init(80, 96, 95.5, 95.6667, button: 108),
    .init(96, 115, 115, 114.667, button: 127),
  ]
}

/// A row of UIKit sizing, section 4: size, height of two lines at 2 and 3 pixels per point.
struct TwoLines: Sendable, CustomTestStringConvertible {
  let size: Double
  let atScale2: Double
  let atScale3: Double

  init(_ size: Double, _ atScale2: Double, _ atScale3: Double) {
    self.size = size
    self.atScale2 = atScale2
    self.atScale3 = atScale3
  }

  var testDescription: String { "\(size) points" }

  static let all: [TwoLines] = [
    .init(9, 21.5, 21.667),
    .init(10, 24, 24),
    .init(11, 26.5, 26.333),
    .init(12, 29, 28.667),
    .init(13, 31.5, 31.333),
    .init(14, 33.5, 33.667),
    .init(15, 36, 36),
    .init(16, 38.5, 38.333),
    .init(17, 41, 40.667),
    .init(18, 43, 43),
    .init(19, 45.5, 45.667),
    .init(20, 48, 48),
    .init(22, 53, 52.667),
    .init(24, 57.5, 57.333),
    .init(26, 62.5, 62.333),
    .init(28, 67, 67),
    .init(30, 72, 71.667),
    .init(32, 76.5, 76.667),
    .init(34, 81.5, 81.333),
    .init(36, 86, 86),
    .init(40, 95.5, 95.667),
    .init(48, 115, 114.667),
    .init(60, 143.5, 143.333),
  ]
}

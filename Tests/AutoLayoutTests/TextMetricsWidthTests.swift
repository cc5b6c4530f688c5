import AutoLayout
import Testing

/// The worked examples of the system font metrics, section 1.
struct WorkedExample: Sendable, CustomTestStringConvertible {
  var text: String
  var size: Double
  var weight: FontWeight = .regular
  var era: FontEra = .fromIOS14
  /// `nil` for the title of a plain button, which is the same at every scale.
  var scale: Double?
  var advance: Double
  var width: Double
  var height: Double

  var metrics: TextMetrics {
    TextMetrics(font: Font(size: size, weight: weight), era: era)
  }

  var testDescription: String { "\(text) in \(size) \(weight), \(era)" }

  static let all = [
    WorkedExample(text: "Label", size: 17, scale: 2, advance: 41.41, width: 41.5, height: 20.5),
    WorkedExample(
      text: "Label", size: 17, era: .iOS11To13, scale: 2, advance: 41.58, width: 42, height: 20.5),
    WorkedExample(
      text: "Detail", size: 17, scale: 3, advance: 43.51, width: 43.667, height: 20.333),
    WorkedExample(
      text: "Morning", size: 12, scale: 3, advance: 46.51, width: 46.667, height: 14.333),
    WorkedExample(
      text: "12:00:00", size: 17, weight: .semibold, scale: 2, advance: 71.78, width: 72,
      height: 20.5),
    WorkedExample(text: "Button", size: 15, advance: 45.51, width: 46, height: 30),
    WorkedExample(
      text: "Transfer", size: 14, weight: .semibold, advance: 56.40, width: 57, height: 29),
    WorkedExample(
      text: "Take Photo", size: 22, era: .beforeIOS11, advance: 108.84, width: 109, height: 39),
    WorkedExample(
      text: "City Name", size: 20, era: .beforeIOS11, scale: 2, advance: 93.74, width: 94,
      height: 24),
    WorkedExample(
      text: "Shadow Hidden", size: 20, era: .iOS11To13, scale: 2, advance: 138.09, width: 138.5,
      height: 24),
    WorkedExample(text: "Post Title", size: 21, scale: 2, advance: 84.81, width: 85, height: 25.5),
    WorkedExample(
      text: "Username: ", size: 20, weight: .bold, scale: 3, advance: 107.25, width: 107.333,
      height: 24),
    WorkedExample(
      text: "System Heavy 20.0", size: 20, weight: .heavy, scale: 2, advance: 188.84, width: 189,
      height: 24),
    WorkedExample(text: "Large Title", size: 34, scale: 2, advance: 152.65, width: 153, height: 41),
  ]
}

@Suite struct TextMetricsWidthTests {
  @Test(arguments: WorkedExample.all)
  func aLineIsAsWideAsTheWorkedExampleSays(example: WorkedExample) {
    let advance = example.metrics.advance(of: example.text)
    #expect(abs(advance - example.advance) <= 0.02)
  }

  @Test(arguments: WorkedExample.all)
  func labelsAreRoundedUpToPixelsAndTitlesToPoints(example: WorkedExample) {
    guard let scale = example.scale else {
      #expect(example.metrics.titleWidth(of: example.text) == example.width)
      #expect(example.metrics.height(ofLines: 1, scale: 1) + 12 == example.height)
      return
    }
    let size = example.metrics.labelSize(of: example.text, numberOfLines: 1, scale: scale)
    #expect(abs(size.width - example.width) < 0.0005)
    #expect(abs(size.height - example.height) < 0.0005)
  }

  @Test func anExactNumberOfPixelsDoesNotJumpUpByOne() {
    // An ideograph is exactly one em wide, 3.1 points are 6.2 pixels, 3.505 points are 7.01.
    let exact = TextMetrics(font: Font(size: 17))
    #expect(exact.labelSize(of: "写真", numberOfLines: 1, scale: 2).width == 34)
    let aHairMore = TextMetrics(font: Font(size: 3.505))
    #expect(aHairMore.labelSize(of: "写", numberOfLines: 1, scale: 2).width == 3.5)
    let more = TextMetrics(font: Font(size: 3.1))
    #expect(more.labelSize(of: "写", numberOfLines: 1, scale: 2).width == 3.5)
  }

  @Test(
    arguments: [
      ("写真", 2000.0), ("カメラ", 3000), ("ＡＢ", 2000), ("한국", 1800),
      // Cyrillic capitals and small letters, and letters that no estimate covers, are tracked by -26.
      ("Ж", 704), ("ж", 564), ("λ", 574),
      ("\u{200D}", 0), ("\u{301}", 0),
    ] as [(String, Double)])
  func charactersBeyondTheTableHaveTheirAverageWidth(text: String, perMille: Double) {
    let advance = TextMetrics(font: Font(size: 17)).advance(of: text)
    #expect(abs(advance - perMille * 0.017) < 0.0005)
  }

  @Test func aBulletIsHalfAnEmWide() {
    let advance = TextMetrics(font: Font(size: 17)).advance(of: "•")
    #expect(abs(advance - (500 - 26) * 0.017) < 0.0005)
  }

  @Test func eighteenPointsAreSetWiderFromIOS14On() {
    let (old, new) = (
      TextMetrics(font: Font(size: 18), era: .iOS11To13), TextMetrics(font: Font(size: 18))
    )
    #expect(abs(old.advance(of: "Label") - 43.93) <= 0.02)
    #expect(abs(new.advance(of: "Label") - 43.76) <= 0.02)
  }

  @Test func anEmojiIsOneCharacterHoweverItIsComposed() {
    let metrics = TextMetrics(font: Font(size: 17))
    let one = metrics.advance(of: "😀")
    #expect(abs(one - 17 * 1.35) < 0.0005)
    #expect(abs(TextMetrics(font: Font(size: 40)).advance(of: "😀") - 40 * 1.13) < 0.0005)
    for text in ["👨‍👩‍👧", "🇯🇵", "1️⃣", "❤️"] {
      #expect(metrics.advance(of: text) == one, "\(text)")
    }
  }

  @Test func anAccentAddsNothingToItsLetter() {
    let metrics = TextMetrics(font: Font(size: 17))
    #expect(metrics.advance(of: "e\u{301}") == metrics.advance(of: "e"))
  }

  @Test func heavierTextIsWider() {
    for size in [12.0, 30] {
      let widths = FontWeight.allCases.map {
        TextMetrics(font: Font(size: size, weight: $0)).advance(of: "Hamburgefonts")
      }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == widths.count)
    }
  }

  @Test func betweenTwoSizesTheSpacingIsInterpolated() {
    // The tracking of 17.5 points is the mean of -26 and -25 with half of the correction of 18 points;
    // a little of the display cut joins in.
    let metrics = TextMetrics(font: Font(size: 17.5))
    let text = 616.3
    let display = TextMetrics(font: Font(size: 40)).advance(of: "b") / 0.040 - 10 + 1.12
    let share = 0.5 / 9
    let expected = ((1 - share) * text + share * display - 25.5 + 2) * 0.0175
    #expect(abs(metrics.advance(of: "b") - expected) < 0.0005)
  }

  @Test func beforeIOS14TheCutChangesAtTwentyPointsAtOnce() {
    func perMille(_ size: Double) -> Double {
      TextMetrics(font: Font(size: size), era: .iOS11To13).advance(of: "b") * 1000 / size
    }
    #expect(abs(perMille(19) - perMille(19.9)) < 0.0005)
    #expect(abs(perMille(19.9) - perMille(20)) > 5)
  }

  @Test func sizesBeyondTheTableTakeItsEnds() {
    func perMille(_ size: Double) -> Double {
      TextMetrics(font: Font(size: size)).advance(of: "b") * 1000 / size
    }
    #expect(abs(perMille(4) - perMille(6)) < 0.0005)
    #expect(abs(perMille(150) - perMille(400)) < 0.0005)
  }

  @Test func textStylesHaveTheirDefaultSizes() {
    #expect(TextStyle.allCases.map(\.defaultSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(Font(.headline).weight == .semibold)
    #expect(Font(.body).size == 17 && Font(.body).textStyle == .body)
    for style in TextStyle.allCases { #expect(style.size(at: .large) == style.defaultSize) }
    #expect(Font(.body, at: .accessibilityExtraExtraExtraLarge).size == 53)
    #expect(Font(.caption1).weight == .regular)
  }
}

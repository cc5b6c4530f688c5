import AutoLayout
import Testing

@Suite struct TextMetricsWrappingTests {
  private let metrics = TextMetrics(font: Font(size: 17))

  private func lines(_ text: String, width: Double) -> [String] {
    metrics.lines(of: text, width: width).map(String.init)
  }

  @Test func aTextThatFitsStaysOnOneLine() {
    #expect(lines("one two three", width: 200) == ["one two three"])
    #expect(lines("one two three", width: .infinity) == ["one two three"])
  }

  @Test func aLineTakesAsManyWordsAsFit() {
    let width = metrics.advance(of: "one two")
    #expect(lines("one two three", width: width) == ["one two ", "three"])
    #expect(lines("one two three", width: width - 0.1) == ["one ", "two ", "three"])
  }

  @Test func theSpaceAtTheEndOfALineNeedNotFit() {
    let width = metrics.advance(of: "one")
    #expect(lines("one    two", width: width) == ["one    ", "two"])
    #expect(lines("one ", width: width) == ["one "])
  }

  @Test func aLineBreakEndsALine() {
    #expect(lines("one\ntwo\r\nthree", width: 200) == ["one", "two", "three"])
    #expect(lines("one\n\ntwo\n", width: 200) == ["one", "", "two", ""])
  }

  @Test func aLineMayBreakAfterAHyphen() {
    let width = metrics.advance(of: "well-")
    #expect(lines("well-kno", width: width) == ["well-", "kno"])
  }

  @Test func aWordWiderThanTheColumnBreaksAnywhere() {
    let width = metrics.advance(of: "aaaa")
    #expect(lines("aaaaaaaaaa", width: width) == ["aaaa", "aaaa", "aa"])
    #expect(lines("b aaaaaa", width: width) == ["b ", "aaaa", "aa"])
  }

  @Test func everyLineHasAtLeastOneCharacter() {
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("写真", width: -5) == ["写", "真"])
  }

  @Test func ideographsBreakBetweenAnyTwo() {
    #expect(lines("写真を撮る", width: 34) == ["写真", "を撮", "る"])
    #expect(lines("ab写真", width: metrics.advance(of: "ab写")) == ["ab写", "真"])
    #expect(lines("ab写", width: metrics.advance(of: "ab")) == ["ab", "写"])
  }

  @Test func theSpaceBeforeTheBreakCountsInTheWidthOfALine() {
    let metrics = TextMetrics(font: Font(size: 14), era: .iOS11To13)
    let text = "Currently we do not support authentication with passwords"
    let size = metrics.labelSize(of: text, numberOfLines: 0, width: 283, scale: 2)
    #expect(metrics.lines(of: text, width: 283).count == 2)
    #expect(size == Size(width: 282, height: 33.5))
  }

  @Test func aLabelIsNeverWiderThanItsColumn() {
    let size = metrics.labelSize(of: "one    two", numberOfLines: 0, width: 40, scale: 2)
    #expect(size.width == 40)
  }

  @Test func aLabelFitsIntoItsOwnWidth() {
    for text in ["Label", "Detail text", "写真 and text", "A-B", "Wednesday, 12:00"] {
      for size in stride(from: 8.0, through: 40, by: 0.37) {
        let metrics = TextMetrics(font: Font(size: size))
        for scale in [1.0, 2, 3] {
          let width = metrics.labelSize(of: text, numberOfLines: 1, scale: scale).width
          #expect(metrics.lines(of: text, width: width).count == 1, "\(text) in \(size)")
        }
      }
    }
  }

  @Test func theNumberOfLinesIsALimitAndOneMeansTheFirst() {
    let text = "one\nlonger line\nthree"
    func size(_ numberOfLines: Int) -> Size {
      metrics.labelSize(of: text, numberOfLines: numberOfLines, scale: 2)
    }
    #expect(size(1) == metrics.labelSize(of: "one", numberOfLines: 1, scale: 2))
    #expect(size(2) == Size(width: size(0).width, height: 41))
    #expect(size(0).height == 61)
    #expect(size(7) == size(0))
    #expect(size(0).width == metrics.labelSize(of: "longer line", numberOfLines: 1, scale: 2).width)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func linesAreTheTextCutIntoPieces(seed: UInt64) {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let alphabet = ["a", "W", " ", " ", "-", "写", "。", "😀", "é", "."]
    let text = (0..<next(80)).map { _ in alphabet[next(alphabet.count)] }.joined()
    let width = Double(next(200))
    let lines = lines(text, width: width)
    #expect(lines.joined() == text)
    for line in lines where line.count > 1 {
      let visible = line.reversed().drop { $0 == " " }.reversed()
      #expect(visible.count <= 1 || metrics.advance(of: String(visible)) <= width + 0.02)
    }
  }
}

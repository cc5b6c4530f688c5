import AutoLayout
import Interchange
import Testing

/// Files of an app beside its code.
@Suite struct ResourceFileTests {
  private static let gif = Array("GIF89a".utf8) + [44, 1, 90, 0, 0]
  /// With a segment before the header of its frame: 200 × 80.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + [0xFF, 0xC2, 0, 11, 8, 0, 80, 0, 200]

  @Test func aPictureSaysHowLargeItIs() throws {
    #expect(
      try #require(PictureSize(Self.gif)).inPoints(atScale: 3) == Size(width: 100, height: 30))
    #expect(
      try #require(PictureSize(Self.jpeg)).inPoints(atScale: 2) == Size(width: 100, height: 40))
  }

  @Test func whatIsCutOffOrEmptySaysNothing() {
    for picture in [Self.gif, Self.jpeg] {
      for count in 0..<picture.count - 1 {
        #expect(PictureSize(Array(picture.prefix(count))) == nil)
      }
    }
    #expect(PictureSize(Array("GIF89a".utf8) + [0, 0, 0, 0]) == nil)
    #expect(PictureSize(Array("%PDF /MediaBox [0 0 nan 1e999]".utf8)) == nil)
    #expect(PictureSize(Array("%PDF /MediaBox [[[".utf8)) == nil)
  }

  @Test func picturesOfASetLieBesideIt() throws {
    let set = try #require(
      ImageSet(
        Array(
          """
          {"images": [{"filename": "../../a.png"}, {"scale": "2x"}, {"filename": "b.png", "scale": "3x"}]}
          """.utf8)))
    #expect(set.pictures.map(\.file) == ["b.png"])
    #expect(set.pictures.map(\.scale) == [3])
    #expect(ImageSet(Array("{]".utf8)) == nil)
  }

  @Test func aCatalogueHasTheTextsOfItsOwnLanguage() {
    let catalog = """
      {"sourceLanguage": "ja", "strings": {
        "a": {"localizations": {
          "en": {"stringUnit": {"value": "Title"}}, "ja": {"stringUnit": {"value": "題"}}}},
        "b": {}}}
      """
    #expect(TextTable.catalog(Array(catalog.utf8)) == ["a": "題"])
  }

  @Test(arguments: ["", "(((((", "{a={a={", "<plist><array>", "[[[["])
  func damagedTablesHaveNoTexts(text: String) {
    #expect(TextTable.strings(Array(text.utf8)).isEmpty)
    #expect(TextTable.catalog(Array(text.utf8)).isEmpty)
  }
}
